"""What strangers send to every door: valid, nearly valid, hostile. Made from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.decks.reading import collection_of, collections
from engines.kernel.cards.decks import write_deck
from engines.kernel.state.limits import PACK_BYTES, PACK_DEPTH

ROOT = Path(__file__).parents[2]
FIRST = {"soul_forger": "air", "magic": "cinder_fen"}
"""The file of a starter set that has several, where it is not called `set`."""
STARTERS = {
    game: (ROOT / f"engines/{game}/cards/starter/{FIRST.get(game, 'set')}.yaml").read_text("utf-8")
    for game in collections()
}

ODD_WORDS = (
    "[free](https://evil.example)", "**bold**", "<@1>", "@everyone", "\u202etxt.exe", "a\u200bb",
    "Z" + "\u0300" * 50, "Сорс",
    "~", "null", "007", "1e999", "9" * 400, "-1", "x" * 3_000, "{}", "[]", "", "é", "\U0001f600",
    "__class__", "../../etc/passwd", "%s%n", "\x00", "true",
)  # fmt: skip

HEADS = {
    "noxtalia": "game: noxtalia\nid: strange\nname: {en: Strange, fr: Étrange}\nversion: 1\n",
    "neo_noble": "game: neo_noble\nid: strange\nname: {en: Strange, fr: Étrange}\nversion: 1\n",
    "soul_forger": (
        "game: soul_forger\nid: strange\nname: {en: Strange, fr: Étrange}\nversion: 1\n"
        "author: Somebody\nlicence: MIT\n"
    ),
    "magic": "game: magic\nid: strange\nname: {en: Strange, fr: Étrange}\nversion: 1\n",
}

CARD = {
    "noxtalia": """\
capacities:
- id: strange_one
  name: {en: Strange One, fr: Étrange}
  element: cendre
  type: attack
  cost: 2
  power: 7
  effects: [{do: [%s]}]
""",
    "neo_noble": """\
spirits:
- id: strange_one
  name: {en: Strange One, fr: Étrange}
  type: errant
  fate: heavenbound
  cost: 1
  power: 2
  resolve: 1
  texts: [{type: on_summon, do: [%s]}]
""",
    "soul_forger": """\
cards:
- id: strange_one
  name: {en: Strange One, fr: Étrange}
  type: creature
  ronum: 1
  on: 1
  off: 0
  endurance: 1
  abilities: [{when: {event: entered, this: true}, do: [%s]}]
""",
    "magic": """\
cards:
- id: strange_one
  name: {en: Strange One, fr: Étrange}
  cost: "1 G"
  types: {card: [creature], sub: [bear]}
  pt: [2, 2]
  abilities: [{type: triggered, when: {event: enters, this: true}, do: [%s]}]
""",
}


def pack(seed: int) -> bytes:
    """Return a card pack: a third sound, a third spoilt in a few places, a third made to hurt."""
    chance = Random(seed)
    game = chance.choice(sorted(STARTERS))
    kind = chance.choice(("valid", "nearly", "hostile"))
    if kind == "hostile":
        return chance.choice(_HOSTILE_PACKS)(game, chance)
    text = HEADS[game] + CARD[game] % _action(game, chance)
    return (
        text.encode() if kind == "valid" else _spoilt(chance.choice((text, STARTERS[game])), chance).encode()
    )


def _action(game: str, chance: Random) -> str:
    number = chance.randrange(1, 4)
    if game == "noxtalia":
        return f"{{action: heal, who: {{pick: chosen, side: ally}}, value: {number}}}"
    return f"{{action: draw, number: {number}}}"


def _spoilt(text: str, chance: Random) -> str:
    """Return a text with a few lines lost, moved or with another word in them."""
    lines = text.split("\n")
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(chance.randrange(len(lines)), lines[place])
            case 2:
                before, sign, _after = lines[place].partition(": ")
                lines[place] = f"{before}{sign}{chance.choice(ODD_WORDS)}"
            case _:
                lines[place] = " " * chance.randrange(8) + lines[place]
        lines = lines or [""]
    return "\n".join(lines)


def _deep(game: str, chance: Random) -> bytes:
    depth = chance.choice((PACK_DEPTH - 2, PACK_DEPTH + 2, 5_000))
    return f"{HEADS[game]}spirits: {'[' * depth}{']' * depth}".encode()


def _many_faults(game: str, chance: Random) -> bytes:
    card = chance.choice(("- {a: 1, b: 2}", "- 1", "- {id: x, texts: [{do: 1}]}", "- [[[]]]"))
    return (HEADS[game] + "spirits:\n" + "\n".join([card] * chance.randrange(400, 9_000))).encode()


def _many_fields(game: str, chance: Random) -> bytes:
    return (HEADS[game] + "\n".join(f"k{number}: 1" for number in range(13_000))).encode()


def _nested_actions(game: str, chance: Random) -> bytes:
    """Actions within choices within choices: short to write, long to say."""
    action, wide, deep = _action(game, chance), chance.randrange(2, 5), chance.randrange(1, 6)
    for _ in range(deep):
        action = f"{{action: choose_one, modes: [{', '.join([f'{{do: [{action}]}}'] * wide)}]}}"
        if len(action) > PACK_BYTES:
            break
    return (HEADS[game] + CARD[game] % action).encode()


def _nested_counts(game: str, chance: Random) -> bytes:
    number = "9"
    for _ in range(chance.randrange(1, 12)):
        number = f"{{calc: product, parts: [{number}, {number}]}}" if len(number) < 30_000 else number
    return (HEADS[game] + CARD[game] % f"{{action: draw, number: {number}}}").encode()


def _tricks(game: str, chance: Random) -> bytes:
    trick = chance.choice(
        (
            "a: &x [1]\nb: [*x, *x]", "a: !!python/object/apply:os.system [true]", "\t- x", "? [1]\n: 2",
            "%YAML 9.9",
            "a: 1\na: 2", "--- 1\n--- 2", "<<: {a: 1}", "a: |\n" + " x\n" * 9_000,
            "'" * 20_000, '"\\' * 9_000, "#" * 90_000,
            "- " * 3_000, "? " * 3_000, "{" * 9_000, "a: " + "b: " * 9_000,
        )
    )  # fmt: skip
    return (HEADS[game] + trick).encode()


def _noise(game: str, chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(1, 5_000))


def _odd_names(game: str, chance: Random) -> bytes:
    text = HEADS[game] + CARD[game] % _action(game, chance)
    return text.replace("en: Strange One", f"en: {json.dumps(chance.choice(ODD_WORDS))}").encode()


_HOSTILE_PACKS: tuple[Callable[[str, Random], bytes], ...] = (
    _deep, _many_faults, _many_fields, _nested_actions, _nested_counts, _tricks, _noise, _odd_names,
)  # fmt: skip


def deck(seed: int) -> str:
    """Return a deck as text: ready-made, misspelt, or made to hurt."""
    chance = Random(seed)
    game = collections()[chance.choice(sorted(STARTERS))]
    collection = collection_of(game)
    ready = chance.choice(list(collection.ready_made(()).values())).deck
    cards = {key: page.name for key, page in collection.pages(()).items()}
    text = write_deck(ready, collection.headings(()), cards, chance.choice(("en", "fr")))
    match chance.choice(("valid", "nearly", "hostile")):
        case "valid":
            return chance.choice((text, ready.model_dump_json()))
        case "nearly":
            return _misspelt(text, chance)
        case _:
            return chance.choice(_HOSTILE_DECKS)(chance)


def _misspelt(text: str, chance: Random) -> str:
    signs = list(text)
    for _ in range(chance.randrange(1, 20)):
        signs[chance.randrange(len(signs))] = chance.choice("abcxyzéÀ *-:#0123456789\n\u200b\u202e")
    return "".join(signs)


_HOSTILE_DECKS: tuple[Callable[[Random], str], ...] = (
    lambda chance: "a" + " " * 11_990 + "b",
    lambda chance: "\n".join(f"- {chance.choice(ODD_WORDS)[:20]}{number}" for number in range(800)),
    lambda chance: "1 " * 6_000,
    lambda chance: "x" * 200_000,
    lambda chance: "{" * 10_000,
    lambda chance: '{"game": "noxtalia", "name": "x", "sections": ' + "[" * 5_000,
    lambda chance: json.dumps({"game": "noxtalia", "name": chance.choice(ODD_WORDS), "sections": []}),
    lambda chance: "# " + chance.choice(ODD_WORDS) + "\n" + chance.choice(ODD_WORDS),
    lambda chance: "é" * 11_000,
    lambda chance: ":" * 11_000 + "\n" + "- 99 x" * 900,
)


def record(seed: int, sound: bytes) -> bytes:
    """Return a match's record: as it was, changed in one place, or made to hurt. `sound` is a whole one."""
    chance = Random(seed)
    data = json.loads(sound)
    match chance.choice(("valid", "nearly", "hostile")):
        case "valid":
            return sound
        case "nearly":
            _change(data, chance)
            return json.dumps(data).encode()
        case _:
            return chance.choice(_HOSTILE_RECORDS)(data, chance)


def _change(data: dict[str, Any], chance: Random) -> None:
    """Change one value somewhere."""
    held: Any = data
    while True:
        key: Any = chance.choice(list(held)) if isinstance(held, dict) else chance.randrange(len(held))
        inner = held[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.9:
            held = inner
            continue
        held[key] = chance.choice([None, -1, 99, 10**30, "x", [], {}, [["x"]], True, 1.5, "9" * 300])
        return


def _long(data: dict[str, Any], chance: Random) -> bytes:
    data["answers"] = data["answers"][:1] * 60_000
    return json.dumps(data).encode()


def _huge_options(data: dict[str, Any], chance: Random) -> bytes:
    data["options"] = {"cards": {"game": "neo_noble", "spirits": [{}] * 50_000}}
    return json.dumps(data).encode()


_HOSTILE_RECORDS: tuple[Callable[[dict[str, Any], Random], bytes], ...] = (
    _long, _huge_options,
    lambda data, chance: b"[" * 500_000,
    lambda data, chance: b'{"a":' * 100_000,
    lambda data, chance: b"9" * 1_500_000,
    lambda data, chance: chance.randbytes(9_999),
    lambda data, chance: b"null",
    lambda data, chance: b'{"format": "herald-record-1"}',
    lambda data, chance: json.dumps({**data, "seats": 16, "seed": "x" * 10**6}).encode(),
)  # fmt: skip
