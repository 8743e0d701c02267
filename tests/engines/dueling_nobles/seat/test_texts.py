"""Every event, question, option and result can be said in both languages."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import bot.texts
from bot.texts import LOCALES, Texts, texts_in
from engines.dueling_nobles import NoblesOptions
from engines.dueling_nobles.seat.labels import text_key
from engines.dueling_nobles.seat.view import Phase
from engines.dueling_nobles.table.state import Table
from engines.kernel import Event, Match, Prompt, Say
from tests.engines.dueling_nobles.playing import answer_at_random, new_match, some_options
from tests.engines.dueling_nobles.scenes import NAMES, YOU, scene

FOLDER = Path(bot.texts.__file__).parent
BUTTON = 80
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


def say_event(say: Texts, event: Event, seat: int | None) -> str:
    key = text_key("event", event.kind)
    if seat in event.secret:
        key += "-own"
    return say.say(key, names=NAMES, **event.seen_by(seat))


def sayings(prompt: Prompt) -> list[Say]:
    said = [prompt.title]
    said += [prompt.default] if prompt.default else []
    for option in prompt.options:
        said += [part for part in (option.label, option.preview, option.refused) if part]
    return said


@dataclass
class Told:
    """All that was told and asked in some matches, each thing once."""

    events: dict[str, tuple[Event, int | None]] = field(default_factory=dict)
    sayings: dict[str, Say] = field(default_factory=dict)
    buttons: dict[str, Say] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    results: set[str] = field(default_factory=set)

    def add_prompt(self, prompt: Prompt) -> None:
        for option in prompt.options:
            self.groups.add(option.group)
            self.buttons[repr(option.label)] = option.label
        self.sayings.update((repr(said), said) for said in sayings(prompt))

    def add_events(self, match: Match[Table]) -> None:
        for event in match.events:
            assert not event.secret or event.kind in ("deal_nobles", "draw", "spade")
            for seat in (None, 0, 1):
                self.events[repr((event.kind, event.seen_by(seat), seat in event.secret))] = (event, seat)


def some_matches() -> Told:
    told = Told()
    for number in range(70):
        chance = Random(number)
        match = new_match(some_options(chance), f"texts {number}")
        while match.decisions and len(match.answers) < 120:
            for decision in match.decisions:
                told.kinds.add(decision.kind)
                told.add_prompt(match.prompt(decision.seat))
            answer_at_random(match, chance)
            if chance.random() < 0.05 and match.can_undo(match.answers[-1].seat):
                match.undo(match.answers[-1].seat)
        if match.decisions:
            match.concede(0)
        assert match.result is not None
        told.results.add(match.result.reason)
        told.add_events(match)
    rare = scene(resources=9, deck="", discard="3♣ 4♣").do("spend:1:0")
    told.add_events(rare.match)
    return told


def test_everything_that_happens_and_is_asked_can_be_said_in_both_languages():
    told = some_matches()
    assert {event.kind for event, _ in told.events.values()} == ALL_EVENTS
    assert told.kinds == ALL_KINDS
    for say in map(texts_in, LOCALES):
        for event, seat in told.events.values():
            assert say_event(say, event, seat)
        for said in told.sayings.values():
            assert say.tell(said, NAMES)
        for label in told.buttons.values():
            assert len(say.tell(label, NAMES)) <= BUTTON
        for group in told.groups:
            assert say.say(f"dn-group-{group}")
        for reason in told.results:
            assert say.say(text_key("result", reason))


@pytest.mark.parametrize("locale", LOCALES)
def test_phases_results_and_options_have_texts(locale):
    say = texts_in(locale)
    for phase in get_args(Phase):
        assert say.say(text_key("phase", phase))
    for reason in (
        "elimination", "double_ko", "stall", "stall_claim", "best_of_three", "agreement", "concession",
        "decision_limit",
    ):  # fmt: skip
        assert say.say(text_key("result", reason))
    for name, info in NoblesOptions.model_fields.items():
        key = text_key("options", name)
        assert say.say(key)
        help_line = say.say(f"{key}-help")
        assert re.search(r"DN-R\d+|H\d", help_line)
        for value in get_args(info.annotation):
            if isinstance(value, str):
                assert say.say(f"{key}-{value.replace('_', '-')}")
        house = "House rule" if locale == "en" else "Règle maison"
        assert (house in help_line) == bool(re.search(r"\bH\d", help_line))
    for key in ("dn-options-quick-glass", "dn-options-quick-draft", "dn-options-stall"):
        assert say.say(key)


def test_both_languages_hold_the_same_keys():
    keys: list[set[str]] = []
    for locale in LOCALES:
        source = (FOLDER / locale / "dueling_nobles.ftl").read_text("utf-8")
        keys.append(set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)))
    assert keys[0] == keys[1]


def test_french_spaces_do_not_break():
    source = (FOLDER / "fr" / "dueling_nobles.ftl").read_text("utf-8")
    for line in source.splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [:;!?]", line), line
            assert "'" not in line, line


def test_french_reads_well():
    say = texts_in("fr")
    assert say.say("dn-option-spend-both", bought=1, hired=2) == "Acheter 1 carte et 2 nobles"
    assert say.say("dn-event-wound", names=NAMES, seat=1, noble="QH", wounds=1, limit=2) == (
        "D♥ de Bob subit une blessure (1 sur 2)."
    )
    assert say.say("dn-preview-expected", expected=14.5) == "force attendue 14,5"


def test_a_redirection_tells_what_is_left():
    s = scene("K♥ Q♠", "Q♥ J♠", other_resources=3, phase="announce").announce("K♥", "Q♥", (2, 3, 4))
    s.do("J♠")
    (told,) = s.events("redirect")
    assert told.facts["total"] == s.table.sides[YOU].resources == 1
