"""Alt texts and the text board say what the pictures show, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, Locale, texts_in
from engines.noxtalia.cards.catalogue import Catalogue, starter
from engines.noxtalia.seat.view import NoxtaliaView
from render.noxtalia import board_alt, board_text, hand_alt
from tests.render.noxtalia import samples

ALT_LIMIT = 1024
TEXT_LIMIT = 1900


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_alt_text_and_text_board_hold_every_fact(sample: str, locale: Locale) -> None:
    view = samples.BOARDS[sample]()
    names = samples.names(view)
    alt, text = (tell(view, names, texts_in(locale)) for tell in (board_alt, board_text))
    for fact in _facts(view, names, locale):
        assert fact in alt
        assert fact in text
    for side in view.sides:
        for one in side.spirits:
            for attached in one.attached:
                assert texts_in(locale).name(samples.CARDS.capacities[attached.card].name) in text


def _facts(view: NoxtaliaView, names: tuple[str, ...], locale: Locale) -> list[str]:
    say = texts_in(locale).say

    def name(card: str) -> str:
        known = samples.CARDS.spirits.get(card) or samples.CARDS.capacities[card]
        return texts_in(locale).name(known.name)

    facts = [*names, say("nx-picture-turn", turn=view.turn, limit=view.options.turn_limit)]
    for side in view.sides:
        facts += [
            say("nx-picture-pm", count=side.pm, most=8),
            say("nx-picture-hand-size", count=side.hand_size),
            say("nx-picture-pile", count=side.pile_size),
            say("nx-picture-discard", count=len(side.discard)),
        ]
        facts += [name(side.discard[-1])] if side.discard else []
        facts += [say("nx-picture-removed", count=len(side.removed))] if side.removed else []
        facts += [say("nx-picture-linked", count=len(side.linked))] if side.linked else []
        life = {"en": "HP", "fr": "PV"}[locale]
        facts += [f"{one.pv}/{one.max_pv} {life}" for one in side.spirits]
        facts += [name(one.card) for one in side.spirits]
    if view.attack:
        facts += [name(view.attack.card), f"= {view.attack.attack.total}"]
        facts += [name(card) for card in view.attack.defences]
        facts += [f"= {view.attack.defence.total}"] if view.attack.defence else []
        facts += [" + ".join(map(str, view.attack.rolls))] if view.attack.rolls else []
    return facts + [name(card) for card in view.robot_cards]


def test_an_attack_is_spelled_out_in_english() -> None:
    view = samples.defended()
    told = board_alt(view, samples.names(view), texts_in("en"))
    assert told.startswith(
        "Noxtalia, turn 4 of 8, Nocturnal. Ada – Combat. "
        "Attack: Ada, Glaciation (Glacial), against Kel’Orn; rolled 1; "
        "Power 9 +4 (Critical) +4 (Effect) = 17; Bartholomé defends with Call of the Pack; "
        "Defence 14 −4 (Weak) = 10; damage 7. "
    )
    assert (
        "Bartholomé: MP 2/8, hand 6, pile 9, exhausted once, discard 1 (top: Rockslide), linked 2; "
        "Kel’Orn (Glacial) 9/20 HP, attached: "
    ) in told


def test_an_attack_is_spelled_out_in_french() -> None:
    view = samples.defended()
    told = board_alt(view, samples.names(view), texts_in("fr"))
    assert told.startswith(
        "Noxtalia, tour 4 sur 8, Nocturne. Ada – Combat. "
        "Attaque\u00a0: Ada, Glaciation (Glaciel), contre Kel’Orn\u00a0; dé 1\u00a0; "
        "Puissance 9 +4 (Critique) +4 (Effet) = 17\u00a0; Bartholomé défend avec Appel de la meute\u00a0; "
        "Défense 14 −4 (Faible) = 10\u00a0; dégâts 7. "
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sample", samples.HANDS)
def test_a_hand_is_told_within_the_limit(sample: str, locale: Locale) -> None:
    view = samples.HANDS[sample]()
    told = hand_alt(view, samples.names(view, long=True), texts_in(locale))
    assert 0 < len(told) <= ALT_LIMIT
    if sample != "hand_thirty":
        for card in view.sides[0].hand or ():
            assert texts_in(locale).name(samples.CARDS.capacities[card].name) in told


def numbers(card: str) -> str:
    """Return a capacity's cost and power as they are told; the set may change them."""
    capacity = Catalogue.of(*starter()).capacities[card]
    return f"{capacity.cost} MP" + (f", {capacity.power}" if capacity.power is not None else "")


def test_a_hand_in_english() -> None:
    assert hand_alt(samples.knowing(), samples.NAMES[:2], texts_in("en")) == (
        f"Your hand, 5 cards: Glaciation (Attack, Glacial, {numbers('glaciation')}), "
        f"Forked Arc (Attack, Storm, {numbers('arc_fourchu')}), "
        f"White Midnight (Attack, Glacial, {numbers('minuit_blanc')}), "
        f"Powder Veil (Defence, Glacial, {numbers('voile_de_poudreuse')}), "
        f"Ink Tide (Support, Abyssal, {numbers('maree_d_encre')}). "
        "Costs now: Ink Tide −1. "
        f"On top of your pile: Quick Talons (Attack, Storm, {numbers('serres_vives')}), "
        f"Air Bubble (Defence, Abyssal, {numbers('bulle_d_air')}). "
        f"Under your pile: Undertow (Attack, Abyssal, {numbers('ressac')}). "
        f"Bartholomé’s hand, as you saw it: Howl (Attack, Sylvan, {numbers('hurlement')}), "
        f"White Guard (Defence, Glacial, {numbers('garde_blanche')}). "
        "Your Spirits: Snowmoon 14/20 HP, exhausted, Volt Eagle 20/20 HP, Tidewarden 3/20 HP."
    )


def test_secrets_are_not_told() -> None:
    told = board_alt(samples.start(0), samples.NAMES[:2], texts_in("en"))
    assert told == board_alt(samples.start(None), samples.NAMES[:2], texts_in("en"))
    assert "Glaciation" not in told
