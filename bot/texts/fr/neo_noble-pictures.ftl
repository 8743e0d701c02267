### Les mots des images de Neo Noble, de leurs textes de remplacement et du plateau en texte seul.

## Dans les images

nn-picture-drawn = Partie nulle
nn-picture-wins-match = a gagné !
nn-picture-stage = { $stage ->
    [exchange] Entre les parties
    [setup] Mise en place
    [income] Phase de Revenu
    [harvest] Revenu : Récolte
    [channel] Revenu : Canal
    [action] Phase d’Action
    [battle] Combat
    [end] Phase de Fin
    [discard] Phase de Fin : défausse
   *[over] Le match est fini
}
nn-picture-turn-label = Tour { $turn }
nn-picture-game = Partie { $game }
nn-picture-lane = { $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
}
nn-picture-lane-empty = Couloir vide
nn-picture-kind = { $kind ->
    [noble] Noble
    [arbiter] Arbitre
    [errant] Errant
   *[token] Jeton
}
nn-picture-text-type = { $type ->
    [income] REVENU
    [on-summon] À L’INVOCATION
    [manifest] MANIFESTATION
    [end-turn] FIN DE TOUR
    [pay] PAYER
   *[ongoing] PERMANENT
}
nn-picture-used = { $text } – utilisé
nn-picture-mark = { $mark ->
    [pathfinder] Éclaireur
    [haste] Hâte
    [brittle] Fragile
    [react] Réaction
   *[tribute] Tribut
}
nn-picture-coin-neutral = Neutre
nn-picture-coin-state = { $state ->
    [ready] Prête
   *[spent] Épuisée
}
nn-picture-block-open = Pas encore de Blocage
nn-picture-blocked = { $count ->
    [one] Blocage : 1 carte
   *[other] Blocage : { $count } cartes
}
nn-picture-battle-step = { $step ->
    [declared] Réponse possible
    [block] Blocage possible
    [compared] Comparé
   *[over] Terminé
}
nn-picture-battle-won = Réussie
nn-picture-battle-lost = Échouée
nn-picture-event = { $kind ->
    [turn-start] le tour commence
    [action-start] la phase d’Action commence
    [end-start] la phase de Fin commence
    [summoned] invocation
    [created] création
    [placed] placement
    [moved] déplacement
    [uncovered] découverte
    [shattered] brisure
    [destroyed] destruction
    [sacrificed] sacrifice
    [reaped] moisson
    [banished] bannissement
    [bounced] renvoi en main
    [discarded] défausse
    [block-discarded] défausse pour le Blocage
    [channeled] canalisation
    [revealed] révélation
    [harvested] Récolte
    [focused] Concentration
    [drew] { $count ->
        [one] Pioche : 1 carte
       *[other] Pioche : { $count } cartes
    }
    [activated] texte utilisé
    [attack] attaque
    [blocked] Blocage
    [battle-won] combat gagné
    [battle-lost] combat perdu
    [dominance-gained] Dominance gagnée
    [dominance-lost] Dominance perdue
    [relinquished] Dominance abandonnée
    [dominance-readied] Dominance redressée
   *[reshuffled] deck mélangé de nouveau
}
nn-picture-face-down = Face cachée
nn-picture-hand = Votre main
nn-picture-hand-of = Main de { $name }
nn-picture-known-hand = Cartes connues de la main de { $name }
nn-picture-known-yours = Connues de { $name }
nn-picture-known-top = Sur votre deck
nn-picture-known-bottom = Sous votre deck
nn-picture-known-top-of = Sur le deck de { $name }
nn-picture-hand-empty = Aucune carte
nn-picture-quoted = « { $text } »

## Textes de remplacement et plateau en texte

nn-picture-title = Neo Noble
nn-picture-turn = tour { $turn }
nn-picture-game-told = partie { $game }
nn-picture-reaped = moissonnées { $count }/{ $most }
nn-picture-hand-size = main { $count }
nn-picture-deck = deck { $count }
nn-picture-grave = Cimetière { $count }
nn-picture-banished = bannies { $count }
nn-picture-lingering = Âmes persistantes { $count }
nn-picture-bargain = Pacte du Noble
nn-picture-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
nn-picture-silenced = sans texte
nn-picture-channel = Canal
nn-picture-own-channel = Votre Canal
nn-picture-slot = { $state ->
    [ready] prête
   *[spent] épuisée
}
nn-picture-slot-empty = vide
nn-picture-dominance = Dominance
nn-picture-as-seen = { $text } (couloirs de { $name })
nn-picture-totals = { $lane } { $power }/{ $resolve }{ $uses ->
    [no] {""}
   *[yes] {""}, attaques restantes { $left }/{ $most }
}, { $count }/{ $capacity }
nn-picture-printed = imprimé { $numbers }
nn-picture-over = { $active } sur { $covered }
nn-picture-attack-told = { $last ->
    [yes] Dernière attaque
   *[no] Attaque
} : { $name }, { $lane }, Puissance { $power }, contre { $other }, { $against }
nn-picture-against-told = Volonté { $sum }
nn-picture-blocked-told = Blocage avec { $what }
nn-picture-outcome = { $success ->
    [yes] elle réussit
   *[no] elle échoue
}
nn-picture-titled = { $title } : { $text }
nn-picture-break = { " ; " }
nn-picture-hand-holds = { $count ->
    [one] Votre main, 1 carte : { $what }
   *[other] Votre main, { $count } cartes : { $what }
}
nn-picture-hand-nothing = Votre main est vide
nn-picture-hand-card = { $name } ({ $kind }, coût { $cost }, { $power }/{ $resolve })
