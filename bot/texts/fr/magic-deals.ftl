# Ce que les textes des cartes de Magic font du dessus d’une bibliothèque

mn-deal-library = { $person ->
    [you] de votre bibliothèque
   *[one] de la bibliothèque { DE($subject) }
}
mn-deal-head = { $open ->
    [yes] révélez
   *[no] regardez
} { $number ->
    [one] la carte du dessus
   *[other] les { mn-number } cartes du dessus
} { mn-deal-library }{ $tail }
    .short = { $open ->
        [yes] révélez
       *[no] voyez
    } { $number } du dessus{ $person ->
        [you] { "" }
       *[one] { " " }{ DE($subject) }
    }{ $tail }
mn-deal-until = { $open ->
    [yes] révélez
   *[no] regardez
} des cartes du dessus { mn-deal-library } jusqu’à trouver { $kind }
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
    [library] au-dessus { mn-deal-of-own } bibliothèque
    [shuffled] dans { mn-deal-own } bibliothèque, puis mélangez
   *[library-bottom] au-dessous { mn-deal-of-own } bibliothèque
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
        [shuffled] dans la bibliothèque
       *[library-bottom] dessous
    }{ $order ->
        [random] { " " }au hasard
       *[chosen] { "" }
    }
mn-deal-own = { $person ->
    [you] votre
   *[one] sa
}
mn-deal-of-own = { $person ->
    [you] de votre
   *[one] de sa
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
        [yes] à volonté :
       *[no] toutes les
    } { $kind }
mn-deal-among = { $some } parmi elles
    .short = { $some }
mn-deal-puts = { $may ->
    [yes] vous pouvez { $shown ->
        [yes] révéler { $some } et { mn-found } mettre { $to }
       *[no] mettre { $some } { $to }
    }
   *[no] { $shown ->
        [yes] révélez { $some } et mettez-{ mn-found } { $to }
       *[no] mettez { $some } { $to }
    }
}
    .short = { $may ->
        [yes] option : mettez
       *[no] mettez
    } { $some } { $to }
mn-deal-puts-some = { $may ->
    [yes] vous pouvez en mettre
   *[no] mettez-en
} { $some } { $to }
    .short = { $may ->
        [yes] option : mettez-en
       *[no] mettez-en
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
        [yes] option : mettez
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

## Les cartes des mains

mn-do-put = { $person ->
    [you] { $may ->
        [yes] vous pouvez mettre
       *[no] mettez
    }
   *[one] { $subject } { $may ->
        [yes] peut mettre
       *[no] met
    }
} { $some } de { $person ->
    [you] votre
   *[one] sa
} main { $to }{ $tail }{ $how ->
    [random] , au hasard
    [by-you] , que vous choisissez
   *[chosen] { "" }
}
    .short = { $person ->
        [you] { "" }
       *[one] { $subject } :{ " " }
    }{ $may ->
        [yes] option : mettez
       *[no] mettez
    } { $some } de la main { $to }{ $how ->
        [random] { " " }au hasard
       *[chosen] { "" }
    }{ $tail }
mn-put-all = toutes les { $kind }
mn-choose-shown-may = vous pouvez y choisir { $some }
    .short = option : choisissez { $some }
mn-puts-shown = mettez { $many ->
    [yes] ces cartes
   *[no] cette carte
} { $to }
    .short = { $to }
mn-do-reveal-you = regardez { $person ->
    [you] votre main
   *[one] la main { DE($subject) }
}
    .short = voyez { $person ->
        [you] votre main
       *[one] la main { DE($subject) }
    }

## Ce qui est dit et demandé

mn-event-looks-at = { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
  } de la bibliothèque { DE($other) }.
mn-event-looks-at-own = Au-dessus de l’autre bibliothèque : { $cards }.
mn-prompt-deal-battlefield = { $card } : que mettez-vous sur le champ de bataille ?
mn-prompt-deal-graveyard = { $card } : que mettez-vous au cimetière ?
mn-prompt-deal-exile = { $card } : qu’exilez-vous ?
mn-prompt-deal-library = { $card } : que laissez-vous au-dessus ?
mn-prompt-deal-library-bottom = { $card } : que mettez-vous au-dessous ?
mn-default-deal-battlefield = Les premières arrivent.
mn-default-deal-graveyard = Le moins possible y va.
mn-default-deal-exile = Le moins possible est exilé.
mn-default-deal-library = Les premières restent au-dessus.
mn-default-deal-library-bottom = Le moins possible y va.
mn-event-looks-at-hand = { $seat } regarde la main { DE($other) }.
mn-event-looks-at-hand-own = Dans l’autre main : { $cards }.
mn-event-put-into-library = { $seat } met { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } de sa main { $to ->
    [library] au-dessus de sa bibliothèque
    [library-bottom] au-dessous de sa bibliothèque
   *[shuffled] dans sa bibliothèque
  }.
mn-prompt-put-battlefield = { $card } : que mettez-vous sur le champ de bataille ?
mn-prompt-put-exile = { $card } : qu’exilez-vous de la main ?
mn-prompt-put-library = { $card } : que mettez-vous au-dessus de la bibliothèque ?
mn-prompt-put-library-bottom = { $card } : que mettez-vous au-dessous de la bibliothèque ?
mn-prompt-put-shuffled = { $card } : que mélangez-vous dans la bibliothèque ?
mn-default-put-battlefield = Le moins possible arrive.
mn-default-put-exile = Les plus anciennes sont exilées.
mn-default-put-library = Les plus anciennes y vont.
mn-default-put-library-bottom = Les plus anciennes y vont.
mn-default-put-shuffled = Les plus anciennes y vont.
