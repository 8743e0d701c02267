### Les mots des images de Neo Noble, de leurs textes de remplacement et du plateau en texte seul.

## Dans les images

nn-picture-wins-match = a gagné !
nn-picture-stage = { $stage ->
    [exchange] Entre les manches
    [setup] Mise en place
    [income] Phase de Revenu
    [harvest] Revenu : Ramassage
    [channel] Revenu : Canal
    [focus] Revenu : Concentration
    [action] Phase d’Action
    [battle] Combat
    [end] Phase de Fin
    [discard] Phase de Fin : défausse
    [over] La partie est finie
   *[other] { $stage }
}
nn-picture-exchange = Échange
nn-picture-before = avant le tour 1
nn-picture-whose-turn = Tour { DE($name) }
nn-picture-label = { $what ->
    [reaped] Moisson
    [hand] Main
    [deck] Deck
    [grave] Cimetière
    [banished] Bannies
    [souls] Âmes
   *[bargain] Pacte
}
nn-picture-filled = Esprits
nn-picture-turn-label = Tour { $turn }
nn-picture-next-game = à suivre : manche { $game }
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
nn-picture-against = contre
nn-picture-may-block = { $name } peut bloquer
nn-picture-now = { $do ->
    [block] Pour bloquer maintenant
    [use] À utiliser maintenant
    [attack] Peuvent attaquer maintenant
   *[play] À jouer maintenant
} : { $what }
nn-picture-battle-step = { $step ->
    [declared] Réponse possible
    [block] Blocage possible
    [compared] Comparé
    [over] Terminé
   *[other] { $step }
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
    [harvested] Ramassage
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
nn-picture-known-hand = Cartes connues de la main { DE($name) }
nn-picture-known-yours = Connues { DE($name) }
nn-picture-known-top = Sur votre deck
nn-picture-known-bottom = Sous votre deck
nn-picture-known-top-of = Sur le deck { DE($name) }
nn-picture-reserve = Votre Réserve
nn-picture-reserve-of = Réserve { DE($name) }

## Textes de remplacement et plateau en texte

nn-picture-title = Neo Noble
nn-picture-turn = tour { $turn }
nn-picture-reaped = moissonnées { $count }/{ $most }
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
nn-picture-taken = carte de l’autre joueur
nn-picture-channel = Canal
nn-picture-own-channel = Votre Canal
nn-picture-slot = { $state ->
    [ready] prête
   *[spent] épuisée
}
nn-picture-slot-empty = vide
nn-picture-dominance = Dominance
nn-picture-as-seen = { $text } (couloirs { DE($name) })
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
nn-picture-hand-card = { $name } ({ $kind }, coût { $cost }, { $power }/{ $resolve })

## Ce qui vaut un certain temps, et ce qui est remis à plus tard

nn-lasting-title = En cours
nn-lasting-told = { $source } : { $on }, { $what } ({ $until })
nn-lasting-owned = { $what } ({ $name })
nn-lasting-both = les deux joueurs
nn-lasting-stats = { $which ->
    [power] { $power } Puissance
    [resolve] { $resolve } Volonté
   *[both] { $power } Puissance, { $resolve } Volonté
}
nn-lasting-swap-stats = Puissance et Volonté échangées
nn-lasting-ambient = Volonté { $number } à vide
nn-lasting-capacity = capacité { $number }
nn-lasting-no-shatter = pas de brisure
nn-lasting-indestructible = ne peut pas être détruit
nn-lasting-untargetable = hors d’atteinte des textes adverses
nn-lasting-no-attack = ne peut pas attaquer
nn-lasting-no-block = attaques contre lui imparables
nn-lasting-block-bonus = { $number } Volonté par carte de Blocage
nn-lasting-wins-ties = gagne les égalités
nn-lasting-extra-attack = { $count ->
    [one] 1 attaque de plus
   *[other] { $count } attaques de plus
}
nn-lasting-free-attack = { $next ->
    [yes] prochaine attaque gratuite
   *[no] attaques gratuites
}
nn-lasting-cost = { $next ->
    [yes] { "prochaine " }
   *[no] { "" }
}{ $what } : coût { $number }
nn-lasting-gained-ready = les pièces gagnées par un test restent prêtes
nn-lasting-keeps-coin = sa pièce reste à son détenteur
nn-lasting-grants = { $cards ->
    [yes] les cartes en main et dans le Canal ont { $keyword }
   *[no] a { $keyword }
}
nn-lasting-silenced = textes sans effet
nn-lasting-skips = saute { $step ->
    [harvest] le Ramassage
    [channel] l’étape du Canal
   *[focus] la Concentration
}
nn-lasting-instead = { $to ->
    [hand] renvoi en main
    [banished] bannissement
    [deck-bottom] passage sous le deck
   *[grave] passage au Cimetière
} au lieu { $of ->
    [destroyed] de la destruction
   *[reaped] de la moisson
}
nn-lasting-instead-of-draw = { $what } au lieu de piocher
nn-lasting-until = { $until ->
    [this-battle] ce combat
    [this-turn] ce tour-ci
    [your-next-turn] jusqu’au prochain tour { DE($name) }
    [in-lane] dans son couloir
    [next-turn] au prochain tour
    [permanent] tant qu’il est en jeu
   *[game] toute la partie
}
nn-lasting-when = { $when ->
    [battle-won] si le combat est gagné
    [battle-lost] si le combat est perdu
    [your-next-turn] au début du prochain tour { DE($name) }
    [whenever] chaque fois ce tour-ci
   *[turn-end] à la fin du tour
}
