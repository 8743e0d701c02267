## Magic

mn-name = Magic (Noble)
mn-aim = Faites passer votre adversaire de 20 points de vie à 0, avec des créatures que paient vos terrains et avec votre Noble, qui attend face cachée.

## Comment une partie finit

mn-result-life = un joueur n’a plus de points de vie.
mn-result-library = un joueur n’avait plus de carte à piocher.
mn-result-draw = les deux joueurs ont perdu en même temps.
mn-result-loop = la même chose revenait sans fin ni décision : personne n’a gagné.

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
mn-event-land = { $seat } joue { $card }.
mn-event-cast = { $seat } lance { $card }.
mn-event-enters = { $card } arrive sur le champ de bataille.
mn-event-attack = { $seat } attaque avec { $cards }.
mn-event-block = { $seat } bloque { $card } avec { $cards }.
mn-event-damage = { $card } inflige { $number } blessures à { $seat }.
mn-event-damage-creature = { $card } inflige { $number } blessures à { $target }.
mn-event-life = { $seat } gagne { $number } points de vie.
mn-event-destroyed = Destruction : { $card }.
mn-event-put-away = { $card } va au cimetière.

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
mn-prompt-first = Jouez-vous ou piochez-vous en premier ?
mn-prompt-keep = Votre main de départ{ $mulligans ->
    [0] { "" }
    [one] { " " }après { $mulligans } mulligan
   *[other] { " " }après { $mulligans } mulligans
  } : la gardez-vous ?
mn-prompt-bottom = { $count ->
    [one] Quelle carte va
   *[other] Quelles cartes ({ $count }) vont
  } au-dessous de votre bibliothèque ?
mn-prompt-bottom-order = Dans quel ordre vont-elles au-dessous, la dernière tout en bas ?
mn-prompt-main = Tour { $turn }, { mn-step } : que faites-vous ?
mn-prompt-priority = Tour { $turn } { DE($seat) }, { mn-step } : que faites-vous ?
mn-prompt-stack = { $card } { DE($seat) } est sur la pile : que faites-vous ?
mn-prompt-attackers = Quelles créatures attaquent ?
mn-prompt-blockers = Quelles créatures bloquent, et quoi ?
mn-prompt-damage = Comment se répartissent les { $count } blessures : { $what } ?
mn-prompt-legend = Lequel de ces permanents légendaires gardez-vous ?
mn-prompt-discard = { $count ->
    [one] Quelle carte défaussez-vous
   *[other] Quelles cartes ({ $count }) défaussez-vous
  } pour n’en garder que sept ?
mn-default-first = Vous jouez en premier.
mn-default-keep = Vous gardez votre main.
mn-default-bottom = Les cartes les plus anciennes vont au-dessous.
mn-default-bottom-order = Elles y vont comme elles sont citées.
mn-default-main = Vous continuez.
mn-default-priority = Vous passez.
mn-default-attackers = Rien n’attaque.
mn-default-blockers = Rien ne bloque.
mn-default-legend = Vous gardez le plus ancien.
mn-default-discard = Les cartes les plus anciennes partent.
mn-group-land = Jouer un terrain
mn-group-cast = Lancer
mn-group-permanents = Permanents
mn-option-first-play = Jouer en premier
mn-option-first-draw = Piocher en premier
mn-option-keep-keep = Garder
mn-option-keep-mulligan = Mulligan
mn-option-land = Jouer { $card }
mn-option-cast = Lancer { $card }
mn-option-cast-noble = Lancer votre Noble, { $card }
mn-card = { $card }
mn-permanent = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
  }
mn-player = { $seat }

## Quand on vous demande

mn-orders-title = { $quiet ->
    [stack] Vous passez jusqu’à ce que la pile soit vide.
    [turn] Vous passez jusqu’à la fin du tour, sauf si l’on vous attaque.
    [my-turn] Vous passez jusqu’à votre tour, sauf si l’on vous attaque.
   *[none] Quand voulez-vous qu’on vous demande ?
  }
mn-order-stop = { $whose ->
    [own] Votre tour
   *[other] Tour de l’adversaire
  } : { mn-step }
mn-order-hold = Garder la priorité après vos propres sorts
mn-order-quiet-stack = Passer tant que la pile n’est pas vide
mn-order-quiet-turn = Passer ce tour
mn-order-quiet-my-turn = Passer jusqu’à mon tour
mn-order-quiet = Ne plus passer
