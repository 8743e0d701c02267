from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tournaments.course.scene import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = await Hall(tmp_path).open()
    yield hall
    await hall.close()
