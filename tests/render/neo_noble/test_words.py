"""Alt texts and the text board say what the pictures show, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.neo_noble.seat.view import NeoNobleView
from render.neo_noble import board_alt, board_text, hand_alt
from render.neo_noble.words import number
from tests.render.neo_noble import samples

ALT_LIMIT = 1024
TEXT_LIMIT = 1900


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_alt_text_and_text_board_hold_every_fact(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    alt, text = (tell(view, samples.NAMES, texts_in(locale)) for tell in (board_alt, board_text))
    full = ("crowded", "lasting_in_battle")
    for fact in _facts(view, locale):
        assert fact in text
        assert fact in alt
    for side in view.sides:
        for lane in side.lanes:
            for one in lane.spirits if sample not in full else lane.spirits[-1:]:
                assert texts_in(locale).name(samples.CARDS.spirits[one.card].name) in text


def _facts(view: NeoNobleView, locale: Locale) -> list[str]:
    speech = texts_in(locale)
    say = speech.say
    turn = say("nn-picture-turn", turn=view.turn) if view.turn else say("nn-picture-before")
    facts = [*samples.NAMES, turn, say("nn-picture-dominance")]
    for side in view.sides:
        facts += [
            say("nn-picture-reaped", count=len(side.reaped), most=4),
            say("nn-picture-hand-size", count=side.hand_size),
            say("nn-picture-deck", count=side.deck_size),
            say("nn-picture-grave", count=len(side.grave)),
            say("nn-picture-banished", count=len(side.banished)),
            say("nn-picture-lingering", count=side.lingering),
            speech.name(samples.CARDS.nobles[side.noble].name),
        ]
        for slot in side.channel:
            if slot is not None and slot.face_up and slot.card is not None:
                facts.append(speech.name(samples.CARDS.spirits[slot.card].name))
        for lane in side.lanes:
            facts.append(f"{number(lane.power)}/{number(lane.resolve)}")
            facts.append(f"{len(lane.spirits)}/{lane.capacity}")
            for one in lane.spirits[-1:]:
                name = speech.name(samples.CARDS.spirits[one.card].name)
                facts.append(f"{name} {number(one.power)}/{number(one.resolve)}")
    if view.battle is not None and len(view.battle.blocked) < 4:
        facts += [speech.name(samples.CARDS.spirits[card].name) for card in view.battle.blocked]
    return facts


def test_a_board_in_english() -> None:
    told = board_alt(samples.reaped(), samples.NAMES, texts_in("en"))
    assert told.startswith(
        "Neo Noble, turn 7. Ada – Action Phase. "
        "Last attack: Ada, Left, Power 7, against Bartholomé, Right; Resolve −1 +2 = 1; "
        "Block with Coal Bruiser; it succeeds. Bartholomé: reaped 3/4, hand 4, deck 9, "
    )


def test_a_board_in_french() -> None:
    told = board_alt(samples.blocked(), samples.NAMES, texts_in("fr"))
    assert told.startswith(
        "Neo Noble, tour 7. Ada – Phase d’Action. "
        "Dernière attaque\u00a0: Ada, Gauche, Puissance 7, contre Bartholomé, Droite\u00a0; "
        "Volonté −1 +8 = 7\u00a0; Blocage avec Gueule de charbon, Mère Fournaise, Comptable du bûcher\u00a0; "
        "elle échoue. Ada\u00a0: moissonnées 2/4, main 5, deck 11, "
    )


def test_a_link_is_told_from_the_active_spirit_downwards() -> None:
    """All of a link lies open: its order from top to bottom, printed and present numbers."""
    told = board_text(samples.mid_game(), samples.NAMES, texts_in("en"))
    numbers = r"-?\d+/-?\d+"
    assert re.search(
        rf"Middle {numbers}, attacks left 0/1, 4/4: Toll-Keeper of Three Roads 4/5 "
        rf"\(printed {numbers}\) over Matins Ringer {numbers}, "
        rf"Sister Verdigris {numbers}, Wicket Sister {numbers}",
        told,
    )


def test_what_has_been_used_is_told() -> None:
    told = board_text(samples.mid_game(), samples.NAMES, texts_in("en"))
    assert "Ilsabet, the Ninth Bell: Steady Toll (ONGOING), Summons of Brass (MANIFEST – used)" in told
    assert "Pawnbroker of Ribs 3/2 (silenced, MANIFEST – used)" in told


def test_coins_are_told_by_the_lanes_of_the_side_below() -> None:
    view = samples.mid_game(0)
    told = board_text(view, samples.NAMES, texts_in("en"))
    assert "Dominance: Left Ada (ready), Middle Ada (spent), Right Bartholomé (ready) (lanes of Ada)" in told
    told = board_text(view.model_copy(update={"seat": 1}), samples.NAMES, texts_in("en"))
    assert (
        "Dominance: Left Bartholomé (ready), Middle Ada (spent), Right Ada (ready) (lanes of Bartholomé)"
        in told
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.HANDS)
def test_a_hand_is_told_within_the_limit(sample: str, locale: Locale) -> None:
    view = samples.HANDS[sample]()
    told = hand_alt(view, samples.LONG_NAMES, texts_in(locale))
    assert 0 < len(told) <= ALT_LIMIT
    if sample != "hand_thirty":
        for card in view.sides[0].hand or ():
            assert texts_in(locale).name(samples.CARDS.spirits[card].name) in told


def numbers(card: str) -> str:
    """Return a card's numbers as they are told; the set may change them."""
    found = samples.CARDS.spirits[card]
    return f"cost {found.cost}, {number(found.power)}/{number(found.resolve)}"


def test_a_hand_in_english() -> None:
    assert hand_alt(samples.knowing(), samples.NAMES, texts_in("en")) == (
        f"Your hand, 5 cards: Votive Flame (Errant, {numbers('votive_flame')}), "
        f"Sudden Vigil (Errant, {numbers('sudden_vigil')}), "
        f"Brass Almoner (Arbiter, {numbers('brass_almoner')}), "
        f"Seal-Bearer (Arbiter, {numbers('seal_bearer')}), "
        f"Seraph of the Shut Gate (Arbiter, {numbers('seraph_of_the_shut_gate')}). "
        "Can be played now: Votive Flame, Sudden Vigil, Brass Almoner, Seal-Bearer, Seraph of the Shut Gate. "
        "Known to Bartholomé: Votive Flame. "
        "Your Channel: Ready, Spent, Votive Flame (Ready), empty. Lingering Souls 2. "
        f"On top of your deck: Tax Eagle (Arbiter, {numbers('tax_eagle')}), "
        f"Paper Saint (Errant, {numbers('paper_saint')}). "
        f"Under your deck: Seal-Bearer (Arbiter, {numbers('seal_bearer')}). "
        f"Known in Bartholomé’s hand: Ember Cat (Arbiter, {numbers('ember_cat')}), "
        f"Kiln Mother (Arbiter, {numbers('kiln_mother')}). "
        f"On top of Bartholomé’s deck: The Grand Ledger (Arbiter, {numbers('grand_ledger')})."
    )


@pytest.mark.rule("NN-32")
def test_between_games_the_hand_gives_way_to_the_reserve_decks() -> None:
    view = samples.knowing()
    own, other = view.sides
    reserves = (("paper_saint", "votive_flame"), ("ember_cat",))
    sides = (
        own.model_copy(update={"reserve": reserves[own.seat]}),
        other.model_copy(update={"reserve": reserves[other.seat]}),
    )
    between = view.model_copy(update={"stage": "exchange", "turn": 0, "sides": sides})
    assert hand_alt(between, samples.NAMES, texts_in("en")) == (
        f"Your Reserve Deck: Votive Flame (Errant, {numbers('votive_flame')}), "
        f"Paper Saint (Errant, {numbers('paper_saint')}). "
        f"Bartholomé’s Reserve Deck: Ember Cat (Arbiter, {numbers('ember_cat')})."
    )


def test_before_the_first_turn_nobody_acts() -> None:
    setup = samples.mid_game(None).model_copy(update={"stage": "setup", "turn": 0})
    assert board_alt(setup, samples.NAMES, texts_in("en")).startswith("Neo Noble. Setup – before turn 1.")


@pytest.mark.parametrize("tell", [board_alt, board_text])
def test_secrets_are_not_told(tell: Callable[..., str]) -> None:
    unasked = samples.knowing().model_copy(update={"question": None})
    told = tell(unasked, samples.NAMES, texts_in("en"))
    assert told == tell(samples.mid_game(None), samples.NAMES, texts_in("en"))
    assert "Brass Almoner" not in told


def test_what_waits_is_told_with_the_numbers_of_the_picture() -> None:
    first = "1. Widow’s Wick, Bartholomé: text used; 2. Coal Bruiser, Bartholomé: reaped; "
    for tell, rest in ((board_text, "3. Seal-Bearer, Ada: summoned"), (board_alt, "")):
        assert first[: None if rest else 40] + rest in tell(samples.answered(), samples.NAMES, texts_in("en"))


def test_between_games_nobody_has_the_turn_and_at_the_end_one_has_won() -> None:
    won = samples.finished()
    between = won.model_copy(update={"result": None, "stage": "exchange", "turn": 0, "game_number": 2})
    told = {locale: board_alt(between, samples.NAMES, texts_in(locale)) for locale in LOCALES}
    assert told["en"].startswith("Neo Noble, next: game 2. Exchange – Between games.")
    assert told["fr"].startswith("Neo Noble, à suivre\u00a0: manche 2. Échange – Entre les manches.")
    assert won.result is not None
    name = samples.NAMES[won.result.winners[0]]
    assert f" {name} wins!" in board_alt(won, samples.NAMES, texts_in("en"))
    assert f" {name} a gagné\u00a0!" in board_alt(won, samples.NAMES, texts_in("fr"))


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_card_a_spirit_is_that_came_over_from_the_other_side_is_said(locale: Locale) -> None:
    view = samples.mid_game()
    said = texts_in(locale).say("nn-picture-taken")
    assert said not in board_alt(view, samples.NAMES, texts_in(locale))
    (spirit, *_) = view.sides[0].lanes[0].spirits
    taken = spirit.model_copy(update={"owner": 1})
    lanes = (view.sides[0].lanes[0].model_copy(update={"spirits": (taken,)}), *view.sides[0].lanes[1:])
    sides = (view.sides[0].model_copy(update={"lanes": lanes}), view.sides[1])
    after = view.model_copy(update={"sides": sides})
    for tell in (board_alt, board_text):
        assert said in tell(after, samples.NAMES, texts_in(locale))
