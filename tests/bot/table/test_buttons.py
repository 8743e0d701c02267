"""Every button of a match is pressed in the simulated Discord."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.texts import texts_in

ROOT = Path(__file__).parents[3]


def labels() -> dict[str, str]:
    """What stands on the buttons of matches, by the names of their texts."""
    written = FluentParser().parse((ROOT / "bot/texts/en/common.ftl").read_text(encoding="utf-8"))
    keys = [each.id.name for each in written.body if isinstance(each, ftl.Message)]
    return {key: texts_in("en").say(key) for key in keys if key.startswith("button-")}


def unpressed(buttons: dict[str, str], tests: Iterable[Path]) -> set[str]:
    """The buttons that no test names, neither by label nor by verb."""
    source = "\n".join(test.read_text(encoding="utf-8") for test in tests)
    found: set[str] = set()
    for key, label in buttons.items():
        verb = key.removeprefix("button-").replace("-", "_")
        if not any(word in source for word in (f'"{label}"', f'"{verb}"', f"MatchVerb.{verb.upper()}")):
            found.add(key)
    return found


def test_every_button_of_a_match_is_pressed_by_a_test() -> None:
    assert len(labels()) > 10
    assert unpressed(labels(), (ROOT / "tests/e2e").glob("*.py")) == set(), "press it in tests/e2e"


def test_a_button_that_nobody_presses_is_found() -> None:
    later = labels() | {"button-dance": "Dance"}
    assert unpressed(later, (ROOT / "tests/e2e").glob("*.py")) == {"button-dance"}
