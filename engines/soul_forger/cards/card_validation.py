"""What makes sense where: words of the card language that can mean nothing where they stand.

An ability may be well formed and yet speak of a target that it does not have, of an event that has no
number, of a combat where there can be none. Whatever is found here is refused with the pack.
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engines.kernel import Say
from engines.kernel.cards.packs import parts
from engines.kernel.effects import references
from engines.kernel.effects.references import Speech, role_of, target_of
from engines.kernel.effects.traversal import Misplaced, inside
from engines.soul_forger.cards import card_validation_parts, kinds, moments, unfit
from engines.soul_forger.cards.scene import Scene
from engines.soul_forger.language import actions as do
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language import costs
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.conditions import PaidWith
from engines.soul_forger.language.events import OF_PLAYERS, EventKind, Trigger
from engines.soul_forger.language.pack import ActionCard, CardModel, Equipment
from engines.soul_forger.language.selectors import EntryTarget, PieceFilter

AIMED: dict[str, frozenset[str]] = {
    "piece": frozenset(("creature", "equipment", "action")),
    "known": frozenset(("creature", "equipment", "action")),
    "hurt": frozenset(("creature", "side", "player")),
    "player": frozenset(("creature", "equipment", "action", "side", "player", "entry", "card")),
    "card": frozenset(("card", "creature", "equipment", "action")),
    "entry": frozenset(("entry",)),
}
"""Targets that a word may stand for: whose anything is, is found by it."""

STANDING: frozenset[EventKind] = frozenset(
    (
        "damaged",
        "healed",
        "entered",
        "guard_changed",
        "attack_declared",
        "blocked",
        "activated",
        "targeted",
        "attacked",
        "unblocked",
    )
)
"""After these the card lies on the field."""
GONE: frozenset[EventKind] = frozenset(("destroyed", "left", "discarded", "paid"))
"""After these it lies elsewhere."""
IN_FLOW: frozenset[EventKind] = frozenset(("played", "resolved", "negated"))
CONCERNED: dict[str, frozenset[EventKind]] = {
    "piece": STANDING,
    "known": STANDING | GONE | frozenset(("resolved", "negated")),
    "hurt": STANDING | OF_PLAYERS,
    "player": STANDING | GONE | IN_FLOW | OF_PLAYERS,
    "card": GONE | frozenset(("resolved", "negated")),
    "entry": frozenset(("played", "activated")),
}
"""Events that `that` may speak of, by what it stands for."""
SPEECH = Speech("sf-pack", AIMED, CONCERNED)
HURTING: frozenset[EventKind] = frozenset(("damaged", "player_damaged", "destroyed"))
"""Events that are of combat, or not: `combat` means something."""
CAUSED: frozenset[EventKind] = HURTING | frozenset(("targeted", "attacked", "player_attacked"))
"""Events that something did: `by` and `source` mean something."""
NUMBERED: frozenset[EventKind] = frozenset(
    ("damaged", "player_damaged", "healed", "player_healed", "drew", "leveled", "experienced")
)
"""Events that have a number: `amount` means something."""
_FIGHTERS = (
    "attacker", "blocker", "attacked", "attacking_player", "defending_player", "this_combat", "end_combat",
    "turn_attack",
)  # fmt: skip
"""Words that mean the combat wherever they stand."""
_SPOKEN = frozenset(
    (
        "self", "target", "target_2", "controller_of_target", "that", "controller_of_that", "source",
        "controller_of_source", "each", "made", "done", "amount", "x", "any_opponent", "every_opponent",
    )
)  # fmt: skip
"""Words that mean something in some places alone."""
_PLAIN = frozenset(_FIGHTERS) | {"you", "opponents", "everyone", "level", "paid"}
_OF_FIGHTERS: tuple[EventKind, ...] = (
    "guard_changed", "attack_declared", "blocked", "attacked", "unblocked",
)  # fmt: skip
ANYWHERE: frozenset[EventKind] = frozenset(("paid", "discarded", "negated"))
"""These happen to cards wherever they lie."""
_STATES = (
    "guard", "attacking", "blocking", "damaged", "token", "max_power", "min_power", "counter",
)  # fmt: skip
"""What only a card on the field has, in a filter."""
_TARGETS = ("target", "target_2")
_OUT_OF_COMBAT: frozenset[EventKind] = frozenset(("turn_began", "turn_ended", "phase_began"))


def of_card(card: CardModel) -> Iterator[Misplaced]:
    """Yield what means nothing on a card."""
    yield from card_validation_parts.of_keywords(card)
    if card.cost is not None:
        yield from card_validation_parts.of_cost(card.cost, "cost")
    if isinstance(card, ActionCard):
        yield from _of_action(card)
    for place, ability in enumerate(card.abilities):
        yield from _of_ability(ability, f"abilities.{place}", card)
    if _has_x(card) and not card.unfinished and not any(value == "x" for value in _strings(card)):
        yield Misplaced("cost", Say("sf-pack-x-unused"))


def _has_x(card: CardModel) -> bool:
    return card.cost is not None and costs.read(card.cost).has_x


def _of_action(card: ActionCard) -> Iterator[Misplaced]:
    """Yield what means nothing on an Action: it is gone once it has resolved, unless it stays."""
    if card.attunes and card.lingering:
        yield Misplaced("lingering", Say("sf-pack-attune-lingering"))
    for place, ability in enumerate(card.abilities):
        if ability.is_skill and not card.attunes:
            yield misplaced(f"abilities.{place}.cost", "sf-pack-no-guard", "off_guard")
        lies = card.lingering or card.attunes or ability.kind == "resolve"
        if not lies and not _works_anywhere(ability):
            yield misplaced(f"abilities.{place}", "sf-pack-not-lingering", ability.kind)


def _works_anywhere(ability: Ability) -> bool:
    """Tell whether an ability works though its card lies on no field: Material, say (SF-147, SF-R66)."""
    if ability.when is not None:
        return ability.when.this and ability.when.event in ANYWHERE
    return bool(ability.holds) and all(isinstance(change, hold.CountsAs) for change in ability.holds)


def _of_ability(ability: Ability, field: str, card: CardModel) -> Iterator[Misplaced]:
    action = card if isinstance(card, ActionCard) else None
    gained = action is not None and action.attunes and ability.kind != "resolve"
    scene = Scene(action is not None and not gained, gained=gained, when=ability.when)
    if not gained:
        scene = scene._replace(kinds=kinds.of_card(card))
    if ability.kind == "resolve":
        if action is None:
            yield Misplaced(field, Say("sf-pack-resolves"))
        stays, normal = (action.lingering, action.speed == "normal") if action is not None else (True, True)
        scene = scene._replace(stays=stays, combat=not normal, x=_has_x(card), paid=card.cost is not None)
    elif ability.when is not None:
        yield from of_trigger(ability.when, f"{field}.when")
        event, this = ability.when.event, ability.when.this
        if this and event in _never(card, gained=gained):
            yield misplaced(f"{field}.when.this", "sf-pack-event-never", event)
        came = this and event == "entered" and card.cost is not None
        scene = scene._replace(
            event=event, stays=not (this and event in GONE | IN_FLOW), combat=event not in _OUT_OF_COMBAT,
            sent=this and event in CONCERNED["card"], x=came and _has_x(card), paid=came,
        )  # fmt: skip
    elif ability.cost is not None:
        yield from _of_costs(ability, field)
        named = any(map(costs.names_x, ability.cost))
        sent = "send_this" in ability.cost
        paid = bool(_written(ability))
        scene = scene._replace(
            combat=ability.flow_speed == "reaction", x=named, stays=not sent, sent=sent, paid=paid
        )
    for place, change in enumerate(ability.holds):
        if isinstance(change, hold.Prevent) and change.next_only:
            yield misplaced(f"{field}.holds.{place}.next_only", "sf-pack-next-held", change.change)
    scene = scene._replace(targets=ability.targets)
    for name in ("holds", "conditions", "targets"):
        for place, part in enumerate(getattr(ability, name)):
            alias = "if" if name == "conditions" else name
            yield from _of_part(part, f"{field}.{alias}.{place}", scene)
    for place, condition in enumerate(ability.gate):
        if moments.is_never_so(condition, ability):
            yield misplaced(f"{field}.if.{place}", "sf-pack-never-so", condition.test)
    yield from _of_row(ability.do, f"{field}.do", scene)
    yield from _of_row(ability.otherwise, f"{field}.else", scene)


def _never(card: CardModel, *, gained: bool) -> frozenset[EventKind]:
    """Return the events that never happen to a card itself, or to one that gains an ability."""
    if gained:  # it lies there already
        return frozenset(("entered", "played", "resolved", "negated", "discarded"))
    if isinstance(card, ActionCard):  # in the Flow it waits for nothing (SF-R60)
        return frozenset(("played", "resolved", "entered", "damaged", "healed", *_OF_FIGHTERS))
    if isinstance(card, Equipment):
        fights = card.equip == "weapon"
        fighting: tuple[EventKind, ...] = () if fights else ("attack_declared", "blocked", "unblocked")
        return frozenset(("resolved", "healed", "attacked", *fighting))
    return frozenset(("resolved",))


def _of_costs(ability: Ability, field: str) -> Iterator[Misplaced]:
    for place, cost in enumerate(ability.cost or ()):
        if isinstance(cost, str) and ":" in cost:
            yield from card_validation_parts.of_cost(cost, f"{field}.cost.{place}")
    named = any(map(costs.names_x, ability.cost or ()))
    if named and not any(
        value == "x" for part in (*ability.do, *ability.targets) for value in _strings(part)
    ):
        yield Misplaced(f"{field}.cost", Say("sf-pack-x-unused"))


def _written(ability: Ability) -> list[str]:
    """Return the costs in cards."""
    return [cost for cost in ability.cost or () if isinstance(cost, str) and ":" in cost]


def _strings(part: BaseModel) -> Iterator[str]:
    """Yield the words that stand in a part and the parts inside it."""
    for each in parts(part):
        for found in inside(each, ""):
            if isinstance(found.value, str):
                yield found.value


def of_trigger(when: Trigger, field: str) -> Iterator[Misplaced]:
    """Yield what means nothing of an event that is waited for."""
    event = when.event
    yield from card_validation_parts.of_itself(when.filter, f"{field}.is")
    if event in OF_PLAYERS and when.this:
        yield misplaced(f"{field}.this", "sf-pack-event-this", event)
    if event in OF_PLAYERS and when.filter != PieceFilter():
        yield misplaced(f"{field}.is", "sf-pack-event-card", event)
    if when.this and when.filter != PieceFilter():
        yield misplaced(f"{field}.is", "sf-pack-event-this-is", event)
    if when.this and when.whose == "opposing":
        yield misplaced(f"{field}.whose", "sf-pack-event-own", event)
    fits = kinds.of_filter(when.filter)
    if (fits and not fits & kinds.CONCERNS.get(event, kinds.EVERY)) or _is_never_then(when):
        yield misplaced(f"{field}.is", "sf-pack-event-kind", event)
    if event in IN_FLOW | frozenset(("discarded",)):
        for name in _STATES:
            if getattr(when.filter, name) != PieceFilter.model_fields[name].default:
                yield misplaced(f"{field}.is.{name}", "sf-pack-event-state", event)
    if when.by != "any" and event not in CAUSED:
        yield misplaced(f"{field}.by", "sf-pack-event-by", event)
    if when.combat is not None and event not in HURTING:
        yield misplaced(f"{field}.combat", "sf-pack-event-by", event)
    if when.to is not None and event != "guard_changed":
        yield misplaced(f"{field}.to", "sf-pack-event-only", "guard_changed")
    if when.for_ != "any" and event != "paid":
        yield misplaced(f"{field}.for", "sf-pack-event-only", "paid")
    if (when.phase is not None) is not (event in ("phase_ending", "phase_began")):
        yield misplaced(f"{field}.phase", "sf-pack-event-only", "phase_ending")
    if event == "phase_began" and when.phase == "ready":
        yield misplaced(f"{field}.phase", "sf-pack-ready-began", "ready")


def _is_never_then(when: Trigger) -> bool:
    """Tell whether a card is never as it is wanted when something happens to it (SF-99, SF-105)."""
    wanted = when.filter
    match when.event:
        case "attack_declared":
            return wanted.guard == "off" or wanted.blocking
        case "blocked":
            return wanted.guard == "off" or wanted.attacking
        case "entered":
            return wanted.attacking or wanted.blocking
        case "unblocked":
            return wanted.blocking
        case "attacked":
            return wanted.attacking
        case _:
            return False


def _of_row(actions: tuple[do.Action, ...], field: str, scene: Scene) -> Iterator[Misplaced]:
    for place, action in enumerate(actions):
        now = scene._replace(before=True) if place else scene
        yield from _of_part(action, f"{field}.{place}", now)
        scene = scene._replace(left=scene.left | _sent_by(action))


def _sent_by(action: do.Action) -> frozenset[str]:
    """Return the word whose card an action takes from the field, or hurts so that it may fall."""
    sends = isinstance(action, do.Send | do.Destroy | do.Damage)
    return frozenset((action.who,)) if sends and isinstance(action.who, str) else frozenset()


def _of_part(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing in a part and in the parts inside it."""
    if getattr(part, "test", None) is not None:
        scene = scene._replace(tested=True)
        if len(getattr(part, "opponents", ())) > 1:
            yield Misplaced(field, Say("sf-pack-both-opponents"))
    yield from card_validation_parts.of_itself(part, field)
    yield from _of_place(part, field, scene)
    yield from unfit.of_part(part, field, scene)
    within = scene
    match part:
        case do.Later():
            yield from of_trigger(part.when, f"{field}.when")
            gone = part.when.this and part.when.event in GONE
            within = scene._replace(
                event=part.when.event, when=part.when, before=False,
                combat=part.when.event not in _OUT_OF_COMBAT, stays=scene.stays and not gone,
                sent=not scene.stays or gone, paid=False, left=frozenset(_TARGETS),
            )  # fmt: skip
        case do.ForEach():
            within = scene._replace(each=part.of, before=True)
        case do.May() | do.Conditional() | do.Repeat():
            within = scene._replace(before=True)
        case _:
            pass
    for name, value, at, place in inside(part, field):
        here = within if name in ("do", "otherwise", "modes") else scene
        if name in ("do", "otherwise") and place:
            within = within._replace(left=within.left | _sent_by(getattr(part, name)[place - 1]))
            here = within
        if isinstance(value, str):
            left_out = type(part).model_fields[name].default == value
            if not left_out or value != "self":  # whoever speaks is a source of damage wherever it lies
                yield from _of_word(type(part), name, value, at, here)
        elif isinstance(value, BaseModel) and not isinstance(value, Trigger):
            follows = name in ("do", "otherwise") and place > 0
            yield from _of_part(value, at, here._replace(before=True) if follows else here)


def _of_place(part: BaseModel, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield what means nothing of a part where its ability stands."""
    match part:
        case do.EndCombat() | do.TurnAttack() if not scene.combat:
            yield misplaced(field, "sf-pack-no-combat", part.action)
        case do.TurnAttack(to=("attacker" | "blocker" | "attacked") as to):
            yield misplaced(f"{field}.to", "sf-pack-attack-stays", to)
        case do.TurnAttack(to=("target" | "target_2") as to) if _aim(to, scene) in ("entry", "card"):
            yield misplaced(f"{field}.to", "sf-pack-other-target", _aim(to, scene))
        case do.CopyEntry(who="target") if _entry(scene) in ("summon", "forge"):
            yield misplaced(f"{field}.who", "sf-pack-other-target", _entry(scene))
        case do.Attune() if not scene.action:
            yield misplaced(field, "sf-pack-attune", part.action)
        case do.Absorb() if scene.action or not scene.stays:
            yield misplaced(field, "sf-pack-absorb", part.action)
        case do.Attune(to=("target" | "target_2") as to) if _aim(to, scene) == "action":
            yield misplaced(f"{field}.to", "sf-pack-other-target", "action")
        case do.Absorb(cards="paid") if scene.event != "entered" or not scene.paid:
            yield misplaced(f"{field}.from", "sf-pack-paid", "paid")
        case PaidWith() if not scene.paid:
            yield misplaced(field, "sf-pack-not-paid", part.test)
        case do.Apply(until="while_here") if not scene.stays:
            yield misplaced(f"{field}.until", "sf-pack-not-there", "while_here")
        case _:
            pass


def _of_word(model: type[BaseModel], name: str, word: str, field: str, scene: Scene) -> Iterator[Misplaced]:
    """Yield why a word means nothing here, if so."""
    if word not in references.words_of(model, name):
        return
    if word in _FIGHTERS and not scene.combat:
        yield misplaced(field, "sf-pack-no-combat", word)
    role = role_of(model, name)
    if role is not None:
        reason = references.of_word(word, role, scene, SPEECH) or _of_own_word(word, role, scene)
        if reason is not None:
            yield Misplaced(field, reason)


def _of_own_word(word: str, role: str, scene: Scene) -> Say | None:
    """Return why a word means nothing here for a reason of this game's, if so."""
    match word:
        case "target" | "target_2" if role == "card" and word not in scene.left:
            return None if _aim(word, scene) == "card" else SPEECH.reason("still-there", word)
        case "controller_of_target":
            return references.of_target("target", "player", scene, SPEECH)
        case "controller_of_that":
            return references.of_event(word, "player", scene, SPEECH)
        case "source" | "controller_of_source" if scene.event not in CAUSED:
            return SPEECH.reason("no-source", word)
        case "source" if role == "entry" and scene.event != "targeted":
            return SPEECH.reason("other-event", str(scene.event))
        case "amount" if scene.event not in NUMBERED:
            return SPEECH.reason("no-amount", word)
        case "any_opponent" | "every_opponent" if not scene.tested:
            return SPEECH.reason("no-opponent", word)
        case "each" if scene.each is None:
            return SPEECH.reason("no-each", word)
        case "self":
            return _of_self(role, scene)
        case _:
            return None


def _of_self(role: str, scene: Scene) -> Say | None:
    """Return why the card that speaks is not meant there, if so: it lies elsewhere by then."""
    if role in ("piece", "hurt") and not scene.stays:
        return SPEECH.reason("not-there", "self")
    if role == "known" and not (scene.stays or scene.sent):
        return SPEECH.reason("not-there", "self")
    if role == "card" and (scene.gained or not scene.sent):
        return SPEECH.reason("not-sent", "self")
    return None


def _aim(word: object, scene: Scene) -> str:
    """Return what kind of target a word stands for; nothing where it stands for none."""
    target = target_of(word, scene.targets)
    return "" if target is None else target.target


def _entry(scene: Scene) -> str:
    """Return which entries of the Flow the first target can be; nothing where it is none."""
    target = scene.targets[0] if scene.targets else None
    return target.entry if isinstance(target, EntryTarget) else ""


def misplaced(field: str, key: str, found: str) -> Misplaced:
    """Return why something means nothing where it stands."""
    return Misplaced(field, Say(key, {"found": found}))


references.complete(
    Ability, _SPOKEN, _PLAIN, apart=((costs.SpendExperience, "number"), (costs.TakeDamage, "number"))
)
