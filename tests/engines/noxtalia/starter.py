"""The starter set, for tests."""

from __future__ import annotations

from pathlib import Path

import engines.noxtalia
from engines.kernel.cards.packs import read_pack
from engines.noxtalia.language.pack import Capacity, NoxtaliaPack, Spirit

FILE = Path(engines.noxtalia.__path__[0]) / "cards" / "starter" / "set.yaml"
SET = read_pack(FILE.read_bytes(), NoxtaliaPack, FILE.name)
ELEMENTS = {element.id: element for element in SET.elements}
SPIRITS = {spirit.id: spirit for spirit in SET.spirits}
CAPACITIES = {capacity.id: capacity for capacity in SET.capacities}
TEAMS = {team.id: team for team in SET.teams}


def base(spirit: Spirit) -> list[Capacity]:
    return [CAPACITIES[key] for key in spirit.base]


def deck(team: str) -> list[Capacity]:
    return [capacity for key in TEAMS[team].spirits for capacity in base(SPIRITS[key])]
