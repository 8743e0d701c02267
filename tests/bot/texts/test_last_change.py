"""What has just happened is told with the numbers before and after, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.texts import texts_in
from bot.texts.telling import story
from engines.kernel import Event, Match
from tests.engines.dueling_nobles.scenes import scene as court
from tests.engines.magic.scenes import Duel, side
from tests.engines.neo_noble.language import change, manifest
from tests.engines.neo_noble.pack import act as nn
from tests.engines.noxtalia.pack import act as nx
from tests.engines.noxtalia.pack import chosen, every
from tests.engines.noxtalia.scenes import scene as land
from tests.engines.noxtalia.scenes import struck, used
from tests.engines.soul_forger.deed import GAIN, does, play
from tests.engines.soul_forger.scenes import YOU, lies

NAMES = ["Ann", "Bob"]


def lines(match: Match[Any], locale: Any) -> list[str]:
    """What the board tells of everything that has happened, plain of the French spaces."""
    told = (story(texts_in(locale), match.game.prefix, event, None, NAMES) for event in match.events)
    return [line.replace("\u00a0", " ") for line in told if line]


def _wounded() -> Match[Any]:
    duel = court("J♦ K♥", "J♣ Q♠", hand="9♦", other_hand="5♥", other_resources=3, phase="announce")
    return duel.announce("J♦", "J♣", (1, 4)).do("Q♠").plays("9♦").plays("5♥").match


def _struck() -> Match[Any]:
    return (
        land(hand="kelorn_strike", your_hand="nivelune_guard")
        .attacks("kelorn_strike", "1:0", "nivelune_guard")
        .match
    )


def _burnt() -> Match[Any]:
    duel = Duel(side(["bolt"], lands="R", board=["bear"]), side(board=["ox"])).casts("bolt", "ox").resolves()
    return duel.attacks("bear").blocks().match


_THEIRS = {"pick": "all", "whose": "opposing", "is": {"type": "creature"}}


SCENES: list[tuple[str, Callable[[], Match[Any]], list[tuple[str, str]]]] = [
    ("a duel is paid for, rolled, decided", _wounded, [
        ("Bob pays 2 resources (3 → 1) and sends Q♠ in place of J♣.",
         "Bob paie 2 ressources (3 → 1) et envoie D♠ à la place de V♣."),
        ("Ann’s J♦ rolls 1: 11 → 12.", "V♦ d’Ann obtient 1 aux dés : 11 → 12."),
        ("Ann plays 9♦: J♦ 12 → 23.", "Ann joue 9♦ : V♦ 12 → 23."),
        ("Q♠ wins the duel. Bob gains 1 resource: 1 → 2.",
         "D♠ gagne le duel. Bob reçoit 1 ressource : 1 → 2."),
        ("Ann’s J♦ takes a wound: 0 → 1 of 2.", "V♦ d’Ann subit une blessure : 0 → 1 sur 2."),
    ]),
    ("resources are made and spent",
     lambda: court(hand="4♥ 5♥ 6♥", resources=4, noble_deck="J♥", deck="5♠ 6♠").do(
         "triple", "H", ("4H", "5H", "6H"), "spend:1:1").match, [
        ("Ann ends phase 1 and gains 1 resource: 4 → 5.",
         "Ann termine la phase 1 et gagne 1 ressource : 4 → 5."),
        ("Ann discards 4♥, 5♥, 6♥ for 3 resources: 5 → 8.",
         "Ann défausse 4♥, 5♥, 6♥ pour 3 ressources : 5 → 8."),
        ("Ann pays 6 (1 card, 1 noble): resources 8 → 2.",
         "Ann paie 6 (1 carte, 1 noble) : ressources 8 → 2."),
    ]),
    ("a Spirit is hurt directly",
     lambda: used(nx("damage", who=chosen("enemy"), value=4)).do("1:1").match, [
        ("Bob’s Voltaigle takes 4 direct damage: HP 20 → 16.",
         "Voltaigle fr de Bob subit 4 dégâts directs : PV 20 → 16."),
    ]),
    ("points are stolen", lambda: used(nx("steal_pm", value=4), pm=2, your_pm=3).match, [
        ("Bob loses 3 MP: 3 → 0.", "Bob perd 3 PM : 3 → 0."),
        ("Ann gains 3 MP: 2 → 5.", "Ann récupère 3 PM : 2 → 5."),
    ]),
    ("an attack grows", lambda: struck(nx("power", value=4)).match, [
        ("Ann’s Card: +4 Power, 9 → 13.", "Card fr d’Ann : +4 Puissance, 9 → 13."),
    ]),
    ("Spirits are healed", lambda: used(nx("heal", who=every("enemy"), value=3), pv={"1:1": 16}).match, [
        ("Bob’s Voltaigle regains 3 HP: 16 → 19.", "Voltaigle fr de Bob est soigné de 3 PV : 16 → 19."),
    ]),
    ("a lane changes",
     lambda: manifest(change("lane_stats", on="left", power=2, resolve=-1), left="wolf").match, [
        ("Ann’s lane, Left: Power 2 → 4, Resolve 1 → 0.",
         "Couloir d’Ann, Gauche : Puissance 2 → 4, Volonté 1 → 0."),
    ]),
    ("a card is reaped", lambda: manifest(nn("reap_top", who="opponent"), your_deck="wolf fox").match, [
        ("Bob’s Wolf is reaped (0 → 1 of 4).", "Wolf fr de Bob : carte moissonnée (0 → 1 sur 4)."),
    ]),
    ("a creature of the forge is hurt",
     lambda: play(does({"action": "damage", "who": _THEIRS, "number": 1}), lies("ox", YOU)).match, [
        ("Bob’s Ox takes 1 damage from Deed: Endurance 3 → 2.",
         "Ox de Bob subit 1 dégât, par Deed : Endurance 3 → 2."),
    ]),
    ("a player of the forge is hurt and heals, by damage as on their panel",
     lambda: play(does({"action": "damage", "who": "you", "number": 3},
      {"action": "heal", "who": "you", "number": 2})).match, [
        ("Ann takes 3 damage from Deed: 0 → 3 of 30.", "Ann subit 3 dégâts, par Deed : 0 → 3 sur 30."),
        ("Ann heals 2 damage: 3 → 1 of 30.", "Ann est soigné de 2 dégâts : 3 → 1 sur 30."),
    ]),
    ("experience is gained", lambda: play(does({**GAIN, "who": "you", "number": 3})).match, [
        ("Ann gains 3 experience: 0 → 3.", "Ann gagne 3 d’expérience : 0 → 3."),
    ]),
    ("counters are laid",
     lambda: play(does({"action": "add_counter", "kind": "tide", "who": _THEIRS, "number": 2}),
      lies("ox", YOU)).match, [
        ("Bob’s Ox: tide counters 0 → 2.", "Ox de Bob : marqueurs marée 0 → 2."),
    ]),
    ("a creature grows",
     lambda: play(does({"action": "change", "until": "this_turn",
      "what": {"change": "power", "on": _THEIRS, "value": 2}}), lies("ox", YOU)).match, [
        ("Bob’s Ox: power 2 → 4.", "Ox de Bob : puissance 2 → 4."),
    ]),
    ("a spell burns a creature, and combat a player", _burnt, [
        ("Bolt deals 3 damage to Ox: marked 0 → 3.", "Bolt inflige 3 blessures à Ox : en tout 0 → 3."),
        ("Bear deals 2 damage to Bob: life 20 → 18.",
         "Bear inflige 2 blessures à Bob, points de vie : 20 → 18."),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "told"), [each[1:] for each in SCENES], ids=[each[0] for each in SCENES])
def test_numbers_are_told_before_and_after(
    scene: Callable[[], Match[Any]], told: list[tuple[str, str]]
) -> None:
    match = scene()
    english, french = lines(match, "en"), lines(match, "fr")
    assert [each for each in told if each[0] not in english or each[1] not in french] == []


def test_an_event_that_was_stored_without_the_numbers_is_told_with_what_it_has() -> None:
    """Earlier versions have stored what Spirits and players have after it, and of some changes neither."""
    damage = {"seat": 1, "spirit": "Imp", "amount": 4, "pv": 16}
    hurt = {"seat": 1, "card": "Goat", "count": 3, "combat": False}
    old = [("nx", Event("damage", damage, {})), ("sf", Event("damaged", hurt, {}))]
    assert [story(texts_in("en"), prefix, event, None, NAMES) for prefix, event in old] == [
        "Bob’s Imp takes 4 direct damage: HP 16.",
        "Bob’s Goat takes 3 damage.",
    ]
