### Les mots des images de Soul-Forger, leurs textes alternatifs et le plateau en texte.

## Dans les images

sf-picture-won = { $name } gagne !
sf-picture-drawn = Personne ne gagne
sf-picture-over = La partie est terminée
sf-picture-setup = Mains de départ
sf-picture-phase = { $phase ->
    [ready] Préparation
    [side-quest] Quête annexe
    [main-1] Principale 1
    [combat] Combat
    [main-2] Principale 2
   *[end] Fin
}
sf-picture-turn = Tour { $turn }
sf-picture-out = éliminé
sf-picture-off = HORS
sf-picture-token-letter = J
sf-picture-set-short = T { $turn }
sf-picture-ronum-label = Ronum / limite
sf-picture-xp-label = Expérience
sf-picture-negated = annulé
sf-picture-face-down = une carte face cachée
sf-picture-verb = { $verb ->
    [summon] invoque
    [forge] forge
    [action] active
    [ability] utilise
   *[trigger] déclenche
}
sf-picture-role = { $role ->
    [attacks] attaque
    [blocks] bloque
   *[aimed] cible
}
