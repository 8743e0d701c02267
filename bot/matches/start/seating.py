"""What a match begins with: the commitment to its dice, what they are made of, options with decks put in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.decks.library import Library
from bot.errors import DeckRefused, DecksClash
from bot.matches.options import options_of
from bot.store import MatchRow, SeatRow
from engines.kernel import Deck, Dice, Game, Options, Origin, commitment
from engines.kernel.cards.collection import Collection
from engines.kernel.state.dice import derived
from engines.registry import GAMES


def promised(game: Game[Any], seed: str, code: str, options: Mapping[str, Any]) -> Origin:
    """Return what is known of a match's dice, by the host alone, when its commitment is published."""
    return Origin(server_seed=seed, code=code, game=game.id, rules=game.rules_version, options=dict(options))


def promise(game: Game[Any], seed: str, options: Mapping[str, Any]) -> Callable[[str], str]:
    """Return what makes, from a match's code, what is published of its dice."""
    return lambda code: promised(game, seed, code, options).promise()


def published(seed: str) -> Callable[[str], str]:
    """Return what makes what is published of dice that come from a published seed alone."""
    return lambda _: commitment(seed)


def origin_of(
    row: MatchRow, seats: list[SeatRow], message: int | None = None, *, draw: bool = True
) -> Origin | None:
    """Return what the match's seed is made of, seats drawn where the rules say so.

    `message` is the number of the message that showed the commitment, where that counts. None for a challenge
    whose commitment was made of the seed alone: a published one, or one of before players added to it.
    """
    if row.commitment == commitment(row.seed):
        return None
    options = dict(row.options)
    origin = Origin(
        server_seed=row.seed,
        code=row.code,
        game=row.game,
        rules=row.rules_version,
        options=options,
        nonces=tuple(seat.nonce for seat in seats),
        seals=tuple(seat.seal for seat in seats) if any(seat.seal for seat in seats) else (),
        message=str(message or ""),
    )
    game = GAMES[row.game]
    if not draw or not game.draws_seats(len(seats), game.options.model_validate(options)):
        return origin
    return origin.model_copy(update={"order": origin.drawn()})


async def with_decks(
    library: Library, row: MatchRow, seats: list[SeatRow], origin: Origin | None
) -> tuple[Options, list[SeatRow]]:
    """Return the match's options with all decks put in, and the seats with what computers have drawn.

    Raises DeckRefused or DecksClash.
    """
    game = GAMES[row.game]
    options = options_of(row)
    if game.collection is None:
        return options, seats
    packs = (await library.shelf(row.guild_id, game)).packs
    brought = [seat.deck for seat in seats]
    computers = any(seat.level is not None for seat in seats)
    collection = await library.collection(game, brought, computers=computers)
    for seat in seats:
        if seat.deck is not None and collection.faults(seat.deck, options, packs):
            raise DeckRefused(who=seat.name, deck=seat.deck.name)
    if collection.clashes(brought, options):
        raise DecksClash
    if game.wants_decks(options):
        brought = _with_computers(collection, options, packs, seats, origin.seed() if origin else row.seed)
        seats = [replace(seat, deck=deck) for seat, deck in zip(seats, brought, strict=True)]
    return collection.seated(options, brought, packs), seats


def _with_computers(
    collection: Collection[Any], options: Options, packs: Sequence[Any], seats: Sequence[SeatRow], seed: str
) -> list[Deck | None]:
    """Return all decks by seat; computers play ready-made ones that nobody has, while there are such."""
    ready = [each.deck for each in collection.ready_made(packs).values()]
    Dice(derived(seed, "decks")).shuffle(ready)
    decks = [seat.deck for seat in seats]

    def is_free(deck: Deck) -> bool:
        taken = any(other is not None and other.sections == deck.sections for other in decks)
        return not (
            taken or collection.faults(deck, options, packs) or collection.clashes([*decks, deck], options)
        )

    for place, seat in enumerate(seats):
        if seat.level is not None and decks[place] is None:
            decks[place] = next(filter(is_free, ready), None)
    return decks
