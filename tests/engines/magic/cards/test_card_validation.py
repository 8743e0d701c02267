"""Words that mean nothing where they stand are refused, with the field and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel.cards.packs import BadPack, Problem, read_pack
from engines.magic.cards.catalogue import starter
from engines.magic.cards.collection import MagicCollection
from engines.magic.language.pack import MagicPack
from tests.engines.magic.pack import (
    A_PLAYER,
    A_SPELL,
    ANY,
    CARDS,
    CREATURE,
    MINE,
    TAP,
    activated,
    change,
    creature,
    damage,
    land,
    life,
    name,
    permanent,
    spell,
    static,
    when,
)
from tests.engines.magic.wordy import WORDY

COLLECTION = MagicCollection()
DRAW: dict[str, Any] = {"action": "draw"}
DESTROY: dict[str, Any] = {"action": "destroy", "what": "target"}
IF_KICKED = {**CREATURE, "if_kicked": True}
GOES: dict[str, Any] = {"type": "replacing", "what": {"instead": "goes", "this": True}}
A_CARD: dict[str, Any] = {"target": "card"}
AN_ABILITY: dict[str, Any] = {"target": "ability"}
EXILES: dict[str, Any] = {"action": "move", "what": "target", "to": "exile"}
GRAVES: dict[str, Any] = {"every": {"type": "creature"}, "zone": "graveyard"}
TOKEN: dict[str, Any] = {"id": "imp", "name": name("imp"), "pt": [1, 1]}


def beast(*abilities: dict[str, Any], keywords: Any = (), **more: Any) -> dict[str, Any]:
    return creature("card", "1 G", 2, 2, *keywords, abilities=abilities, **more)


def instant(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return spell("card", more.pop("cost", "1 R"), *do, **more)


def pack(*cards: dict[str, Any]) -> MagicPack:
    return MagicPack.model_validate(
        {"game": "magic", "id": "mine", "name": name("mine"), "version": 1, "cards": cards}
    )


def problems(card: dict[str, Any]) -> list[Problem]:
    return COLLECTION.check(pack(card), [])


def refused(card: dict[str, Any]) -> tuple[str, str]:
    """Return where the first word means nothing, and why; each reason is said in both languages."""
    first, *_ = problems(card)
    told = [texts_in(locale).tell(first.reason) for locale in LOCALES]
    assert all(told)
    assert "None" not in "".join(told)
    return str(first.field), first.reason.key.removeprefix("mn-pack-")


NOTHING_WRONG = [
    instant(DRAW, {"action": "if", "if": [{"test": "kicked"}], "do": [DESTROY]}, targets=[IF_KICKED],
            keywords=[{"kicker": "1"}]),
    instant(damage("x"), targets=[ANY], cost="X R"),
    instant(damage(2), {"action": "if", "if": [{"test": "kicked"}], "do": [DRAW]}, targets=[ANY],
            keywords=[{"kicker": "1"}]),
    instant({"action": "choose", "is": {"type": "creature"}}, {"action": "sacrifice"}),
    instant({"action": "token", "token": TOKEN}, change({"pt": [1, 1]}, what="made")),
    instant({"action": "for_each", "of": "each_player", "do": [life(1, "each")]}),
    instant({"action": "later", "when": {"event": "step", "step": "end"}, "do": [DRAW]}),
    instant({"action": "later", "when": {"event": "enters", "is": {"type": "creature"}},
                           "do": [{"action": "destroy", "what": "that"}]}),
    beast(when("damages", life("amount"), this=True, combat=True, to="player")),
    beast(when("dies", life({"number": "power", "of": "that"}), this=True)),
    beast(when("blocked", damage(1, "by"), this=True)),
    beast(activated({"sacrifice": {"type": "creature"}}, do=[life({"number": "power", "of": "paid"})])),
    permanent("card", "1", "artifact", static({"pt": [1, 1]}, what="host"), sub=["equipment"],
              keywords=[{"equip": "1"}]),
    instant(EXILES, {**EXILES, "to": "battlefield"}, change({"pt": [1, 1]}), targets=[CREATURE]),
    instant({"action": "destroy", "what": MINE}, {**EXILES, "to": "hand"}, targets=[CREATURE]),
    instant({"action": "counter"}, life(1, {"controller_of": "target"}), targets=[AN_ABILITY]),
    instant(DESTROY, targets=[{"target": "permanent", "is": {"type": "creature", "any_type": ["artifact"]}}]),
    beast(when("dies", {"action": "move", "what": "this", "to": "hand"}, this=True)),
    beast(when("cast", {"action": "counter", "what": "that"})),
    beast(activated({"exile": {}}, do=[{"action": "move", "what": "paid", "to": "hand"}])),
    beast(keywords=["flying", {"suspend": "G", "time": 2}, {"morph": "X G"}]),
]  # fmt: skip


@pytest.mark.parametrize("card", NOTHING_WRONG)
def test_what_means_something_is_taken(card: dict[str, Any]) -> None:
    assert problems(card) == []


def test_the_starter_set_and_the_cards_of_the_tests_make_sense() -> None:
    assert COLLECTION.check(starter(), []) == []
    assert COLLECTION.check(pack(*CARDS, *WORDY), []) == []


SENSELESS = [
    # words without anything that they could mean
    (instant(DESTROY), "abilities.0.do.0.what", "no-target"),
    (instant(damage(1, "target_3"), targets=[ANY]), "abilities.0.do.0.to", "no-target"),
    (instant(DESTROY, targets=[A_PLAYER]), "abilities.0.do.0.what", "other-target"),
    (instant({"action": "counter"}, targets=[CREATURE]), "abilities.0.do.0.what", "other-target"),
    (instant({"action": "reveal"}, targets=[CREATURE]), "abilities.0.do.0.who", "other-target"),
    (instant(damage(1), targets=[A_SPELL]), "abilities.0.do.0.to", "other-target"),
    (instant(damage(1, "that")), "abilities.0.do.0.to", "no-event"),
    (instant({"action": "later", "when": {"event": "enters"}, "do": [DESTROY | {"what": "that"}]}),
     "abilities.0.do.0.do.0.what", "no-event"),
    (instant(life(1, "that_player")), "abilities.0.do.0.who", "no-event"),
    (beast(when("drawn", damage(1, "that"))), "abilities.0.do.0.to", "other-event"),
    (beast(when("dies", damage(1, "by"), this=True)), "abilities.0.do.0.to", "other-event"),
    (beast(when("damages", DESTROY | {"what": "that"}, this=True, to="player")),
     "abilities.0.do.0.what", "other-event"),
    (beast(when("damaged", DRAW, this=True, to="player")), "abilities.0.when.to", "beside"),
    (beast(when("cast", DRAW, **{"is": {"tapped": True}})), "abilities.0.when.is.tapped", "no-permanent"),
    (beast(when("enters", life("amount"), this=True)), "abilities.0.do.0.number", "no-amount"),
    (instant(life("done")), "abilities.0.do.0.number", "nothing-before"),
    (instant({"action": "later", "when": {"event": "step", "step": "end"}, "do": [life(1)]}, life("done")),
     "abilities.0.do.1.number", "nothing-before"),
    (instant({"action": "sacrifice"}), "abilities.0.do.0.what", "nothing-before"),
    (instant({"action": "choose", "is": {}, "whose": "opponent"}, {"action": "sacrifice"}),
     "abilities.0.do.1.what", "others-sacrifice"),
    (instant({"action": "may", "who": "each_player", "do": [DRAW]}), "abilities.0.do.0.who", "one-player"),
    (instant(life({"life_of": "each_player"})), "abilities.0.do.0.number.life_of", "one-player"),
    (instant(change({"control": "each_player"}), targets=[CREATURE]),
     "abilities.0.do.0.changes.0.control", "one-player"),
    (instant(change({"pt": [1, 1]}, what="made")), "abilities.0.do.0.what", "nothing-before"),
    (instant({"action": "if", "if": [{"test": "done"}], "do": [DRAW]}), "abilities.0.do.0.if.0",
     "nothing-before"),
    (instant(life("x")), "abilities.0.do.0.number", "no-x"),
    (instant(life(1, "each")), "abilities.0.do.0.who", "no-each"),
    (instant({"action": "for_each", "of": "each_player", "do": [DESTROY | {"what": "each"}]}),
     "abilities.0.do.0.do.0.what", "no-each"),
    (beast(static({"pt": [1, 1]}, what="host")), "abilities.0.what", "no-host"),
    (beast(when("attacks", DRAW, host=True)), "abilities.0.when.host", "no-host"),
    (beast(activated({"mana": "1"}, do=[life({"number": "power", "of": "paid"})])),
     "abilities.0.do.0.number.of", "not-paid"),
    (instant({"action": "if", "if": [{"test": "kicked"}], "do": [DRAW]}), "abilities.0.do.0.if.0",
     "not-kicked"),
    (instant(DESTROY, targets=[IF_KICKED]), "abilities.0.targets.0.if_kicked", "not-kicked"),
    (instant(DESTROY, targets=[IF_KICKED], keywords=[{"kicker": "1"}]), "abilities.0.do.0.what",
     "only-if-kicked"),
    (instant({"action": "if", "if": [{"test": "kicked"}], "do": [DRAW], "else": [DESTROY]},
             targets=[IF_KICKED], keywords=[{"kicker": "1"}]), "abilities.0.do.0.else.0.what",
     "only-if-kicked"),
    (beast(when("enters", DRAW, this=True, targets=[IF_KICKED]), keywords=[{"kicker": "1"}]),
     "abilities.0.targets.0.if_kicked", "spell-only"),
    (instant({"action": "if", "if": [{"test": "kicked"}], "do": [damage(2, divided=True)]},
             targets=[IF_KICKED], keywords=[{"kicker": "1"}]), "abilities.0.do.0.do.0.divided",
     "only-if-kicked"),
    # events that never happen so
    (beast(when("drawn", DRAW, this=True)), "abilities.0.when.this", "event-never"),
    (beast(when("to_graveyard", DRAW, this=True)), "abilities.0.when.this", "event-never"),
    (beast(when("gains_life", DRAW, **{"is": {"type": "creature"}})), "abilities.0.when.is", "event-card"),
    (beast(when("enters", DRAW, by={"type": "creature"})), "abilities.0.when.by", "event-by"),
    (beast(when("step", DRAW)), "abilities.0.when.step", "event-only"),
    (beast(when("dies", DRAW, step="end")), "abilities.0.when.step", "event-only"),
    (beast(when("attacks", DRAW, combat=True)), "abilities.0.when.combat", "event-only"),
    (beast(when("enters", DRAW, to="player")), "abilities.0.when.to", "event-only"),
    # cards
    (beast(by_hand=True), "by_hand", "by-hand"),
    (instant() | {"abilities": [], "by_hand": True}, "by_hand", "by-hand"),
    (beast(keywords=["flying", "flying"]), "keywords.1", "twice"),
    (beast(keywords=[{"cycling": "1"}, {"cycling": "2"}]), "keywords.1", "twice"),
    (beast(keywords=[{"cycling": "1", "for": {"sub": "elf"}}, {"cycling": "2", "for": {"sub": "elf"}}]),
     "keywords.1", "twice"),
    (beast(keywords=[{"cycling": "1", "for": {}}]), "keywords.0.for", "zero"),
    (beast(keywords=[{"cycling": "1", "for": {"tapped": True}}]), "keywords.0.for.tapped", "no-permanent"),
    (instant(DRAW, keywords=["flying"]), "keywords.0", "keyword"),
    (instant(DRAW, keywords=[{"morph": "1"}]), "keywords.0", "keyword"),
    (beast(keywords=[{"flashback": "1"}]), "keywords.0", "keyword"),
    (beast(keywords=[{"equip": "1"}]), "keywords.0", "keyword"),
    ({**land("card"), "keywords": [{"suspend": "1", "time": 1}]}, "keywords.0", "keyword"),
    ({**land("card"), "keywords": [{"kicker": "1"}]}, "keywords.0", "keyword"),
    (beast(keywords=[{"suspend": "X G", "time": 1}]), "keywords.0.suspend", "no-x"),
    (permanent("card", "1", "enchantment", sub=["aura"]), "keywords", "aura"),
    (permanent("card", "1", "enchantment", keywords=[{"enchant": CREATURE}]), "keywords", "aura"),
    (instant(DRAW, additional=[{"mana": "1"}]), "additional.0", "unpayable"),
    (instant(DRAW, additional=[{"this": "sacrifice"}]), "additional.0", "unpayable"),
    (instant(DRAW, additional=[{"tap": {"tapped": True}}]), "additional.0.tap.tapped", "unpayable"),
    (beast(activated({"tap": {"tapped": True}}, do=[DRAW])), "abilities.0.cost.0.tap.tapped", "unpayable"),
    (beast({"type": "spell", "do": [DRAW]}), "abilities.0", "ability"),
    (instant(DRAW) | {"abilities": [{"type": "spell", "do": [DRAW]}, {"type": "spell", "do": [life(1)]}]},
     "abilities.1", "twice"),
    (instant(DRAW) | {"abilities": []}, "abilities", "nothing-done"),
    (instant(DRAW) | {"types": {"card": ["instant", "artifact"]}}, "types.card", "types"),
    (instant(DRAW) | {"abilities": [{"type": "spell", "do": [DRAW]}, static({"pt": [1, 1]})]},
     "abilities.1", "ability"),
    # costs, modes, targets
    (beast(activated(TAP, TAP, do=[DRAW])), "abilities.0.cost.1", "twice"),
    (beast(activated({"mana": "1"}, {"mana": "G"}, do=[DRAW])), "abilities.0.cost.1", "twice"),
    (beast(activated(TAP, do=[DRAW], zone="hand")), "abilities.0.cost.0", "unpayable"),
    (beast(activated({"this": "discard"}, do=[DRAW])), "abilities.0.cost.0", "unpayable"),
    (beast(activated({"mana": "1"}, do=[DRAW], zone="graveyard", once=True)), "abilities.0.limit", "beside"),
    (beast(activated(TAP, do=[])), "abilities.0", "nothing-done"),
    (instant(modes=[{"do": [DRAW]}]), "abilities.0.modes", "modes"),
    (instant(modes=[{"do": [DRAW]}, {"do": [life(1)]}], choose=3), "abilities.0.modes", "modes"),
    (instant(DRAW, modes=[{"do": [DRAW]}, {"do": [life(1)]}]), "abilities.0.do", "beside"),
    (instant(modes=[{"do": [DRAW]}, {"do": [life(1)]}], choose={"most": 3}), "abilities.0.modes", "modes"),
    (instant(modes=[{"do": [DRAW]}, {"do": [life(1)]}], choose={"least": 2, "most": 1}), "abilities.0.modes",
     "modes"),
    (instant(DRAW, choose=2), "abilities.0.choose", "beside"),
    (instant(damage(1), targets=[{**ANY, "is": {"type": "instant"}}]), "abilities.0.targets.0.is",
     "never-there"),
    (instant(damage(1), targets=[{**A_PLAYER, "is": {"type": "artifact"}}]), "abilities.0.targets.0.is",
     "beside"),
    (instant({"action": "move", "what": "target", "to": "exile"},
             targets=[{"target": "card", "zone": "hand"}]), "abilities.0.targets.0.zone", "hidden"),
    (instant(damage(1), targets=[{**ANY, "another": True}]), "abilities.0.targets.0.another", "beside"),
    # what comes to nothing
    (instant(life(0)), "abilities.0.do.0.number", "number"),
    (instant({"action": "draw", "number": -1}), "abilities.0.do.0.number", "number"),
    (beast(static({"pt": [0, 0]})), "abilities.0.changes.0", "zero"),
    (beast(static({"types": []})), "abilities.0.changes.0", "zero"),
    (beast(static({"colors": [], "too": True})), "abilities.0.changes.0", "zero"),
    (beast({"type": "replacing", "what": {"instead": "damage"}}), "abilities.0.what", "zero"),
    (beast({"type": "replacing", "what": {"instead": "enters"}}), "abilities.0.what", "zero"),
    (beast({"type": "replacing", "what": {"instead": "goes", "this": True, "whose": "you"}}),
     "abilities.0.what.is", "beside"),
    (beast(static({"pt": [1, 1]}, **{"if": [{"test": "number", "value": 3, "at_least": 2}]})),
     "abilities.0.if.0.value", "always"),
    (instant({"action": "token", "token": {**TOKEN, "pt": None}}), "abilities.0.do.0.token.pt", "size"),
    (instant({"action": "token", "token": {**TOKEN, "types": ["instant"]}}), "abilities.0.do.0.token.types",
     "types"),
    (instant({"action": "may"}), "abilities.0.do.0", "nothing-done"),
    (instant({"action": "move", "what": "target", "to": "hand", "tapped": True}, targets=[CREATURE]),
     "abilities.0.do.0.to", "beside"),
    # kinds that nothing is
    (instant(DESTROY, targets=[{"target": "permanent", "is": {"type": "instant"}}]),
     "abilities.0.targets.0.is", "never-there"),
    (instant(DESTROY, targets=[{"target": "permanent", "is": {"keyword": "flying", "without": "flying"}}]),
     "abilities.0.targets.0.is", "none-such"),
    (instant(DESTROY, targets=[{"target": "permanent", "is": {"power": {"at_least": 3, "at_most": 2}}}]),
     "abilities.0.targets.0.is.power", "none-such"),
    (instant({"action": "choose", "is": {"tapped": True}, "zone": "graveyard"}, {"action": "sacrifice"}),
     "abilities.0.do.0.is.tapped", "no-permanent"),
    (instant({"action": "choose", "is": {}, "zone": "graveyard", "whose": "opponent"}),
     "abilities.0.do.0.whose", "beside"),
    (instant({"action": "search", "is": {"tapped": True}}), "abilities.0.do.0.is.tapped", "no-permanent"),
    (instant({"action": "deal", "until": {}, "shown": "all"}), "abilities.0.do.0.until", "any-kind"),
    (instant({"action": "deal", "until": {"type": "land"}}), "abilities.0.do.0.shown", "beside"),
    (instant({"action": "deal", "number": 3, "order": "kept"}), "abilities.0.do.0.order", "beside"),
    (instant({"action": "deal", "rest": "hand", "order": "random"}), "abilities.0.do.0.order", "beside"),
    (instant({"action": "deal", "piles": [{}, {}]}), "abilities.0.do.0.piles.1", "beside"),
    (instant({"action": "deal", "number": 3, "piles": [{"to": "library_bottom"}]}),
     "abilities.0.do.0.piles.0.to", "beside"),
    (instant({"action": "deal", "number": 3, "piles": [{"tapped": True}]}),
     "abilities.0.do.0.piles.0.tapped", "beside"),
    (instant({"action": "deal", "number": 3, "piles": [{"to": "battlefield", "is": {"type": "instant"}}]}),
     "abilities.0.do.0.piles.0.is", "never-there"),
    (instant({"action": "put", "is": {"type": "sorcery"}}), "abilities.0.do.0.is", "never-there"),
    (instant({"action": "put", "to": "exile", "tapped": True}), "abilities.0.do.0.tapped", "beside"),
    (instant({"action": "put", "how": "by_you"}), "abilities.0.do.0.how", "beside"),
    (instant(life({"cards_in": "hand", "is": {"type": "land"}})), "abilities.0.do.0.number.is", "hidden"),
    (beast({"type": "cost", "spells": {"attacking": True}, "generic": 1}), "abilities.0.spells.attacking",
     "no-permanent"),
    # deeds at what lies elsewhere: each word for objects, wherever that may lie
    (instant(DESTROY, targets=[A_CARD]), "abilities.0.do.0.what", "other-target"),
    (instant({"action": "tap", "what": "target"}, targets=[A_SPELL]), "abilities.0.do.0.what",
     "other-target"),
    (instant({"action": "counter"}, targets=[A_CARD]), "abilities.0.do.0.what", "other-target"),
    (instant({"action": "move", "what": "target", "to": "hand"}, targets=[AN_ABILITY]),
     "abilities.0.do.0.what", "other-target"),
    (instant(life({"number": "mana_value", "of": "target"}), targets=[AN_ABILITY]),
     "abilities.0.do.0.number.of", "other-target"),
    (instant(EXILES, DESTROY, targets=[CREATURE]), "abilities.0.do.1.what", "no-effect"),
    (instant({**EXILES, "to": "hand"}, {**EXILES, "to": "battlefield"}, targets=[CREATURE]),
     "abilities.0.do.1.what", "no-effect"),
    (instant({"action": "later", "when": {"event": "step", "step": "end"}, "do": [{"action": "counter"}]},
             targets=[A_SPELL]), "abilities.0.do.0.do.0.what", "no-effect"),
    (instant({"action": "counter"}, {"action": "counter"}, targets=[A_SPELL]), "abilities.0.do.1.what",
     "no-effect"),
    (instant({"action": "regenerate", "what": "this"}), "abilities.0.do.0.what", "no-effect"),
    (beast(activated({"this": "sacrifice"}, do=[change({"pt": [1, 1]}, what="this")])),
     "abilities.0.do.0.what", "no-effect"),
    (beast(activated({"this": "return"}, do=[{"action": "move", "what": "this", "to": "exile"}])),
     "abilities.0.do.0.what", "no-effect"),
    (beast(activated({"this": "tap"}, do=[{"action": "may", "pay": [{"this": "sacrifice"}],
                                           "do": [{"action": "untap", "what": "this"}]}])),
     "abilities.0.do.0.do.0.what", "no-effect"),
    (beast(when("dies", {"action": "add_counters", "what": "this", "kind": "plus_one"}, this=True)),
     "abilities.0.do.0.what", "no-effect"),
    (beast(when("dies", {"action": "may", "pay": [{"this": "exile"}], "do": [DRAW]}, this=True)),
     "abilities.0.do.0.pay.0", "unpayable"),
    (beast(when("cast", {"action": "destroy", "what": "that"})), "abilities.0.do.0.what", "other-event"),
    (beast(when("targeted", {"action": "counter", "what": "that"}, this=True)), "abilities.0.do.0.what",
     "other-event"),
    (beast(when("targeted", {"action": "tap", "what": "by"}, this=True)), "abilities.0.do.0.what",
     "other-event"),
    (beast(activated({"sacrifice": {}}, do=[{"action": "untap", "what": "paid"}])), "abilities.0.do.0.what",
     "no-effect"),
    (instant({"action": "choose", "is": {}, "zone": "graveyard"}, {"action": "sacrifice"}),
     "abilities.0.do.1.what", "no-effect"),
    (instant({**EXILES}, change({"pt": [1, 1]}, what="made"), targets=[CREATURE]), "abilities.0.do.1.what",
     "no-effect"),
    (instant({"action": "for_each", "of": GRAVES, "do": [{"action": "tap", "what": "each"}]}),
     "abilities.0.do.0.do.0.what", "no-effect"),
    (instant({"action": "destroy", "what": GRAVES}), "abilities.0.do.0.what", "no-effect"),
    (instant({"action": "move", "what": {"every": {}}, "to": "battlefield"}), "abilities.0.do.0.what",
     "no-effect"),
    (beast(static({"pt": [1, 1]}, what=GRAVES)), "abilities.0.what", "no-effect"),
    (beast(static({"gains": ["haste"]}, what={"every": {}, "zone": "exile"})), "abilities.0.what",
     "no-effect"),
    (instant({"action": "sacrifice", "what": "target"}, targets=[{**CREATURE, "whose": "opponent"}]),
     "abilities.0.do.0.what", "others-sacrifice"),
    (instant({"action": "sacrifice", "what": {"every": {}, "whose": "opponent"}}), "abilities.0.do.0.what",
     "others-sacrifice"),
    # attached is an Aura or Equipment that is no creature, to something else (701.3)
    (instant({"action": "attach", "what": "target", "to": "target_2"}, targets=[CREATURE, CREATURE]),
     "abilities.0.do.0.what", "attach"),
    (beast(when("enters", {"action": "attach", "to": "target"}, this=True, targets=[CREATURE])),
     "abilities.0.do.0.what", "attach"),
    (instant({"action": "attach", "what": "target", "to": "target"}, targets=[{"target": "permanent"}]),
     "abilities.0.do.0.what", "attach"),
    (instant({"action": "token", "token": TOKEN}, {"action": "attach", "what": "made"}, targets=[CREATURE]),
     "abilities.0.do.1.what", "attach"),
    (beast(when("unattached", DRAW, this=True)), "abilities.0.when.this", "event-never"),
    (beast(when("turned_up", DRAW, this=True)), "abilities.0.when.this", "event-never"),
    (beast(when("targeted", life({"number": "power", "of": "by"}), this=True)),
     "abilities.0.do.0.number.number", "no-size"),
    (permanent("card", "1", "artifact", when("tapped", {"action": "attach", "what": "that", "to": "target"},
                                             host=True, targets=[CREATURE]),
               sub=["equipment"], keywords=[{"equip": "1"}]), "abilities.0.do.0.what", "attach"),
    (instant(life({"number": "power", "of": "this"})), "abilities.0.do.0.number.number", "no-size"),
    (instant({"action": "move", "what": "target", "to": "battlefield"},
             targets=[{**A_CARD, "is": {"type": "instant"}}]), "abilities.0.do.0.to", "never-there"),
    # kinds together
    (instant(DESTROY, targets=[{"target": "permanent", "is": {"type": "land", "any_type": ["land"]}}]),
     "abilities.0.targets.0.is.any_type", "beside"),
    (instant(DESTROY, targets=[{"target": "permanent", "is": {"type": "land", "any_type": ["instant"]}}]),
     "abilities.0.targets.0.is.any_type", "none-such"),
    # what would be neither printed nor done
    (instant(damage(2, "you", divided=True), targets=[ANY]), "abilities.0.do.0.to", "divided"),
    (instant({"action": "mana", "mana": "R G", "alike": True}), "abilities.0.do.0.alike", "beside"),
    (instant({"action": "discard", "how": "all", "number": 2}), "abilities.0.do.0.number", "beside"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "field", "reason"), SENSELESS)
def test_what_means_nothing_is_refused_with_its_field(card: dict[str, Any], field: str, reason: str) -> None:
    assert refused(card) == (field, reason)


@pytest.mark.parametrize("word", ["copies", "copy", "text", "becomes_a_copy"])
def test_what_belongs_to_later_stages_is_refused_by_name(word: str) -> None:
    """Copies (707) and changed text (612) are no words of this language, so they are named as unknown."""
    written = f"""game: magic
id: later
name: {{en: Later, fr: Plus tard}}
version: 1
cards:
  - id: card
    name: {{en: Card, fr: Carte}}
    cost: U
    types: {{card: [creature]}}
    pt: [1, 1]
    abilities: [{{type: static, changes: [{{{word}: this}}]}}]
"""
    with pytest.raises(BadPack) as caught:
        read_pack(written.encode(), MagicPack, "later.yaml")
    (problem,) = caught.value.problems
    assert (problem.field, problem.reason.values["found"]) == ("abilities.0.changes.0", word)


def test_a_replacement_of_this_alone_is_taken() -> None:
    assert problems(beast(GOES)) == []
