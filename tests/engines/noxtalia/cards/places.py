"""Every kind of text that a card can have, and a way to have it done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

HOSTS = (
    ("attached", "0:0", 0, "amelioration"), ("attached", "1:2", 0, "affaiblissement"),
    ("passive", "0:0", 0, None), ("passive", "1:2", 1, None),
)  # fmt: skip
"""What lies on a Spirit, or is its own: on which Spirit, whose it is, by which keyword."""


class Place(NamedTuple):
    """A kind of text: on what it stands, when it is done, and how to come there."""

    kind: str
    """attack, defence, support, spirit_attack, attached, passive."""
    when: str
    user: int
    host: str | None = None
    """The Spirit that has it from the beginning."""
    keyword: str | None = None
    whose: str = "host"
    script: Mapping[str, list[str]] = MappingProxyType({})
    """What is answered to each kind of question; the last answer again and again."""
    times: int = 1
    """How often it is done."""
    hand: str = ""


def _by_card(card: str, target: str, *, defend: str = "none") -> dict[str, list[str]]:
    return {"combat": ["attack"], "attack_card": [card], "attack_target": [target], "defend": [defend]}


def _by_spirit(spirit: str, target: str, *, defend: str = "none") -> dict[str, list[str]]:
    return {"combat": ["spirit"], "attack_spirit": [spirit], "attack_target": [target], "defend": [defend]}


def _aid(card: str, target: str | None = None) -> dict[str, list[str]]:
    return {"combat": ["support"], "support_card": [card], "support_target": [target] if target else []}


def places() -> Iterator[Place]:
    """Every kind of text, with a way to have it done."""
    for when in ("on_use", "after_comparison", "on_damage_dealt"):
        for target in ("1:2", "1:0"):
            yield Place("attack", when, 0, script=_by_card("card", target))
            yield Place("attack", when, 0, keyword="affaiblissement", script=_by_card("card", target))
        yield Place("spirit_attack", when, 0, script=_by_spirit("0:0", "1:2"))
    for when in ("on_use", "after_comparison", "on_damage_taken"):
        yield Place("defence", when, 1, script=_by_card("hit", "1:2", defend="card"))
        yield Place("defence", when, 1, script=_by_spirit("0:0", "1:2", defend="card"))
    yield Place("support", "on_use", 0, script=_aid("card"))
    for keyword in ("amelioration", "affaiblissement"):
        yield Place("support", "on_use", 0, keyword=keyword, script=_aid("card"))
    yield from _lying()


def _lying() -> Iterator[Place]:
    """Texts of what lies on a Spirit, the Spirit's own among them."""
    ends = {"combat": ["end", "end", "end", "end"]}
    for kind, host, user, keyword in HOSTS:
        mine = host[0] == "0"
        for when in ("turn_start", "turn_end"):
            for whose in ("host", "owner", "each"):
                times = 4 if whose == "each" else 2  # four turns end, and four begin
                yield Place(kind, when, user, host, keyword, whose, ends, times)
        strikes = _by_spirit(host, "1:2") if mine else _by_card("hit", host)
        yield Place(kind, "after_comparison", user, host, keyword, script=strikes)
        yield Place(
            kind, "on_damage_dealt" if mine else "on_damage_taken", user, host, keyword, script=strikes
        )
        aid = "turn_over", None
        yield Place(kind, "on_cycle_change", user, host, keyword, script=_aid(*aid))
        if not mine:
            yield Place(kind, "on_destroyed", user, host, keyword, script=_aid("slay", host))
        if kind == "attached":
            yield Place(kind, "on_attach", user, None, keyword, script=_aid("card", host))
            if not mine:
                yield Place(kind, "on_detach", user, host, keyword, script=_aid("sweep", host))
