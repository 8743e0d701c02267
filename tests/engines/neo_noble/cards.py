"""Cards for tests: the ten sample cards of the rules page (section 6), and a Token that texts create."""

from __future__ import annotations

from typing import Any

from engines.neo_noble.cards import NeoNoblePack, Noble, Spirit


def name(key: str) -> dict[str, str]:
    said = key.replace("_", " ").title()
    return {"en": said, "fr": said}


def act(action: str, **values: Any) -> dict[str, Any]:
    return {"action": action, **values}


def text(kind: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": kind, **({"do": list(do)} if do else {}), **more}


def holds(*changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "ongoing", "holds": list(changes), **more}


def noble(key: str, *texts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "id": key, "name": name(key), "fate": "heavenbound", "colour": "gold", "texts": list(texts), **more,
    }  # fmt: skip


def spirit(
    key: str,
    *texts: dict[str, Any],
    type: str = "arbiter",
    cost: int = 1,
    power: int = 1,
    resolve: int = 1,
    fate: str = "earthbound",
    colour: str = "green",
    **more: Any,
) -> dict[str, Any]:
    return {
        "id": key, "name": name(key), "type": type, "fate": fate, "colour": colour, "cost": cost,
        "power": power, "resolve": resolve, "texts": list(texts), **more,
    }  # fmt: skip


OWN_LANE = {"target": "lane", "whose": "own"}
SAPLING = spirit("sapling", type="token", cost=0, power=0, resolve=1)
PATHPAWS = spirit("pathpaws", type="token", cost=0, behaviours=["pathfinder"])

ILSABET = noble(
    "ilsabet",
    holds({"change": "gained_ready", "on": "middle"}, label={"en": "Steady Toll", "fr": "Glas constant"}),
    text(
        "manifest",
        act(
            "change",
            what={"change": "cost", "of": "summon", "value": -2, "next_only": True},
            until="this_turn",
        ),
        label={"en": "Summons of Brass", "fr": "Appel d’airain"},
        cost=[{"cost": "spend_dominance"}],
    ),
)
SPIRITS = [
    spirit(
        "burrow_courier",
        text(
            "on_summon",
            act(
                "if",
                **{"if": [{"test": "came_from", "zone": "channel"}]},
                do=[act("channel", ready=True)],
                **{"else": [act("channel")]},
            ),
        ),
        type="errant", behaviours=["haste"],
    ),
    spirit(
        "ash_tongue_brute",
        holds({"change": "lane_stats", "on": "this", "power": {"calc": "cards", "zone": "reap"}}),
        cost=4, power=5, resolve=3, fate="hellbound", colour="red",
    ),
    spirit(
        "lamplit_informer",
        text(
            "manifest",
            act("reveal", slots="target"),
            act(
                "if",
                **{"if": [{"test": "number", "of": {"calc": "cards", "zone": "hand"}, "at_most": 2}]},
                do=[act("take_slots", slots="target", to="hand")],
            ),
            cost=[{"cost": "discard"}],
            targets=[{"target": "slot", "whose": "any", "face": "down"}],
        ),
        cost=3, power=3, resolve=3, fate="ghostbound", colour="violet",
    ),
    spirit(
        "sudden_mourner",
        text(
            "on_summon",
            act("bounce", who="target", without_shatter=True),
            says="may",
            targets=[{"target": "spirit", "whose": "own", "layer": "active", "filter": {"other": True}}],
        ),
        type="errant", cost=2, power=1, resolve=3, fate="ghostbound", colour="violet",
        react={"event": "attack"},
    ),
    spirit(
        "matchstick_martyr",
        text(
            "on_summon",
            act("change", what={"change": "lane_stats", "on": "target", "power": 2}, until="this_turn"),
            targets=[OWN_LANE],
        ),
        type="errant", cost=0, power=3, resolve=-1, fate="hellbound", colour="red", behaviours=["brittle"],
    ),
    spirit(
        "shut_gate",
        holds({"change": "no_shatter", "lanes": {"pick": "all", "whose": "own", "other": True}}),
        cost=6, power=6, resolve=6, fate="heavenbound", colour="gold",
        tribute=[{"cost": "relinquish", "number": 2}],
    ),
    spirit(
        "root_choir",
        text("income", act("create", token="sapling"), says="must"),
        text(
            "pay",
            act("change", what={"change": "capacity", "on": "this", "value": 1}, until="this_turn"),
            act("may", do=[act("draw")]),
            cost=[{"cost": "souls", "number": 1}, {"cost": "sacrifice", "filter": {"type": ["token"]}}],
        ),
        cost=3, power=2, resolve=4,
    ),
    spirit(
        "toll_keeper",
        text(
            "end_turn",
            act("win"),
            says="must",
            **{
                "if": [
                    {"test": "number", "of": {"calc": "coins"}, "equals": 3},
                    {"test": "gained_no_coin"},
                ]
            },
        ),
        cost=5, power=3, resolve=6, fate="heavenbound", colour="gold",
    ),
    SAPLING,
    PATHPAWS,
]  # fmt: skip


def build(*more: dict[str, Any], nobles: tuple[dict[str, Any], ...] = (), **fields: Any) -> NeoNoblePack:
    """Return a pack of the sample cards, and others."""
    return NeoNoblePack.model_validate(
        {
            "game": "neo_noble",
            "id": "samples",
            "name": {"en": "Samples", "fr": "Exemples"},
            "version": 1,
            "nobles": [ILSABET, *nobles],
            "spirits": [*SPIRITS, *more],
            **fields,
        }
    )


PACK = build()
TOKENS: dict[str, Spirit] = {card.id: card for card in PACK.spirits if card.type == "token"}
CARDS: dict[str, Noble | Spirit] = {card.id: card for card in (*PACK.nobles, *PACK.spirits)}
