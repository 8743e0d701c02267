import re

import pytest

from bot.store import (
    AlreadyDone,
    BadAddress,
    CannotOpen,
    CannotRead,
    CannotWrite,
    Changed,
    ClockOff,
    Closed,
    CopyCutOff,
    CopyDiffers,
    Corrupt,
    InUse,
    Moved,
    NoDriver,
    NoSessions,
    NotADatabase,
    NotEmpty,
    NothingThere,
    OnlyFiles,
    OnlyServers,
    OtherBot,
    RestoreCutOff,
    SameDatabase,
    ShardsDiffer,
    SlotsDiffer,
    StoreError,
    StoreRefused,
    TooNew,
    TooOld,
    WrongLetters,
)
from bot.texts.texts import LOCALES, Locale, texts_in
from engines.kernel import Say

SERVER = "postgresql://herald@db/herald"
ERRORS = [
    AlreadyDone(what="seen_interactions.interaction_id"),
    BadAddress(),
    CannotOpen(path="a.sqlite3", reason="no such folder"),
    CannotRead(reason="disk I/O error"),
    CannotWrite(reason="disk full"),
    Changed(),
    Closed(),
    CopyCutOff(path=SERVER, source="a.sqlite3"),
    CopyDiffers(path=SERVER, table="matches"),
    Corrupt(path="a.sqlite3", reason="page 3"),
    InUse(path="a.sqlite3", holder="process 12"),
    Moved(path="a.sqlite3", to=SERVER),
    NoDriver(path=SERVER),
    NotADatabase(path="a.sqlite3"),
    NotADatabase(path=SERVER),
    NotEmpty(path=SERVER),
    NothingThere(path="a.sqlite3"),
    OnlyFiles(path=SERVER),
    OnlyServers(path="/x/herald.sqlite3"),
    SlotsDiffer(path=SERVER, found=4, wanted=2),
    ShardsDiffer(path=SERVER, found=8, wanted=4),
    ClockOff(path=SERVER, seconds=10),
    NoSessions(path=SERVER),
    OtherBot(path=SERVER),
    StoreRefused(path=SERVER, reason="no right to make tables"),
    RestoreCutOff(path="a.sqlite3", trace="a.sqlite3.restoring"),
    SameDatabase(path="a.sqlite3"),
    TooNew(path="a.sqlite3", found=3, known=2),
    TooOld(path=SERVER, found=14, wanted=15),
    WrongLetters(path=SERVER, encoding="LATIN1", collation="fr_FR"),
]


def test_every_error_is_listed():
    assert {type(error) for error in ERRORS} == set(StoreError.__subclasses__())


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.key)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_has_a_text_in_every_language(error: StoreError, locale: Locale):
    text = texts_in(locale).tell(Say(error.key, error.values))
    assert text.endswith(".")
    for name in ("path", "reason", "holder", "to", "source", "table"):
        assert str(error.values.get(name, "")) in text


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.key)
@pytest.mark.parametrize(("locale", "file"), [("en", r"\bfiles?\b"), ("fr", r"\bfichiers?\b")])
def test_a_database_of_a_server_is_called_no_file(error: StoreError, locale: Locale, file: str):
    named = [str(value) for value in error.values.values()]
    if SERVER not in named or isinstance(error, OnlyFiles | NoDriver):  # which tell of files on purpose
        return
    text = texts_in(locale).tell(Say(error.key, error.values))
    assert not re.search(file, text), text
