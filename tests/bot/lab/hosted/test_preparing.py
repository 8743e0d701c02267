"""What a server asks for becomes a run, or one sentence says why not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.lab.hosted.preparing import MOST_DECKS, Prepared, RunWish, digest_of, marks, prepare
from bot.texts import texts_in
from engines.kernel import Say

WISH = RunWish("noxtalia", "seed", "easy", 40)
SPIRITS = ["nivelune", "voltaigle", "granor"]


def pack(*teams: dict[str, Any], **changes: Any) -> str:
    """Return a pack as a server keeps it."""
    data = {"game": "noxtalia", "id": "own", "version": 1, "name": {"en": "Own", "fr": "Propre"},
            "elements": [], "spirits": [], "capacities": [], "teams": list(teams)}  # fmt: skip
    return json.dumps(data | changes)


def team(key: str, en: str = "Own Team", fr: str = "Équipe propre", **changes: Any) -> dict[str, Any]:
    return {"id": key, "name": {"en": en, "fr": fr}, "spirits": SPIRITS} | changes


def prepared(wish: RunWish, *packs: str) -> dict[str, Any]:
    found = prepare(wish, packs)
    assert isinstance(found, Prepared), found
    return json.loads(found.setup)


def refused(wish: RunWish, *packs: str) -> tuple[str, str]:
    found = prepare(wish, packs)
    assert isinstance(found, Say)
    return found.key, texts_in("en").tell(found)


def test_all_ready_made_decks_meet_where_none_is_named() -> None:
    assert [*prepared(WISH)["decks"]] == ["a", "b", "c"]
    assert [*prepared(WISH, pack(team("own_team")))["decks"]] == ["a", "b", "c", "own_team"]
    wish = WISH._replace(decks=("Équipe propre", "b"))
    assert [*prepared(wish, pack(team("own_team")))["decks"]] == ["own_team", "b"]


def test_a_pack_meets_the_starter_decks_and_no_other_pack() -> None:
    other = pack(team("other_team"), id="other")
    found = prepared(WISH._replace(pack="own"), pack(team("own_team")), other)
    assert [*found["decks"]] == ["a", "b", "c", "own_team"]
    assert [each["id"] for each in found["packs"]] == ["own", "other"], "cards may build on one another"
    assert refused(WISH._replace(pack="own"), pack())[0] == "error-no-lab-pack"


def test_a_game_without_decks_has_one_for_all() -> None:
    found = prepared(RunWish("dueling_nobles", "seed", "easy", 10))
    assert found["decks"] == {"standard": None}


def test_too_many_decks_are_refused() -> None:
    teams = [team(f"team_{number}", f"Team {number}") for number in range(MOST_DECKS - 2)]
    assert refused(WISH, pack(*teams))[1] == "At most 12 decks meet in one run. Name those you want."
    assert len(prepared(WISH, pack(*teams[1:]))["decks"]) == MOST_DECKS


LONG = "Sixty letters " + "x" * 46


@pytest.mark.parametrize("name", ["Team A", LONG, "X" * 200])
def test_names_that_are_alike_are_told_apart(name: str) -> None:
    found = prepared(WISH, pack(team("one", name, name), team("two", name, name)))
    named = [each["en"] for each in found["names"].values()]
    assert len(set(named)) == len(named)
    assert any(each.endswith(" (2)") for each in named)


@pytest.mark.parametrize("name", ["ליל ירח", "*bold*", "<@1>", "`code`", "[a](http://b)"])
def test_names_that_are_markup_or_turn_words_around_are_in_no_run(name: str) -> None:
    """No pack with such a name is read, however it came into the database."""
    assert [*prepared(WISH, pack(team("own_team", name, name)))["decks"]] == ["a", "b", "c"]


def test_two_equal_decks_meet() -> None:
    found = prepared(WISH._replace(decks=("one", "two")), pack(team("one"), team("two", "Other", "Autre")))
    assert found["decks"]["one"]["sections"] == found["decks"]["two"]["sections"]


def test_a_deck_of_another_game_is_no_deck() -> None:
    key, told = refused(WISH._replace(decks=("a", "underorchard")))
    assert key == "error-no-lab-deck"
    assert "Choose from these: Team A, Team B" in told


def test_a_pack_that_is_no_longer_understood_is_left_out() -> None:
    assert [*prepared(WISH, pack(team("own_team", spirits=["gone", *SPIRITS[:2]])))["decks"]] == [
        "a",
        "b",
        "c",
    ]
    assert [*prepared(WISH, "{}")["decks"]] == ["a", "b", "c"]


def test_pictures_do_not_make_other_cards() -> None:
    card = {"id": "x", "power": 3}
    assert digest_of({"cards": [card]}) == digest_of({"cards": [card | {"picture": {"file": "a.png"}}]})
    assert digest_of({"cards": [card]}) != digest_of({"cards": [card | {"power": 4}]})
    found = prepare(WISH, [pack(team("own_team"))])
    assert isinstance(found, Prepared)
    assert found.packs == marks("noxtalia", [pack(team("own_team"))])
    assert found.packs != marks("noxtalia", [pack(team("own_team"), team("other", "Other"))])
