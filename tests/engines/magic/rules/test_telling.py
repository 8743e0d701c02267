"""What is told of what happens, to whom: hidden cards to who sees them alone."""

from __future__ import annotations

from typing import Any

from engines.kernel import Match
from engines.magic.cards.catalogue import FACE_DOWN
from tests.engines.magic.pack import (
    CREATURE,
    TAP,
    activated,
    creature,
    damage,
    loadout,
    pack,
    permanent,
    spell,
    when,
)
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, side
from tests.rules import cr, rule

SEEK = spell("seek", "G", {"action": "search", "is": {"type": "land"}})
GAZE = spell("gaze", "G", {"action": "look", "number": 2})
FACE = spell("face", "G", {"action": "reveal", "who": "opponent"})
FEED = spell("feed", "G", {"action": "add_counters", "what": "target", "kind": "plus_one", "number": 2},
             targets=[CREATURE])  # fmt: skip
CALL = spell("call", "G", {"action": "token", "number": 2, "token": {
    "id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1]}})  # fmt: skip
MIMIC = creature("mimic", "3 G", 4, 4, {"morph": "G"})
MORE = [SEEK, GAZE, FACE, FEED, CALL, MIMIC]


def heard(match: Match[Any], kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Return what a seat was told of a kind; cards by their ids."""
    return [
        {name: _plain(fact) for name, fact in event.seen_by(seat).items()}
        for event in match.events if event.kind == kind
    ]  # fmt: skip


def told(facts: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is for pictures alone: what it was done to, by its key."""
    return {name: fact for name, fact in facts.items() if name != "on"}


def _plain(fact: Any) -> Any:
    if isinstance(fact, list):
        return [_plain(each) for each in fact]
    return fact["id"] if isinstance(fact, dict) else fact


def duel(*hand: str, lands: str = "G", **more: Any) -> Duel:
    other = side(["hawk", "mouse"], board=["ox"])
    return Duel(side([*hand, "ox"], lands=lands, board=["bear"], **more), other, more=MORE)


def after(*hand: str, aims: tuple[str, ...] = (), **more: Any) -> Match[Any]:
    """Return a match in which a card has just been cast and has resolved."""
    return duel(*hand, **more).casts(hand[0], *aims).resolves().match


@cr("121.1", "400.2")
def test_who_draws_learns_which_cards_and_the_other_how_many() -> None:
    match = after("think", lands="UU", library=["bear", "giant", "mouse"])
    assert heard(match, "draw", YOU) == [{"seat": YOU, "count": 2, "cards": ["mouse", "giant"]}]
    assert heard(match, "draw", OTHER) == heard(match, "draw") == [{"seat": YOU, "count": 2}]


@cr("701.20a")
def test_a_hand_that_is_revealed_is_told_to_all() -> None:
    for seat in (YOU, OTHER, None):
        assert heard(after("face"), "reveal", seat) == [{"seat": OTHER, "cards": ["hawk", "mouse"]}]


def test_what_is_taken_unseen_is_told_to_its_taker_alone() -> None:
    found = duel("gaze", library=["bear", "giant", "mouse"]).casts("gaze").resolves()
    found.do((found.called("giant"),)).passes()
    assert heard(found.match, "takes", YOU) == [{"seat": YOU, "count": 1, "cards": ["giant"]}]
    assert heard(found.match, "takes", OTHER) == [{"seat": YOU, "count": 1}]
    assert heard(found.match, "looks", OTHER) == [{"seat": YOU, "count": 2}]
    assert heard(found.match, "looks", YOU) == [{"seat": YOU, "count": 2, "cards": ["mouse", "giant"]}]


@cr("701.23b", "701.24a")
def test_what_is_searched_for_is_shown_and_the_library_is_shuffled() -> None:
    found = duel("seek", library=["bear", "forest", "mouse"]).casts("seek").resolves()
    found.do((found.called("forest"),))
    assert heard(found.match, "goes") == [{"seat": YOU, "card": "forest", "to": "hand"}]
    assert heard(found.match, "shuffle") == [{"seat": YOU}]


def test_damage_is_told_by_source_by_whom_it_is_dealt_to_and_by_what_was_there() -> None:
    (hurt,) = heard(after("bolt", aims=("ox",), lands="R"), "damage_creature")
    assert told(hurt) == {"card": "bolt", "target": "ox", "number": 3, "was": 0, "now": 3}
    (burnt,) = heard(after("bolt", aims=("s1",), lands="R"), "damage")
    assert told(burnt) == {"seat": OTHER, "card": "bolt", "number": 3, "was": 20, "now": 17}


def test_counters_tokens_and_life_are_told() -> None:
    (fed,) = heard(after("feed", aims=("bear",)), "counters")
    assert told(fed) == {"card": "bear", "number": 2, "word": "plus_one", "was": 0, "now": 2}
    tokens = heard(after("call"), "token")
    assert [each["seat"] for each in tokens] == [YOU, YOU]
    drained = after("drain", aims=("s1",), lands="B")
    (gained,) = heard(drained, "life")
    assert told(gained) == {"seat": YOU, "number": 2, "was": 20, "now": 22}
    assert heard(drained, "life_lost") == []


@cr("608.3a")
def test_a_permanent_is_told_to_enter_where_somebody_could_answer_it() -> None:
    asked = Duel(
        side(["bear", "ox"], lands="GG"), side(["bounce", "ox"], lands="U", stops=frozenset({"other_main_1"}))
    )
    asked.do("cast:bear").resolves()
    assert heard(asked.match, "cast") == [{"seat": YOU, "card": "bear"}]
    assert heard(duel("bear", lands="GG").do("cast:bear").match, "enters") == []


@cr("708.4")
def test_what_enters_face_down_is_told_as_what_all_see() -> None:
    found = duel("mimic", lands="GGGG").do("down:mimic").resolves()
    assert {each["card"] for each in heard(found.match, "cast", OTHER)} == {FACE_DOWN}
    found.do(next(key for key in found.acts if key.startswith("up:")))
    assert heard(found.match, "turns_up") == [{"seat": YOU, "card": "mimic"}]


@cr("608.2b")
def test_what_has_lost_its_targets_is_told_to_have_no_effect() -> None:
    you = side(["bolt", "ox"], lands="R")
    found = Duel(you, side(["bounce", "ox"], lands="U", board=["bear"]))
    found.casts("bolt", "bear").casts("bounce", "bear").resolves().resolves()
    assert heard(found.match, "no_effect") == [{"seat": YOU, "card": "bolt"}]
    assert heard(found.match, "goes") == [{"seat": OTHER, "card": "bear", "to": "hand"}]


def test_what_is_used_and_what_has_triggered_is_told() -> None:
    font = permanent("font", "1", "artifact", activated(TAP, do=[damage(1, "opponent")]))
    guide = creature("guide", "G", 1, 1, abilities=[when("enters", damage(1, "opponent"), this=True)])
    found = Duel(side(["guide", "ox"], lands="G", board=["font"]), more=[font, guide])
    found.uses("font", 0).resolves().do("cast:guide").resolves()
    assert heard(found.match, "use") == [{"seat": YOU, "card": "font"}]
    assert heard(found.match, "trigger") == [{"seat": YOU, "card": "guide"}]


def test_attacks_and_blocks_are_told() -> None:
    found = Duel(side(["ox"], board=["bear"]), side(["ox"], board=["ox"])).attacks("bear").blocks(ox="bear")
    assert heard(found.match, "attack") == [{"seat": YOU, "cards": ["bear"]}]
    assert heard(found.match, "block") == [{"seat": OTHER, "cards": ["ox"], "card": "bear"}]


@cr("103.5")
@rule("MN-15", "MN-17")
def test_how_a_game_begins_is_told() -> None:
    options = {"cards": pack(), "decks": [loadout("bear")] * 2, "chooser": YOU}
    match = Match(GAME, GAME.options.model_validate(options), 2, "told")
    match.answer(YOU, "play")
    assert heard(match, "first_player") == [{"seat": YOU}]
    assert {each["seat"]: each.get("card") for each in heard(match, "noble", YOU)} == {
        YOU: "lord",
        OTHER: None,
    }
    for seat, answer in ((YOU, "mulligan"), (OTHER, "keep")):
        match.answer(seat, answer)
    asked = match.decisions[0]
    assert (asked.seat, asked.kind) == (YOU, "bottom")
    put = asked.default
    assert isinstance(put, tuple)
    match.answer(YOU, put)
    assert heard(match, "bottom", OTHER) == [{"seat": YOU, "count": 1}]
    assert heard(match, "bottom", YOU) == [
        {"seat": YOU, "count": 1, "cards": [str(put[0]).partition("#")[0]]}
    ]
    assert [each["seat"] for each in heard(match, "mulligan")] == [YOU]
    assert [each["seat"] for each in heard(match, "keep")] == [OTHER]


@cr("702.62a")
def test_time_counters_that_are_left_are_told() -> None:
    egg = creature("egg", "5 G", 4, 4, {"suspend": "G", "time": 2})
    found = Duel(side(["egg", "ox"], lands="G"), more=[egg]).do("suspend:egg").end_turn().end_turn()
    assert heard(found.match, "suspended") == [{"seat": YOU, "card": "egg"}]
    assert heard(found.match, "time") == [{"seat": YOU, "card": "egg", "was": 2, "number": 1}]
