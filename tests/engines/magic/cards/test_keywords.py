"""Each keyword has its rule in the Comprehensive Rules, and a scene that ends otherwise without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import pytest

from engines.kernel.effects.exhaustiveness import models
from engines.magic.language.abilities import Longer
from engines.magic.language.parts import Keyword
from engines.magic.table.pieces import ZoneCard
from tests.engines.keywords import Word, check, table_of
from tests.engines.magic.pack import CREATURE, creature, life, permanent, spell
from tests.engines.magic.scenes import OTHER, YOU, Duel, lies, side
from tests.rules import cr

GOLEM = creature("golem", "4", 2, 2, types={"card": ["artifact", "creature"]})
LONGER = [next(iter(model.model_fields)) for model in models(Longer)]


def hero(*words: Any, size: tuple[int, int] = (2, 2)) -> dict[str, Any]:
    return creature("hero", "1 R", *size, *words)


def attackers(*words: Any, since: int = 1) -> list[str]:
    """Return who may attack."""
    duel = Duel(side(board=[lies("hero", since=since), "ox"]), more=[hero(*words)]).to_attack()
    return [card for card in ("hero", "ox") if duel.key(card) in duel.keys]


def blocks(*words: Any, by: str = "ox", lands: str = "", comes: str = "") -> bool:
    """Tell whether one creature may block: the hero what comes, or else another one the hero."""
    attacker, blocker = (comes, "hero") if comes else ("hero", by)
    duel = Duel(
        side(board=[attacker]), side(board=[blocker], lands=lands), more=[hero(*words), GOLEM]
    ).attacks(attacker)
    if duel.asked.kind != "blockers":
        return False
    place = duel.keys.index(duel.key(blocker))
    asked: Any = duel.asked
    return duel.key(attacker) in asked.places[place] and asked.allows(
        tuple(duel.key(attacker) if number == place else "" for number in range(len(asked.keys)))
    )


def fought(*words: Any, by: str, size: tuple[int, int] = (2, 2)) -> tuple[list[str], list[str], int]:
    """Let the hero attack and be blocked; return who is left on both sides, and what came through."""
    duel = Duel(side(board=["hero"]), side(board=[by]), more=[hero(*words, size=size)])
    duel.attacks("hero").blocks(**{by: "hero"})
    while duel.asked.kind != "main":
        duel.do((2, 3) if duel.asked.kind == "damage" else duel.asked.default)
    return duel.board(YOU), duel.board(OTHER), 20 - duel.life(OTHER)


def withered(*words: Any) -> tuple[int, int]:
    """Let the hero deal damage to a giant; return its -1/-1 counters, and its damage."""
    hit = spell("hit", "0", {"action": "damage", "to": "target", "number": 2, "from": "target_2"},
                targets=[{"target": "permanent"}, {"target": "permanent"}])  # fmt: skip
    duel = Duel(side(["hit"], board=["hero", "giant"]), more=[hero(*words), hit])
    giant = duel.casts("hit", "giant", "hero").resolves().perm("giant")
    return dict(giant.counters).get("minus_one", 0), giant.damage


def lone(*words: Any) -> int:
    """Let the hero attack alone; return the life of the other player: rules/test_named_keywords.py."""
    return Duel(side(board=["hero"]), more=[hero(*words)]).attacks("hero").life(OTHER)


def unblocked(*words: Any) -> tuple[bool, int]:
    """Let the hero attack; return whether it is tapped, and its player's life."""
    duel = Duel(side(board=["hero"]), more=[hero(*words)]).attacks("hero")
    return duel.perm("hero").tapped, duel.life(YOU)


def aimed(*words: Any, color: str = "B", seat: int = OTHER) -> bool:
    """Tell whether a spell of a colour can be cast at the hero of a seat, the only creature."""
    hex_ = spell("hex", color, {"action": "destroy", "what": "target"}, targets=[CREATURE])
    sides = [side(["hex"], lands=color), side()]
    sides[seat] = {**sides[seat], "board": [*sides[seat]["board"], "hero"]}
    return "cast:hex" in Duel(*sides, more=[hero(*words), hex_]).acts


def cast(*words: Any) -> Duel:
    return Duel(side(["hero"], lands="RG"), more=[hero(*words)]).casts("hero").resolves()


def countered(*words: Any) -> list[str]:
    duel = Duel(side(["hero", "deny"], lands="RGU"), more=[hero(*words)])
    duel.table.sides[YOU].hold = True
    duel.casts("hero")
    return duel.casts("deny", duel.item("hero")).resolves().resolves().board(YOU)


def destroyed(*words: Any) -> list[str]:
    duel = Duel(side(["kill"], lands="BB"), side(board=["hero"]), more=[hero(*words)])
    return duel.casts("kill", "hero").resolves().board(OTHER)


def red(*words: Any) -> int:
    """Return how many red creatures are counted beside the hero."""
    count = spell("count", "0", life({"count": {"type": "creature", "color": "red"}}))
    duel = Duel(side(["count"], board=["hero"]), more=[hero(*words), count])
    return duel.casts("count").resolves().life(YOU) - 20


def every_kind(*words: Any) -> int:
    """Return how often the hero is counted as an Elf, an Aura and a Forest."""
    kinds = [{"count": {"sub": sub}, "whose": "you"} for sub in ("elf", "aura", "forest")]
    count = spell("count", "0", *(life(kind) for kind in kinds))
    duel = Duel(side(["count"], board=["hero"]), more=[hero(*words), count])
    return duel.casts("count").resolves().life(YOU) - 20


def untapped(*words: Any) -> bool:
    """Tell whether the tapped hero untaps in the next turn of its player."""
    duel = Duel(side(board=[lies("hero", tapped=True)]), more=[hero(*words)])
    return not duel.end_turn().end_turn().perm("hero").tapped


def at_once(*words: Any) -> bool:
    """Tell whether the hero can be cast while a spell waits."""
    duel = Duel(side(["bolt", "hero"], lands="RRG"), more=[hero(*words)])
    duel.table.sides[YOU].hold = True
    return "cast:hero" in duel.casts("bolt", "s1").acts


def can(what: str, *words: Any, zone: str = "hand", lands: str = "RG", kind: str = "instant") -> bool:
    """Tell whether something can be done with a card in hand, or in the graveyard, too dear to cast."""
    draw = spell("hero", "9", {"action": "draw"}, keywords=words)
    card = draw if kind == "instant" else creature("hero", "9", 2, 2, *words)
    lying = {"hand": ["hero"]} if zone == "hand" else {"graveyard": [ZoneCard(900, "hero")]}
    duel = Duel({**side(lands=lands), **lying}, more=[card])
    return any(key.startswith(f"{what}:") for key in duel.acts)


def again(*words: Any) -> bool:
    """Tell whether a cheap spell can be cast from the graveyard, with a land in hand."""
    draw = spell("hero", "R", {"action": "draw"}, keywords=words)
    me = side(["plains"], lands="R", graveyard=[ZoneCard(900, "hero")])
    return "cast:o900" in Duel(me, more=[draw]).acts


def helped(*words: Any, board: Sequence[str] = (), lying: Sequence[str] = ()) -> bool:
    """Tell whether a spell of two mana can be cast with a Mountain and something else."""
    draw = spell("hero", "1 R", {"action": "draw"}, keywords=words)
    golem = permanent("golem", "1", "artifact")
    graveyard = [ZoneCard(place, card) for place, card in enumerate(lying, 900)]
    me = side(["hero"], lands="R", board=board, graveyard=graveyard)
    return "cast:hero" in Duel(me, more=[draw, golem]).acts


def echoed(*words: Any) -> bool:
    """Tell whether a hero that has just come is still there after an upkeep in which nobody pays."""
    there = lies("hero", since=3)
    duel = Duel(side(["ox"], board=[there]), more=[hero(*words)], at="upkeep", turn=5).passes()
    return "hero" in duel.board(YOU)


def thrown(*words: Any) -> tuple[list[str], list[str]]:
    """Return what lies in exile and in the graveyard, once the hero is discarded."""
    toss = spell("toss", "0", {"action": "discard"})
    draw = spell("hero", "R", {"action": "draw"}, keywords=words)
    duel = Duel(side(["toss", "hero"], lands="R"), side(["ox"]), more=[toss, draw]).casts("toss")
    duel.resolves()
    exile = [each.card for each in duel.seen(YOU).exile]
    return exile, [card for card in duel.graveyard(YOU) if card != "toss"]


def kicked(*words: Any) -> list[str]:
    """Return what is asked as a spell is cast."""
    draw = spell("hero", "R", {"action": "draw"}, keywords=words)
    duel = Duel(side(["hero"], lands="RG"), more=[draw]).do("cast:hero")
    return [duel.asked.kind]


def rebounds(*words: Any) -> list[str]:
    """Return what is exiled as a spell resolves."""
    draw = spell("hero", "R", {"action": "draw"}, keywords=words)
    duel = Duel(side(["hero", "ox"], lands="R"), more=[draw]).do("cast:hero").resolves()
    return [each.card for each in duel.seen(YOU).exile]


def cascades(*words: Any) -> bool:
    """Tell whether a cheaper card of the library may be cast as a spell has been."""
    draw = spell("hero", "1 R", {"action": "draw"}, keywords=words)
    duel = Duel(side(["hero", "ox"], lands="RR", library=["plains", "viper"]), more=[draw]).do("cast:hero")
    return duel.passes("may").asked.kind == "may" if words else False


def entwined(*words: Any) -> list[str]:
    """Return what is asked as a modal spell is cast."""
    either = spell("hero", "R", modes=[{"do": [life(1)]}, {"do": [life(2)]}], keywords=words)
    return [Duel(side(["hero"], lands="RG"), more=[either]).do("cast:hero").asked.kind]


def worn(*words: Any) -> int:
    """Return what an Equipment lies on, if it can be used."""
    pan = permanent("pan", "1", "artifact", sub=["equipment"], keywords=words)
    duel = Duel(side(board=["pan", "ox"], lands="R"), more=[pan])
    uses = [key for key in duel.acts if key.startswith("use:")]
    return duel.do(*uses).resolves().perm("pan").attached


def enchanted(*words: Any) -> bool:
    """Tell whether an Aura is cast where there is nothing but a creature."""
    sub = ["aura"] if words else []
    veil = permanent("veil", "0", "enchantment", sub=sub, keywords=words)
    duel = Duel(side(["veil"], board=["ox"]), more=[veil]).casts("veil", "ox").resolves()
    return duel.perm("veil").attached == duel.perm("ox").id


def warded(*words: Any) -> list[str]:
    """Return who is left once the hero has been aimed at by who cannot pay."""
    duel = Duel(side(["kill"], lands="BB"), side(board=["hero"]), more=[hero(*words)])
    duel.casts("kill", "hero").passes()
    return duel.board(OTHER)


def cheaper(*words: Any) -> bool:
    """Tell whether a spell for three is cast with one land and two artifacts."""
    card = creature("hero", "3", 2, 2, *words)
    return "cast:hero" in Duel(side(["hero"], lands="R", board=["golem"] * 2), more=[card, {
        **GOLEM, "types": {"card": ["artifact"]}, "pt": None}]).acts  # fmt: skip


def swollen(*words: Any) -> tuple[int, int]:
    """Return the hero's size once a spell is cast that is no creature."""
    duel = Duel(side(["think"], lands="UU", board=["hero"]), more=[hero(*words)])
    return duel.casts("think").resolves().size("hero")


def _protected(color: str) -> Word:
    return Word("702.16b", lambda *words: aimed(*words, color=color), False, True)


def _walks(land: str) -> Word:
    return Word("702.14c", lambda *words: blocks(*words, lands=land), False, True)


WORDS: dict[str, Word] = {
    "blocks_only_flying": Word("509.1b", lambda *words: blocks(*words, comes="bear"), False, True),
    "cant_attack": Word("508.1c", attackers, ["ox"], ["hero", "ox"]),
    "cant_be_countered": Word("701.6a 101.2", countered, ["hero"], []),
    "cant_block": Word("509.1b", lambda *words: blocks(*words, comes="bear"), False, True),
    "changeling": Word("702.73a", every_kind, 1, 0),
    "deathtouch": Word("702.2b 704.5h", lambda *words: fought(*words, by="giant"),
                       ([], [], 0), ([], ["giant"], 0)),
    "defender": Word("702.3b", attackers, ["ox"], ["hero", "ox"]),
    "devoid": Word("702.114a", red, 0, 1),
    "doesnt_untap": Word("502.3", untapped, False, True),
    "double_strike": Word("702.4b", lambda *words: fought(*words, by="ox"), ([], [], 0), ([], ["ox"], 0)),
    "enters_tapped": Word("614.1d", lambda *words: cast(*words).perm("hero").tapped, True, False),
    "fear": Word("702.36b", blocks, False, True),
    "first_strike": Word("702.7b", lambda *words: fought(*words, by="bear"), (["hero"], [], 0), ([], [], 0)),
    "flash": Word("702.8a", at_once, True, False),
    "flying": Word("702.9b", blocks, False, True),
    "forestwalk": _walks("G"),
    "haste": Word("702.10b", lambda *words: attackers(*words, since=5), ["hero", "ox"], ["ox"]),
    "hexproof": Word("702.11b", aimed, False, True),
    "horsemanship": Word("702.31b", blocks, False, True),
    "indestructible": Word("702.12b", destroyed, ["hero"], []),
    "intimidate": Word("702.13b", blocks, False, True),
    "islandwalk": _walks("U"),
    "lifelink": Word("702.15b", unblocked, (True, 22), (True, 20)),
    "menace": Word("702.111b", blocks, False, True),
    "mountainwalk": _walks("R"),
    "plainswalk": _walks("W"),
    "protection_from_artifacts": Word("702.16f", lambda *words: blocks(*words, by="golem"), False, True),
    "protection_from_black": _protected("B"),
    "protection_from_blue": _protected("U"),
    "protection_from_creatures": Word("702.16f", blocks, False, True),
    "protection_from_green": _protected("G"),
    "protection_from_red": _protected("R"),
    "protection_from_white": _protected("W"),
    "reach": Word("702.17b", lambda *words: blocks(*words, comes="hawk"), True, False),
    "shadow": Word("702.28b", blocks, False, True),
    "shroud": Word("702.18a", lambda *words: aimed(*words, seat=YOU), False, True),
    "skulk": Word("702.118b", lambda *words: blocks(*words, by="giant"), False, True),
    "swampwalk": _walks("B"),
    "trample": Word("702.19b", lambda *words: fought(*words, by="bear", size=(5, 5)),
                    (["hero"], [], 3), (["hero"], [], 0)),
    "unblockable": Word("509.1b", blocks, False, True),
    "vigilance": Word("702.20b", unblocked, (False, 20), (True, 20)),
    "wither": Word("702.80a 120.3d", withered, (2, 0), (0, 2)),
    "cycling": Word("702.29a", lambda *words: can("use", *words), True, False),
    "flashback": Word("702.34a", lambda *words: can("cast", *words, zone="graveyard"), True, False),
    "jump_start": Word("702.133a", lambda *words: again(*words), True, False),
    "retrace": Word("702.81a", lambda *words: again(*words), True, False),
    "escape": Word("702.138a", lambda *words: can("cast", *words, zone="graveyard"), True, False),
    "evoke": Word("702.74a", lambda *words: can("cast", *words, kind="creature"), True, False),
    "dash": Word("702.109a", lambda *words: can("cast", *words, kind="creature"), True, False),
    "convoke": Word("702.51a", lambda *words: helped(*words, board=["hare", "ox"]), True, False),
    "improvise": Word("702.126a", lambda *words: helped(*words, board=["golem"]), True, False),
    "delve": Word("702.66a", lambda *words: helped(*words, lying=["ox"]), True, False),
    "echo": Word("702.30a", echoed, False, True),
    "unearth": Word("702.84a", lambda *words: can("use", *words, zone="graveyard", kind=""), True, False),
    "madness": Word("702.35a", thrown, (["hero"], []), ([], ["hero"])),
    "rebound": Word("702.88a", rebounds, ["hero"], []),
    "cascade": Word("702.85a", cascades, True, False),
    "buyback": Word("702.27a", kicked, ["buyback"], ["main"]),
    "entwine": Word("702.42a", entwined, ["entwine"], ["modes"]),
    "kicker": Word("702.33a", kicked, ["kick"], ["main"]),
    "equip": Word("702.6a", worn, 3, 0),
    "enchant": Word("702.5a 303.4", enchanted, True, False),
    "morph": Word("702.37c", lambda *words: can("down", *words, lands="RRR", kind="creature"), True, False),
    "suspend": Word("702.62a", lambda *words: can("suspend", *words), True, False),
    "ward": Word("702.21a", warded, ["hero"], []),
    "affinity": Word("702.41a", cheaper, True, False),
    "prowess": Word("702.108a", swollen, (3, 3), (2, 2)),
    "named": Word("702.83a", lone, 17, 18),
}  # fmt: skip
"""Each word that may be written as a keyword."""
GIVEN: dict[str, Any] = {
    **{word: {word: "1"} for word in (
        "cycling", "flashback", "kicker", "equip", "morph", "ward", "escape", "evoke", "dash", "madness",
        "echo", "unearth", "buyback", "entwine",
    )},
    "jump_start": {"jump_start": True}, "retrace": {"retrace": True}, "convoke": {"convoke": True},
    "delve": {"delve": True}, "rebound": {"rebound": True}, "cascade": {"cascade": True},
    "improvise": {"improvise": True},
    "enchant": {"enchant": CREATURE}, "suspend": {"suspend": "1", "time": 2},
    "affinity": {"affinity": {"type": "artifact"}}, "prowess": {"prowess": True},
    "named": {"named": "exalted"},
}  # fmt: skip
"""How those are written that say more than a word."""


@pytest.mark.parametrize(("word", "row"), table_of([*get_args(Keyword), *LONGER], WORDS, cr))
def test_each_keyword_does_what_its_rule_says(word: str, row: Word | None) -> None:
    check(word, row, [*get_args(Keyword), *LONGER], GIVEN.get(word, word))
