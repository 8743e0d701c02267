"""What the last change was done to is marked, by a ring and a sign, until the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import Match
from render import artist
from tests.engines.dueling_nobles import scenes as court
from tests.engines.magic.scenes import Duel, side
from tests.engines.neo_noble.language import act as deed
from tests.engines.neo_noble.language import manifest
from tests.engines.neo_noble.scenes import scene as limbo
from tests.engines.noxtalia.pack import act, chosen
from tests.engines.noxtalia.scenes import used
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.scenes import YOU, lies
from tests.render.colours import seen_apart

NAMES = ("Anne", "Ben")
SIGN = 300
"""So many pixels of a sign and a ring are seen without their colours."""
_THEIRS = {"pick": "all", "whose": "opposing", "is": {"type": "creature"}}


def _burnt() -> Match[Any]:
    return Duel(side(["bolt"], lands="R"), side(board=["ox"])).casts("bolt", "ox").resolves().match


def _blocked() -> Match[Any]:
    fight = limbo(left="bear", your_right="moth", your_hand="fox wolf", souls=2).attacks("left")
    return fight.do("block", ("fox",)).match


SCENES: dict[str, tuple[Callable[[], Match[Any]], tuple[str, ...]]] = {
    "a Spirit is healed": (
        lambda: used(act("heal", who=chosen("ally", wounded=True), value=3), pv={"0:1": 12}).match,
        ("0:1",),
    ),
    "a creature is hurt by a card": (
        lambda: (
            play(does({"action": "damage", "who": _THEIRS, "number": 1}), lies("ox", YOU), lies("bear")).match
        ),
        ("p1",),
    ),
    "a creature is burnt": (_burnt, ("o2",)),
    "a Spirit is summoned": (
        lambda: limbo(hand="fox", souls=1).summons("fox", "left").match,
        ("player:0", "s1"),
    ),
    "Souls are gained": (lambda: manifest(deed("gain_souls", number=2)).match, ("player:0",)),
    "a card is reaped": (lambda: manifest(deed("reap_top", who="opponent")).match, ("player:1",)),
    "an attack is blocked": (_blocked, ("player:0", "1:2")),
    "a noble is healed": (
        lambda: court.scene("Q♥*1 J♦", hand="4♥").do("heart", "4♥", "Q♥").match,
        ("QH",),
    ),
    "a noble is boosted": (lambda: court.scene("Q♥ J♦", hand="2♠").do("boost", "2♠", "J♦").match, ("JD",)),
    "resources are spent, a noble joins": (
        lambda: court.scene("Q♥", resources=4, noble_deck="K♣ Q♠").do("spend:0:1").match,
        ("player:0", "KC"),
    ),
}


@pytest.mark.parametrize(("scene", "keys"), SCENES.values(), ids=SCENES)
@pytest.mark.parametrize("theme", ["dark", "light", "colour_blind"])
def test_what_the_last_change_was_done_to_is_seen(
    scene: Callable[[], Match[Any]], keys: tuple[str, ...], theme: str
) -> None:
    match = scene()
    plain, drawing, say = match.view(None), artist(match.game.id), texts_in("en")
    view = plain.after(match.events)
    assert view.touched == keys
    assert drawing.board_facts(view) != drawing.board_facts(plain), "the picture is drawn anew"
    marked, bare = (drawing.draw_board(each, NAMES, say, theme) for each in (view, plain))
    assert seen_apart(marked, bare) >= SIGN


def test_a_change_of_nothing_that_lies_there_marks_nothing() -> None:
    match = play(does({**GAIN, "who": "you", "number": 3})).match
    plain = match.view(None)
    assert plain.after(match.events) is plain
