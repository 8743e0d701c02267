"""The promise of the card language: what is printed on a card is what it does.

Every shape that the schema allows is put into every kind of text. What `cards check` refuses is dropped; the
rest is played, and what happens is compared with what a second reading of the printed words expects.
`python -m tests.rigs.promise noxtalia` examines all of them, the tests a sample.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from itertools import product
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from engines.kernel import Answer, Choose, Dice, Pick, Say
from engines.kernel.play.determinization import EVERYBODY
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.cards.card_validation import misplaced
from engines.noxtalia.cards.catalogue import Catalogue
from engines.noxtalia.cards.printed import rules_text, spirit_text
from engines.noxtalia.evaluation.powers import attack_power, cost, damage, defence_power, undefendable
from engines.noxtalia.language.aims import aim, attaches
from engines.noxtalia.language.pack import NoxtaliaPack
from engines.noxtalia.rules import attack as attacking
from engines.noxtalia.rules import resolution
from engines.noxtalia.rules import support as supporting
from engines.noxtalia.rules.setup import seat_teams
from engines.noxtalia.table.pieces import Attached, Attack, Might
from engines.noxtalia.table.resolving_effect import ResolvingEffect, Role
from engines.noxtalia.table.state import Table as Real
from tests.engines.noxtalia.cards.places import HOSTS, Place, places
from tests.engines.noxtalia.cards.second_reading import Reading
from tests.engines.noxtalia.cards.second_table import Body, Power, Scene, Table
from tests.engines.noxtalia.cards.shapes import Shape, lasting, shapes
from tests.engines.noxtalia.pack import PACK, READY, act, attack, defence, effect, name, support
from tests.engines.noxtalia.playing import GAME

HELPERS = [
    support("sweep", effect(act("destroy_attached", who="target", number=6)), cost=0),
    support("slay", effect(act("lose_pv", who="target", value=40)), cost=0),
    support("turn_over", effect(act("flip_cycle")), cost=0),
    attack("hit", element="rocheux", cost=2, power=9),
    defence("cover", element="rocheux", cost=1, power=5),
]
HELPING = NoxtaliaPack.model_validate(
    {"game": "noxtalia", "id": "helping", "name": name("helping"), "version": 1, "capacities": HELPERS}
)
SAMPLE = 100
ANSWERS = 40
"""More than any play here needs."""


# A card and its words


class Made(NamedTuple):
    """A card with one effect, and the line that is printed for it."""

    catalogue: Catalogue
    lines: tuple[Say, ...]
    """What is printed; the effect is the last."""


def made(shape: Shape, place: Place) -> Made | None:
    """The card; None where it is refused."""
    written = {**shape, "when": place.when}
    if place.when in ("turn_start", "turn_end"):
        written["whose"] = place.whose
    spirits: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = list(HELPERS)
    if place.kind in ("spirit_attack", "passive"):
        key = "kelorn" if place.host != "1:2" else "ondarque"
        body = next(spirit for spirit in PACK.spirits if spirit.id == key).model_dump(by_alias=True)
        if place.kind == "passive":
            body["passives"] = [written]
        else:
            body["attack"] = {"cost": 2, "power": 9, "effects": [written]}
        spirits.append(body)
    else:
        words = {"keywords": [place.keyword] if place.keyword else []}
        kind = "support" if place.kind == "attached" else place.kind
        if kind == "support":
            cards.append(support("card", written, element="rocheux", cost=1, **words))
        elif kind == "attack":
            cards.append(attack("card", written, element="rocheux", cost=2, power=9, **words))
        else:
            cards.append(defence("card", written, element="rocheux", cost=1, power=1, **words))
    values = {"game": "noxtalia", "id": "one", "name": name("one"), "version": 1}
    pack = NoxtaliaPack.model_validate({**values, "spirits": spirits, "capacities": cards})
    if _refused(pack, place):
        return None
    catalogue = Catalogue((PACK, pack))
    elements = catalogue.elements
    lines = spirit_text(pack.spirits[0], elements) if spirits else rules_text(pack.capacities[-1], elements)
    return Made(catalogue, lines)


def _refused(pack: NoxtaliaPack, place: Place) -> bool:
    if place.kind == "passive":
        return any(misplaced(pack.spirits[0].passives, "passives", "passive"))
    if place.kind == "spirit_attack":
        return any(misplaced(pack.spirits[0].attack.effects, "attack.effects", "spirit_attack"))
    card = pack.capacities[-1]
    stays = attaches(card.type, card.keywords, card.effects)
    aimed = aim(card.type, card.keywords, card.effects) is not None
    return any(misplaced(card.effects, "effects", card.type, stays, aimed))


# A table on which everything can act


def table_for(made: Made, place: Place, night: bool) -> Real:
    """Wounded and exhausted Spirits, capacities attached, cards in every zone."""
    options = NoxtaliaOptions.model_validate({"cards": PACK, "teams": (READY[1], READY[0])})
    table = Real(Dice("promise"), options, 2)
    seat_teams(table, Dice("promise"))
    table.catalogue = made.catalogue
    table.stage, table.active = "combat", 0
    table.turn = 4 if night else 3
    for side in table.sides:
        side.pm = 6 if night else 5
        side.last_turn = table.turn if side.seat == 0 else table.turn - 1
        own = [card for card in side.deck if made.catalogue.cards[card].type != "defence"]
        side.pile = list(side.deck) * 3
        side.discard = own[-4:]
        side.exhaustions = side.seat
        for card in own[:3]:
            table.take(side, card)
        for spirit in side.spirits:
            spirit.body = made.catalogue.bodies[spirit.body.id]
    for card in (
        ("card", "sweep", "slay", "turn_over", "hit")
        if "card" in made.catalogue.cards
        else ("sweep", "slay", "turn_over", "hit")
    ):
        if not (card == "card" and (place.host or place.kind == "defence")):
            table.take(table.sides[0], card)
    if place.kind == "defence":
        table.take(table.sides[1], "card")
    for key, pv in {"0:0": 17, "0:1": 14, "1:0": 16, "1:2": 18}.items():
        table.spirit(key).pv = pv
    for key in ("0:1", "1:1"):
        table.spirit(key).charged = False
    table.spirit("0:1").attached = [Attached("ecorce_de_granit", 0)]
    table.spirit("1:1").attached = [Attached("ecorce_de_granit", 1), Attached("cendre_tenace", 0)]
    if place.kind == "attached" and place.host:
        table.spirit(place.host).attached.append(Attached("card", place.user))
    return table


# What can be seen


def seen(real: Real, use: ResolvingEffect) -> Table:
    """A table as it can be seen, for the second reading."""
    you, other = real.sides[use.seat], real.sides[1 - use.seat]
    table = Table(
        {
            spirit.key: Body(
                spirit.key, spirit.seat, spirit.body.element, spirit.pv, spirit.body.max_pv, spirit.charged,
                [(each.card, each.owner) for each in spirit.attached],
            )
            for side in real.sides for spirit in side.spirits
        },
        [side.pm for side in real.sides], [side.hand[:] for side in real.sides],
        [side.pile[:] for side in real.sides], [side.discard[:] for side in real.sides],
        [side.removed[:] for side in real.sides], [side.exhaustions > 0 for side in real.sides],
        real.cycle == "nocturne", real.turn,
    )  # fmt: skip
    attack = real.going_on
    if attack is not None and attack.totals is None:
        reckoned = attack_power(real, attack)
        table.powers["attack"] = Power(reckoned.base, reckoned.chart, sum(n for _, n in reckoned.changes))
        if attack.defences:
            reckoned = defence_power(real, attack, attack.defences[-1])
            table.powers["defence"] = Power(
                reckoned.base, reckoned.chart, sum(n for _, n in reckoned.changes)
            )
        else:  # whatever is played has so much more
            table.powers["defence"] = Power(50, 0, sum(number for _, number in attack.against))
        table.prevented, table.undefendable = attack.prevented, attack.undefendable
    table.attach_to = use.attach_to
    table.costs = [
        [
            (
                change.filter.type or "any", " ".join(change.filter.element), change.filter.keyword or "none",
                _until(real, use, change.ends_with, change.turns), change.value,
            )
            for change in real.changes if change.seat == side.seat
        ]
        for side in real.sides
    ]  # fmt: skip
    table.lifted = {(side.seat, "pm") for side in real.sides if side.lifted_pm}
    table.lifted |= {(side.seat, "pv") for side in real.sides if side.lifted_pv}
    table.recycles = [side.extra_recycles for side in real.sides]
    if other.seen[you.seat] is not None:
        table.looked.add(("hand", 0))
    if other.tops[you.seat]:
        table.looked.add(("pile", other.tops[you.seat]))
    return table


def _until(real: Real, use: ResolvingEffect, ends_with: int, turns: int) -> str:
    """The words for how long a change holds still."""
    if ends_with == EVERYBODY:
        return "this-attack"
    if ends_with == use.seat and turns == (2 if real.active == use.seat else 1) and ends_with != real.active:
        return "end-of-next-turn"
    return "end-of-next-turn" if turns == 2 else "end-of-turn"


def meaning(real: Real, use: ResolvingEffect, made: Made) -> Scene:
    """What the words mean in one use of the card."""
    catalogue, attack = made.catalogue, real.going_on
    named = {"target": use.target, "host": use.host}
    spirits = {word: spirit.key for word, spirit in named.items() if spirit is not None}
    if use.role == "passive":
        spirits["own"] = spirits["host"]
    elements = {element.name.en: key for key, element in catalogue.elements.items()}
    if attack is not None:
        spirits["attacked"] = f"{attack.defender}:{attack.target}"
        elements["attack"] = catalogue.card(attack.card).element
        if attack.by_spirit:
            spirits["attacker"] = f"{attack.attacker}:{attack.place}"
            if use.role == "attack":
                spirits["own"] = spirits["attacker"]
    else:
        elements["attack"] = ""

    def types(card: str) -> tuple[str, str, set[str]]:
        capacity = catalogue.capacities[card]
        return capacity.type, capacity.element, set(capacity.keywords)

    return Scene(
        use.seat, catalogue.card(use.card).type, use.card, spirits, elements, types, use.spent,
        0 if attack is None else attack.damage or 0, attack is not None and bool(attack.defences),
        attack is not None and attack.by_spirit,
    )  # fmt: skip


# Playing


class Done(NamedTuple):
    """One time that a card's text was carried out."""

    scene: Scene
    before: Table
    after: Table


def played(made: Made, place: Place, night: bool) -> list[Done]:
    """Play on until the script is at its end; return each time that the text was carried out."""
    table = table_for(made, place, night)
    card = {"spirit_attack": "kelorn", "passive": "ondarque" if place.host == "1:2" else "kelorn"}.get(
        place.kind, "card"
    )
    done: list[Done] = []

    def watch(original: Any) -> Callable[[Real, ResolvingEffect, Any], Generator[Any, Any, None]]:
        def apply(real: Real, use: ResolvingEffect, effects: Any) -> Generator[Any, Any, None]:
            if use.card != card or not effects or effects[0].when != place.when:
                yield from original(real, use, effects)
                return
            before, scene = seen(real, use), meaning(real, use, made)
            try:
                yield from original(real, use, effects)
            finally:
                scene.roll = use.die
                done.append(Done(scene, before, seen(real, use)))

        return apply

    script = {kind: list(answers) for kind, answers in place.script.items()}
    with ExitStack() as stack:
        for module in (attacking, supporting, resolution):
            stack.enter_context(patch.object(module, "apply", watch(module.apply)))
        _play(table, script)
    return done


def _play(table: Real, script: dict[str, list[str]]) -> None:
    for _ in range(ANSWERS):
        if table.result is not None:
            return
        play = GAME.rules.step(table)
        reply: Any = None
        while True:
            try:
                decision = play.send(reply)
            except StopIteration:
                break
            assert isinstance(decision, Choose | Pick)
            if decision.kind == "combat" and not script.get("combat"):
                return
            reply = _answer(decision, script)


def _answer(decision: Choose | Pick, script: dict[str, list[str]]) -> Answer:
    wanted = script.get(decision.kind)
    if isinstance(decision, Pick):
        return tuple(decision.keys[: decision.least])
    if wanted and wanted[0] in decision.keys:
        return wanted.pop(0) if len(wanted) > 1 or decision.kind == "combat" else wanted[0]
    return "yes" if decision.kind == "may" else decision.keys[0]


# What is compared


def faults_of(shape: Shape, place: Place, night: bool) -> list[str]:
    """What is printed and not done, or done and not printed."""
    card = made(shape, place)
    if card is None:
        return []
    if place.when == "while_attached":
        return [_told(shape, place, night, wrong) for wrong in _held(card, place, night)]
    done = played(card, place, night)
    # What leaves its Spirit, or dies with it, is not there a second time.
    leaving = any(word in str(shape) for word in ("detach", "destroy_attached"))
    leaving |= any(not body.pv for one in done for body in one.after.bodies.values())
    if len(done) != place.times and not (done and leaving):
        return [_told(shape, place, night, f"done {len(done)} times, not {place.times}")]
    for one in done:
        expected = [table.seen() for table in Reading(one.scene).expected(card.lines[-1], one.before)]
        got = one.after.seen()
        if not any(_same(table, got) for table in expected):
            return [_told(shape, place, night, _difference(expected, got))]
        if place.kind == "support" and not place.keyword and not _aimed_as_printed(card, one.scene):
            return [_told(shape, place, night, "aimed at another side than is printed")]
    return []


def _told(shape: Shape, place: Place, night: bool, wrong: str) -> str:
    where = [place.kind, place.when, place.keyword, place.host, "by night" if night else "by day"]
    return f"{' '.join(word for word in where if word)}: {shape}: {wrong}"


def _same(expected: dict[str, Any], got: dict[str, Any]) -> bool:
    if "destroyed" in expected["bodies"].values():  # what it leaves behind is proved elsewhere
        return {key: body == "destroyed" for key, body in expected["bodies"].items()} == {
            key: body == "destroyed" for key, body in got["bodies"].items()
        }
    return expected == got


def _difference(expected: list[dict[str, Any]], got: dict[str, Any]) -> str:
    nearest = min(expected, key=lambda table: sum(table[key] != got[key] for key in got))
    wrong = {key: (nearest[key], got[key]) for key in got if nearest[key] != got[key]}
    return f"by the words and in play: {wrong}"


def _aimed_as_printed(card: Made, scene: Scene) -> bool:
    sides = [line.values["side"] for line in card.lines if line.key == "nx-line-aim"]
    target = scene.spirits.get("target")
    return sides == ([] if target is None else ["ally" if target.startswith(str(scene.you)) else "enemy"])


def _held(card: Made, place: Place, night: bool) -> Iterator[str]:
    """Compare an attack, and all costs, with the card and without it."""
    for striker in (None, 0):
        real, bare = table_for(card, place, night), table_for(card, place._replace(host=None), night)
        assert place.host is not None
        if place.kind == "passive":
            plain = Catalogue((PACK, HELPING))
            bare.catalogue = plain
            for side in bare.sides:
                for spirit in side.spirits:
                    spirit.body = plain.bodies[spirit.body.id]
        else:
            bare.sides[0].hand.remove("card")
        for table in (real, bare):
            striking = "hit" if striker is None else table.sides[0].spirits[striker].body.id
            table.attack = Attack.on(table.spirit("1:2"), Might(0, striking), place=striker, cost=2)
            table.attack.defences = [Might(1, "cover")]
        attack = real.attack
        assert attack is not None
        role: Role = "passive" if place.kind == "passive" else "attached"
        name_of = "card" if place.kind == "attached" else real.spirit(place.host).body.id
        use = ResolvingEffect(place.user, name_of, role, host=real.spirit(place.host))
        use.foe = 1 - place.user
        scene = meaning(real, use, card)
        before = seen(bare, use)
        before.bodies = seen(real, use).bodies
        words = Reading(scene).held(card.lines[-1], before)
        attack_now, defence_now = words.powers["attack"].total, words.powers["defence"].total
        expected = (
            attack_now, defence_now, words.undefendable, max(0, attack_now - defence_now - words.prevented)
        )  # fmt: skip
        got = (
            attack_power(real, attack).total, defence_power(real, attack, attack.defences[0]).total,
            undefendable(real, attack), damage(real, attack),
        )  # fmt: skip
        if got != expected:
            yield f"power, Defence, undefendable, damage by the words and in play: {expected}, {got}"
        yield from _costs(real, scene, words)


def _costs(real: Real, scene: Scene, words: Table) -> Iterator[str]:
    for side in real.sides:
        for key in (*side.deck, "glaciation", "arc_fourchu", "dernier_grondement", "cover"):
            card = real.card(key)
            kind, element, keywords = scene.types(key)
            fitting = (
                number
                for wanted, among, keyword, _, number in words.costs[side.seat]
                if wanted in ("any", kind) and (not among or element in among.split())
                and (keyword == "none" or keyword in keywords)
            )  # fmt: skip
            expected, got = max(0, card.cost + sum(fitting)), cost(real, side.seat, card)
            if expected != got:
                yield f"{key} costs {got}, by the words {expected}"


def every_text() -> list[tuple[Shape, Place]]:
    """Every shape in every kind of text."""
    found = [*product(shapes(), places())]
    for kind, host, user, keyword in HOSTS:
        place = Place(kind, "while_attached", user, host, keyword)
        found += [(shape, place) for shape in lasting()]
    return found


def examine(whole: bool) -> list[str]:
    """Play all shapes in all kinds of text, or a sample that is always the same; return the faults.

    The whole takes half an hour and more; day and night take turns.
    """
    texts = every_text()
    if not whole:
        texts = Random("promise").sample(texts, SAMPLE)
    found: list[str] = []
    for place, (shape, where) in enumerate(texts):
        found += faults_of(shape, where, night=place % 2 == 0)
    return found
