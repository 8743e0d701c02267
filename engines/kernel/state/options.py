"""What the options of every match share."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

BY_HOST: Final[dict[str, Any]] = {"by_host": True}
"""Marks, as `json_schema_extra`, an option that the host sets and people do not."""


LonePass: TypeAlias = Literal["bluff", "fast", "full"]
"""What becomes of a seat that has one answer only. `bluff`: the host gives it, at once where all can read
what is asked, else after as long as others think. `fast`: always at once, so that the time tells. `full`: the
seat is asked like any other."""


class Options(BaseModel):
    """The options of one match. A game derives its own; contradictions raise in validation."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    lone_pass: LonePass = "bluff"
    """What becomes of who has one answer only: no rule, but how the host asks."""


def is_by_host(field: FieldInfo) -> bool:
    """Tell whether the host sets this option, not people."""
    return field.json_schema_extra == BY_HOST
