"""The pictures of the starter set: body, head, thing in hand, backdrop, view and light, dye, pose."""

from __future__ import annotations

from collections.abc import Mapping

STARTER: Mapping[str, str] = {}
