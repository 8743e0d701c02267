"""`commands`: the slash commands as Discord would get them, measured."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

import discord
from discord.ext import commands

from bot.discord.client import EXTENSIONS, command_tree
from bot.texts.commands import CommandTexts

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
        print(f"/{command['name']}  ({characters(command)} of {CHARACTERS} characters)")
        for option in command.get("options", []):
            print(f"    {option['name']}: {option['description']}")
    print(f"{len(tree)} of {GLOBAL} commands")
    problems = [problem for command in tree for problem in problems_of(command)]
    for problem in problems:
        print(problem)
    return 1 if problems or len(tree) > GLOBAL else 0


async def all_commands() -> list[dict[str, Any]]:
    """Return the payloads of all commands, translations included, without a connection."""
    bot = commands.Bot(command_prefix=(), intents=discord.Intents.none(), help_command=None)
    await bot.tree.set_translator(CommandTexts())
    for extension in EXTENSIONS:
        await bot.load_extension(extension)
    return await command_tree(bot)


def characters(part: dict[str, Any]) -> int:
    """Count as Discord does: of each text the longest of its languages."""
    total = 0
    for key in ("name", "description"):
        texts = [str(part.get(key, "")), *(part.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    for choice in part.get("choices") or []:
        total += max(map(len, [choice["name"], *(choice.get("name_localizations") or {}).values()]))
        total += len(str(choice["value"]))
    return total + sum(characters(option) for option in part.get("options") or [])


def problems_of(command: dict[str, Any]) -> list[str]:
    """Name every limit of Discord that a command passes."""
    problems: list[str] = []
    if characters(command) > CHARACTERS:
        problems.append(f"/{command['name']} has {characters(command)} characters, more than {CHARACTERS}")
    pending = [(command["name"], command)]
    while pending:
        path, part = pending.pop()
        options = part.get("options") or []
        if len(options) > OPTIONS or len(part.get("choices") or []) > OPTIONS:
            problems.append(f"/{path} has more than {OPTIONS} options or choices")
        for text in [part.get("description", ""), *(part.get("description_localizations") or {}).values()]:
            if not 1 <= len(text) <= 100:
                problems.append(f"/{path} has a description of {len(text)} characters")
        for name in [part["name"], *(part.get("name_localizations") or {}).values()]:
            if not 1 <= len(name) <= 32 or name != name.lower() or " " in name:
                problems.append(f"/{path} has a name that Discord refuses: {name}")
        pending += [(f"{path} {option['name']}", option) for option in options]
    return problems
