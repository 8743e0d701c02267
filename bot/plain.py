"""What comes back from workers is plain data: one that a stranger's file has taken over can lie, and no more.

The libraries send pickles, and a pickle may call whatever it names. Here it may name the classes below alone,
and gets what stands in for each: no function runs that is not meant to, and nothing changes that all share.

Nothing heavy is imported: the process of which workers are forks begins before all that.
"""

from __future__ import annotations

import pickle  # nosec B403
import sys
from collections.abc import Callable
from concurrent.futures import process as executors
from enum import Enum
from functools import cache, partial
from io import BytesIO
from multiprocessing.reduction import ForkingPickler
from typing import Any

from pebble.common.types import RemoteException

_KNOWN = frozenset({
    "bot.competition.state.Outcome",
    "bot.competition.state.Score",
    "bot.competition.state.SeatSource",
    "bot.competition.state.TournamentTable",
    "bot.decks.pictures.BadPicture",
    "bot.decks.pictures.BadPictures",
    "bot.decks.shelf.Parts",
    "bot.decks.shelf.Shelf",
    "bot.lab.hosted.apart.PlayedPiece",
    "bot.lab.hosted.apart.ToldRun",
    "bot.lab.hosted.apart.WatchedMoment",
    "bot.lab.hosted.preparing.Prepared",
    "bot.matches.postgame.branch.Branch",
    "bot.matches.postgame.records.Replayed",
    "bot.matches.postgame.reel.Reel",
    "bot.matches.postgame.reel.Shot",
    "bot.matches.postgame.replays.Moment",
    "bot.matches.postgame.review.ReviewPart",
    "bot.matches.postgame.review.Slip",
    "bot.matches.postgame.summary.Best",
    "bot.matches.postgame.summary.Summary",
    "bot.real.imported.CardNews",
    "bot.real.imported.Imported",
    "bot.store.lab.runs.PackMark",
    "bot.store.matches.moves.NumberedAnswer",
    "render.lab.sheets.LabPicture",
    "render.lab.sheets.Matrix",
    "render.lab.sheets.RangeLine",
    "render.lab.sheets.ReportRow",
    "render.lab.sheets.ReportTable",
    "render.lab.sheets.ShareBar",
    "render.process.worker.RenderedPicture",
})  # fmt: skip
"""What workers answer, beside errors of the language and data of `engines`, which reach no disk or net."""
_WRAPPERS = frozenset({
    "concurrent.futures.process._ResultItem",
    "pebble.common.types.Result",
    "pebble.pool.process.Acknowledgement",
    "pebble.pool.process.TaskProblem",
    "pebble.pool.process.TaskResult",
})  # fmt: skip
"""What the libraries put answers in."""


_REMOTE: Any = RemoteException


class NotPlain(pickle.PicklingError):
    """A process has sent something else than plain data: it may be in other hands."""


class _Sealed(type):
    """What stands in for a class, or a function, makes the same and takes no change for it."""

    def __setattr__(cls, name: str, value: Any) -> None:
        raise NotPlain(f"it would change {cls.__name__}")


class _Reader(pickle.Unpickler):
    def find_class(self, module_name: str, global_name: str, /) -> Any:
        return _stand_in(module_name, global_name)


def read(parcel: Any) -> Any:
    """Return what a worker has sent. Raises NotPlain, whatever is wrong with it."""
    try:
        return _Reader(BytesIO(parcel)).load()
    except NotPlain:
        raise
    except Exception as error:  # what is damaged may lead to any
        raise NotPlain(f"it cannot be read: {error!r}") from error


def receive_plain_data() -> None:
    """Let the libraries read in this way whatever this process receives."""
    ForkingPickler.loads = read  # type: ignore[assignment]  # pyright takes it for a method


@cache
def _stand_in(module: str, name: str) -> type:
    """Return what makes the things of this name. Raises NotPlain where a worker has none to send."""
    make = _CALLED.get(f"{module}.{name}")
    model = None if make else _class(module, name)
    made = make or _maker(model)

    def new(_cls: type, *values: Any) -> Any:
        return made(*values)

    return _Sealed(name, (), {"__slots__": (), "__new__": new, "stands_for": model})


def _class(module: str, name: str) -> type:
    path = f"{module}.{name}"
    found: Any = vars(sys.modules[module]).get(name) if module in sys.modules else None
    if isinstance(found, type) and found.__module__ == module:
        is_ours = module == "builtins" or module.startswith("engines.") or path in _KNOWN
        if path in _WRAPPERS or (is_ours and _is_data(found)):
            return found
    raise NotPlain(f"{path} is no plain data")


def _is_data(found: type) -> bool:
    """Tell whether it is an error, a constant, a named tuple, a data class, or a model of pydantic.

    Pydantic is not imported for this. What can be called is none: a parcel could call it.
    """
    has = dir(found)
    is_data = any(mark in has for mark in ("_fields", "__dataclass_fields__", "__pydantic_validator__"))
    return (is_data or issubclass(found, Exception | Enum)) and "__call__" not in has


def _maker(found: Any) -> Callable[..., Any]:
    """Return how a class makes what is still empty: of data not even the constructor runs."""
    if issubclass(found, Enum):
        found.__setstate__ = _refuse  # type: ignore[attr-defined]
    return found if issubclass(found, Exception | Enum) else partial(found.__new__, found)


def _refuse(constant: Any, _state: Any) -> None:
    raise NotPlain(f"it would change {constant!r}")


def _opened_pack(stand_in: Any, parcel: bytes) -> Any:
    """Return the pack in a parcel: it is read and checked, as packs are."""
    packs: Any = sys.modules["engines.kernel.cards.packs"]
    if not issubclass(stand_in.stands_for, packs.Pack):
        raise NotPlain(f"{stand_in.__name__} is no pack")
    return packs.opened(stand_in.stands_for, parcel)


def _raised(join: Callable[[Any, str], Any], error: Any, traceback: Any) -> Any:
    """Return an error together with where it was raised, as a library joins them."""
    if not isinstance(error, Exception) or not isinstance(traceback, str):
        raise NotPlain("it is no error")
    return join(error, traceback)


_CALLED: dict[str, Callable[..., Any]] = {
    "_pickle.PicklingError": pickle.PicklingError,
    "concurrent.futures.process._rebuild_exc": partial(_raised, vars(executors)["_rebuild_exc"]),
    "engines.kernel.cards.packs.opened": _opened_pack,
    "pebble.common.types.RemoteException.rebuild_exception": partial(_raised, _REMOTE.rebuild_exception),
    "pebble.common.types.ResultStatus": int,  # alike, and no constant that all share
}
"""What is called, and what is called in its place."""
