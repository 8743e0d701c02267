"""Each rule of the reader in a scene: its text is read, printed back, compiled, and played as it says."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.magic.cards.reading.card import read_card
from engines.magic.cards.words.keywords import KEYWORDS, LONGER, PHRASED
from tests.engines.magic.cards.real.played import DRAWN, Scene, scenes
from tests.engines.magic.cards.real.rules import every_rule, rules_that_read
from tests.engines.magic.cards.real.scene import text
from tests.engines.magic.cards.real.stage import Play, exact

EVERY = scenes()


@pytest.mark.parametrize("scene", EVERY, ids=[each.name for each in EVERY])
def test_a_card_does_what_its_text_says(scene: Scene) -> None:
    play = Play(exact(scene.of, scene.text), scene.setup)
    for step in scene.steps:
        play.does(step)
    if scene.aims is not None:
        assert play.aims() == scene.aims
    elif scene.draws is not None:
        assert (DRAWN in play.comes()) is scene.draws
    else:
        assert play.comes() == Counter(scene.comes)


# No rule without a scene


def test_every_rule_has_a_scene() -> None:
    with rules_that_read() as seen:
        for scene in EVERY:
            read_card(scene.of, text(scene.text))
    assert every_rule() - seen == set()


def test_every_keyword_has_a_scene() -> None:
    held = [word for scene in EVERY for word in exact(scene.of, scene.text).keywords]
    words = {word for word in held if isinstance(word, str)}
    assert KEYWORDS.keys() | PHRASED.keys() == words
    assert LONGER.keys() <= set(map(type, held))
