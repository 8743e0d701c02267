### Les mots des images de Magic, leurs textes alternatifs et le plateau en texte.

## Dans les images

mn-picture-turn-of = Tour { DE($name) }
mn-picture-stage = { $stage ->
    [exchange] Entre deux manches
    [begin] Les decks sont mélangés
   *[keep] Mains de départ
}
mn-picture-step = { $step ->
    [untap] Dégagement
    [upkeep] Entretien
    [draw] Pioche
    [main-1] Principale 1
    [begin-combat] Combat
    [attackers] Attaque
    [blockers] Blocage
    [first-damage] Initiative
    [damage] Blessures
    [end-combat] Fin du combat
    [main-2] Principale 2
    [end] Fin
   *[cleanup] Nettoyage
}
mn-picture-band = { $part ->
    [start] Début
    [main-1] Princ. 1
    [attack] Attaque
    [block] Blocage
    [damage] Blessures
    [main-2] Princ. 2
   *[end] Fin
}
mn-picture-decides = { $stage ->
    [keep] { $name } peut faire un mulligan
    [bottom] { $name } met des cartes au-dessous
    [attackers] { $name } attaque
    [blockers] { $name } bloque
    [discard] { $name } se défausse
    [exchange] { $name } peut échanger des cartes
    [begin] { $name } dit qui commence
    [priority] { $whose ->
        [own] { $name } peut agir
       *[other] { $name } peut répondre
      }
   *[other] { $name } décide
}
mn-picture-both = { $stage ->
    [exchange] Les deux peuvent échanger des cartes
   *[priority] Les deux peuvent répondre
}
mn-picture-resolves = Résolution du dessus de la pile
mn-picture-label = { $what ->
    [hand] Main
    [library] Biblio
    [grave] Cimetière
   *[exile] Exil
}
mn-picture-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
mn-picture-noble = Noble
mn-picture-own-noble = Votre Noble
mn-picture-noble-waits = attend face cachée en zone de commandement ; vous seul le voyez.{ $now ->
    [yes] { " Vous pouvez le lancer." }
   *[no] { "" }
}
mn-picture-hidden = cachée
mn-picture-place = { $place ->
    [table] en jeu
    [stack] en pile
    [grave] cimetière
    [exile] en exil
   *[away] ailleurs
}
mn-picture-tax = coûte +{ $number }
mn-picture-stack = Pile
mn-picture-empty = Rien n’attend
mn-picture-waiting = { $count ->
    [one] { $count } capacité déclenchée
   *[other] { $count } capacités déclenchées
}
mn-picture-last = dernière au cimetière
mn-picture-resolving = se résout
mn-picture-arrow = → { $what }
mn-picture-number = N° { $number }
mn-picture-gone = ce qui n’est plus
mn-picture-nth = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
}
mn-picture-share = { $what } : { $share }
mn-picture-kind = { $kind ->
    [trigger] déclenchée
    [by-hand] à la main
   *[ability] capacité
}
mn-picture-x = X = { $number }
mn-picture-kicked = kické
mn-picture-extra = { $extra ->
    [buyback] rappel
   *[entwine] enchevêtré
}
mn-picture-way = { mn-way }
mn-picture-modes = mode { $modes }
mn-picture-mana = Mana
mn-picture-shown = vue des deux
mn-picture-shelf = { $what ->
    [top] Dessus de votre bibliothèque
    [bottom] Dessous de votre bibliothèque
    [down] Vos cartes face cachée
    [other] Main { DE($name) }, pour ce que vous en savez
    [other-top] Dessus de la bibliothèque { DE($name) }
   *[sideboard] Votre réserve
}

## Textes alternatifs et plateau en texte

mn-picture-title = Magic (Noble)
mn-picture-life = vie { $life }
mn-picture-wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
mn-picture-pile = { $what ->
    [hand] main
    [library] bibliothèque
    [grave] cimetière
   *[exile] exil
} { $count }
mn-picture-pool = mana { $mana }
mn-picture-aimed-at = cible { DE($numbers) }
mn-picture-mulligans = { $count ->
    [one] { $count } mulligan
   *[other] { $count } mulligans
}
mn-picture-kept = garde sa main
mn-picture-on-top = dernière au cimetière : { $card }
mn-picture-noble-told = { $known ->
    [open] Noble : { $card }
    [own] votre Noble, face cachée : { $card }
   *[no] Noble face cachée
}
mn-picture-role = { $role ->
    [attacks] attaque
   *[blocks] bloque
}
mn-picture-blocked = bloqué
mn-picture-tapped = engagé
mn-picture-sick = vient d’arriver
mn-picture-damage = blessures { $count }
mn-picture-counters = marqueurs { $counter } { $count }
mn-picture-shields = se régénère { $count }
mn-picture-lent = emprunté
mn-picture-by-hand = à jouer à la main
mn-picture-really = en réalité { $card }
mn-picture-with = avec { $what }
mn-picture-attached = { $count } attachés
mn-picture-controls = { $kind ->
    [creatures] Créatures : { $what }
    [others] Autres : { $what }
   *[lands] Terrains : { $what }
}
mn-picture-land = { $card } ×{ $count } ({ $ready ->
    [one] { $ready } dégagé
   *[other] { $ready } dégagés
})
mn-picture-entry = { $number }. { $card } { DE($name) }
mn-picture-stack-told = Pile, ce qui se résout d’abord : { $what }
mn-picture-playable = peut être jouée
