import pytest

from bot.store import (
    AlreadyDone,
    CannotOpen,
    CannotRead,
    CannotWrite,
    Changed,
    Closed,
    Corrupt,
    InUse,
    NotADatabase,
    RestoreCutOff,
    StoreError,
    TooNew,
)
from bot.texts.texts import LOCALES, Locale, texts_in
from engines.kernel import Say

ERRORS = [
    AlreadyDone(what="seen_interactions.interaction_id"),
    CannotOpen(path="a.sqlite3", reason="no such folder"),
    CannotRead(reason="disk I/O error"),
    CannotWrite(reason="disk full"),
    Changed(),
    Closed(),
    Corrupt(path="a.sqlite3", reason="page 3"),
    InUse(path="a.sqlite3", holder="process 12"),
    NotADatabase(path="a.sqlite3"),
    RestoreCutOff(path="a.sqlite3", trace="a.sqlite3.restoring"),
    TooNew(path="a.sqlite3", found=3, known=2),
]


def test_every_error_is_listed():
    assert {type(error) for error in ERRORS} == set(StoreError.__subclasses__())


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.key)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_has_a_text_in_every_language(error: StoreError, locale: Locale):
    text = texts_in(locale).tell(Say(error.key, error.values))
    assert text.endswith(".")
    for name in ("path", "reason", "holder"):
        assert str(error.values.get(name, "")) in text
