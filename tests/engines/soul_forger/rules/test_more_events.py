"""Events that cards wait for: targeted, attacked, unblocked, a player healed, a phase begun."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.language.events import Trigger
from tests.engines.soul_forger.cards.small_packs import creature as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import ME, THEY, YOU, Scene, armed, lies
from tests.engines.soul_forger.starter import CARDS
from tests.rules import rule


def waits(
    event: str, do: Any = (GAIN,), key: str = "watch", endurance: int = 9, **more: Any
) -> dict[str, Any]:
    return creature(key, 1, 1, 0, endurance, abilities=[{"when": {"event": event, **more}, "do": do}])


BOLT = {"action": "damage", "who": "target", "number": 1}


@rule("SF-96", "SF-130")
@pytest.mark.parametrize(("by", "gains"), [("any", 1), ("opposing", 1), ("own", 0)])
def test_a_creature_hears_that_it_was_targeted_before_that_resolves(by: str, gains: int) -> None:
    watch = waits("targeted", this=True, by=by)
    deed = does(BOLT, targets=("creature",))
    story = Scene(lies("watch", YOU), more=(watch, deed), sides=[{"hand": ["deed"]}, {"stops": ("entry",)}])
    story.do("play:deed").passes()
    assert (story.piece("watch").damage, story.yours.xp) == (1, gains)
    resolved = [event.facts["verb"] for event in story.events("resolve")]
    assert resolved == ["trigger", "action"][1 - gains :], "its own ability resolves first"


@rule("SF-133", "SF-R56")
def test_what_targets_it_can_be_negated_by_it() -> None:
    watch = waits("targeted", [{"action": "negate", "who": "source"}], this=True, by="opposing")
    deed = does(BOLT, targets=("creature",))
    story = Scene(lies("watch", YOU), more=(watch, deed), sides=[{"hand": ["deed"]}])
    story.do("play:deed").passes()
    assert (story.piece("watch").damage, story.mine.grave) == (0, ["deed"])


def test_what_is_hit_without_being_a_target_is_not_targeted() -> None:
    everything = does({"action": "damage", "who": {"pick": "all", "is": {"type": "creature"}}, "number": 1})
    watch = waits("targeted", this=True)
    assert play(everything, lies("watch"), more=(watch,)).mine.xp == 0


def fight(watch: dict[str, Any], *more: dict[str, Any], seat: int = YOU, target: str = f"s{YOU}",
          block: str = "no_block") -> Scene:  # fmt: skip
    here = [lies("ox"), lies("watch", seat), lies("guard", YOU), *more]
    story = Scene(*here, *armed(ME, YOU), more=(watch,), at="combat")
    return story.attacks("ox", target, block=block)


@rule("SF-108", "SF-100")
def test_who_is_attacked_hears_of_it() -> None:
    assert fight(waits("attacked", this=True), target="watch").yours.xp == 1
    assert fight(waits("attacked", this=True)).yours.xp == 0, "another is attacked"
    assert fight(waits("player_attacked", whose="own")).yours.xp == 1
    assert fight(waits("player_attacked", whose="own"), target="watch").yours.xp == 0
    assert fight(waits("player_attacked", whose="opposing"), seat=ME).mine.xp == 1
    strike = [{"action": "damage", "who": "source", "number": 1}]
    assert fight(waits("attacked", strike, this=True), target="watch").piece("ox").damage == 2


@rule("SF-R50")
def test_an_attack_that_is_turned_is_no_new_declaration() -> None:
    """The watch lures the attack on its player to itself, and is not "attacked" by that."""
    lure = [{"action": "turn_attack", "to": "self"}]
    watch = creature("watch", 1, 1, 0, 9, abilities=[
        {"when": {"event": "player_attacked", "whose": "own"}, "do": lure},
        {"when": {"event": "attacked", "this": True}, "do": [GAIN]}])  # fmt: skip
    story = fight(watch)
    assert (story.piece("watch").damage, story.yours.xp) == (2, 0)


@rule("SF-104", "SF-109")
def test_an_attack_that_nothing_blocks_is_unblocked() -> None:
    watch = waits("unblocked", whose="own")
    assert fight(watch, seat=ME).mine.xp == 1
    assert fight(watch, seat=ME, block="guard").mine.xp == 0
    nobody = Scene(lies("watch"), *armed(ME, YOU), more=(waits("unblocked", this=True),), at="combat")
    assert nobody.attacks("watch", f"s{YOU}").mine.xp == 1, "where nothing can block too"


@rule("SF-R46")
def test_what_an_unblocked_attacker_gains_counts_for_its_damage() -> None:
    stronger = {
        "action": "change",
        "what": {"change": "power", "on": "self", "value": 3},
        "until": "this_combat",
    }
    watch = waits("unblocked", [stronger], this=True)
    story = Scene(lies("watch"), *armed(YOU), more=(watch,), at="combat").attacks("watch", f"s{YOU}")
    assert story.yours.damage == 4


@rule("SF-R73")
def test_a_player_who_is_healed_is_told_of_with_the_number() -> None:
    watch = waits("player_healed", [{**GAIN, "number": "amount"}], whose="own")
    heal = does({"action": "heal", "who": "you", "number": 3})
    assert play(heal, lies("watch"), more=(watch,), damage=2).mine.xp == 2
    assert play(heal, lies("watch"), more=(watch,)).mine.xp == 0, "nobody was healed"
    assert play(heal, lies("watch", YOU), more=(watch,), damage=2).yours.xp == 0


@rule("SF-29", "SF-R55")
@pytest.mark.parametrize("phase", ["main-1", "combat", "main-2", "end"])
def test_a_phase_begins_with_what_waits_for_it(phase: str) -> None:
    draws = [{"action": "draw", "who": "opponents"}]
    watch = waits("phase_began", draws, phase=phase.replace("-", "_"), whose="own")
    here = [lies("watch"), lies("ox"), *armed(ME, YOU)]
    story = Scene(*here, more=(watch,), at="ready", turn=5, sides=[{"hand": ["imp"]}])
    story.passes().do(()).passes().do("combat").passes().do("finish").passes().do("end").passes()
    told = story.events("phase", "draw", "turn")
    begun = next(place for place, event in enumerate(told) if event.facts.get("phase") == phase)
    assert (told[begun + 1].kind, told[begun + 1].facts["seat"]) == ("draw", YOU)


def test_the_side_quest_begins_with_what_waits_for_it() -> None:
    watch = waits("phase_began", phase="side_quest", whose="opposing")
    story = Scene(lies("watch"), *armed(ME, YOU), more=(watch,), at="main_2").do("end").passes()
    assert (story.table.active, story.table.phase, story.mine.xp) == (YOU, "side_quest", 1)


def test_a_phase_begins_once_and_for_its_player() -> None:
    watch = waits("phase_began", phase="combat", whose="opposing")
    story = Scene(lies("ox"), lies("watch", YOU), lies("watch", THEY), *armed(ME, YOU, THEY), seats=3,
                  more=(watch,))  # fmt: skip
    story.do("combat").passes().attacks("ox", f"s{YOU}").do("finish").passes()
    assert [side.xp for side in story.table.sides] == [0, 1, 1]


DRAW = {"action": "draw"}
WRONG = [
    ({"when": {"event": "phase_began"}, "do": [DRAW]}, "abilities.0.when.phase", "sf-pack-event-only"),
    ({"when": {"event": "phase_began", "phase": "ready"}, "do": [DRAW]},
     "abilities.0.when.phase", "sf-pack-ready-began"),
    ({"when": {"event": "player_healed", "this": True}, "do": [DRAW]}, "abilities.0.when.this",
     "sf-pack-event-this"),
    ({"when": {"event": "attacked", "is": {"type": "equipment"}}, "do": [DRAW]}, "abilities.0.when.is",
     "sf-pack-event-kind"),
    ({"when": {"event": "entered", "this": True}, "do": [{"action": "negate", "who": "source"}]},
     "abilities.0.do.0.who", "sf-pack-no-source"),
    ({"when": {"event": "damaged", "this": True}, "do": [{"action": "negate", "who": "source"}]},
     "abilities.0.do.0.who", "sf-pack-other-event"),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "field", "reason"), WRONG)
def test_what_never_happens_so_is_refused(ability: dict[str, Any], field: str, reason: str) -> None:
    assert (field, reason) in problems(written(ability))


SAID = [
    ({"event": "targeted", "this": True, "by": "opposing"},
     "when this creature is targeted by an opponent or a card of theirs",
     "quand on cible cette créature par un adversaire ou une carte à lui"),
    ({"event": "attacked", "whose": "own"}, "when a card you control is attacked",
     "quand on attaque une carte que vous contrôlez"),
    ({"event": "player_attacked", "whose": "own"}, "when you are attacked", "quand on vous attaque"),
    ({"event": "unblocked", "this": True}, "when this creature attacks and is not blocked",
     "quand cette créature attaque sans blocage"),
    ({"event": "player_healed", "whose": "own"}, "when you are healed", "quand vous êtes soigné"),
    ({"event": "phase_began", "phase": "combat", "whose": "own"}, "at the start of your Combat Phase",
     "au début de votre phase de Combat"),
]  # fmt: skip


@pytest.mark.parametrize(("when", "english", "french"), SAID)
def test_they_are_said(when: dict[str, Any], english: str, french: str) -> None:
    said = Actions(CARDS, "creature").trigger(Trigger.model_validate(when))
    assert (texts_in("en").tell(said), texts_in("fr").tell(said)) == (english, french)
