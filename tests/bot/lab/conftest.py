"""What all tests of reports share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.lab import metagame


@pytest.fixture(autouse=True, scope="module")
def _few_bootstraps() -> Iterator[None]:
    """Reckon the interval of a mixture from few samples: that is half of what a report takes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metagame, "BOOTSTRAPS", 20)
        yield
