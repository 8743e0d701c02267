"""Why something that a player may look for is not allowed now."""

from __future__ import annotations

from engines.kernel import Decision, Option, Say
from engines.noxtalia.evaluation.powers import cost
from engines.noxtalia.rules.support import usable
from engines.noxtalia.seat.labels import Labels, text_key
from engines.noxtalia.table.state import Side, Table


def refusals(table: Table, labels: Labels, decision: Decision) -> tuple[Option, ...]:
    """Return what a question does not offer, with its reason."""
    side = table.sides[decision.seat]
    offered: tuple[str, ...] = getattr(decision, "keys", ())
    match decision.kind:
        case "combat":
            return _menu(table, side, offered)
        case "attack_card":
            return _cards(table, labels, side, offered, "attack")
        case "support_card":
            return _cards(table, labels, side, offered, "support")
        case "defend" | "ally_defend":
            return _cards(table, labels, side, offered, "defence")
        case "attack_spirit":
            return _spirits(labels, side, offered)
        case "attack_target":
            return _targets(table, labels, side, offered)
        case _:
            return ()


def _menu(table: Table, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    reasons = {
        "attack": _no_card(table, side, "attack"),
        "spirit": _no_spirit(side),
        "support": _no_card(table, side, "support"),
        "recycle": _no_recycling(side),
    }
    return tuple(
        Option(verb, Say(text_key("option", verb)), "actions", refused=Say(f"nx-refused-{reason}"))
        for verb, reason in reasons.items()
        if verb not in offered
    )


def _no_card(table: Table, side: Side, kind: str) -> str:
    """Return why no capacity of a kind can be used (NX-36, NX-38, NX-40)."""
    cards = [card for name in side.hand if (card := table.card(name)).type == kind]
    if not cards:
        return f"no-{kind}"
    if all(cost(table, side.seat, card) > side.pm for card in cards):
        return "pm-all"
    return "no-target"


def _no_spirit(side: Side) -> str:
    """Return why no Spirit can attack (NX-37, NX-85)."""
    return "pm-all" if any(spirit.charged for spirit in side.living) else "all-exhausted"


def _no_recycling(side: Side) -> str:
    """Return why nothing can be recycled (NX-39, NX-R38, NX-R47)."""
    if side.recycled > side.extra_recycles:
        return "recycled"
    return "empty-hand" if not side.hand else "empty-pile"


def _cards(
    table: Table, labels: Labels, side: Side, offered: tuple[str, ...], kind: str
) -> tuple[Option, ...]:
    refused: list[Option] = []
    for name in side.hand:
        card = table.card(name)
        if card.type == kind and name not in offered:
            price = cost(table, side.seat, card)
            reason = Say("nx-refused-pm", {"cost": price, "pm": side.pm})
            if price <= side.pm and not usable(table, side.seat, card):
                reason = Say("nx-refused-no-target")
            refused.append(Option(name, labels.capacity(name, price), "hand", name, refused=reason))
    return tuple(refused)


def _spirits(labels: Labels, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    refused: list[Option] = []
    for spirit in side.living:
        if spirit.key not in offered:
            price = spirit.body.attack.cost
            reason = Say("nx-refused-pm", {"cost": price, "pm": side.pm})
            if not spirit.charged:
                reason = Say("nx-refused-exhausted")
            label = labels.spirit(side.seat, spirit.body.id)
            refused.append(Option(spirit.key, label, "spirits", spirit.body.id, refused=reason))
    return tuple(refused)


def _targets(table: Table, labels: Labels, side: Side, offered: tuple[str, ...]) -> tuple[Option, ...]:
    """Return the Spirits that only the first turn protects (NX-H2)."""
    return tuple(
        Option(
            spirit.key,
            labels.spirit(spirit.seat, spirit.body.id),
            "spirits",
            spirit.body.id,
            refused=Say("nx-refused-first-turn"),
        )
        for other in table.opponents(side.seat)
        for spirit in other.living
        if spirit.key not in offered
    )
