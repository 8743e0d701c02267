"""Kinds of objects: "Goblin or Elf", "attacking or blocking creature", "nonland card"."""

from __future__ import annotations

from typing import Any

import pytest

from engines.magic.table.pieces import ZoneCard
from tests.engines.magic.cards.test_card_validation import refused
from tests.engines.magic.pack import A_PLAYER, creature, damage, life, permanent, spell, static, when
from tests.engines.magic.scenes import OTHER, YOU, Duel, side
from tests.rules import cr

ELF = creature("elf", "G", 1, 1, types={"sub": ["elf"]})
GOBLIN = creature("goblin", "R", 1, 1, types={"sub": ["goblin"]})
ROCK = permanent("rock", "2", "artifact")
SHIFTER = creature("shifter", "1", 2, 2, "changeling")
FAIR = permanent("fair", "1", "enchantment", types={"card": ["kindred", "enchantment"], "sub": ["elf"]})
CAST = (ELF, GOBLIN, ROCK, SHIFTER, FAIR)


def destroys(kind: dict[str, Any]) -> dict[str, Any]:
    return spell(
        "end", "B", {"action": "destroy", "what": "target"}, targets=[{"target": "permanent", "is": kind}]
    )


def aimed_at(kind: dict[str, Any], *board: str, at: Any = "main_1") -> list[str]:
    """Return which of the other side's permanents a spell for such a kind may aim at, by name."""
    duel = Duel(side(["end"], lands="B"), side(board=board), at=at, more=(destroys(kind), *CAST))
    if "cast:end" not in duel.keys:
        return []
    duel.do("cast:end")
    if duel.asked.kind == "aim":
        return sorted(option.card for option in duel.prompt().options if option.card)
    return duel.resolves().graveyard(OTHER)


@cr("115.1", "205.3a")
def test_one_of_several_sub_types_will_do() -> None:
    kind = {"any_of": [{"sub": "goblin"}, {"sub": "elf"}]}
    assert aimed_at(kind, "elf", "goblin", "bear") == ["elf", "goblin"]


@cr("205.2b", "702.9a")
def test_alternatives_may_ask_for_different_things() -> None:
    kind = {"any_of": [{"type": "artifact"}, {"type": "creature", "keyword": "flying"}]}
    assert aimed_at(kind, "rock", "hawk", "bear") == ["hawk", "rock"]


@cr("105.2")
def test_an_object_of_two_colors_is_of_each_of_them() -> None:
    kind = {"type": "creature", "any_of": [{"color": "red"}, {"color": "blue"}]}
    assert aimed_at(kind, "satyr", "hawk", "bear", "ox") == ["hawk", "satyr"]


@cr("205.3a", "205.4a", "205.2a")
def test_what_is_not_of_a_kind_is_of_none_of_them() -> None:
    assert aimed_at({"none_of": [{"type": "land"}, {"type": "artifact"}]}, "bear", "rock", "forest") == [
        "bear"
    ]
    assert aimed_at({"type": "creature", "none_of": [{"super": "legendary"}]}, "queen", "ox") == ["ox"]
    assert aimed_at({"type": "creature", "none_of": [{"sub": "elf"}]}, "elf", "goblin") == ["goblin"]


@cr("508.1k", "509.1g", "506.4")
def test_an_attacking_or_blocking_creature_is_one_of_both() -> None:
    kind = {"type": "creature", "any_of": [{"attacking": True}, {"blocking": True}]}
    you = side(["end"], lands="B", board=["bear", "ox"], stops=frozenset({"own_blockers"}))
    duel = Duel(you, side(["ox"], board=["hawk", "wall"]), more=(destroys(kind),))
    duel.attacks("bear").assigns({"wall": duel.key("bear", YOU)}).do("cast:end")
    assert sorted(option.card for option in duel.prompt().options if option.card) == ["bear", "wall"]


@cr("508.1k", "604.2")
def test_what_holds_for_one_of_two_states_ends_with_both() -> None:
    kind = {"every": {"type": "creature", "any_of": [{"attacking": True}, {"sub": "elf"}]}, "whose": "you"}
    flag = permanent("flag", "1", "enchantment", static({"pt": [1, 1]}, what=kind))
    you = side(["ox"], lands="G", board=["bear", "elf", "flag"], stops=frozenset({"own_attackers"}))
    duel = Duel(you, side(), more=(flag, ELF))
    assert (duel.size("bear"), duel.size("elf")) == ((2, 2), (2, 2))
    duel.attacks("bear")
    assert duel.life(OTHER) == 17
    assert (duel.size("bear"), duel.size("elf")) == ((2, 2), (2, 2))


@cr("613.8a")
def test_a_kind_depends_on_what_any_of_its_alternatives_asks_for() -> None:
    """The older effect waits for the newer one, which lets it apply to the elf."""
    kind = {"every": {"any_of": [{"keyword": "flying"}, {"keyword": "reach"}]}}
    hastes = permanent("hastes", "1", "enchantment", static({"gains": ["haste"]}, what=kind))
    lifts = permanent(
        "lifts", "1", "enchantment", static({"gains": ["flying"]}, what={"every": {"sub": "elf"}})
    )
    duel = Duel(side(board=["hastes", "lifts", "elf", "bear"]), side(), more=(hastes, lifts, ELF))
    assert duel.perm("elf").keywords == ("flying", "haste")
    assert duel.perm("bear").keywords == ()


@cr("110.4b", "109.2a")
def test_a_permanent_card_is_of_a_type_that_lies_on_the_battlefield() -> None:
    types = ["artifact", "creature", "enchantment", "land", "planeswalker"]
    back = spell(
        "back", "G", {"action": "move", "what": "target", "to": "hand"},
        targets=[{"target": "card", "is": {"any_type": types}, "whose": "you"}],
    )  # fmt: skip
    lying = [ZoneCard(90, "grow"), ZoneCard(91, "bear"), ZoneCard(92, "grove")]
    duel = Duel(side(["back"], lands="G", graveyard=lying), side(), more=(back,)).do("cast:back")
    assert duel.keys == ("o91", "o92")


@pytest.mark.parametrize(
    ("kind", "field", "reason"),
    [
        ({"any_of": [{"type": "creature"}]}, "any_of", "one-kind"),
        ({"any_of": [{"type": "creature"}, {}]}, "any_of.1", "any-kind"),
        ({"none_of": [{"type": "creature", "other": True}]}, "none_of.0.other", "beside"),
        ({"any_of": [{"sub": "elf"}, {"sub": "elf"}]}, "any_of", "twice"),
        ({"any_of": [{"type": "land"}, {"type": "instant"}]}, "any_of.1", "never-there"),
        (
            {"none_of": [{"type": "land", "none_of": [{"sub": "elf", "none_of": [{"color": "red"}]}]}]},
            "none_of.0",
            "too-deep",
        ),
    ],
)
def test_alternatives_that_leave_no_choice_are_refused(kind: dict[str, Any], field: str, reason: str) -> None:
    found = refused(destroys(kind))
    assert found == (f"abilities.0.targets.0.is.{field}", reason)


# Whose they are, of players that a text names


@cr("115.1", "608.2c")
def test_all_creatures_that_the_target_player_controls_are_meant() -> None:
    what = {"every": {"type": "creature"}, "whose": {"of": "target"}}
    tap = spell("frost", "U", {"action": "tap", "what": what}, targets=[A_PLAYER])
    duel = Duel(side(["frost"], lands="U", board=["bear"]), side(board=["ox", "hawk"]), more=(tap,))
    duel.casts("frost", "s1").resolves()
    assert [duel.perm(each).tapped for each in ("bear", "ox", "hawk")] == [False, True, True]


@cr("608.2b", "608.2h")
def test_of_a_target_that_is_chosen_no_more_nothing_is_counted() -> None:
    """The number is looked up as the spell resolves."""
    count = {"count": {"type": "creature"}, "whose": {"of": "target"}}
    gain = spell("tally", "G", life(count), targets=[A_PLAYER])
    duel = Duel(
        side(["tally"], lands="G"), side(["kill"], lands="BB", board=["ox", "hawk"]), more=(gain,)
    ).casts("tally", "s1")
    duel.casts("kill", "ox").resolves().resolves()
    assert duel.life(YOU) == 21


@cr("510.2", "603.2")
def test_that_player_is_the_one_whom_the_event_concerned() -> None:
    breath = when(
        "damages", damage(1, {"every": {"type": "creature"}, "whose": {"of": "that_player"}}),
        this=True, combat=True, to="player",
    )  # fmt: skip
    drake = creature("drake", "3 R", 3, 3, "flying", abilities=[breath])
    duel = Duel(side(["ox"], board=["drake", "mouse"]), side(board=["viper", "ox"]), more=(drake,))
    duel.attacks("drake")
    assert (duel.board(OTHER), duel.board(YOU)) == (["ox"], ["drake", "mouse"])


@cr("115.1", "603.3d")
def test_a_target_may_be_what_that_player_controls() -> None:
    steal = when(
        "damages", {"action": "destroy", "what": "target"}, this=True, combat=True, to="player",
        targets=[{"target": "permanent", "is": {"type": "creature"}, "whose": {"of": "that_player"}}],
    )  # fmt: skip
    rogue = creature("rogue", "3 B", 3, 3, "flying", abilities=[steal])
    duel = Duel(side(["ox"], board=["rogue", "mouse"]), side(board=["viper", "ox"]), more=(rogue,))
    duel.attacks("rogue").passes("aim")
    assert set(duel.keys) == {duel.key("viper"), duel.key("ox")}


@cr("406.2", "404.1")
def test_the_whole_graveyard_of_the_target_player_is_exiled() -> None:
    what = {"every": {}, "zone": "graveyard", "whose": {"of": "target"}}
    crypt = spell("crypt", "B", {"action": "move", "what": what, "to": "exile"}, targets=[A_PLAYER])
    mine, theirs = [ZoneCard(90, "bear")], [ZoneCard(91, "ox"), ZoneCard(92, "grow")]
    duel = Duel(side(["crypt"], lands="B", graveyard=mine), side(graveyard=theirs), more=(crypt,)).casts(
        "crypt", "s1"
    )
    duel.resolves()
    assert (duel.graveyard(YOU), duel.graveyard(OTHER)) == (["bear", "crypt"], [])
    assert sorted(each.card for each in duel.seen(OTHER).exile) == ["grow", "ox"]


@pytest.mark.parametrize(
    ("card", "field", "reason"),
    [
        (destroys({}) | {"abilities": [{
            "type": "spell", "targets": [A_PLAYER, {"target": "permanent", "whose": {"of": "target"}}],
            "do": [{"action": "destroy", "what": "target_2"}],
        }]}, "abilities.0.targets.1.whose", "not-yet-chosen"),
        (spell("own", "B", {"action": "destroy", "what": {"every": {}, "whose": {"of": "target"}}}),
         "abilities.0.do.0.what.whose.of", "no-target"),
        (spell("own", "B", {"action": "destroy", "what": {"every": {}, "whose": {"of": "you"}}}),
         "abilities.0.do.0.what.whose.of", "said-plainly"),
    ],
)  # fmt: skip
def test_a_player_who_is_not_named_controls_nothing(card: dict[str, Any], field: str, reason: str) -> None:
    assert refused(card) == (field, reason)


@cr("702.73a", "205.3m")
def test_a_changeling_is_every_creature_type_and_no_other_sub_type() -> None:
    for sub, found in (
        ("elf", ["elf", "shifter"]),
        ("fungus", ["shifter"]),
        ("equipment", []),
        ("curse", []),
    ):
        assert aimed_at({"sub": sub}, "elf", "shifter") == found


@cr("702.73a", "604.3")
def test_a_changeling_is_every_creature_type_in_a_graveyard_too() -> None:
    back = spell("back", "B", {"action": "move", "what": "target", "to": "hand"},
                 targets=[{"target": "card", "is": {"sub": "elf"}, "whose": "you"}])  # fmt: skip
    grave = [ZoneCard(900, "shifter"), ZoneCard(901, "bear")]
    duel = Duel(side(["back"], lands="B", graveyard=grave), more=(back, SHIFTER))
    assert duel.casts("back").resolves().table.sides[YOU].hand == ["shifter"]


@cr("702.73a", "613.1f", "613.1d")
def test_what_loses_all_abilities_is_every_creature_type_still() -> None:
    numb = spell(
        "numb",
        "0",
        {"action": "change", "what": {"every": {"type": "creature"}}, "changes": [{"loses": "all"}]},
    )
    duel = Duel(side(["numb", "end"], lands="B"), side(board=["shifter"]),
                more=(destroys({"sub": "elf"}), numb, SHIFTER))  # fmt: skip
    assert duel.casts("numb").resolves().casts("end", "shifter").resolves().graveyard(OTHER) == ["shifter"]


@cr("308.1", "308.3")
def test_a_kindred_card_has_creature_types_and_is_no_creature() -> None:
    assert aimed_at({"sub": "elf"}, "fair", "elf") == ["elf", "fair"]
    assert aimed_at({"type": "creature"}, "fair", "elf") == ["elf"]
