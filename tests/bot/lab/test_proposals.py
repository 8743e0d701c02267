"""What is proposed is told in both languages, with lines that a pack takes as they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli.parser import main
from bot.lab.folder import REPORT
from bot.lab.proposals import pack_lines
from bot.lab.sheet import Wording
from bot.texts import LOCALES, Locale, texts_in
from engines.lab.playing import Arena
from engines.lab.proposals.numbers import changed
from engines.lab.proposals.search import NumberChange
from engines.lab.proposals.trials import card_of
from engines.registry import GAMES
from render.lab import draw_page
from tests.bot.lab.reports import PROPOSAL, with_proposals
from tests.bot.lab.reports import REPORT as PLAYED


def test_a_proposal_says_what_to_change_and_what_moves() -> None:
    said = Wording(with_proposals(PROPOSAL), texts_in("en")).proposals.sentences()
    assert [each.replace("\u00a0", " ") for each in said] == [
        "Deck 0 becomes fair with other numbers on Well-Digger: power from 9 to 3, cost from 2 to 3. "
        "It wins 51 % (41 to 61) of its matches. As printed, it wins 65 % (55 to 74) of the same deals. "
        "Against Deck 1: 50 % (40 to 60), before 70 % (60 to 78).",
        "These shares come from new deals. Herald changes nothing by itself.",
    ]


def test_where_no_number_helps_that_is_said() -> None:
    said = [*Wording(with_proposals(), texts_in("en")).proposals.sentences()]
    assert said[0] == (
        "No one or two numbers of these cards make Deck 0 fair: Well-Digger, Hedge Boar. "
        "Try another card, or one copy less."
    )
    assert [*Wording(PLAYED, texts_in("en")).proposals.sentences()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_shows_the_lines_to_copy(locale: Locale) -> None:
    page = draw_page(Wording(with_proposals(PROPOSAL), texts_in(locale)).sheet())
    assert "<pre>- id: well_digger\n  power: 3\n  cost: 3\n</pre>" in page
    assert page.count("<pre>") == page.count("</pre>") == 1


def test_the_report_for_machines_has_them() -> None:
    (found,) = json.loads(with_proposals(PROPOSAL).as_json())["proposals"]["underorchard"]["found"]
    assert found["changes"][0] == {"field": "power", "printed": 9, "proposed": 3}
    assert found["moved"][0]["deck"] == "fog_office"


@pytest.mark.parametrize(
    ("game", "card", "values"),
    [
        ("neo_noble", "seed_peddler", {"texts.0.do.0.number": 3, "cost": 1}),
        ("soul_forger", "fumarole_lancer", {"cost.1": 2, "on": 3}),
        ("noxtalia", "seve_claire", {"effects.0.do.0.value": 4}),
        ("magic", "gull_rider", {"pt.1": 4, "cost.0": 3}),
    ],
)
def test_lines_in_the_place_of_the_cards_own_make_the_proposed_card(
    game: str, card: str, values: dict[str, int]
) -> None:
    arena = Arena(GAMES[game])
    changes = tuple(NumberChange(field, 0, value) for field, value in values.items())
    (lines,) = yaml.safe_load(pack_lines(arena, PROPOSAL._replace(card=card, changes=changes)))
    found = card_of(arena, card)
    printed: dict[str, Any] = found.model_dump(mode="json", by_alias=True)
    assert type(found).model_validate(printed | lines) == changed(found, values)
    assert set(lines) == {"id", *(field.partition(".")[0] for field in values)}


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(("lab", *words, "--processes", "0"))
    out, err = capsys.readouterr()
    return code, out + err


def test_the_command_looks_for_numbers_and_goes_on_with_what_was_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """No deck is decided after 30 matches: nothing is looked for, and the run says so again."""
    there = tmp_path / "run"
    words = ("noxtalia", "--decks", "a,b", "--matches", "30", "--propose", "--out", str(there))
    code, out = told(capsys, *words)
    assert code == 0
    assert json.loads((there / REPORT).read_text())["proposals"] == {}
    assert told(capsys, "noxtalia", "--resume", str(there)) == (0, out)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("noxtalia", "--propose", "--seats", "3"), "need matches of 2 seats"),
        (("noxtalia", "--propose", "--decks", "a"), "--propose needs two decks"),
        (("dueling_nobles", "--propose"), "--propose needs two decks"),
    ],
)
def test_what_cannot_be_proposed_is_refused(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = told(capsys, *words)
    assert code != 0
    assert says in out
