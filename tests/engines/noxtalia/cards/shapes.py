"""Every shape that Noxtalia's card language allows: each action with each selector, number, zone, time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from tests.engines.noxtalia.language import effects
from tests.engines.noxtalia.pack import act, every

Shape: TypeAlias = dict[str, Any]
"""What is done, and if; when is said by the kind of text."""

WORDS = ("target", "attacked", "self_spirit", "host")
FILTERS: tuple[dict[str, Any], ...] = (
    {}, {"element": ["glaciel"]}, {"element": ["glaciel", "rocheux"]}, {"charged": True}, {"charged": False},
    {"wounded": True}, {"wounded": False}, {"attached": True}, {"attached": False}, {"other": True},
)  # fmt: skip
CARDS: tuple[dict[str, Any], ...] = (
    {}, {"type": "attack"}, {"type": "support"}, {"element": ["glaciel"]}, {"keyword": "ultime"},
    {"keyword": "zone"}, {"type": "defence", "element": ["rocheux", "abyssal"]},
)  # fmt: skip


def selectors() -> Iterator[Any]:
    yield from WORDS
    for side in ("ally", "enemy"):
        for wanted in FILTERS:
            for pick in ("lowest_pv", "all"):
                yield {"pick": pick, "side": side, "filter": wanted}
            for pick in ("chosen", "random"):
                for number in (1, 2, 3):
                    yield {"pick": pick, "side": side, "filter": wanted, "number": number}


def values() -> Iterator[Any]:
    yield from (1, 3, 0, -2)
    yield from ("die", "pm_spent", "damage_dealt")
    for calc in ("count", "pv_missing"):
        for who in selectors():
            yield {"calc": calc, "of": who}
    count = {"calc": "count", "of": every("enemy", charged=True)}
    for calc in ("sum", "difference", "product", "min", "max"):
        for parts in ([2, count], [count, 1], [-1, count], [count, "pm_spent", 1], ["die", count]):
            yield {"calc": calc, "parts": parts}
    yield {"calc": "product", "parts": [2, {"calc": "sum", "parts": [1, count]}]}


def bounds() -> Iterator[dict[str, Any]]:
    count = {"calc": "count", "of": every("ally")}
    yield from (
        {"at_least": 1},
        {"at_most": 0},
        {"equals": 0},
        {"at_least": 3},
        {"at_most": 5},
        {"equals": 4},
    )
    yield from ({"at_least": 2, "at_most": 16}, {"at_least": count}, {"at_most": count, "at_least": 1})
    yield {"at_least": count, "at_most": {"calc": "sum", "parts": [count, 9]}}


def conditions() -> Iterator[dict[str, Any]]:
    for now in ("diurne", "nocturne"):
        yield {"test": "cycle", "now": now}
    for now in ("spirit", "capacity"):
        yield {"test": "source_type", "now": now}
    yield {"test": "was_defended"}
    yield {"test": "die", "faces": [1, 2]}
    for of in ("target", "attack", "host"):
        for among in (["glaciel"], ["rocheux", "abyssal"]):
            yield {"test": "element", "of": of, "among": among}
    for who in ("player", "opponent"):
        yield {"test": "outnumbered", "of": who}
        yield {"test": "exhaustion_marked", "of": who}
    for bound in bounds():
        for who in ("player", "opponent"):
            for test in ("pm", "count_alive", "hand_size"):
                yield {"test": test, "of": who, **bound}
        yield {"test": "turn_number", **bound}
        yield {"test": "damage_dealt", **bound}
        for of in (*WORDS, every("ally"), every("enemy", charged=False)):
            yield {"test": "pv", "of": of, **bound}
            yield {"test": "attached_count", "of": of, **bound}
    for who in selectors():
        yield {"test": "charged", "of": who}
        yield {"test": "exhausted", "of": who}
        yield {"test": "pv", "of": who, "at_most": 16}


def actions() -> Iterator[dict[str, Any]]:
    foes = every("enemy")
    for action in ("damage", "lose_pv", "heal"):
        for who in selectors():
            yield act(action, who=who, value=2)
        for value in values():
            yield act(action, who=foes, value=value)
    for action in ("exhaust", "recharge", "attach"):
        for who in selectors():
            yield act(action, who=who)
    for who in selectors():
        for number in (1, 2):
            yield act("destroy_attached", who=who, number=number)
    for value in values():
        for action in ("power", "opposing_power", "steal_pm", "prevent_damage"):
            yield act(action, value=value)
        for action in ("gain_pm", "lose_pm"):
            for who in ("player", "opponent"):
                yield act(action, who=who, value=value)
    yield from _of_cards()
    yield from _of_rules()


def _of_cards() -> Iterator[dict[str, Any]]:
    for number in (1, 2, 3):
        for who in ("player", "opponent"):
            yield act("draw", who=who, number=number)
            yield act("mill", who=who, number=number)
            for how in ("chosen", "random"):
                yield act("discard", who=who, number=number, how=how)
            for wanted in CARDS:
                yield act("remove_from_game", who=who, filter=wanted, number=number)
        for wanted in CARDS:
            yield act("return_to_hand", filter=wanted, number=number)
        for zone in ("hand", "discard"):
            yield act("to_bottom", zone=zone, number=number)
        yield act("look", zone="pile", number=number)
    yield act("look", zone="hand")


def _of_rules() -> Iterator[dict[str, Any]]:
    for until in ("this_attack", "end_of_turn", "end_of_next_turn"):
        for who in ("player", "opponent"):
            for wanted in CARDS:
                for value in (2, -1, 0):
                    yield act("cost_change", who=who, filter=wanted, value=value, until=until)
    for value in (-4, 0, 4):
        yield act("chart_value", value=value)
    for only in ("weak", "any"):
        yield act("ignore_chart", only=only)
    for of in ("pm", "pv"):
        yield act("lift_limit", of=of)
    for action in ("no_defence", "extra_recycle", "flip_cycle", "detach"):
        yield act(action)


def shapes() -> Iterator[Shape]:
    """Effects of one action, of one condition, and of actions in one another."""
    for action in actions():
        yield {"do": [action]}
    draw, gain = act("draw", number=1), act("gain_pm", who="player", value=1)
    for condition in conditions():
        yield {"if": [condition], "do": [draw], "else": [gain]}
        yield {"do": [act("if", do=[draw], **{"if": [{"test": "not", "of": condition}], "else": [gain]})]}
        night = {"test": "cycle", "now": "nocturne"}
        yield {"if": [night, condition], "do": [draw], "else": [gain]}
        yield {"if": [{"test": "any", "of": [condition, night]}], "do": [draw]}
        yield {"if": [{"test": "not", "of": {"test": "all", "of": [condition, night]}}], "do": [draw]}
    for effect in effects():
        written = effect.model_dump(by_alias=True, mode="json")
        yield {key: written[key] for key in ("if", "do", "else")}


def lasting() -> Iterator[Shape]:
    """Effects that hold on and on."""
    bare = act("power", value=2, on="attacks_on_host")
    for action in _lasting_actions():
        yield {"do": [action]}
    for condition in conditions():
        yield {"if": [condition], "do": [bare]}
        denied = {"test": "not", "of": condition}
        yield {"do": [act("if", do=[bare], **{"if": [denied], "else": [act("prevent_damage", value=3)]})]}


def _lasting_actions() -> Iterator[dict[str, Any]]:
    for on in ("attacks_by_host", "attacks_on_host", "defences_of_host"):
        for value in values():
            yield act("power", value=value, on=on)
        for value in (-4, 0, 4):
            yield act("chart_value", value=value, on=on)
        for only in ("weak", "any"):
            yield act("ignore_chart", only=only, on=on)
        if on != "defences_of_host":
            yield act("no_defence", on=on)
    for value in values():
        yield act("prevent_damage", value=value)
    for who in ("player", "opponent"):
        for wanted in CARDS:
            for value in (2, -1, 0):
                yield act("cost_change", who=who, filter=wanted, value=value)
