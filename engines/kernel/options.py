"""What the options of every match share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The options of one match. A game derives its own; contradictions raise in validation."""

    model_config = ConfigDict(frozen=True, extra="forbid")
