"""Whoever changes how a game is played is reminded of its `rules_version`."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.registry import GAMES
from tests.digests import digest, digests_of, file_of, reminder, written


def test_whatever_decides_how_cards_are_played_counts() -> None:
    digests = digests_of("magic")
    for folder in ("rules", "effects", "evaluation", "cards/keywords", "cards/starter"):
        assert any(file.startswith(f"{folder}/") for file in digests), folder


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_played_is_what_the_version_of_the_rules_says(game: str) -> None:
    digests = digests_of(game)
    assert any(file.startswith("rules") for file in digests), "rules lie in rules.py or in rules/"
    kept = file_of(game).read_text(encoding="utf-8")
    told = reminder(game, kept, GAMES[game].rules_version, digests)
    assert told is None, told


@pytest.mark.parametrize("game", ["magic", "neo_noble", "noxtalia", "soul_forger"])
def test_the_starter_set_counts(game: str) -> None:
    assert any(file.endswith(".yaml") for file in digests_of(game))


def test_a_change_reminds_by_the_file_and_says_what_to_do() -> None:
    kept = written(3, {"rules/battle.py": "1", "rules/end.py": "2"})
    assert reminder("chess", kept, 3, {"rules/battle.py": "1", "rules/end.py": "2"}) is None
    told = reminder("chess", kept, 3, {"rules/battle.py": "9", "rules/castling.py": "2"})
    assert told is not None
    assert told.startswith("chess: rules/battle.py, rules/castling.py, rules/end.py changed.")
    assert "raise rules_version" in told
    assert "`make digests`" in told
    told = reminder("chess", kept, 4, {"rules/battle.py": "9", "rules/end.py": "2"})
    assert told == "chess: rules_version is 4 now: write that down with `make digests`."


def test_comments_docstrings_and_lines_do_not_count_and_numbers_do(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"

    def said(text: str) -> str:
        file.write_text(text)
        return digest(file)

    once = said('"""A rule."""\n\ndef draws(): \n    """Say how many."""\n    return (1 +\n 1)\n')
    assert said('def draws(): return 1 + 1  # NN-7\n\nLATER = "x"\n') != once
    assert said("def draws(): return 1 + 1  # NN-7\n") == once
    assert said("def draws(): return 1 + 2\n") != once
