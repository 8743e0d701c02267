"""Thirty faults, ten in each of three games."""

from __future__ import annotations

from tests.engines.lab.planting import Fault, Found, Misprint

STRONG: tuple[Found, ...] = ("too_strong", "strong")
POOR: tuple[Found, ...] = ("too_weak", "never_played", "dead_weight", "weak")
WEAK: tuple[Found, ...] = ("weak",)

NEO_NOBLE = (
    Fault("neo_noble", "underorchard", "power", "well_digger", {"power": 6}, STRONG),
    Fault("neo_noble", "fog_office", "power", "pale_cabman", {"power": 0}, POOR),
    Fault("neo_noble", "underorchard", "cost", "nurse_log", {"cost": 8}, POOR),
    Fault("neo_noble", "ash_exchange", "cost", "kiln_mother", {"cost": 0}, STRONG),
    Fault("neo_noble", "underorchard", "draws", "seed_peddler", {"texts.0.do.0.number": 4}, STRONG),
    Fault("neo_noble", "fog_office", "draws", "caught_breath", {"texts.0.do.0.number": 4}, STRONG),
    Fault("neo_noble", "ash_exchange", "text", "spark_jockey", {"texts": (), "behaviours": ()}, POOR),
    Fault("neo_noble", "fog_office", "text", "candle_for_the_absent", {"texts": ()}, POOR),
    Fault("neo_noble", "brass_stair", "plan", "costliest", {}, WEAK),
    Fault("neo_noble", "underorchard", "plan", "cheapest", {}, WEAK),
)
SOUL_FORGER = (
    Fault("soul_forger", "kilns", "power", "torchline_sergeant", {"on": 6, "off": 2}, STRONG),
    Fault("soul_forger", "locks", "power", "undertow_pike", {"on": 0, "off": 0}, POOR),
    Fault("soul_forger", "kilns", "cost", "fumarole_lancer", {"cost.1": 9}, POOR),
    Fault("soul_forger", "terraces", "cost", "landslip", {"cost": None}, STRONG),
    Fault("soul_forger", "kilns", "draws", "lucky_coin", {"abilities.0.do.0.number": 5}, STRONG),
    Fault("soul_forger", "terraces", "draws", "pilgrim_mule", {"abilities.0.do.0.number": 6}, STRONG),
    Fault("soul_forger", "terraces", "text", "landslip", {"abilities.0.targets.0.is.max_ronum": 0}, POOR),
    Fault("soul_forger", "locks", "text", "cold_current", {"abilities.0.targets.0.is.max_ronum": 0}, POOR),
    Fault("soul_forger", "kilns", "plan", "costliest", {}, WEAK),
    Fault("soul_forger", "locks", "plan", "cheapest", {}, WEAK),
)
NOXTALIA = (
    Fault("noxtalia", "a", "power", "glaciation", {"power": 18}, STRONG),
    Fault("noxtalia", "c", "power", "feu_de_midi", {"power": 0}, POOR),
    Fault("noxtalia", "b", "cost", "garde_blanche", {"cost": 8}, POOR),
    Fault("noxtalia", "b", "cost", "avalanche", {"cost": 0}, STRONG),
    Fault("noxtalia", "a", "draws", "courant_ascendant", {"effects.0.do.0.do.1.number": 6}, STRONG),
    Fault("noxtalia", "c", "draws", "pile_ou_foudre",
          {"effects.0.do.0.results.0.do.0.value": 9, "effects.0.do.0.results.1.do.0.value": 14}, STRONG),
    Fault("noxtalia", "b", "text", "seve_claire",
          {"effects.0.do.0.value": 0, "effects.1.do.0.value": 0}, POOR),
    Fault("noxtalia", "c", "text", "marque_de_suie",
          {"effects.0.do.0.value": 0, "effects.1.do.0.value": 0}, POOR),
    Fault("noxtalia", "c", "plan", "no attacks", {}, WEAK),
    Fault("noxtalia", "a", "plan", "cheapest", {}, WEAK),
)  # fmt: skip
FAULTS = (*NEO_NOBLE, *SOUL_FORGER, *NOXTALIA)

MISPRINTS = (
    Misprint("neo_noble", "underorchard", "well_digger", "power", 9),
    Misprint("neo_noble", "ash_exchange", "kiln_mother", "power", 12),
    Misprint("neo_noble", "underorchard", "hedge_boar", "power", 10),
    Misprint("neo_noble", "brass_stair", "votive_flame", "power", 8),
    Misprint("noxtalia", "a", "glaciation", "power", 36),
    Misprint("noxtalia", "b", "garde_blanche", "power", 24),
    Misprint("noxtalia", "c", "gros_dos", "power", 36),
    Misprint("soul_forger", "kilns", "torchline_sergeant", "on", 9),
    Misprint("soul_forger", "terraces", "gorge_ram", "on", 10),
    Misprint("soul_forger", "locks", "sluice_warden", "on", 10),
)
"""Numbers by which a deck is much too strong."""
