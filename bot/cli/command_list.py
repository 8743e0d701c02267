"""`commands`: the slash commands as Discord would get them, measured."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

import discord

from bot.app.client import all_commands

OPTIONS = 25
"""Options or sub-commands that one command may have."""
CHARACTERS = 8_000
"""Characters of names, descriptions and choices in one command, by its longest language."""
GLOBAL = 100
"""Slash commands that an application may have."""


def print_commands(chosen: argparse.Namespace) -> int:
    """Print every command with its size; exit code 1 when a limit is passed."""
    tree = asyncio.run(all_commands())
    for command in tree:
        name = f"/{command['name']}" if is_typed(command) else command["name"]
        print(f"{name}  ({characters(command)} of {CHARACTERS} characters)")
        for option in command.get("options", []):
            print(f"    {option['name']}: {option['description']}")
    typed = sum(map(is_typed, tree))
    print(f"{typed} of {GLOBAL} commands, {len(tree) - typed} in the menus of persons")
    problems = [problem for command in tree for problem in problems_of(command)]
    for problem in problems:
        print(problem)
    return 1 if problems or typed > GLOBAL else 0


def is_typed(command: dict[str, Any]) -> bool:
    """Tell whether a command is typed with a slash; another one stands in the menu of a person."""
    return command.get("type", 1) == discord.AppCommandType.chat_input.value


def characters(part: dict[str, Any]) -> int:
    """Count as Discord does: of each text the longest of its languages."""
    total = 0
    for key in ("name", "description"):
        total += max(map(len, _said(part, key)))
    for choice in _parts(part, "choices"):
        total += max(map(len, _said(choice, "name")))
        total += len(str(choice["value"]))
    return total + sum(characters(option) for option in _parts(part, "options"))


def _said(part: dict[str, Any], key: str) -> list[str]:
    """Return a text of a part of a command, in all languages."""
    others: dict[str, str] = part.get(f"{key}_localizations") or {}
    return [str(part.get(key, "")), *others.values()]


def _parts(part: dict[str, Any], key: str) -> list[dict[str, Any]]:
    return part.get(key) or []


def problems_of(command: dict[str, Any]) -> list[str]:
    """Name every limit of Discord that a command passes."""
    problems: list[str] = []
    if characters(command) > CHARACTERS:
        problems.append(f"/{command['name']} has {characters(command)} characters, more than {CHARACTERS}")
    if not is_typed(command):  # it has a name alone, of any letters
        return problems
    pending = [(command["name"], command)]
    while pending:
        path, part = pending.pop()
        options = _parts(part, "options")
        if len(options) > OPTIONS or len(_parts(part, "choices")) > OPTIONS:
            problems.append(f"/{path} has more than {OPTIONS} options or choices")
        for text in _said(part, "description"):
            if not 1 <= len(text) <= 100:
                problems.append(f"/{path} has a description of {len(text)} characters")
        for name in _said(part, "name"):
            if not 1 <= len(name) <= 32 or name != name.lower() or " " in name:
                problems.append(f"/{path} has a name that Discord refuses: {name}")
        pending += [(f"{path} {option['name']}", option) for option in options]
    return problems
