"""Every sentence that a person reads, in English and French (Fluent resources beside this file)."""

from bot.texts.texts import LOCALES, Locale, MissingText, Texts, dashed, nearest_locale, texts_in

__all__ = ["LOCALES", "Locale", "MissingText", "Texts", "dashed", "nearest_locale", "texts_in"]
