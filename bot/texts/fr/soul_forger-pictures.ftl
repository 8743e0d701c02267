### Les mots des images de Soul-Forger, leurs textes alternatifs et le plateau en texte.

## Dans les images

sf-picture-setup = Mains de départ
sf-picture-phase = { $phase ->
    [ready] Préparation
    [side-quest] Quête annexe
    [main-1] Principale 1
    [combat] Combat
    [main-2] Principale 2
    [end] Fin
   *[other] { $phase }
}
sf-picture-out = éliminé
sf-picture-off = HORS
sf-picture-token-letter = J
sf-picture-set-short = T{ $turn }
sf-picture-negated = annulé
sf-picture-verb = { $verb ->
    [summon] invoque
    [forge] forge
    [action] active
    [ability] utilise
   *[trigger] déclenche
}
sf-picture-label = { $what ->
    [level] Niveau
    [damage] Dégâts
    [ronum] Ronum
    [experience] Exp.
    [hand] Main
    [deck] Deck
    [forge] Forge
    [material] Réserve
    [grave] Cimetière
   *[removed] Retirées
}
sf-picture-shelf = { $what ->
    [set] Actions posées
    [forge] Deck de forge { $count }
    [material] Réserve { $count } · Ronum { $ronum }
    [top] Dessus de votre deck
    [bottom] Dessous de votre deck
   *[known] Main { DE($name) }
}
sf-picture-own-set = Vos Actions posées
sf-picture-own-forge = Votre deck de forge ({ $count })
sf-picture-own-material = Votre Réserve ({ $count }, Ronum { $ronum })
sf-picture-times = ×{ $count }
sf-picture-hands = { $count } M
sf-picture-kind = { $kind ->
    [creature] Créature
    [token] Jeton
    [spell] Sort
    [item] Objet
    [quest] Quête
    [weapon] Arme
    [armor] Armure
   *[accessory] Accessoire
}
sf-picture-speed = { $speed ->
    [normal] Normale
    [reaction] Réaction
   *[instinct] Instinct
}
sf-picture-known-top = Dessus de votre deck
sf-picture-known-bottom = Dessous de votre deck
sf-picture-known-hand = Main { DE($name) }, pour ce que tous en savent

## Textes alternatifs et plateau en texte

sf-picture-title = Soul-Forger
sf-picture-on-turn = { $name } : { $phase }
sf-picture-level = niveau { $level }
sf-picture-damage = dégâts { $damage }/{ $endurance }
sf-picture-player-off = hors garde
sf-picture-ronum = Ronum { $ronum }/{ $limit }
sf-picture-experience = expérience { $count }
sf-picture-pile = { $what ->
    [hand] main
    [deck] deck
    [forge] deck de forge
    [material] Réserve
    [grave] cimetière
   *[removed] retirées
} { $count }
sf-picture-creature = { $name } puissance { $power }, Endurance { $endurance }
sf-picture-creature-short = { $name } { $power }/{ $endurance }
sf-picture-off-told = hors garde
sf-picture-counters = { $kind ->
    [ember] Braise
    [growth] Croissance
    [tide] Marée
    [charge] Charge
   *[grief] Deuil
} { $count }
sf-picture-under = dessous : { $cards }
sf-picture-weapon = { $name } { $power }
sf-picture-set-told = posée au tour { $turn }{ $nth ->
    [0] {""}
   *[other] {" "}#{ $nth }
}
sf-picture-set-own = { $name }, posée au tour { $turn }
sf-picture-creatures = Créatures : { $what }
sf-picture-gear = Équipement : { $what }
sf-picture-actions = Actions : { $what }
sf-picture-entry = { $verb ->
    [summon] { $name } invoque { $card }
    [forge] { $name } forge { $card }
    [action] { $name } active { $card }
    [ability] { $name } utilise { $card }
   *[trigger] { $card } { DE($name) } se déclenche
}
sf-picture-flow = Le Flux, ce qui se résout d’abord : { $what }
sf-picture-of = { $card } { DE($name) }
sf-picture-fights = { $role ->
    [attacks] Attaque : { $what }
    [blocks] bloque : { $what }
   *[aimed] cible : { $what }
}
