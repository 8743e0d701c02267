"""What a seat sees: MN-17, MN-R30."""

from __future__ import annotations

from engines.kernel import PASS, Dice, Match
from engines.magic.players.imagine import sampler
from tests.engines.magic.pack import CREATURE, life, loadout, pack, permanent, spell
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, side
from tests.rules import cr, rule


@cr("402.3")
def test_a_hand_is_seen_by_its_player_alone() -> None:
    duel = Duel(side(["ox", "bear"]))
    hands = [duel.sees(seat).sides[YOU].hand for seat in (YOU, OTHER, None)]
    assert hands == [("ox", "bear"), None, None]
    assert duel.sees(OTHER).sides[YOU].hand_size == 2


def test_two_hands_of_one_size_look_alike_to_the_other() -> None:
    views = [Duel(side(hand)).sees(OTHER) for hand in (["ox", "bear"], ["mouse", "giant"])]
    assert views[0] == views[1]


@rule("MN-17")
def test_two_face_down_nobles_look_alike_to_the_other_and_to_spectators() -> None:
    for seat in (OTHER, None):
        views = [Duel(side(["ox"], noble=noble)).sees(seat) for noble in ("lord", "oldrik")]
        assert views[0] == views[1]


@rule("MN-R21")
def test_a_noble_that_all_have_seen_is_known_with_its_text_wherever_it_lies_now() -> None:
    duel = Duel(side(noble="lord", command=[], hand=["lord"]))
    for seat in (OTHER, None):
        view = duel.sees(seat)
        assert view.sides[YOU].noble == "lord"
        assert view.options.cards is not None
        assert "lord" in [card.id for card in view.options.cards.cards]


def test_nothing_that_is_told_names_what_is_hidden() -> None:
    decks = [loadout("bear", "hawk"), loadout("rhino", "mouse")]
    match = Match(GAME, GAME.options.model_validate({"cards": pack(), "decks": decks}), 2, "told")
    told = str([event.facts for event in match.events])
    assert not any(card in told for card in ("bear", "hawk", "rhino", "mouse", "lord"))
    own = str([event.seen_by(YOU) for event in match.events])
    assert "lord" in own


def test_a_discarded_card_is_told_to_all() -> None:
    duel = Duel(side(["ox"] * 8), at="main_2").passes("discard").do(("ox",))
    (told,) = duel.events("discard")
    assert [card["id"] for card in told.facts["cards"]] == ["ox"]


@cr("616.1", "400.2")
def test_a_card_of_a_library_that_two_effects_compete_for_is_named_to_nobody() -> None:
    graves = [
        permanent(
            f"grave_{to}", "1", "artifact", {"type": "replacing", "what": {"instead": "goes", "to": to}}
        )
        for to in ("exile", "library_bottom")
    ]
    grind = spell("grind", "G", {"action": "mill", "who": "opponent"})
    other = side(board=["grave_exile", "grave_library_bottom"], library=["forest", "ox", "hydra"])
    duel = Duel(side(["grind"], lands="G"), other, more=[*graves, grind]).casts("grind").passes("replace")
    assert duel.asked.kind == "replace"
    assert not any("hydra" in str(duel.sees(seat)) for seat in (YOU, OTHER, None))
    deal = sampler(duel.sees(YOU), duel.sees(YOU))
    for seed in range(10):
        table = deal(Dice(f"competing {seed}"))
        assert table.pending[0].batch[0].card == table.sides[OTHER].library[-1] != ""


@cr("400.2", "400.7j")
def test_what_a_text_may_follow_tells_nothing_of_what_is_hidden() -> None:
    """What it has drawn, milled, and put into the hand: what lies there cannot be told apart."""
    text = spell(
        "text", "G", {"action": "move", "what": "target", "to": "hand"}, {"action": "draw", "number": 2},
        {"action": "choose", "is": {"type": "land"}, "number": 1},
        {"action": "later", "when": {"event": "step", "step": "end"},
         "do": [life({"number": "power", "of": "target"})]},
        targets=[CREATURE],
    )  # fmt: skip
    seen: list[str] = []
    for drawn in (["ox", "hydra"], ["mouse", "giant"]):
        you = side(["text", drawn[0]], lands="GG", board=["bear"], library=["forest", *drawn])
        duel = Duel(you, more=[text]).casts("text", "bear").resolves()
        assert duel.asked.kind == "choose_one"
        midway = duel.sees(OTHER)
        assert midway.doing is not None
        assert midway.doing.trail == ()
        duel.do(duel.keys[0])
        assert duel.sees(OTHER).delayed[0].voice.trail == ()
        seen.append(str((midway, duel.sees(OTHER))))
    assert seen[0] == seen[1]


@cr("400.7j")
def test_what_a_text_may_follow_is_the_same_on_a_table_that_is_imagined() -> None:
    text = spell(
        "text", "G", {"action": "move", "what": "target", "to": "exile"},
        {"action": "move", "what": "target", "to": "battlefield"}, {"action": "may", "do": [life(1)]},
        {"action": "move", "what": "target", "to": "exile"}, targets=[CREATURE],
    )  # fmt: skip
    duel = Duel(side(["text", "ox"], lands="G", board=["bear"]), more=[text]).casts("text").resolves()
    for seat in (YOU, OTHER):
        table = sampler(duel.sees(seat), duel.sees(seat))(Dice("imagined"))
        assert table.doing is not None
        assert table.doing.trail == ((2, 4), (4, 5))


@rule("MN-R21")
def test_what_could_be_cast_is_listed_to_its_player_alone() -> None:
    duel = Duel(side(lands="BB", noble="lord"), side(["ox"], lands="G"))
    assert "noble" in duel.keys
    assert duel.match.decisions[0].hidden
    assert {option.card for option in duel.prompt().options} == {None, "lord"}
    duel.do(PASS)
    assert "lord" not in str(duel.sees(OTHER))
