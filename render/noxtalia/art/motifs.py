"""Which illustration is on which capacity; cards of other packs get one by their kind and id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from render.drawing.pen import Pen
from render.drawing.tones import Tint, number_of
from render.noxtalia.art import motifs_cold as cold
from render.noxtalia.art import motifs_wild as wild
from render.noxtalia.art import motifs_wrath as wrath

Motif: TypeAlias = Callable[[Pen, Tint], None]

_OWN: Mapping[str, Motif] = {
    # Nivelune
    "eclat_de_lune": cold.falling_moon,
    "glaciation": cold.crystals,
    "gel_profond": cold.ice_block,
    "minuit_blanc": cold.bell,
    "voile_de_poudreuse": cold.veil,
    "miroir_de_neige": cold.mirror,
    "dernier_flocon": cold.great_flake,
    # Voltaigle
    "serres_vives": wrath.claws,
    "plumes_d_eclair": wrath.feathers,
    "arc_fourchu": wrath.forked,
    "courant_ascendant": wrath.updraft,
    "paratonnerre": wrath.rod,
    "second_souffle": wrath.winds,
    "plume_au_vent": wrath.lone_feather,
    # Ondarque
    "ressac": cold.breaker,
    "etreinte_des_fonds": cold.tentacles,
    "grande_maree": cold.great_wave,
    "bulle_d_air": cold.bubbles,
    "mur_d_eau": cold.water_wall,
    "maree_d_encre": cold.ink,
    "message_des_abysses": cold.bottle,
    # Kel'Orn
    "souffle_fige": cold.breath,
    "cornes_de_gel": cold.horns,
    "avalanche": cold.avalanche,
    "garde_blanche": cold.tower_shield,
    "rempart_de_glace": cold.rampart,
    "hiver_sans_fin": cold.snow_globe,
    "serment_de_givre": cold.planted_sword,
    # Hurlebois
    "hurlement": wild.howl,
    "morsure_de_la_meute": wild.jaws,
    "racines_voraces": wild.roots,
    "ecorce_vive": wild.living_bark,
    "appel_de_la_meute": wild.pack,
    "seve_claire": wild.sap,
    "derniere_portee": wild.litter,
    # Granor
    "marteau_de_basalte": wild.hammer,
    "eboulement": wild.rockslide,
    "colere_de_la_montagne": wild.angry_mountain,
    "bouclier_moussu": wild.mossy_shield,
    "pierre_d_angle": wild.arch,
    "ecorce_de_granit": wild.slabs,
    "coeur_de_pierre": wild.stone_heart,
    # Escarbille
    "cendre_tenace": wrath.ember,
    "gerbe_d_etincelles": wrath.burst,
    "feu_de_midi": wrath.noon,
    "braise_couvee": wrath.nest,
    "rideau_de_fumee": wrath.smoke,
    "marque_de_suie": wrath.mark,
    "cendres_chaudes": wrath.campfire,
    # Ronceline
    "graine_rampante": wild.seed,
    "fouet_de_lierre": wild.whip,
    "nuit_des_ronces": wild.castle,
    "epines_de_minuit": wild.thorns,
    "manteau_d_epines": wild.cloak,
    "crepuscule": cold.dusk,
    "jardin_secret": wild.secret_rose,
    # Grondelin
    "pile_ou_foudre": wrath.coin,
    "ricochet": wrath.ricochet,
    "tonnerre_roulant": wrath.thunder_wheel,
    "dernier_grondement": wrath.last_rumble,
    "gros_dos": wrath.hunched,
    "coup_de_bol": wrath.bowl,
    "nuage_noir": wrath.black_cloud,
}

_BY_KIND: Mapping[str, tuple[Motif, ...]] = {
    "attack": (
        wrath.comet,
        wrath.claws,
        cold.crystals,
        wrath.burst,
        wrath.forked,
        wild.hammer,
        cold.breaker,
        wild.rockslide,
        wild.thorns,
        wrath.feathers,
        wild.whip,
        cold.tentacles,
        wrath.thunder_wheel,
        cold.falling_moon,
    ),
    "defence": (
        wrath.ward,
        cold.tower_shield,
        cold.rampart,
        wild.mossy_shield,
        wild.arch,
        cold.water_wall,
        wild.slabs,
        cold.mirror,
        cold.veil,
        wrath.updraft,
        wild.living_bark,
    ),
    "support": (
        wrath.lantern,
        wild.sap,
        cold.bottle,
        wrath.campfire,
        wild.secret_rose,
        wrath.winds,
        wild.seed,
        wild.stone_heart,
        cold.snow_globe,
        wrath.nest,
        cold.bubbles,
    ),
}


def is_ours(card: str) -> bool:
    """Tell whether a capacity has an illustration of its own."""
    return card in _OWN


def motif_of(card: str, kind: str) -> Motif:
    """Return a capacity's illustration."""
    pool = _BY_KIND[kind]
    return _OWN.get(card) or pool[number_of(card, "motif") % len(pool)]
