"""Every event, question, option and result can be said in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.texts import LOCALES, texts_in
from engines.dueling_nobles.seat.labels import text_key
from tests.engines.dueling_nobles.playing import new_match, some_options
from tests.engines.dueling_nobles.scenes import NAMES, YOU, scene
from tests.engines.saying import Told

ALL_EVENTS = {
    "deal_nobles", "draft_open", "draft", "pick", "first_player", "compensation", "turn", "king_tax", "boost",
    "boost_lost", "rearrange", "heart", "diamond", "club", "spade", "draw", "reshuffle", "income", "triple",
    "spend", "noble", "no_duel", "duel", "redirect", "roll", "cards", "no_cards", "won", "tie", "wound",
    "death", "game_end", "replay", "next_game", "end", "undo",
}  # fmt: skip
ALL_KINDS = {
    "pick", "draft", "prepare", "spend", "king_tax_king", "king_tax_confirm", "boost_card", "boost_noble",
    "rearrange", "heart_card", "heart_noble", "diamond_card", "club_card", "club_take", "spade_card",
    "triple_suit", "triple_cards", "announce_noble", "announce_target", "redirect", "attacker_cards",
    "defender_cards",
}  # fmt: skip


def some_matches() -> Told:
    told = Told("dn", NAMES)
    for number in range(70):
        chance = Random(number)
        told.plays(new_match(some_options(chance), f"texts {number}"), chance, 120)
    told.happens(scene(resources=9, deck="", discard="3♣ 4♣").do("spend:1:0").match)
    return told


def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages():
    told = some_matches()
    assert {event.kind for event, _ in told.events.values()} == ALL_EVENTS
    secret = {event.kind for event, _ in told.events.values() if event.secret}
    assert secret == {"deal_nobles", "draw", "spade"}
    assert told.kinds == ALL_KINDS
    told.can_be_said()
    for say in map(texts_in, LOCALES):
        bare = [said for said in told.said(say) if re.search(r"\b(10|[2-9AJQK])[HDCS]\b", str(said))]
        assert bare == [], "a card is named by its sign, not by its id"


@pytest.mark.parametrize("locale", LOCALES)
def test_results_and_options_have_texts(locale):
    say = texts_in(locale)
    for reason in (
        "elimination", "double_ko", "stall", "stall_claim", "best_of_three", "agreement", "concession",
        "decision_limit",
    ):  # fmt: skip
        assert say.say(text_key("result", reason))
    for key in ("dn-options-quick-glass", "dn-options-quick-draft", "dn-options-stall"):
        assert say.say(key)


def test_french_reads_well():
    say = texts_in("fr")
    assert say.say("dn-option-spend-both", bought=1, hired=2) == "Acheter 1 carte et 2 nobles"
    assert say.say("dn-event-wound", names=NAMES, seat=1, noble="QH", was=0, wounds=1, limit=2) == (
        "D♥ de Bob subit une blessure : 0 → 1 sur 2."
    )
    assert say.say("dn-preview-expected", expected=14.5) == "force attendue 14,5"


def test_a_redirection_tells_what_is_left():
    s = scene("K♥ Q♠", "Q♥ J♠", other_resources=3, phase="announce").announce("K♥", "Q♥", (2, 3, 4))
    s.do("J♠")
    (told,) = s.events("redirect")
    assert told.facts["total"] == s.table.sides[YOU].resources == 1
