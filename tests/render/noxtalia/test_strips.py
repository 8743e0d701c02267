"""Strips of Noxtalia: what a question is about, in one low picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import texts_in
from engines.kernel.cards.packs import Name
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.seat.view import NoxtaliaView
from render.drawing.themes import theme_called
from render.noxtalia import draw_strip, strip_alt, strip_facts
from render.noxtalia.art.tints import tint
from render.noxtalia.strip_cards import HIGH, TILES, row_card, upright_card
from render.noxtalia.strip_field import OWN
from render.noxtalia.strip_model import shown
from render.noxtalia.theme_colors import INK, PAPER, RIM, SKIN
from render.shared.strip import Strip
from render.shared.theme_colors import GOLD_INK, WHITE
from tests.engines.noxtalia.playing import GAME, some_options
from tests.profiles import sampled
from tests.render import strip_checks
from tests.render.contrast import too_faint
from tests.render.facts import changed
from tests.render.letters import Written
from tests.render.noxtalia import samples
from tests.render.noxtalia.test_legibility import made_up
from tests.render.room import Line

KINDS = ("combat", "attack_target", "defend", "recycle", "fetch", "pick_spirit", "may", None)
LONG = ("Unpronounceable " * 4, "W" * 60, "À l’œuvre, Élisabeth-Françoise " * 2)
FOREIGN = ("神田川のほとり", "שלום עולם", "Ольга Петровна", "عبد الرحمن")


@pytest.fixture(autouse=True)
def _anew() -> None:
    """Let cards be written again, so that their letters are seen."""
    for kept in (upright_card, row_card):
        kept.forget()


def drawn(strip: Strip, theme: str = "dark") -> bytes:
    return draw_strip(strip, samples.names(strip.view), texts_in("en"), theme).tobytes()


def strip(view: NoxtaliaView, kind: str | None = "combat", *ringed: str) -> Strip:
    return Strip(view, kind, frozenset(ringed))


# Legibility


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("seed", sampled(range(24)))
def test_a_strip_of_a_table_made_up_can_be_read(seed: int, lines: list[Line], letters: list[Written]) -> None:
    chance = Random(seed)
    view = made_up(chance)
    hand = view.sides[0].hand or ()
    ringed = [*chance.sample(hand, min(2, len(hand))), view.sides[1].spirits[0].card, "ressac"]
    names = (samples.LONG_NAMES, samples.NAMES, FOREIGN)[seed % 3][: len(view.sides)]
    given = strip(view, KINDS[seed % len(KINDS)], *ringed[: seed % 4])
    strip_checks.check_strip(given, names, lines, letters, seed)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("number", sampled(range(3)))
def test_every_question_of_a_match_has_its_strip(
    number: int, lines: list[Line], letters: list[Written]
) -> None:
    options, seats = some_options(Random(number))
    strip_checks.check_match(GAME, options, seats, number, samples.LONG_NAMES, lines, letters)


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("name", LONG)
def test_long_and_foreign_names_of_cards_stay_upon_them(
    name: str, written: list[tuple[str, float, float, float]]
) -> None:
    card = CARD.model_copy(update={"name": Name(en=name.strip(), fr=name.strip())})
    pack = samples.PACK.model_copy(update={"capacities": (card,)})
    catalogue = type(samples.CARDS).of(pack)
    theme, speech = theme_called("dark"), texts_in("en")
    for wide in TILES:
        written.clear()
        upright_card(catalogue, card.id, speech, wide, HIGH, theme)
        assert max(right for _, right, _, _ in written) <= wide - 8
        assert max(foot for _, _, foot, _ in written) <= HIGH - 8
    for wide in (254, 336, 470):
        written.clear()
        row_card(catalogue, card.id, speech, wide, 47, False, theme)
        assert max(right for _, right, _, _ in written) <= wide - 4


def test_text_stands_out_from_its_ground() -> None:
    pairs = [(INK, ground) for ground in (*SKIN, PAPER)] + [(WHITE, GOLD_INK), (OWN, RIM)]
    pairs += [(WHITE, tint(element).ink) for element in samples.CARDS.elements]
    assert too_faint(pairs) == []


# What is shown


def test_main_questions_show_both_sides_and_the_hand() -> None:
    found = shown(strip(samples.mid_game(0)))
    assert [side.seat for side in found.sides] == [0, 1]
    assert set(found.held) == set(samples.HAND)
    assert found.pm == 7


def test_a_defence_shows_the_attack_its_target_and_the_defences_alone() -> None:
    attack = samples.attack("glaciation", samples.power(13), attacker=1, defender=0, target=2, asked=(0,))
    view = samples.mid_game(0).model_copy(update={"attack": attack, "active": 1})
    found = shown(strip(view, "defend", "voile_de_poudreuse"))
    assert found.sides == ()
    assert found.blow is not None
    assert (found.blow.card, found.blow.power, found.blow.target.card) == ("glaciation", 13, "ondarque")
    assert found.held == ("voile_de_poudreuse",)
    low = draw_strip(strip(view, "defend"), samples.NAMES, texts_in("en"), "dark")
    assert low.height <= 300


def test_a_question_about_cards_shows_these_alone() -> None:
    view = samples.mid_game(0)
    assert shown(strip(view, "recycle", *samples.HAND)).sides == ()
    found = shown(strip(view, "fetch", "ressac", "arc_fourchu"))
    assert found.offered == ("ressac",), "the other is in the hand"
    assert found.held == ()


def test_a_side_that_is_out_is_not_shown() -> None:
    assert [side.seat for side in shown(strip(samples.free_for_all())).sides] == [0, 1, 3]


def test_what_answers_name_has_a_ring_else_what_can_be_played() -> None:
    view = samples.mid_game(0).model_copy(update={"stage": "combat"})
    found = shown(strip(view, "combat", "glaciation", "granor"))
    assert found.ringed == {"glaciation"}
    assert [one.spirit.card for side in found.sides for one in side.spirits if one.named] == ["granor"]
    assert shown(strip(view)).ringed == {"glaciation", "minuit_blanc", "arc_fourchu", "maree_d_encre"}
    assert len({drawn(strip(view, "combat", *ringed)) for ringed in ((), ("granor",), ("glaciation",))}) == 3


def test_of_two_that_are_alike_the_one_that_can_be_meant_has_the_ring() -> None:
    view = changed(samples.mid_game(0), "sides.1.spirits.0.card", "nivelune")

    def ringed(kind: str) -> list[int]:
        sides = shown(strip(view, kind, "nivelune")).sides
        return [side.seat for side in sides for one in side.spirits if one.named]

    assert ringed("attack_target") == [1]
    assert ringed("attack_spirit") == [0]


_CHANGES: list[tuple[str, Any]] = [
    ("sides.0.hand", ("glaciation",)),
    ("sides.0.pm", 3),
    ("cycle", "diurne"),
    ("sides.0.spirits.0.pv", 13),
    ("sides.1.spirits.0.pv", 8),
    ("sides.1.spirits.2.charged", True),
    ("sides.1.spirits.0.attached", ()),
    ("sides.0.spirits.1.attached", ()),
    ("sides.1.out", True),
    ("touched", frozenset({"1:0"})),
    ("attack", samples.defended().attack),
]


@pytest.mark.parametrize(("path", "value"), _CHANGES, ids=lambda value: str(value)[:24])
def test_a_changed_fact_changes_the_strip(path: str, value: Any) -> None:
    before, after = (strip(view) for view in (samples.mid_game(0), changed(samples.mid_game(0), path, value)))
    assert strip_facts(before) != strip_facts(after)
    assert drawn(before) != drawn(after)


def test_what_only_others_know_leaves_no_trace() -> None:
    view = samples.mid_game(0)
    plain = strip_facts(strip(view)), drawn(strip(view))
    for path, value in {
        "sides.1.hand": ("hurlement",) * 6, "sides.1.hand_size": 2, "sides.0.pile_size": 3,
        "sides.1.top": ("hurlement",), "sides.1.seen_hand": ("hurlement",),
    }.items():  # fmt: skip
        other = strip(changed(view, path, value))
        assert (strip_facts(other), drawn(other)) == plain, path


def test_the_same_facts_mean_the_same_strip() -> None:
    strip_checks.check_facts(GAME, NoxtaliaOptions(), samples.NAMES[:2])


def test_a_spectator_has_none() -> None:
    strip_checks.check_spectator(strip(samples.mid_game(0)), samples.NAMES[:2])


# Words


def told(given: Strip) -> str:
    return strip_alt(given, samples.names(given.view), texts_in("en"))


def test_words_tell_what_the_strip_shows() -> None:
    text = told(strip(samples.mid_game(0)))
    assert "Kel’Orn (Glacial) 9/20 HP" in text
    assert "Your hand, 5 cards: Glaciation" in text
    assert "MP 7/8" in text


def test_words_tell_an_attack_and_what_is_offered() -> None:
    attack = samples.attack("glaciation", samples.power(13), attacker=1, defender=0, target=2)
    view = samples.mid_game(0).model_copy(update={"attack": attack, "active": 1})
    assert "Power 13" in told(strip(view, "defend")) or "= 13" in told(strip(view, "defend"))
    assert told(strip(samples.mid_game(0), "fetch", "ressac")).startswith("Undertow (Attack")


CARD = samples.CARDS.capacities["arc_fourchu"]


@pytest.mark.usefixtures("unpainted_table")
@pytest.mark.parametrize("sample", samples.BOARDS)
def test_every_sample_has_a_strip_that_can_be_read(
    sample: str, lines: list[Line], letters: list[Written]
) -> None:
    view = samples.BOARDS[sample]()
    seat = view.seat or 0
    given = strip(view.model_copy(update={"seat": seat}), "combat", *(view.sides[seat].hand or ())[:1])
    names = samples.names(view, long=True)
    for look in range(3):
        strip_checks.check_strip(given, names, lines, letters, look)
