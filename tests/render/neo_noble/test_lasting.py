"""What holds for a while is drawn and told: on what, how much, until when (NN-R37)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.texts import LOCALES, Locale, texts_in
from engines.neo_noble.language.changes import Change
from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble import board_alt, board_text, draw_board
from render.neo_noble.cards import Cards
from render.neo_noble.lasting import all_lasting
from tests.render.facts import changed
from tests.render.neo_noble import samples

_CHANGE: TypeAdapter[Change] = TypeAdapter(Change)


def said(view: NeoNobleView, locale: Locale = "en") -> list[tuple[str, str, str]]:
    cards = Cards.of(view.options, texts_in(locale))
    return [(one.on, one.what, one.until) for one in all_lasting(view, samples.NAMES, cards)]


def one_change(change: dict[str, Any], **facts: Any) -> NeoNobleView:
    """Return a table on which one change holds."""
    view = samples.mid_game(None)
    lasting = samples.lasting_change(_CHANGE.validate_python(change), "votive_flame", 0, **facts)
    return view.model_copy(update={"lasting": (lasting,)})


def test_it_is_said_what_holds_and_what_is_put_off_the_latest_first() -> None:
    assert said(samples.lasting()) == [
        ("Ada", "sacrifice an Active Spirit", "at end of turn"),
        ("Left (Ada)", "+2 Power", "this turn"),
        ("Pawnbroker of Ribs (Bartholomé)", "6 Resolve", "until Bartholomé’s next turn"),
    ]
    assert said(samples.lasting(), "fr") == [
        ("Ada", "sacrifiez 1 Esprit actif", "à la fin du tour"),
        ("Gauche (Ada)", "+2 Puissance", "ce tour-ci"),
        ("Prêteuse sur côtes (Bartholomé)", "6 Volonté", "jusqu’au prochain tour de Bartholomé"),
    ]


_KINDS = [
    ({"change": "spirit_stats", "on": "target"}, {"power": -1, "resolve": 3}, "−1 Power, +3 Resolve"),
    ({"change": "lane_stats", "on": "this"}, {"resolve": -2}, "−2 Resolve"),
    ({"change": "lane_stats", "on": "this"}, {}, "+0 Power"),
    ({"change": "set_stats", "on": "target", "power": 0}, {}, "0 Power"),
    ({"change": "swap_stats", "on": "target"}, {}, "Power and Resolve swapped"),
    ({"change": "ambient", "on": "this", "value": 3}, {"resolve": 3}, "Resolve 3 while empty"),
    ({"change": "capacity", "on": "this", "value": 1}, {"resolve": 1}, "+1 capacity"),
    ({"change": "no_shatter", "spirits": "target"}, {}, "no Shattering"),
    ({"change": "indestructible", "on": "target"}, {}, "cannot be destroyed"),
    ({"change": "untargetable", "on": "target"}, {}, "safe from the opponent’s targeting"),
    ({"change": "no_attack", "on": "this"}, {}, "cannot attack"),
    ({"change": "no_block", "on": "this"}, {}, "attacks on it cannot be blocked"),
    ({"change": "block_bonus", "on": "this", "value": 1}, {"resolve": 1}, "+1 Resolve for each Block card"),
    ({"change": "wins_ties", "on": "this"}, {}, "wins ties"),
    ({"change": "extra_attack", "on": "this", "value": 2}, {"resolve": 2}, "2 more attacks"),
    ({"change": "extra_attack", "on": "this"}, {"resolve": 1}, "1 more attack"),
    ({"change": "free_attack", "on": "this"}, {}, "attacks are free"),
    ({"change": "free_attack", "on": "this", "next_only": True}, {}, "next attack is free"),
    ({"change": "gained_ready", "on": "this"}, {}, "coins gained by a check stay Ready"),
    ({"change": "keeps_coin", "on": "this"}, {}, "its coin stays with its holder"),
    ({"change": "grants", "behaviour": "haste", "spirits": "target"}, {}, "has Haste"),
    ({"change": "silenced", "on": "target"}, {}, "texts do not work"),
    (
        {"change": "instead", "of": "destroyed", "on": "target", "to": "hand"},
        {},
        "returned to hand instead of destroyed",
    ),
]


@pytest.mark.parametrize(("change", "numbers", "what"), _KINDS, ids=lambda value: str(value)[:40])
def test_each_change_is_worded_with_the_numbers_that_it_was_made_with(
    change: dict[str, Any], numbers: dict[str, int], what: str
) -> None:
    view = one_change(change, spirits=("pawnbroker_of_ribs",), **numbers)
    assert said(view) == [("Pawnbroker of Ribs (Bartholomé)", what, "this turn")]


_ON_PLAYERS = [
    ({"change": "cost", "of": "draw", "value": 1}, {"resolve": 1}, "Ada", "Draws: +1 to the cost"),
    (
        {"change": "cost", "of": "summon", "whose": "opposing", "value": -2, "next_only": True},
        {"resolve": -2},
        "Bartholomé",
        "next summon: −2 to the cost",
    ),
    (
        {"change": "cost", "of": "attack", "whose": "any", "value": 1},
        {"resolve": 1},
        "both players",
        "attacks: +1 to the cost",
    ),
    (
        {"change": "grants", "behaviour": "pathfinder", "cards": {}},
        {},
        "Ada",
        "cards in hand and Channel have Pathfinder",
    ),
    ({"change": "skips", "step": "harvest"}, {}, "Bartholomé", "skips Harvest"),
    (
        {"change": "instead_of_draw", "whose": "opposing", "do": [{"action": "mill", "who": "opponent"}]},
        {},
        "Bartholomé",
        "your opponent puts the top card of their deck into their Graveyard instead of drawing",
    ),
]


@pytest.mark.parametrize(("change", "numbers", "on", "what"), _ON_PLAYERS, ids=lambda value: str(value)[:40])
def test_a_change_of_a_players_rules_names_the_player(
    change: dict[str, Any], numbers: dict[str, int], on: str, what: str
) -> None:
    [(who, how, _)] = said(one_change(change, **numbers))
    assert (who, how) == (on, what)


def test_every_kind_of_change_is_worded_in_every_language() -> None:
    kinds = {row[0]["change"] for row in (*_KINDS, *_ON_PLAYERS)}
    assert kinds == set(_CHANGE.json_schema()["discriminator"]["mapping"])
    for change, numbers, *_ in (*_KINDS, *_ON_PLAYERS):
        [(_, what, _)] = said(one_change(change, spirits=("pawnbroker_of_ribs",), **numbers), "fr")
        assert what


@pytest.mark.parametrize(
    ("until", "words"),
    [
        ("this_battle", "this battle"),
        ("this_turn", "this turn"),
        ("your_next_turn", "until Ada’s next turn"),
        ("in_lane", "while in its lane"),
        ("permanent", "while in play"),
    ],
)
def test_it_is_said_how_long_a_change_holds(until: str, words: str) -> None:
    view = one_change({"change": "swap_stats", "on": "target"}, spirits=("coal_bruiser",), until=until)
    assert [row[2] for row in said(view)] == [words]


def test_a_change_for_good_that_is_on_no_spirit_holds_for_the_game() -> None:
    view = one_change({"change": "cost", "of": "draw", "value": 1}, until="permanent")
    assert [row[2] for row in said(view)] == ["rest of the game"]


def test_a_step_is_skipped_on_the_next_turn() -> None:
    assert [row[2] for row in said(one_change({"change": "skips", "step": "focus"}))] == ["next turn"]


def test_all_that_a_change_is_on_is_named_with_its_owner() -> None:
    view = one_change(
        {"change": "silenced", "on": "target"}, spirits=("noble:1", "seal_bearer", "votive_gone")
    )
    assert [row[0] for row in said(view)] == ["Seal-Bearer (Ada), Dame Scoria, First Creditor (Bartholomé)"]


def test_what_was_on_a_spirit_that_has_just_left_is_not_shown() -> None:
    assert not said(one_change({"change": "silenced", "on": "target"}, spirits=("gone",)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tell", [board_alt, board_text])
def test_alt_text_and_text_board_tell_it(tell: Any, locale: Locale) -> None:
    told = tell(samples.lasting(), ("Ada", "Bart"), texts_in(locale))
    for row in said(samples.lasting(), locale)[:2]:
        for part in row:
            assert part in told


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("lasting", ()),
        ("later", ()),
        ("lasting.0.resolve", 5),
        ("lasting.0.until", "permanent"),
        ("lasting.0.source.card", "ember_cat"),
        ("lasting.1.power", 3),
        ("lasting.1.places.0.lane", 1),
        ("lasting.1.places.0.seat", 1),
        ("later.0.what.when", "battle_won"),
    ],
)
def test_the_board_shows_it(path: str, value: Any) -> None:
    view = samples.lasting()
    plain = draw_board(view, samples.NAMES, texts_in("en"), "dark").tobytes()
    assert draw_board(changed(view, path, value), samples.NAMES, texts_in("en"), "dark").tobytes() != plain


def test_more_than_has_room_is_counted() -> None:
    view = samples.lasting_in_battle()
    fewer = changed(view, "lasting", view.lasting[1:])
    pictures = {
        draw_board(one, samples.NAMES, texts_in("en"), "dark").crop((1100, 300, 1200, 600)).tobytes()
        for one in (view, fewer)
    }
    assert len(pictures) == 2
