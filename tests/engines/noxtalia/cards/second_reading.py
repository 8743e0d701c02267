"""A second reading of what is printed on a card: what a player expects of it, from its words alone.

It knows the keys of the printed texts and nothing of the models behind them, nor of the rules' code. Where
somebody picks or dice fall, every table that the words allow is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import prod
from typing import Any

from engines.kernel import Say
from tests.engines.noxtalia.cards.second_table import (
    OTHER,
    Body,
    Scene,
    Table,
    gain,
    living,
    moved,
    unbound,
    under,
)
from tests.engines.noxtalia.cards.second_words import chain, figure, listed, of_roll, rolls


class Reading:
    """Reads the words of one effect for one use of its card."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    # Sentences

    def expected(self, say: Say, table: Table) -> list[Table]:
        """The tables that a line allows, after it was done."""
        v = say.values
        match say.key:
            case "nx-line-diurne" | "nx-line-nocturne":
                night = say.key.endswith("nocturne")
                line = v["line"]
                if line.key != "nx-line-otherwise" or "conditions" in line.values["line"].values:
                    return self.expected(line, table) if table.night is night else [table]
                return self.expected(line.values["line" if table.night is night else "actions"], table)
            case "nx-line-otherwise":
                inner = v["line"]
                if self.holds(inner.values["conditions"], table):
                    return self.expected(inner, table)
                return self.expected(v["actions"], table)
            case "nx-line-if" | "nx-line-when-if":
                holds = self.holds(v["conditions"], table)
                return self.expected(v["actions"], table) if holds else [table]
            case "nx-line-when":
                return self.expected(v["actions"], table)
            case "words-sentence" | "words-brackets":
                return self.expected(v["text"], table)
            case "words-sentences":
                return self._both(v["first"], v["rest"], table)
            case "words-then":
                return self._both(v["first"], v["next"], table)
            case _:
                return list(self._done(say.key.removeprefix("nx-do-"), v, table))

    def _both(self, first: Say, then: Say, table: Table) -> list[Table]:
        return [last for one in self.expected(first, table) for last in self.expected(then, one)]

    # Actions

    def _done(self, key: str, v: Any, before: Table) -> Iterator[Table]:
        match key:
            case "damage" | "lose-pv" | "heal":
                amount = self.amount(v, before)
                for those in self.groups(v["spirit"], before):
                    table = before.copy()
                    for one in those:
                        body = table.bodies[one]
                        body.pv = (
                            max(body.pv, min(body.most, body.pv + amount)) if key == "heal"
                            else max(0, body.pv - max(0, amount))
                        )  # fmt: skip
                    yield table
            case "exhaust" | "recharge":
                for those in self.groups(v["spirit"], before):
                    table = before.copy()
                    for one in those:
                        table.bodies[one].charged = key == "recharge"
                    yield table
            case "gain-pm" | "lose-pm" | "steal-pm":
                table = before.copy()
                amount = max(0, self.amount(v, before))
                seat = self.scene.seat(v.get("who", OTHER))
                if key == "gain-pm":
                    gain(table, seat, amount)
                else:
                    taken = min(amount, table.pm[seat])
                    table.pm[seat] -= taken
                    if key == "steal-pm":
                        gain(table, 1 - seat, taken)
                yield table
            case "draw" | "mill":
                table = before.copy()
                seat = self.scene.seat(v["who"])
                zone = table.hands if key == "draw" else table.discards
                for _ in range(v["count"]):
                    zone[seat].append(table.piles[seat].pop())
                yield table
            case "discard":
                seat = self.scene.seat(v["who"])
                yield from moved(before, "hands", "discards", seat, before.hands[seat], v["count"])
            case "return-to-hand":
                seat = self.scene.you
                number, fits = self._cards(v["cards"])
                among = [card for card in before.discards[seat] if fits(card)]
                yield from moved(before, "discards", "hands", seat, among, number)
            case "remove-from-game":
                seat = self.scene.seat(v["who"])
                number, fits = self._cards(v["cards"])
                among = [card for card in before.discards[seat] if fits(card)]
                yield from moved(before, "discards", "removed", seat, among, number)
            case "to-bottom-hand" | "to-bottom-discard":
                seat = self.scene.you
                zone = "hands" if key.endswith("hand") else "discards"
                yield from under(before, zone, seat, v["count"])
            case "destroy-attached":
                for those in self.groups(v["spirit"], before):
                    yield from unbound(before, those, v["count"])
            case _:
                yield from self._more(key, v, before)

    def _more(self, key: str, v: Any, before: Table) -> Iterator[Table]:
        scene, table = self.scene, before.copy()
        own = "attack" if scene.kind == "attack" else "defence"
        match key:
            case "power":
                table.powers[own].more += self.amount(v, before, signed=True)
                yield table
            case "power-result":
                table.powers[own].more += scene.roll
                yield table
            case "power-lost":
                lost = sum(
                    b.most - b.pv for b in map(before.bodies.get, self.groups(v["spirit"], before)[0]) if b
                )
                table.powers[own].more += min(lost, v["most"])
                yield table
            case "opposing-power":
                if v["opposing"] in table.powers:
                    table.powers[v["opposing"]].more += self.amount(v, before, signed=True)
                yield table
            case "chart-value":
                assert v["kind"] == own
                table.powers[own].chart = {"critical": 4, "neutral": 0, "weak": -4}[v["value"]]
                yield table
            case "ignore-chart":
                assert v["kind"] == own
                chart = table.powers[own].chart
                table.powers[own].chart = 0 if v["only"] == "any" else max(0, chart)
                yield table
            case "prevent-damage":
                assert v["bearer"] == "attacked"
                table.prevented += max(0, self.amount(v, before))
                yield table
            case "no-defence":
                table.undefendable = True
                yield table
            case "attach":
                for those in self.groups(v["spirit"], before):
                    table = before.copy()
                    table.attach_to = those[0] if those else before.attach_to
                    yield table
            case "detach":
                if "host" in scene.spirits:  # a card that is being used lies on nobody yet
                    host = table.bodies[scene.spirits["host"]]
                    owner = next(owner for card, owner in host.attached if card == scene.card)
                    host.attached.remove((scene.card, owner))
                    table.discards[owner].append(scene.card)
                yield table
            case "cost-change":
                _, fits = v["cards"].key, v["cards"].values
                seat = scene.seat(v["cards"].key.removeprefix("nx-cards-of-"))
                element = self._elements(fits["element"])
                number = -v["number"] if v["sign"] == "minus" else v["number"]
                table.change_costs(seat, (fits["type"], element, fits["keyword"], v["until"]), number)
                yield table
            case "look-hand" | "look-pile":
                depth = max(0, *(depth for zone, depth in table.looked if zone == key[5:]), v.get("count", 0))
                table.looked = {look for look in table.looked if look[0] != key[5:]} | {(key[5:], depth)}
                yield table
            case "lift-limit-pm" | "lift-limit-pv":
                table.lifted.add((scene.you, key[-2:]))
                yield table
            case "extra-recycle":
                table.recycles[scene.you] += 1
                yield table
            case "flip-cycle":
                table.night = not table.night
                yield table
            case "roll-any":
                yield from self._rolled([v["actions"]], before)
            case "roll":
                yield from self._rolled(list(of_roll(v["results"], scene.roll)), before)
            case "choose-one":
                for mode in chain("nx-modes", v["modes"]):
                    yield from self.expected(mode.values["actions"], before)
            case "may":
                yield before
                yield from self.expected(v["actions"], before)
            case "if":
                holds = self.holds(v["conditions"], before)
                yield from self.expected(v["actions"], before) if holds else [before]
            case "if-else":
                holds = self.holds(v["conditions"], before)
                yield from self.expected(v["actions"] if holds else v["otherwise"], before)
            case _:
                raise AssertionError(f"nobody has read {key}")

    def _rolled(self, results: list[Say], before: Table) -> list[Table]:
        tables = [before]
        for actions in results:
            tables = [after for table in tables for after in self.expected(actions, table)]
        return tables

    def _cards(self, say: Say) -> tuple[int, Callable[[str], bool]]:
        assert say.key == "nx-some"
        v = say.values["kind"].values
        among = self._elements(v["element"]) if v["elemental"] == "yes" else ""

        def fits(card: str) -> bool:
            kind, element, keywords = self.scene.types(card)
            return (
                v["type"] in ("any", kind)
                and (not among or element in among.split())
                and (v["keyword"] == "none" or v["keyword"] in keywords)
            )

        return say.values["number"], fits

    def _elements(self, say: Any) -> str:
        """The ids of elements in a row, joined."""
        if not isinstance(say, Say):
            return ""
        if say.key == "nx-element":
            return self.scene.elements[say.values["element"].en]
        return " ".join(self._elements(part) for part in say.values.values())

    # What holds on and on

    def held(self, say: Say, table: Table) -> Table:
        """The table with what a line says of as long as the card lies there."""
        v = say.values
        key = say.key.removeprefix("nx-do-")
        match key:
            case "nx-line-diurne" | "nx-line-nocturne":
                line = v["line"]
                holds = table.night is key.endswith("nocturne")
                if line.key == "nx-line-otherwise" and "conditions" not in line.values["line"].values:
                    return self.held(line.values["line" if holds else "actions"], table)
                return self.held(line, table) if holds else table
            case "nx-line-otherwise":
                holds = self.holds(v["line"].values["conditions"], table)
                return self.held(v["line"] if holds else v["actions"], table)
            case "nx-line-when":
                return self.held(v["actions"], table)
            case "nx-line-when-if" | "if":
                return self.held(v["actions"], table) if self.holds(v["conditions"], table) else table
            case "if-else":
                return self.held(v["actions" if self.holds(v["conditions"], table) else "otherwise"], table)
            case "words-then":
                return self.held(v["next"], self.held(v["first"], table))
            case "words-brackets":
                return self.held(v["text"], table)
            case "cost-change":
                assert v["until"] == "always"
                return next(self._more(key, v, table))
            case _:
                return self._held(key, v, table.copy())

    def _held(self, key: str, v: Any, table: Table) -> Table:
        spirits = self.scene.spirits
        bearer = spirits["own" if v["bearer"] == "self" else v["bearer"]]
        if key == "prevent-damage":
            if spirits["attacked"] == bearer:
                table.prevented += max(0, self.amount(v, table))
            return table
        one = spirits.get("attacker" if v["on"] == "attacks-by-host" else "attacked")
        power = table.powers["defence" if v["on"] == "defences-of-host" else "attack"]
        if one != bearer:
            return table
        match key:
            case "power-on":
                power.more += self.amount(v, table, signed=True)
            case "chart-value-on":
                power.chart = {"critical": 4, "neutral": 0, "weak": -4}[v["value"]]
            case "ignore-chart-on":
                power.chart = 0 if v["only"] == "any" else max(0, power.chart)
            case "no-defence-on":
                table.undefendable = True
            case _:
                raise AssertionError(f"nobody has read {key}")
        return table

    # Spirits

    def groups(self, say: Say, table: Table) -> list[list[str]]:
        """The Spirits that may be meant: each entry is one way to read, or to pick."""
        match say.key.removeprefix("nx-spirit-"):
            case "it":
                return self.groups(say.values["spirit"], table)
            case "target" | "attacked" | "host" | "own" | "attacker" as word:
                one = self.scene.spirits.get(word)
                return [[one] if one is not None and table.bodies[one].pv else []]
            case "all":
                return [self.kind(say.values["kind"], table)]
            case "lowest-pv":
                among = self.kind(say.values["kind"], table)
                fewest = min((table.bodies[one].pv for one in among), default=0)
                return [[one] for one in among if table.bodies[one].pv == fewest] or [[]]
            case _:
                among = self.kind(say.values["kind"], table)
                number = min(say.values["number"], len(among))
                return [list(some) for some in combinations(among, number)]

    def kind(self, say: Say, table: Table) -> list[str]:
        """The living Spirits of a kind."""
        v, scene = say.values, self.scene
        named = {
            scene.spirits[word] for word in ("target", "attacked", "host", "own") if word in scene.spirits
        }
        assert named or not v["other"], "other than whom?"
        elements = self._elements(v["element"] and v["element"].values["element"]).split()
        states: dict[str, Callable[[Body], bool]] = {
            "nx-adjective-charged": lambda body: body.charged,
            "nx-adjective-exhausted": lambda body: not body.charged,
            "nx-adjective-wounded": lambda body: body.pv < body.most,
            "nx-adjective-unwounded": lambda body: body.pv >= body.most,
            "nx-with-attached": lambda body: bool(body.attached),
            "nx-without-attached": lambda body: not body.attached,
        }
        wanted = [states[v[word].key] for word in ("charged", "wounded", "tails") if v[word]]
        return [
            body.key
            for body in table.bodies.values()
            if body.pv
            and (body.seat == scene.you) is (v["side"].key == "nx-adjective-ally")
            and not (v["other"] and body.key in named)
            and all(state(body) for state in wanted)
            and (not elements or body.element in elements)
        ]

    # Numbers

    def amount(self, v: Any, table: Table, *, signed: bool = False) -> int:
        """A number, and what stands behind it; only with a power its sign is printed."""
        tail = v["tail"]
        if not tail:
            number: int = v["number"]
        elif tail.key == "words-for-each":
            number = v["number"] * len(self.kind(tail.values["kind"], table))
        else:
            assert v["number"] == "X"
            return self.value(tail.values["value"], table)
        return -number if signed and v["sign"] == "minus" else number

    def value(self, say: Say, table: Table) -> int:
        scene, v = self.scene, say.values
        match say.key:
            case "words-number":
                return figure(v["number"])
            case "words-brackets":
                return self.value(v["text"], table)
            case "words-sum" | "words-product" | "words-difference":
                parts = [self.value(part, table) for part in chain(say.key, say)]
                if say.key == "words-difference":
                    return parts[0] - sum(parts[1:])
                return sum(parts) if say.key == "words-sum" else prod(parts)
            case "words-min" | "words-max":
                parts = [self.value(part, table) for part in listed(v["values"])]
                return min(parts) if say.key == "words-min" else max(parts)
            case "words-min-of" | "words-max-of":
                pair = self.value(v["value"], table), figure(v["number"])
                return min(pair) if say.key == "words-min-of" else max(pair)
            case "nx-value-die":
                return scene.roll
            case "nx-value-pm-spent":
                return scene.paid
            case "nx-value-damage-dealt":
                return scene.dealt
            case "nx-value-count":
                return len(self.kind(v["kind"], table))
            case "nx-value-count-one":
                return len(self.groups(v["spirit"], table)[0])
            case "nx-value-pv-missing":
                bodies = [table.bodies[one] for one in self.groups(v["spirit"], table)[0]]
            case "nx-value-pv-missing-all":
                bodies = [table.bodies[one] for one in self.kind(v["kind"], table)]
            case _:
                raise AssertionError(f"nobody has read {say.key}")
        return sum(body.most - body.pv for body in bodies)

    # Conditions

    def holds(self, say: Say, table: Table) -> bool:
        v = say.values
        if say.key in ("words-if-all", "words-if-any"):
            both = [self.holds(v["first"], table), self.holds(v["next"], table)]
            return all(both) if say.key == "words-if-all" else any(both)
        if say.key == "words-brackets":
            return self.holds(v["text"], table)
        key = say.key.removeprefix("nx-if-")
        yes = v.get("holds", "yes") == "yes"
        scene = self.scene
        match key:
            case "cycle":
                return table.night is (v["now"] == "nocturne")
            case "die":
                return (scene.roll in rolls(v["faces"])) is yes
            case "element":
                found = self._element_of(v["of"], table)  # of what is not there neither is said
                return bool(found) and (found in self._elements(v["elements"]).split()) is yes
            case "was-defended":
                return scene.defended is yes
            case "exhaustion-marked":
                return table.marked[scene.seat(v["of"])] is yes
            case "source-type" if scene.elements["attack"]:
                return scene.by_spirit is (v["now"] == "spirit")
            case "outnumbered":
                seat = scene.seat(v["of"])
                return (living(table, seat) < living(table, 1 - seat)) is yes
            case "state":
                return self._spirits_are(v["spirit"], table, lambda b: b.charged is (v["state"] == "charged"))
            case "pv":
                return self._spirits_are(v["spirit"], table, lambda b: self._within(v, b.pv, table))
            case "attached-count":
                return self._spirits_are(
                    v["spirit"], table, lambda b: self._within(v, len(b.attached), table)
                )
            case "attached-count-some":
                some = v["some"] == "yes"
                return self._spirits_are(v["spirit"], table, lambda b: bool(b.attached) is some)
            case "damage-dealt" | "damage-dealt-some" | "source-type" if not scene.elements["attack"]:
                return False  # there is no Attack to speak of
            case "damage-dealt-some":
                return bool(scene.dealt) is (v["some"] == "yes")
            case _:
                return self._within(v, self._counted(key, v, table), table)

    def _counted(self, key: str, v: Any, table: Table) -> int:
        scene = self.scene
        match key:
            case "pm":
                return table.pm[scene.seat(v["of"])]
            case "count-alive":
                return living(table, scene.seat(v["of"]))
            case "hand-size":
                return len(table.hands[scene.seat(v["of"])])
            case "turn-number":
                return table.turn
            case "damage-dealt":
                return scene.dealt
            case _:
                raise AssertionError(f"nobody has read if {key}")

    def _element_of(self, word: str, table: Table) -> str:
        if word == "attack":
            return self.scene.elements["attack"]
        one = self.scene.spirits.get("own" if word == "self" else word)
        return "" if one is None else table.bodies[one].element

    def _spirits_are(self, say: Say, table: Table, state: Callable[[Body], bool]) -> bool:
        if say.key == "nx-spirit-some":
            return any(state(table.bodies[one]) for one in self.kind(say.values["kind"], table))
        among = self.groups(say, table) if say.key == "nx-spirit-lowest-pv" else self.groups(say, table)[:1]
        those = [one for group in among for one in group]
        return bool(those) and all(state(table.bodies[one]) for one in those)

    def _within(self, v: Any, number: int, table: Table) -> bool:
        """Compare with bounds: "at least 2 and at most 4"."""
        return self._bounds(v["bounds"], v["tail"], number, table)

    def _bounds(self, say: Say, tail: Any, number: int, table: Table) -> bool:
        if say.key in ("words-and", "words-or", "words-comma"):
            both = [self._bounds(part, tail, number, table) for part in say.values.values()]
            return all(both) if say.key == "words-and" else any(both)
        edge = say.values["number"]
        bound = self.value(tail.values["value"], table) if edge == "X" else figure(edge)
        within = {
            "nx-bound-at-least": number >= bound,
            "nx-bound-at-most": number <= bound,
            "nx-bound-equals": number == bound,
        }[say.key]
        return within is (say.values["holds"] == "yes")
