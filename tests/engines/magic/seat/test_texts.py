"""Whatever happens and is asked can be said in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Choose, Match
from engines.magic.rules.announced import AUTOMATIC
from engines.magic.table.pieces import ZoneCard
from tests.engines.magic import by_hand
from tests.engines.magic.pack import (
    ANY,
    TAP,
    activated,
    creature,
    damage,
    life,
    loadout,
    pack,
    permanent,
    spell,
    when,
)
from tests.engines.magic.rules.test_replacing import DOUBLE, MORE
from tests.engines.magic.scenes import GAME, OTHER, YOU, Duel, side
from tests.engines.magic.wordy import WAYS, WORDY
from tests.engines.position import of
from tests.engines.saying import Told
from tests.rules import rule

NAMES = ("Ada", "Bob")
RARELY = (
    spell("blaze", "X G", damage("x"), targets=[ANY]),
    spell("toll", "G", {"action": "may", "pay": [{"mana": "1"}], "do": [life(1)]}),
    spell("culling", "G", {"action": "choose", "is": {"type": "creature"}}, {"action": "sacrifice"}),
    spell("rite", "G", life(1), additional=[{"sacrifice": {"type": "creature"}}]),
    spell("turn", "G", {"action": "tap_or_untap", "what": {"every": {"type": "creature"}}}),
    *(
        spell(f"deal_{to}", "G", {"action": "deal", "number": 3, "piles": [{"to": to, "up_to": True}],
                                  "rest": "library" if to == "library_bottom" else "library_bottom"})
        for to in ("battlefield", "graveyard", "exile", "library", "library_bottom")
    ),
    *(
        spell(f"put_{to}", "G", {"action": "put", "to": to, "up_to": True})
        for to in ("battlefield", "exile", "library", "library_bottom", "shuffled")
    ),
)  # fmt: skip
"""What games at random ask seldom."""
CARDS = ("bear", "hawk", "nun", "queen", "lancer", "rhino", "hare", "mouse")


def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages() -> None:
    told = Told("mn", NAMES)
    options = {"cards": pack(), "decks": [loadout(*CARDS)] * 2, "chooser": YOU}
    for seed in range(22):
        chosen = GAME.options.model_validate({} if seed % 2 else options)
        if seed % 3 == 0:
            names = [card["id"] for card in WORDY]
            deck = ["lord", *["forest"] * 18, *names, *names]
            decks = [{"deck": deck[:60], "noble": "lord"}] * 2
            chosen = GAME.options.model_validate({"cards": pack(*WORDY), "decks": decks})
        match = Match(GAME, chosen, 2, f"texts {seed}")
        told.plays(match, Random(seed), 400)
    aside = {**loadout(*CARDS), "sideboard": ["mouse"] * 15}
    several = {"best_of": 3, "noble_returns": "commander_style", "cards": pack(), "decks": [aside] * 2}
    for seed in range(2):
        chosen = GAME.options.model_validate(several)
        told.plays(Match(GAME, chosen, 2, f"several {seed}"), Random(seed), 4_000)
    for seed in range(8):
        told.plays(Match(GAME, by_hand.options(), 2, f"hands {seed}"), Random(seed), 400)
    down = [ZoneCard(900, "queen", up=False)]
    mine = side(["smite"], lands="W", board=["mail", "bear", "coach"], exile=down)
    hands = Duel(
        mine, side(["blast", "ox"], lands="R", board=["hawk"], known=["ox"]),
        more=by_hand.CARDS, by_hand="agreed", active=OTHER,
    )  # fmt: skip
    hands.casts("blast", "bear").casts("smite").resolves()
    does_everything(told, hands.match)
    hands.do("attach", hands.key("mail"), hands.key("bear"))
    does_everything(told, hands.match)
    board = side(["stare"], lands="G", board=["bear", "ox"])
    told.is_asked(Duel(board, more=WORDY).do("cast:stare").match)
    told.is_asked(Duel(side(["bear"], board=["queen", "queen"])).match)
    told.is_asked(Duel(side(["altar"], lands="B", board=["bear", "ox"])).do("cast:altar").match)
    for card in RARELY:
        asking = Duel(side([card["id"], "ox"], lands="GGG", board=["bear", "mouse"]), more=RARELY)
        asking.do(f"cast:{card['id']}")
        told.is_asked(asking.resolves().match)
    aegis = spell("aegis", "W", {"action": "prevent", "to": "you", "number": 2})
    you = side(["aegis"], lands="W", stops=frozenset({"other_upkeep"}))
    shielded = Duel(you, side(board=["nun", "giant"]), more=[aegis], active=OTHER, at="upkeep")
    shielded.casts("aegis").resolves()
    told.is_asked(shielded.attacks("nun", "giant").passes("prevent").match)
    lost = Duel(side(["bolt", "ox"], lands="R"), side(["bounce", "ox"], lands="U", board=["bear"]))
    told.happens(lost.casts("bolt", "bear").casts("bounce", "bear").resolves().resolves().match)
    told.is_asked(Duel(side(["bear"], lands="GGR", by_hand=True)).do("cast:bear").match)
    for answer in ("order", "halves", "pay_use"):
        told.is_asked(asked_for(answer).match)
    grows = [
        permanent(name, "1", "artifact", {"type": "replacing", "what": {"instead": "gains_life", **more}})
        for name, more in (("font", {"times": 2}), ("brook", {"plus": 1}))
    ]
    balm = spell("balm", "G", life(1))
    wet = Duel(side(["balm", "ox"], lands="G", board=["font", "brook"]), more=[*grows, balm])
    told.is_asked(wet.casts("balm").resolves().match)
    for card in ("chant", "braid", "choir"):
        board = side([card, "ox"], lands="GGGG", board=["bear"])
        told.is_asked(Duel(board, more=WAYS).do(f"cast:{card}").match)
    told.is_asked(Duel(side(["chant", "ox", "bear"], lands="G"), more=WAYS).do("cast:chant", "yes").match)
    rivals = side(["bolt", "ox"], lands="R", board=["double", "more"])
    told.is_asked(Duel(rivals, more=[DOUBLE, MORE]).casts("bolt", "s1").passes("replace").match)
    looks = spell("looks", "G", {"action": "deal", "who": "opponent", "rest": "library"},
                  {"action": "reveal", "who": "opponent", "shown": "you"},
                  {"action": "put", "who": "opponent", "how": "all", "to": "shuffled"})  # fmt: skip
    looking = Duel(side(["looks", "ox"], lands="G"), side(["bear"], library=["ox"]), more=[looks])
    told.happens(looking.casts("looks").resolves().match)
    hidden = Duel(side(["mimic", "bolt", "ox"], lands="GGGR"), side(life=3), more=WORDY).do("down:mimic")
    told.happens(hidden.resolves().casts("bolt", "s1").resolves().match)
    assert told.of_its_own("event") - told.happened() <= {"put-away"}
    assert told.of_its_own("prompt") - told.asked() == {"stack"}
    told.can_be_said()


def does_everything(told: Told, match: Match[Any]) -> None:
    """Do each deed by hand that can be done, and hear what is asked about it and told of it."""
    for verb in of(Choose, match.decisions[0]).keys:
        twin = match.copy()
        twin.answer(YOU, verb)
        while (decision := twin.decisions[0]).kind.startswith("deed_"):
            told.is_asked(twin)
            twin.answer(YOU, decision.keys[-1] if isinstance(decision, Choose) else next(decision.answers()))
        if decision.kind == "consent":
            twin.answer(OTHER, "agree")
        told.happens(twin)


def asked_for(kind: str) -> Duel:
    """Return a duel in which a question of a kind is asked."""
    twice = {"abilities": [when("enters", life(1)), when("enters", life(2), this=True)]}
    choir = creature("choir", "G", 1, 1, **twice)
    guild = permanent("guild", "1", "artifact", {"type": "cost", "spells": {}, "generic": -1})
    alike = {"action": "mana", "mana": "WUBRG WUBRG", "alike": True}
    forge = permanent("forge", "1", "artifact", activated(
        {"sacrifice": {"type": "artifact"}}, do=[alike]))  # fmt: skip
    bead = permanent("bead", "1", "artifact", activated(
        {"this": "sacrifice"}, do=[{"action": "mana", "mana": "C"}]))  # fmt: skip
    more = [choir, guild, forge, bead, creature("lion", "2/W", 2, 2), creature("pair", "G G", 2, 2)]
    hand = {"order": "choir", "halves": "lion", "pay_use": "pair"}[kind]
    board = {"order": [], "halves": ["guild"], "pay_use": ["forge", "bead"]}[kind]
    duel = Duel(side([hand, "ox"], lands="GW", board=board), more=more).do(f"cast:{hand}").resolves()
    assert duel.asked.kind == kind
    return duel


PAYS: list[tuple[str, dict[str, Any]]] = [
    ("pay_sacrifice", {"sacrifice": {"type": "creature"}}), ("pay_discard", {"discard": {}}),
    ("pay_exile", {"exile": {}}), ("pay_tap", {"tap": {"type": "creature"}}),
    ("pay_return", {"give_back": {"type": "creature"}}), ("pay_mana", {"mana": "G"}),
    ("pay_use", {"mana": "G G G G"}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "cost"), PAYS)
def test_what_must_be_answered_says_what_happens_without_an_answer(kind: str, cost: dict[str, Any]) -> None:
    petal = permanent("petal", "0", "artifact", activated(
        TAP, {"this": "sacrifice"}, do=[{"action": "mana", "mana": "G"}]))  # fmt: skip
    offer = spell("offer", "B", {"action": "may", "pay": [cost], "do": [life(1)]})
    laid = ["bear", "ox", *["petal"] * (kind == "pay_use")]
    buried = [ZoneCard(900, "bear"), ZoneCard(901, "ox")]
    you = side(
        ["offer", "ox", "bear"], lands="BGGG", board=laid, graveyard=buried, by_hand=kind == "pay_mana"
    )
    duel = Duel(you, more=[offer, petal]).casts("offer", pay_mana=AUTOMATIC).resolves().do("yes")
    assert (duel.asked.kind, duel.asked.back) == (kind, False)
    for texts in map(texts_in, LOCALES):
        default = duel.prompt().default
        assert default is not None
        assert texts.tell(default, NAMES)


def test_a_spell_that_is_cast_by_itself_says_that_no_kicker_is_paid() -> None:
    kicked = spell("kicked", "5 G", life(1), keywords=[{"suspend": "G", "time": 1}, {"kicker": "G"}])
    duel = (
        Duel(side(["kicked", "ox"], lands="GG"), more=[kicked]).do("suspend:kicked").passes("may").do("yes")
    )
    assert (duel.asked.kind, duel.asked.back) == ("kick", False)
    for texts in map(texts_in, LOCALES):
        default = duel.prompt().default
        assert default is not None
        assert texts.tell(default, NAMES)


@rule("MN-D9")
def test_without_an_answer_a_card_without_time_counters_is_cast_and_the_panel_says_so() -> None:
    late = spell("late", "5 G", life(1), keywords=[{"suspend": "G", "time": 1}])
    duel = Duel(side(["late", "ox"], lands="GG"), more=[late]).do("suspend:late").passes("may")
    default = duel.prompt().default
    assert default is not None
    said = [texts_in(locale).tell(default, NAMES) for locale in LOCALES]
    assert said == ["You cast it.", "Vous la lancez."]


def test_the_sheet_of_orders_can_be_said_in_both_languages() -> None:
    duel = Duel(side(["ox"], lands="G"))
    for quiet in ("", "stack", "turn", "my_turn"):
        duel.match.order(YOU, f"quiet:{quiet}")
        sheet = GAME.seat_interface.order_sheet(duel.sees(YOU))
        assert sheet is not None
        for texts in map(texts_in, LOCALES):
            said = [texts.tell(option.label, NAMES) for option in sheet.options]
            assert len(said) == len(set(said))
            assert texts.tell(sheet.title, NAMES)


PRICES: list[tuple[list[dict[str, Any]], str, str]] = [
    ([{"sacrifice": {"type": "creature"}}], "Use Kiln: Sacrifice Bear", "Activer Kiln : sacrifier Bear"),
    ([{"discard": {"type": "creature"}}], "Use Kiln: Discard Ox", "Activer Kiln : défausser Ox"),
    ([{"exile": {}}], "Use Kiln: Exile Hare", "Activer Kiln : exiler Hare"),
    ([{"tap": {"type": "creature"}}], "Use Kiln: Tap Bear", "Activer Kiln : engager Bear"),
    ([{"give_back": {"type": "creature"}}], "Use Kiln: Return Bear", "Activer Kiln : renvoyer Bear"),
    ([{"this": "sacrifice"}], "Use Kiln: Sacrifice It", "Activer Kiln : sacrifier la carte"),
    ([{"this": "exile"}], "Use Kiln: Exile It", "Activer Kiln : exiler la carte"),
    ([{"this": "return"}], "Use Kiln: Return It", "Activer Kiln : renvoyer la carte"),
    ([{"life": 1}], "Use Kiln", "Activer Kiln"),
    ([{"this": "sacrifice"}, {"tap": {"type": "creature"}}], "Use Kiln with Bear", "Activer Kiln avec Bear"),
]  # fmt: skip


@pytest.mark.parametrize(("cost", "english", "french"), PRICES)
def test_a_mana_ability_that_pays_says_what_it_takes(
    cost: list[dict[str, Any]], english: str, french: str
) -> None:
    kiln = permanent("kiln", "1", "artifact", activated(*cost, do=[{"action": "mana", "mana": "G"}]))
    you = side(["grow", "ox"], board=["kiln", "bear"], graveyard=[ZoneCard(900, "hare")])
    duel = Duel(you, more=[kiln]).do("cast:grow")
    assert duel.asked.kind == "pay_use"
    (option, *_) = duel.prompt().options
    assert [texts_in(locale).tell(option.label, NAMES) for locale in LOCALES] == [english, french]
