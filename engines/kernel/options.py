"""What the options of every match share."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo

BY_HOST: Final[dict[str, Any]] = {"by_host": True}
"""Marks, as `json_schema_extra`, an option that the host sets and people do not."""


class Options(BaseModel):
    """The options of one match. A game derives its own; contradictions raise in validation."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def is_by_host(field: FieldInfo) -> bool:
    """Tell whether the host sets this option, not people."""
    return field.json_schema_extra == BY_HOST
