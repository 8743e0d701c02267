# Ce qui est imprimé sur les cartes de Noxtalia. Un mot par chose : capacité (Attaque, Défense ou Soutien),
# carte (une capacité en main, dans la pioche ou la défausse), Esprit, hôte (l'Esprit auquel une capacité
# est attachée), Esprit ciblé, critique, faible, épuiser, recharger, Tour Diurne et Nocturne. « Vous »
# utilisez la carte. Les morceaux de phrase commencent en minuscule ; `CAPITAL` en fait un début de phrase.

## Type et nombres

nx-type-line = { $type ->
    [attack] Attaque
   *[defence] Défense
} · { $element } · { $cost } PM · Puissance { $power }
nx-type-line-support = { $type ->
   *[support] Soutien
} · { $element } · { $cost } PM
nx-type-line-spirit = Esprit · { $element } · { $pv } PV
nx-line-spirit-attack = Attaque · { $cost } PM · Puissance { $power }

## Mots-clés

nx-keyword-ultime = Ultime (retirée du jeu après utilisation)
nx-keyword-zone = Zone (après utilisation, réutilisez-la gratuitement une fois, sur un autre Esprit adverse)
nx-keyword-amelioration = Amélioration ({ $to ->
    [defence] reste attachée à l’Esprit attaqué, son hôte
    [elsewhere] reste attachée à un Esprit, son hôte
   *[other] reste attachée à un Esprit allié, son hôte
})
nx-keyword-affaiblissement = Affaiblissement ({ $to ->
    [attack] reste attachée à l’Esprit ciblé, son hôte
    [elsewhere] reste attachée à un Esprit, son hôte
   *[other] reste attachée à un Esprit adverse, son hôte
})

## Lignes

nx-line-always-critical = Toujours critique contre l’élément { $elements }.
nx-line-always-weak = Toujours faible contre l’élément { $elements }.
nx-line-aim = Cible : { $side ->
    [ally] un Esprit allié
   *[enemy] un Esprit adverse
}.
nx-line-diurne = Tour Diurne – { $line }
nx-line-nocturne = Tour Nocturne – { $line }
nx-line-if = Si { $conditions }{ $link ->
    [comma] ,
   *[colon] { " " }:
} { $actions }.
nx-line-when = { $trigger }{ $link ->
    [comma] ,
   *[colon] { " " }:
} { $actions }.
nx-line-when-if = { $trigger }, si { $conditions }{ $link ->
    [comma] ,
   *[colon] { " " }:
} { $actions }.
nx-line-otherwise = { $line } Sinon : { $actions }.
## Quand

nx-when-turn-start = Au début { $whose ->
    [owner] de votre tour
    [each] de chaque tour
   *[host] du tour de l’hôte
}
nx-when-turn-end = À la fin { $whose ->
    [owner] de votre tour
    [each] de chaque tour
   *[host] du tour de l’hôte
}
nx-when-after-comparison = Après la comparaison{ $of ->
    [use] { "" }
    [both] , puis plus tard après celle de toute attaque de l’hôte ou contre lui
    [self] { " " }d’une attaque de cet Esprit ou contre lui
   *[host] { " " }d’une attaque de l’hôte ou contre lui
}
nx-when-on-damage-dealt = { $of ->
    [use] Quand cette Attaque inflige des dégâts
    [both] Quand cette Attaque, ou plus tard une Attaque de l’hôte, inflige des dégâts
    [self] Quand une Attaque de cet Esprit inflige des dégâts
   *[host] Quand une Attaque de l’hôte inflige des dégâts
}
nx-when-on-damage-taken = { $of ->
    [use] Quand l’Esprit attaqué subit des dégâts
    [both] Quand l’Esprit attaqué, ou plus tard l’hôte, subit des dégâts
    [self] Quand cet Esprit subit des dégâts
   *[host] Quand l’hôte subit des dégâts
}
nx-when-on-attach = Quand cette capacité est attachée
nx-when-on-detach = Quand cette capacité quitte son hôte
nx-when-on-destroyed = { $bearer ->
    [attacked] Quand l’Esprit attaqué est détruit
    [self] Quand cet Esprit est détruit
   *[host] Quand l’hôte est détruit
}
nx-when-on-cycle-change = Quand le cycle change
nx-when-while-attached = { $bearer ->
    [self] Tant que cet Esprit est en jeu
   *[other] Tant qu’elle est attachée
}

## Ce qui est fait

nx-do-roll = lancez le dé : { $results }
nx-do-roll-any = lancez le dé : { $actions }
nx-on-faces = sur { $faces }, { $actions }
nx-faces-range = { $first } à { $last }
nx-do-power = { $sign ->
    [plus] +
   *[minus] −
}{ $number } Puissance{ $tail }
nx-do-power-on = les { $on ->
    [attacks-by-host] Attaques de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
    [attacks-on-host] Attaques contre { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
   *[defences-of-host] Défenses de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
} { $sign ->
    [plus] gagnent +
   *[minus] perdent −
}{ $number } Puissance{ $tail }
nx-do-opposing-power = { $opposing ->
    [attack] l’Attaque
   *[defence] la Défense adverse
} { $sign ->
    [plus] gagne +
   *[minus] perd −
}{ $number } Puissance{ $tail }
nx-do-chart-value = cette { $kind ->
    [attack] Attaque
   *[defence] Défense
} { $value ->
    [critical] est critique
    [weak] est faible
   *[neutral] n’est ni critique ni faible
}
nx-do-chart-value-on = les { $on ->
    [attacks-by-host] Attaques de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
    [attacks-on-host] Attaques contre { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
   *[defences-of-host] Défenses de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
} { $value ->
    [critical] sont critiques
    [weak] sont faibles
   *[neutral] ne sont ni critiques ni faibles
}
nx-do-ignore-chart = cette { $kind ->
    [attack] Attaque
   *[defence] Défense
} n’est jamais { $only ->
    [weak] faible
   *[any] ni critique ni faible
}
nx-do-ignore-chart-on = les { $on ->
    [attacks-by-host] Attaques de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
    [attacks-on-host] Attaques contre { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
   *[defences-of-host] Défenses de { $bearer ->
        [self] cet Esprit
       *[host] l’hôte
    }
} ne sont jamais { $only ->
    [weak] faibles
   *[any] ni critiques ni faibles
}
nx-do-no-defence = aucune Défense ne peut être jouée contre cette Attaque
nx-do-no-defence-on = aucune Défense ne peut être jouée contre les Attaques { $on ->
    [attacks-by-host] de
   *[attacks-on-host] contre
} { $bearer ->
    [self] cet Esprit
   *[host] l’hôte
}
nx-do-damage = infligez { $number ->
    [one] { $number } dégât direct
   *[other] { $number } dégâts directs
} à { $spirits ->
    [one] { $spirit }
   *[other] chacun de { $spirit }
}{ $tail }
nx-do-lose-pv = { $spirit } { $spirits ->
    [one] perd { $number } PV
   *[other] perdent chacun { $number } PV
}{ $tail }
nx-do-heal = soignez { $number } PV à { $spirits ->
    [one] { $spirit }
   *[other] chacun de { $spirit }
}{ $tail }
nx-do-exhaust = épuisez { $spirit }
nx-do-recharge = rechargez { $spirit }
nx-do-gain-pm = { $who ->
    [player] gagnez
   *[opponent] l’adversaire gagne
} { $number } PM{ $tail }
nx-do-lose-pm = { $who ->
    [player] perdez
   *[opponent] l’adversaire perd
} { $number } PM{ $tail }
nx-do-steal-pm = volez { $number } PM à l’adversaire{ $tail }
nx-do-draw = { $who ->
    [player] piochez
   *[opponent] l’adversaire pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
nx-do-discard = { $who ->
    [player] défaussez
   *[opponent] l’adversaire défausse
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $how ->
    [random] { " " }au hasard
   *[chosen] { $who ->
        [player] { "" }
       *[opponent] { " " }de son choix
    }
}
nx-do-mill = { $who ->
    [player] mettez
   *[opponent] l’adversaire met
} { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de { $who ->
    [player] votre pioche dans votre défausse
   *[opponent] sa pioche dans sa défausse
}
nx-do-return-to-hand = reprenez en main { $cards } de votre défausse
nx-do-to-bottom-hand = mettez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre main sous votre pioche
nx-do-to-bottom-discard = mettez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre défausse sous votre pioche
nx-do-attach = attachez cette capacité à { $spirit }
nx-do-detach = détachez cette capacité
nx-do-destroy-attached = détruisez { $count ->
    [one] { $count } capacité attachée
   *[other] { $count } capacités attachées
} à { $spirit }
nx-do-cost-change = { $cards } coûtent { $number } PM de { $sign ->
    [plus] plus
   *[minus] moins
}{ $until ->
    [this-attack] { " " }pendant cette attaque
    [end-of-turn] { " " }jusqu’à la fin du tour
    [end-of-next-turn] { " " }jusqu’à la fin de votre prochain tour
   *[always] { "" }
}
nx-do-prevent-damage = { $bearer ->
    [attacked] l’Esprit attaqué subit { $number ->
        [one] { $number } dégât de moins
       *[other] { $number } dégâts de moins
    }
    [self] chaque Attaque inflige { $number ->
        [one] { $number } dégât de moins à cet Esprit
       *[other] { $number } dégâts de moins à cet Esprit
    }
   *[host] chaque Attaque inflige { $number ->
        [one] { $number } dégât de moins à l’hôte
       *[other] { $number } dégâts de moins à l’hôte
    }
}{ $tail }
nx-do-look-hand = regardez la main adverse
nx-do-look-pile = regardez { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de la pioche de l’adversaire
nx-do-lift-limit-pm = levez votre limite de 8 PM pour ce tour
nx-do-lift-limit-pv = levez la limite de PV de vos Esprits pour ce tour
nx-do-remove-from-game = retirez du jeu { $cards } de { $who ->
    [player] votre défausse
   *[opponent] la défausse de l’adversaire
}
nx-do-extra-recycle = vous pouvez recycler une fois de plus ce tour
nx-do-flip-cycle = changez le cycle jusqu’à ce que le compte-tour avance
nx-do-choose-one = choisissez : { $modes }
nx-do-may = si vous le voulez, { $actions }
nx-do-if-else = si { $conditions }, { $actions } ; sinon, { $otherwise }

## Cartes et Esprits

nx-element = { $element }
nx-cards = { $count } { $type ->
    [attack] { $count ->
        [one] Attaque
       *[other] Attaques
    }
    [defence] { $count ->
        [one] Défense
       *[other] Défenses
    }
    [support] { $count ->
        [one] Soutien
       *[other] Soutiens
    }
   *[any] { $count ->
        [one] carte
       *[other] cartes
    }
}{ $elemental ->
    [yes] { " " }d’élément { $element }
   *[no] { "" }
}{ $keyword ->
    [ultime] { " " }avec Ultime
    [zone] { " " }avec Zone
    [amelioration] { " " }avec Amélioration
    [affaiblissement] { " " }avec Affaiblissement
   *[none] { "" }
}
nx-cards-of-player = vos { $type ->
    [attack] Attaques
    [defence] Défenses
    [support] Soutiens
   *[any] capacités
}{ $elemental ->
    [yes] { " " }d’élément { $element }
   *[no] { "" }
}{ $keyword ->
    [ultime] { " " }avec Ultime
    [zone] { " " }avec Zone
    [amelioration] { " " }avec Amélioration
    [affaiblissement] { " " }avec Affaiblissement
   *[none] { "" }
}
nx-cards-of-opponent = les { $type ->
    [attack] Attaques
    [defence] Défenses
    [support] Soutiens
   *[any] capacités
} de l’adversaire{ $elemental ->
    [yes] { " " }d’élément { $element }
   *[no] { "" }
}{ $keyword ->
    [ultime] { " " }avec Ultime
    [zone] { " " }avec Zone
    [amelioration] { " " }avec Amélioration
    [affaiblissement] { " " }avec Affaiblissement
   *[none] { "" }
}
nx-spirit-target = l’Esprit ciblé
nx-spirit-attacked = l’Esprit attaqué
nx-spirit-host = l’hôte
nx-spirit-own = cet Esprit
nx-spirit-attacker = l’Esprit attaquant
nx-spirit-chosen = { $count } { $kind }
nx-spirit-random = { $count } { $kind } au hasard
nx-spirit-lowest-pv = l’{ $kind } qui a le moins de PV
nx-spirit-some = au moins un { $kind }
nx-spirit-all = chaque { $kind }
nx-kind = { WORDS($other, $nouns, $side, $charged, $wounded, $element, $tails) }
nx-adjective-charged = { $count ->
    [one] chargé
   *[other] chargés
}
nx-adjective-exhausted = { $count ->
    [one] épuisé
   *[other] épuisés
}
nx-adjective-wounded = { $count ->
    [one] blessé
   *[other] blessés
}
nx-adjective-unwounded = { $count ->
    [one] indemne
   *[other] indemnes
}
nx-adjective-ally = { $count ->
    [one] allié
   *[other] alliés
}
nx-adjective-enemy = { $count ->
    [one] adverse
   *[other] adverses
}
nx-adjective-element = d’élément { $element }
nx-with-attached = portant une capacité
nx-without-attached = sans capacité attachée

## Nombres

nx-value-die = le résultat
nx-value-pm-spent = les PM payés
nx-value-damage-dealt = les dégâts infligés
nx-value-count = le nombre d’{ $kind }
nx-value-count-one = 1 pour { $spirit }
nx-value-pv-missing = les PV qui manquent à { $spirit }
nx-value-pv-missing-all = le total des PV qui manquent aux { $kind }

## Si

nx-if-cycle = c’est un { $now ->
    [diurne] Tour Diurne
   *[nocturne] Tour Nocturne
}
nx-if-die = le résultat { $holds ->
    [no] n’est pas
   *[yes] est
} { $faces }
nx-if-element = l’élément { $of ->
    [target] de l’Esprit ciblé
    [attack] de l’Attaque
    [self] de cet Esprit
   *[host] de l’hôte
} { $holds ->
    [neither] n’est ni
    [no] n’est pas
   *[yes] est
} { $elements }
nx-if-pv = { $spirit } { $spirits ->
    [one] a
   *[other] ont
} { $bounds } PV{ $tail }
nx-if-pm = { $of ->
    [player] vous avez
   *[opponent] l’adversaire a
} { $bounds } PM{ $tail }
nx-if-state = { $spirit } { $spirits ->
    [one] est
   *[other] sont
} { $state ->
    [charged] { $spirits ->
        [one] chargé
       *[other] chargés
    }
   *[exhausted] { $spirits ->
        [one] épuisé
       *[other] épuisés
    }
}
nx-if-attached-count = { $spirit } { $spirits ->
    [one] porte
   *[other] portent
} { $bounds } { $count ->
    [one] capacité
   *[other] capacités
}{ $tail }
nx-if-attached-count-some = { $spirit } { $some ->
    [no] { $spirits ->
        [one] ne porte
       *[other] ne portent
    } aucune capacité
   *[yes] { $spirits ->
        [one] porte
       *[other] portent
    } une capacité
}
nx-if-count-alive = { $of ->
    [player] vous avez
   *[opponent] l’adversaire a
} { $bounds } { $count ->
    [one] Esprit
   *[other] Esprits
} en jeu{ $tail }
nx-if-outnumbered = { $of ->
    [player] vous { $holds ->
        [no] n’avez pas
       *[yes] avez
    } moins d’Esprits que l’adversaire
   *[opponent] l’adversaire { $holds ->
        [no] n’a pas
       *[yes] a
    } moins d’Esprits que vous
}
nx-if-hand-size = { $of ->
    [player] vous avez
   *[opponent] l’adversaire a
} { $bounds } { $count ->
    [one] carte
   *[other] cartes
} en main{ $tail }
nx-if-turn-number = le compte-tour indique { $bounds }{ $tail }
nx-if-was-defended = { $holds ->
    [no] aucune Défense n’a été jouée
   *[yes] une Défense a été jouée
}
nx-if-damage-dealt = l’Attaque a infligé { $bounds } { $count ->
    [one] dégât
   *[other] dégâts
}{ $tail }
nx-if-damage-dealt-some = l’Attaque { $some ->
    [no] n’a infligé aucun dégât
   *[yes] a infligé des dégâts
}
nx-if-exhaustion-marked = { $of ->
    [player] votre pioche
   *[opponent] la pioche de l’adversaire
} { $holds ->
    [no] ne s’est pas encore vidée
   *[yes] s’est déjà vidée une fois
}
nx-if-source-type = l’Attaque vient d’{ $now ->
    [spirit] un Esprit
   *[capacity] une capacité
}
