## Cartes jouées à la main : comment s’appellent les actions

mn-deed-name = { $deed ->
    [destroy] Détruire…
    [exile] Exiler…
    [bounce] Renvoyer en main…
    [bury] Mettre au cimetière…
    [top] Mettre au-dessus de la bibliothèque…
    [bottom] Mettre au-dessous de la bibliothèque…
    [enter] Mettre sur le champ de bataille…
    [enter-tapped] Mettre sur le champ de bataille, engagé…
    [sacrifice] Sacrifier…
    [damage] Infliger des blessures…
    [pump] Agrandir, +X/+X…
    [shrink] Réduire, −X/−X…
    [tap] Engager…
    [untap] Dégager…
    [counters] Mettre des marqueurs…
    [uncounters] Retirer des marqueurs…
    [gains] Donner un mot-clé…
    [loses] Ôter un mot-clé…
    [base] Fixer force et endurance…
    [type] Ajouter un type…
    [color] Changer la couleur…
    [control] Donner le contrôle…
    [attach] Attacher…
    [regenerate] Régénérer…
    [unmake] Contrecarrer…
    [draw] Piocher…
    [discard] Se défausser…
    [discard-random] Se défausser au hasard…
    [scry] Faire un regard…
    [surveil] Surveiller…
    [look] Regarder les cartes du dessus…
    [search] Chercher dans la bibliothèque…
    [mill] Meuler…
    [put] Poser une carte de la main…
    [reveal] Révéler ma main
    [shuffle] Mélanger ma bibliothèque
    [other-draw] Faire piocher l’adversaire…
    [other-discard] Défausse de l’adversaire…
    [other-discard-random] Défausse de l’adversaire au hasard…
    [other-mill] Meuler l’adversaire…
    [other-reveal] Faire révéler la main adverse
    [other-shuffle] Mélanger la bibliothèque adverse
    [life] Gagner des points de vie…
    [life-lost] Perdre des points de vie…
    [other-life] L’adversaire gagne des points de vie…
    [other-life-lost] L’adversaire perd des points de vie…
    [token] Créer des jetons…
    [mana] Ajouter du mana…
    [prevent] Prévenir des blessures…
    [coin] Lancer une pièce
    [die] Lancer un dé…
   *[note] Noter une couleur ou un type…
}
mn-deed-word = { $phrase ->
    [yes] { mn-phrase }
   *[no] { mn-keyword }
}
mn-deed-until = { $until ->
    [none] { "" }
    [end-of-turn] { " " }jusqu’à la fin du tour
    [while-here] { " " }tant que la carte reste sur le champ de bataille
    [your-next-turn] { " " }jusqu’au prochain tour { DE($seat) }
   *[stays] { " " }pour de bon
}
mn-deed-cards = { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
mn-deed-counters = { $number ->
    [one] 1 marqueur { mn-counter }
   *[other] { $number } marqueurs { mn-counter }
}
mn-deed-damage = { $number ->
    [one] 1 blessure
   *[other] { $number } blessures
}
mn-deed-hurt = { $whom ->
    [you] { $seat }
    [opponent] { $other }
   *[none] { $card }
}
mn-deed = { $deed ->
    [destroy] détruire { $card }
    [exile] exiler { $card }
    [bounce] renvoyer { $card } dans la main de son propriétaire
    [bury] mettre { $card } au cimetière de son propriétaire
    [top] mettre { $card } au-dessus de la bibliothèque de son propriétaire
    [bottom] mettre { $card } au-dessous de la bibliothèque de son propriétaire
    [enter] mettre { $card } sur le champ de bataille
    [enter-tapped] mettre { $card } sur le champ de bataille, engagé
    [sacrifice] sacrifier { $card }
    [damage] infliger { mn-deed-damage } à { mn-deed-hurt }
    [pump] { $card } gagne +{ $power }/+{ $toughness }{ mn-deed-until }
    [shrink] { $card } gagne −{ $power }/−{ $toughness }{ mn-deed-until }
    [tap] engager { $card }
    [untap] dégager { $card }
    [counters] mettre { mn-deed-counters } sur { $card } : { mn-counter }
    [uncounters] retirer { mn-deed-counters } de la carte { $card } : { mn-counter }
    [gains] { $card } gagne : { mn-deed-word }{ mn-deed-until }
    [loses] { $card } perd : { mn-deed-word }{ mn-deed-until }
    [base] { $card } est une { $power }/{ $toughness }{ mn-deed-until }
    [type] { $card } est aussi : { NOUN($noun, 1) }{ mn-deed-until }
    [color] { $card } change de couleur : { mn-deed-color }{ mn-deed-until }
    [control] { $whom ->
        [you] { $seat } prend le contrôle : { $card }
       *[opponent] { $other } prend le contrôle : { $card }
    }{ mn-deed-until }
    [attach] attacher { $card } à { $host }
    [regenerate] régénérer { $card }
    [unmake] contrecarrer { $card }
    [draw] piocher { mn-deed-cards }
    [discard] se défausser : { mn-deed-cards }
    [discard-random] se défausser au hasard : { mn-deed-cards }
    [scry] faire un regard { $number }
    [surveil] surveiller { $number }
    [look] regarder { mn-deed-cards } du dessus, en prendre { $take }, mettre le reste { $to ->
        [graveyard] au cimetière
       *[library-bottom] au-dessous de la bibliothèque
    }
    [search] chercher dans la bibliothèque jusqu’à { $take ->
        [one] 1 carte
       *[other] { $take } cartes
    }, à mettre { mn-deed-to }
    [mill] meuler { mn-deed-cards }
    [put] mettre { $to ->
        [library] une carte de la main au-dessus de la bibliothèque
        [library-bottom] une carte de la main au-dessous de la bibliothèque
        [exile] une carte de la main en exil
       *[battlefield] une carte de la main sur le champ de bataille
    }
    [reveal] révéler la main
    [shuffle] mélanger la bibliothèque
    [other-draw] { $other } pioche { mn-deed-cards }
    [other-discard] { $other } se défausse : { mn-deed-cards }
    [other-discard-random] { $other } se défausse au hasard : { mn-deed-cards }
    [other-mill] { $other } meule { mn-deed-cards }
    [other-reveal] { $other } révèle sa main
    [other-shuffle] { $other } mélange sa bibliothèque
    [life] gagner { mn-deed-life }
    [life-lost] perdre { mn-deed-life }
    [other-life] { $other } gagne { mn-deed-life }
    [other-life-lost] { $other } perd { mn-deed-life }
    [token] créer { $number ->
        [one] 1 jeton
       *[other] { $number } jetons
    } : { $power }/{ $toughness }, { mn-deed-color }{ $keyword ->
        [none] { "" }
       *[other] , { mn-deed-word }
    }
    [mana] ajouter { $number } × { $word }
    [prevent] prévenir les { mn-deed-damage } suivantes, cible : { mn-deed-hurt }
    [coin] lancer une pièce
    [die] lancer un dé à { $sides } faces
   *[note] noter : { $color ->
        [none] { NOUN($noun, 1) }
       *[other] { mn-deed-color }
    }
}
mn-deed-life = { $number ->
    [one] 1 point de vie
   *[other] { $number } points de vie
}
mn-deed-color = { $color ->
    [white] blanc
    [blue] bleu
    [black] noir
    [red] rouge
    [green] vert
   *[colorless] incolore
}
mn-deed-to = { $to ->
    [hand] en main
    [battlefield] sur le champ de bataille
   *[library] au-dessus
}

## Ce qui est raconté

mn-event-by-hand = { $count ->
    [0] Aucune carte du deck { DE($seat) } ne se joue à la main.
    [one] 1 carte du deck { DE($seat) } se joue à la main.
   *[other] { $count } cartes différentes du deck { DE($seat) } se jouent à la main.
}
mn-event-deed = { $seat } applique à la main : { mn-deed }.
mn-event-mends = { $seat } corrige quelque chose à la main.
mn-event-deed-refused = { $seat } n’est pas d’accord. { $other } choisit autre chose.
mn-event-taken-back = L’action à la main { DE($seat) } est annulée.
mn-event-objects = { $seat } conteste ce qui a été fait à la main.
mn-event-coin = { $seat } lance une pièce : { $word ->
    [heads] face
   *[tails] pile
}.
mn-event-die = { $seat } lance un dé à { $sides } faces : { $number }.

## Ce qui est demandé

mn-prompt-work = { $count ->
    [0] { $card } : appliquez son texte. Choisissez ce qui se passe.
   *[other] { $card } : { $done }. Choisissez la suite.
}
mn-prompt-consent = { $asks ->
    [deed] { $card }, à la main. { $seat } veut ceci : { $wanted }. Êtes-vous d’accord ?
   *[other] { $seat } demande : { $wanted }. Êtes-vous d’accord ?
}
mn-prompt-agree = { $card }, à la main. { $seat } a fait ceci : { $done }. Êtes-vous d’accord ?
mn-prompt-objection = { $other } conteste ceci : { $done }. Comment continuer ? Si vos choix diffèrent, tout cela est annulé.
mn-prompt-targets = { $card } : choisissez jusqu’à { $count } cibles, ou aucune.
mn-prompt-reminded = Votre adversaire vous rappelle une carte : { $what }. Une capacité se déclenche-t-elle ?
mn-prompt-hand-cost = { $count ->
    [0] Capacité { DE($what) } : choisissez son coût.
   *[other] La capacité coûte : { $parts }. Quoi d’autre ?
}
mn-prompt-deed-permanent = { mn-deed-name } Choisissez un permanent.
mn-prompt-deed-object = { mn-deed-name } Choisissez ce qui se déplace.
mn-prompt-deed-lying = { mn-deed-name } Choisissez une carte.
mn-prompt-deed-attached = Choisissez une aura ou un équipement.
mn-prompt-deed-host = Choisissez ce qui le porte.
mn-prompt-deed-item = Choisissez ce qui est contrecarré.
mn-prompt-deed-hurt = { mn-deed-name } Choisissez une créature ou un joueur.
mn-prompt-deed-hand = Choisissez une carte de votre main.
mn-prompt-deed-place = Où va-t-elle ?
mn-prompt-deed-number = { mn-deed-name } Combien ?
mn-prompt-deed-take = Combien de cartes en prenez-vous ?
mn-prompt-deed-size = De combien sa taille change-t-elle ?
mn-prompt-deed-power = Quelle force ?
mn-prompt-deed-toughness = Quelle endurance ?
mn-prompt-deed-until = Pour combien de temps ?
mn-prompt-deed-keyword = Quel mot-clé ?
mn-prompt-deed-type = Quel type ?
mn-prompt-deed-color = Quelle couleur ?
mn-prompt-deed-counter = Quels marqueurs ?
mn-prompt-deed-whom = Qui prend le contrôle ?
mn-prompt-deed-rest = Où va le reste ?
mn-prompt-deed-found = Où va-t-elle ?
mn-prompt-deed-mana = Quel mana ?
mn-prompt-deed-token-color = Quelle couleur ont les jetons ?
mn-prompt-deed-token-keyword = Quel mot-clé ont les jetons ?
mn-prompt-deed-sub = Quel type de créature sont les jetons ?
mn-prompt-deed-sides = Combien de faces a le dé ?
mn-prompt-deed-word = Que notez-vous ?
mn-wanted-ability = utiliser une capacité { DE($what) } { $count ->
    [0] sans coût
   *[other] pour ce coût : { $parts }
}
mn-wanted-trigger = une capacité { DE($what) } se déclenche
mn-wanted-mend = corriger quelque chose à la main
mn-about-by-hand = [Lire { $card }](https://scryfall.com/search?q={ $search })
mn-default-work = Tout ce que dit la carte est fait.
mn-default-targets = Aucune cible.
mn-default-reminded = Rien ne se déclenche.
mn-default-consent = Vous n’êtes pas d’accord.
mn-default-agree = Vous êtes d’accord.
mn-default-objection = C’est annulé.
mn-openly-consent = doit dire son accord.

## Réponses

mn-group-deeds-aimed = Ce qui arrive à vos cibles
mn-group-deeds-things = Permanents et autres objets
mn-group-deeds-cards = Vos cartes
mn-group-deeds-other = Les cartes de votre adversaire
mn-group-deeds-more = Points de vie, jetons, mana et hasard
mn-group-by-hand = À la main
mn-option-work-done = C’est fait
mn-option-work-take-back = Recommencer
mn-option-consent-agree = Accepter
mn-option-consent-decline = Refuser
mn-option-agree-agree = Accepter
mn-option-agree-take-back = Faire reprendre
mn-option-agree-object = Contester
mn-option-objection-go-on = Laisser tel quel
mn-option-objection-take-back = Faire reprendre
mn-option-objection-call-off = Annuler la partie
mn-option-by-hand-ability = Utiliser { $what } à la main
mn-option-by-hand-trigger = { $what } se déclenche
mn-option-by-hand-remind = Rappeler : { $what }
mn-option-no-targets = Aucune cible
mn-option-reminded-no = Rien ne se déclenche
mn-option-reminded-triggers = Elle se déclenche
mn-option-by-hand-mend = Corriger quelque chose
mn-option-by-hand-object = Contester ce qui a été fait
mn-cost-by-hand = { $cost ->
    [mana] { $mana }
    [tap] l’engager
    [untap] le dégager
    [sacrifice] le sacrifier
    [exile] l’exiler
    [sacrifice-one] sacrifier un permanent
    [discard-one] se défausser d’une carte
    [counter] retirer un marqueur +1/+1
    [charge] retirer un marqueur charge
   *[life] payer { mn-deed-life }
}
mn-option-hand-cost = { $cost ->
    [mana] Payer { $mana }
    [tap] L’engager
    [untap] Le dégager
    [sacrifice] Le sacrifier
    [exile] L’exiler
    [sacrifice-one] Sacrifier un permanent
    [discard-one] Se défausser d’une carte
    [counter] Retirer un marqueur +1/+1
    [charge] Retirer un marqueur charge
    [life] Payer { mn-deed-life }
   *[enough] C’est tout
}
mn-option-deed-size = { $sign ->
    [minus] −{ $power }/−{ $toughness }
   *[plus] +{ $power }/+{ $toughness }
} jusqu’à la fin du tour
mn-option-deed-until = { $answer ->
    [end-of-turn] Jusqu’à la fin du tour
    [while-here] Tant que la carte reste
    [your-next-turn] Jusqu’à mon prochain tour
   *[stays] Pour de bon
}
mn-option-deed-whom = { $answer ->
    [you] Moi
   *[opponent] Mon adversaire
}
mn-option-deed-rest = { $answer ->
    [graveyard] Dans mon cimetière
   *[library-bottom] Au-dessous de ma bibliothèque
}
mn-option-deed-found = { $answer ->
    [hand] Dans ma main
    [battlefield] Sur le champ de bataille
   *[library] Au-dessus de ma bibliothèque
}
mn-option-deed-place = { $answer ->
    [battlefield] Sur le champ de bataille
    [library] Au-dessus de ma bibliothèque
    [library-bottom] Au-dessous de ma bibliothèque
   *[exile] En exil
}
mn-option-deed-token-keyword = Aucun mot-clé
mn-option-deed-size-other = Une autre taille…
mn-order-trust = { $holds ->
    [yes] Me redemander pour les cartes jouées à la main
   *[no] Toujours accepter les cartes jouées à la main
}

## Dans un défi

mn-options-by-hand = Cartes jouées à la main
mn-options-by-hand-help = Pour les cartes que Herald ne sait pas lire : les joueurs appliquent leur texte (MN-R31).
mn-options-by-hand-none = Interdites
mn-options-by-hand-agreed = Permises. Les deux joueurs donnent leur accord
mn-fault-by-hand = { $count ->
    [one] { $cards } ne se joue qu’à la main, dans les parties avec `by-hand=agreed`
   *[other] { $count } cartes ne se jouent qu’à la main, dans les parties avec `by-hand=agreed` : { $cards }
}
