# Ce que les textes des cartes de Magic font du dessus d’une bibliothèque

mn-deal-library = { $person ->
    [you] votre bibliothèque
   *[one] la bibliothèque { DE($subject) }
}
mn-deal-head = { $open ->
    [yes] révélez
   *[no] regardez
} { $number ->
    [one] la carte du dessus
   *[other] les { mn-number } cartes du dessus
} de { mn-deal-library }{ $tail }
    .short = { $open ->
        [yes] révélez
       *[no] voyez
    } { $number } { $number ->
        [one] carte
       *[other] cartes
    } du dessus{ $person ->
        [you] { "" }
       *[one] { " " }de la bibliothèque { DE($subject) }
    }{ $tail }
mn-deal-until = { $open ->
    [yes] révélez
   *[no] regardez
} des cartes du dessus de { mn-deal-library } jusqu’à trouver { $kind }
    .short = { $open ->
        [yes] révélez
       *[no] voyez
    } le dessus{ $person ->
        [you] { "" }
       *[one] { " " }de la bibliothèque { DE($subject) }
    } jusqu’à { $kind }
mn-deal-to = { $to ->
    [hand] dans { mn-deal-own } main
    [battlefield] sur le champ de bataille{ $tapped ->
        [yes] { " " }en position engagée
       *[no] { "" }
    }
    [graveyard] dans { mn-deal-own-his } cimetière
    [exile] en exil
    [library] au-dessus de { mn-deal-own } bibliothèque
   *[library-bottom] au-dessous de { mn-deal-own } bibliothèque
}{ $order ->
    [random] { " " }dans un ordre aléatoire
   *[chosen] { "" }
}
    .short = { $to ->
        [hand] en main
        [battlefield] en jeu{ $tapped ->
            [yes] , engagée
           *[no] { "" }
        }
        [graveyard] au cimetière
        [exile] en exil
        [library] dessus
       *[library-bottom] dessous
    }{ $order ->
        [random] { " " }au hasard
       *[chosen] { "" }
    }
mn-deal-own = { $person ->
    [you] votre
   *[one] sa
}
mn-deal-own-his = { $person ->
    [you] votre
   *[one] son
}
mn-deal-it = cette carte
mn-deal-of-them = { $number ->
    [0] { $up ->
        [yes] autant que vous voulez
       *[no] toutes
    }
   *[other] { $up ->
        [yes] jusqu’à{ " " }
       *[no] { "" }
    }{ $number ->
        [one] une
       *[other] { mn-number }
    }
}
    .short = { $number ->
        [0] à volonté
       *[other] { $up ->
            [yes] ≤
           *[no] { "" }
        }{ $number }
    }
mn-deal-all-of = { $up ->
    [yes] n’importe quel nombre de
   *[no] toutes les
} { $kind }
    .short = { $up ->
        [yes] à volonté :
       *[no] toutes les
    } { $kind }
mn-deal-among = { $some } parmi elles
    .short = { $some }
mn-deal-puts = { $may ->
    [yes] vous pouvez { $shown ->
        [yes] révéler { $some } et { mn-found } mettre { $to }
       *[no] { $them ->
            [yes] en mettre
           *[no] mettre
        } { $some } { $to }
    }
   *[no] { $shown ->
        [yes] révélez { $some } et mettez-{ mn-found } { $to }
       *[no] mettez{ $them ->
            [yes] -en
           *[no] { "" }
        } { $some } { $to }
    }
}
    .short = { $may ->
        [yes] option : mettez
       *[no] mettez
    } { $some } { $to }
mn-deal-puts-if = si c’est { $kind }, { $may ->
    [yes] vous pouvez { $shown ->
        [yes] la révéler et la mettre { $to }
       *[no] la mettre { $to }
    }
   *[no] { $shown ->
        [yes] révélez-la et mettez-la { $to }
       *[no] mettez-la { $to }
    }
}
    .short = { $may ->
        [yes] option : mettez
       *[no] mettez
    } { $kind } { $to }
mn-deal-puts-rest = mettez-en { $some } { $to } et le reste { $rest }
    .short = { $some } { $to }, le reste { $rest }
mn-deal-them = mettez-{ $count ->
    [one] la
   *[other] les
} { $to }
    .short = mettez { $to }
mn-deal-back = remettez-les dans { $order ->
    [random] un ordre aléatoire
   *[chosen] l’ordre de votre choix
}
    .short = remettez dans { $order ->
        [random] un ordre aléatoire
       *[chosen] l’ordre voulu
    }
mn-deal-rest = mettez le reste { $to }
    .short = le reste { $to }
mn-deal-otherwise = sinon, mettez-la { $to }
    .short = sinon { $to }

## Ce qui est dit et demandé

mn-event-looks-at = { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
  } de la bibliothèque { DE($other) }.
mn-event-looks-at-own = Au-dessus de l’autre bibliothèque : { $cards }.
mn-prompt-deal-battlefield = { $card } : que mettez-vous sur le champ de bataille ?
mn-prompt-deal-graveyard = { $card } : que mettez-vous au cimetière ?
mn-prompt-deal-exile = { $card } : qu’exilez-vous ?
mn-prompt-deal-library = { $card } : que laissez-vous au-dessus ?
mn-prompt-deal-library-bottom = { $card } : que mettez-vous au-dessous ?
mn-default-deal-battlefield = Les premières arrivent.
mn-default-deal-graveyard = Le moins possible y va.
mn-default-deal-exile = Le moins possible est exilé.
mn-default-deal-library = Les premières restent au-dessus.
mn-default-deal-library-bottom = Le moins possible y va.
