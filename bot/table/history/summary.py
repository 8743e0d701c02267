"""What a finished match comes to, in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.matches.afterwards.summary import Summary
from bot.texts import Texts
from engines.kernel import Game, Result


def summed_up(
    game: Game[Any], summary: Summary, result: Result | None, names: Sequence[str], texts: Texts
) -> str:
    """Say what a finished match comes to, in the words of its game."""
    return " · ".join(_parts(game.prefix, summary, result, names, texts))


def _parts(
    prefix: str, summary: Summary, result: Result | None, names: Sequence[str], texts: Texts
) -> Iterator[str]:
    yield texts.say("summary-turns", turns=summary.turns)
    for seat, count in summary.blows:
        yield texts.say(f"{prefix}-summary-blows", names=names, seat=seat, count=count)
    if summary.best is not None:
        yield texts.say(f"{prefix}-summary-best", names=names, **summary.best._asdict())
    winners = result.winners if result else ()
    if summary.turned:
        yield texts.say("summary-turned", turn=summary.turned)
    elif summary.turned is not None:
        yield texts.say("summary-always", names=names, winners=list(winners))
