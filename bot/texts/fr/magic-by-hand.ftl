## Cartes jouées à la main : comment s’appellent les actions

mn-deed-name = { $deed ->
    [destroy] Détruire…
    [exile] Exiler…
    [bounce] Renvoyer en main…
    [bury] Mettre au cimetière…
    [top] Mettre au-dessus de la bibliothèque…
    [bottom] Mettre au-dessous de la bibliothèque…
    [deep] Mettre dans la bibliothèque…
    [hide] Exiler face cachée…
    [enter] Mettre sur le champ de bataille…
    [enter-tapped] Mettre sur le champ de bataille, engagé…
    [sacrifice] Sacrifier…
    [damage] Infliger des blessures…
    [fight] Faire se battre…
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
    [subtype] Ajouter un type de créature…
    [color] Changer la couleur…
    [control] Donner le contrôle…
    [crew] Piloter un véhicule…
    [attach] Attacher…
    [unattach] Détacher…
    [regenerate] Régénérer…
    [copy] Créer des copies d’un permanent…
    [copy-spell] Copier un sort…
    [unmake] Contrecarrer…
    [turn-up] Retourner une carte exilée…
    [peek] Regarder une carte exilée…
    [draw] Piocher…
    [discard] Se défausser…
    [discard-random] Se défausser au hasard…
    [scry] Faire un regard…
    [surveil] Surveiller…
    [look] Regarder les cartes du dessus…
    [search] Chercher dans la bibliothèque…
    [mill] Meuler…
    [exile-top] Exiler du dessus de ma bibliothèque…
    [reveal-top] Révéler le dessus de ma bibliothèque…
    [put] Poser une carte de la main…
    [reveal] Révéler ma main
    [shuffle] Mélanger ma bibliothèque
    [other-draw] Faire piocher l’adversaire…
    [other-discard] Défausse de l’adversaire…
    [other-discard-random] Défausse de l’adversaire au hasard…
    [other-mill] Meuler l’adversaire…
    [other-exile-top] Exiler du dessus adverse…
    [other-reveal-top] Révéler le dessus adverse…
    [other-look] Regarder le dessus adverse…
    [other-under] Mettre le dessus adverse au-dessous…
    [other-put] Prendre une carte connue de sa main…
    [other-reveal] Faire révéler la main adverse
    [other-shuffle] Mélanger la bibliothèque adverse
    [life] Gagner des points de vie…
    [life-lost] Perdre des points de vie…
    [other-life] L’adversaire gagne des points de vie…
    [other-life-lost] L’adversaire perd des points de vie…
    [token] Créer des jetons de créature…
    [make] Créer d’autres jetons…
    [mana] Ajouter du mana…
    [prevent] Prévenir des blessures…
    [fog] Prévenir toutes les blessures de combat
    [coin] Lancer une pièce
    [die] Lancer un dé…
   *[note] Noter un mot ou un nombre…
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
mn-deed-what = { $whom ->
    [you] { $seat }
    [opponent] { $other }
    [creatures] toutes les créatures
    [your-creatures] toutes les créatures { DE($seat) }
    [other-creatures] toutes les créatures { DE($other) }
   *[none] { $card }
}
mn-deed-lost = { $keyword ->
    [all] toutes les capacités
   *[other] { mn-deed-word }
}
mn-deed-look = { $color ->
    [white-blue] blanc et bleu
    [white-black] blanc et noir
    [white-red] blanc et rouge
    [white-green] blanc et vert
    [blue-black] bleu et noir
    [blue-red] bleu et rouge
    [blue-green] bleu et vert
    [black-red] noir et rouge
    [black-green] noir et vert
    [red-green] rouge et vert
    [artifact] artefact incolore
   *[other] { mn-deed-color }
}
mn-deed-noted = { $word ->
    [monarch] le monarque
    [initiative] l’initiative
    [blessing] la bénédiction de la cité
    [day] le jour
    [night] la nuit
   *[none] { $number }
}
mn-deed = { $deed ->
    [destroy] détruire { mn-deed-what }
    [exile] exiler { mn-deed-what }
    [bounce] renvoyer en main : { mn-deed-what }
    [bury] mettre { $card } au cimetière de son propriétaire
    [top] mettre { $card } au-dessus de la bibliothèque de son propriétaire
    [bottom] mettre { $card } au-dessous de la bibliothèque de son propriétaire
    [deep] mettre { $card } dans la bibliothèque de son propriétaire, à la place { $number } en partant { $to ->
        [top] du dessus
       *[bottom] du dessous
    }
    [hide] exiler { $card } face cachée
    [enter] mettre { $card } sur le champ de bataille
    [enter-tapped] mettre { $card } sur le champ de bataille, engagé
    [sacrifice] sacrifier { $card }
    [damage] infliger { mn-deed-damage } à { mn-deed-what }
    [fight] combat entre { $card } et { $host }
    [pump] +{ $power }/+{ $toughness } pour { mn-deed-what }{ mn-deed-until }
    [shrink] −{ $power }/−{ $toughness } pour { mn-deed-what }{ mn-deed-until }
    [tap] engager { mn-deed-what }
    [untap] dégager { mn-deed-what }
    [counters] mettre { mn-deed-counters } sur { mn-deed-what }
    [uncounters] retirer { mn-deed-counters }, ici : { mn-deed-what }
    [gains] { mn-deed-word } pour { mn-deed-what }{ mn-deed-until }
    [loses] { mn-deed-what } : à retirer, { mn-deed-lost }{ mn-deed-until }
    [base] force et endurance de base { $power }/{ $toughness } pour { mn-deed-what }{ mn-deed-until }
    [type] { $card } est aussi : { NOUN($noun, 1) }{ mn-deed-until }
    [subtype] { $card } est aussi : { NOUN($sub, 1) }{ mn-deed-until }
    [color] { $card } change de couleur : { mn-deed-color }{ mn-deed-until }
    [control] { $whom ->
        [you] { $seat } prend le contrôle : { $card }
       *[opponent] { $other } prend le contrôle : { $card }
    }{ mn-deed-until }
    [crew] piloter { $card }, qui est une créature jusqu’à la fin du tour
    [attach] attacher { $card } à { $host }
    [unattach] détacher { $card }
    [regenerate] régénérer { mn-deed-what }
    [copy] créer { $number ->
        [one] 1 copie
       *[other] { $number } copies
    }, d’après { $card }
    [copy-spell] copier { $card }
    [unmake] contrecarrer { $card }
    [turn-up] retourner une carte exilée, face visible
    [peek] regarder une carte exilée face cachée
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
    [exile-top] exiler du dessus de la bibliothèque : { mn-deed-cards }{ $to ->
        [down] , face cachée
       *[up] { "" }
    }
    [reveal-top] révéler du dessus de la bibliothèque : { mn-deed-cards }
    [put] mettre { $to ->
        [library] une carte de la main au-dessus de la bibliothèque
        [library-bottom] une carte de la main au-dessous de la bibliothèque
        [exile] une carte de la main en exil
        [exile-down] une carte de la main en exil, face cachée
       *[battlefield] une carte de la main sur le champ de bataille
    }
    [reveal] révéler la main
    [shuffle] mélanger la bibliothèque
    [other-draw] { $other } pioche { mn-deed-cards }
    [other-discard] { $other } se défausse : { mn-deed-cards }
    [other-discard-random] { $other } se défausse au hasard : { mn-deed-cards }
    [other-mill] { $other } meule { mn-deed-cards }
    [other-exile-top] { $other } exile du dessus de sa bibliothèque : { mn-deed-cards }
    [other-reveal-top] { $other } révèle du dessus de sa bibliothèque : { mn-deed-cards }
    [other-look] regarder le dessus de la bibliothèque { DE($other) } : { mn-deed-cards }
    [other-under] mettre du dessus au-dessous de la bibliothèque { DE($other) } : { mn-deed-cards }
    [other-put] { $to ->
        [library] { $other } met { $card } de sa main au-dessus de sa bibliothèque
        [library-bottom] { $other } met { $card } de sa main au-dessous de sa bibliothèque
        [exile] { $other } exile { $card } de sa main
        [battlefield] { $seat } met { $card } de la main { DE($other) } sur le champ de bataille
       *[graveyard] { $other } se défausse : { $card }
    }
    [other-reveal] { $other } révèle sa main
    [other-shuffle] { $other } mélange sa bibliothèque
    [life] gagner { mn-deed-life }
    [life-lost] perdre { mn-deed-life }
    [other-life] { $other } gagne { mn-deed-life }
    [other-life-lost] { $other } perd { mn-deed-life }
    [token] créer { $number ->
        [one] 1 jeton
       *[other] { $number } jetons
    } : { $sub ->
        [none] { "" }
       *[other] { NOUN($sub, 1) }{ " " }
    }{ $power }/{ $toughness }, { mn-deed-look }{ $keyword ->
        [none] { "" }
       *[other] , { mn-deed-word }
    }
    [make] créer { $number ->
        [one] 1 jeton
       *[other] { $number } jetons
    } : { NOUN($noun, 1) }
    [mana] ajouter { $number } × { $word }
    [prevent] prévenir les { mn-deed-damage } suivantes, cible : { mn-deed-what }
    [fog] prévenir toutes les blessures de combat ce tour-ci
    [coin] lancer une pièce
    [die] lancer un dé à { $sides } faces
   *[note] noter : { $color ->
        [none] { $noun ->
            [none] { mn-deed-noted }
           *[other] { NOUN($noun, 1) }
        }
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
    [battlefield-tapped] sur le champ de bataille, engagé
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
mn-event-peeks = { $seat } regarde { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}.
mn-event-peeks-own = Vous voyez ceci : { $cards }.
mn-event-coin = { $seat } lance une pièce : { $word ->
    [heads] « Face »
   *[tails] « Pile »
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
mn-prompt-deed-permanents = { mn-deed-name } Choisissez un ou plusieurs permanents.
mn-prompt-deed-object = { mn-deed-name } Choisissez ce qui se déplace.
mn-prompt-deed-objects = { mn-deed-name } Choisissez un ou plusieurs objets.
mn-prompt-deed-creature = { mn-deed-name } Choisissez une créature.
mn-prompt-deed-rival = Choisissez la créature qu’elle combat.
mn-prompt-deed-vehicle = Choisissez un véhicule. Engagez son équipage avant, ou comme coût.
mn-prompt-deed-copied = Choisissez ce qui est copié.
mn-prompt-deed-spell = Choisissez le sort qui est copié.
mn-prompt-deed-aim = Choisissez la cible de la copie.
mn-prompt-deed-aim-2 = Choisissez la deuxième cible de la copie.
mn-prompt-deed-aim-3 = Choisissez la troisième cible de la copie.
mn-prompt-deed-lies-on = Choisissez ce qui est détaché.
mn-prompt-deed-down = Choisissez une carte face cachée.
mn-prompt-deed-own-down = Choisissez une de vos cartes face cachée.
mn-prompt-deed-end = De quel côté de la bibliothèque ?
mn-prompt-deed-depth = À quelle place va-t-elle ?
mn-prompt-deed-known = Choisissez une carte de la main adverse.
mn-prompt-deed-goes = Où va cette carte ?
mn-prompt-deed-face = Face visible ou face cachée ?
mn-prompt-deed-token = Quels jetons ?
mn-prompt-deed-lost = Que perd ce permanent ?
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
    [tap-one] engager un autre permanent
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
    [tap-one] Engager un autre permanent
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
    [battlefield-tapped] Sur le champ de bataille, engagé
   *[library] Au-dessus de ma bibliothèque
}
mn-option-deed-place = { $answer ->
    [battlefield] Sur le champ de bataille
    [library] Au-dessus de ma bibliothèque
    [library-bottom] Au-dessous de ma bibliothèque
    [exile-down] En exil, face cachée
   *[exile] En exil
}
mn-option-deed-goes = { $answer ->
    [battlefield] Sur le champ de bataille
    [library] Au-dessus de sa bibliothèque
    [library-bottom] Au-dessous de sa bibliothèque
    [exile] En exil
   *[graveyard] Dans son cimetière
}
mn-option-deed-end = { $answer ->
    [top] Du dessus
   *[bottom] Du dessous
}
mn-option-deed-face = { $answer ->
    [up] Face visible
   *[down] Face cachée
}
mn-option-deed-every = { $answer ->
    [your-creatures] Toutes mes créatures
    [other-creatures] Toutes les créatures adverses
   *[creatures] Toutes les créatures
}
mn-option-deed-aim = { $answer ->
    [same] Garder ses cibles
   *[no-target] Aucune cible
}
mn-option-deed-word = { $answer ->
    [monarch] Le monarque
    [initiative] L’initiative
    [blessing] La bénédiction de la cité
    [day] Le jour
   *[night] La nuit
}
mn-option-deed-keyword = { CAPITAL($word) }
mn-option-deed-counter = { CAPITAL(mn-counter) }
mn-option-deed-look = { CAPITAL(mn-deed-look) }
mn-option-deed-lost = Toutes les capacités
mn-hidden-card = { $nth ->
    [0] carte face cachée { DE($seat) }
   *[other] carte face cachée n° { $nth } { DE($seat) }
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
