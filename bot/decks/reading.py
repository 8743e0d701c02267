"""Taking in card packs: whose game, what is wrong, in words."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, cast

from pydantic import ValidationError

from bot.texts import LOCALES, MissingText, Texts, texts_in
from bot.texts.sanitising import harmless, safe
from engines.kernel import CardPage, Collection, Game, Say
from engines.kernel.cards.packs import BadPack, Pack, Problem, located, read_pack
from engines.kernel.state.limits import CARD_CHARACTERS, PROBLEMS_TOLD
from engines.kernel.state.yaml_file import BadYaml, read_yaml
from engines.registry import GAMES


def collections() -> dict[str, Game[Any]]:
    """Return the games that have cards of their own."""
    return {name: game for name, game in GAMES.items() if game.collection is not None}


def collection_of(game: Game[Any]) -> Collection[Any]:
    """Return the cards of a game that has some."""
    assert game.collection is not None
    return game.collection


def read_any(text: str | bytes, source: str, packs: Sequence[Any] = ()) -> tuple[Game[Any], Pack]:
    """Read a pack of whichever game it names. Raises BadPack with everything that is wrong.

    `packs` are those of the same server, which its cards may build on.
    """
    game = _game_of(text, source)
    collection = collection_of(game)
    others = [other for other in packs if other.game == game.id]
    try:
        pack = read_pack(text, collection.pack, source)
    except BadPack as error:
        told = [*error.problems, *located(_of_the_rest(error, collection, others, text), text, source)]
        raise BadPack(told[:PROBLEMS_TOLD]) from error
    problems = collection.check(pack, [other for other in others if other.id != pack.id])
    if problems:
        raise BadPack(located(problems, text, source))
    return game, pack


def _of_the_rest(
    error: BadPack, collection: Collection[Any], others: Sequence[Any], text: str | bytes
) -> list[Problem]:
    """Return what is wrong with the cards that are well formed, where others are not: all of it is told.

    Nothing where it cannot be said which those are. What speaks of the others is left out.
    """
    wrong = {problem.card for problem in error.problems}
    if None in wrong:
        return []
    data = cast("dict[str, Any]", read_yaml(text)[0])
    rest = {name: _without(value, wrong) for name, value in data.items()}
    try:
        pack = collection.pack.model_validate(rest)
    except ValidationError:
        return []
    found = collection.check(pack, [other for other in others if other.id != pack.id])
    return [problem for problem in found if problem.reason.values.get("found") not in wrong]


def _without(value: Any, wrong: Container[str | None]) -> Any:
    """Return what stands in a field of a pack, a list without the entries of some ids."""
    if not isinstance(value, list):
        return value
    entries = cast("list[dict[str, Any]]", value)  # else it had been refused as a whole
    return [entry for entry in entries if entry.get("id") not in wrong]


def check_words(game: Game[Any], pack: Pack, packs: Sequence[Any], text: str | bytes, source: str) -> None:
    """Say every card of a pack in every language. Raises BadPack for what cannot be said, or is too long."""
    others = [other for other in packs if other.id != pack.id]
    problems: list[Problem] = []
    for page in collection_of(game).pages([*others, pack]).values():
        if page.pack == pack.id and (reason := _unsayable(page)) is not None:
            problems.append(Problem(source, None, page.id, "", reason))
    if problems:
        raise BadPack(located(problems, text, source))


def _unsayable(page: CardPage) -> Say | None:
    for locale in LOCALES:
        texts = texts_in(locale)
        try:
            words = "\n".join(texts.tell(line) for line in page.lines)
        except (MissingText, RecursionError):
            return Say("pack-unsayable")
        if len(words) > CARD_CHARACTERS:
            return Say("pack-text-long", {"most": CARD_CHARACTERS})
    return None


def _game_of(text: str | bytes, source: str) -> Game[Any]:
    try:
        data, _ = read_yaml(text)
    except BadYaml as error:
        raise BadPack([Problem(source, error.line, None, "", Say(error.reason, error.values))]) from error
    named = str(cast("dict[str, Any]", data).get("game", "")) if isinstance(data, dict) else ""
    game = collections().get(named)
    if game is None:
        known = ", ".join(sorted(collections()))
        reason = Say("pack-not-among", {"found": named[:40] or "-", "allowed": known})
        raise BadPack([Problem(source, 1, None, "game", reason)])
    return game


def in_lines(problems: Sequence[Problem], texts: Texts) -> list[str]:
    """Say each problem with file, line, card and field."""
    return [
        texts.say(
            "pack-place",
            file=problem.source,
            line=problem.line or 0,
            entry=safe(problem.card, 40) if problem.card else "none",
            field=safe(problem.field, 80) if problem.field else "none",
            reason=texts.tell(harmless(problem.reason)),
        )
        for problem in problems
    ]
