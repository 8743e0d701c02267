"""Orders: what a player says at any moment about what they want to be asked (MN-D5, MN-D18)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kernel import PASS, Answer, Decision, Option, Prompt, Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import dashed
from engines.magic.cards.catalogue import Catalogue, catalogue_of
from engines.magic.cards.texts import Text
from engines.magic.language.actions import May
from engines.magic.rules import windows
from engines.magic.rules.by_hand import carrying_out
from engines.magic.seat.labels import text_key
from engines.magic.seat.view import MagicView, SideView
from engines.magic.table import keys as naming
from engines.magic.table.keys import Always, ByHand, Hold, PassFor, Stop, Trust
from engines.magic.table.state import Table
from engines.magic.table.stops import STOPPING, STOPS, WHOSE, Quiet, stop_at

QUIET: tuple[Quiet, ...] = ("stack", "turn", "my_turn")
"""Pass until the stack is empty, this turn, until the own turn."""
WORDS: tuple[naming.Word, ...] = ("yes", "no")


def orders(view: MagicView) -> tuple[str, ...]:
    """Return what the viewer may order: to pass for a while, not to any more, each stop, hold, by hand."""
    if view.seat is None:
        return ()
    asked = (
        *map(naming.quiet, QUIET),
        naming.quiet(""),
        *map(naming.stop, STOPS),
        naming.HOLD,
        naming.BY_HAND,
        *([naming.TRUST] if view.options.by_hand == "agreed" else []),
    )
    return (*asked, *_of_abilities(view, view.seat))


def _of_abilities(view: MagicView, seat: int) -> tuple[str, ...]:
    """Return orders about single abilities: those in force, and about what is on the table now."""
    catalogue, given = catalogue_of(view.options), view.sides[seat].always or ()
    others = [item for item in view.stack if item.kind != "spell" and item.seat != seat]
    skipped = [naming.skip(item.text, item.place) for item in others]
    cards = dict.fromkeys(perm.card for perm in view.perms if perm.seat == seat)
    said = [
        naming.say(word, card, text.place)
        for card in cards
        for text in catalogue.cards[card].texts
        if _may(text)
        for word in WORDS
    ]
    return tuple(dict.fromkeys((*given, *skipped, *said)))


def _may(text: Text) -> bool:
    """Tell whether an ability asks its controller whether something is done."""
    return any(isinstance(part, May) and part.who == "you" for part in parts(text.model))


def sheet(view: MagicView) -> Prompt | None:
    """Return how the orders are put to the viewer: what they have ordered, and when they are asked."""
    if view.seat is None:
        return None
    side = view.sides[view.seat]
    switches = [_switch(side, whose, step) for whose in WHOSE for step in STOPPING]
    switches.append(Option(naming.HOLD, Say(text_key("order", "hold")), "switches", on=side.hold))
    switches.append(Option(naming.BY_HAND, Say(text_key("order", "by_hand")), "switches", on=side.by_hand))
    lengths = [
        Option(naming.quiet(each), Say(text_key("order", f"quiet_{each}")), "actions") for each in QUIET
    ]
    if side.quiet:
        lengths = [Option(naming.quiet(""), Say(text_key("order", "quiet")), "actions")]
    if view.options.by_hand == "agreed":  # no switch, which would stand in matches with others
        holds = "yes" if side.trusts else "no"
        lengths.append(Option(naming.TRUST, Say(text_key("order", "trust"), {"holds": holds}), "actions"))
    title = Say("mn-orders-title", {"quiet": dashed(side.quiet or "none")})
    return Prompt(title, (*lengths, *switches, *_always(view, view.seat)))


def _switch(side: SideView, whose: str, step: str) -> Option:
    """Return the order that turns a stop."""
    stop = stop_at(whose, step)
    label = Say(text_key("order", "stop"), {"whose": whose, "step": dashed(step)})
    return Option(naming.stop(stop), label, f"{whose}_stops", on=stop in (side.stops or ()))


def _always(view: MagicView, seat: int) -> Iterator[Option]:
    """Yield orders about single abilities: they end with the game, so they are no switches that are kept."""
    catalogue, given = catalogue_of(view.options), view.sides[seat].always or ()
    for key in _of_abilities(view, seat):
        card, place = naming.ability_of(key)
        values = {
            "card": catalogue.named(card), "number": _number(catalogue, card, place),
            "holds": "yes" if key in given else "no",
        }  # fmt: skip
        yield Option(key, Say(text_key("order", naming.word_of(key) or "skip"), values), "always", card=card)


def _number(catalogue: Catalogue, card: str, place: int) -> int:
    """Return which of a card's abilities one is, from 1; 0 of the only one."""
    return place + 1 if len(catalogue.cards[card].texts) > 1 else 0


def order(table: Table, seat: int, key: str) -> None:
    """Note an order; a stop that is named is turned, and so are hold, by hand, and what an ability may do."""
    side = table.sides[seat]
    match naming.order(key):
        case Stop(stop):
            side.stops = side.stops ^ {stop}
        case Hold():
            side.hold = not side.hold
        case ByHand():
            side.by_hand = not side.by_hand
        case Trust():
            side.trusts = not side.trusts
        case PassFor(length):
            side.quiet = length
        case Always():
            side.always = side.always ^ {key}
        case naming.Say(contrary):
            side.always = (side.always ^ {key}) - {contrary}


def covered(table: Table, decision: Decision) -> Answer | None:
    """Return the answer that a player's orders give to a window that is open, or to what may be done."""
    seat, about = decision.seat, decision.about
    side = table.sides[seat]
    if decision.kind in windows.KINDS:
        orders_pass = side.quiet or windows.skips(table, seat)
        return PASS if orders_pass and not windows.wants(table, seat) else None
    if decision.kind in ("consent", "agree"):
        return carrying_out.AGREE if side.trusts else None
    if decision.kind not in ("may", "may_pay") or about.card is None or about.place is None:
        return None
    said = (word for word in WORDS if naming.say(word, about.card, about.place) in side.always)
    return next(said, None)
