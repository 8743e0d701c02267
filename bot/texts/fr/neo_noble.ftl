## Neo Noble: Shattered Souls

nn-name = Neo Noble: Shattered Souls

## Phases

nn-phase-income = Phase de Revenu
nn-phase-action = Phase d’Action
nn-phase-end = Phase de Fin

## Beside the board

nn-standing = **{ $first } { $first_wins } – { $second_wins } { $second }** · { $stage ->
    [over] deux manches gagnantes
    [exchange] Entre les manches, on peut échanger des cartes entre deck et Réserve, sans les montrer. La manche { $game } commence quand c’est fait.
   *[playing] manche { $game }, deux manches gagnantes
  }
nn-openly-mulligan = peut remplacer des cartes de sa main de départ.
nn-openly-swap-out = peut échanger des cartes avec sa Réserve.
nn-openly-react = peut répondre.
nn-openly-discard-down = se défausse pour garder cinq cartes.
nn-beside-pile = **{ $seat } – { $pile ->
    [reserve] Réserve
    [grave] Cimetière
    [reaped] Moisson
   *[banished] Zone de bannissement
  } ({ $count }) :** { $cards }

## How a match ends

nn-result-reaped = quatre cartes de l’adversaire sont moissonnées.
nn-result-deck-out = une attaque sur un couloir vide a réussi, et il ne restait aucune carte à moissonner.
nn-result-card = le texte d’une carte fait gagner la partie.
nn-result-loop = la partie ne pouvait plus avancer : il n’y a pas de vainqueur.

## What happens

nn-event-noble = { $seat } joue { $card }.
nn-event-mulligan = { $seat } remplace { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
nn-event-mulligan-own = Vous remettez { $count ->
    [one] 1 carte : { $cards }
   *[other] { $count } cartes : { $cards }
  }.
nn-event-channel = { $seat } canalise une carte ({ $state ->
    [ready] prête
   *[spent] épuisée
  }).
nn-event-channel-own = Vous canalisez { $card } ({ $state ->
    [ready] prête
   *[spent] épuisée
  }).
nn-event-channel-up = { $seat } canalise { $card } face visible ({ $state ->
    [ready] prête
   *[spent] épuisée
  }).
nn-event-reveal = Une carte du Canal { DE($seat) } est révélée : { $card }.
nn-event-harvest = { $seat } ramasse { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }{ $cards ->
    [aucune] .
   *[other] { "" } ; face visible parmi elles : { $cards }.
  }
nn-event-harvest-own = Vous ramassez { $count ->
    [one] 1 carte : { $cards }
   *[other] { $count } cartes : { $cards }
  }.
nn-event-slot-ready = Une carte du Canal { DE($seat) } est redressée.
nn-event-slot-spent = Une carte du Canal { DE($seat) } est épuisée.
nn-event-focus = { $seat } se concentre : pas de phase d’Action ce tour.
nn-event-mill = Du deck { DE($seat) } au Cimetière : { $cards }.
nn-event-discard = { $seat } défausse { $card }.
nn-event-block-discard = { $seat } défausse { $card } pour bloquer.
nn-event-reshuffle = { $seat } mélange son Cimetière en un nouveau deck ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }).
nn-event-look = { $seat } regarde { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
  } d’un deck.
nn-event-look-own = Vous voyez au-dessus du deck : { $cards }.
nn-event-hand-shown = { $seat } montre : { $cards }.
nn-event-hand-seen = { $seat } montre sa main à l’adversaire.
nn-event-hand-seen-own = La main { DE($seat) } : { $cards }.
nn-event-card-moved = { $card } { DE($seat) } : { $origin ->
    [hand] main
    [deck] deck
    [grave] Cimetière
    [reap] Moisson
    [banished] zone de bannissement
    [channel] Canal
   *[lane] couloir
  } → { $to ->
    [hand] main
    [grave] Cimetière
    [reap] Moisson
    [banished] zone de bannissement
    [channel] Canal
    [deck_top] dessus du deck
    [deck_bottom] dessous du deck
   *[deck_shuffled] dans le deck
  }.
nn-event-card-hidden = { $seat }, 1 carte : { $origin ->
    [hand] main
    [deck] deck
    [channel] Canal
   *[lane] ailleurs
  } → { $to ->
    [hand] main
    [grave] Cimetière
    [reap] Moisson
    [banished] zone de bannissement
    [channel] Canal
    [deck_top] dessus du deck
    [deck_bottom] dessous du deck
   *[deck_shuffled] dans le deck
  }.
nn-event-card-hidden-own = { $card } : { $origin ->
    [hand] main
    [deck] deck
    [channel] Canal
   *[lane] ailleurs
  } → { $to ->
    [hand] main
    [grave] Cimetière
    [reap] Moisson
    [banished] zone de bannissement
    [channel] Canal
    [deck_top] dessus du deck
    [deck_bottom] dessous du deck
   *[deck_shuffled] dans le deck
  }.
nn-event-paid = { $seat } paie { $count ->
    [one] 1 Âme
   *[other] { $count } Âmes
  }{ CHANGE(" : Âmes persistantes ", $was, $now) }.
nn-event-souls = { $seat } gagne { $count ->
    [one] 1 Âme persistante
   *[other] { $count } Âmes persistantes
  }{ CHANGE(" : ", $was, $now) }.
nn-event-souls-lost = { $seat } perd { $count ->
    [one] 1 Âme persistante
   *[other] { $count } Âmes persistantes
  }{ CHANGE(" : ", $was, $now) }.
nn-event-bargain = { $seat } se sert du Pacte du Noble.
nn-event-summon = { $seat } invoque { $card }{ $mode ->
    [normal] { "" }
    [tribute] { " par Tribut" }
    [react] { " en réaction" }
   *[effect] { $origin ->
        [created] { " par le Pacte du Noble" }
       *[other] { " par un texte" }
      }
  }{ $origin ->
    [hand] { "" }
    [channel] { " depuis le Canal" }
    [deck] { " depuis le deck" }
    [grave] { " depuis le Cimetière" }
    [reap] { " depuis la Moisson" }
    [banished] { " depuis la zone de bannissement" }
   *[created] { "" }
  }, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-create = { $seat } crée { $card }, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-place = { $seat } place { $card }, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-control = { $card } passe sous le contrôle { DE($seat) } : { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-move = { $card } { DE($seat) } se déplace : { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-destroyed = { $card } { DE($seat) } : carte détruite.
nn-event-sacrificed = { $seat } sacrifie { $card }.
nn-event-shattered = { $card } { DE($seat) } se brise.
nn-event-reaped = { $card } { DE($seat) } : carte moissonnée ({ CHANGE("", $was, $count) } sur 4).
nn-event-left = { $card } { DE($seat) } : { $to ->
    [hand] renvoi en main
    [banished] bannissement
    [deck_top] va sur le deck
    [deck_bottom] va sous le deck
    [channel] va dans le Canal
    [grave] va au Cimetière
   *[tokens] retour à la zone des Jetons
  }.
nn-event-deck-top = Sur le deck { DE($seat) } : { $card }.
nn-event-dominance = { $seat } gagne la Dominance, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  } ({ $state ->
    [ready] prête
   *[spent] épuisée
  }).
nn-event-neutral = { $seat } perd la Dominance, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  } : la pièce est neutre.
nn-event-relinquish = { $seat } renonce à la Dominance, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-coin-ready = La Dominance { DE($seat) } est redressée, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-coin-spent = La Dominance { DE($seat) } est épuisée, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-activate = { $seat } utilise { $card } ({ $type ->
    [income] REVENU
    [on_summon] À L’INVOCATION
    [manifest] MANIFESTATION
    [end_turn] FIN DE TOUR
   *[pay] PAYER
  }).
nn-event-target-card = Cible : { $card } { DE($seat) }.
nn-event-target-lane = Cible : un couloir { DE($seat) }, { $number ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }.
nn-event-target-slot = Cible : une carte du Canal { DE($seat) }.
nn-event-target-player = Cible : { $seat }.
nn-event-trigger = { $card } { DE($seat) } se déclenche.
nn-event-choice = { $seat } prend le choix { $number } { DE($card) }.
nn-event-change = { $card } : { $change ->
    [spirit_stats] { $power } Puissance, { $resolve } Volonté pour des Esprits
    [lane_stats] { $power } Puissance, { $resolve } Volonté pour un couloir
    [set_stats] Puissance ou Volonté fixée
    [swap_stats] Puissance et Volonté échangées
    [no_shatter] rien ne se brise
    [indestructible] ne peut être détruit
    [silenced] des textes n’agissent pas
    [no_attack] pas d’attaque
    [no_block] pas de Blocage
    [block_bonus] { $resolve } pour chaque carte qui bloque
    [extra_attack] une attaque de plus
    [free_attack] une attaque ne coûte rien
    [cost] un autre prix
    [ambient] une autre Volonté pour les couloirs vides
    [capacity] un autre nombre d’Esprits dans un couloir
    [untargetable] ne peut être ciblé
    [wins_ties] les égalités sont gagnées
    [gained_ready] les pièces gagnées restent prêtes
    [keeps_coin] la pièce de Dominance reste
    [grants] un comportement est donné
    [skips] une étape est sautée
    [instead] va ailleurs à la place
    [instead_of_draw] autre chose au lieu de piocher
   *[other] une règle change
  } ({ $until ->
    [this_battle] ce combat
    [this_turn] ce tour
    [your_next_turn] jusqu’au prochain tour de ce joueur
    [in_lane] tant que dans le couloir
   *[permanent] tant qu’en jeu
  }).
nn-event-stats = { $card } { DE($seat) } : Puissance { CHANGE("", $was, $now) }, Volonté { CHANGE("", $had, $has) }.
nn-event-lane-stats = Couloir { DE($seat) }, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  } : Puissance { CHANGE("", $was, $now) }, Volonté { CHANGE("", $had, $has) }.
nn-event-attack = { $seat } attaque, { $lane ->
    [0] Gauche
    [1] Milieu
   *[2] Droite
  }, pour { $paid ->
    [0] 0 Âme
    [one] 1 Âme
   *[other] { $paid } Âmes
  } : Puissance { $power } contre Volonté { $resolve }.
nn-event-block = { $seat } bloque avec { $cards } : +{ $value } Volonté{ CHANGE(", ", $was, $now) }.
nn-event-block-raised = Le couloir { DE($seat) } a +{ $value } Volonté dans ce combat{ CHANGE(" : ", $was, $now) }.
nn-event-attack-failed = L’attaque { DE($seat) } échoue.
nn-event-battle = Puissance { $power } contre Volonté { $resolve } : l’attaque { DE($seat) } { $outcome ->
    [won] réussit
   *[failed] échoue
  }.
nn-event-game-end = La manche revient à { $winner } : { $reason ->
    [reaped] quatre cartes de l’adversaire sont moissonnées
    [deck_out] il ne restait aucune carte à moissonner
   *[card] le texte d’une carte fait gagner la manche
  }.
nn-event-game-drawn = La manche est nulle : la même chose revenait sans que personne ne décide.
nn-event-next-game = À suivre : la manche { $number } du match.

## Questions

nn-prompt-mulligan = Votre main de départ : quelles cartes remplacez-vous ? Au plus { $count }.
nn-prompt-first = Voulez-vous commencer ou jouer en second ?
nn-prompt-swap-out = Quelles cartes quittent votre deck pour la Réserve ? Au plus { $count }.
nn-prompt-swap-in = { $count ->
    [one] Quelle carte de la Réserve remplace
   *[other] Quelles { $count } cartes de la Réserve remplacent
  } { $cards } ?
nn-prompt-swap-noble = Quel Noble jouez-vous ?
nn-prompt-income = Votre tour commence : quel texte utilisez-vous ?
nn-prompt-harvest = Votre tour commence : que faites-vous avant d’agir ?
nn-prompt-channel = Votre tour commence : posez-vous une carte dans votre Canal ?
nn-prompt-focus = Vous concentrez-vous ? Vous posez encore une carte dans votre Canal et en piochez une, mais n’agissez pas ce tour.
nn-prompt-action = À vous : invoquez, attaquez, utilisez un texte ou terminez · { $souls ->
    [0] 0 Âme
    [one] 1 Âme
   *[other] { $souls } Âmes
  }
nn-prompt-summon = Vous avez { $souls ->
    [0] 0 Âme
    [one] 1 Âme
   *[other] { $souls } Âmes
  }. Quelle carte invoquez-vous ?
nn-prompt-mode = Comment invoquez-vous { $card } ?
nn-prompt-lane = Dans quel couloir arrive { $card } ?
nn-prompt-attack = De quel couloir attaquez-vous ?
nn-prompt-manifest = Quel texte MANIFESTATION utilisez-vous ?
nn-prompt-pay = Quel texte PAYER utilisez-vous ?
nn-prompt-draw = Combien de cartes piochez-vous, à { $cost } Âmes chacune ?
nn-prompt-relinquish = Quelle Dominance donnez-vous pour une Âme ?
nn-prompt-bargain = À quoi vous sert le Pacte du Noble ?
nn-prompt-souls = Avec quoi payez-vous { $count ->
    [one] 1 Âme
   *[other] { $count } Âmes
  } { $purpose ->
    [attack] pour l’attaque
    [draw] pour piocher
   *[card] pour { $card }
  } ?
nn-prompt-react-attack = { $whose ->
    [own] Votre couloir est attaqué
   *[opposing] L’attaque se poursuit
  }, { $where } : Puissance { $power } contre Volonté { $resolve }. Répondez-vous ?
nn-prompt-block = Votre couloir est attaqué, { $where } : Puissance { $power } contre Volonté { $resolve }. Quelles cartes défaussez-vous pour bloquer ?
nn-prompt-react-activated = { $seat } utilise { $card }. Répondez-vous ?
nn-prompt-react-summoned = { $seat } a invoqué { $card }. Répondez-vous ?
nn-prompt-react-drew = { $seat } a pioché { $number ->
    [one] 1 carte
   *[other] { $number } cartes
  }. Répondez-vous ?
nn-prompt-react-harvested = { $seat } a ramassé son Canal. Répondez-vous ?
nn-prompt-react-focused = { $seat } s’est concentré. Répondez-vous ?
nn-prompt-react-blocked = { $seat } a bloqué. Répondez-vous ?
nn-prompt-react-revealed = Une carte { DE($seat) } a été révélée : { $card }. Répondez-vous ?
nn-prompt-react-reaped = Une carte { DE($seat) } a été moissonnée : { $card }. Répondez-vous ?
nn-prompt-end-turn = Fin du tour : quel texte utilisez-vous ?
nn-prompt-discard-down = Vous gardez cinq cartes. Défaussez { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
nn-prompt-order = Plusieurs textes attendent. Lequel vient d’abord ?
nn-prompt-may = { $card } : { $what }. Le voulez-vous ?
nn-prompt-choice = { $card } : choisissez.
nn-prompt-text = Quel texte { DE($card) } utilisez-vous ?
nn-prompt-pathfinder = ÉCLAIREUR { DE($card) } : canalisez-vous une carte ?
nn-prompt-no-shatter = { $card } se briserait. L’épargnez-vous ?
nn-prompt-instead = { $spirit } quitterait la table. Sa carte va-t-elle plutôt { $to ->
    [hand] en main
    [banished] dans la zone de bannissement
    [deck_bottom] sous le deck
   *[grave] au Cimetière
  } ?
nn-prompt-pick-lane = { $card } : choisissez un couloir.
nn-prompt-pick-spirit = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 Esprit
   *[other] { $count } Esprits
  }.
nn-prompt-pick-slot = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 carte du Canal
   *[other] { $count } cartes du Canal
  }.
nn-prompt-pick-coin = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 pièce de Dominance
   *[other] { $count } pièces de Dominance
  }.
nn-prompt-pick-hand = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } de la main.
nn-prompt-pick-deck = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } du deck.
nn-prompt-pick-card = { $card } : choisissez { $up_to ->
    [yes] { "jusqu’à " }
   *[no] { "" }
  }{ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }.
nn-prompt-look-keep = { $card } : quelles cartes gardez-vous ? Au plus { $count }.
nn-prompt-look-order = { $card } : dans quel ordre reviennent-elles ? La première sera au-dessus.
nn-prompt-target-spirit = { $card } : quel Esprit est la cible ?
nn-prompt-target-noble = { $card } : quel Noble est la cible ?
nn-prompt-target-lane = { $card } : quel couloir est la cible ?
nn-prompt-target-slot = { $card } : quelle carte du Canal est la cible ?
nn-prompt-target-card = { $card } : quelle carte est la cible ?
nn-prompt-target-player = { $card } : quel joueur est la cible ?

nn-running-block = Volonté { $total } contre Puissance { $power }

nn-default-first = Vous commencez.
nn-default-swap-out = Vous n’échangez rien.
nn-default-swap-noble = Vous gardez votre Noble.
nn-default-income = Vous n’utilisez aucun texte facultatif.
nn-default-harvest = Vous ne ramassez pas votre Canal.
nn-default-channel = Vous ne canalisez pas.
nn-default-focus = Vous ne vous concentrez pas.
nn-default-action = Vous finissez votre tour.
nn-default-souls = Herald paie automatiquement.
nn-default-react = Vous passez.
nn-default-block = Vous ne bloquez pas.
nn-default-end-turn = Vous n’utilisez plus de texte, ou le premier qui est obligatoire.
nn-default-may = Vous ne le faites pas.
nn-default-pathfinder = Vous ne le faites pas.
nn-default-no-shatter = La carte se brise.
nn-default-x = X est aussi petit que possible.
nn-default-instead = La carte va là où elle devait aller.

## Buttons and menus

nn-group-cards = Cartes
nn-group-texts = Textes
nn-group-lanes = Couloirs
nn-group-channel = Canal
nn-group-coins = Dominance
nn-group-sources = Sources d’Âmes
nn-group-blocks = Bloquer en un clic
nn-group-steps = Étape par étape
nn-group-whole = En un clic

nn-whole-act = Agir aussitôt
nn-whole-focus = Se concentrer aussitôt
nn-whole-channel-act = Canaliser et agir
nn-whole-channel-focus = Canaliser et se concentrer
nn-whole-harvest-act = Ramasser d’abord, et agir
nn-whole-harvest-focus = Ramasser d’abord, et se concentrer
nn-whole-harvest-channel-act = Ramasser d’abord, canaliser et agir
nn-whole-harvest-channel-focus = Ramasser d’abord, canaliser et se concentrer

nn-option-keep = Tout garder
nn-option-no-block = Ne pas bloquer
nn-option-no-swap = Ne rien échanger
nn-option-first = Commencer
nn-option-second = Jouer en second
nn-option-done = Terminé
nn-option-skip = Passer l’étape
nn-option-harvest = Ramasser le Canal
nn-option-channel = Canaliser
nn-option-focus = Se concentrer : canaliser 1 de plus, piocher 1
nn-option-summon = Invoquer
nn-option-attack = Attaquer
nn-option-manifest = MANIFESTATION
nn-option-pay = PAYER
nn-option-draw = Piocher
nn-option-relinquish = Donner la Dominance pour une Âme
nn-option-bargain = Pacte du Noble
nn-option-by-hand = Payer à la main désormais
nn-option-auto = Payer automatiquement désormais
nn-option-normal = Pour des Âmes
nn-option-tribute = Par Tribut
nn-option-block = Bloquer
nn-option-pass-turn = Passer jusqu’à mon tour
nn-option-react = Invoquer { $what }
nn-option-no = Ne pas le faire
nn-option-spare = L’épargner
nn-option-let-shatter = Laisser se briser
nn-option-soul = Âme persistante
nn-option-bargain-soul = 1 Âme
nn-option-bargain-pathpaws = Invoquer Pathpaws, Jegu & Jagu
nn-option-choice = Choix { $number }
nn-option-card = { $card } · coût { $cost } · { $power }/{ $resolve }
nn-option-noble-card = { $card }
nn-option-card-of = { $card } { DE($seat) }
nn-option-from-channel = { $what }, du Canal
nn-option-spirit = { $spirit } · { $power }/{ $resolve } ({ $side ->
    [own] à vous
   *[opposing] adverse
  }, { $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
  })
nn-option-lane = { $side ->
    [own] { $lane ->
        [left] Gauche
        [middle] Milieu
       *[right] Droite
      }
   *[opposing] { $lane ->
        [left] Gauche
        [middle] Milieu
       *[right] Droite
      } adverse
  }
nn-option-slot = { $side ->
    [own] Emplacement { $number } du Canal
   *[opposing] Emplacement { $number } du Canal adverse
  } ({ $state ->
    [ready] prêt
   *[spent] épuisé
  })
    .short = { $side ->
        [own] Canal { $number }
       *[opposing] Canal adverse { $number }
    }
nn-option-slot-card = { $side ->
    [own] Emplacement { $number } du Canal
   *[opposing] Emplacement { $number } du Canal adverse
  } : { $card } ({ $state ->
    [ready] prêt
   *[spent] épuisé
  })
    .short = { $side ->
        [own] Canal { $number }
       *[opposing] Canal adverse { $number }
    } : { $card }
nn-option-coin = Dominance, { $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
  } ({ $state ->
    [neutral] neutre
    [ready] prête
   *[spent] épuisée
  })
    .short = Dominance, { $lane ->
        [left] Gauche
        [middle] Milieu
       *[right] Droite
    }
nn-option-keep-coin = { $coin } : l’épuiser et la garder
nn-option-text = { $card }
nn-option-text-label = { $card } : { $label }
nn-option-text-of = { $text } ({ $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
  }{ $depth ->
    [1] {""}
   *[other] , { $depth }ᵉ à partir du haut
  })

nn-button-spirit = { $spirit } ({ $lane })
nn-button-slot = { $side ->
    [own] Canal { $number }
   *[opposing] Canal adverse { $number }
  }
nn-button-coin = Dominance, { $lane ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
  }
nn-button-text-label = { $label }
nn-button-attack = Attaquer
nn-button-manifest = MANIFESTATION
nn-button-pay = PAYER
nn-button-draw = Piocher
nn-button-relinquish = +1 Âme
nn-button-bargain = Pacte
nn-button-block = Bloquer : { $cards }

nn-preview-arrival = { $changes ->
    [both] Puissance { $power } → { $new_power }, Volonté { $resolve } → { $new_resolve }
    [power] Puissance { $power } → { $new_power }
    [resolve] Volonté { $resolve } → { $new_resolve }
   *[neither] Puissance { $power }, Volonté { $resolve }
  }
nn-preview-attack = Puissance { $power } contre { $resolve } : { $outcome ->
    [ahead] réussirait
    [tie] égalité, donc échec
   *[behind] échouerait
  }, avant tout Blocage · { $cost ->
    [0] 0 Âme
    [one] 1 Âme
   *[other] { $cost } Âmes
  }
nn-preview-lane = Puissance { $power }, Volonté { $resolve }
nn-preview-spirit = { $depth ->
    [1] Esprit actif, { $count ->
        [one] seul dans son couloir
       *[other] un des { $count } de son couloir
      }
   *[other] couvert, { $depth }ᵉ sur { $count } à partir du haut
  }
nn-proposal-block = { $cards } (Volonté { $total } contre { $power })
nn-preview-block = +{ $value } Volonté
nn-brief-arrival = { $power }/{ $resolve } → { $new_power }/{ $new_resolve }
nn-brief-attack = { $power } : { $resolve } · { $cost ->
    [one] { $cost } Âme
   *[other] { $cost } Âmes
  }
nn-brief-numbers = { $power }/{ $resolve }
nn-brief-block = +{ $value }
nn-preview-price = { $cost ->
    [0] 0 Âme
    [one] 1 Âme
   *[other] { $cost } Âmes
  }

nn-refused-no-room = Il n’y a pas de place dans vos couloirs.
nn-refused-too-dear = Vous n’avez pas assez d’Âmes pour vos cartes.
nn-refused-price = Elle coûte { $cost ->
    [one] 1 Âme
   *[other] { $cost } Âmes
  }, plus que vous ne pouvez payer.
nn-refused-no-spirit = Vous n’avez d’Esprit dans aucun couloir.
nn-refused-all-attacked = Tous vos couloirs ont déjà attaqué ce tour-ci.
nn-refused-no-attack-allowed = Un texte interdit à vos couloirs d’attaquer.
nn-refused-no-souls = Vous n’avez pas assez d’Âmes.
nn-refused-no-cards = Il n’y a plus de carte à piocher.
nn-refused-lane-empty = Aucun Esprit ne s’y trouve.
nn-refused-lane-forbidden = Un texte l’interdit.
nn-refused-lane-attacked = Ce couloir a déjà attaqué ce tour-ci.
nn-refused-full = Le couloir est plein.

## Options of a match

nn-options-best-of-help = Une manche, ou deux gagnantes avec échanges entre deck et Réserve (NN-R1).
nn-options-next-first = Premier joueur de la manche suivante
nn-options-next-first-help = Dans un match en deux manches gagnantes (NN-R2).
nn-options-next-first-random = Au hasard
nn-options-next-first-loser-choice = Le perdant choisit
nn-options-reserve-noble = Nobles dans la Réserve
nn-options-reserve-noble-help = La Réserve peut-elle contenir des Nobles ? (NN-R4)
nn-options-lane-geometry = Quels couloirs se font face
nn-options-lane-geometry-help = Gauche face à Droite comme sur le plateau, ou Gauche face à Gauche (NN-R5).
nn-options-lane-geometry-facing = Gauche face à Droite
nn-options-lane-geometry-mirrored = Gauche face à Gauche
nn-options-setup-channel = Première carte du Canal
nn-options-setup-channel-help = État de la carte canalisée à la mise en place (NN-R6).
nn-options-setup-channel-spent = Épuisée
nn-options-setup-channel-ready = Prête
nn-options-channel-owner-peek = Regarder son propre Canal
nn-options-channel-owner-peek-help = Peut-on regarder ses propres cartes face cachée du Canal ? (NN-R10)
nn-options-lingering-clear = Perte des Âmes persistantes
nn-options-lingering-clear-help = Seulement à sa propre phase de Fin, ou à chacune (NN-R15).
nn-options-lingering-clear-own-end = À sa propre phase de Fin
nn-options-lingering-clear-every-end = À chaque phase de Fin
nn-options-dominance-soul = Une Âme de la Dominance
nn-options-dominance-soul-help = Quelles pièces donnent une Âme, et les garde-t-on ? (NN-R16)
nn-options-dominance-soul-relinquish-ready = Renoncer à une pièce prête
nn-options-dominance-soul-spend-and-keep = Épuiser une pièce prête, ou y renoncer
nn-options-dominance-soul-relinquish-any = Renoncer à une pièce quelconque
nn-options-bargain-soul-any-time = L’Âme du Pacte à tout moment
nn-options-bargain-soul-any-time-help = Paie-t-elle aussi pendant le tour adverse ? (NN-R18)
nn-options-haste-self-pay = HÂTE se paie elle-même
nn-options-haste-self-pay-help = Une carte avec HÂTE peut-elle être épuisée pour son propre coût ? (NN-R21)
nn-options-check-scope = Couloirs du Test
nn-options-check-scope-help = Seulement le couloir de l’arrivée, ou tous (NN-R24).
nn-options-check-scope-lane = Ce couloir
nn-options-check-scope-all = Tous les couloirs
nn-options-ambient-in-check = Le 2 du couloir vide compte au Test
nn-options-ambient-in-check-help = Un Test contre un côté vide demande-t-il 3 de Volonté ? (NN-R25)
nn-options-token-only-reap = Moissonner un couloir de Jetons
nn-options-token-only-reap-help = La carte du dessus du deck est-elle moissonnée à la place ? (NN-R43)
nn-options-token-only-reap-deck-top = La carte du dessus du deck
nn-options-token-only-reap-none = Rien
nn-options-end-turn-default = Textes FIN DE TOUR qui ne disent rien
nn-options-end-turn-default-help = Sont-ils obligatoires ? (NN-R47)
nn-options-end-turn-default-mandatory = Obligatoires
nn-options-end-turn-default-optional = Facultatifs
nn-options-channel-texts = Textes dans le Canal
nn-options-channel-texts-help = Quels textes y agissent sur une carte visible (NN-R49).
nn-options-channel-texts-income = Textes REVENU
nn-options-channel-texts-none = Aucun texte
nn-options-channel-texts-income-ongoing = REVENU et PERMANENT
nn-options-pay-windows = Textes PAYER
nn-options-pay-windows-help = À chaque fenêtre, ou seulement à sa phase d’Action (NN-R48).
nn-options-pay-windows-all = À chaque fenêtre
nn-options-pay-windows-own-action = À sa phase d’Action
nn-options-react-prompt = Demander les réactions
nn-options-react-prompt-help = Seulement aux joueurs qui peuvent répondre, ou toujours (NN-R56).
nn-options-react-prompt-if-able = Joueurs qui peuvent répondre
nn-options-react-prompt-always = Toujours
nn-options-block-value = Valeur d’un Blocage
nn-options-block-value-help = La Volonté imprimée de chaque carte, ou un nombre fixe (NN-R60).
nn-options-block-value-printed = Volonté imprimée
nn-options-block-value-flat = Un nombre fixe
nn-options-block-flat = Nombre fixe par carte de Blocage
nn-options-block-flat-help = Ce qu’ajoute chaque carte quand un Blocage ajoute un nombre fixe (NN-R60).
nn-options-block-max = Cartes de Blocage au plus
nn-options-block-max-help = Combien de cartes peuvent bloquer une attaque ; 0 est sans limite (NN-R61).
nn-options-reshuffle = Mélange du Cimetière
nn-options-reshuffle-help = Quand il faut une carte, ou dès que le deck est vide (NN-R70).
nn-options-reshuffle-lazy = Quand il faut une carte
nn-options-reshuffle-eager = Dès que le deck est vide
nn-options-banish-return = Cartes bannies
nn-options-banish-return-help = Un texte peut-il faire revenir des cartes bannies ? (NN-R72)
nn-options-banish-return-explicit-only = Un texte peut les faire revenir
nn-options-banish-return-never = Ne reviennent jamais
nn-options-shatter-is-sacrifice = La brisure vaut un sacrifice
nn-options-shatter-is-sacrifice-help = Un Arbitre qui se brise compte-t-il comme sacrifié ? (NN-R76)
nn-options-open-lists-help = Les deux listes de deck sont-elles publiques ? (NN-R75)
nn-options-lone-pass-help = Quand un joueur n’a qu’un seul choix. Si Herald répond aussitôt, tout le monde le devine (NN-R56).

nn-aim = Moissonnez quatre cartes de l’adversaire. Invoquez des Esprits dans trois couloirs, d’où ils attaquent. Une attaque réussie moissonne l’Esprit d’en face. Dans un couloir vide, elle moissonne la carte du dessus du deck.

## Cards to read

nn-heap-noble = Noble
nn-heap-table = Dans les couloirs
nn-heap-channel = Canal
nn-heap-reaped = Moisson
nn-heap-banished = Zone de bannissement
nn-heap-reserve = Réserve

nn-habit-small = les réponses à une Pioche, un Ramassage ou une Concentration
nn-habit-fails-anyway = les attaques de mes couloirs qui échouent déjà
nn-habit-order = l’ordre des textes simultanés
nn-ahead-react = Répondez-vous ?
nn-ahead-block = Bloquez-vous ?

nn-summary-blows = { $seat } a perdu { $count ->
    [one] 1 Esprit
   *[other] { $count } Esprits
}
nn-summary-best = Carte la plus active : { $card } ({ $seat }), utilisée { $amount } fois

# Principes, quand un conseil n’a rien de mieux à dire

nn-thumb-action = Utilisez vos Âmes tant qu’une invocation, un texte ou une attaque apporte quelque chose.
nn-thumb-answer-end = Les Âmes gardées paient vos réponses au tour adverse.
nn-thumb-harvest = Les cartes du Canal paient vos coûts. Ne les ramassez que s’il vous en faut en main.
nn-thumb-focus = Se concentrer donne une carte et une Âme, mais vous coûte la phase d’Action.
nn-thumb-channel = Chaque carte prête de votre Canal paie 1 Âme.
nn-thumb-pathfinder = Une carte prête de plus dans votre Canal paie 1 Âme de plus.
nn-thumb-react = Ne répondez que si cela change le résultat. Ce que vous gardez servira plus tard.
nn-thumb-block = Un blocage coûte des cartes pour un seul combat. N’en défaussez que le nécessaire.
nn-thumb-summon = Placez un Esprit là où sa Puissance ou sa Volonté change le couloir.
nn-thumb-attack = Attaquez là où votre Puissance dépasse la Volonté adverse.
nn-thumb-mulligan = Remplacez les cartes trop chères pour vos premiers tours.
nn-thumb-souls = Payez avec ce qui vous manquera le moins au tour adverse.
nn-thumb-bargain = Le Pacte du Noble ne sert qu’une fois, alors utilisez-le quand il change le tour.
nn-thumb-manifest = Un texte MANIFESTATION resservira à chaque tour, alors utilisez-le tant qu’il aide.
