"""What a server asks the lab to play, made into a run. Runs in a worker: packs are strangers' work."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, cast

from bot.decks.library import read_shelf
from bot.decks.reading import collection_of
from bot.lab.setup import RunSetup
from bot.store import PackMark
from bot.texts import texts_in
from bot.texts.sanitising import harmless
from engines.kernel import Game, Level, ReadyMade, Say
from engines.kernel.cards.decks import folded
from engines.kernel.cards.packs import Name, Pack
from engines.registry import GAMES

MOST_DECKS = 12
"""Decks that meet in one run: each meets each."""


class RunWish(NamedTuple):
    """What somebody wants to be played."""

    game: str
    seed: str
    level: Level
    matches: int
    pack: str | None = None
    """The pack whose decks meet the ready-made ones; None is all that there are."""
    decks: tuple[str, ...] = ()
    """Names or ids of ready-made decks; none is all."""
    worth: str | None = None
    """The deck that is also played without each of its cards."""
    confirm: Level | None = None
    propose: bool = False
    """Whether other numbers are looked for, by which unfair decks would be fair."""


class Prepared(NamedTuple):
    """A run that may begin."""

    setup: str
    cards: str
    packs: tuple[PackMark, ...]


def prepare(wish: RunWish, contents: Sequence[str]) -> Prepared | Say:
    """Return the run that somebody wants, or why it cannot be played; `contents` are the server's packs."""
    game = GAMES[wish.game]
    if game.collection is None:
        name = Name(en=texts_in("en").game(game.id), fr=texts_in("fr").game(game.id))
        return _prepared(wish, (), {"standard": None}, {"standard": name}, ())
    packs = read_shelf(game.id, contents).packs
    found = _chosen(game, packs, wish)
    if isinstance(found, Say):
        return found
    if len(found) > MOST_DECKS:
        return Say("error-too-many-lab-decks", {"most": MOST_DECKS})
    collection, options = collection_of(game), game.options()
    for ready in found.values():
        if faults := collection.faults(ready.deck, options, packs):
            reason = harmless(faults[0].reason)
            return Say("error-illegal-lab-deck", {"deck": ready.name, "reason": reason})
    worth: tuple[str, ...] = ()
    if wish.worth is not None:
        named = _named(found, wish.worth)
        if named is None:
            return _unknown(wish.worth, found)
        worth = (named,)
    decks = {key: ready.deck for key, ready in found.items()}
    return _prepared(wish, packs, decks, _told_apart(found), worth)


def _chosen(game: Game[Any], packs: Sequence[Pack], wish: RunWish) -> Mapping[str, ReadyMade] | Say:
    """Return the decks that meet, by their ids."""
    collection = collection_of(game)
    ready = collection.ready_made(packs)
    if wish.decks:
        named = {word: _named(ready, word) for word in wish.decks}
        if unknown := [word for word, key in named.items() if key is None]:
            return _unknown(unknown[0], ready)
        return {key: ready[key] for key in named.values() if key is not None}
    if wish.pack is None:
        return ready
    others = [pack for pack in packs if pack.id != wish.pack]
    own = ready.keys() - collection.ready_made(others).keys()
    if not own:
        return Say("error-no-lab-pack", {"name": wish.pack})
    wanted = own | collection.ready_made(()).keys()
    return {key: each for key, each in ready.items() if key in wanted}


def _named(ready: Mapping[str, ReadyMade], word: str) -> str | None:
    """Return the id of the deck that a word names."""
    if word in ready:
        return word
    wanted = folded(word)
    return next(
        (key for key, each in ready.items() if wanted in (folded(each.name.en), folded(each.name.fr))), None
    )


def _unknown(word: str, ready: Mapping[str, ReadyMade]) -> Say:
    names = [each.name for each in ready.values()]
    return Say("error-no-lab-deck", {"name": word, "decks": names[:MOST_DECKS]})


def _told_apart(ready: Mapping[str, ReadyMade]) -> dict[str, Name]:
    """Return the names of decks; one that another deck has too gets a number."""
    taken: set[str] = set()
    found: dict[str, Name] = {}
    for key, each in ready.items():
        name, number = each.name, 1
        while name.en in taken or name.fr in taken:
            number += 1
            name = Name(en=_numbered(each.name.en, number), fr=_numbered(each.name.fr, number))
        taken |= {name.en, name.fr}
        found[key] = name
    return found


def _numbered(name: str, number: int) -> str:
    end = f" ({number})"
    return f"{name[: 60 - len(end)]}{end}"


def _prepared(
    wish: RunWish,
    packs: Sequence[Pack],
    decks: Mapping[str, Any],
    names: Mapping[str, Name],
    worth: tuple[str, ...],
) -> Prepared:
    setup = RunSetup(
        game=wish.game,
        rules=GAMES[wish.game].rules_version,
        packs=tuple(pack.model_dump(mode="json", by_alias=True) for pack in packs),
        decks=dict(decks),
        names=dict(names),
        level=wish.level,
        seed=wish.seed,
        matches=wish.matches,
        worth=worth,
        confirm=wish.confirm,
        propose=wish.propose and GAMES[wish.game].collection is not None,
    )
    arena = setup.arena()
    cards = json.dumps({deck: list(arena.cards(deck)) for deck in decks})
    return Prepared(setup.model_dump_json(), cards, tuple(map(_mark, setup.packs, packs)))


def _mark(content: Mapping[str, Any], pack: Pack) -> PackMark:
    return PackMark(pack.id, pack.version, pack.name, digest_of(content))


def digest_of(content: Mapping[str, Any]) -> str:
    """Return a hash of a pack's cards; pictures change nothing that is played."""
    return blake2b(json.dumps(_bare(content), sort_keys=True).encode(), digest_size=9).hexdigest()


def _bare(content: Any) -> Any:
    if isinstance(content, dict):
        fields = cast("dict[str, Any]", content)
        return {key: _bare(value) for key, value in fields.items() if key != "picture"}
    return [*map(_bare, cast("list[Any]", content))] if isinstance(content, list) else content


def marks(game_id: str, contents: Sequence[str]) -> tuple[PackMark, ...]:
    """Return a server's packs as they are now, to be compared with those of a run."""
    found = read_shelf(game_id, contents).packs
    return tuple(_mark(pack.model_dump(mode="json", by_alias=True), pack) for pack in found)
