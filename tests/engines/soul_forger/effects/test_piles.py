"""Cards of hands, decks and piles: what goes where, what is shuffled, and what the others see of it."""

from __future__ import annotations

from typing import Any

import pytest

from engines.soul_forger.table.pieces import Under
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, lies
from tests.rules import rule

DONE: dict[str, Any] = {"action": "gain_experience", "number": "done"}


def does(*do: dict[str, Any], **target: Any) -> dict[str, Any]:
    return action("deed", 1, abilities=[{"targets": [target] if target else [], "do": [*do, DONE]}])


def play(deed: dict[str, Any], *pieces: dict[str, Any], picks: str = "bear", **side: Any) -> Scene:
    """Play an Action that does this; what is picked among unseen cards is this one."""
    side["hand"] = ["deed", *side.get("hand", [])]
    story = Scene(*pieces, more=(deed,), sides=[side, {"hand": ["lamb"]}]).do("play:deed").passes()
    while story.asked.kind in ("pick", "search"):
        story.do((picks,)).passes()
    return story


def seen(story: Scene, kind: str, seat: int | None) -> list[str]:
    (event,) = story.events(kind)
    return [card["id"] for card in event.seen_by(seat).get("cards", ())]


MOVES: list[tuple[str, str, bool]] = [
    ("hand", "deck_top", False), ("hand", "deck_bottom", False), ("deck", "hand", False),
    ("deck", "deck_bottom", False), ("grave", "hand", True), ("material", "deck_top", True),
    ("removed", "hand", True), ("hand", "grave", True), ("deck", "material", True), ("hand", "removed", True),
]  # fmt: skip


@rule("SF-R76", "SF-135")
@pytest.mark.parametrize(("zone", "to", "openly"), MOVES)
def test_what_comes_from_or_goes_to_an_open_pile_is_seen_by_all(zone: str, to: str, openly: bool) -> None:
    move = {"action": "move_cards", "cards": {"zone": zone, "is": {"name": "bear"}}, "to": to}
    piles: dict[str, Any] = {"deck": ["imp"], zone: ["study", "bear", "ox"]}
    story = play(does(move), **piles)
    kind = "moved_openly" if openly else "moved"
    assert [seen(story, kind, seat) for seat in (ME, YOU, None)] == [
        ["bear"], *[["bear"] if openly else []] * 2
    ]  # fmt: skip
    (event,) = story.events("moved", "moved_openly")
    assert (event.facts["seat"], event.facts["zone"], event.facts["to"]) == (ME, zone, to)
    assert event.facts.get("count", 1) == 1
    assert bool(story.events("shuffle")) == (zone == "deck"), "a deck that was looked through is shuffled"
    assert story.mine.xp == 1, "it was one"


@rule("SF-R76")
@pytest.mark.parametrize(("seat", "seat_sees"), [(ME, ["imp", "ox"]), (YOU, [])])
def test_what_is_known_on_top_and_at_the_bottom_stays_known_as_cards_come_and_go(
    seat: int, seat_sees: list[str]
) -> None:
    top = {"action": "move_cards", "cards": {"zone": "hand", "is": {"name": "ox"}}, "to": "deck_top"}
    over = {"action": "move_cards", "cards": {"zone": "grave", "is": {"name": "imp"}}, "to": "deck_top"}
    story = play(does(top, over), picks="ox", hand=["ox"], grave=["imp"], deck=["bear", "giant"])
    assert story.mine.deck == ["bear", "giant", "ox", "imp"]
    view: Any = story.match.view(seat)
    assert list(view.sides[ME].top) == seat_sees


@rule("SF-R76")
@pytest.mark.parametrize(
    ("number", "to", "tops"),
    [(1, "hand", 2), (2, "hand", 1), (3, "hand", 0), (4, "hand", 0), (1, "grave", 2)],
)
def test_of_three_known_cards_those_that_go_from_the_top_are_known_there_no_more(
    number: int, to: str, tops: int
) -> None:
    move = {"action": "move_cards", "cards": {"zone": "deck", "how": "top", "number": number}, "to": to}
    story = play(does(move), deck=["imp", "ox", "bear", "giant", "lamb"], tops=3)
    assert (story.mine.tops, story.events("shuffle")) == (tops, [])
    assert len(story.mine.deck) == 5 - number


@rule("SF-138", "SF-135", "SF-R72")
@pytest.mark.parametrize("found", [True, False])
def test_a_deck_that_was_looked_through_for_what_to_absorb_is_shuffled(found: bool) -> None:
    absorb = {"action": "absorb", "from": {"zone": "deck", "is": {"type": "action"}}}
    maw = creature("maw", 1, 1, 0, 3, abilities=[{"when": {"event": "entered", "this": True},
                                                  "do": [absorb, DONE]}])  # fmt: skip
    deck = ["imp", "study", "ox"] if found else ["imp", "ox"]
    story = Scene(more=(maw,), sides=[{"hand": ["maw"], "deck": deck}]).do("summon:maw").passes()
    while story.asked.kind == "pick":
        story.do(("study",) if found else ())
    assert story.piece("maw").under == ((Under("study", ME),) if found else ())
    assert (len(story.events("shuffle")), len(story.events("absorbed")), story.mine.xp) == (1, found, found)


@rule("SF-134", "SF-R72", "SF-R76")
@pytest.mark.parametrize(
    ("search", "told"),
    [({"is": {"type": "creature"}}, ["bear"]), ({}, None), ({"to": "grave"}, ["bear"]),
     ({"to": "material"}, ["bear"]), ({"to": "deck_top"}, None)],
)  # fmt: skip
def test_what_is_found_is_shown_where_it_had_to_fit_or_lies_open_then(
    search: dict[str, Any], told: list[str] | None
) -> None:
    story = play(does({"action": "search", **search}), deck=["imp", "bear", "study", "ox"])
    assert [[card["id"] for card in event.facts["cards"]] for event in story.events("found")] == (
        [] if told is None else [told]
    )
    assert (story.mine.xp, len(story.events("shuffle")), story.mine.deck.count("bear")) == (
        1, 1, search.get("to") == "deck_top"
    )  # fmt: skip
    assert story.mine.tops == (search.get("to") == "deck_top")


@rule("SF-115", "SF-R27")
@pytest.mark.parametrize(("zones", "laid"), [(5, 2), (2, 1)])
def test_as_many_actions_are_set_as_there_are_open_zones(zones: int, laid: int) -> None:
    """The Action that does it lies in a zone itself."""
    deed = does({"action": "set", "from": {"zone": "grave", "number": 2}})
    side = {"hand": ["deed"], "grave": ["study", "ambush"]}
    story = Scene(more=(deed,), sides=[side], action_zones=zones).do("play:deed").passes()
    assert (len([piece for piece in story.table.of(ME, "action") if not piece.up]), story.mine.xp) == (
        laid, laid
    )  # fmt: skip
    assert len(story.mine.grave) == 3 - laid


@rule("SF-R76", "SF-R67")
@pytest.mark.parametrize("to", ["hand", "grave"])
def test_what_lay_under_a_card_goes_to_its_owner(to: str) -> None:
    under = (Under("imp", ME), Under("ox", YOU), Under("ring", ME))
    deed = does({"action": "detach", "who": "target", "to": to}, target="creature")
    story = play(deed, lies("giant", under=under))
    assert (story.piece("giant").under, story.mine.xp) == ((), 3)
    assert "ring" in story.mine.grave, "Equipment is in no hand"
    assert ("imp" in story.mine.hand, "ox" in story.yours.hand) == (to == "hand", to == "hand")
    assert ("imp" in story.mine.grave, "ox" in story.yours.grave) == (to == "grave", to == "grave")
    assert (story.mine.known, story.yours.known) == ((["imp"], ["ox"]) if to == "hand" else ([], []))
    assert seen(story, "detached", None) == ["imp", "ox", "ring"]


@pytest.mark.parametrize("zone", ["hand", "grave"])
@pytest.mark.parametrize(
    ("up_to", "answer", "moved"), [(True, (), 0), (True, ("ox",), 1), (False, ("imp", "ox"), 2)]
)
def test_up_to_a_number_may_be_less(zone: str, up_to: bool, answer: tuple[str, ...], moved: int) -> None:
    move = {"action": "move_cards", "cards": {"zone": zone, "number": 2, "up_to": up_to}, "to": "removed"}
    piles: dict[str, Any] = {zone: ["imp", "ox", "bear"]}
    deed = does(move)
    side = {**piles, "hand": ["deed", *piles.get("hand", [])]}
    story = Scene(more=(deed,), sides=[side]).do("play:deed").passes()
    asked: Any = story.asked
    assert (asked.kind, asked.least, asked.most) == ("pick", 0 if up_to else 2, 2)
    assert sorted(story.do(answer).passes().mine.removed) == sorted(answer)
    assert story.mine.xp == moved


@rule("SF-64", "SF-65", "SF-R76")
@pytest.mark.parametrize(
    "to", ["hand", "grave", "material", "removed", "deck_top", "deck_bottom", "deck_shuffled"]
)
def test_a_token_that_is_sent_is_nowhere(to: str) -> None:
    everything = {"pick": "all", "is": {"type": "creature"}}
    story = play(does({"action": "send", "who": everything, "to": to}), lies("puppet"), deck=["ox"])
    piles = (story.mine.hand, story.mine.grave, story.mine.material, story.mine.removed, story.mine.deck)
    assert not any("puppet" in pile for pile in piles)
    assert (story.names(), story.mine.known, story.mine.deck, story.mine.tops) == ([], [], ["ox"], 0)


@pytest.mark.parametrize(
    ("wanted", "keys"),
    [({"name": "ox"}, ["ox", "ox#2"]), ({"max_ronum": "level"}, ["imp", "ox", "study", "ox#2"]),
     ({"type": "creature"}, ["imp", "ox", "bear", "ox#2"])],
)  # fmt: skip
def test_only_what_fits_is_discarded(wanted: dict[str, Any], keys: list[str]) -> None:
    deed = does({"action": "discard", "who": "you", "is": wanted})
    side = {"hand": ["deed", "imp", "ox", "study", "bear", "ox"], "level": 2}
    story = Scene(more=(deed,), sides=[side]).do("play:deed").passes()
    assert (story.asked.kind, list(story.keys)) == ("discard", keys)
    assert story.do(("ox",)).passes().mine.hand == ["imp", "study", "bear", "ox"]


@rule("SF-138", "SF-R67")
@pytest.mark.parametrize("seat", [ME, YOU])
def test_the_card_that_is_aimed_at_in_a_graveyard_is_absorbed(seat: int) -> None:
    aims = [{"target": "card", "zone": "grave", "whose": "any"}]
    eats = {"cost": [], "once": True, "targets": aims, "do": [{"action": "absorb", "from": "target"}, DONE]}
    maw = creature("maw", 1, 1, 0, 3, abilities=[eats])
    sides: list[dict[str, Any]] = [{}, {}]
    sides[seat]["grave"] = ["ox"]
    story = Scene(lies("maw"), more=(maw,), sides=sides).do("skill:p1:0").passes()
    assert (story.piece("maw").under, story.mine.xp) == ((Under("ox", seat),), 1)
    assert story.table.sides[seat].grave == []


@rule("SF-138", "SF-R67")
def test_of_several_cards_that_paid_one_is_chosen_to_be_absorbed() -> None:
    absorb = {
        "when": {"event": "entered", "this": True},
        "do": [{"action": "absorb", "is": {"type": "creature"}}],
    }
    maw = creature("maw", 3, 3, 1, 3, cost="H: 3 cards", abilities=[absorb])
    story = Scene(more=(maw,), sides=[{"hand": ["maw", "imp", "ox", "study"]}]).do("summon:maw")
    story.do(("h:imp", "h:ox", "h:study")).passes()
    assert (story.asks, list(story.keys)) == ((ME, "pick"), ["imp", "ox"])
    assert story.do("ox").passes().piece("maw").under == (Under("ox", ME),)
    assert sorted(story.mine.grave) == ["imp", "study"]


@rule("SF-135")
@pytest.mark.parametrize("verb", ["play_free", "set", "manifest", "move_cards", "absorb"])
@pytest.mark.parametrize(("of", "shuffled"), [("attacking_player", False), ("you", True)])
def test_where_there_is_no_such_player_no_deck_is_looked_through(verb: str, of: str, shuffled: bool) -> None:
    cards = {"zone": "deck", "of": of, "is": {"name": "giant"}}
    how = {"cards": cards, "to": "hand"} if verb == "move_cards" else {"from": cards}
    maw = creature(
        "maw", 1, 1, 0, 3, abilities=[{"cost": [], "once": True, "do": [{"action": verb, **how}, DONE]}]
    )
    story = Scene(lies("maw"), more=(maw,), sides=[{"deck": ["imp", "study"]}]).do("skill:p1:0").passes()
    while story.asked.kind == "pick":
        story.do(()).passes()
    assert (bool(story.events("shuffle")), story.mine.xp) == (shuffled, 0)
