"""The pictures show what the view holds, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.texts import LOCALES, Locale, texts_in
from engines.kernel import Dice, Match
from engines.magic.seat.view import MagicView
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.stack_object import StackObject
from render import encode
from render.drawing.themes import theme_called
from render.magic import board_alt, board_facts, draw_board, draw_hand, hand_alt, hand_facts
from render.magic.board_model import BoardModel
from render.magic.theme_colors import look_of
from tests.engines.magic.scenes import GAME
from tests.engines.options import tables
from tests.render.facts import changed
from tests.render.magic import samples
from tests.render.room import Line


def drawn(view: MagicView, locale: Locale = "en") -> Image.Image:
    return draw_board(view, samples.NAMES, texts_in(locale), "dark")


def hand(view: MagicView) -> Image.Image:
    return draw_hand(view, samples.NAMES, texts_in("en"), "dark")


def differs(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def place_of(view: MagicView, card: str) -> int:
    """Return the place of a card among the permanents."""
    return next(place for place, one in enumerate(view.perms) if one.card == card)


_BOLT = (StackObject(700, "spell", 0, "toss_the_kindling", 0, "hand", 700, targets=("s1",)),)
_SHOWN: list[tuple[str, Any]] = [
    ("turn", 10), ("active", 1), ("step", "end"), ("step", "begin_combat"), ("asked", (1,)),
    ("stage", "attackers"), ("stack", _BOLT), ("sides.1.life", 3), ("sides.1.hand_size", 9),
    ("sides.1.library_size", 7), ("sides.1.graveyard", (ZoneCard(1, "late_fee"),)),
    ("sides.1.graveyard", (*[ZoneCard(1, "late_fee")] * 2, ZoneCard(1, "lost_volume"))),
    ("sides.1.exile", (ZoneCard(1, "late_fee"),)), ("sides.1.mana", ((1, 2),)), ("sides.1.wins", 1),
    ("sides.1.command", ()), ("sides.1.noble", "maudrel"),
]  # fmt: skip
_OF_A_CREATURE: list[tuple[str, Any]] = [
    ("card", "ember_toothed_hound"), ("nth", 2), ("seat", 1), ("owner", 1), ("tapped", True), ("damage", 1),
    ("counters", (("plus_one", 2),)), ("counters", (("minus_one", 1),)), ("counters", (("charge", 1),)),
    ("shields", 1), ("power", 9), ("toughness", 9), ("keywords", ("flying",)), ("keywords", ()), ("since", 9),
    ("types", ("artifact",)), ("home", True),
]  # fmt: skip
_HIDDEN_FROM_BOARDS: list[tuple[str, Any]] = [
    ("sides.0.hand", ("late_fee",)), ("sides.0.top", ("late_fee",)), ("sides.0.bottom", ("late_fee",)),
    ("sides.0.known", ("late_fee",)), ("sides.0.stops", ()), ("sides.0.quiet", "turn"),
    ("sides.0.hold", True),
    ("sides.0.always", ("hold",)), ("serial", 9_000), ("items", 3), ("passes", 1), ("sides.0.lands", 1),
]  # fmt: skip


def _ids(rows: list[tuple[str, Any]]) -> list[str]:
    return [f"{path} {number}" for number, (path, _) in enumerate(rows)]


@pytest.mark.parametrize(("path", "value"), _SHOWN, ids=_ids(_SHOWN))
def test_every_fact_of_a_table_is_shown_and_told(path: str, value: Any) -> None:
    view = samples.mid_game()
    other = changed(view, path, value)
    assert differs(drawn(view), drawn(other))
    assert board_facts(view) != board_facts(other)
    assert _alt(view) != _alt(other)


def _alt(view: MagicView) -> str:
    return board_alt(view, samples.NAMES, texts_in("en"))


@pytest.mark.parametrize(("what", "value"), _OF_A_CREATURE, ids=_ids(_OF_A_CREATURE))
def test_every_fact_of_a_creature_is_shown_and_told(what: str, value: Any) -> None:
    view = samples.mid_game()
    view = changed(view, f"perms.{place_of(view, 'peatling_firebrand')}.keywords", ("menace",))
    other = changed(view, f"perms.{place_of(view, 'peatling_firebrand')}.{what}", value)
    assert differs(drawn(view), drawn(other))
    assert board_facts(view) != board_facts(other)
    assert _alt(view) != _alt(other)


@pytest.mark.parametrize(("path", "value"), _HIDDEN_FROM_BOARDS, ids=_ids(_HIDDEN_FROM_BOARDS))
def test_what_no_board_shows_is_not_among_its_facts(path: str, value: Any) -> None:
    """Otherwise pictures would be sent again that look as before."""
    view = samples.mid_game(0)
    other = changed(view, path, value)
    assert board_facts(view) == board_facts(other)
    assert not differs(drawn(view), drawn(other))


@pytest.mark.parametrize("sample", ["mid_game", "on_stack", "attached_own", "crowd_12", "best_of_three"])
def test_the_same_facts_mean_the_same_picture(sample: str) -> None:
    """What a board shows does not hang on numbers of objects, nor on stamps."""
    view = samples.BOARDS[sample]()
    shifted = view.model_copy(
        update={"perms": tuple(perm.model_copy(update={"stamp": perm.stamp + 5}) for perm in view.perms)}
    )
    assert board_facts(view) == board_facts(shifted)
    assert encode(drawn(view)) == encode(drawn(shifted))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("sides.0.hand", ("late_fee",)),
        ("sides.0.top", ("late_fee",)),
        ("sides.0.bottom", ("late_fee",)),
        ("sides.0.known", ()),
        ("sides.0.mana", ((2, 1),)),
        ("sides.0.noble", "aldith"),
        ("sides.1.known", ("late_fee",)),
        ("asked", (1,)),
    ],
    ids=str,
)
def test_every_fact_of_a_hand_is_shown(path: str, value: Any) -> None:
    view = samples.knowing()
    other = changed(view, path, value)
    if path == "sides.0.noble":
        home = view.sides[0].command[0]._replace(card=value)
        other = changed(other, "sides.0.command", (home,))
    assert differs(hand(view), hand(other))
    assert hand_facts(view) != hand_facts(other)


def test_what_can_be_played_now_is_ringed() -> None:
    view = samples.mid_game(0)
    tapped = view.model_copy(
        update={"perms": tuple(one.model_copy(update={"tapped": True}) for one in view.perms)}
    )
    assert hand_facts(view) != hand_facts(tapped)
    told = hand_alt(tapped, samples.NAMES, texts_in("en"))
    assert told.count("can be played") == 1, "a land costs nothing"
    gold = look_of(theme_called("dark")).acts
    golden = [
        next(count for count, pixel in hand(one).getcolors(1 << 20) or () if pixel == gold)
        for one in (view, tapped)
    ]
    assert golden[0] > 4 * golden[1]


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_shown() -> None:
    """Hands, libraries, Nobles and what lies face down are dealt anew: picture, facts and words stay."""
    seen = 0
    for number in range(6):
        options, seats = tables(GAME, number)
        match, chance = Match(GAME, options, seats, f"secrets {number}"), Random(number)
        while match.decisions and match.serial < 40 + 30 * number:
            decision = match.decisions[0]
            match.answer(decision.seat, decision.any(chance))
        if not match.decisions:
            continue
        seat = match.decisions[0].seat
        view = GAME.seat_interface.view(match.table, seat)
        other = GAME.seat_interface.view(GAME.ai_support.sampler(view, view)(Dice(f"other {number}")), seat)
        assert board_facts(view) == board_facts(other)
        assert hand_facts(view) == hand_facts(other)
        assert not differs(drawn(view), drawn(other))
        assert not differs(hand(view), hand(other))
        for tell in (board_alt, hand_alt):
            assert tell(view, samples.NAMES, texts_in("en")) == tell(other, samples.NAMES, texts_in("en"))
        seen += 1
    assert seen > 2


def test_a_noble_is_a_back_to_the_other_and_named_to_its_player(lines: list[Line]) -> None:
    drawn(samples.mid_game())
    assert [line.text for line in lines if line.text == "Noble"] == ["Noble", "Noble"]
    lines.clear()
    drawn(samples.mid_game(0))
    said = [line.text for line in lines]
    assert said.count("Noble") == 1
    assert "face down" in said
    assert any(text.startswith("Oldrik") for text in said)


def test_a_card_that_lies_face_down_is_named_to_those_who_know_it(lines: list[Line]) -> None:
    drawn(samples.attached())
    assert not any(line.text.startswith("Slagheap") for line in lines)
    lines.clear()
    drawn(samples.attached(0))
    assert any(line.text.startswith("Slagheap") for line in lines)


def test_numbers_of_the_stack_are_repeated_at_their_targets(lines: list[Line]) -> None:
    """Newest on top: 2 counters 1, which aims at the bird."""
    view = samples.on_stack()
    entries = BoardModel.of(view).stack
    assert [entry.number for entry in entries] == [2, 1]
    bird = next(one for one in BoardModel.of(view).sides[1].creatures if one.card == "third_cormorant")
    assert bird.numbers == (1,)
    assert entries[1].numbers == (2,)
    drawn(view)
    texts = [line.text for line in lines]
    assert texts.count("1") >= 2
    assert texts.count("2") >= 2
    newest, oldest = (
        next(line.box[1] for line in lines if line.text.startswith(word)) for word in ("Signal", "Spark")
    )
    assert newest < oldest


def test_attackers_and_who_blocks_them_share_a_letter(lines: list[Line]) -> None:
    view = samples.fight(blocked=True)
    drawn(view)
    assert [line.text for line in lines].count("B") >= 3
    lines.clear()
    drawn(samples.fight())
    assert "B" not in {line.text for line in lines}


def test_lands_lie_in_piles_and_say_how_many_are_ready(lines: list[Line]) -> None:
    drawn(samples.mid_game())
    said = [line.text for line in lines]
    assert "1 ready" in said
    assert said.count("3 ready") == 2


def test_the_viewer_sits_at_the_bottom() -> None:
    for seat, near in ((None, 0), (0, 0), (1, 1)):
        assert BoardModel.of(samples.mid_game(seat)).seating == (near, 1 - near)
    below, above = (30, 762, 240, 816), (30, 10, 240, 64)
    mine, theirs = drawn(samples.start(0)), drawn(samples.start(1))
    assert not differs(mine.crop(below), theirs.crop(above))


@pytest.mark.parametrize("active", [0, 1])
def test_the_bar_of_the_active_player_is_golden(active: int) -> None:
    image = drawn(samples.mid_game().model_copy(update={"active": active}))
    gold = [image.getpixel((200, y)) for y in (811, 16)]
    assert [pixel[0] > pixel[2] + 60 for pixel in gold if isinstance(pixel, tuple)] == [
        active == 0,
        active == 1,
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_winners_are_named(locale: Locale, lines: list[Line]) -> None:
    drawn(samples.finished(), locale)
    words = texts_in(locale).say("mn-picture-won", name="Ann").split()
    said = " ".join(line.text for line in lines)
    assert all(word in said for word in words)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert encode(drawn(samples.full())) == encode(drawn(samples.full()))
