"""A pack for tests: nine Spirits with plain cards, six elements, and sample cards."""

from __future__ import annotations

from typing import Any

from engines.noxtalia.language.pack import NoxtaliaPack
from engines.noxtalia.options import Member, Team
from tests.engines.position import number_of

RING = ("glaciel", "sylvestre", "rocheux", "orageux", "abyssal", "cendre")

SPIRITS: dict[str, str] = {
    "nivelune": "glaciel",
    "voltaigle": "orageux",
    "ondarque": "abyssal",
    "kelorn": "glaciel",
    "hurlebois": "sylvestre",
    "granor": "rocheux",
    "escarbille": "cendre",
    "ronceline": "sylvestre",
    "grondelin": "orageux",
}
TEAMS = {
    "a": ("nivelune", "voltaigle", "ondarque"),
    "b": ("kelorn", "hurlebois", "granor"),
    "c": ("escarbille", "ronceline", "grondelin"),
}


def name(key: str) -> dict[str, str]:
    return {"en": key.replace("_", " ").title(), "fr": f"{key.replace('_', ' ').title()} fr"}


def effect(*do: Any, when: Any = "on_use", **more: Any) -> dict[str, Any]:
    return {"when": when, "do": list(do), **more}


def act(action: Any, **fields: Any) -> dict[str, Any]:
    return {"action": action, **fields}


def chosen(side: str, number: int = 1, **wanted: Any) -> dict[str, Any]:
    return {"pick": "chosen", "side": side, "number": number, "filter": wanted}


def every(side: str, **wanted: Any) -> dict[str, Any]:
    return {"pick": "all", "side": side, "filter": wanted}


def capacity(
    key: str, element: str, kind: str, cost: int, power: int | None, *effects: Any, **more: Any
) -> dict[str, Any]:
    return {
        "id": key, "name": name(key), "element": element, "type": kind, "cost": cost, "power": power,
        "effects": list(effects), **more,
    }  # fmt: skip


def attack(
    key: str, *effects: Any, element: str = "glaciel", cost: int = 2, power: int = 9, **more: Any
) -> Any:
    return capacity(key, element, "attack", cost, power, *effects, **more)


def defence(
    key: str, *effects: Any, element: str = "glaciel", cost: int = 1, power: int = 6, **more: Any
) -> Any:
    return capacity(key, element, "defence", cost, power, *effects, **more)


def support(key: str, *effects: Any, element: str = "glaciel", cost: int = 1, **more: Any) -> Any:
    return capacity(key, element, "support", cost, None, *effects, **more)


def worn(key: str, *actions: Any, **more: Any) -> Any:
    """Return an Enhancement whose actions hold while it is attached."""
    return support(key, effect(*actions, when="while_attached", **more), keywords=["amelioration"])


NIGHT = {"test": "cycle", "now": "nocturne"}
DAY = {"test": "cycle", "now": "diurne"}

RULE_BOOK = [
    attack("glaciation", effect(act("roll", results=[{"faces": [1, 2, 3], "do": [act("power", value=4)]}]))),
    defence(
        "appel_de_la_meute", effect(act("power", value=4), **{"if": [NIGHT]}),
        element="sylvestre", cost=3, power=14,
    ),
    attack("arc_fourchu", element="orageux", cost=3, keywords=["zone"]),
    support(
        "maree_d_encre", effect(act("lose_pm", who="opponent", value=2), act("draw", number=1)),
        element="abyssal", cost=2,
    ),
    support(
        "ecorce_de_granit",
        effect(act("power", value=-2, on="attacks_on_host"), when="while_attached"),
        element="rocheux", cost=2, keywords=["amelioration"],
    ),
    attack(
        "cendre_tenace", effect(act("lose_pv", who="host", value=2), when="turn_end"),
        element="cendre", power=6, keywords=["affaiblissement"],
    ),
    defence(
        "epines_de_minuit",
        effect(
            act("damage", who="self_spirit", value=3),
            **{"if": [NIGHT, {"test": "source_type", "now": "spirit"}]},
        ),
        element="sylvestre",
    ),
    attack(
        "dernier_grondement",
        effect(
            act(
                "roll",
                results=[
                    {"faces": [1, 2, 3, 4, 5, 6], "do": [act("power", value="die")]},
                    {"faces": [6], "do": [act("recharge", who=chosen("ally", charged=False))]},
                ],
            )
        ),
        element="orageux", cost=5, power=16, keywords=["ultime"],
    ),
    defence(
        "serment_de_givre",
        effect(act("heal", who="attacked", value=3), **{"if": [{"test": "outnumbered", "of": "player"}]}),
        cost=0,
    ),
]  # fmt: skip
"""Sample cards, one for each kind of effect."""


def _plain(spirit: str, element: str) -> list[dict[str, Any]]:
    """Six plain cards of a Spirit: four Attacks and Defences without effect, two with one."""
    return [
        attack(f"{spirit}_blow", element=element, cost=1, power=5),
        attack(f"{spirit}_strike", element=element, cost=2, power=8),
        attack(f"{spirit}_storm", element=element, cost=3, power=11),
        defence(f"{spirit}_guard", element=element, cost=1, power=6),
        defence(f"{spirit}_wall", element=element, cost=2, power=10),
        support(
            f"{spirit}_balm", effect(act("heal", who=chosen("ally", wounded=True), value=5)), element=element
        ),
    ]


MORE: list[dict[str, Any]] = []
"""Cards that single tests want; added by `add`."""


def add(*cards: dict[str, Any]) -> None:
    MORE.extend(cards)


def _spirit(key: str, element: str, **more: Any) -> dict[str, Any]:
    cards = [card["id"] for card in _plain(key, element)]
    linked = ["serment_de_givre"] if key == "kelorn" else [f"{key}_legacy"]
    values: dict[str, Any] = {
        "id": key, "name": name(key), "element": element, "attack": {"cost": 2, "power": 5},
        "base": cards, "linked": linked,
    }  # fmt: skip
    return values | more


def _elements() -> list[dict[str, Any]]:
    ring = (*RING, *RING)
    return [
        {
            "id": element,
            "name": name(element),
            "symbol": element[0].upper(),
            "critical": [element, ring[place + 1]],
            "weak": [ring[place + 5], ring[place + 3]],
        }
        for place, element in enumerate(RING)
    ]


def build(*more: dict[str, Any], spirits: dict[str, dict[str, Any]] | None = None) -> NoxtaliaPack:
    """Return the pack with more cards, and with Spirits that differ."""
    changed = spirits or {}
    cards = [card for key, element in SPIRITS.items() for card in _plain(key, element)]
    legacies = [
        defence(f"{key}_legacy", element=element, cost=1, power=9)
        for key, element in SPIRITS.items()
        if key != "kelorn"
    ]
    values: dict[str, Any] = {
        "game": "noxtalia",
        "id": "test_pack",
        "name": {"en": "Tests", "fr": "Essais"},
        "version": number_of(more, changed),
        "elements": _elements(),
        "spirits": [_spirit(key, element, **changed.get(key, {})) for key, element in SPIRITS.items()],
        "capacities": [*cards, *legacies, *RULE_BOOK, *more],
        "teams": [{"id": key, "name": name(key), "spirits": list(team)} for key, team in TEAMS.items()],
    }
    return NoxtaliaPack.model_validate(values)


def team(*spirits: str, pack: NoxtaliaPack) -> Team:
    """Return a team with base capacities."""
    bodies = {spirit.id: spirit for spirit in pack.spirits}
    return Team(members=tuple(Member(spirit=key, capacities=bodies[key].base) for key in spirits))  # type: ignore[arg-type]


PACK = build()
READY = tuple(team(*spirits, pack=PACK) for spirits in (*TEAMS.values(), TEAMS["a"]))
"""Teams A, B, C and A again, by seat."""
