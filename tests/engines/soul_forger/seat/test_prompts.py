"""How questions are put: what they say, what each answer is called and what it leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel import PASS, Option
from engines.soul_forger.game import SoulForger
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import GAME, ME, YOU, Scene, armed, lies
from tests.rules import rule


def option(s: Scene, key: str) -> Option:
    """Return one answer as its seat sees it."""
    return next(each for each in s.prompt().options if each.key == key)


def refusals(s: Scene) -> dict[str, str]:
    """What is not allowed and why, without the common beginning of the keys."""
    return {
        each.key: each.refused.key.removeprefix("sf-refused-")
        for each in s.prompt().options
        if each.refused is not None
    }


# The Main Phase


@rule("SF-D5")
def test_the_main_phase_names_what_can_be_done_and_what_it_costs() -> None:
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["wyrm", "imp", "study"], "material": ["ox"]}])
    assert s.prompt().title.values["level"] == 10
    summon = option(s, "summon:wyrm")
    assert (summon.group, summon.card) == ("summon", "wyrm")
    assert summon.preview is not None
    assert summon.preview.key == "sf-preview-cost"
    free = option(s, "summon:imp")
    assert free.preview is not None
    assert free.preview.key != "sf-preview-cost"
    assert {each.group for each in s.prompt().options} == {
        "summon", "play", "set", "actions", "attackers",
    }  # fmt: skip
    assert option(s, "end").label.key == "sf-option-main-end"


@rule("SF-D5", "SF-59")
def test_a_creature_beyond_the_ronum_limit_says_so() -> None:
    s = Scene(lies("ox"), *armed(ME, YOU), level=3, sides=[{"hand": ["ox", "giant"]}])
    assert refusals(s) == {"summon:ox": "ronum", "summon:giant": "ronum"}
    reason = option(s, "summon:ox").refused
    assert reason is not None
    assert reason.values == {"ronum": 2, "have": 2, "level": 3}


@rule("SF-D5", "SF-117", "SF-118", "SF-125")
def test_actions_say_why_they_cannot_be_played() -> None:
    s = Scene(*armed(ME, YOU), level=1, sides=[{"hand": ["ambush", "kindle", "hymn"]}])
    assert refusals(s) == {"play:ambush": "reaction", "play:kindle": "faction", "play:hymn": "level"}


@rule("SF-D5", "SF-R28")
def test_a_set_reaction_says_that_it_waits() -> None:
    fresh = lies("ambush", ME, "action", up=False, since=5)
    s = Scene(fresh, *armed(ME, YOU))
    assert refusals(s) == {f"use:{s.key('ambush')}": "waits"}


@rule("SF-D5", "SF-72", "SF-R42", "SF-158")
def test_equipment_says_why_it_cannot_be_forged() -> None:
    crown = lies("crown", ME, "accessory")
    s = Scene(crown, *armed(ME, YOU), level=1, sides=[{"forge": ["crown", "knife", "ring", "sword"]}])
    assert refusals(s) == {
        "forge:crown": "unique", "forge:knife": "starting-gear", "forge:ring": "cost", "forge:sword": "level",
    }  # fmt: skip


# Combat


@rule("SF-D9", "SF-44", "SF-81")
def test_a_target_says_what_an_unanswered_attack_comes_to() -> None:
    s = Scene(
        lies("bear"), lies("ox", YOU, damage=1), *armed(ME, YOU), at="combat", sides=[{}, {"damage": 4}]
    )
    s.do(s.key("bear"))
    assert s.asked.kind == "target"
    player, creature = option(s, "s1").preview, option(s, s.key("ox")).preview
    assert player is not None
    assert creature is not None
    assert player.values == {
        "power": 3,
        "before": 4,
        "after": 7,
        "endurance": 30,
        "back": 2,
        "blocks": "open",
    }
    assert creature.values == {"power": 3, "endurance": 2, "through": 0, "back": 2, "blocks": "open"}


@rule("SF-D9", "SF-99", "SF-149")
def test_what_cannot_attack_says_why() -> None:
    s = Scene(lies("ox", on=False), lies("lamb"), lies("imp"), *armed(ME, YOU), at="combat")
    assert refusals(s) == {s.key("ox"): "off-guard", s.key("lamb"): "pacifist"}


@rule("SF-D12", "SF-105", "SF-143")
def test_who_is_attacked_sees_who_can_block_and_what_comes_of_it() -> None:
    s = Scene(
        lies("hawk"), lies("ox", YOU), lies("hawk", YOU), lies("bear", YOU, on=False), *armed(ME, YOU),
        at="combat",
    )  # fmt: skip
    s.do(s.key("hawk", ME), "s1").passes()
    assert s.asked.kind == "block"
    assert s.prompt().title.values["power"] == 2
    blocker = option(s, s.key("hawk", YOU)).preview
    assert blocker is not None
    assert blocker.values == {"power": 2, "taken": 2, "endurance": 2, "through": 0}
    assert refusals(s) == {s.key("ox"): "flight", s.key("bear"): "off-guard"}


def about(s: Scene) -> tuple[str, Mapping[str, Any]]:
    found = s.prompt().about
    assert found is not None
    return found.key.removeprefix("sf-preview-"), found.values


@rule("SF-R45", "SF-109")
def test_after_a_block_it_is_told_what_comes_of_attacker_and_blocker() -> None:
    reply, hurt = lies("ambush", ME, "action", up=False, since=1), [{}, {"damage": 4}]
    s = Scene(lies("bear"), lies("ox", YOU, damage=1), reply, *armed(ME, YOU), at="combat", sides=hurt)
    s.do(s.key("bear"), "s1").passes()
    unblocked = {"power": 3, "before": 4, "after": 7, "endurance": 30, "back": 2, "blocks": "open"}
    assert (s.asked.kind, about(s)) == ("block", ("attack-player", unblocked))
    s.do(s.key("ox"))
    assert s.asked.kind == "window"
    blocked = {"power": 3, "endurance": 2, "through": 0, "back": 2, "blocks": "known"}
    assert about(s) == ("attack-creature", blocked)


@rule("SF-82", "SF-109")
def test_who_blocks_himself_is_told_what_he_takes() -> None:
    reply, hurt = lies("ambush", ME, "action", up=False, since=1), [{}, {"damage": 4}]
    s = Scene(lies("bear"), lies("ox", YOU), reply, *armed(ME, YOU), at="combat", sides=hurt)
    s.do(s.key("bear"), s.key("ox")).passes().do(s.key("knife", YOU))
    assert about(s) == (
        "attack-player",
        {"power": 3, "before": 4, "after": 7, "endurance": 30, "back": 2, "blocks": "known"},
    )  # fmt: skip


@rule("SF-151", "SF-142", "SF-R46")
@pytest.mark.parametrize(("attacker", "back"), [("archer", 0), ("duelist", 0), ("bear", 2)])
def test_range_and_fast_hand_count_in_what_comes_back(attacker: str, back: int) -> None:
    s = Scene(lies(attacker), lies("ox", YOU), *armed(ME, YOU), at="combat")
    s.do(s.key(attacker))
    preview = option(s, s.key("ox")).preview
    assert preview is not None
    assert preview.values["back"] == back


# Windows, payments, the Side Quest


@rule("SF-D17")
def test_a_window_says_what_is_answered() -> None:
    old = lies("ambush", YOU, "action", up=False, since=1)
    s = Scene(old, *armed(ME, YOU), sides=[{"hand": ["imp"]}])
    s.do("summon:imp")
    title = s.prompt().title
    assert (title.key, title.values["verb"], title.values["depth"]) == ("sf-prompt-window-entry", "summon", 1)
    assert option(s, PASS).label.key == "sf-option-pass"
    assert option(s, f"use:{s.key('ambush')}").group == "use"


@rule("SF-D7", "SF-R32")
def test_a_payment_counts_cards_or_ronum_as_the_cost_does() -> None:
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["wyrm"], "material": ["ox", "bear"], "forge": ["sword"]}])
    s.do("summon:wyrm")
    running = s.prompt().running
    assert running is not None
    assert running.values["unit"] == "cards"
    assert option(s, "m:bear").worth == 1
    s.do("back", "forge:sword")
    running = s.prompt().running
    assert running is not None
    assert running.values["unit"] == "ronum"
    assert option(s, "m:bear").worth == 3
    assert option(s, "m:bear").group == "material"


@rule("SF-D6", "SF-R34")
def test_the_ways_to_pay_are_named_by_what_they_ask_for() -> None:
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["sprite"], "material": ["ember", "ox"]}])
    s.do("summon:sprite")
    assert s.asked.kind == "alternative"
    first, other = (option(s, key).label.values["cost"] for key in s.keys)
    assert first.key == "sf-term-ronum"
    assert other.key == "sf-some"


@rule("SF-D4")
def test_the_side_quest_counts_ronum_towards_the_level() -> None:
    s = Scene(*armed(ME, YOU), at="quest", level=4, sides=[{"hand": ["ox", "imp"], "xp": 3}])
    running = s.prompt().running
    assert running is not None
    assert running.values == {"so_far": 0, "level": 4}
    assert [each.worth for each in s.prompt().options] == [2, 1]
    s.do(("ox",))
    assert s.asked.kind == "shortfall"
    assert s.prompt().title.values["missing"] == 2


@rule("SF-R76")
def test_anothers_set_action_is_named_by_its_turn_alone() -> None:
    down = [lies(card, YOU, "action", up=False, since=since) for card, since in (("ambush", 3), ("flash", 4))]
    probe = action(
        "probe", 1,
        abilities=[
            {"targets": [{"target": "action", "whose": "opposing"}],
             "do": [{"action": "destroy", "who": "target"}]}
        ],
    )  # fmt: skip
    s = Scene(*down, *armed(ME, YOU), sides=[{"hand": ["probe"]}], more=[probe])
    s.do("play:probe")
    assert s.asked.kind == "aim"
    labels = [each.label for each in s.prompt().options]
    assert [label.key for label in labels] == ["sf-option-set-of"] * 2
    assert [label.values["turn"] for label in labels] == [3, 4]
    assert [each.card for each in s.prompt().options] == [None, None]
    assert all("set in turn" in texts_in("en").tell(label, ("Ann", "Bob")) for label in labels)


@rule("SF-R51")
def test_what_an_attack_comes_to_is_told_of_a_target_that_is_still_there() -> None:
    old = lies("ambush", YOU, "action", up=False, since=1)
    s = Scene(lies("bear"), lies("ox", YOU), lies("imp", YOU), old, *armed(ME, YOU), at="combat")
    s.do(s.key("bear"), s.key("ox"))
    assert s.asked.kind == "window"
    told = s.prompt().about
    assert told is not None
    assert told.values == {"power": 3, "endurance": 3, "through": 0, "back": 2, "blocks": "open"}
    s.table.take_away(s.piece("ox"))
    assert (
        SoulForger()
        .seat_interface.prompt(SoulForger().seat_interface.view(s.table, s.asked.seat), s.asked)
        .about
        is None
    )


# Cards of one name


def called(s: Scene, *keys: str) -> list[str]:
    """What answers are called in English."""
    return [texts_in("en").tell(option(s, key).label, ("Ann", "Bob")) for key in keys]


@rule("SF-D7")
def test_creatures_of_one_name_are_told_apart_by_a_number() -> None:
    hurt = lies("ox", damage=1)
    s = Scene(lies("ox"), lies("bear"), hurt, lies("ox", YOU), *armed(ME, YOU), at="combat")
    oxen = [piece.key for piece in s.table.pieces.values() if piece.card.id == "ox"]
    attackers = called(s, *oxen[:2], s.key("bear"))
    assert [name.partition(" → ")[0] for name in attackers] == ["Ox #1", "Ox #2", "Bear"]
    s.do(oxen[0])
    assert called(s, oxen[2]) == ["Bob’s Ox"], "of Bob's there is but one"
    seen = {
        piece.id: piece.nth for piece in GAME.seat_interface.view(s.table, YOU).pieces if piece.card == "ox"
    }
    assert list(seen.values()) == [1, 2, 0], "the board says the same"


@rule("SF-R76")
def test_anothers_set_actions_of_one_turn_are_numbered_however_they_are_called() -> None:
    for cards in (("ambush", "flash"), ("flash", "flash")):
        down = [lies(card, YOU, "action", up=False, since=3) for card in cards]
        s = Scene(*down, *armed(ME, YOU))
        seen = [piece.nth for piece in GAME.seat_interface.view(s.table, ME).pieces if piece.zone == "action"]
        assert seen == [1, 2]


def test_a_card_of_a_hand_is_shown_whatever_word_it_is_called_by() -> None:
    words = ("c", "use", "skill", "set")
    s = Scene(at="quest", sides=[{"hand": list(words)}], more=[creature(word, 1, 1, 0, 1) for word in words])
    assert {each.key: each.card for each in s.prompt().options} == {word: word for word in words}
