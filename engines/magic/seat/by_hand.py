"""How deeds by hand are put to people: the panel, what is asked about a deed, what the other agrees to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engines.kernel import Choose, Decision, Option, Say
from engines.kernel.cards.wording import dashed
from engines.magic.cards.catalogue import MENDING
from engines.magic.cards.printed import searched
from engines.magic.cards.printed.parts import keyword, symbols
from engines.magic.rules.announcing import NO_TARGET
from engines.magic.rules.by_hand import abilities, deeds, questions
from engines.magic.rules.by_hand.carrying_out import DONE, TAKE_BACK
from engines.magic.rules.by_hand.deeds import ALL, DEEDS, EVERY
from engines.magic.rules.by_hand.wording import facts, subtype_noun
from engines.magic.seat.labels import Labels, text_key
from engines.magic.seat.view import MagicView
from engines.magic.table import keys as naming
from engines.magic.table.state import Table

KINDS = ("work", "consent", "agree", "objection", "hand_cost")
"""What is asked besides what each deed asks."""
_DEED = "deed_"
_LETTERS: dict[str, str] = dict(zip((*questions.COLORS, "colorless"), "WUBRGC", strict=True))
"""Of mana, by colors."""
_AIMED = (
    (
        "destroy", "exile", "bounce", "damage", "pump", "shrink", "tap", "untap", "counters", "gains",
        "control", "sacrifice", "top", "bottom",
    ),
    ("unmake",),
    ("enter", "bounce", "exile", "top", "bottom"),
)  # fmt: skip
"""What is mostly done to a target that was named, at one press: to a permanent, to what is on the
stack, to a card in a pile."""


def is_asked(decision: Decision) -> bool:
    """Tell whether a question is one of these."""
    return decision.kind in KINDS or decision.kind.startswith(_DEED)


def option(decision: Decision, key: str) -> Option | None:
    """Return an answer as a person sees it; None of one that names an object or a card."""
    kind = decision.kind
    if kind == "work":
        if key in (DONE, TAKE_BACK):
            return Option(key, Say(text_key("option", "work", key)), "actions")
        return Option(key, _deed(key), f"deeds-{DEEDS[key].group}")
    if kind == "hand_cost":
        return Option(key, _cost(key, text_key("option", "hand_cost")), "actions")
    if kind.startswith(_DEED):
        part = kind.removeprefix(_DEED)
        label = _label(decision, part, key)
        return None if label is None else Option(key, label, "actions")
    return Option(key, Say(text_key("option", kind, key)), "actions")


def _deed(verb: str) -> Say:
    return Say(text_key("deed", "name"), {"deed": dashed(verb)})


def _cost(key: str, text: str) -> Say:
    """Return a part of a cost in words."""
    if key in abilities.MANA:
        return Say(text, {"cost": "mana", "mana": symbols(key), "number": 0})
    word = "life" if key in abilities.LIFE else dashed(key)
    return Say(text, {"cost": word, "number": abilities.LIFE.get(key, 0), "mana": ""})


def _label(decision: Decision, part: str, key: str) -> Say | None:
    """Return what an answer about a deed is called."""
    match part:
        case "size" if key != deeds.OTHER:
            power, toughness = map(int, key.split("_"))
            sign = "minus" if decision.about.verb == "shrink" else "plus"
            values = {"sign": sign, "power": power, "toughness": toughness}
            return Say(text_key("option", "deed_size"), values)
        case "size":
            return Say(text_key("option", "deed_size_other"))
        case "keyword" | "token_keyword" | "lost" if key not in ("none", ALL):
            return Say(text_key("option", "deed_keyword"), {"word": keyword(key)})  # pyright: ignore[reportArgumentType]
        case "type":
            return Say("mn-type-word", {"noun": key})
        case "color":
            return _color(key)
        case "token_color":
            return Say(text_key("option", "deed_look"), {"color": dashed(key)})
        case "word":
            return _noted(key)
        case "sub" | "token":
            return Say("mn-type-word", {"noun": subtype_noun(key)})
        case "mana":
            return Say(text_key("option", "color", key))
        case "counter":
            return Say(text_key("option", "deed_counter"), {"word": key})
        case _ if key in EVERY:
            return Say(text_key("option", "deed_every"), {"answer": dashed(key)})
        case _ if key in (NO_TARGET, questions.SAME):
            return Say(text_key("option", "deed_aim"), {"answer": dashed(key)})
        case _ if part.startswith("aim"):
            return None
        case _ if key in questions.WORDS.get(part, ()) or part in ("place", "goes"):
            return Say(text_key("option", "deed", part), {"answer": dashed(key)})
        case "hurt" if key in ("you", "opponent"):
            return Say(text_key("option", "deed", "whom"), {"answer": key})
        case _:
            return None


def _noted(key: str) -> Say:
    """Return what may be noted: a color, a type, a number, or what a player or the time becomes."""
    if key in questions.COLORS:
        return _color(key)
    if key in questions.TYPES:
        return Say("mn-type-word", {"noun": key})
    if key.isdecimal():
        return Say("words-number", {"number": int(key)})
    return Say(text_key("option", "deed_word"), {"answer": key})


def _color(color: str) -> Say:
    return Say(text_key("option", "color", _LETTERS[color]))


def named_targets(view: MagicView, labels: Labels, decision: Decision) -> Iterator[Option]:
    """Yield what is mostly done to the targets that were named, each at one press."""
    if decision.kind != "work" or view.doing is None or not isinstance(decision, Choose):
        return
    for key in filter(None, view.doing.targets):
        found = (labels.perm(key), labels.item(key), labels.lying(key))
        verbs = next((verbs for verbs, there in zip(_AIMED, found, strict=True) if there is not None), ())
        for verb in verbs:
            if verb in decision.keys:
                values = {"what": _deed(verb), "to": labels.aim(key)}
                label = Say("option-way", values)
                yield Option(verb, label, "deeds-aimed", card=labels.card_of(key), then=(key,))


# What is asked


def title(view: MagicView, labels: Labels, decision: Decision) -> dict[str, Any]:
    """Return what the question says besides its card: the deed, and who does it."""
    values: dict[str, Any] = {}
    if decision.about.verb is not None:
        values["deed"] = dashed(decision.about.verb)
    if decision.kind == "hand_cost":
        values |= _parts([str(each) for each in decision.about.rest])
    elif decision.kind in KINDS:
        wanted, done = decision.about.rest
        values["asks"] = "ability" if decision.about.card is None else "deed"
        assert view.work is not None
        seat = view.work.seat
        values |= {"seat": seat, "other": 1 - seat}
        values["wanted"] = told(labels, seat, str(wanted)) if wanted else ""
        values["done"] = tuple(told(labels, seat, key) for key in done) if isinstance(done, tuple) else ()
        values["count"] = len(values["done"])
    return values


def where_to_read(table: Table, decision: Decision) -> Say | None:
    """Return where the text is found that is carried out, or that the other has carried out."""
    card = decision.about.card
    if decision.kind not in (*KINDS, "targets") or card in (None, MENDING):
        return None
    name = table.named(card)
    return Say(text_key("about", "by_hand"), {"card": name, "search": searched(name["en"])})


def told(labels: Labels, seat: int, key: str) -> Say:
    """Return a seat's deed, or what it asks for with priority, in words."""
    verb = naming.hand_verb(key)
    if verb in DEEDS:
        return Say(text_key("deed"), facts(key, seat, lambda each: _named(labels, each)))
    if key == naming.MEND:
        return Say(text_key("wanted", "mend"))
    thing, *cost = naming.hand_said(key)
    return Say(text_key("wanted", verb), {"what": labels.aim(thing), **_parts(cost)})


def _parts(cost: Sequence[str]) -> dict[str, Any]:
    """Return the parts of a cost, as a sentence names them."""
    text = text_key("cost", "by_hand")
    mana = symbols(" ".join(each for each in cost if each in abilities.MANA))
    said = [Say(text, {"cost": "mana", "mana": mana, "number": 0})] if mana else []
    said += [_cost(each, text) for each in cost if each not in abilities.MANA]
    return {"parts": tuple(said), "count": len(said)}


def _named(labels: Labels, key: str) -> Any:
    """Return what an object is called; None of what nobody knows any more."""
    if not naming.thing_named(key):
        return labels.named(key) if key else None
    card = labels.card_of(key)
    return None if card is None else labels.named(card)
