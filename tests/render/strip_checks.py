"""What must hold of the strips of every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Match, Options
from engines.kernel.match.game import Game
from engines.kernel.state.dice import Dice
from render import THEMES, artist
from render.shared.strip import HIGH, SMALLEST, WAITS, WIDE, Strip
from render.shared.telling import ALT_LIMIT
from tests.engines import conformance
from tests.render.letters import Written, check_letters
from tests.render.room import Line, check_room

_MOMENTS = 14
"""So many of a match are looked at."""


def strip_of(match: Match[Any], seat: int) -> Strip:
    """Return the strip of a seat as its panel asks for it: with all that its answers name."""
    decision = next((one for one in match.decisions if one.seat == seat), None)
    if decision is None:
        return Strip(match.view(seat), WAITS if match.result is None else None)
    named = {option.card for option in match.prompt(seat).options if option.card and option.refused is None}
    return Strip(match.view(seat), decision.kind, frozenset(named))


def check_strip(
    strip: Strip, names: Sequence[str], lines: list[Line], letters: list[Written], look: int = 0
) -> None:
    """Check that a strip can be read: its size, its letters, their room, its words."""
    lines.clear()
    letters.clear()
    speech, drawing = texts_in(LOCALES[look % 2]), artist(strip.view.game)
    image = drawing.draw_strip(strip, names, speech, THEMES[look % len(THEMES)])
    assert image.width == WIDE
    assert image.height <= HIGH
    check_room(lines, image.height)
    if letters:  # nobles to choose from have nothing written beside them
        check_letters(letters)
    assert [line for line in letters if line.size < SMALLEST] == []
    assert 0 < len(drawing.strip_alt(strip, names, speech)) <= ALT_LIMIT


def check_match(
    game: Game[Any],
    options: Options,
    seats: int,
    number: int,
    names: Sequence[str],
    lines: list[Line],
    letters: list[Written],
    *,
    every: int = 9,
) -> None:
    """Check the strips of a random match: they can be read, and nothing hidden is on them.

    Not every position is drawn, and not until the end: that would take long.
    """
    moments = islice(conformance.random_match(game, options, seats, number), _MOMENTS * every)
    for match, _ in islice(moments, 0, None, every):
        place = match.serial
        for seat in {place % seats, *(decision.seat for decision in match.decisions)}:
            check_strip(strip_of(match, seat), names, lines, letters, place)
            _check_secrecy(match, seat, number)


def _check_secrecy(match: Match[Any], seat: int, number: int) -> None:
    """Check that with other things hidden the strip says the same."""
    observation = match.observation(seat)
    if match.result is not None or any(answer is None for _, answer in observation.since):
        return
    imagined: Match[Any] = Match.imagine(match.game, observation, Dice(f"other-{number}"))
    facts = artist(match.game.id).strip_facts
    if not match.must_press_on(seat):
        assert facts(strip_of(imagined, seat)) == facts(strip_of(match, seat))


def check_facts(game: Game[Any], options: Options, names: Sequence[str], enough: int = 6) -> None:
    """Check that strips with the same facts are the same picture and the same words, and that they change."""
    match, chance, drawing = Match(game, options, 2, "strips"), Random(3), artist(game.id)
    seen: dict[object, tuple[bytes, str]] = {}
    again, speech = 0, texts_in("en")
    while match.decisions and match.serial < 24:
        for seat in (0, 1):
            strip = strip_of(match, seat)
            key = seat, drawing.strip_facts(strip)
            shown = drawing.draw_strip(strip, names, speech, "dark").tobytes()
            told = drawing.strip_alt(strip, names, speech)
            again += key in seen
            assert seen.setdefault(key, (shown, told)) == (shown, told)
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    assert again >= enough, "a strip stays while the other plays"
    assert len(set(seen.values())) >= enough, "and strips change"


def check_spectator(strip: Strip, names: Sequence[str]) -> None:
    """Check that a spectator has no strip."""
    drawing, watching = artist(strip.view.game), strip.view.model_copy(update={"seat": None})
    with pytest.raises(ValueError, match="spectator"):
        drawing.strip_facts(strip._replace(view=watching))
    with pytest.raises(ValueError, match="spectator"):
        drawing.draw_strip(strip._replace(view=watching), names, texts_in("en"), "dark")
