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
    .short = { "" }

## Mots-clés

nx-keyword-ultime = Ultime (Retirez cette carte du jeu après utilisation.)
    .short = Ultime
nx-keyword-zone = Zone (Puis réutilisez-la gratuitement sur un autre Esprit adverse.)
    .short = Zone
nx-keyword-amelioration = Amélioration (Attachez cette carte à { $to ->
    [defence] l’Esprit attaqué
    [elsewhere] un Esprit
   *[other] un de vos Esprits
}.)
    .short = Amélioration
nx-keyword-affaiblissement = Affaiblissement (Attachez cette carte à { $to ->
    [attack] l’Esprit ciblé
    [elsewhere] un Esprit
   *[other] un Esprit adverse
}.)
    .short = Affaiblissement

## Lignes

nx-line-always-critical = Toujours critique contre l’élément { $elements }.
    .short = Critique contre { $elements }
nx-line-always-weak = Toujours faible contre l’élément { $elements }.
    .short = Faible contre { $elements }
nx-line-aim = Ciblez { $side ->
    [ally] un de vos Esprits
   *[enemy] un Esprit adverse
}.
    .short = Cible : Esprit { $side ->
        [ally] allié
       *[enemy] adverse
    }
nx-line-diurne = Tour Diurne – { $line }
    .short = Jour : { $line }
nx-line-nocturne = Tour Nocturne – { $line }
    .short = Nuit : { $line }
nx-line-if = { $first ->
    [actions] { CAPITAL($actions) } si { $conditions }.
   *[conditions] Si { $conditions }, { $actions }.
}
    .short = si { $conditions } : { $actions }
nx-line-when = { $trigger }, { $actions }.
    .short = { $trigger } : { $actions }
nx-line-when-if = { $trigger }, si { $conditions }, { $actions }.
    .short = { $trigger }, si { $conditions } : { $actions }
nx-line-otherwise = { $line } Sinon, { $actions }.
    .short = { $line } ; sinon { $actions }
## Quand

nx-when-turn-start = Au début { $whose ->
    [owner] de votre tour
    [each] de chaque tour
   *[host] du tour de cet Esprit
}
    .short = { $whose ->
        [owner] votre tour
        [each] chaque tour
       *[host] son tour
    }
nx-when-turn-end = À la fin { $whose ->
    [owner] de votre tour
    [each] de chaque tour
   *[host] du tour de cet Esprit
}
    .short = fin { $whose ->
        [owner] de votre tour
        [each] de chaque tour
       *[host] de son tour
    }
nx-when-after-comparison = Après la comparaison{ $of ->
    [use] { "" }
    [both] { " " }de cette attaque et de chaque attaque future de cet Esprit ou contre lui
    [self] { " " }d’une attaque de cet Esprit ou contre lui
   *[host] { " " }d’une attaque de cet Esprit ou contre lui
}
    .short = { $of ->
        [use] comparaison
       *[host] chaque comparaison
    }
nx-when-on-damage-dealt = { $of ->
    [use] Quand cette Attaque inflige des dégâts
    [both] Quand cette Attaque, ou plus tard une Attaque de cet Esprit, inflige des dégâts
    [self] Quand une Attaque de cet Esprit inflige des dégâts
   *[host] Quand une Attaque de cet Esprit inflige des dégâts
}
    .short = { $of ->
        [use] touche
        [both] touche, aussi plus tard
       *[host] quand il touche
    }
nx-when-on-damage-taken = { $of ->
    [use] Quand l’Esprit attaqué subit des dégâts
    [both] Quand l’Esprit attaqué subit des dégâts, maintenant ou plus tard
    [self] Quand cet Esprit subit des dégâts
   *[host] Quand cet Esprit subit des dégâts
}
    .short = { $of ->
        [both] touché, aussi plus tard
       *[use] touché
    }
nx-when-on-attach = Quand cette carte est attachée
    .short = à l’attache
nx-when-on-detach = Quand cette carte quitte son Esprit
    .short = au départ
nx-when-on-destroyed = { $bearer ->
    [attacked] Quand l’Esprit attaqué est détruit
    [self] Quand cet Esprit est détruit
   *[host] Quand cet Esprit est détruit
}
    .short = détruit
nx-when-on-cycle-change = Quand le cycle change
    .short = changement de cycle
nx-when-while-attached = { $bearer ->
    [self] Tant que cet Esprit est en jeu
   *[other] Tant qu’elle est attachée
}
    .short = { $bearer ->
        [self] en jeu
       *[other] attachée
    }

## Ce qui est fait

nx-do-roll = lancez le dé. { $results }
    .short = dé { $results }
nx-do-roll-any = lancez le dé. { CAPITAL($actions) }
    .short = dé : { $actions }
nx-on-faces = { $faces } : { CAPITAL($actions) }
    .short = { $faces } : { $actions }
nx-results = { $first }. { $next }
    .short = { $first } ; { $next }
nx-faces-range = { $first } à { $last }
    .short = { $first }–{ $last }
nx-do-power = { $sign ->
    [plus] gagne +
   *[minus] perd −
}{ $number } Puissance{ $tail }
    .short = { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Puissance{ $tail }
nx-do-power-result = gagne autant de Puissance que le résultat
    .short = Puissance + résultat
nx-do-power-lost = gagne +1 Puissance pour chaque PV perdu par { $spirit }, jusqu’à +{ $most }
    .short = +1 Puissance par PV perdu par { $spirit } (≤{ $most })
nx-do-power-on = les { $on ->
    [attacks-by-host] Attaques de cet Esprit
    [attacks-on-host] Attaques contre cet Esprit
   *[defences-of-host] Défenses de cet Esprit
} { $sign ->
    [plus] gagnent +
   *[minus] perdent −
}{ $number } Puissance{ $tail }{ $bearer ->
   *[other] { "" }
}
    .short = { $on ->
        [attacks-by-host] ses Attaques
        [attacks-on-host] Attaques contre lui
       *[defences-of-host] ses Défenses
    } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Puissance{ $tail }
nx-do-opposing-power = { $opposing ->
    [attack] { $it ->
        [yes] elle
       *[no] l’Attaque
    }
   *[defence] la Défense adverse
} { $sign ->
    [plus] gagne +
   *[minus] perd −
}{ $number } Puissance{ $tail }
    .short = { $opposing ->
        [attack] Attaque
       *[defence] Défense adverse
    } { $sign ->
        [plus] +
       *[minus] −
    }{ $number } Puissance{ $tail }
nx-do-chart-value = cette { $kind ->
    [attack] Attaque
   *[defence] Défense
} { $value ->
    [critical] est critique
    [weak] est faible
   *[neutral] n’est ni critique ni faible
}
    .short = { $value ->
        [critical] critique
        [weak] faible
       *[neutral] ni critique ni faible
    }
nx-do-chart-value-on = les { $on ->
    [attacks-by-host] Attaques de cet Esprit
    [attacks-on-host] Attaques contre cet Esprit
   *[defences-of-host] Défenses de cet Esprit
} { $value ->
    [critical] sont critiques
    [weak] sont faibles
   *[neutral] ne sont ni critiques ni faibles
}{ $bearer ->
   *[other] { "" }
}
    .short = { $on ->
        [attacks-by-host] ses Attaques
        [attacks-on-host] Attaques contre lui
       *[defences-of-host] ses Défenses
    } { $value ->
        [critical] critiques
        [weak] faibles
       *[neutral] ni critiques ni faibles
    }
nx-do-ignore-chart = cette { $kind ->
    [attack] Attaque
   *[defence] Défense
} n’est jamais { $only ->
    [weak] faible
   *[any] ni critique ni faible
}
    .short = jamais { $only ->
        [weak] faible
       *[any] critique ni faible
    }
nx-do-ignore-chart-on = les { $on ->
    [attacks-by-host] Attaques de cet Esprit
    [attacks-on-host] Attaques contre cet Esprit
   *[defences-of-host] Défenses de cet Esprit
} ne sont jamais { $only ->
    [weak] faibles
   *[any] ni critiques ni faibles
}{ $bearer ->
   *[other] { "" }
}
    .short = { $on ->
        [attacks-by-host] ses Attaques
        [attacks-on-host] Attaques contre lui
       *[defences-of-host] ses Défenses
    } jamais { $only ->
        [weak] faibles
       *[any] critiques ni faibles
    }
nx-do-no-defence = votre adversaire ne peut pas jouer de Défense contre cette Attaque
    .short = aucune Défense possible
nx-do-no-defence-on = aucune Défense ne peut être jouée contre les Attaques { $on ->
    [attacks-by-host] de cet Esprit
   *[attacks-on-host] contre cet Esprit
}{ $bearer ->
   *[other] { "" }
}
    .short = aucune Défense contre { $on ->
        [attacks-by-host] ses Attaques
       *[attacks-on-host] les Attaques contre lui
    }
nx-do-damage = infligez{ $it ->
    [yes] -lui{ " " }
   *[no] { " " }
}{ $number ->
    [one] { $number } dégât direct
   *[other] { $number } dégâts directs
}{ $it ->
    [yes] { "" }
   *[no] { " " }à { $spirits ->
        [one] { $spirit }
       *[other] chacun des { $spirit }
    }
}{ $tail }
    .short = { $number } { $number ->
        [one] dégât
       *[other] dégâts
    } à { $it ->
        [yes] lui
       *[no] { $spirits ->
            [one] { $spirit }
           *[other] chacun des { $spirit }
        }
    }{ $tail }
nx-do-lose-pv = { $it ->
    [yes] il
   *[no] { $spirit }
} { $spirits ->
    [one] perd { $number } PV
   *[other] perdent chacun { $number } PV
}{ $tail }
    .short = { $it ->
        [yes] il
       *[no] { $spirit }
    } −{ $number } PV{ $spirits ->
        [one] { "" }
       *[other] { " " }chacun
    }{ $tail }
nx-do-heal = soignez{ $it ->
    [yes] -le
   *[no] { "" }
} de { $number } PV{ $it ->
    [yes] { "" }
   *[no] { $spirits ->
        [one] { " " }{ $spirit }
       *[other] { " " }chacun des { $spirit }
    }
}{ $tail }
    .short = { $it ->
        [yes] il
       *[no] { $spirit }
    } +{ $number } PV{ $spirits ->
        [one] { "" }
       *[other] { " " }chacun
    }{ $tail }
nx-do-exhaust = épuisez{ $it ->
    [yes] -le
   *[no] { " " }{ $spirit }
}
nx-do-recharge = rechargez{ $it ->
    [yes] -le
   *[no] { " " }{ $spirit }
}
nx-do-gain-pm = { $who ->
    [player] récupérez
   *[opponent] votre adversaire récupère
} { $number } PM{ $tail }
    .short = { $who ->
        [player] { "" }
       *[opponent] adv.{ " " }
    }+{ $number } PM{ $tail }
nx-do-lose-pm = { $who ->
    [player] perdez
   *[opponent] votre adversaire perd
} { $number } PM{ $tail }
    .short = { $who ->
        [player] { "" }
       *[opponent] adv.{ " " }
    }−{ $number } PM{ $tail }
nx-do-steal-pm = volez { $number } PM à votre adversaire{ $tail }
    .short = prenez { $number } PM à l’adversaire{ $tail }
nx-do-draw = { $who ->
    [player] piochez
   *[opponent] votre adversaire pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .short = { $who ->
        [player] { "" }
       *[opponent] adv.{ " " }
    }+{ $count } { $count ->
        [one] carte
       *[other] cartes
    }
nx-do-discard = { $who ->
    [player] défaussez
   *[opponent] votre adversaire défausse
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $how ->
    [random] { " " }au hasard
   *[chosen] { "" }
}
    .short = { $who ->
        [player] défaussez
       *[opponent] adv. défausse
    } { $count } { $count ->
        [one] carte
       *[other] cartes
    }{ $how ->
        [random] { " " }au hasard
       *[chosen] { "" }
    }
nx-do-mill = { $who ->
    [player] défaussez
   *[opponent] votre adversaire défausse
} { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de { $who ->
    [player] votre pioche
   *[opponent] sa pioche
}
    .short = { $who ->
        [player] défaussez
       *[opponent] adv. défausse
    } { $count } { $count ->
        [one] carte
       *[other] cartes
    } de pioche
nx-do-return-to-hand = reprenez en main { $cards } de votre défausse
    .short = reprenez { $cards } de la défausse
nx-do-to-bottom-hand = mettez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre main sous votre pioche
    .short = mettez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de main sous la pioche
nx-do-to-bottom-discard = mettez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre défausse sous votre pioche
    .short = mettez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de défausse sous la pioche
nx-do-attach = attachez{ $it ->
    [yes] -lui cette carte
   *[no] { " " }cette carte à { $spirit }
}
    .short = attachez-la à { $it ->
        [yes] lui
       *[no] { $spirit }
    }
nx-do-detach = défaussez cette carte
    .short = défaussez-la
nx-do-destroy-attached = détruisez { $count ->
    [one] { $count } capacité attachée
   *[other] { $count } capacités attachées
} à { $spirit }
    .short = détruisez { $count } { $count ->
        [one] capacité
       *[other] capacités
    } { DE($spirit) }
nx-do-cost-change = { $cards } coûtent { $number } PM de { $sign ->
    [plus] plus
   *[minus] moins
}{ $until ->
    [this-attack] { " " }pour cette attaque
    [end-of-turn] { " " }jusqu’à la fin du tour
    [end-of-next-turn] { " " }jusqu’à la fin de votre prochain tour
   *[always] { "" }
}
    .short = { $cards } à { $sign ->
        [plus] +
       *[minus] −
    }{ $number } PM{ $until ->
        [this-attack] { " " }pour cette attaque
        [end-of-turn] { " " }ce tour
        [end-of-next-turn] { " " }jusqu’à la fin de votre prochain tour
       *[always] { "" }
    }
nx-do-prevent-damage = { $bearer ->
    [attacked] { $it ->
        [yes] il
       *[no] l’Esprit attaqué
    } subit { $number ->
        [one] { $number } dégât de moins
       *[other] { $number } dégâts de moins
    }
    [self] chaque Attaque { $it ->
        [yes] lui inflige
       *[no] inflige
    } { $number ->
        [one] { $number } dégât de moins
       *[other] { $number } dégâts de moins
    }{ $it ->
        [yes] { "" }
       *[no] { " " }à cet Esprit
    }
   *[host] chaque Attaque { $it ->
        [yes] lui inflige
       *[no] inflige
    } { $number ->
        [one] { $number } dégât de moins
       *[other] { $number } dégâts de moins
    }{ $it ->
        [yes] { "" }
       *[no] { " " }à cet Esprit
    }
}{ $tail }
    .short = { $bearer ->
        [attacked] dégâts
       *[host] dégâts de chaque Attaque contre lui
    } −{ $number }{ $tail }
nx-do-look-hand = regardez la main de votre adversaire
    .short = voyez la main adverse
nx-do-look-pile = regardez { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de la pioche de votre adversaire
    .short = voyez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de la pioche adverse
nx-do-lift-limit-pm = vous pouvez avoir plus de 8 PM ce tour-ci
    .short = pas de limite de PM ce tour
nx-do-lift-limit-pv = vos Esprits peuvent dépasser leur limite de PV ce tour-ci
    .short = pas de limite de PV à vos Esprits ce tour
nx-do-remove-from-game = retirez du jeu { $cards } de { $who ->
    [player] votre défausse
   *[opponent] la défausse de votre adversaire
}
    .short = retirez du jeu { $cards } de { $who ->
        [player] votre défausse
       *[opponent] la défausse adverse
    }
nx-do-extra-recycle = vous pouvez recycler une fois de plus ce tour-ci
    .short = +1 recyclage ce tour
nx-do-flip-cycle = changez le cycle jusqu’au prochain numéro de tour
    .short = changez le cycle jusqu’au prochain numéro
nx-do-choose-one = choisissez – { $modes }
    .short = l’un : { $modes }
nx-do-may = vous pouvez { $told ->
    [yes] choisir ceci : { $actions }
   *[no] { INFINITIVE($actions) }
}
    .short = option : { $actions }
nx-do-if-else = si { $conditions }, { $actions }. Sinon, { $otherwise }
    .short = si { $conditions } : { $actions } ; sinon { $otherwise }

## Cartes et Esprits

nx-element = { $element }
nx-cards = { $type ->
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
} de votre adversaire{ $elemental ->
    [yes] { " " }d’élément { $element }
   *[no] { "" }
}{ $keyword ->
    [ultime] { " " }avec Ultime
    [zone] { " " }avec Zone
    [amelioration] { " " }avec Amélioration
    [affaiblissement] { " " }avec Affaiblissement
   *[none] { "" }
}
    .short = { $type ->
        [attack] Attaques
        [defence] Défenses
        [support] Soutiens
       *[any] capacités
    } adverses{ $elemental ->
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
    .short = l’Esprit
nx-spirit-host = cet Esprit
    .short = l’Esprit
nx-spirit-it = cet Esprit
    .short = l’Esprit
nx-spirit-own = cet Esprit
    .short = l’Esprit
nx-spirit-attacker = l’Esprit attaquant
    .short = l’attaquant
nx-spirit-random = { $number } { $kind } au hasard
nx-spirit-lowest-pv = l’{ $kind } qui a le moins de PV
    .short = l’{ $kind } aux PV les plus bas
nx-spirit-some = au moins un { $kind }
    .short = ≥1 { $kind }
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
    .short = avec capacité
nx-without-attached = sans capacité attachée
    .short = sans capacité

## Nombres

nx-value-die = le résultat
    .short = résultat
nx-value-pm-spent = les PM payés
    .short = PM payés
nx-value-damage-dealt = les dégâts infligés
    .short = dégâts infligés
nx-value-count = le nombre d’{ $kind }
    .short = { $kind }
nx-value-count-one = 1 pour { $spirit }
nx-value-pv-missing = les PV perdus par { $spirit }
    .short = PV perdus par { $spirit }
nx-value-pv-missing-all = le total des PV perdus par les { $kind }
    .short = PV perdus par les { $kind }

## Si

nx-if-cycle = c’est un { $now ->
    [diurne] Tour Diurne
   *[nocturne] Tour Nocturne
}
    .short = de { $now ->
        [diurne] jour
       *[nocturne] nuit
    }
nx-if-die = le résultat { $holds ->
    [no] n’est pas
   *[yes] est
} { $faces }
    .short = résultat { $holds ->
        [no] autre que{ " " }
       *[yes] { "" }
    }{ $faces }
nx-if-element = { $of ->
    [target] l’Esprit ciblé
    [attack] l’Attaque
    [self] cet Esprit
   *[host] cet Esprit
} { $holds ->
    [neither] n’est d’élément ni
    [no] n’est pas d’élément
   *[yes] est d’élément
} { $elements }
    .short = { $of ->
        [target] l’Esprit ciblé
        [attack] l’Attaque
       *[host] l’Esprit
    } { $holds ->
        [neither] n’est ni
        [no] n’est pas
       *[yes] est
    } { $elements }
nx-if-pv = { $spirit } { $spirits ->
    [one] a
   *[other] ont
} { $bounds }{ $tail }
    .short = { $spirit } { $bounds }{ $tail }
nx-if-pm = { $of ->
    [player] vous avez
   *[opponent] votre adversaire a
} { $bounds }{ $tail }
    .short = { $of ->
        [player] vous
       *[opponent] adv.
    } { $bounds }{ $tail }
nx-units = { so-many } { $unit ->
    [hp] PV
    [mp] PM
    [damage] { $number ->
        [one] dégât
       *[other] dégâts
    }
   *[card] { nx-things }
}
    .short = { $number }{ $unit ->
        [hp] { " " }PV
        [mp] { " " }PM
        [damage] { $number ->
            [one] { " " }dégât
           *[other] { " " }dégâts
        }
        [turn] { "" }
       *[card] { " " }{ nx-things.short }
    }
nx-things = { $unit ->
    [card] { $number ->
        [one] carte
       *[other] cartes
    }
    [capacity] { $number ->
        [one] capacité
       *[other] capacités
    }
   *[spirit] { $number ->
        [one] Esprit
       *[other] Esprits
    }
}
    .short = { $unit ->
        [card] { $number ->
            [one] carte
           *[other] cartes
        }
        [capacity] { $number ->
            [one] capacité
           *[other] capacités
        }
       *[spirit] { $number ->
            [one] Esprit
           *[other] Esprits
        }
    }
nx-bound-at-least = { $unit ->
    [turn] { $holds ->
        [no] plus petit que { $number }
       *[yes] { $number } ou plus
    }
   *[hp] { $holds ->
        [no] moins { DE(nx-units) }
       *[yes] { nx-units } ou plus
    }
}
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ nx-units.short }
nx-bound-at-most = { $unit ->
    [turn] { $holds ->
        [no] plus grand que { $number }
       *[yes] { $number } ou moins
    }
   *[hp] { $holds ->
        [no] plus { DE(nx-units) }
       *[yes] { nx-units } ou moins
    }
}
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ nx-units.short }
nx-bound-equals = { $unit ->
    [turn] { $holds ->
        [no] autre que { $number }
       *[yes] { $number }
    }
   *[hp] { $holds ->
        [no] soit plus, soit moins { DE(nx-units) }
       *[yes] exactement { nx-units }
    }
}
    .short = { $holds ->
        [no] ≠
       *[yes] juste{ " " }
    }{ nx-units.short }
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
    .short = { $spirit } { $spirits ->
        [one] est
       *[other] sont
    } { $state ->
        [charged] chargé
       *[exhausted] épuisé
    }{ $spirits ->
        [one] { "" }
       *[other] s
    }
nx-if-attached-count = { $spirit } { $spirits ->
    [one] porte
   *[other] portent
} { $bounds }{ $tail }
    .short = { $spirit } : { $bounds }{ $tail }
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
    .short = { $spirit } { $some ->
        [no] n’a pas de
       *[yes] a une
    } capacité
nx-if-count-alive = { $of ->
    [player] vous avez
   *[opponent] votre adversaire a
} { $bounds } en jeu{ $tail }
    .short = { $of ->
        [player] vous avez
       *[opponent] adv. a
    } { $bounds }{ $tail }
nx-if-outnumbered = { $of ->
    [player] vous { $holds ->
        [no] n’avez pas
       *[yes] avez
    } moins d’Esprits que votre adversaire
   *[opponent] votre adversaire { $holds ->
        [no] n’a pas
       *[yes] a
    } moins d’Esprits que vous
}
    .short = { $of ->
        [player] { $holds ->
            [no] pas{ " " }
           *[yes] { "" }
        }moins d’Esprits que l’adversaire
       *[opponent] adv. : { $holds ->
            [no] pas{ " " }
           *[yes] { "" }
        }moins d’Esprits
    }
nx-if-hand-size = { $of ->
    [player] vous avez
   *[opponent] votre adversaire a
} { $bounds } en main{ $tail }
    .short = { $of ->
        [player] votre main
       *[opponent] main adverse
    } { $bounds }{ $tail }
nx-if-turn-number = le numéro du tour est { $bounds }{ $tail }
    .short = tour { $bounds }{ $tail }
nx-if-was-defended = { $holds ->
    [no] aucune Défense n’a été jouée
   *[yes] une Défense a été jouée
}
    .short = { $holds ->
        [no] aucune Défense
       *[yes] Défense
    } jouée
nx-if-damage-dealt = l’Attaque a infligé { $bounds }{ $tail }
    .short = { $bounds }{ $tail }
nx-if-damage-dealt-some = l’Attaque { $some ->
    [no] n’a infligé aucun dégât
   *[yes] a infligé des dégâts
}
    .short = { $some ->
        [no] aucun dégât
       *[yes] dégâts
    }
nx-if-exhaustion-marked = { $of ->
    [player] votre pioche
   *[opponent] la pioche de votre adversaire
} { $holds ->
    [no] ne s’est pas encore vidée
   *[yes] s’est vidée une fois
}
    .short = pioche { $of ->
        [player] { "" }
       *[opponent] adverse{ " " }
    }{ $holds ->
        [no] jamais vidée
       *[yes] déjà vidée
    }
nx-if-source-type = l’Attaque vient d’{ $now ->
    [spirit] un Esprit
   *[capacity] une capacité
}
    .short = Attaque d’{ $now ->
        [spirit] Esprit
       *[capacity] une capacité
    }
