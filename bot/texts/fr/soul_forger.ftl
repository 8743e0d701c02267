## Soul-Forger

sf-name = Soul-Forger
sf-aim = Infligez { $player_endurance } dégâts à chacun de vos adversaires, avec des créatures, des armes et des Actions. Le dernier joueur en jeu gagne.

## À côté du plateau

sf-openly-mulligan = peut remettre des cartes de sa main de départ.
sf-openly-quest = peut partir en Quête annexe.
sf-openly-main = joue.
sf-openly-attack = peut attaquer.
sf-openly-window = peut répondre.
sf-openly-discard = défausse jusqu’à la limite.
sf-beside-pile = **{ $seat } – { $pile ->
    [material] Réserve
    [grave] cimetière
   *[removed] hors jeu
  } ({ $count }{ $pile ->
    [material] , Ronum { $ronum } en tout
   *[other] { "" }
  }) :** { $cards }
sf-nothing = rien
sf-nth = { $card } #{ $nth }
sf-copies = { $card } ({ $count })

## Comment une partie finit

sf-result-last-standing = tous les autres sont vaincus.
sf-result-loop = la même suite se répétait sans fin ni choix : il n’y a pas de vainqueur.

## Ce qui se passe

sf-event-mulligan = { $seat } { $count ->
    [0] garde sa main
    [one] remet 1 carte et en pioche une autre
   *[other] remet { $count } cartes et en pioche autant
  }.
sf-event-gear-up = Tout l’équipement de départ est retourné face visible.
sf-event-turn = Tour { $number } : { $seat }.
sf-event-phase = Début : { sf-phase }.
sf-event-empty-deck = { $seat } n’a aucune carte à piocher.
sf-event-quest = { $seat } part en Quête annexe ; vont à la Réserve : { $cards }.
sf-event-level = { $seat }{ $spent ->
    [0] { "" }
   *[other] { " " }dépense { $spent } d’expérience{ CHANGE(", ", $had, $has) }
  } : niveau { CHANGE("", $was, $level) }.
sf-event-experience = { $seat } gagne { $count } d’expérience{ CHANGE(" : ", $was, $now) }.
sf-event-experience-lost = { $seat } perd { $count } d’expérience{ CHANGE(" : ", $was, $now) }.
sf-event-set = { $seat } pose une Action face cachée.
sf-event-set-own = Vous posez { $card } face cachée.
sf-event-paid = { $seat } paie avec { $card }.
sf-event-flow = { $verb ->
    [summon] { $seat } invoque { $card }
    [forge] { $seat } forge { $card }
    [action] { $seat } active { $card }
    [ability] { $seat } utilise { $card }
   *[trigger] { $card } { DE($seat) } se déclenche
  }.
sf-event-resolve = { $verb ->
    [summon] L’invocation { DE($card) } par { $seat } se résout
    [forge] La forge { DE($card) } par { $seat } se résout
   *[other] { $card } { DE($seat) } se résout
  }.
sf-event-passed-over = { $card } { DE($seat) }, qui a été annulé, n’a pas d’effet.
sf-event-no-effect = { $card } { DE($seat) } n’a aucun effet : sa cible n’est plus là.
sf-event-negated = { $card } { DE($seat) } est annulé.
sf-event-entered = { $card } arrive du côté { DE($seat) }.
sf-event-no-entry = { $card } { DE($seat) } ne peut plus arriver et va au cimetière.
sf-event-sent = { $card } { DE($seat) } quitte la table.
sf-event-sent-unseen = Une Action posée { DE($seat) } quitte la table, face cachée.
sf-event-sent-unseen-own = Votre { $card } quitte la table, face cachée.
sf-event-destroyed = { $card } { DE($seat) } est détruit.
sf-event-replaced = { $card } { DE($seat) } est remplacé.
sf-event-resolved = { $card } { DE($seat) } va au cimetière.
sf-event-control = { $seat } prend le contrôle { DE($card) }.
sf-event-moved-up = { $card } { DE($seat) } devient l’arme principale.
sf-event-switch = { $seat } échange ses deux armes.
sf-event-attack = { $card } { DE($seat) } attaque { $target } { DE($other) }.
sf-event-attack-player = { $card } { DE($seat) } attaque { $other }.
sf-event-attack-turned = { $card } { DE($seat) } attaque maintenant { $target } { DE($other) }.
sf-event-attack-turned-player = { $card } { DE($seat) } attaque maintenant { $other }.
sf-event-called-off = { $seat } renonce à l’attaque.
sf-event-block = { $seat } bloque avec { $card }.
sf-event-damaged = { $card } { DE($seat) } subit { $count } { $count ->
    [one] dégât
   *[other] dégâts
  }{ CHANGE(", par ", "", $by) }{ CHANGE(" : Endurance ", $was, $now) }.
sf-event-player-damaged = { $seat } subit { $count } { $count ->
    [one] dégât
   *[other] dégâts
  }{ CHANGE(", par ", "", $by) }{ CHANGE(" : ", $had, $has) }{ CHANGE(" sur ", "", $limit) }.
sf-event-healed = { $card } { DE($seat) } est soigné de { $count } { $count ->
    [one] dégât
   *[other] dégâts
  }{ CHANGE(" : Endurance ", $was, $now) }.
sf-event-player-healed = { $seat } est soigné de { $count } { $count ->
    [one] dégât
   *[other] dégâts
  }{ CHANGE(" : ", $had, $has) }{ CHANGE(" sur ", "", $limit) }.
sf-event-power = { $card } { DE($seat) } : puissance { CHANGE("", $was, $now) }.
sf-event-endurance = { $card } { DE($seat) } : Endurance { CHANGE("", $was, $now) }.
sf-event-counters = { $card } { DE($seat) } : marqueurs { sf-counter-named } { CHANGE("", $was, $now) }.
sf-event-mill = Du deck { DE($seat) } au cimetière : { $cards }.
sf-event-found = { $seat } trouve et montre : { $cards }.
sf-event-organize = { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
  } de son deck et en met { $under } en dessous.
sf-event-moved = { $seat } : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } { sf-pile-from } { sf-pile-to }.
sf-event-moved-openly = { $seat }, { sf-pile-from } { sf-pile-to } : { $cards }.
sf-event-moved-own = Vous déplacez { sf-pile-from } { sf-pile-to } : { $cards }.
sf-pile-from = { $zone ->
    [hand] de la main
    [deck] du deck
    [forge] du deck de forge
    [material] de la Réserve
    [grave] du cimetière
   *[removed] de la pile hors jeu
  }
sf-pile-to = { $to ->
    [hand] à la main
    [deck_top] sur le deck
    [deck_bottom] sous le deck
    [deck_shuffled] au deck, qui est mélangé
    [forge] au deck de forge
    [material] à la Réserve
    [grave] au cimetière
   *[removed] hors du jeu
  }
sf-event-absorbed = Sous { $card } { DE($seat) } sont placées : { $cards }.
sf-event-attuned = { $card } { DE($seat) } est placée sous { $target }.
sf-event-detached = Cartes placées sous { $card } { DE($seat) }, { $to ->
    [hand] reprises en main
   *[grave] mises au cimetière
  } : { $cards }.
sf-event-look = { $seat } regarde { $place ->
    [hand] la main { DE($other) }
    [deck_top] le dessus du deck { DE($other) }
   *[set_actions] les Actions posées { DE($other) }
  }.
sf-event-look-own = Vous regardez { $place ->
    [hand] la main { DE($other) }
    [deck_top] le dessus du deck { DE($other) }
   *[set_actions] les Actions posées { DE($other) }
  } : { $cards }.
sf-event-reveal = { $seat } montre de sa main : { $cards }.
sf-event-copied = { $seat } copie { $card } : son texte agit une fois de plus.
sf-event-retargeted = { $seat } choisit de nouvelles cibles pour { $card }.
sf-event-eliminated = { $seat } est hors de la partie.

## Questions

sf-prompt-mulligan = Votre main de départ : quelles cartes remettez-vous, pour en piocher autant ?
sf-prompt-quest = Quête annexe : quelles cartes envoyez-vous à la Réserve ? Pour un niveau, leur Ronum doit atteindre { $level }. Vous piochez autant de cartes.
sf-prompt-shortfall = Il manque { $missing } de Ronum pour un niveau. Dépensez-vous { $missing } de vos { $experience } d’expérience ?
sf-prompt-main = À vous : invoquez, jouez ou posez une carte, forgez ou continuez · { sf-phase } · vos créatures occupent { $ronum } de votre niveau { $level }
sf-prompt-attack = Combat : qui attaque ?
sf-prompt-target = Qui { $card } attaque-t-il ?
sf-prompt-redirect = Des créatures sont venues ou parties. Que fait { $attacker }, qui attaque { $aim } ?
sf-prompt-block = { $what ->
    [player] { $attacker } vous attaque
   *[creature] { $attacker } attaque { $aim }
  } avec une puissance de { $power }. Qui bloque ?
sf-prompt-window-entry = { $verb ->
    [summon] { $seat } invoque { $card }
    [forge] { $seat } forge { $card }
    [action] { $seat } active { $card }
    [ability] { $seat } utilise { $card }
   *[trigger] { $card } { DE($seat) } se déclenche
  }{ $depth ->
    [1] { "" }
   *[other] , premier à se produire de { $depth } qui attendent
  }. Répondez-vous ?
sf-prompt-window-combat = { $step ->
    [step1] { $attacker } attaque { $aim }
    [step2] L’attaque contre { $aim } est bloquée
   *[step3] Les dégâts de l’attaque contre { $aim } vont être infligés
  }. Répondez-vous ?
sf-prompt-window-phase = Fin : { sf-phase } { DE($seat) }. Activez-vous quelque chose ?
sf-prompt-alternative = { $card } : comment payez-vous ?
sf-prompt-pay = { $card } coûte { $cost }{ $has_x ->
    [yes] , avec { $x } pour X
   *[no] { "" }
  }. Quelles cartes envoyez-vous ?
sf-prompt-pay-ability = La capacité { DE($card) } coûte { $cost }{ $has_x ->
    [yes] , avec { $x } pour X
   *[no] { "" }
  }. Quelles cartes envoyez-vous ?
sf-prompt-replace = Quelle carte { $card } remplace-t-il ?
sf-prompt-aim = { $card } : choisissez une cible.
sf-prompt-order = Plusieurs capacités se déclenchent. Laquelle entre la première dans le Flux ? Elle se résout la dernière.
sf-prompt-may = { $card } : appliquer cet effet ?
sf-prompt-search = { $card } : choisissez { $up_to ->
    [yes] jusqu’à { $count ->
        [one] 1 carte
       *[other] { $count } cartes
      }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
      }
  }.
sf-prompt-pick = { $card } : choisissez-en { $up_to ->
    [yes] jusqu’à { $count }
   *[no] { $count }
  }.
sf-prompt-pick-pieces = { sf-prompt-pick }
sf-prompt-discard = { $card } : choisissez { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à défausser.
sf-prompt-discard-down = Votre main est trop grande : défaussez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
sf-prompt-organize-bottom = { $card } : lesquelles de ces cartes vont sous votre deck ?
sf-prompt-organize-top = { $card } : dans quel ordre les autres sont-elles sur le deck, celle du dessus d’abord ?
sf-prompt-organize-under = { $card } : dans quel ordre sont-elles sous le deck, la dernière tout en bas ?
sf-prompt-overflow = Le Ronum de vos créatures est { $ronum }, et votre niveau { $level }. Quelle créature va au cimetière ?
sf-prompt-levels = Vous avez { $experience } d’expérience. Achetez-vous le niveau { $next } pour { $level } ?

sf-default-quest = Vous n’envoyez rien.
sf-default-shortfall = Vous ne dépensez rien, et n’avez pas le niveau.
sf-default-main = La phase se termine.
sf-default-attack = Vos attaques sont finies.
sf-default-attack-bound = { $attacker } attaque la première cible : il le faut.
sf-default-target = La première cible est attaquée.
sf-default-window = Vous passez.
sf-default-redirect = L’attaque continue, ou est abandonnée si elle ne le peut pas.
sf-default-block = Rien ne bloque.
sf-default-levels = Vous gardez votre expérience.
sf-default-overflow = La dernière créature part.
sf-default-discard = Les plus anciennes cartes partent.
sf-default-order = L’ordre indiqué est gardé.
sf-default-mode = Le premier choix est fait.
sf-default-replace = La première est remplacée.
sf-default-aim = La première cible est prise.
sf-default-search = Les premières qui conviennent sont prises.
sf-default-pick = Les premières sont prises.
sf-default-organize-bottom = Toutes restent au-dessus.
sf-default-organize-top = Elles restent comme elles étaient.
sf-default-organize-under = Elles restent comme elles étaient.

## Boutons et menus

sf-group-summon = Invoquer
sf-group-play = Jouer une Action
sf-group-use = Activer une Action posée
sf-group-skill = Utiliser une capacité
sf-group-set = Poser face cachée
sf-group-forge = Forger
sf-group-targets = Cibles
sf-group-attackers = Attaquer
sf-group-blockers = Bloqueurs
sf-group-creatures = Créatures
sf-group-abilities = Capacités
sf-group-field = Sur la table
sf-group-material = Réserve

sf-none-mulligan = Garder la main
sf-none-quest = Ne rien envoyer
sf-none-organize-bottom = Tout laisser dessus
sf-none-search = Ne rien prendre
sf-none-other = Ne rien choisir

sf-option-card = { $card } · { $factions } · Ronum { $ronum }
sf-option-payer = { $card } · { $factions } · Ronum { $ronum } · { $place ->
    [material] Réserve
    [hand] main
   *[field] sur la table
  }
sf-payer = { $card } ({ $place ->
    [material] Réserve
    [hand] main
   *[field] sur la table
  })
sf-option-attack = Attaquer : { $card }
sf-proposal-quest = { $cards } (Ronum { $ronum }{ $experience ->
    [0] )
   *[other] {" "}+ { $experience } d’expérience)
}
sf-proposal-quest-hand = Les { $count } cartes (Ronum { $ronum }{ $experience ->
    [0] )
   *[other] {" "}+ { $experience } d’expérience)
}
sf-option-card-of = { $card }, { $zone ->
    [grave] cimetière
    [material] Réserve
    [removed] hors jeu
    [hand] main
   *[deck] deck
  } { DE($seat) }
sf-option-piece = { $card }
sf-option-piece-of = { $card } { DE($seat) }
sf-option-set-of = Action { DE($seat) } posée au tour { $turn }{ $nth ->
    [0] {""}
   *[other] {" "}#{ $nth }
}
sf-option-player = { $seat }
sf-option-entry = { $card } { DE($seat) } dans le Flux
sf-option-trigger = { $card }
sf-option-trigger-by = { $card } (par { $that })
sf-option-alternative = { CAPITAL($cost) }
sf-option-summon = Invoquer { $card }
sf-option-play = Jouer { $card }
sf-option-use = Activer { $card }
sf-option-skill = Utiliser { $card }
sf-option-skill-of = Utiliser { $card }, qui gagne { $by }
sf-option-set = Poser { $card }
sf-option-forge = Forger { $card }
sf-option-switch = Échanger les armes
sf-option-combat = Passer au combat
sf-option-main-end = Finir le tour
sf-option-finish = Finir le combat
sf-option-end-turn = Finir le combat et le tour
sf-option-cancel = Renoncer
sf-option-no-target = Ne rien choisir
sf-option-no-block = Ne pas bloquer
sf-option-buy = Acheter le niveau
sf-option-levels-stop = Garder l’expérience
sf-option-spend = La dépenser
sf-option-save = Renoncer au niveau

sf-preview-paid = contre { $cards }
sf-brief-paid = contre { $place ->
    [material] { $count } de Réserve
   *[other] { $card } ({ $place ->
        [hand] main
       *[field] table
    }){ $more ->
        [0] { "" }
       *[other] {" "}+{ $more }
    }
  }
sf-preview-cost = { $what } · coûte { $cost }
sf-preview-creature = puissance { $power }, encore { $endurance } d’Endurance, { $position ->
    [on] en garde
   *[off] hors garde
  }
sf-preview-weapon = arme { $zone ->
    [primary] principale
   *[secondary] secondaire
  }, puissance { $power }, { $position ->
    [on] en garde
   *[off] hors garde
  }
sf-preview-gear = { $position ->
    [on] en garde
   *[off] hors garde
  }
sf-preview-action = { $state ->
    [up] face visible
   *[down] posée au tour { $turn }
  }
sf-preview-player = dégâts : { $damage } sur { $endurance }
sf-preview-entry = { $place ->
    [1] se résout en premier
   *[other] se résout en { $place }ᵉ
}
sf-preview-ronum = Ronum { $ronum }
sf-preview-attack-player = puissance { $power } : dégâts { $before } → { $after } sur { $endurance } · { $back } en retour{ $blocks ->
    [open] , avant tout blocage
   *[known] { "" }
  }
sf-preview-attack-creature = inflige { $power } contre { $endurance } d’Endurance{ $through ->
    [0] { "" }
   *[other] , { $through } au joueur qui la contrôle
} · { $back } en retour{ $blocks ->
    [open] , avant tout blocage
   *[known] { "" }
  }
sf-preview-block = inflige { $power }, subit { $taken } avec encore { $endurance } d’Endurance{ $through ->
    [0] { "" }
   *[other] , vous subissez { $through }
}
sf-preview-block-self = inflige { $power }, vous subissez { $taken }
sf-preview-switch = arme principale : { $card }
sf-brief-attack-player = { $before } → { $after }{ $back ->
    [0] { "" }
   *[other] { " " }· { $back } { $back ->
        [one] subi
       *[other] subis
      }
  }
sf-brief-blow = { $power } : { $endurance }{ $back ->
    [0] { "" }
   *[other] { " " }· { $back } { $back ->
        [one] subi
       *[other] subis
      }
  }
sf-brief-creature = { $power }/{ $endurance }
sf-brief-weapon = { $power }
sf-brief-player = { $damage }/{ $endurance }

sf-running-quest = Ronum { $total } sur { $level } pour un niveau
sf-running-pay = { $unit ->
    [ronum] Ronum { $total } jusqu’ici. Qu’envoyez-vous de plus ?
   *[cards] { $total ->
        [one] { $total } carte
       *[other] { $total } cartes
      } jusqu’ici. Qu’envoyez-vous de plus ?
  }

sf-refused-unique = Vous contrôlez déjà cette carte Unique.
sf-refused-ronum = Ronum { $ronum } de plus que les { $have } de vos créatures dépasserait votre niveau, { $level }.
sf-refused-cost = Vous ne pouvez pas payer son coût.
sf-refused-reaction = Posez d’abord cette Réaction. Vous pourrez l’activer à un tour suivant.
sf-refused-level = Son Ronum, { $ronum }, dépasse votre niveau, { $level }.
sf-refused-faction = Vous ne contrôlez ni créature ni équipement de sa faction ({ $factions }).
sf-refused-requirement = Il n’y a pas de cible, ou il manque ce que la carte requiert.
sf-refused-normal = Elle ne s’active que pendant vos phases Principales, quand le Flux est vide.
sf-refused-waits = Vous l’avez posée ce tour-ci. Vous pourrez l’activer à un tour suivant.
sf-refused-starting-gear = L’équipement de départ n’a pas de coût que l’on puisse payer.
sf-refused-off-guard = Hors garde.
sf-refused-pacifist = Un Pacifiste n’attaque ni ne bloque.
sf-refused-first-turn = Personne n’attaque au premier tour.
sf-refused-forbidden = Un effet l’interdit.
sf-refused-flight = Seul le Vol bloque le Vol.

## Ordres : quand un joueur veut être consulté

sf-orders-title = { $quiet ->
    [flow] Vous passez tout dans ce Flux.
    [phase] Vous passez tout jusqu’à la fin de la phase.
    [attacked] Vous passez tout jusqu’à ce qu’on vous attaque ou que votre tour arrive.
    [turn] Vous passez tout jusqu’à votre tour.
    [end] Le combat est fini, et vous passez la phase Principale 2.
   *[none] Quand voulez-vous pouvoir répondre ?
  } Personne d’autre ne voit ce réglage.
sf-order-quiet-flow = Passer ce Flux
sf-order-quiet-phase = Passer jusqu’à la fin de la phase
sf-order-quiet-attacked = Passer jusqu’à ce qu’on m’attaque
sf-order-quiet-turn = Passer jusqu’à mon tour
sf-order-quiet = Me redemander
sf-order-stop-own = après ce que j’ajoute moi-même
sf-order-stop-concern = quand un ajout adverse au Flux me concerne, ou que je peux le cibler
sf-order-stop-entry = après chaque ajout adverse au Flux
sf-order-stop-attacked = quand je suis attaqué
sf-order-stop-fight = avant les dégâts, si je combats
sf-order-stop-other-fight = quand d’autres combattent
sf-order-stop-step2 = quand une attaque est bloquée
sf-order-stop-before-me = à la fin du tour qui précède le mien
sf-order-stop-phase = quand une phase d’un autre finit
sf-order-stop-own-phase = quand une de mes phases finit

## Options d’une partie

sf-options-player-endurance = Endurance des joueurs
sf-options-player-endurance-help = Combien de dégâts éliminent un joueur (SF-R1).
sf-options-guard-reset = Retour en garde
sf-options-guard-reset-help = Quand les cartes hors garde se remettent en garde (SF-R4).
sf-options-guard-reset-own-ready = À sa propre phase de Préparation
sf-options-guard-reset-own-end = À la fin de son propre tour
sf-options-guard-reset-every-turn = À chaque tour
sf-options-first-player-help = Le hasard, celui qui défie, ou le perdant de la partie précédente (SF-R7).
sf-options-first-player-random = Le hasard
sf-options-first-player-host = Celui qui défie
sf-options-first-player-loser = Le dernier perdant
sf-options-first-turn-attack = Attaques au premier tour
sf-options-first-turn-attack-help = Le premier joueur peut-il attaquer au premier tour ? (SF-R8)
sf-options-side-quest-xp-only = Quête annexe par la seule expérience
sf-options-side-quest-xp-only-help = Peut-on acheter un niveau en Quête annexe sans aucune carte ? (SF-R11)
sf-options-empty-deck-damage = Dégâts d’un deck vide
sf-options-empty-deck-damage-help = Ce que coûte un tour qui commence sans carte à piocher (SF-R13).
sf-options-multi-level-end = Plusieurs niveaux à la phase de Fin
sf-options-multi-level-end-help = Peut-on acheter plusieurs niveaux dans une phase de Fin ? (SF-R14)
sf-options-xp-on-defense = Expérience en défense
sf-options-xp-on-defense-help = Une arme gagne-t-elle aussi de l’expérience aux phases de Combat des autres ? (SF-R16)
sf-options-action-zones = Zones d’Action
sf-options-action-zones-help = Combien d’Actions un joueur peut avoir sur la table (SF-R26).
sf-options-payment-to = Où vont les paiements
sf-options-payment-to-help = Les cartes payées vont-elles au cimetière ou hors du jeu ? (SF-R30)
sf-options-payment-to-graveyard = Cimetière
sf-options-payment-to-removed = Hors du jeu
sf-options-equipment-as-payment = L’équipement paie
sf-options-equipment-as-payment-help = L’équipement sur la table peut-il servir à payer ? (SF-R31)
sf-options-cancel-keeps-guard = Renoncer garde la garde
sf-options-cancel-keeps-guard-help = Un attaquant reste-t-il en garde si l’attaque est abandonnée ? (SF-R50)
sf-options-hand-limit = Limite de main
sf-options-hand-limit-help = Cartes gardées à la fin d’un tour (SF-R57).
sf-options-loop-cap = Entrées du Flux dans un tour
sf-options-loop-cap-help = Au-delà, on n’ajoute plus rien de son plein gré (SF-R74).
sf-options-lone-pass-help = Quand un joueur n’a qu’un seul choix, comme passer. Si Herald répond aussitôt, tout le monde le devine (SF-R52).

## Les cartes à lire

sf-heap-set = Actions posées
sf-heap-forge = Deck de forge
sf-heap-material = Réserve
sf-heap-removed = Hors jeu
sf-ahead-window = Activez-vous quelque chose ?
sf-ahead-block = Qui bloque ?

# Principes, quand un conseil n’a rien de mieux à dire

sf-thumb-main = Utilisez tout votre niveau : chaque créature, chaque équipement aide dès maintenant.
sf-thumb-answer-combat = Attaquez maintenant. Vous pourrez encore invoquer et forger en phase principale 2.
sf-thumb-answer-main-end = Gardez ce que vous ne pouvez pas bien utiliser ce tour.
sf-thumb-answer-end-turn = Une créature restée en garde peut bloquer au tour adverse.
sf-thumb-attack = Attaquez là où vous détruisez, ou là où la riposte est faible.
sf-thumb-block = Bloquez là où votre créature survit, ou emporte l’attaquant.
sf-thumb-pay = Payez avec des cartes dont vous n’aurez pas vite besoin.
sf-thumb-window = Gardez vos réponses pour ce qui vous nuit davantage.
sf-thumb-quest = Envoyez les cartes trop grosses pour l’instant. Vous en piochez autant.
sf-thumb-organize-bottom = Mettez sous votre deck ce dont vous n’avez pas vite besoin.
sf-thumb-organize-top = Mettez au-dessus ce que vous voulez piocher ensuite.
sf-thumb-pick = Choisissez ce qui vous aide le plus maintenant.
sf-thumb-mulligan = Gardez les cartes utilisables dès vos premiers tours. Remettez les autres.
sf-thumb-may = N’utilisez une capacité que si elle vous aide.
