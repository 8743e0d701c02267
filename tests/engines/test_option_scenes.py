"""Every option of every game is read where it is played, and chosen in a scene."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from pydantic import Field

import engines
from engines.kernel.state.options import Options, is_by_host
from engines.neo_noble.options import NeoNobleOptions
from engines.registry import GAMES

HERE, ROOT = Path(__file__).parent, Path(engines.__path__[0])
OF_EVERY_MATCH = frozenset(Options.model_fields)
"""What the rules do not look at, but the host: tests/e2e/test_spared.py tells of it."""


def untold(options: type[Options], tests: Iterable[Path]) -> set[str]:
    """The options that no test chooses, as `{"hand_limit": 4}` or `hand_limit=4`; a card's change is none.

    Nor is it a choice to write down what goes without saying.
    """
    usual = {name: options.model_fields[name].default for name in names(options)}
    chosen = {name for node in nodes(tests) for name, value in values(node) if usual.get(name) != value}
    return names(options) - chosen


UNKNOWN = object()
"""A value that is only known when the test runs: one of several, as a rule."""


def values(node: ast.AST) -> Iterator[tuple[str, object]]:
    """Yield what a dictionary or a call names, with the values."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant):
                yield str(key.value), value.value if isinstance(value, ast.Constant) else UNKNOWN
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg, node.value.value if isinstance(node.value, ast.Constant) else UNKNOWN


def unread(options: type[Options], rules: Iterable[Path]) -> set[str]:
    """The options that nothing reads as `options.name`, however it holds the options."""
    return names(options) - {
        node.attr
        for node in nodes(rules)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("options")
    }


def names(options: type[Options]) -> set[str]:
    own = {name for name, info in options.model_fields.items() if not is_by_host(info)}
    return own - OF_EVERY_MATCH


def nodes(files: Iterable[Path]) -> Iterator[ast.AST]:
    for file in files:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_chosen_in_a_scene(game: str) -> None:
    lacking = untold(GAMES[game].options, (HERE / game).rglob("test_*.py"))
    assert lacking == set(), f"play a scene with another value of it, in tests/engines/{game}/rules"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_read_by_its_game(game: str) -> None:
    lacking = unread(GAMES[game].options, (ROOT / game).rglob("*.py"))
    assert lacking == set(), "what does it change? Read it in the rules, or take it away"


def test_an_option_that_is_only_declared_is_found(tmp_path: Path) -> None:
    class Later(NeoNobleOptions):
        cards_of_focus: int = Field(default=1, ge=1, le=3)

    assert untold(Later, (HERE / "neo_noble").rglob("test_*.py")) == {"cards_of_focus"}
    assert unread(Later, (ROOT / "neo_noble").rglob("*.py")) == {"cards_of_focus"}
    (tmp_path / "test_cards.py").write_text('draws({"change": "cards_of_focus", "block_max": 2})', "utf-8")
    assert "cards_of_focus" in untold(Later, tmp_path.glob("*.py")), "a word of a card is no choice"
    assert "block_max" not in untold(Later, tmp_path.glob("*.py"))
    (tmp_path / "test_cards.py").write_text("Later(cards_of_focus=1)", "utf-8")
    assert "cards_of_focus" in untold(Later, tmp_path.glob("*.py")), "what goes without saying is no choice"
