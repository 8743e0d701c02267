"""What is said of a table, in alt texts and on the text board: as exactly as asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.kernel.cards.wording import dashed
from render.magic.art.tints import letters
from render.magic.bars import counts
from render.magic.board_model import BoardModel, NobleModel, PieceModel, SideSeen, StackEntry
from render.magic.cards import Cards
from render.magic.strip_model import ShownSide
from render.magic.words import aim_word, beside, decides, entry_name, step_word, when, winners

FULL, SHORT = 5, 4
DETAILS = (FULL, SHORT, 3, 2, 1, 0)
"""How exactly a table can be told; the first telling for which there is room is taken."""
_LISTED = (1, 4, 8, 14)
"""So many permanents of a kind are named one by one in the short tellings."""
_STACKED = (1, 2, 3, 4)
_COLOURS = 63


def headline(seen: BoardModel, names: Sequence[str], cards: Cards) -> list[str]:
    """Say which game it is, how far it has come, and who decides."""
    say = cards.speech.say
    parts = [say("mn-picture-title")]
    if seen.game:
        parts.append(say("mn-picture-game-told", game=seen.game))
    if seen.is_over:
        return [*parts, winners(seen, names, cards.speech)]
    if seen.turn:
        parts.append(say("mn-picture-turn-told", turn=seen.turn))
        parts.append(
            say(
                "mn-picture-titled", title=when(seen, names, cards.speech), text=step_word(seen, cards.speech)
            )
        )
    else:
        parts.append(when(seen, names, cards.speech))
    asked = decides(seen, names, cards.speech)
    return [*parts, asked] if asked else parts


def stack(seen: BoardModel, names: Sequence[str], cards: Cards, detail: int) -> Iterator[str]:
    """Say what waits to resolve, what does so first before the rest."""
    shown = seen.stack if detail >= SHORT else seen.stack[: _STACKED[detail]]
    yield from (entry(one, names, cards) for one in shown)
    if len(seen.stack) > len(shown):
        yield f"+{len(seen.stack) - len(shown)}"
    if seen.waiting:
        yield cards.speech.say("mn-picture-waiting", count=seen.waiting)


def entry(one: StackEntry, names: Sequence[str], cards: Cards) -> str:
    """Say what waits, its number, whose it is, what was chosen, and what it aims at."""
    say = cards.speech.say
    told = say("mn-picture-entry", number=one.number, name=names[one.seat], card=entry_name(one, cards))
    chosen = [*beside(one, cards), *([say("mn-picture-resolving")] if one.resolving else [])]
    told += f" ({', '.join(chosen)})" if chosen else ""
    aims = ", ".join(aim_word(aim, names, cards) for aim in one.aims)
    return say("mn-picture-aimed", what=told, aim=aims) if aims else told


def holdings(seen: BoardModel, side: SideSeen, cards: Cards, detail: int) -> Iterator[str]:
    """Say what is counted of a player."""
    say = cards.speech.say
    yield say("mn-picture-life", life=side.life)
    if side.wins:
        yield say("mn-picture-wins", count=side.wins)
    for what, count in counts(side):
        if count or detail >= SHORT or what == "hand":
            yield say("mn-picture-pile", what=what, count=count)
    if side.pool:
        yield say("mn-picture-pool", mana=pool(side))
    if side.numbers:
        yield say("mn-picture-aimed-at", numbers=", ".join(map(str, side.numbers)))
    if not seen.turn and side.mulligans:
        yield say("mn-picture-mulligans", count=side.mulligans)
    if not seen.turn and side.kept:
        yield say("mn-picture-kept")
    told = noble(side.noble, cards)
    if told:
        yield told
    if not seen.stack and side.top and detail >= SHORT:
        yield say("mn-picture-on-top", card=cards.name(side.top))


def pool(side: SideSeen) -> str:
    """Return the mana of a pool, by its letters."""
    return " ".join(
        "/".join(letters(mask & _COLOURS)) + ("*" if mask > _COLOURS else "")
        for mask, count in side.pool
        for _ in range(min(count, 9))
    )


def noble(one: NobleModel, cards: Cards) -> str:
    """Say which Noble a player has, as far as it is known, and where it is."""
    say = cards.speech.say
    if one.place == "none":
        return ""
    name = cards.name(one.card) if one.card else ""
    told = say("mn-picture-noble-told", known="open" if one.open else "own" if name else "no", card=name)
    parts = [told] if one.place == "home" else [told, say("mn-picture-place", place=one.place)]
    parts += [say("mn-picture-tax", number=one.tax)] if one.tax else []
    return " ".join((parts[0], f"({', '.join(parts[1:])})")) if parts[1:] else parts[0]


def piece(one: PieceModel, cards: Cards, detail: int) -> str:
    """Say what a permanent is, or several, with its size and all that marks it."""
    say = cards.speech.say
    name = say("mn-picture-nth", card=cards.name(one.card), nth=one.nth)
    name += f" ×{one.many}" if one.many > 1 else ""
    told = f"{name} {one.power}/{one.toughness}" if one.is_creature else name
    marks = list(_marks(one, cards, detail))
    return f"{told} ({', '.join(marks)})" if marks else told


def _marks(one: PieceModel, cards: Cards, detail: int) -> Iterator[str]:
    say = cards.speech.say
    if one.role:
        yield f"{say('mn-picture-role', role=one.role)} {one.letters}".rstrip()
    if one.blocked:
        yield say("mn-picture-blocked")
    if one.many > 1 and 0 < one.ready < one.many:
        yield say("mn-picture-ready", count=one.ready)
    elif one.tapped:
        yield say("mn-picture-tapped")
    if one.sick and not one.tapped and detail >= SHORT:
        yield say("mn-picture-sick")
    if one.damage:
        yield say("mn-picture-damage", count=one.damage)
    for kind, count in one.counters:
        yield say("mn-picture-counters", count=count, counter=cards.definitions.counter(kind))
    if one.shields:
        yield say("mn-picture-shields", count=one.shields)
    if one.numbers:
        yield say("mn-picture-aimed-at", numbers=", ".join(map(str, one.numbers)))
    if one.noble:
        yield say("mn-picture-noble").lower()
    if one.lent and detail >= SHORT:
        yield say("mn-picture-lent")
    if one.by_hand and detail >= SHORT:
        yield say("mn-picture-by-hand")
    if one.under:
        yield say("mn-picture-really", card=cards.name(one.under))
    if detail == FULL:
        yield from (say("mn-keyword", keyword=dashed(word)) for word in one.keywords if _is_named(word))
    if one.tabs and detail >= SHORT:
        named = (say("mn-picture-nth", card=cards.name(tab.card), nth=tab.nth) for tab in one.tabs)
        yield say("mn-picture-with", what=", ".join(named))
    elif one.tabs:
        yield say("mn-picture-attached", count=len(one.tabs))


_PHRASES = frozenset(
    (
        "blocks_only_flying",
        "cant_attack",
        "cant_be_countered",
        "cant_block",
        "devoid",
        "doesnt_untap",
        "enters_tapped",
        "unblockable",
    )
)
"""Keywords that have no name, or say nothing of a permanent."""


def _is_named(word: str) -> bool:
    return word not in _PHRASES


def standing(side: ShownSide, cards: Cards) -> Iterator[str]:
    """Say how a player in a strip stands."""
    say = cards.speech.say
    yield say("mn-picture-life", life=side.life)
    yield say("mn-picture-pile", what="hand", count=side.hand)
    if side.mana:
        told = " ".join("/".join(letters(mask)) for mask, many in side.mana for _ in range(min(many, 9)))
        yield f"{say('mn-picture-mana')} {told}"
    if side.numbers:
        yield say("mn-picture-aimed-at", numbers=", ".join(map(str, side.numbers)))


def standing_there(side: ShownSide, cards: Cards, detail: int) -> str:
    """Say which permanents of a player a strip shows."""
    models = [one.model for one in side.pieces]
    shown = models if detail >= SHORT else models[: _LISTED[detail]]
    told = ", ".join(piece(one, cards, detail) for one in shown)
    more = sum(one.many for one in models) - sum(one.many for one in shown)
    return told + (f" +{more}" if more else "")


def control(side: SideSeen, cards: Cards, detail: int) -> Iterator[str]:
    """Say what a player controls: creatures, others, lands."""
    say = cards.speech.say
    for what, pieces in (("creatures", side.creatures), ("others", side.others), ("lands", side.lands)):
        if not pieces:
            continue
        if what == "lands":
            told = ", ".join(_land(one, cards) for one in pieces) if detail else _total(pieces)
        else:
            shown = pieces if detail >= SHORT else pieces[: _LISTED[detail]]
            told = ", ".join(piece(one, cards, detail) for one in shown)
            more = sum(one.many for one in pieces) - sum(one.many for one in shown)
            told += f" +{more}" if more else ""
        yield say("mn-picture-controls", kind=what, what=told)


def _land(one: PieceModel, cards: Cards) -> str:
    """Say how many lands of a name there are, and how many are ready."""
    name = cards.name(one.card)
    return cards.speech.say("mn-picture-land", card=name, count=one.many, ready=one.ready)


def _total(pieces: Sequence[PieceModel]) -> str:
    return f"{sum(one.ready for one in pieces)}/{sum(one.many for one in pieces)}"
