"""For what a player is asked who has left their stops as they were: what calls for them, and nothing else."""

from __future__ import annotations

import pytest

from engines.kernel import ORDER
from engines.soul_forger.table.side import DEFAULT_STOPS
from tests.engines.soul_forger.pack import action
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.rules import rule

BOLT = {"targets": [{"target": "side"}], "do": [{"action": "damage", "who": "target", "number": 1}]}
BURY = {"targets": [{"target": "card", "zone": "grave", "whose": "any"}],
        "do": [{"action": "move_cards", "cards": "target", "to": "deck_bottom"}]}  # fmt: skip
VETO = {"targets": [{"target": "entry"}], "do": [{"action": "negate"}]}
MORE = (
    action("bolt", 1, abilities=[BOLT]), action("bury", 1, abilities=[BURY]),
    action("veto", 1, "reaction", abilities=[VETO]),
)  # fmt: skip


def story(*stops: str) -> Scene:
    """I may do much; you have set a Reaction that any moment would suit, and one against what I do."""
    set_long_ago = (lies(card, YOU, "action", up=False) for card in ("ambush", "veto"))
    return Scene(
        *armed(ME, YOU), lies("ox"), lies("bear", YOU), *set_long_ago, more=MORE,
        sides=[{"hand": ["imp", "bolt", "bury", "study"], "grave": ["lamb"]},
               {"grave": ["wyrm"], "stops": frozenset(stops) or DEFAULT_STOPS}],
    )  # fmt: skip


def offered(scene: Scene) -> tuple[str, ...]:
    """Return what you are asked to answer with."""
    assert scene.table.asked == (YOU,)
    return tuple(card for card in ("ambush", "veto") if f"use:{scene.key(card)}" in scene.keys)


@pytest.mark.parametrize(
    ("does", "suits"),
    [
        (("summon:imp",), ("veto",)),
        (("play:bolt", "s0"), ("veto",)),
        (("play:bolt", "ox"), ("veto",)),
        (("play:bury", "c:grave:0:lamb"), ("veto",)),
        (("play:bolt", "s1"), ("ambush", "veto")),
        (("play:bolt", "bear"), ("ambush", "veto")),
        (("play:bury", "c:grave:1:wyrm"), ("ambush", "veto")),
        (("play:study",), ("ambush", "veto")),
    ],
    ids=" ".join,
)
@rule("SF-R52")
def test_one_is_asked_for_what_hits_him_and_for_what_his_card_is_aimed_at(
    does: tuple[str, ...], suits: tuple[str, ...]
) -> None:
    for scene, expected in ((story(), suits), (story("entry"), ("ambush", "veto"))):
        scene.do(*(scene.key(each) if each in ("ox", "bear") else each for each in does))
        assert offered(scene) == expected


@rule("SF-R52")
def test_what_answers_ones_own_calls_for_him() -> None:
    scene = Scene(
        *armed(ME, YOU), lies("ambush", up=False, zone="action"), lies("ambush", YOU, "action", up=False),
        sides=[{"hand": ["imp"], "stops": DEFAULT_STOPS}, {}],
    )  # fmt: skip
    scene.do("summon:imp", f"use:{scene.key('ambush', YOU)}")
    assert f"use:{scene.key('ambush', ME)}" in scene.keys


@rule("SF-D23")
def test_others_cannot_tell_for_what_one_is_asked() -> None:
    scenes = [story().do("summon:imp"), story("entry").do("summon:imp")]
    views = [[scene.match.view(seat) for seat in (ME, None)] for scene in scenes]
    assert views[0] == views[1]
    assert scenes[0].table.asked == scenes[1].table.asked == (YOU,)


def test_who_wants_to_be_asked_for_nothing_of_others_is_not() -> None:
    scene = story("fight").do("play:bolt", "s1")
    assert scene.table.sides[YOU].damage == 1


def test_who_wants_to_be_asked_for_everything_says_so() -> None:
    scene = Scene(
        *armed(ME, YOU, THEY), *(lies("ambush", seat, "action", up=False) for seat in (YOU, THEY)), seats=3,
        sides=[{"hand": ["imp", "imp"]}, {"stops": DEFAULT_STOPS}, {"stops": DEFAULT_STOPS}],
    )  # fmt: skip
    scene.match.answer(THEY, f"{ORDER}stop:entry")
    scene.do("summon:imp")
    keys = {asked.seat: asked.count() for asked in scene.match.decisions}
    assert keys == {YOU: 1, THEY: 2}, "to pass, and for one of them the ambush"


ASKED: list[tuple[str, int, list[tuple[str, str]]]] = [
    ("phase", YOU, [("phase_end", "main_1"), ("phase_end", "combat"), ("phase_end", "main_2")]),
    ("phase", THEY, [("phase_end", "main_1"), ("phase_end", "combat"), ("phase_end", "main_2"),
                     ("phase_end", "end")]),
    ("own_phase", ME, [("phase_end", "main_1"), ("phase_end", "combat"), ("phase_end", "main_2"),
                       ("phase_end", "end")]),
    ("before_me", YOU, [("phase_end", "end")]),
    ("before_me", THEY, []),
    ("attacked", YOU, [("step1", "combat")]),
    ("attacked", THEY, []),
    ("own", ME, [("step1", "combat")]),
    ("own", YOU, []),
    ("step2", ME, [("step2", "combat")]),
    ("step2", THEY, [("step2", "combat")]),
    ("fight", ME, [("step3", "combat")]),
    ("fight", YOU, [("step3", "combat")]),
    ("fight", THEY, []),
    ("other_fight", YOU, []),
    ("other_fight", THEY, [("step1", "combat"), ("step3", "combat")]),
    ("entry", YOU, []),
]  # fmt: skip


@rule("SF-R53", "SF-108", "SF-109", "SF-110", "SF-D10", "SF-D13", "SF-D14", "SF-D18", "SF-D23")
@pytest.mark.parametrize(("stop", "seat", "moments"), ASKED)
def test_each_stop_asks_at_moments_of_its_own(stop: str, seat: int, moments: list[tuple[str, str]]) -> None:
    """I attack you, and you block; the third player looks on."""
    sides = [{"hand": ["imp"], "stops": frozenset({stop} if each == seat else ())} for each in range(3)]
    ambush = (lies("ambush", each, "action", up=False) for each in range(3))
    scene = Scene(lies("bear"), lies("giant", YOU), *ambush, seats=3, sides=sides)
    answers = {"main": ["combat", "end"], "attack": ["p1", "finish"], "target": [f"s{YOU}"], "block": ["p2"]}
    asked: list[tuple[str, str]] = []
    while scene.table.active == ME:
        if scene.asked.kind == "window":
            assert scene.asked.seat == seat
            asked.append((scene.table.moment, scene.table.phase))
            scene.do("pass")
        else:
            scene.do(answers[scene.asked.kind].pop(0))
    assert asked == moments


@rule("SF-D23")
@pytest.mark.parametrize(("quiet", "left"), [("turn", ""), ("attacked", ""), ("flow", "flow"), ("", "")])
def test_who_passes_until_his_turn_is_asked_again_in_it(quiet: str, left: str) -> None:
    scene = Scene(*armed(ME, YOU), lies("ambush", YOU, "action", up=False), sides=[{}, {"quiet": quiet}])
    scene.table.sides[YOU].stops = frozenset({"before_me"})
    scene.do("end")
    assert (scene.asks == (YOU, "window")) == (quiet == ""), "until then nothing is asked"
    assert scene.passes().table.sides[YOU].quiet == left
