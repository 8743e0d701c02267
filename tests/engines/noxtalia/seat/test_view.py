"""What a seat may see (NX-R66), and tables imagined from it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.kernel import Dice, Match, Result
from engines.kernel.play.determinization import ScriptedReveal
from engines.noxtalia import NoxtaliaOptions
from engines.noxtalia.cards.catalogue import Catalogue, catalogue_of, starter
from engines.noxtalia.players.libre import invented_list
from engines.noxtalia.rules.piles import spare_fated
from tests.engines.noxtalia.pack import act, attack, defence, effect, support
from tests.engines.noxtalia.playing import GAME, check, libre_team, new_match
from tests.engines.noxtalia.scenes import ME, YOU, pack_with, ready, scene
from tests.engines.test_secret_lists import MINE, ONE, noxtalia
from tests.rules import rule


@rule("NX-R66", "NX-5")
def test_fields_numbers_and_discards_are_open():
    s = scene(
        pv={"0:0": 7}, exhausted="1:1", attached={"1:0": "cendre_tenace:0"}, discard="kelorn_blow",
        removed="dernier_grondement", exhaustions=(1, 0), turn=4,
    )  # fmt: skip
    for seat in (ME, YOU, None):
        seen = s.view(seat)
        mine, yours = seen.sides
        assert (mine.spirits[0].pv, yours.spirits[1].charged) == (7, False)
        assert [(each.card, each.owner) for each in yours.spirits[0].attached] == [("cendre_tenace", 0)]
        assert (mine.discard, mine.removed, mine.exhaustions) == (
            ("kelorn_blow",),
            ("dernier_grondement",),
            1,
        )
        assert (mine.pm, seen.turn, seen.cycle, seen.phase, seen.active) == (8, 4, "nocturne", "combat", ME)
        assert mine.linked == ("serment_de_givre", "hurlebois_legacy", "granor_legacy")


@rule("NX-R66")
def test_hands_are_their_owners_and_piles_nobodys():
    s = scene(hand="kelorn_blow", your_hand="nivelune_blow nivelune_wall")
    assert s.view(ME).sides[ME].hand == ("kelorn_blow",)
    for seat in (ME, None):
        assert (s.view(seat).sides[YOU].hand, s.view(seat).sides[YOU].hand_size) == (None, 2)
    assert s.view(ME).sides[ME].pile_size == len(s.mine.pile)
    assert "pile" not in type(s.view(ME).sides[ME]).model_fields


@rule("NX-R66")
def test_the_owner_knows_what_he_has_recycled_until_the_next_shuffle():
    dig = support("dig", effect(act("draw", number=5)), cost=0)
    s = scene(hand="kelorn_blow dig", pile="granor_blow granor_wall", cards=(dig,), discard="granor_balm")
    s.do("recycle", "kelorn_blow")
    assert s.view(ME).sides[ME].bottom == ("kelorn_blow",)
    assert s.view(YOU).sides[ME].bottom is None
    s.supports("dig")
    assert s.view(ME).sides[ME].bottom == ()


@rule("NX-R66")
def test_what_was_looked_at_is_known_as_long_as_it_is_there():
    spy = support("spy", effect(act("look", zone="hand")), cost=0)
    s = scene(hand="spy", your_hand="nivelune_blow nivelune_guard", cards=(spy,)).supports("spy").do("end")
    s.attacks("nivelune_blow", "0:0", "none")
    assert s.view(ME).sides[YOU].seen_hand == ("nivelune_guard",)
    s.do("recycle", "nivelune_guard")
    assert s.view(ME).sides[YOU].seen_hand is None, "some unseen card has left the hand"


def libre(**more):
    options = NoxtaliaOptions(format="libre", **more)
    chance = Random(3)
    teams = tuple(libre_team(catalogue_of(options), chance) for _ in range(2))
    return options.model_copy(update={"teams": teams})


@rule("NX-R66")
@pytest.mark.parametrize("opened", [False, True])
def test_libre_lists_are_hidden_until_seen(opened):
    match = new_match(libre(open_lists=opened), 2, "lists")
    seen = match.view(0)
    assert (seen.sides[1].cards is not None) is opened  # type: ignore[attr-defined]
    assert (seen.options.teams[1] is not None) is opened  # type: ignore[attr-defined]
    assert seen.sides[0].cards is not None  # type: ignore[attr-defined]
    assert seen.options.teams[0] is not None  # type: ignore[attr-defined]
    assert match.view(None).sides[0].cards == (match.table.sides[0].deck if opened else None)  # type: ignore[attr-defined]


@rule("NX-R66")
def test_standard_lists_are_public():
    match = new_match(ready(), 2, "lists")
    for seat in (0, 1, None):
        assert [side.cards for side in match.view(seat).sides] == [side.deck for side in match.table.sides]  # type: ignore[attr-defined]


@rule("NX-R66", "NX-R38")
def test_what_a_seat_cannot_know_does_not_change_its_view_or_prompt():
    def look(hand: str, pile: str):
        s = scene(hand="kelorn_strike", your_hand=hand, your_pile=pile)
        s.attacks("kelorn_strike")
        return s.view(ME).model_dump_json(), s.view(None).model_dump_json()

    first = look("nivelune_blow nivelune_wall", "ondarque_wall ondarque_blow")
    assert first == look("ondarque_wall nivelune_blow", "ondarque_blow nivelune_wall")


@rule("NX-R26")
def test_an_attack_is_open_to_all():
    s = (
        scene(hand="glaciation", your_hand="ondarque_guard")
        .roll(1)
        .attacks("glaciation", "1:0", "ondarque_guard")
    )
    seen = s.attack_seen(None)
    assert seen.model_dump(exclude={"asked", "place", "against", "prevented"}) == {
        "attacker": 0, "card": "glaciation", "by_spirit": False, "element": "glaciel", "cost": 2,
        "defender": 1, "target": 0, "step": "over",
        "attack": {"base": 9, "chart": 4, "modifiers": ({"source": "glaciation", "change": 4},), "total": 17},
        "rolls": (1,), "defences": ("ondarque_guard",),
        "defence": {"base": 6, "chart": 0, "modifiers": (), "total": 6},
        "damage": 11, "second": False,
    }  # fmt: skip


def test_steps_of_an_attack_are_named():
    ask = act("may", do=[act("power", value=1)])
    s = scene(
        hand="card", your_hand="guard",
        cards=(
            attack("card", effect(ask)),
            defence("guard", effect(ask), effect(ask, when="after_comparison"), power=3),
        ),
    ).attacks("card", "1:2")  # fmt: skip
    steps = [s.attack_seen().step]
    for answer in ("yes", "guard", "no"):
        s.do(answer)
        steps.append(s.attack_seen().step)
    s.do("no")
    steps.append(s.attack_seen().step)
    assert steps == ["effects", "defence", "defending", "compared", "over"]


def test_a_match_that_is_over_is_seen_as_over() -> None:
    s = scene(hand="kelorn_storm", pv={"1:0": 1}, dead="1:1 1:2").attacks("kelorn_storm", "1:0", "none")
    for seat in (ME, YOU, None):
        seen = s.view(seat)
        assert (seen.seat, seen.phase, seen.stage, seen.showing) == (seat, "over", "over", ())
        assert seen.result == Result((ME,), "destroyed")
    assert scene().view(None).result is None


def test_an_attack_is_seen_with_all_that_was_changed_and_asked() -> None:
    hit = attack("hit", effect(act("opposing_power", value=-2)), cost=0)
    cover = defence("cover", effect(act("prevent_damage", value=3)), cost=0, power=3)
    s = scene(hand="hit", your_hand="cover", cards=(hit, cover), options={"max_defences": 2})
    s.attacks("hit", "1:2", "cover")
    seen = s.attack_seen()
    assert (seen.against, seen.prevented, seen.asked) == (-2, 3, (YOU, YOU))
    assert (seen.by_spirit, seen.place) == (False, s.attack.place)
    assert scene().strikes("0:2", "1:0").attack_seen().place == 2


def test_a_support_is_seen_while_it_is_used() -> None:
    card = support(
        "card", effect(act("exhaust", who="target"), act("may", do=[act("draw", number=1)])), cost=2
    )
    s = scene(hand="card", cards=(card,)).supports("card", "1:1")
    seen = s.view(None).resolving
    assert seen is not None
    assert (seen.side, seen.card, seen.cost, seen.target) == (ME, "card", 2, "1:1")


# Imagined tables


def test_an_imagined_table_keeps_what_was_seen_and_deals_the_rest_anew():
    match = new_match(ready(), 2, "imagine")
    for _ in range(6):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(Random(1)))
    seen = GAME.seat_interface.view(match.table, 0)
    hands = set()
    for seed in range(20):
        table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
        check(table)
        assert GAME.seat_interface.view(table, 0) == seen
        hands.add(tuple(table.sides[1].hand))
    assert len(hands) > 10


def test_an_imagined_hand_holds_what_was_looked_at():
    spy = support("spy", effect(act("look", zone="hand"), act("look", zone="pile", number=2)), cost=0)
    s = scene(hand="spy", your_hand="nivelune_blow nivelune_guard", cards=(spy,)).supports("spy")
    seen = s.view(ME)
    for seed in range(10):
        table = GAME.ai_support.sampler(seen, seen)(Dice(str(seed)))
        assert table.sides[YOU].hand == ["nivelune_blow", "nivelune_guard"]
        assert table.sides[YOU].pile[-2:] == s.yours.pile[-2:]


@pytest.mark.parametrize("what", ["draw", "mill", "random", "look"])
def test_what_came_to_light_since_comes_again(what):
    actions = {
        "draw": act("draw", number=2),
        "mill": act("mill", who="opponent", number=2),
        "random": act("discard", who="opponent", number=1, how="random"),
        "look": act("look", zone="pile", number=2),
    }
    card = support("card", effect(actions[what], act("may", do=[act("extra_recycle")])), cost=0)
    s = scene(hand="card", your_hand="nivelune_blow nivelune_guard ondarque_wall", cards=(card,)).supports(
        "card"
    )
    assert s.asks == (ME, "may")
    for seat in (ME, YOU, None):
        for seed in range(8):
            imagined = Match.imagine(GAME, s.match.observation(seat), Dice(str(seed)))
            assert imagined.view(seat) == s.match.view(seat)


@rule("NX-R66")
def test_a_card_put_under_the_pile_comes_to_light_for_its_owner_alone() -> None:
    deep = support("deep", effect(act("to_bottom", zone="hand"), act("may", do=[act("draw", number=1)])))
    s = scene(hand="deep kelorn_wall", cards=(deep,)).supports("deep")
    assert s.asks == (ME, "may")
    sunk = {
        seat: [each.card for each in s.view(seat).showing if each.way == "sink"] for seat in (ME, YOU, None)
    }
    assert sunk == {ME: ["kelorn_wall"], YOU: [None], None: [None]}


@pytest.mark.parametrize(
    ("picked", "away"),
    [
        (["kelorn_wall"], ["granor_wall"]),
        (["kelorn_wall", "kelorn_blow"], ["granor_wall", "kelorn_blow"]),
        (["granor_wall"], ["granor_wall"]),
        (["kelorn_wall", "kelorn_blow", "granor_wall"], ["kelorn_wall", "kelorn_blow", "granor_wall"]),
    ],
)
def test_what_comes_to_light_later_is_not_put_away_unseen(picked: list[str], away: list[str]) -> None:
    """Another card of the imagined hand goes in its place, if there is one that need not come later too."""
    s = scene(hand="kelorn_wall kelorn_blow granor_wall granor_blow")
    later = ((ME, "kelorn_wall"), (ME, "granor_blow"), (YOU, "granor_wall"))
    s.table.fate = [ScriptedReveal(seat, "hand", card) for seat, card in later]
    assert sorted(spare_fated(s.table, s.mine, picked)) == sorted(away)


def test_an_imagined_robot_puts_no_card_under_its_pile_that_it_turns_over_later() -> None:
    deep = support("deep", effect(act("gain_pm", who="player", value=2), act("to_bottom", zone="hand")))
    for seed in range(6):
        hand = "deep nivelune_wall nivelune_guard"
        s = scene(seats=1, active=YOU, your_hand=hand, your_pm=4, cards=(deep,))
        s.table.dice.count += 10 * seed
        s.table.fate = [ScriptedReveal(YOU, "pick", "nivelune_wall"), ScriptedReveal(YOU, "pick", "deep")]
        s.match.answer(YOU, "go_on")
        assert s.yours.pile[0] == "nivelune_guard"
        assert "nivelune_wall" in s.yours.hand


@rule("NX-R66")
def test_a_hidden_list_does_not_even_tell_what_its_cards_are() -> None:
    match = Match(GAME, noxtalia(ONE), 2, "hidden")
    own = {ME: MINE, YOU: ONE}
    for seat in (ME, YOU, None):
        definitions = GAME.seat_interface.view(match.table, seat).options.model_dump_json()
        assert {prefix for prefix in (MINE, ONE) if prefix in definitions} == {
            prefix for owner, prefix in own.items() if owner == seat
        }


@rule("NX-R66")
def test_a_made_up_libre_list_is_legal_and_holds_what_was_seen():
    match = new_match(libre(), 2, "invent")
    chance = Random(8)
    while match.decisions and not match.table.sides[1].shown:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.any(chance))
    observation: Any = match.observation(0)
    catalogue = match.table.catalogue
    lists = set()
    for seed in range(8):
        side = GAME.ai_support.sampler(observation.then, observation.now)(Dice(str(seed))).sides[1]
        lists.add(side.deck)
        assert len(set(side.deck)) == 18
        assert set(observation.now.sides[1].shown) <= set(side.deck)
        for place, spirit in enumerate(side.spirits):
            six = [catalogue.cards[card] for card in side.deck[place * 6 : place * 6 + 6]]
            assert {card.element for card in six} == {spirit.body.element}
            assert sum(card.ultime for card in six) <= 1
    assert len(lists) > 1


@rule("NX-9", "NX-10", "NX-12", "NX-R22")
def test_an_invented_list_could_have_been_brought() -> None:
    catalogue = Catalogue.of(*starter())
    bodies = [catalogue.bodies[key] for key in ("kel_orn", "hurlebois", "grondelin")]
    linked = {card for body in catalogue.bodies.values() for card in body.linked}
    fixed = ["dernier_grondement", "glaciation"]
    lists = [invented_list(catalogue, bodies, fixed, Dice(f"list {number}")) for number in range(40)]
    for cards in lists:
        assert len(cards) == len(set(cards)) == 18
        assert set(fixed) <= set(cards)
        assert not linked & set(cards)
        for place, body in enumerate(bodies):
            own = [catalogue.cards[card] for card in cards[6 * place : 6 * place + 6]]
            assert {card.element for card in own} == {body.element}
            assert sum(card.ultime for card in own) <= 1
    assert len(set(lists)) > 10


@rule("NX-10", "NX-R20")
def test_an_invented_list_holds_no_card_in_two_printings_and_one_ultimate() -> None:
    mighty = [attack(f"mighty_{number}", element="rocheux", keywords=["ultime"]) for number in range(8)]
    shiny = [attack(f"shiny_{number}", element="rocheux", same_as="granor_blow") for number in range(8)]
    catalogue = Catalogue.of(pack_with((*mighty, *shiny), None))
    for number in range(20):
        cards = invented_list(catalogue, [catalogue.bodies["granor"]], [], Dice(f"list {number}"))
        assert len({catalogue.identity(card) for card in cards}) == 6
        assert sum(catalogue.cards[card].ultime for card in cards) <= 1
