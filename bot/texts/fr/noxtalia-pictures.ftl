### Les mots des images de Noxtalia, leurs textes alternatifs et le plateau en texte.

## Dans les images

nx-picture-both = { $one } et { $other }
nx-picture-resolving = { $name } – { $what }
nx-picture-may-defend = { $name } peut défendre
nx-picture-phase-setup = La partie se met en place
nx-picture-phase-preparation = { $name } – Préparation
nx-picture-phase-combat = { $name } – Combat
nx-picture-phase-end = { $name } – Fin de tour
nx-picture-phase-over = La partie est terminée
nx-picture-turn-of = Tour { $turn }/{ $limit }
nx-picture-now = { $cycle ->
    [nocturne] Nocturne
   *[diurne] Diurne
}
nx-picture-phase = { $phase ->
    [setup] Mise en place
    [preparation] Préparation
    [combat] Combat
    [end] Fin de tour
   *[over] Terminé
}
nx-picture-out = Éliminé
nx-picture-state = { $state ->
    [exhausted] Épuisé
    [destroyed] Détruit
   *[charged] Chargé
}
nx-picture-kind = { $kind ->
    [attack] Attaque
    [defence] Défense
    [support] Soutien
   *[spirit] Esprit
}
nx-picture-keyword = { $keyword ->
    [ultime] Ultime
    [zone] Zone
    [amelioration] Amélioration
    [affaiblissement] Affaiblissement
   *[other] { $keyword }
}
nx-picture-chart = { $value ->
    [critical] Critique
    [weak] Faible
   *[neutral] Neutre
}
nx-picture-chart-source = Éléments
nx-picture-own-effect = Effet
nx-picture-more = et { $count } de plus
nx-picture-life = { $count } PV
nx-picture-plays = { $name } : { $what }
nx-picture-second = Zone 2/2
nx-picture-defence-open = Pas encore de Défense
nx-picture-defence-none = Pas de Défense
nx-picture-damage = Dégâts
nx-picture-stopped = Arrêtée
nx-picture-turned = Cartes du Robot
nx-picture-hand-seen = Main { DE($name) }, telle que vous l’avez vue
nx-picture-known-top = Sur votre pioche
nx-picture-known-bottom = Sous votre pioche
nx-picture-known-top-of = Sur la pioche { DE($name) }

## Textes alternatifs et plateau en texte

nx-picture-title = Noxtalia
nx-picture-turn = tour { $turn } sur { $limit }
nx-picture-cycle = { $cycle ->
    [nocturne] Nocturne
   *[diurne] Diurne
}{ $flipped ->
    [yes] { " " }(par un effet)
   *[no] {""}
}
nx-picture-team = équipe { $letter }
nx-picture-pm = PM { $count }/{ $most }
nx-picture-pile = pioche { $count }
nx-picture-pile-exhausted = pioche { $count }, épuisée { $times } fois
nx-picture-pile-pending = attend une carte défaussée
nx-picture-discard = défausse { $count }
nx-picture-discard-top = défausse { $count } (dessus : { $what })
nx-picture-removed = retirées { $count }
nx-picture-linked = liées { $count }
nx-picture-wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
nx-picture-spirit = { $name } { $pv }/{ $most } PV
nx-picture-spirit-state = { $state ->
    [exhausted] épuisé
    [destroyed] détruit
   *[charged] chargé
}
nx-picture-attached = { $count ->
    [one] attachée
   *[other] attachées
} : { $what }
nx-picture-attack-told = { $last ->
    [yes] Dernière attaque
   *[no] Attaque
} : { $name }, { $what } ({ $element }), contre { $against }
nx-picture-power = { $kind ->
    [defence] Défense
   *[attack] Puissance
} { $sum }
nx-picture-rolled = dé { $what }
nx-picture-defended = { $name } défend avec { $what }
nx-picture-damage-told = dégâts { $count }
nx-picture-stopped-told = l’attaque s’arrête
nx-picture-zone-told = seconde utilisation (Zone)
nx-picture-turned-told = Cartes du Robot : { $what }
nx-picture-resolving-told = En cours : { $what }
nx-picture-costs = Coûts à présent : { $what }
nx-picture-own-spirits = Vos Esprits : { $what }
nx-picture-hand-card = { $name } ({ $kind }, { $element }, { $cost } PM, { $power })
nx-picture-hand-support = { $name } ({ $kind }, { $element }, { $cost } PM)
