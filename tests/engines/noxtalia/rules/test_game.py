"""What a host asks of the game besides its rules, and what it knows of cards."""

from __future__ import annotations

import json

import pytest

from engines.kernel import Choose, Match, Result, Say
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of
from engines.noxtalia.language.selectors import CardFilter
from engines.noxtalia.table.pieces import Aid, Attached, Attack, Change
from tests.engines.noxtalia.pack import (
    PACK,
    RING,
    act,
    attack,
    build,
    chosen,
    defence,
    effect,
    support,
)
from tests.engines.noxtalia.playing import GAME, new_match
from tests.engines.noxtalia.scenes import ME, YOU, ready, scene
from tests.engines.saving import check_kept
from tests.rules import rule


def test_turns_are_numbered_through_all_players_and_games():
    table = scene().table
    seen = [GAME.rules.turn(table)]
    table.active = 1
    seen.append(GAME.rules.turn(table))
    table.turn, table.active = 4, 0
    seen.append(GAME.rules.turn(table))
    table.game_number, table.turn = 2, 1
    seen.append(GAME.rules.turn(table))
    assert seen == sorted(set(seen))


def test_only_passive_answers_that_tell_nothing_of_a_hand_may_stand_on_the_board():
    assert GAME.seat_interface.default_label(Choose(0, "combat", ("end",), default="end")) == Say(
        "nx-option-end"
    )
    assert GAME.seat_interface.default_label(Choose(0, "defend", ("none",), default="none")) == Say(
        "nx-option-none"
    )
    assert GAME.seat_interface.default_label(Choose(0, "recycle", ("x",), default="back", back=True)) is None


def test_kinds_with_hands_in_them_are_private():
    private = {
        "combat", "attack_card", "attack_target", "support_card", "support_target", "recycle", "defend",
        "ally_defend", "discard", "forced_discard", "sink_hand",
    }  # fmt: skip
    assert not GAME.public_kinds & private
    assert {"defend", "ally_defend", "forced_discard"} == GAME.reaction_kinds


def test_random_teams_need_no_decks():
    assert GAME.wants_decks(NoxtaliaOptions())
    assert not GAME.wants_decks(NoxtaliaOptions(random_teams=True))


def test_what_the_active_player_picks_stays_hidden_until_he_confirms():
    s = scene(hand="kelorn_strike")
    for answer in ("attack", "kelorn_strike"):
        assert s.asked.hidden
        s.do(answer)
        assert [given for _, given in s.match.observation(1).since] == [None] * len(
            s.match.observation(1).since
        )
    s.do("1:0")
    assert s.match.observation(1).since == ()


@rule("NX-R23")
def test_a_confirmed_attack_cannot_be_taken_back_but_a_menu_can():
    s = scene(hand="kelorn_strike").do("attack")
    assert s.match.can_undo(0)
    s.do("kelorn_strike", "1:0")
    assert not s.match.can_undo(0)


def test_a_game_is_saved_in_the_middle_of_a_zone():
    s = scene("voltaigle nivelune ondarque", "kelorn hurlebois granor", hand="arc_fourchu")
    s.attacks("arc_fourchu", "1:0", "none")
    loaded = Match.load(GAME, json.loads(json.dumps(s.match.dump())), s.match.options)
    assert loaded.hash() == s.match.hash()
    loaded.answer(0, "1:2")
    s.do("1:2")
    assert loaded.hash() == s.match.hash()


def test_changes_of_costs_survive_saving():
    card = support(
        "card", effect(act("cost_change", value=-1, filter={"type": "attack"}, until="end_of_next_turn"))
    )
    s = scene(hand="card", cards=(card,)).supports("card")
    loaded = Match.load(GAME, json.loads(json.dumps(s.match.dump())), s.match.options)
    assert loaded.table.changes == s.table.changes


@rule("NX-R5")
def test_an_attack_keeps_every_change_when_it_is_saved() -> None:
    rake = attack("rake", effect(act("power", value=2), act("opposing_power", value=-1)), keywords=["zone"])
    guard = defence("guard", effect(act("power", value=3), act("chart_value", value=0)), cost=0, power=3)
    s = scene(hand="rake", your_hand="guard", cards=(rake, guard)).attacks("rake", "1:2", "guard")
    check_kept(GAME, s.table)
    saved = json.dumps(s.attack.dump())
    assert s.attack.might.changes == [("rake", 2)]
    again = Attack.load(json.loads(saved))
    assert json.dumps(again.dump()) == saved
    assert [tuple(change) for change in again.against] == [("rake", -1)]
    (defended,) = again.defences
    assert ([tuple(change) for change in defended.changes], defended.set_to) == ([("guard", 3)], 0)
    assert again.totals is not None
    assert [total and total[3] for total in again.totals] == [11, 5]


def test_a_match_begun_under_rules_7_does_not_say_who_fell_when() -> None:
    s = scene()
    saved = s.table.dump()
    for side in saved["sides"]:
        del side["fell"]
    assert [side.fell for side in GAME.rules.load(saved, s.table.options, 2, s.table.dice).sides] == [0, 0]


def test_every_mark_of_table_side_and_spirit_is_kept() -> None:
    curse = support("curse", cost=0, keywords=["affaiblissement"])
    s = scene(
        hand="kelorn_wall granor_wall", your_hand="nivelune_guard ondarque_wall", discard="kelorn_blow",
        removed="granor_blow", your_discard="nivelune_blow", pv={"0:1": 7, "1:2": 3}, exhausted="0:1",
        dead="1:1", attached={"0:1": "curse:1 curse:0"}, cards=(curse,),
    )  # fmt: skip
    table = s.table
    marks = {"first": YOU, "flipped": True, "game_number": 2, "chooser": YOU, "robot_cards": ["kelorn_blow"]}
    for name, value in marks.items():
        setattr(table, name, value)
    table.resolving = [Attached("granor_strike", ME)]
    table.aid = Aid(ME, "granor_strike", 2, "1:2", True)
    table.changes = [Change(YOU, CardFilter(type="attack"), -1, ME, 2)]
    for seat, side in enumerate(table.sides):
        side.pm, side.exhaustions, side.recycled, side.extra_recycles = 3 + seat, 1 + seat, 2, 4 + seat
        side.pending, side.lifted_pm, side.lifted_pv, side.wins, side.bottom = True, True, True, 1.5, 2
        side.gone, side.shown, side.tops = [side.deck[-1]], [side.deck[0]], [2, 1]
        side.seen = [side.hand[:1], side.hand[1:]]
    table.sides[YOU].removed, table.sides[YOU].last_turn = ["nivelune_storm"], 1
    check_kept(GAME, table)
    table.sides[YOU].out = True
    check_kept(GAME, table)


def test_loops_end():
    back = [
        support(key, effect(act("return_to_hand", filter={"type": "support"})), cost=0)
        for key in ("ping", "pong")
    ]
    s = scene(hand="ping", discard="pong", cards=tuple(back))
    while s.match.decisions:
        s.do("support", next(card for card in s.mine.hand if card in ("ping", "pong")))
    assert s.match.result == Result((), "decision_limit")


# Cards


@rule("NX-R1", "NX-R4")
def test_the_chart_of_six_elements():
    catalogue = Catalogue.of(PACK)
    rows = [
        [4, 4, 0, -4, 0, -4], [-4, 4, 4, 0, -4, 0], [0, -4, 4, 4, 0, -4],
        [-4, 0, -4, 4, 4, 0], [0, -4, 0, -4, 4, 4], [4, 0, -4, 0, -4, 4],
    ]  # fmt: skip
    cards = {card.element: card for card in catalogue.cards.values()}
    assert [[catalogue.value(cards[own], faced) for faced in RING] for own in RING] == rows


def test_a_catalogue_is_compiled_once():
    assert Catalogue.of(PACK) is Catalogue.of(PACK)
    options = ready()
    again = NoxtaliaOptions.model_validate_json(options.model_dump_json(by_alias=True))
    assert catalogue_of(again) is catalogue_of(options)
    assert catalogue_of(NoxtaliaOptions()) is catalogue_of(NoxtaliaOptions())


def test_names_are_plain_in_both_languages():
    catalogue = Catalogue.of(PACK)
    assert catalogue.named("glaciation") == {"id": "glaciation", "en": "Glaciation", "fr": "Glaciation fr"}
    assert set(catalogue.named("kelorn")) == {"id", "en", "fr"}


@pytest.mark.parametrize(
    ("card", "aim"),
    [
        (support("x", effect(act("heal", who="target", value=3))), "ally"),
        (support("x", effect(act("recharge", who="target"))), "ally"),
        (support("x", effect(act("exhaust", who="target"))), "enemy"),
        (support("x", effect(act("heal", who=chosen("ally"), value=3))), None),
        (support("x", keywords=["amelioration"]), "ally"),
        (support("x", keywords=["affaiblissement"]), "enemy"),
        (attack("x"), "enemy"),
    ],
)
def test_where_a_card_is_aimed(card, aim):
    assert Catalogue.of(build(card)).card("x").aim == aim


def test_default_options_need_nothing_from_the_host():
    match = new_match(NoxtaliaOptions(), 2, "plain")
    assert len(match.table.sides[0].deck) == 18
