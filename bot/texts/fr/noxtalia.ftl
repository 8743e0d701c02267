## Noxtalia

nx-name = Noxtalia
nx-robot = Robot
nx-format-standard = Standard
nx-format-libre = Libre

## Modes, phases, cycle

nx-mode-duel = Un contre un
nx-mode-solo = Solo
nx-mode-free-for-all = Chacun pour soi
nx-mode-two-vs-two = Deux contre deux

nx-phase-preparation = Préparation
nx-phase-combat = Combat
nx-phase-end = Fin de tour

nx-cycle-diurne = Tour Diurne
nx-cycle-nocturne = Tour Nocturne

## Comment une partie se termine

nx-result-destroyed = tous les Esprits d’un camp sont détruits.
nx-result-exhausted = une pioche s’est épuisée pour la deuxième fois.
nx-result-simultaneous = les deux camps ont perdu au même moment.
nx-result-turn-limit = le dernier tour est terminé et personne n’a gagné.
nx-result-tiebreak = le dernier tour est terminé ; départage aux Esprits en vie, puis aux PV.
nx-result-resigned = les autres ont quitté la partie.

## Ce qui se passe

nx-event-team = { $seat } aligne { $cards }.
nx-event-turn = Tour { $turn } ({ $cycle ->
    [diurne] Diurne
   *[nocturne] Nocturne
  }) : { $seat }.
nx-event-mill = { $seat } défausse depuis sa pioche : { $cards }.
nx-event-exhausted = La pioche { DE($seat) } s’est épuisée { $count ->
    [1] pour la première fois
    [2] pour la deuxième fois
   *[other] { $count } fois
  }.
nx-event-pending = { $seat } n’a pas de défausse à mélanger : sa pioche attend la prochaine carte défaussée.
nx-event-reshuffle = { $seat } mélange sa défausse et forme une nouvelle pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }).
nx-event-robot-penalty = Chaque Esprit { DE($seat) } perd { $amount } PV pour la nouvelle pioche.
nx-event-penalty = { $spirit } { DE($seat) } : PV { CHANGE("", $was, $pv) }.
nx-event-recycle = { $seat } recycle une carte.
nx-event-recycle-own = Vous mettez { $card } sous votre pioche.
nx-event-attack = { $seat } attaque { $spirit } { DE($loser) } avec { $card } pour { $cost } PM{ CHANGE(", ", $was, $now) } : éléments { $chart }, Puissance { $power }.
nx-event-attack-spirit = { $card } { DE($seat) } attaque { $spirit } { DE($loser) } pour { $cost } PM{ CHANGE(", ", $was, $now) } : éléments { $chart }, Puissance { $power }.
nx-event-attack-second = Zone : { $seat } réutilise { $card } ({ $cost } PM) sur { $spirit } { DE($loser) } : éléments { $chart }, Puissance { $power }.
nx-event-defend = { $seat } se défend avec { $card } pour { $cost } PM{ CHANGE(", ", $was, $now) } : éléments { $chart }, Puissance { $power }.
nx-event-compare = Puissance { $power } contre { $defence } : { $spirit } { DE($seat) } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
  } : PV { CHANGE("", $was, $pv) }.
nx-event-undefended = Pas de Défense (Puissance { $power } contre { $defence }) : { $spirit } { DE($seat) } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
  } : PV { CHANGE("", $was, $pv) }.
nx-event-support = { $seat } utilise { $card } pour { $cost } PM{ CHANGE(" : ", $was, $now) }.
nx-event-support-aimed = { $seat } utilise { $card } sur { $spirit } pour { $cost } PM{ CHANGE(" : ", $was, $now) }.
nx-event-effect = L’effet { DE($card) } { DE($seat) } s’applique.
nx-event-power = { $card } { DE($seat) } : { $change } Puissance{ CHANGE(", ", $was, $now) }.
nx-event-opposing-power = { $card } { DE($seat) } : { $change } Puissance pour l’autre camp{ CHANGE(", ", $was, $now) }.
nx-event-chart-value = { $card } { DE($seat) } fixe son bonus d’élément à { $change }{ CHANGE(" : Puissance ", $was, $now) }.
nx-event-ignore-chart = { $card } { DE($seat) } { $only ->
    [any] n’est ni critique ni faible
   *[weak] n’est jamais faible
  }{ CHANGE(" : Puissance ", $was, $now) }.
nx-event-prevent = { $card } { DE($seat) } réduit les dégâts de { $amount }{ CHANGE(" : ", $was, $now) }.
nx-event-no-defence = Aucune Défense ne peut répondre à { $card } { DE($seat) }.
nx-event-damage = { $spirit } { DE($seat) } subit { $amount } { $amount ->
    [one] dégât direct
   *[other] dégâts directs
  } : PV { CHANGE("", $was, $pv) }.
nx-event-lose-pv = { $spirit } { DE($seat) } perd { $amount } PV : { CHANGE("", $was, $pv) }.
nx-event-heal = { $spirit } { DE($seat) } est soigné de { $amount } PV : { CHANGE("", $was, $pv) }.
nx-event-exhaust = { $spirit } { DE($seat) } est épuisé.
nx-event-recharge = { $spirit } { DE($seat) } est rechargé.
nx-event-gain-pm = { $seat } récupère { $amount } PM : { CHANGE("", $was, $pm) }.
nx-event-lose-pm = { $seat } perd { $amount } PM : { CHANGE("", $was, $pm) }.
nx-event-fetch = { $seat } reprend en main depuis la défausse : { $cards }.
nx-event-sink-hand = { $seat } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de sa main sous la pioche.
nx-event-sink-hand-own = Vous mettez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } sous votre pioche : { $cards }.
nx-event-sink-discard = { $seat } remet sous sa pioche, depuis sa défausse : { $cards }.
nx-event-banish = Retirées du jeu depuis la défausse { DE($seat) } : { $cards }.
nx-event-look-hand = { $seat } regarde une main de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
nx-event-look-hand-own = Vous voyez { $count ->
    [0] une main vide
    [one] { $count } carte en main : { $cards }
   *[other] { $count } cartes en main : { $cards }
  }.
nx-event-look-pile = { $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
  } d’une pioche.
nx-event-look-pile-own = { $count ->
    [0] Il n’y a pas de carte sur la pioche
    [one] Vous voyez sur la pioche { $count } carte : { $cards }
   *[other] Vous voyez sur la pioche { $count } cartes : { $cards }
  }.
nx-event-attached = { $card } est attachée à { $spirit } { DE($seat) }.
nx-event-detached = { $card } n’est plus attachée à { $spirit } { DE($seat) }.
nx-event-removed = { $card } { DE($seat) } est retirée du jeu.
nx-event-destroyed = { $spirit } { DE($seat) } est détruit.
nx-event-linked = { $seat } prend en main ses capacités liées : { $cards }.
nx-event-cost-change = Les capacités { DE($seat) } coûtent temporairement { $change } PM.
nx-event-lift-pm = { $seat } peut dépasser 8 PM ce tour-ci.
nx-event-lift-pv = { $seat } peut soigner ses Esprits au-delà de 20 PV ce tour-ci.
nx-event-extra-recycle = { $seat } peut recycler une fois de plus ce tour-ci.
nx-event-flip-cycle = Le cycle change : Tour { $cycle ->
    [diurne] Diurne
   *[nocturne] Nocturne
  }.
nx-event-roll = { $seat } obtient { $die } au dé pour { $card }.
nx-event-mode = { $seat } choisit l’option { $number } { DE($card) }.
nx-event-choice-die = Dé : { $die }, donc l’option { $choice } sur { $options }.
nx-event-robot-card = { $seat } retourne { $card }.
nx-event-robot-unusable = { $seat } ne peut pas utiliser { $card } et la défausse.
nx-event-eliminated = { $seat } est hors jeu : { $reason ->
    [exhausted] la pioche s’est épuisée pour la deuxième fois
    [resigned] départ
   *[destroyed] tous les Esprits sont détruits
  }.

## Questions

nx-prompt-combat = À vous : attaquez, utilisez une carte ou terminez · { $pm } PM
nx-prompt-attack-card = Quelle Attaque utilisez-vous ? · { $pm } PM
nx-prompt-attack-spirit = Lequel de vos Esprits attaque ? · { $pm } PM
nx-prompt-attack-target = Qui attaquez-vous avec { $card } ?
nx-prompt-support-card = Quel Soutien utilisez-vous ? · { $pm } PM
nx-prompt-support-target = Sur quel Esprit utilisez-vous { $card } ?
nx-prompt-recycle = Quelle carte mettez-vous sous votre pioche pour en piocher une autre ?
nx-prompt-defend = { $card } attaque votre { $spirit } avec une Puissance de { $power }. Vous avez { $pm } PM. Jouez-vous une Défense ?
nx-prompt-ally-defend = { $card } attaque { $spirit } de votre partenaire avec une Puissance de { $power }. Vous avez { $pm } PM. Jouez-vous une Défense ?
nx-prompt-zone-target = Zone : quel autre Esprit { $card } vise-t-elle ?
nx-prompt-attach = À quel Esprit attachez-vous { $card } ?
nx-prompt-pick-spirit = { $card } : choisissez un Esprit.
nx-prompt-pick-spirits = { $card } : choisissez { $count } Esprits.
nx-prompt-opponent = { $card } : quel adversaire est visé ?
nx-prompt-may = { $card } : voulez-vous appliquer cet effet ?
nx-prompt-discard = { $card } : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } à défausser.
nx-prompt-forced-discard = { $card } vous fait défausser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }. Choisissez.
nx-prompt-fetch = { $card } : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de votre défausse à reprendre en main.
nx-prompt-sink-hand = { $card } : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de votre main à mettre sous votre pioche.
nx-prompt-sink-discard = { $card } : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de votre défausse à mettre sous votre pioche.
nx-prompt-banish = { $card } : choisissez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de la défausse à retirer du jeu.
nx-prompt-unbind = { $card } : choisissez { $count ->
    [one] { $count } capacité attachée
   *[other] { $count } capacités attachées
  } à détruire.
nx-prompt-order = Plusieurs effets s’appliquent en même temps. Lequel d’abord ?
nx-prompt-first = Qui commence la prochaine manche ?

nx-default-combat = Vous terminez votre tour.
nx-default-defend = Vous ne jouez pas de Défense.
nx-default-ally-defend = Vous ne jouez pas de Défense.
nx-default-zone-target = Vous renoncez à la deuxième utilisation.

## Boutons et menus

nx-group-discard = Défausse
nx-group-attached = Capacités attachées

nx-option-attack = Attaquer avec une carte
nx-option-spirit = Attaquer avec un Esprit
nx-option-support = Utiliser un Soutien
nx-option-recycle = Recycler une carte
nx-option-none = Ne pas jouer de Défense
nx-option-skip = Renoncer
nx-option-power-card = { $card } · { $element } · { $cost } PM · Puissance { $power }
nx-short-card = { $card } · { $cost } PM
nx-button-recycle = Recycler
nx-option-support-card = { $card } · { $element } · { $cost } PM
nx-option-spirit-alone = { $spirit }
nx-option-spirit-of = { $spirit } { DE($seat) }
nx-option-order = { $card } sur { $spirit }
nx-option-attached = { $card }

nx-preview-attack = Puissance { $power }, éléments { $chart } · PV { $before } → { $after } sans Défense
nx-preview-spirit-attack = { $cost } PM · Puissance { $power }
nx-preview-no-defence = { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
nx-brief-power = Puissance { $power }
nx-brief-spirit = { $pv }/{ $most }
nx-preview-defence = Puissance { $power }, éléments { $chart } · il reste { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
nx-preview-spirit = { $pv } PV sur { $most }, { $state ->
    [charged] chargé
   *[exhausted] épuisé
  }

nx-refused-no-attack = Vous n’avez pas d’Attaque en main.
nx-refused-no-support = Vous n’avez pas de Soutien en main.
nx-refused-no-target = Il n’y a aucun Esprit à cibler.
nx-refused-pm-all = Vous n’avez pas assez de PM.
nx-refused-pm = Il faut { $cost } PM ; vous en avez { $pm }.
nx-refused-all-exhausted = Tous vos Esprits sont épuisés.
nx-refused-exhausted = Cet Esprit est épuisé.
nx-refused-recycled = Vous avez déjà recyclé ce tour-ci.
nx-refused-empty-pile = Votre pioche est vide.
nx-refused-first-turn = Au tour 1, vous ne pouvez attaquer que le joueur suivant.

## Options d’une partie

nx-options-format = Format
nx-options-format-help = Capacités de base, ou six capacités de l’élément de chaque Esprit (NX-11, NX-12).
nx-options-format-standard = Standard
nx-options-format-libre = Libre
nx-options-difficulty = Le Robot
nx-options-difficulty-help = Combien de cartes et de PM a le Robot en Solo (NX-93 à NX-95).
nx-options-difficulty-easy = Facile
nx-options-difficulty-normal = Normal
nx-options-difficulty-hard = Difficile
nx-options-robot-team = Équipe du Robot
nx-options-robot-team-help = Quelle équipe toute prête joue le Robot en Solo (NX-14).
nx-options-robot-team-other = Une autre que celle du joueur
nx-options-robot-team-a = Équipe A
nx-options-robot-team-b = Équipe B
nx-options-robot-team-c = Équipe C
nx-options-robot-team-random = Au hasard
nx-options-linked = Capacités liées
nx-options-linked-help = Les capacités liées d’un Esprit détruit vont-elles en main ? (NX-R13)
nx-options-opening-hand = Main de départ
nx-options-opening-hand-help = Cartes en main au début de la partie (NX-R12).
nx-options-turn-limit = Limite de tours
nx-options-turn-limit-help = Après ce tour, la partie est nulle (NX-R51).
nx-options-mirror = Même Esprit dans les deux camps
nx-options-mirror-help = Un même Esprit peut-il figurer dans plusieurs équipes ? (NX-R21)
nx-options-max-defences = Défenses par attaque
nx-options-max-defences-help = Combien de Défenses répondent à une attaque (NX-R25).
nx-options-support-after-use = Soutiens utilisés
nx-options-support-after-use-help = Où va un Soutien après utilisation (NX-R10).
nx-options-support-after-use-discard = Défausse
nx-options-support-after-use-remove = Hors du jeu
nx-options-zone-optional = Deuxième utilisation de Zone
nx-options-zone-optional-help = Peut-on renoncer à la deuxième utilisation d’une Zone ? (NX-R31)
nx-options-empty-discard = Premier épuisement sans défausse
nx-options-empty-discard-help = La pioche attend une carte défaussée, ou le joueur perd (NX-R47).
nx-options-empty-discard-pending = Attendre
nx-options-empty-discard-lose = Perdre
nx-options-simultaneous = Les deux camps perdent ensemble
nx-options-simultaneous-help = Le gagnant dans ce cas (NX-R49).
nx-options-simultaneous-draw = Personne
nx-options-simultaneous-active-wins = Le joueur dont c’est le tour
nx-options-simultaneous-active-loses = L’autre camp
nx-options-robot-defence = La défense du Robot
nx-options-robot-defence-help = Le Robot s’arrête-t-il à sa première Défense ? (NX-R56)
nx-options-robot-defence-stop-at-first = S’arrêter à la première
nx-options-robot-defence-all = Continuer
nx-options-mask-empty-defence = Toujours demander une Défense
nx-options-mask-empty-defence-help = Demander même sans Défense jouable, pour ne rien révéler (NX-R24).
nx-options-open-lists-help = Les listes du format Libre sont-elles publiques ? (NX-R66)
nx-options-two-vs-two = Deux contre deux
nx-options-two-vs-two-help = Règle maison NX-H5 : quatre joueurs en deux camps.
nx-options-ally-defence = Défendre un partenaire
nx-options-ally-defence-help = Règle maison NX-H5 : le partenaire peut se défendre à la place du joueur attaqué.
nx-options-share-hands = Mains partagées
nx-options-share-hands-help = Règle maison NX-H6 : les partenaires voient leurs mains.
nx-options-ffa-tiebreak = Départage
nx-options-ffa-tiebreak-help = Règle maison NX-H4 : chacun pour soi, les Esprits en vie puis les PV départagent après le dernier tour.
nx-options-random-teams = Équipes au hasard
nx-options-random-teams-help = Règle maison NX-H7 : chaque joueur reçoit trois Esprits d’éléments différents.
nx-options-expert = Expert
nx-options-expert-help = Règle maison NX-H7 : équipes Libre remises en secret, 60 secondes par décision.
nx-options-best-of-three-help = Règle maison NX-H8 : le perdant d’une manche dit qui commence ; une manche nulle compte pour moitié.

nx-options-expert-format = Le mode Expert se joue au format Libre.
nx-options-random-expert = Les équipes Expert sont choisies, pas tirées au hasard.
nx-options-random-libre = Les équipes au hasard gardent leurs capacités de base : choisissez le format Standard.
nx-options-tournament = Un match en deux manches gagnantes se joue au format Standard.
nx-options-lone-pass-help = Quand un joueur n’a qu’un seul choix. Si Herald répond aussitôt, tout le monde le devine (NX-R24).

## The Robot, who goes on card by card

nx-prompt-robot = Le Robot continue.
nx-default-robot = le Robot continue

nx-aim = Détruisez tous les Esprits adverses en réduisant leurs PV à 0. Vous gagnez aussi quand la pioche de l’adversaire s’épuise pour la deuxième fois.

## Les cartes à lire

nx-heap-top = Dessus de la pioche, ce que vous en connaissez
nx-heap-bottom = Dessous de la pioche, ce que vous en connaissez
nx-heap-deck = Toutes vos capacités
nx-heap-table = Esprits
nx-heap-attached = Attachées
nx-heap-linked = Liées, en attente
nx-heap-discard = Défausse
nx-heap-removed = Hors du jeu
nx-heap-fallen = Esprits détruits

nx-habit-survives = les Défenses, quand mon Esprit survit sans
nx-habit-partner = les attaques contre mon partenaire
nx-habit-order = l’ordre des effets simultanés
nx-ahead-defend = Jouez-vous une Défense ?
nx-ahead-ally-defend = Jouez-vous une Défense pour votre partenaire ?
nx-ahead-combat = À vous : que faites-vous ?

# Principes, quand un conseil n’a rien de mieux à dire

nx-thumb-combat = Utilisez vos PM tant qu’une carte apporte quelque chose. Vous en regagnez en fin de tour.
nx-thumb-answer-end = Gardez vos PM pour une Défense au tour adverse.
nx-thumb-attack-card = Attaquez là où les éléments ajoutent de la Puissance.
nx-thumb-attack-target = Attaquez là où les éléments ajoutent de la Puissance, ou là où un Esprit peut tomber.
nx-thumb-defend = Une Défense coûte des PM et une carte. Gardez-la pour une attaque plus grave.
nx-thumb-recycle = Remettez la carte qui vous aide le moins pour l’instant.
nx-thumb-sink-hand = Remettez la carte dont vous vous passez le mieux.
nx-thumb-order = Commencez par l’effet qui sert aux autres.
nx-thumb-may = N’utilisez un effet que s’il vous aide.
