"""What each question is like: what happens without an answer, who may go back, what others hear of it."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import BACK, PASS
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

GAIN = [{"action": "gain_experience"}]


def does(key: str, *do: dict[str, Any], target: str = "", speed: str = "normal") -> dict[str, Any]:
    return action(key, 1, speed, abilities=[{"targets": [{"target": target}] if target else [], "do": do}])


def welcome(key: str, **more: Any) -> dict[str, Any]:
    return creature(key, 1, 1, 0, 3, abilities=[{"when": {"event": "entered", "this": True}, **more}])


BOLT = {"action": "damage", "who": "target", "number": 1}
MORE = (
    does("bolt", BOLT, target="side"),
    does("puff", {"action": "destroy", "who": "target"}, target="creature", speed="reaction"),
    does("twist", {"action": "retarget"}, target="entry", speed="reaction"),
    does("find", {"action": "search", "is": {"type": "creature"}}),
    does("fetch", {"action": "search"}),
    does("sort", {"action": "organize", "number": 3}),
    does("call", {"action": "manifest", "from": {"zone": "hand"}}),
    does("smelt", {"action": "forge_free", "from": {"zone": "forge"}}),
    does("purge", {"action": "discard", "who": "opponents"}),
    does("drop", {"action": "lose_level", "number": 7}),
    does("modes", {"action": "choose", "modes": [{"do": GAIN}, {"do": [{"action": "draw"}]}]}),
    does("offer", {"action": "may", "do": GAIN}),
    welcome("guest", targets=[{"target": "side"}], do=[BOLT]),
    welcome("shy", may=True, do=GAIN),
    creature("bard", 1, 1, 0, 1, abilities=[
        {"when": {"event": "turn_ended"}, "do": GAIN},
        {"when": {"event": "turn_ended"}, "do": [{"action": "draw"}]}]),
)  # fmt: skip


def asked(*pieces: dict[str, Any], do: tuple[Any, ...] = (), at: str = "main_1", **side: Any) -> Scene:
    """Return a scene in which I have these cards, and these answers were given."""
    other = {"hand": ["ox", "bear"], "stops": side.pop("stops", frozenset[str]())}
    story = Scene(
        *pieces, *armed(YOU), more=MORE, at=at, sides=[{"deck": ["imp", "ox", "bear"], **side}, other]
    )
    for answer in do:
        story.do(answer)
    return story


RONUM_2: dict[str, Any] = {"forge": ["ring"], "material": ["ox", "bear"]}
RINGS = (lies("ring", ME, "accessory"), lies("bead", ME, "accessory"))
SET = lies("puff", YOU, "action", up=False)
TWIST = lies("twist", YOU, "action", up=False)
ENTRY, ATTACKED = frozenset({"entry"}), frozenset({"attacked"})
SECRET: list[tuple[str, Any, Any, bool]] = [
    ("quest", lambda: asked(at="quest", hand=["ox"]), (), False),
    ("shortfall", lambda: asked(at="quest", hand=["ox"], xp=9, do=(("ox",),)), "save", True),
    ("main", lambda: asked(hand=["imp"]), "combat", False),
    ("main", lambda: asked(at="main_2", hand=["imp"]), "end", False),
    ("attack", lambda: asked(lies("ox"), at="combat"), "finish", False),
    ("target", lambda: asked(lies("ox"), lies("imp", YOU), at="combat", do=("p1",)), BACK, True),
    ("aim", lambda: asked(lies("ox"), hand=["bolt"], do=("play:bolt",)), BACK, True),
    ("alternative", lambda: asked(hand=["sprite", "ember", "ox"], do=("summon:sprite",)), BACK, True),
    ("x", lambda: asked(hand=["hydra", "imp", "ox"], do=("summon:hydra",)), BACK, True),
    ("pay", lambda: asked(hand=["wyrm", "imp", "ox"], do=("summon:wyrm",)), BACK, True),
    ("pay", lambda: asked(**RONUM_2, do=("forge:ring",)), BACK, True),
    ("replace", lambda: asked(*RINGS, **RONUM_2, do=("forge:ring",)), BACK, True),
    ("window", lambda: asked(SET, lies("ox"), hand=["study"], stops=ENTRY, do=("play:study",)), PASS, False),
    ("discard", lambda: asked(at="discard", hand=["imp", "ox", *["bear"] * 8]), ("imp", "ox"), False),
    ("discard", lambda: asked(hand=["purge"], do=("play:purge",)), ("ox",), False),
    ("search", lambda: asked(hand=["find"], do=("play:find",)), (), False),
    ("search", lambda: asked(hand=["fetch"], do=("play:fetch",)), ("imp",), False),
    ("pick", lambda: asked(hand=["call", "imp", "ox"], do=("play:call",)), ("imp",), False),
    ("organize_bottom", lambda: asked(hand=["sort"], do=("play:sort",)), (), False),
    ("organize_top", lambda: asked(hand=["sort"], do=("play:sort", ("ox",))), ("bear", "imp"), False),
    ("organize_under", lambda: asked(hand=["sort"], do=("play:sort", ("bear", "ox"))), ("bear", "ox"), False),
]  # fmt: skip


@rule("SF-R75", "SF-R76", "SF-D4", "SF-D5", "SF-D6", "SF-D7", "SF-D8", "SF-D9", "SF-D17", "SF-D19", "SF-D22")
@pytest.mark.parametrize(("kind", "scene", "default", "back"), SECRET)
def test_what_is_asked_about_hidden_cards_is_answered_unseen(
    kind: str, scene: Any, default: Any, back: bool
) -> None:
    question = scene().asked
    assert (question.kind, question.hidden, question.default, question.back) == (kind, True, default, back)


OPEN: list[tuple[str, Any, Any]] = [
    ("block", lambda: asked(lies("ox"), lies("bear", YOU), at="combat", do=("p1", f"s{YOU}")), "no_block"),
    ("levels", lambda: asked(at="levels", xp=20), "stop"),
    ("overflow", lambda: asked(lies("ox"), lies("bear"), hand=["drop"], do=("play:drop",)), "p2"),
    ("mode", lambda: asked(hand=["modes"], do=("play:modes",)), "0"),
    ("may", lambda: asked(hand=["offer"], do=("play:offer",)), "no"),
    ("may", lambda: asked(hand=["shy"], do=("summon:shy",)), "no"),
    ("aim", lambda: asked(hand=["guest"], do=("summon:guest",)), "s0"),
    ("order", lambda: asked(lies("bard"), at="end"), "bard:0:0"),
    ("replace", lambda: asked(*RINGS, forge=["ring"], hand=["smelt"], do=("play:smelt", ("ring",))), "p1"),
    ("aim", lambda: asked(TWIST, lies("ox"), hand=["bolt"], stops=ENTRY,
                          do=("play:bolt", "s1", "use:p1")), "s0"),
    ("redirect", lambda: asked(lies("bear"), lies("ox", YOU), lies("imp", YOU), SET, at="combat",
                               stops=ATTACKED, do=("p1", "p2", "use:p4", "p3")), "go_on"),
    ("redirect", lambda: asked(lies("bear"), lies("ox", YOU), lies("imp", YOU), SET, at="combat",
                               stops=ATTACKED, do=("p1", "p2", "use:p4", "p2")), "cancel"),
]  # fmt: skip


@rule("SF-R75", "SF-R58", "SF-R50", "SF-D11", "SF-D12", "SF-D15", "SF-D16", "SF-D19", "SF-D20")
@pytest.mark.parametrize(("kind", "scene", "default"), OPEN)
def test_what_is_asked_of_what_all_see_is_answered_openly_and_for_good(
    kind: str, scene: Any, default: Any
) -> None:
    question = scene().passes().asked
    assert (question.kind, question.hidden, question.default, question.back) == (kind, False, default, False)


CHOSEN = {"pick": "chosen", "is": {"type": "creature"}}
ASKING: list[tuple[str, dict[str, Any]]] = [
    ("discard", {"action": "discard", "who": "you"}),
    ("search", {"action": "search"}),
    ("organize_bottom", {"action": "organize", "number": 2}),
    ("mode", {"action": "choose", "modes": [{"do": GAIN}, {"do": [{"action": "draw"}]}]}),
    ("may", {"action": "may", "do": GAIN}),
    ("pick", {"action": "destroy", "who": CHOSEN}),
    ("pick", {"action": "move_cards", "cards": {"zone": "hand"}, "to": "deck_top"}),
    ("pick", {"action": "manifest", "from": {"zone": "hand"}}),
    ("pick", {"action": "move_cards", "cards": {"zone": "material"}, "to": "removed"}),
    ("pick", {"action": "play_free", "from": {"zone": "hand"}}),
    ("pick", {"action": "set", "from": {"zone": "hand"}}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "action"), ASKING)
def test_what_a_text_did_before_a_question_stands_when_it_is_asked(kind: str, action: Any) -> None:
    """So the question is thought about with what has been drawn by then, and nothing is done once more."""
    deed = does("deed", {"action": "draw", "number": 2}, action)
    side = {"hand": ["deed", "ambush"], "deck": ["imp", "ox", "study", "bear"], "material": ["imp", "ox"]}
    story = Scene(lies("ox"), lies("bear"), more=(deed,), sides=[side]).do("play:deed").passes()
    assert (story.asks, story.mine.hand) == ((ME, kind), ["ambush", "bear", "study"])
    assert story.asked.about.card == "deed", "it says for what it asks"
    told: Any = story.match.observation(ME)
    assert (told.then.sides[ME].hand, told.since) == (told.now.sides[ME].hand, ())
