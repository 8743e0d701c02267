"""Whether who may block is as printed, and what spells cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from bot.texts import texts_in
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.reading import ME, OTHER, SPELL, NotRead, Thing, kind
from tests.engines.magic.cards.seen import Seen, printed
from tests.engines.magic.cards.shapes import KINDS, WHOSE, Looked, is_refused
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import creature, life, permanent, spell
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape

DEFINITIONS = Definitions()
MINE = "mine"
SAMPLE = 34
"""Of so many limits a sample takes one."""
_GOLEM = permanent("golem", "3", "artifact")
_GOLEM |= {"types": {"card": ["artifact", "creature"], "sub": []}, "pt": [3, 3]}
_MORE = (*CAST, _GOLEM)


def _words(card: dict[str, Any]) -> str:
    lines = rules_text(CardModel.model_validate(card), DEFINITIONS)
    return texts_in("en").tell(lines[-1]).removesuffix(".")


# Who may block


def every_evasion() -> Iterator[Shape]:
    """Yield what says who may not block, or who alone may."""
    for wanted, only in product(KINDS, (False, True)):
        yield {"type": "evasion", "by": wanted, "only": only}


_MAY_BLOCK = re.compile(r"This creature can’t be blocked (?P<only>except )?by (?P<kind>.+)")
_BLOCKERS = (
    "ogre", "kite", "raider", "duke", "golem", "anvil", lies("raider", counters=(("plus_one", 1),)),
    lies("raider", tapped=True), lies("call~imp"),
)  # fmt: skip


def evasion_faults(card: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with who may block a creature."""
    words = _words(card)
    duel = Duel(side(["rite"], board=[MINE]), side(["zap"], board=_BLOCKERS, lands="R"), more=(*_MORE, card))
    duel.to_attack()
    seen = Seen(duel.table)
    duel.assigns({MINE: f"s{OTHER}"})
    while duel.match.decisions and duel.asked.kind not in ("blockers", "main"):
        duel.do(duel.asked.default)
    keys: tuple[str, ...] = getattr(duel.asked, "keys", ())
    able = {int(key.removeprefix("o")) for key in keys} if duel.asked.kind == "blockers" else set[int]()
    wanted = {number for number, thing in seen.perms.items() if thing.seat == OTHER and _lets(words, thing)}
    if able != wanted:
        yield f"{words} | {_named(seen, able)} may block, not {_named(seen, wanted)}"


def _lets(words: str, thing: Thing) -> bool:
    said = _MAY_BLOCK.fullmatch(words)
    if said is None:
        raise NotRead(words)
    can = "creature" in thing.types and not thing.tapped
    return can and kind(said["kind"])(thing) is bool(said["only"])


def _named(seen: Seen, numbers: set[int]) -> list[str]:
    return sorted(f"{seen.perms[number].card} {number}" for number in numbers)


# What spells cost


def every_cost_change() -> Iterator[tuple[int, Shape]]:
    """Yield what makes spells cheaper or dearer, each with whose permanent says it."""
    for wanted, whose, generic in product(KINDS, WHOSE, _GENERIC):
        for speaker in (ME, OTHER):
            yield speaker, {"type": "cost", "spells": wanted, "whose": whose, "generic": generic}


_GENERIC: tuple[Any, ...] = (1, -1, -2, {"count": {"type": "creature"}})
_CHANGED = r"costs? \{(?P<number>\d+)\} (?P<sign>less|more) to cast(?P<tail> for each creature you control|)"
_COSTS = re.compile(rf"(?P<kind>.+?)(?P<whose> you cast| your opponents cast|) {_CHANGED}")
_PRICES = {
    "zap": (0, 1), "ogre": (4, 1), "kite": (1, 1), "raider": (0, 1), "duke": (2, 1), "anvil": (2, 0),
    "golem": (3, 0),
}  # fmt: skip
"""How much generic and how much coloured mana each costs."""
_LANDS = "RUWGGGGGG"
_CREATURES = {ME: ["kite"], OTHER: ["ogre", "raider"]}


def cost_faults(speaker: int, ability: Shape) -> Iterator[str]:
    """Yield what is wrong with what spells cost."""
    card = permanent(MINE, "0", "enchantment", ability)
    words = _words(card)
    boards = {seat: [*there, MINE] if seat == speaker else there for seat, there in _CREATURES.items()}
    for name in _PRICES:
        you = side([name, "rite"], lands=_LANDS, board=boards[ME])
        duel = Duel(you, side([], board=boards[OTHER]), more=(*_MORE, card))
        wanted = _price(words, name, speaker, Seen(duel.table))
        if (paid := _paid(duel, name)) != wanted:
            yield f"{words} | {name}, said by {speaker}: {paid} mana, not {wanted}"


def _price(words: str, name: str, speaker: int, seen: Seen) -> int:
    """Return what a spell costs of mine, by what somebody's permanent says."""
    said = _COSTS.fullmatch(words)
    if said is None:
        raise NotRead(words)
    generic, colored = _PRICES[name]
    mine = {" you cast": speaker == ME, " your opponents cast": speaker == OTHER, "": True}[said["whose"]]
    what = said["kind"].lower().replace("goblin", "Goblin")
    if mine and kind(what)(printed(seen.cards[name], ME, SPELL)):
        generic += _difference(said, seen, speaker)
    return max(0, generic) + colored


def _difference(said: re.Match[str], seen: Seen, speaker: int) -> int:
    """Return by how much more generic mana a spell costs."""
    mine = [each for each in seen.perms.values() if each.seat == speaker and "creature" in each.types]
    times = len(mine) if said["tail"] else 1
    return int(said["number"]) * times * (1 if said["sign"] == "more" else -1)


def _paid(duel: Duel, name: str) -> int:
    """Cast a spell; return how many lands that has tapped."""
    duel.casts(name, *(["s1"] if name == "zap" else []))
    lands = (perm for perm in duel.sees().perms if perm.seat == ME and perm.tapped)
    return sum(perm.card in _BASIC for perm in lands)


_BASIC = ("mountain", "island", "plains", "forest")


def own_cost_faults(generic: Any) -> Iterator[str]:
    """Yield what is wrong with what a spell costs that speaks of itself."""
    card = spell(MINE, "2 R", life(1))
    card["abilities"].append({"type": "cost", "spells": {}, "generic": generic, "this": True})
    words = _words(card)
    duel = Duel(side([MINE, "rite"], lands=_LANDS, board=["kite", "raider"]), side([]), more=(*_MORE, card))
    said = re.fullmatch(rf"This spell {_CHANGED}", words)
    if said is None:
        raise NotRead(words)
    wanted = max(0, 2 + _difference(said, Seen(duel.table), ME)) + 1
    if (paid := _paid(duel, MINE)) != wanted:
        yield f"{words} | {paid} mana, not {wanted}"


def limits(*, whole: bool) -> Looked:
    """Look at all, or at a sample."""
    found = Looked("limits of who may block and of what spells cost")
    every = 1 if whole else SAMPLE
    for ability in [*every_evasion()][::every]:
        card = creature(MINE, "0", 2, 2, abilities=[ability])
        if not is_refused(card):
            found.add(_read(evasion_faults(card)))
    for speaker, ability in [*every_cost_change()][::every]:
        if not is_refused(permanent(MINE, "0", "enchantment", ability)):
            found.add(_read(cost_faults(speaker, ability)))
    for generic in _GENERIC:
        found.add(_read(own_cost_faults(generic)))
    return found


def _read(faults: Iterator[str]) -> Iterator[str]:
    try:
        yield from faults
    except NotRead as unknown:
        yield f"nobody reads {unknown}"
