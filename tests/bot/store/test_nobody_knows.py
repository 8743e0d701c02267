"""Which database it is, the store alone knows."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
KNOWING = re.compile(
    r"\b(?:import|from) (?:sqlite3|aiosqlite|psycopg\w*)\b|store\.(?:sqlite|postgres)\b|is_server"
)


def test_no_file_outside_the_store_knows_which_database_it_is():
    files = [
        path
        for layer in ("bot", "cogs", "render", "engines")
        for path in (ROOT / layer).rglob("*.py")
        if not path.is_relative_to(ROOT / "bot" / "store")
    ]
    assert len(files) > 500
    assert [str(path) for path in files if KNOWING.search(path.read_text(encoding="utf-8"))] == []


def test_the_subjects_do_not_know_it_either():
    folders = [path for path in (ROOT / "bot" / "store").iterdir() if path.is_dir()]
    subjects = [path for path in folders if path.name not in ("sqlite", "postgres", "__pycache__")]
    files = [path for folder in subjects for path in folder.rglob("*.py")]
    assert len(files) > 20
    assert [str(path) for path in files if KNOWING.search(path.read_text(encoding="utf-8"))] == []
