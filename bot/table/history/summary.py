"""What a finished match comes to, in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.matches.postgame.summary import Summary
from bot.texts import Texts
from engines.kernel import Game, Result


def summed_up(
    game: Game[Any], summary: Summary, result: Result | None, names: Sequence[str], texts: Texts
) -> str:
    """Say what a finished match comes to, in the words of its game."""
    return " · ".join(said for _, said in _parts(game.prefix, summary, result, names, texts))


def figures_of(
    game: Game[Any], summary: Summary, result: Result | None, names: Sequence[str], texts: Texts
) -> tuple[str, ...]:
    """Say in a few words each how long a match took, what did most in it and when it turned."""
    parts = dict(_parts(game.prefix, summary, result, names, texts))
    return tuple(parts[each] for each in ("turns", "best", "turned") if each in parts)


def _parts(
    prefix: str, summary: Summary, result: Result | None, names: Sequence[str], texts: Texts
) -> Iterator[tuple[str, str]]:
    """Yield what there is to say, each with its kind."""
    yield "turns", texts.say("summary-turns", turns=summary.turns)
    for seat, count in summary.blows:
        yield "blows", texts.say(f"{prefix}-summary-blows", names=names, seat=seat, count=count)
    if summary.best is not None:
        yield "best", texts.say(f"{prefix}-summary-best", names=names, **summary.best._asdict())
    winners = result.winners if result else ()
    if summary.turned:
        yield "turned", texts.say("summary-turned", turn=summary.turned)
    elif summary.turned is not None:
        yield "turned", texts.say("summary-always", names=names, winners=list(winners))
