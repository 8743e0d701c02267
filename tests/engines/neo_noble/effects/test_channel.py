"""What actions do with the Channel and with Souls."""

from __future__ import annotations

import pytest

from tests.engines.neo_noble.language import in_zone, manifest, target
from tests.engines.neo_noble.pack import act, arbiter, when
from tests.engines.neo_noble.scenes import ME, YOU


@pytest.mark.rule("NN-61", "NN-60")
def test_a_card_is_channeled_spent_and_face_down_unless_it_is_said() -> None:
    assert manifest(act("channel"), deck="wolf").channel() == ["wolf:spent", "-", "-", "-"]
    s = manifest(act("channel", number=2, ready=True, face_up=True), deck="wolf fox")
    assert s.channel() == ["wolf:up", "fox:up", "-", "-"]


@pytest.mark.rule("NN-R12")
def test_channeling_without_a_slot_is_skipped_and_the_rest_goes_on() -> None:
    full = "fox fox fox fox"
    s = manifest(act("channel"), act("gain_souls", number=1), deck="wolf", channel=full)
    assert (s.mine.deck, s.mine.lingering) == (["wolf"], 1)
    s = manifest(act("channel", **{"from": in_zone("hand")}), hand="wolf bear", channel=full)
    assert (s.asks, sorted(s.mine.hand)) == ((ME, "action"), ["bear", "wolf"])


def test_a_card_of_the_hand_is_channeled_unseen() -> None:
    s = manifest(act("channel", **{"from": in_zone("hand")}), hand="wolf bear", answers=("bear",))
    assert s.channel()[0] == "bear:spent"
    assert "bear" not in str([event.seen_by(YOU) for event in s.match.events])


def test_each_player_channels_and_a_target_may_be_channeled() -> None:
    s = manifest(act("channel", who="each"), deck="wolf", your_deck="bear")
    assert (s.channel(ME)[0], s.channel(YOU)[0]) == ("wolf:spent", "bear:spent")
    s = manifest(
        act("channel", ready=True, **{"from": "target"}), grave="wolf",
        text_fields={"targets": [target("card", zone="grave", whose="own")]},
    )  # fmt: skip
    assert s.channel()[0] == "wolf"


@pytest.mark.rule("NN-150")
def test_a_slot_of_any_player_is_revealed() -> None:
    s = manifest(
        act("reveal", slots={"pick": "chosen", "whose": "any", "face": "down"}),
        channel="wolf:up fox", your_channel="bear", answers=("1:0",),
    )  # fmt: skip
    assert s.channel(YOU)[0] == "bear:up"
    s = manifest(act("reveal", slots={"pick": "all", "whose": "own"}), channel="wolf fox:spent")
    assert s.channel()[:2] == ["wolf:up", "fox:up:spent"]


def test_slots_become_ready_and_spent() -> None:
    s = manifest(
        act("ready_slots", slots={"pick": "all", "whose": "own", "state": "spent"}),
        act("spend_slots", slots={"pick": "random", "whose": "opposing", "number": 2}),
        channel="wolf:spent fox:spent", your_channel="bear fox",
    )  # fmt: skip
    assert s.channel()[:2] == ["wolf", "fox"]
    assert s.channel(YOU)[:2] == ["bear:spent", "fox:spent"]


def test_a_slot_that_is_a_target_is_the_card_in_it() -> None:
    s = manifest(
        act("take_slots", slots="target", to="hand"), channel="wolf fox", answers=("0:1",),
        text_fields={"targets": [target("slot", whose="own")]},
    )  # fmt: skip
    assert (s.mine.hand, s.channel()[:2]) == (["fox"], ["wolf", "-"])
    assert s.mine.known == []


def test_slots_are_filtered_by_what_lies_face_up() -> None:
    s = manifest(
        act("take_slots", slots={"pick": "all", "whose": "own", "filter": {"type": ["arbiter"]}}, to="grave"),
        channel="judge judge:up wolf:up",
    )  # fmt: skip
    assert (s.mine.grave, s.channel()[:3]) == (["judge"], ["judge", "-", "wolf:up"])


def test_a_face_down_card_goes_under_the_deck_unseen() -> None:
    s = manifest(
        act("take_slots", slots={"pick": "chosen", "whose": "opposing"}, to="deck_bottom"),
        your_channel="bear", your_deck="fox",
    )  # fmt: skip
    assert (s.yours.deck, s.yours.bottom) == (["bear", "fox"], 0)
    assert "bear" not in str([event.facts for event in s.match.events])
    s = manifest(
        act("take_slots", slots={"pick": "chosen", "whose": "opposing"}, to="banished"), your_channel="bear"
    )
    assert s.yours.banished == ["bear"]


def test_slots_change_places_with_cards_of_the_hand_as_they_lie() -> None:
    s = manifest(act("swap_slots"), channel="wolf:up:spent fox", hand="bear moth", answers=("0:0", "bear"))
    assert s.channel()[:2] == ["bear:up:spent", "fox"]
    assert (sorted(s.mine.hand), s.mine.known) == (["moth", "wolf"], ["wolf"])
    s = manifest(act("swap_slots"), channel="wolf:up fox", hand="bear moth", answers=("0:1", "moth"))
    assert s.channel()[:2] == ["wolf:up", "moth"]
    assert (sorted(s.mine.hand), s.mine.known) == (["bear", "fox"], [])


def test_without_channel_cards_nothing_changes_places() -> None:
    assert manifest(act("swap_slots"), hand="bear moth").mine.hand == ["moth", "bear"]


def test_the_slot_of_an_event_is_meant_by_that() -> None:
    watcher = arbiter("watcher", 1, 1, 1, when("revealed", act("spend_slots", slots="that")))
    s = manifest(
        act("reveal", slots={"pick": "chosen", "whose": "opposing"}), left="watcher", your_channel="bear",
        cards=(watcher,),
    )  # fmt: skip
    assert s.channel(YOU)[0] == "bear:up:spent"


@pytest.mark.rule("NN-63")
def test_souls_are_gained_and_lost() -> None:
    s = manifest(act("gain_souls", number=2), act("lose_souls", who="opponent", number=3), your_souls=2)
    assert (s.mine.lingering, s.yours.lingering) == (2, 0)
    s = manifest(
        act("gain_souls", who="target", number=1), text_fields={"targets": [target("player")]}, answers=("1",)
    )
    assert (s.mine.lingering, s.yours.lingering) == (0, 1)


def test_a_card_of_the_hand_is_channeled_face_up_or_face_down() -> None:
    for face_up, lies in ((True, "wolf:up:spent"), (False, "wolf:spent")):
        s = manifest(act("channel", face_up=face_up, **{"from": in_zone("hand")}), hand="wolf")
        assert s.channel()[0] == lies


@pytest.mark.parametrize(("slot", "known"), [("wolf", []), ("wolf:up", ["wolf"])])
def test_a_channel_card_taken_to_hand_is_known_when_it_lay_face_up(slot: str, known: list[str]) -> None:
    s = manifest(act("take_slots", slots={"pick": "all", "whose": "own"}, to="hand"), channel=slot)
    assert (s.mine.hand, s.mine.known) == (["wolf"], known)
