"""Two profiles of tests. `make test` proves everything once; `make deep` also runs the cases marked `deep`.

A case is deep if another one proves the same: a further seed, a further size, a further whole game. A
property that is deep alone would be proved once a night, so a plugin refuses it, unless `ALONE` says why.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
EVERYDAY = "not deep and not browser"
"""What pytest selects for `make test`; the browser has a process of its own."""
ALONE = {
    "tests/engines/lab/test_planted.py": "planted faults: hundreds of matches",
    "tests/engines/magic/cards/test_promise.py": "promise: whether a deed without effect would be found",
    "tests/engines/magic/players/test_balance.py": "balance: hundreds of matches",
    "tests/engines/magic/players/test_strength.py": "strength: a whole match of a player who searches",
    "tests/engines/neo_noble/players/test_balance.py": "balance: hundreds of matches",
    "tests/engines/noxtalia/players/test_balance.py": "balance: hundreds of matches",
    "tests/engines/test_equals.py": "balance: sixty matches of four",
}
"""Files with tests that are deep in all their cases, with the reason."""


def sampled(values: Iterable[Any], everyday: int = 1) -> list[Any]:
    """Return values of one argument: the first belong to every run, the others to `make deep`."""
    return [
        pytest.param(value, marks=[pytest.mark.deep] if number >= everyday else [])
        for number, value in enumerate(values)
    ]


def of_each_kind(
    cases: Iterable[tuple[Any, ...]], kind: Callable[..., Hashable], name: Callable[..., str]
) -> list[Any]:
    """Return cases of several arguments: the first of each kind for every run, the others for `make deep`.

    What is of one kind is proved by any of it.
    """
    seen: set[Hashable] = set()
    found: list[Any] = []
    for case in cases:
        marks = [pytest.mark.deep] if kind(*case) in seen else []
        seen.add(kind(*case))
        found.append(pytest.param(*case, marks=marks, id=name(*case)))
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse tests that no ordinary run would see; whoever picks single cases may pick deep ones."""
    picked = config.getoption("lf", False) or any("::" in argument for argument in config.args)
    faults = [] if picked else unseen({item.nodeid: item for item in items})
    if faults:
        raise pytest.UsageError(
            f"{', '.join(faults)}: all cases are deep, so `make test` proves nothing of this. "
            "Leave one case unmarked, or say in tests/profiles.py, ALONE, why all must wait for `make deep`."
        )


def unseen(items: dict[str, pytest.Item]) -> list[str]:
    """Return tests whose cases are all deep, though nothing says why; of several games each game's cases."""
    proves = {name: _property(name, item) for name, item in items.items()}
    everyday = {proves[name] for name, item in items.items() if item.get_closest_marker("deep") is None}
    return [
        " of ".join(each)
        for each in dict.fromkeys(proves.values())
        if each not in everyday and each[0].partition("::")[0] not in ALONE
    ]


def _property(name: str, item: pytest.Item) -> tuple[str, ...]:
    """Return what a case proves: its test and, where it is parametrised by games, the game."""
    function, _, _ = name.partition("[")
    callspec = getattr(item, "callspec", None)
    game = callspec.params.get("game") if callspec is not None else None
    return (function, str(getattr(game, "id", game))) if game is not None else (function,)
