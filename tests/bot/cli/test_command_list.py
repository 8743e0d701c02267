"""The command tree keeps to Discord's limits in every language."""

from __future__ import annotations

from bot.cli.command_list import CHARACTERS, GLOBAL, all_commands, characters, is_typed, problems_of


async def test_commands_keep_to_the_limits() -> None:
    tree = await all_commands()
    names = (
        "play match matches stats away rules help about settings card cards deck tournament rank lfg "
        "learn puzzle privacy block moderate lab"
    )
    assert set(names.split()) == {command["name"] for command in tree if is_typed(command)}
    assert [command["name"] for command in tree if not is_typed(command)] == ["Block"]
    assert len(tree) <= GLOBAL
    for command in tree:
        assert problems_of(command) == []
        assert characters(command) <= CHARACTERS // 2, "half the room is kept for games to come"


async def test_names_and_descriptions_are_french_too() -> None:
    for command in await all_commands():
        pending = [command]
        while pending:
            part = pending.pop()
            if is_typed(command):
                assert part["description_localizations"]["fr"] != part["description"]
            assert "fr" in part["name_localizations"]
            pending += part.get("options") or []


def test_a_passed_limit_is_named() -> None:
    wide = {
        "name": "x",
        "description": "y",
        "options": [{"name": f"o{n}", "description": "z"} for n in range(26)],
    }
    assert any("more than 25" in problem for problem in problems_of(wide))
    assert any(
        "name that Discord refuses" in problem for problem in problems_of({"name": "Up", "description": "y"})
    )
    assert any("characters" in problem for problem in problems_of({"name": "x", "description": "y" * 9_000}))
