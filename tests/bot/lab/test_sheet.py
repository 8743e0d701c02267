"""A report says what was found, in both languages, and holds nothing that could do anything."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from bot.lab.earlier import EarlierReport
from bot.lab.report import Report
from bot.lab.sheet import Wording
from bot.texts import LOCALES, Locale, texts_in
from engines.kernel.cards.packs import Name
from engines.lab.confirming import Confirmed, ConfirmedCard
from engines.lab.counting import Sums
from engines.lab.figures import figures
from engines.lab.intervals import share
from engines.lab.playing import ENDLESS
from engines.lab.runs import Findings
from engines.lab.sequential import Fairness
from render.lab import draw_page
from tests.bot.lab.reports import NEVER, REPORT, RUN, STRONG, earlier, report


def test_verdicts_are_sentences_that_name_the_card_its_deck_and_the_evidence() -> None:
    said = [*Wording(REPORT, texts_in("en")).verdicts()]
    names = {key: name.en for key, name in RUN.card_names().items()}
    (strong,) = [each for each in said if each.startswith(f"{names[STRONG]} looks too strong in")]
    assert re.search(r"among the first 5 cards wins \d+ more matches of 100\.", strong)
    (never,) = [each for each in said if each.startswith(f"{names[NEVER]} is never played")]
    assert "used it in 0 % of " in never
    assert sum("It wins" in each for each in said) == 4


def test_where_nothing_is_wrong_that_is_said() -> None:
    said = [*Wording(report(matches=4), texts_in("en")).verdicts()]
    assert said[-1] == "No card is clearly too strong, too weak or unused."


def test_matches_without_end_come_first() -> None:
    sums = Sums({"reason|endless": 2, "reason|reaped": 8, "endless|1/a-b/3|a|b": 1, "rounds|9": 10})
    found = figures(sums, {})
    endless = Report(RUN, Findings(found, [], {}))
    said = [*Wording(endless, texts_in("en")).verdicts()]
    assert said[0].startswith("20 % (6 to 51) of matches came to no end of their own.")
    assert "1/a-b/3|a|b" in said[0]
    assert ENDLESS in found.play.reasons


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_is_small_and_has_no_script_link_or_picture_from_elsewhere(locale: Locale) -> None:
    page = draw_page(Wording(REPORT, texts_in(locale)).sheet())
    assert len(page.encode()) < 300_000
    assert "Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"" in page
    assert not re.search(
        r"<(script|link|img|a|iframe|object|form|foreignObject)\b|\bon\w+=|url\(|https?:", page
    )
    assert f'<html lang="{locale}">' in page
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert parser.headings == ["h1", *["h2"] * (len(parser.headings) - 1)]
    assert parser.unscoped == 0
    assert re.findall("</svg>(?!<small><bdi>[^<])", page) == [], "a picture that no words beside it tell"


class Balanced(HTMLParser):
    """Notes elements that are not closed, headings in order, and those of tables for no row or column."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.unscoped = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        if tag in ("h1", "h2"):
            self.headings.append(tag)
        if tag == "th" and dict(attrs).get("scope") not in ("row", "col"):
            self.unscoped += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element that is closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_names_cannot_be_markup_and_do_not_turn_words_around() -> None:
    wild = Name.model_construct(en='<script>&"x" שלום', fr="<b>")
    run = RUN.model_copy(update={"names": {**RUN.names, "underorchard": wild}})
    page = draw_page(Wording(report(run, matches=100), texts_in("en")).sheet())
    assert "<script>" not in page
    assert "<bdi>&lt;script&gt;&amp;&quot;x&quot; שלום</bdi>" in page


def test_the_report_for_machines_has_count_and_interval_of_each_figure() -> None:
    data = json.loads(REPORT.as_json())
    assert data["decks"][0]["won"].keys() == {"value", "cases", "low", "high"}
    assert data["cards"][0]["early"].keys() == {"value", "cases", "low", "high", "z", "p"}
    assert data["cards"][0]["worth"] is None
    assert data["play"]["matches"] == 1_200
    assert "NaN" not in REPORT.as_json()
    assert report().as_json() == REPORT.as_json()


@pytest.mark.parametrize(
    ("decided", "words"),
    [("fair", "is fair"), (None, "is undecided"), ("strong", "a little strong"), ("weak", "weak")],
)
def test_a_deck_has_its_sentence(decided: Fairness | None, words: str) -> None:
    said = [*Wording(report(decided=decided, matches=300), texts_in("en")).verdicts()]
    assert any(words in each for each in said)


@pytest.mark.parametrize(
    ("says", "words"),
    [
        ("weak", "It is the same at the level “medium”: 40 % (31 to 50)."),
        ("strong", "At the level “medium” it wins 40 % (31 to 50). So this depends on the player."),
        (None, "At the level “medium” it wins 40 % (31 to 50), which decides nothing yet."),
    ],
)
def test_what_another_level_says_of_a_deck_follows_its_sentence(says: Fairness | None, words: str) -> None:
    first = report(RUN.model_copy(update={"confirm": "medium"}), decided="weak", matches=300)
    confirmed = {"underorchard": Confirmed(says, share(40, 100))}
    found = Report(first.setup, first.findings._replace(confirmed=confirmed))
    said = [*Wording(found, texts_in("en")).verdicts()]
    assert said[0].endswith(f"of its matches. {words}")
    assert sum("medium" in each for each in said) == 1
    assert json.loads(found.as_json())["decks"][0]["confirmed"]["what"] == says


@pytest.mark.parametrize(
    ("agrees", "words"),
    [
        (True, "It is the same at the level “medium”."),
        (False, "It is not so at the level “medium”. So this depends on the player. "
                "There it is played in 40 % of 100 matches with it."),
        (None, "The level “medium” decides nothing yet."),
    ],
)  # fmt: skip
def test_what_another_level_says_of_a_card_follows_its_verdict(agrees: bool | None, words: str) -> None:
    first = report(RUN.model_copy(update={"confirm": "medium"}))
    (never,) = [each for each in first.findings.verdicts if each.card == NEVER]
    confirmed = (ConfirmedCard(never, agrees, share(40, 100)),)
    found = Report(first.setup, first.findings._replace(cards_confirmed=confirmed))
    said = [each.replace("\u00a0", " ") for each in Wording(found, texts_in("en")).verdicts()]
    assert sum(each.endswith(words) for each in said) == 1
    assert sum("medium" in each for each in said) == 1
    assert json.loads(found.as_json())["verdicts_confirmed"][0]["agrees"] is agrees


def changed_since(before: EarlierReport) -> list[str]:
    return [*Wording(REPORT, texts_in("en"), before).changes()]


def test_what_has_changed_since_an_earlier_report_is_told_where_it_is_more_than_chance() -> None:
    assert [*Wording(REPORT, texts_in("en")).changes()] == []
    assert changed_since(earlier()) == ["Nothing has changed beyond chance since the earlier report."]
    data = json.loads(REPORT.as_json())
    now = data["decks"][0]["won"]["value"]
    for off, told in ((0.02, 0), (0.30, 1)):
        share = {"value": now - off, "cases": 600, "low": now - off - 0.04, "high": now - off + 0.04}
        decks = [data["decks"][0] | {"won": share}, *data["decks"][1:]]
        said = changed_since(earlier(decks=decks))
        assert sum("now wins" in each for each in said) == told


def test_verdicts_that_came_and_went_are_told() -> None:
    names = {key: name.en for key, name in RUN.card_names().items()}
    gone = {"kind": "too_weak", "deck": "fog_office", "card": "fog_warden", "by": "early"}
    missing = gone | {"card": "taken_out"}
    said = changed_since(earlier(verdicts=[gone, missing]))
    assert f"{names['fog_warden']} in Deck 1 has no verdict any longer." in said
    assert f"{names[STRONG]} in Deck 0 has a verdict now, and had none before." in said
    assert not any("taken_out" in each for each in said)
    page = draw_page(Wording(REPORT, texts_in("en"), earlier()).sheet())
    assert "Changes since the earlier report" in page
