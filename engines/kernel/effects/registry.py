"""The registry of effects: each action that a language's texts may name has one handler."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from engines.kernel.effects.exhaustiveness import complete

H = TypeVar("H", bound=Callable[..., Any])


class EffectRegistry(dict[type[Any], H]):
    """Handlers by the models of their actions, looked up as in any dict.

    Rules look up in it what handlers do; handlers import those rules, so the game fills it when it is loaded.
    """

    def fill(self, union: Any, *tables: Mapping[type[Any], H], apart: Collection[type[Any]] = ()) -> None:
        """Register the handlers of all actions of a language; those `apart` are done in a way of their own.

        Raises TypeError with the names of actions that have no handler or two, and registers nothing then.
        """
        complete(union, self, *tables, apart)
        for table in tables:
            self.update(table)
