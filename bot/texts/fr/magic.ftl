## Magic

mn-name = Magic (Noble)
mn-aim = Faites passer votre adversaire de 20 points de vie à 0 : vos terrains donnent du mana, le mana paie vos créatures et vos sorts, et votre Noble attend face cachée.

## Comment une partie finit

mn-result-life = un joueur n’a plus de points de vie.
mn-result-library = un joueur a dû piocher dans une bibliothèque vide.
mn-result-draw = les deux joueurs ont perdu en même temps.
mn-result-loop = la même suite d’actions se répétait sans fin : personne ne gagne.

## Ce qui se passe

mn-event-noble = { $seat } met un Noble face cachée dans la zone de commandement.
mn-event-noble-own = Vous mettez { $card } face cachée dans la zone de commandement : c’est votre Noble.
mn-event-keep = { $seat } garde sa main.
mn-event-mulligan = { $seat } fait un mulligan.
mn-event-bottom = { $seat } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } au-dessous de sa bibliothèque.
mn-event-bottom-own = Vous mettez au-dessous de votre bibliothèque, la dernière tout en bas : { $cards }.
mn-event-shuffle = { $seat } mélange sa bibliothèque.
mn-event-turns-up = { $seat } retourne { $card } face visible.
mn-event-shown = { $seat } montre ce qui était face cachée : { $cards }.
mn-event-homeward = { $card } retourne dans la zone de commandement.
mn-event-suspended = { $seat } suspend { $card }.
mn-event-time = { $card } attend avec { $number ->
    [0] aucun marqueur temps
    [one] { $number } marqueur temps
   *[other] { $number } marqueurs temps
  }{ CHANGE(" : ", $was, $number) }.
mn-event-turn = Tour { $turn } : { $seat }, { $mine } points de vie contre { $yours }.
mn-event-land = { $seat } joue { $card }.
mn-event-cast = { $seat } lance { $card }.
mn-event-enters = { $card } arrive sur le champ de bataille.
mn-event-attack = { $seat } attaque avec { $cards }.
mn-event-block = { $seat } bloque { $card } avec { $cards }.
mn-event-damage = { $card } inflige { $number ->
    [one] { $number } blessure
   *[other] { $number } blessures
  } à { $seat }{ CHANGE(", points de vie : ", $was, $now) }.
mn-event-damage-creature = { $card } inflige { $number ->
    [one] { $number } blessure
   *[other] { $number } blessures
  } à { $target }{ CHANGE(" : en tout ", $was, $now) }.
mn-event-life = { $seat } gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de vie{ CHANGE(" : ", $was, $now) }.
mn-event-destroyed = Destruction : { $card }.
mn-event-put-away = { $card } va au cimetière.
mn-event-sacrificed = Sacrifice : { $card }.
mn-event-countered = { $card } est contrecarré.
mn-event-milled = { $card } est meulée.
mn-event-life-lost = { $seat } perd { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de vie{ CHANGE(" : ", $was, $now) }.
mn-event-counters = { $card } reçoit { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
  } : { mn-counter }{ CHANGE(", ", $was, $now) }.
mn-event-counters-lost = { $card } perd { $number ->
    [one] { $number } marqueur
   *[other] { $number } marqueurs
  } : { mn-counter }{ CHANGE(", ", $was, $now) }.
mn-event-size = { $card } : { CHANGE("", $was, $now) }.
mn-event-token = Un jeton arrive sur le champ de bataille sous le contrôle { DE($seat) } : { $card }.
mn-event-goes = { $card } va { $to ->
    [hand] dans la main de son propriétaire
    [library] dans la bibliothèque de son propriétaire
    [battlefield] sur le champ de bataille
    [exile] en exil
   *[graveyard] au cimetière
  }.
mn-event-use = { $seat } active une capacité : { $card }.
mn-event-trigger = Capacité déclenchée : { $card }.
mn-event-no-effect = { $card } n’a aucun effet : ses cibles ne sont plus là.
mn-event-reveal = { $seat } révèle { $cards }.
mn-event-looks = { $seat } regarde { $count ->
    [0] sa bibliothèque
    [one] la carte du dessus de sa bibliothèque
   *[other] les { $count } cartes du dessus de sa bibliothèque
  }.
mn-event-looks-own = Au-dessus de votre bibliothèque : { $cards }.
mn-event-scry = { $seat } { $count ->
    [0] ne met aucune carte
    [one] met { $count } carte
   *[other] met { $count } cartes
  } au-dessous et en garde { $kept } au-dessus.
mn-event-surveil = { $seat } { $count ->
    [0] ne met aucune carte
    [one] met { $count } carte
   *[other] met { $count } cartes
  } au cimetière et en garde { $kept } au-dessus.
mn-event-takes = { $seat } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } dans sa main.
mn-event-takes-own = Vous mettez dans votre main : { $cards }.
mn-summary-blows = { $seat } a subi { $count } { $count ->
    [one] blessure
   *[other] blessures
}
mn-summary-best = Meilleure carte : { $card } ({ $seat }), { $amount } { $amount ->
    [one] blessure
   *[other] blessures
}

## Ce qui est demandé

mn-step = { $step ->
    [untap] étape de dégagement
    [upkeep] étape d’entretien
    [draw] étape de pioche
    [main-1] première phase principale
    [begin-combat] début du combat
    [attackers] après la déclaration des attaquants
    [blockers] après la déclaration des bloqueurs
    [first-damage] après les blessures de l’initiative
    [damage] après les blessures de combat
    [end-combat] fin du combat
    [main-2] seconde phase principale
    [end] étape de fin
   *[cleanup] étape de nettoyage
  }
mn-prompt-first = Voulez-vous commencer ?
mn-prompt-keep = { $first ->
    [you] Vous commencez
   *[other] { $seat } commence
  }. Votre main de départ{ $mulligans ->
    [0] { "" }
    [one] { " " }après { $mulligans } mulligan
   *[other] { " " }après { $mulligans } mulligans
  } : la gardez-vous ?
mn-about-keep = { $lands ->
    [0] Aucun terrain en main.
    [one] 1 terrain, de quoi payer { $cheap } des autres cartes.
   *[other] { $lands } terrains, de quoi payer { $cheap } des autres cartes.
  } Une main de 2 à 4 terrains est la plus jouable.
mn-prompt-bottom = { $count ->
    [one] Quelle carte va
   *[other] Quelles { $count } cartes vont
  } au-dessous de votre bibliothèque ?
mn-prompt-bottom-order = Dans quel ordre vont-elles au-dessous, la dernière tout en bas ?
mn-prompt-main = Votre { mn-step } : que faites-vous ?
mn-prompt-priority = Tour { $turn } { DE($seat) }, { mn-step } : que faites-vous ?
mn-prompt-stack = { $seat } a mis sur la pile : { $kind ->
    [spell] { $card }
   *[other] une capacité { DE($card) }
  }. Que faites-vous ?
mn-prompt-attackers = Quelles créatures attaquent ?
mn-prompt-blockers = Quelles créatures bloquent, et quoi ?
mn-prompt-damage = Comment se répartissent les { $count } blessures : { $what } ?
mn-prompt-legend = Lequel de ces permanents légendaires gardez-vous ?
mn-prompt-discard = { $count ->
    [one] Quelle carte défaussez-vous
   *[other] Quelles { $count } cartes défaussez-vous
  } pour n’en garder que sept ?
mn-prompt-homeward = Votre Noble quitte le champ de bataille : retourne-t-il dans la zone de commandement ?
mn-default-homeward = Il y retourne.
mn-option-homeward-home = Le faire revenir
mn-option-homeward-stay = Le laisser là
mn-option-land-noble = Jouer votre Noble, { $card }, comme terrain
mn-prompt-swap-out = Quelles cartes, { $count } au plus, quittent votre deck pour la réserve ?
mn-prompt-swap-in = Quelles cartes passent de la réserve à votre deck, { $least ->
    [0] au plus { $count }
   *[other] { $least ->
        [one] au moins 1
       *[other] au moins { $least }
      } et au plus { $count }
  } ?
mn-default-swap-out = Votre deck reste tel quel.
mn-default-swap-in = Les premières arrivent.
mn-default-first = Vous commencez.
mn-default-keep = Vous gardez votre main.
mn-default-bottom = Les cartes les plus anciennes vont au-dessous.
mn-default-bottom-order = Elles restent dans l’ordre affiché.
mn-default-main = Vous continuez.
mn-default-priority = Vous passez.
mn-default-attackers = Rien n’attaque.
mn-default-blockers = Rien ne bloque.
mn-default-legend = Vous gardez le plus ancien.
mn-default-discard = Les cartes les plus anciennes partent.
mn-group-land = Jouer un terrain
mn-group-cast = Lancer
mn-group-permanents = Permanents
mn-group-attack = Attaquer
mn-option-first-play = Commencer
mn-option-first-draw = Jouer en second
mn-option-keep-keep = Garder
mn-option-keep-mulligan = Mulligan
mn-option-land = Jouer { $card }
mn-option-cast = Lancer { $card }
mn-way = { $way ->
    [cascade] cascade
    [dash] précipitation
    [escape] évasion
    [evoke] évocation
    [flashback] flashback
    [jump-start] démarrage
    [madness] folie
    [retrace] reprise
   *[rather] autre coût
}
mn-prompt-pay-help = { $card } : choisissez ce qui aide à payer.
mn-default-pay-help = Le moins possible aide à payer.
mn-option-pay-help-automatic = Le minimum
mn-option-pay-help-most = Le maximum
mn-way-mana = { $mana }
mn-way-pays = { $how ->
    [life] { $number } PV
    [sacrifice] { $number } à sacrifier
    [discard] { $number } à défausser
    [exile] { $number } à exiler
    [tap] { $number } à engager
   *[give-back] { $number } à renvoyer
}
mn-option-cast-so = Lancer { $card } ({ mn-way }) : { $cost }
mn-option-cast-noble = Lancer votre Noble, { $card }
mn-option-down = Lancer { $card } face cachée
mn-option-down-noble = Lancer votre Noble, { $card }, face cachée
mn-option-suspend = Suspendre { $card }
mn-option-suspend-noble = Suspendre votre Noble, { $card }
mn-option-automatic = Engager le reste automatiquement
mn-option-up = Retourner { $what } face visible
mn-card = { $card }
mn-permanent = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-player = { $seat }

## Ce qui est annoncé et choisi

mn-counter = { $word ->
    [plus_one] +1/+1
    [minus_one] -1/-1
    [time] temps
    [age] âge
    [depletion] épuisement
    [fade] évanescence
    [ki] ki
    [level] niveau
    [quest] quête
    [spore] spore
    [storage] emmagasinage
    [verse] couplet
    [shield] bouclier
    [stun] étourdissement
    [finality] finalité
    [deathtouch] contact mortel
    [first_strike] initiative
    [flying] vol
    [haste] célérité
    [hexproof] défense talismanique
    [indestructible] indestructible
    [lifelink] lien de vie
    [menace] menace
    [reach] portée
    [trample] piétinement
    [vigilance] vigilance
    [charge] charge
    [energy] énergie
    [lore] sapience
    [loyalty] loyauté
    [oil] huile
    [poison] poison
   *[other] { $name }
  }
mn-prompt-modes = { $card } : { $fixed ->
    [no] choisissez de { $least } à { $count } effets.
   *[yes] { $count ->
        [one] que choisissez-vous
       *[other] quels { $count } effets choisissez-vous
    } ?
  }
mn-prompt-buyback = { $card } : payez-vous le rappel ?
mn-prompt-entwine = { $card } : payez-vous le coût d’enchevêtrement ?
mn-prompt-kick = { $card } : payez-vous le kick ?
mn-prompt-lives = { $card } : pour combien de symboles payez-vous des points de vie au lieu de mana ?
mn-prompt-aim = { $card } : quelle est la cible ?
mn-prompt-divide = { $card } : comment répartissez-vous les { $count } blessures ?
mn-prompt-pay-mana = { $card } : qu’engagez-vous pour le mana ?
mn-prompt-halves = { $card } : choisissez le mana à payer.
mn-prompt-pay-use = { $card } : choisissez une capacité de mana à activer.
mn-prompt-pay-sacrifice = { $card } : que sacrifiez-vous pour cela ?
mn-prompt-pay-discard = { $card } : que défaussez-vous pour cela ?
mn-prompt-pay-exile = { $card } : qu’exilez-vous pour cela ?
mn-prompt-pay-tap = { $card } : qu’engagez-vous pour cela ?
mn-prompt-pay-return = { $card } : que renvoyez-vous en main pour cela ?
mn-prompt-order = Dans quel ordre vos capacités vont-elles sur la pile ? La dernière se résout en premier.
mn-prompt-may = { $card } : appliquer cet effet ?
mn-prompt-may-pay = { $card } : payez-vous ?
mn-prompt-color = { $card } : quel mana ?
mn-prompt-discard-by = { $card } : { $count ->
    [one] quelle carte faut-il défausser
   *[other] quelles { $count } cartes faut-il défausser
  } ?
mn-prompt-scry = { $card } : lesquelles de ces cartes vont au-dessous ?
mn-prompt-on-top = { $card } : dans quel ordre sont-elles au-dessus, la première tout en haut ?
mn-prompt-at-bottom = { $card } : dans quel ordre sont-elles au-dessous, la dernière tout en bas ?
mn-prompt-surveil = { $card } : lesquelles de ces cartes vont au cimetière ?
mn-prompt-look = { $card } : que prenez-vous ?
mn-prompt-search = { $card } : que prenez-vous dans votre bibliothèque ?
mn-prompt-tap-or-untap = { $card } : engager ou dégager { $what } ?
mn-prompt-choose = { $card } : que choisissez-vous ?
mn-prompt-choose-one = { $card } : que choisissez-vous ?
mn-prompt-replace = Quel effet de remplacement s’applique en premier ?
mn-prompt-prevent = Quelles blessures prévenez-vous en premier ?
mn-default-modes = Les premiers sont choisis.
mn-default-aim = La première est la cible.
mn-default-order = Elles vont sur la pile dans l’ordre de la liste.
mn-default-buyback = Vous ne payez pas le rappel.
mn-default-entwine = Vous ne payez pas le coût d’enchevêtrement.
mn-default-kick = Vous ne payez pas le kick.
mn-default-pay-mana = Le reste est engagé automatiquement.
mn-default-pay-sacrifice = Les premiers sont sacrifiés.
mn-default-pay-discard = Les premières sont défaussées.
mn-default-pay-exile = Les premières sont exilées.
mn-default-pay-tap = Les premiers sont engagés.
mn-default-pay-return = Les premiers sont renvoyés.
mn-default-halves = Vous payez le moins de mana.
mn-default-pay-use = La première est activée.
mn-default-tap-or-untap = Ce qui est dégagé s’engage, ce qui est engagé se dégage.
mn-default-may = Rien ne se passe.
mn-default-may-yes = Vous la lancez.
mn-default-may-pay = Vous ne payez pas.
mn-default-color = Le premier.
mn-default-discard-by = Les cartes les plus anciennes partent.
mn-default-scry = Toutes restent au-dessus.
mn-default-on-top = Elles restent dans l’ordre affiché.
mn-default-at-bottom = Elles restent dans l’ordre affiché.
mn-default-surveil = Toutes restent au-dessus.
mn-default-look = Vous prenez la première.
mn-default-search = Vous prenez la première.
mn-default-choose = Les premiers sont choisis.
mn-default-choose-one = Le premier est choisi.
mn-default-prevent = Celles de la première.
mn-default-replace = Le plus ancien.
mn-default-back = Rien n’est annoncé.
mn-group-use = Capacités
mn-group-stack = Sur la pile
mn-group-lying = Dans les cimetières et en exil
mn-option-mode = Mode { $number }
mn-option-no-target = Aucune cible
mn-option-buyback-yes = Payer le rappel
mn-option-buyback-no = Pas de rappel
mn-option-entwine-yes = Tout choisir
mn-option-entwine-no = Ne pas le payer
mn-option-kick-yes = Le payer
mn-option-kick-no = Ne pas le payer
mn-option-tap-or-untap-tap = Engager
mn-option-tap-or-untap-untap = Dégager
mn-option-may-yes = Oui
mn-option-may-no = Non
mn-option-may-pay-yes = Payer
mn-option-may-pay-no = Ne pas payer
mn-option-color-W = Blanc
mn-option-color-U = Bleu
mn-option-color-B = Noir
mn-option-color-R = Rouge
mn-option-color-G = Vert
mn-option-color-C = Incolore
mn-option-ability = { $what }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-option-ability-by = { $what }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }{ " " }({ $cause })
mn-option-halves = Payer { $mana }
mn-option-make = Activer { $what }{ $price ->
    [pay-sacrifice] { " " }: sacrifier { $picked }
    [pay-discard] { " " }: défausser { $picked }
    [pay-exile] { " " }: exiler { $picked }
    [pay-tap] { " " }: engager { $picked }
    [pay-return] { " " }: renvoyer { $picked }
    [sacrifice-itself] { " " }: sacrifier la carte
    [discard-itself] { " " }: défausser la carte
    [exile-itself] { " " }: exiler la carte
    [return-itself] { " " }: renvoyer la carte
    [several] { " " }avec { $picked }
   *[none] { "" }
  }{ $mana ->
    [none] { "" }
   *[other] { " " }pour { $mana }
  }
mn-option-use = Activer { $what }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-option-use-card = Activer { $card } depuis votre main{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-option-use-given = Activer ce { QUE($giver) } donne à { $what }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-option-cast-open = Lancer { $what }
mn-option-shield = Prévenir les blessures{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-option-prevent = Les blessures { DE($card) }
mn-option-replace = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-item = { $kind ->
    [spell] { $card }
   *[other] { $card } (capacité)
  }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-lying = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }

## À côté du plateau

mn-standing = **{ $first } { $first_wins } – { $second_wins } { $second }** · { $stage ->
    [over] deux manches gagnantes
    [exchange] Avant la manche { $game }, on peut échanger des cartes entre deck et réserve, sans être vu.
   *[playing] manche { $game }, deux gagnantes
  }
mn-openly-keep = peut faire un mulligan.
mn-openly-bottom = met des cartes au-dessous de la bibliothèque.
mn-openly-act = peut agir.
mn-openly-discard = se défausse pour garder sept cartes.
mn-openly-swap-out = peut échanger des cartes avec la réserve.
mn-heap-command = Zone de commandement
mn-heap-stack = Sur la pile
mn-heap-exile = Exil
mn-heap-sideboard = Réserve
mn-beside-pile = **{ $seat } – { $pile ->
    [grave] cimetière
   *[exile] exil
  }** ({ $count }) : { $cards }

## Où mène un choix, et ce qui n’est pas permis

mn-preview-attack = { $damage } { $damage ->
    [one] blessure
   *[other] blessures
  }, vie { $before } → { $after }, avant tout blocage
mn-preview-size = { $power }/{ $toughness }
mn-preview-unblocked = Non bloqué : { $damage } { $damage ->
    [one] blessure
   *[other] blessures
  }, vie { DE($seat) } { $before } → { $after }
mn-brief-block = { $fate ->
    [both] les deux meurent
    [blocker] le bloqueur meurt
    [attacker] l’attaquant meurt
   *[nobody] aucun ne meurt
  }
mn-preview-block = { $blockers ->
    [several] seule :{ " " }
   *[one] { "" }
  }{ $fate ->
    [both] les deux meurent
    [blocker] le bloqueur meurt
    [attacker] l’attaquant meurt
   *[nobody] aucun ne meurt
  }
mn-option-no-attackers = Ne pas attaquer
mn-option-no-blockers = Ne pas bloquer
mn-option-no-swap-out = N’échanger aucune carte
mn-option-end-turn = Finir le tour
mn-option-attack = Attaquer : { $what }
mn-button-cast-so = { $card } ({ mn-way })
mn-button-use = Activer { $what }{ $number ->
    [0] { "" }
   *[other] { " " }({ $number })
  }
mn-option-go-on = { $step ->
    [main-1] Passer au combat
   *[main-2] Finir le tour
  }
mn-option-go-on-mana = { mn-option-go-on } et perdre { $count } { $count ->
    [one] mana
   *[other] manas
  }
mn-option-pass-mana = Passer et perdre { $count } { $count ->
    [one] mana
   *[other] manas
  }
mn-proposal-attackers = { $count ->
    [2] Attaquer avec les deux
   *[other] Attaquer avec les { $count }
  }
mn-proposal-order = Dans l’ordre affiché
mn-proposal-division = { $shares }
mn-share = { $number } → { $what }
mn-refused-land = Vous avez déjà joué un terrain ce tour-ci.
mn-refused-noble-land = On ne lance pas un terrain : ce Noble reste où il est.
mn-refused-time = Elle se lance pendant votre phase principale, quand la pile est vide.
mn-refused-cost = Vous ne pouvez pas payer son coût.
mn-refused-target = Il n’y a pas de cible pour elle.
mn-refused-tapped = Elle est engagée.
mn-refused-sick = Elle a le mal d’invocation.
mn-refused-attack = Elle ne peut pas attaquer.
mn-refused-block = Elle ne peut pas bloquer ce qui attaque.

## Quand on vous demande

mn-orders-title = { $quiet ->
    [stack] Vous passez jusqu’à ce que la pile soit vide.
    [turn] Vous passez jusqu’à la fin du tour, sauf si une attaque vous vise.
    [my-turn] Vous passez jusqu’à votre tour, sauf si une attaque vous vise.
   *[none] Quand Herald doit-il vous interroger ?
  }
mn-order-stop = { $whose ->
    [own] Votre tour
   *[other] Tour de l’adversaire
  } : { mn-step }
mn-order-hold = Garder la priorité après mes sorts
mn-order-by-hand = Choisir moi-même ce que j’engage pour le mana
mn-order-skip = { $holds ->
    [yes] Redemander pour { $card }
   *[no] Toujours passer pour { $card }
  }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-order-yes = { $holds ->
    [yes] Redemander : { $card }
   *[no] Toujours oui : { $card }
  }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-order-no = { $holds ->
    [yes] Redemander encore : { $card }
   *[no] Toujours non : { $card }
  }{ $number ->
    [0] { "" }
   *[other] , capacité { $number }
  }
mn-group-own-stops = Votre tour : quand Herald vous interroge
mn-group-other-stops = Tour de l’adversaire : quand Herald vous interroge
mn-group-always = Pour une capacité
mn-order-quiet-stack = Passer jusqu’à ce que la pile soit vide
mn-order-quiet-turn = Passer jusqu’à la fin du tour
mn-order-quiet-my-turn = Passer jusqu’à mon tour
mn-order-quiet = Ne plus passer

## Decks

mn-format = Magic (Noble)
mn-format-by-hand = Magic (Noble) avec des cartes jouées à la main
mn-fault-heading = { $found } n’est pas une rubrique de deck ; les rubriques sont noble, main et sideboard
mn-fault-unplayable = { $found } ne peut pas être jouée ici, même à la main
mn-fault-few = un deck a au moins 60 cartes avec son Noble, celui-ci en a { $count }
mn-fault-many = un deck a au plus { $most } cartes avec son Noble, celui-ci en a { $count }
mn-fault-sideboard = une réserve a 15 cartes, s’il y en a une ; celle-ci en a { $count }
mn-fault-sideboard-most = une réserve a au plus 15 cartes, celle-ci en a { $count }
mn-fault-nobles = un deck a un seul Noble, celui-ci en a { $count }
mn-fault-noble-which = ce deck ne nomme pas de Noble ; écrivez une de ses cartes rares sous le titre { $heading } : { $cards }
mn-fault-not-rare = { $found } n’est pas rare et ne peut donc pas être le Noble
mn-fault-land = { $found } est un terrain, qui ne peut pas être le Noble ici
mn-warning-land = { $found } est un terrain, qui n’est jamais lancé : ce Noble ne quitterait jamais la zone de commandement
mn-fault-rare-main = { $found } est rare ; hormis le Noble, un deck n’a aucune carte rare
mn-fault-rare-sideboard = { $found } est rare ; une réserve n’a aucune carte rare
mn-fault-uncommons = deck et réserve ont { $count } cartes peu communes ; maximum 4 : { $cards }
mn-fault-copies = { $found } y est { $count } fois ; 4 sont permises, terrains de base exceptés
mn-fault-banned = { $found } est interdite ici
mn-pack-no-card = il n’y a pas de carte nommée { $found } ; il y a : { $allowed }
mn-fault-pool = { $found } ne fait pas partie des cartes que l’on joue ici

## Comment on peut jouer

mn-options-rarity-basis = Quelle rareté compte
mn-options-rarity-basis-help = Pour une carte imprimée à plusieurs raretés (MN-R1).
mn-options-rarity-basis-lowest = La plus basse
mn-options-rarity-basis-any = N’importe laquelle de ses raretés
mn-options-rarity-basis-printing = Celle de l’impression citée
mn-options-rarity-sources = Quelles impressions comptent
mn-options-rarity-sources-help = Pour la rareté d’une carte (MN-R2).
mn-options-rarity-sources-paper-and-online = Sur papier et en ligne
mn-options-rarity-sources-paper = Sur papier seulement
mn-options-basics = Terrains de base
mn-options-basics-help = De quels terrains un deck peut avoir n’importe quel nombre (MN-R5).
mn-options-basics-supertype = Tous ceux du super-type « de base »
mn-options-basics-five-names = Les 5 noms usuels seulement
mn-options-sideboard = Réserve
mn-options-sideboard-help = Sa taille, s’il y en a une (MN-R10).
mn-options-sideboard-exact15 = Exactement 15 cartes
mn-options-sideboard-max15 = Jusqu’à 15 cartes
mn-options-deck-max = Cartes d’un deck au plus
mn-options-deck-max-help = Avec son Noble (MN-R12).
mn-options-pool = Cartes que l’on joue
mn-options-pool-help = Toutes celles que Herald connaît, ou une partie (MN-R15).
mn-options-pool-eternal = Toutes
mn-options-pool-modern = Celles de Modern
mn-options-pool-standard = Celles de Standard
mn-options-pool-custom = Celles que nomment les paquets du serveur
mn-options-banlist = Interdictions du serveur
mn-options-banlist-help = Les cartes bannies par les paquets du serveur sont-elles interdites ? (MN-R15)
mn-options-tax = Taxe du Noble
mn-options-tax-help = Surcoût pour chaque lancement précédent (MN-R20).
mn-options-tax-0 = Rien
mn-options-tax-2 = { "{2}" }
mn-options-noble-land = Un terrain comme Noble
mn-options-noble-land-help = Un deck peut-il avoir un terrain comme Noble, et le jouer ? (MN-R25)
mn-options-noble-land-strict = Oui, mais il n’entre jamais en jeu
mn-options-noble-land-land-drop = Il se joue comme terrain
mn-options-noble-land-reject = Aucun deck n’en a
mn-options-noble-returns = Où va un Noble
mn-options-noble-returns-help = Quand il quitte le champ de bataille ou la pile (MN-R26).
mn-options-noble-returns-no = Là où va toute carte
mn-options-noble-returns-commander-style = En zone de commandement, si son propriétaire le veut
mn-options-reveal-at-end = Nobles montrés à la fin
mn-options-reveal-at-end-help = Révéler les Nobles face cachée à la fin du match (MN-R30).
mn-options-open-decklists = Listes des decks
mn-options-open-decklists-help = Chacun voit-il le deck de l’autre ? (MN-R30)
mn-options-open-decklists-no = Secrètes
mn-options-open-decklists-noble-hidden = Ouvertes, sauf le Noble
mn-options-open-decklists-noble-shown = Ouvertes, Noble compris
mn-options-loop-cap = Ce qui fait une boucle
mn-options-loop-cap-help = Après tant de sorts et de capacités sans aucune décision, la manche est nulle (MN-R11).
mn-options-best-of-help = Une manche, ou deux gagnantes avec échanges entre deck et réserve (MN-R11).
mn-options-lone-pass-help = Quand un joueur n’a qu’un seul choix. Si Herald répond aussitôt, tout le monde peut le voir (MN-2).

# Principes, quand un conseil n’a rien de mieux à dire

mn-thumb-main = Dépensez votre mana à chaque tour : le reste est perdu.
mn-thumb-answer-land = Un terrain par tour ne coûte rien, et paie de plus gros sorts.
mn-thumb-answer-cast = Dépensez votre mana à chaque tour : le reste est perdu.
mn-thumb-answer-cast-noble = Votre Noble est toujours disponible : lancez-le dès que vous avez le mana.
mn-thumb-answer-go-on = Attaquez d’abord. Ce que vous lancez après le combat n’avertit pas l’adversaire.
mn-thumb-attackers = Attaquez là où un blocage coûterait plus à l’adversaire qu’à vous.
mn-thumb-blockers = Bloquez là où votre créature survit, ou emporte l’attaquant.
mn-thumb-priority = Ne répondez que si cela change quelque chose. Ce que vous gardez servira plus tard.
mn-thumb-answer-keep-keep = Chaque mulligan coûte une carte, alors gardez une main jouable.
mn-thumb-answer-keep-mulligan = Il faut à une main des terrains et de quoi lancer avec eux.
mn-thumb-discard = Défaussez ce dont vous avez le moins besoin.
mn-thumb-discard-by = Défaussez ce dont vous avez le moins besoin.
