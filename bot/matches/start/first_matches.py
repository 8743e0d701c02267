"""A newcomer's first match: prepared decks, a hand that is good, a gentle computer.

Its seed comes from a published list, so anybody can deal it again; nothing about it is secret, and it is not
rated, as no match against a computer is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from pydantic import BaseModel, ConfigDict, TypeAdapter

from bot.matches.start.challenges import Invitation, Person
from bot.store import MatchRow
from engines.kernel import Deck, Level, commitment
from engines.kernel.state.yaml_file import read_yaml
from engines.registry import GAMES

LEARNER = 0
"""The newcomer's seat."""
LEVEL: Level = "gentle"


class FirstMatches(BaseModel):
    """The first matches of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    decks: tuple[str, ...] = ()
    """The ready-made decks of the newcomer and of the computer, where the game has decks."""
    seeds: tuple[int, ...]
    """The numbers of the published seeds."""


@cache
def first_matches() -> Mapping[str, FirstMatches]:
    """Return the first matches by game."""
    written, _ = read_yaml(Path(__file__).with_suffix(".yaml").read_bytes())
    return TypeAdapter(dict[str, FirstMatches]).validate_python(written)


def seed_of(game: str, number: int) -> str:
    """Return a published seed."""
    return f"first {game} {number}"


def number_of(game: str, seed: str) -> int | None:
    """Return the number of a published seed; None for every other one."""
    listed = first_matches().get(game)
    return next((each for each in listed.seeds if seed_of(game, each) == seed), None) if listed else None


def is_first(row: MatchRow) -> bool:
    """Tell whether a match began as somebody's first one."""
    published = row.commitment == commitment(row.seed) and row.continued_from is None
    return published and number_of(row.game, row.seed) is not None


def first_match(
    game: str, who: Person, press: int, guild_id: int, channel_id: int, locale: str
) -> Invitation:
    """Return the invitation to somebody's first match; the number of their press chooses among the seeds."""
    listed, played = first_matches()[game], GAMES[game]
    own, lent = dict[int, Deck](), list[Deck]()
    if played.collection is not None:
        ready = played.collection.ready_made([])
        mine, its = (ready[deck].deck for deck in listed.decks)
        own, lent = {who.id: mine}, [its]
    return Invitation(
        game=played,
        options=played.options(),
        clock="relaxed",
        challenger=who,
        level=LEVEL,
        decks=own,
        lent=lent,
        guild_id=guild_id,
        channel_id=channel_id,
        locale=locale,
        challenger_seat=LEARNER,
        seed=seed_of(game, Random(press).choice(listed.seeds)),
    )
