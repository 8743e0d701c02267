"""The pace of the games: what easy players are asked, and what their deeds and turns cost in presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from engines.registry import GAMES
from tests.rigs.measuring.figure import Figure, Size
from tests.rigs.measuring.pressing import Press, played

SOUL_FORGER, MAGIC = GAMES["soul_forger"], GAMES["magic"]
ASKED_OTHERS, ASKED_TURN, CLICKS = 1.5, 1, 9
"""The bars: what each opponent is asked with a choice in a turn, and the turn player beyond their own moves;
the controls that they use in a turn of their own."""
CHOICES = 5
"""The bar of Magic: questions with a choice that a seat is asked in a turn."""
LOOK = 3
"""Milliseconds that what a panel offers may take."""


class Pace(NamedTuple):
    """What counts as a deed in a game, and what it may cost."""

    deed: Callable[[Press], str]
    """Return the deed that a press begins, by its name; empty where it is none."""
    follow: frozenset[str]
    """Kinds of questions that belong to the deed before them."""
    deeds: dict[str, float]
    """The bars, by name."""
    turn: float
    """The bar of an own turn."""


def _dueling_nobles(press: Press) -> str:
    return "a duel" if press.kinds[0] == "announce_noble" and press.answers[0] != "no_duel" else ""


def _noxtalia(press: Press) -> str:
    match press.kinds[0], press.answers[0]:
        case "combat", "attack" | "spirit":
            return "an attack"
        case "may", _:
            return "a yes or no"
        case "defend" | "ally_defend", _:
            return "a defence"
        case _:
            return ""


def _neo_noble(press: Press) -> str:
    match press.kinds[0], press.answers[0]:
        case "harvest" | "channel" | "focus", _:
            return "the beginning of a turn"
        case "action", "summon":
            return "a summon with its lane"
        case "action", "attack":
            return "an attack"
        case "react", "block":
            return "a Block"
        case _:
            return ""


def _soul_forger(press: Press) -> str:
    kind, (first, *then) = press.kinds[0], press.answers
    verb, _, what = str(first).partition(":")
    if kind == "attack" and verb[1:].isdigit():
        return "an attack"
    if kind != "main":
        return ""
    if verb == "combat" and then:
        return "an attack"
    return {"summon": "a summon", "set": "a card set face down"}.get(verb, "something else") if what else ""


def _magic(press: Press) -> str:
    kind, first = press.kinds[0], press.answers[0]
    if kind in ("attackers", "blockers"):
        return {"attackers": "attackers", "blockers": "blocks"}[kind] if any(first) else ""  # pyright: ignore[reportArgumentType]: each goes somewhere
    if kind not in ("main", "priority"):
        return ""
    verb, _, _ = str(first).partition(":")
    return {"land": "a land", "use": "an ability", "cast": "a spell", "noble": "a spell"}.get(verb, "")


PACES = {
    "dueling_nobles": Pace(
        _dueling_nobles, frozenset({"announce_target", "attacker_cards"}), {"a duel": 3}, 4
    ),
    "noxtalia": Pace(
        _noxtalia,
        frozenset({"attack_card", "attack_spirit", "attack_target"}),
        {"an attack": 2, "a yes or no": 1, "a defence": 1},
        8,
    ),
    "neo_noble": Pace(
        _neo_noble,
        frozenset({"channel", "focus", "summon", "mode", "lane", "souls", "attack", "block"}),
        {"the beginning of a turn": 1, "a summon with its lane": 2, "an attack": 2, "a Block": 2},
        7,
    ),
    "soul_forger": Pace(
        _soul_forger,
        frozenset({"alternative", "target", "aim", "replace", "pay", "attack"}),
        {"a summon": 2, "an attack": 2, "something paid for": 2, "a card set face down": 2},
        9,
    ),
    "magic": Pace(
        _magic,
        frozenset({"modes", "kick", "x", "lives", "aim", "divide", "color"}),
        {"a land": 2, "a spell": 2, "an ability": 2, "attackers": 3, "blocks": 3},
        5,
    ),
}
PAID = "pay"
"""The kind of question by which a deed becomes one that is paid for."""


class Deed(NamedTuple):
    """A deed, and the presses for it."""

    name: str
    presses: tuple[Press, ...]


def measure(size: Size) -> Iterator[Figure]:
    """Measure each game between two, and what is asked in Soul-Forger between two, three and four."""
    for game in GAMES.values():
        matches = [[*played(game, 2, f"pace {number}")] for number in range(size.paces)]
        yield from _deeds(game.id, matches)
        yield _look(game.id, matches)
        if game is SOUL_FORGER:
            yield from _questions(2, matches)
        if game is MAGIC:
            yield from _choices(matches)
    for seats in SOUL_FORGER.seats[1:]:
        yield from _questions(
            seats, [[*played(SOUL_FORGER, seats, f"pace {number}")] for number in range(size.paces)]
        )


def _deeds(game: str, matches: Sequence[Sequence[Press]]) -> Iterator[Figure]:
    """Yield what each deed costs, and an own turn."""
    pace = PACES[game]
    deeds = [deed for presses in matches for deed in deeds_of(pace, presses)]
    turns = [Deed("an own turn", turn) for presses in matches for turn in _own_turns(presses)]
    for name, bar in {**pace.deeds, "an own turn": pace.turn}.items():
        found = [deed.presses for deed in (*deeds, *turns) if deed.name == name]
        if found:
            yield Figure(
                f"pace: {game}: presses for {name}",
                sum(press.cost for presses in found for press in presses) / len(found), "presses",
                sum(len(press.answers) for presses in found for press in presses) / len(found), "answers",
                bar,
            )  # fmt: skip


def _look(game: str, matches: Sequence[Sequence[Press]]) -> Figure:
    """Return how long it takes to find what a panel offers."""
    alone, led = zip(*(press.looked for presses in matches for press in presses), strict=True)
    name = f"pace: {game}: all that one press can answer, p50"
    return Figure(name, median(led), "ms", median(alone), "the question alone", LOOK)


def deeds_of(pace: Pace, presses: Sequence[Press]) -> Iterator[Deed]:
    """Yield the deeds of a match with all that was pressed for them."""
    begun: dict[int, Deed] = {}
    for press in presses:
        deed = begun.pop(press.seat, None)
        name = pace.deed(press)
        if deed is not None and press.kinds[0] in pace.follow and name in ("", deed.name):
            begun[press.seat] = deed._replace(presses=(*deed.presses, press))
            continue
        if deed is not None:
            yield _named(deed)
        if name:
            begun[press.seat] = Deed(name, (press,))
    yield from map(_named, begun.values())


def _named(deed: Deed) -> Deed:
    """Return the deed by the name that it deserves at its end."""
    paid = any(PAID in press.kinds for press in deed.presses)
    return deed._replace(name="something paid for") if paid else deed


def _own_turns(presses: Sequence[Press]) -> Iterator[tuple[Press, ...]]:
    """Yield what is pressed in each turn by whose turn it is."""
    for turn in dict.fromkeys(press.turn for press in presses):
        yield tuple(press for press in presses if press.turn == turn and press.own)


def _choices(matches: Sequence[Sequence[Press]]) -> Iterator[Figure]:
    """Yield how many questions of Magic a seat is asked in a turn, its own and the other's."""
    turns = sum(len({press.turn for press in presses}) for presses in matches)
    for own, whose in ((True, "whose turn it is"), (False, "the other")):
        asked = [press for presses in matches for press in presses if press.own is own]
        yield Figure(
            f"pace: magic: asked with a choice a turn, {whose}",
            sum(press.choices > 1 for press in asked) / turns, "questions",
            len(asked) / turns, "with those where there is none", CHOICES,
        )  # fmt: skip


def _questions(seats: int, matches: Sequence[Sequence[Press]]) -> Iterator[Figure]:
    """Yield how often people are asked in a turn of Soul-Forger, and what their own moves take."""
    counted: Counter[str] = Counter()
    for presses in matches:
        begins = {press.turn: press for press in reversed(presses)}
        counted["turns"] += len(begins)
        counted["chances"] += sum(press.rivals for press in begins.values())
        for press in presses:
            if press.own and press.kinds[0] != "window":
                counted["clicks"] += len(press.used)
                counted["moves"] += len(press.answers)
            else:
                whose = "own" if press.own else "others"
                counted[whose] += 1
                counted[f"{whose} choose"] += press.choices > 1
    turns, chances = counted["turns"], counted["chances"]
    name = f"pace: soul_forger, {seats} seats:"
    yield Figure(
        f"{name} asked with a choice a turn, each opponent",
        counted["others choose"] / chances, "questions",
        counted["others"] / chances, "with those who can only pass", ASKED_OTHERS,
    )  # fmt: skip
    yield Figure(
        f"{name} asked with a choice a turn, the turn player beyond own moves",
        counted["own choose"] / turns, "questions",
        counted["own"] / turns, "with those where he can only pass", ASKED_TURN,
    )  # fmt: skip
    yield Figure(
        f"{name} clicks of an own turn",
        counted["clicks"] / turns, "clicks", counted["moves"] / turns, "answers", CLICKS,
    )  # fmt: skip
