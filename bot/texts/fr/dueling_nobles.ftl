## Duel des nobles

dn-name = Dueling Nobles

dn-suit-H = cœurs
dn-suit-D = carreaux
dn-suit-C = trèfles
dn-suit-S = piques

## Comment une partie se termine

dn-result-elimination = tous les nobles d’un joueur sont morts.
dn-result-double-ko = les deux joueurs ont perdu leur dernier noble en même temps.
dn-result-stall = personne ne s’est battu pendant trop longtemps.
dn-result-stall-claim = la nulle a été réclamée, car personne ne s’est battu depuis longtemps.

## Ce qui se passe

dn-event-deal-nobles = { $seat } reçoit { $count } nobles.
dn-event-deal-nobles-own = Vous recevez { CARD($nobles) }.
dn-event-draft-open = Les nobles sont étalés. { $seat } choisit en premier.
dn-event-draft = { $seat } prend { CARD($noble) }.
dn-event-pick = { $seat } garde { CARD($nobles) }.
dn-event-compensation = { $seat } débute avec 1 ressource, car l’autre joueur commence.
dn-event-king-tax = { $seat } blesse { CARD($noble) } pour 1 ressource : { CHANGE("", $was, $total) }.
dn-event-boost = { $seat } pose le renfort { CARD($card) } sur { CARD($noble) }{ CHANGE(" : renfort ", $was, $now) }.
dn-event-boost-lost = Le renfort { CARD($card) } { DE($seat) } rejoint la défausse.
dn-event-rearrange = { $seat } redistribue les renforts : { CARD($cards) } sur { CARD($nobles) }, dans cet ordre.
dn-event-heart = { $seat } défausse { CARD($card) } pour soigner une blessure { DE(CARD($noble)) }{ CHANGE(" : ", $was, $now) }.
dn-event-diamond = { $seat } défausse { CARD($card) } pour piocher des cartes.
dn-event-club = { $seat } défausse { CARD($card) } et prend { CARD($target) } dans la défausse.
dn-event-spade = { $seat } défausse { CARD($card) } et regarde la main adverse.
dn-event-spade-own = Vous défaussez { CARD($card) } et voyez dans la main adverse : { CARD($cards) }.
dn-event-draw-own = { $count ->
    [0] Vous ne piochez aucune carte.
    [one] Vous piochez 1 carte : { CARD($cards) }.
   *[other] Vous piochez { $count } cartes : { CARD($cards) }.
  }
dn-event-reshuffle = La défausse est mélangée et devient la pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }).
dn-event-income = { $seat } termine la phase 1 et gagne { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
  } : { CHANGE("", $was, $total) }.
dn-event-triple = { $seat } défausse { CARD($cards) } pour { $count } ressources : { CHANGE("", $was, $total) }.
dn-event-spend = { $seat } { $cost ->
    [0] n’achète rien
   *[other] paie { $cost } ({ $bought ->
        [0] aucune carte
        [one] { $bought } carte
       *[other] { $bought } cartes
      }, { $hired ->
        [0] aucun noble
        [one] { $hired } noble
       *[other] { $hired } nobles
      })
  } : ressources { CHANGE("", $was, $total) }.
dn-event-noble = { CARD($noble) } rejoint la cour { DE($seat) }{ CHANGE(" : nobles ", $was, $now) }.
dn-event-no-duel = { $seat } n’annonce pas de duel.
dn-event-duel = { $seat } envoie { CARD($noble) } défier { CARD($target) }.
dn-event-redirect = { $seat } paie 2 ressources ({ CHANGE("", $was, $total) }) et envoie { CARD($target) } à la place { DE(CARD($noble)) }.
dn-event-roll = { CARD($noble) } { DE($seat) } obtient { $dice } aux dés : { CHANGE("", $was, $subtotal) }.
dn-event-cards = { $seat } joue { CARD($cards) } : { CARD($noble) } { CHANGE("", $was, $total) }.
dn-event-no-cards = { $seat } ne joue pas de carte : { CARD($noble) } reste à { $total }.
dn-event-won = { CARD($noble) } gagne le duel. { $seat } reçoit 1 ressource : { CHANGE("", $was, $total) }.
dn-event-tie = Égalité dans le duel entre { CARD($noble) } et { CARD($target) }.
dn-event-wound = { CARD($noble) } { DE($seat) } subit une blessure : { CHANGE("", $was, $wounds) } sur { $limit }.
dn-event-death = { CARD($noble) } { DE($seat) } meurt et retourne dans la pioche des nobles{ CHANGE(" : nobles ", $was, $now) }.
dn-event-replay = La manche est nulle ; elle est rejouée.

## Questions

dn-prompt-pick = Choisissez { $count } nobles pour votre cour.
dn-prompt-draft = Choisissez un noble pour votre cour.
dn-prompt-prepare = À vous : utilisez des pouvoirs, ou achetez et passez au duel · vous pouvez dépenser { $spendable ->
    [one] { $spendable } ressource
   *[other] { $spendable } ressources
  }
dn-prompt-spend = Qu’achetez-vous encore ? Vous avez { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
  }.
dn-prompt-king-tax-king = Quel Roi subit une blessure pour 1 ressource ?
dn-prompt-king-tax-confirm = Cette blessure tue { CARD($card) }. C’est bien ce que vous voulez ?
dn-prompt-boost-card = Quelle carte jouez-vous comme renfort ?
dn-prompt-boost-noble = Quel noble reçoit le renfort { CARD($card) } ?
dn-prompt-rearrange = Sur quel noble posez-vous le renfort { CARD($card) } ?
dn-prompt-heart-card = Quel cœur défaussez-vous ?
dn-prompt-heart-noble = Vous défaussez { CARD($card) }. Quel noble perd une blessure ?
dn-prompt-diamond-card = Quel carreau défaussez-vous pour piocher 3 cartes ?
dn-prompt-club-card = Quel trèfle défaussez-vous ?
dn-prompt-club-take = Vous défaussez { CARD($card) }. Quelle carte prenez-vous dans la défausse ?
dn-prompt-spade-card = Quel pique défaussez-vous pour voir la main adverse ?
dn-prompt-triple-suit = De quelle couleur défaussez-vous 3 cartes pour 3 ressources ?
dn-prompt-triple-cards = Quels sont les 3 { $suit } que vous défaussez ?
dn-prompt-announce-noble = Quel noble envoyez-vous en duel ?
dn-prompt-announce-target = Qui { CARD($card) } va-t-il défier ?
dn-prompt-redirect = { CARD($noble) } défie { CARD($target) }. Payez-vous 2 ressources pour envoyer un autre noble ?
dn-prompt-attacker-cards = { CARD($noble) } est à { $subtotal } contre { $against } pour { CARD($target) }. { $most ->
    [1] Vous pouvez jouer 1 carte.
   *[other] Vous pouvez jouer jusqu’à { $most } cartes, ensemble.
  }
dn-prompt-defender-cards = { CARD($noble) } est à { $subtotal } contre { $against } pour { CARD($target) }. { $most ->
    [1] Vous pouvez jouer 1 carte.
   *[other] Vous pouvez jouer jusqu’à { $most } cartes, ensemble.
  }
dn-prompt-defender-cards-ace = { CARD($target) } est soutenu par un As : seul un As peut éviter la défaite à { CARD($noble) }. { $most ->
    [1] Vous pouvez jouer 1 carte.
   *[other] Vous pouvez jouer jusqu’à { $most } cartes, ensemble.
  }
dn-prompt-blind-cards = { CARD($noble) } est à { $subtotal } contre { $against } pour { CARD($target) }. Les deux camps choisissent en secret. { $most ->
    [1] Vous pouvez jouer 1 carte.
   *[other] Vous pouvez jouer jusqu’à { $most } cartes, ensemble.
  }

dn-default-prepare = Vous terminez la phase 1 sans rien acheter.
dn-default-spend = Vous n’achetez rien de plus.
dn-default-announce-noble = Vous n’annoncez pas de duel.
dn-default-redirect = Vous acceptez le défi tel quel.
dn-default-attacker-cards = Vous ne jouez pas de carte.
dn-default-defender-cards = Vous ne jouez pas de carte.

## Boutons et menus

dn-group-nobles = Nobles
dn-group-spend = Achats
dn-group-suits = Couleurs
dn-group-discard = Défausse

dn-option-pick = Garder { CARD($card) }
dn-option-draft = Prendre { CARD($card) }
dn-option-king-tax = Blesser un Roi pour 1 ressource
dn-option-boost = Poser un renfort
dn-option-rearrange = Redistribuer les renforts
dn-option-heart = Défausser un cœur pour soigner
dn-option-diamond = Défausser un carreau pour piocher 3 cartes
dn-option-club = Défausser un trèfle pour fouiller la défausse
dn-option-spade = Défausser un pique pour voir la main adverse
dn-option-triple = Défausser 3 cartes d’une couleur pour 3 ressources
dn-short-triple = Défausser 3 cartes pour 3 ressources
dn-short-card = { CARD($card) }
dn-button-king-tax = +1 ressource
dn-button-boost = Renforcer
dn-button-rearrange = Redistribuer
dn-button-heart = Soigner
dn-button-diamond = Piocher 3 cartes
dn-button-club = Fouiller la défausse
dn-button-spade = Voir la main adverse
dn-button-triple = +3 ressources
dn-button-rearrange-on = { CARD($boost) } sur { CARD($card) }
dn-option-claim-draw = Réclamer la nulle
dn-option-spend-nothing = Ne rien acheter
dn-option-no-card = Ne jouer aucune carte
dn-option-spend-cards = Acheter { $bought ->
    [one] { $bought } carte
   *[other] { $bought } cartes
  }
dn-option-spend-nobles = Acheter { $hired ->
    [one] { $hired } noble
   *[other] { $hired } nobles
  }
dn-option-spend-both = Acheter { $bought ->
    [one] { $bought } carte
   *[other] { $bought } cartes
  } et { $hired ->
    [one] { $hired } noble
   *[other] { $hired } nobles
  }
dn-option-king-tax-king = Blesser { CARD($card) }
dn-option-king-tax-confirm = Laisser mourir { CARD($card) }
dn-option-boost-card = Jouer { CARD($card) }
dn-option-boost-noble = Renforcer { CARD($card) }
dn-option-rearrange-on = Le poser sur { CARD($card) }
dn-option-heart-card = Défausser { CARD($card) }
dn-option-heart-noble = Soigner { CARD($card) }
dn-option-diamond-card = Défausser { CARD($card) }
dn-option-club-card = Défausser { CARD($card) }
dn-option-club-take = Prendre { CARD($card) }
dn-option-spade-card = Défausser { CARD($card) }
dn-option-triple-suit = Défausser 3 { $suit }
dn-option-triple-cards = Défausser { CARD($card) }
dn-option-announce-noble = Envoyer { CARD($card) }
dn-option-no-duel = Ne pas annoncer de duel
dn-option-announce-target = Défier { CARD($card) }
dn-option-keep = Garder { CARD($card) } en duel
dn-option-redirect = Envoyer { CARD($card) } à sa place
dn-option-attacker-cards = Jouer { CARD($card) }
dn-option-defender-cards = Jouer { CARD($card) }

dn-preview-left = { $left ->
    [0] il ne reste aucune ressource
    [one] il reste { $left } ressource
   *[other] il reste { $left } ressources
  }
dn-preview-expected = force attendue { $expected }
dn-preview-against = force attendue { $expected } contre { $against }
dn-preview-change = force attendue { $before } → { $after }
dn-preview-wounds = blessures { $before } → { $after } (meurt à { $limit })
dn-preview-total = total { $total } contre { $against }
dn-preview-ace = As : gagne d’office, sauf contre un autre As
dn-brief-left = reste { $left }
dn-brief-expected = { $expected }
dn-brief-wounds = ♥ { $before } → { $after } sur { $limit }
dn-brief-ace = gagne

dn-refused-no-king = Vous n’avez pas de Roi.
dn-refused-king-taxed = Le pouvoir du Roi a déjà servi ce tour-ci.
dn-refused-king-last = Cela tuerait votre dernier noble.
dn-refused-king-lethal = La blessure tuerait le Roi.
dn-refused-boost-played = Vous avez déjà joué un renfort ce tour-ci.
dn-refused-no-boost-card = Vous n’avez ni 2 ni 3 en main.
dn-refused-all-boosted = Chacun de vos nobles porte un renfort.
dn-refused-suit-used = Vous avez déjà utilisé ce pouvoir dans cette manche.
dn-refused-one-suit-used = Vous avez déjà utilisé votre unique pouvoir de couleur.
dn-refused-no-heart = Vous n’avez pas de cœur en main.
dn-refused-no-diamond = Vous n’avez pas de carreau en main.
dn-refused-no-club = Vous n’avez pas de trèfle en main.
dn-refused-no-spade = Vous n’avez pas de pique en main.
dn-refused-nobody-wounded = Aucun de vos nobles n’est blessé.
dn-refused-not-outnumbered = La cour adverse ne compte pas plus de nobles que la vôtre.
dn-refused-empty-discard = La défausse est vide.
dn-refused-empty-hand = La main adverse est vide.
dn-refused-no-triple = Vous n’avez pas 3 cartes d’une même couleur.
dn-refused-triple-limit = Vous avez déjà défaussé 3 cartes ce tour-ci.
dn-refused-noble-cost = Un noble coûte { $cost } ressources.
dn-refused-no-nobles-left = La pioche des nobles est vide.

## Options d’une partie

dn-options-first-player-help = Au hasard, le perdant de la partie précédente ou celui qui défie (DN-R2).
dn-options-first-player-random = Au hasard
dn-options-first-player-loser = Perdant de la partie précédente
dn-options-first-player-challenger = Celui qui défie
dn-options-previous-loser = Perdant précédent
dn-options-previous-loser-help = Le perdant de la partie précédente, pour une revanche (DN-R2).
dn-options-king-tax = Pouvoir du Roi
dn-options-king-tax-help = Une fois par tour pour chaque Roi ou pour chaque joueur (DN-R9).
dn-options-king-tax-per-king = Une fois par Roi
dn-options-king-tax-per-player = Une fois par joueur
dn-options-king-tax-lethal = Blessure mortelle par le pouvoir du Roi
dn-options-king-tax-lethal-help = Le pouvoir du Roi peut-il tuer le Roi ? (DN-R10)
dn-options-king-tax-lethal-nonlast = Sauf le dernier noble
dn-options-king-tax-lethal-always = Toujours
dn-options-king-tax-lethal-never = Jamais
dn-options-boost-replace = Remplacement d’un renfort
dn-options-boost-replace-help = Peut-on jouer un renfort sur un noble qui en porte déjà un ? (DN-R12)
dn-options-boost-replace-no = Non
dn-options-boost-replace-discard-old = Oui, l’ancien est défaussé
dn-options-boost-suit-bonus = Armes jurées
dn-options-boost-suit-bonus-help = Règle maison H6 : un renfort de la couleur du noble ajoute encore 2 (DN-R14).
dn-options-boost-suit-bonus-off = Non
dn-options-boost-suit-bonus-on = Oui
dn-options-suit-uses = Pouvoirs des couleurs
dn-options-suit-uses-help = Chacun des quatre une fois par manche, ou un seul en tout (DN-R16).
dn-options-suit-uses-each = Chacun une fois
dn-options-suit-uses-one-total = Un seul en tout
dn-options-triple-limit = Défausse de trois cartes
dn-options-triple-limit-help = Combien de fois par tour on défausse 3 cartes pour 3 ressources (DN-R23).
dn-options-triple-limit-none = Sans limite
dn-options-triple-limit-1 = Une fois
dn-options-spend-mode = Achats
dn-options-spend-mode-help = Cartes et nobles déclarés ensemble ou l’un après l’autre (DN-R24).
dn-options-spend-mode-joint = Ensemble
dn-options-spend-mode-nobles-first = Nobles d’abord
dn-options-spend-mode-cards-first = Cartes d’abord
dn-options-double-ko = Mort des deux derniers nobles
dn-options-double-ko-help = Le gagnant si une égalité tue le dernier noble de chacun (DN-R38).
dn-options-double-ko-draw = Personne
dn-options-double-ko-active-wins = L’attaquant
dn-options-double-ko-active-loses = Le défenseur
dn-options-stall-claim = Nulle sur demande
dn-options-stall-claim-help = Tours sans duel après lesquels on peut réclamer la nulle ; 0 : jamais (DN-R41).
dn-options-stall-draw = Nulle automatique
dn-options-stall-draw-help = Tours sans duel après lesquels la partie est nulle ; 0 : jamais (DN-R41).
dn-options-best-of-three-help = Règle maison H1 : deux manches gagnantes. Le perdant commence. Une nulle est rejouée une fois.
dn-options-quick-duel = Duel rapide
dn-options-quick-duel-help = Règle maison H2 : chaque joueur garde 2 nobles sur 6.
dn-options-glass-nobles = Nobles de verre
dn-options-glass-nobles-help = Règle maison H3 : chaque noble supporte une blessure de moins.
dn-options-compensation = Compensation
dn-options-compensation-help = Règle maison H4 : le second joueur débute avec 1 ressource.
dn-options-restless-courts = Cours agitées
dn-options-restless-courts-help = Règle maison H5 : un duel est obligatoire à chaque tour ; pas de nulle par inaction.
dn-options-blind-cards = Cartes cachées
dn-options-blind-cards-help = Règle maison H7 : les deux camps choisissent leurs cartes en secret et les révèlent ensemble.
dn-options-open-draft = Choix ouvert
dn-options-open-draft-help = Règle maison H8 : les nobles sont étalés et pris dans l’ordre 1-2-2-1.

dn-options-quick-glass = Le duel rapide (H2) et les nobles de verre (H3) ne se combinent pas.
dn-options-quick-draft = Le choix ouvert (H8) donne trois nobles à chacun, le duel rapide (H2) deux : ils ne se combinent pas.
dn-options-stall = La nulle automatique doit venir après le nombre de tours où l’on peut réclamer la nulle.
dn-options-lone-pass-help = Quand un joueur n’a qu’un seul choix. Si Herald répond aussitôt, tout le monde le devine (DN-R37).

dn-aim = Tuez tous les nobles de l’adversaire. À chaque tour, vous pouvez envoyer un de vos nobles en duel : la force, les dés et les cartes numérales décident du blessé.

dn-habit-keep = payer pour envoyer un autre noble : jamais
dn-habit-wins-anyway = les cartes en défense quand je gagne sans elles
dn-ahead-defender-cards = Quelles cartes jouez-vous en défense ?
dn-ahead-redirect = Payez-vous pour envoyer un autre noble ?

dn-summary-blows = { $seat } a reçu { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
}
dn-summary-best = Meilleur noble : { CARD($card) } ({ $seat }), { $amount ->
    [one] 1 blessure infligée
   *[other] { $amount } blessures infligées
}

# Principes, quand un conseil n’a rien de mieux à dire

dn-thumb-answer-no-duel = N’envoyez un noble que s’il peut espérer le total le plus haut.
dn-thumb-prepare = Améliorez vos nobles et votre main avant le duel. Après, il est trop tard pour ce tour.
dn-thumb-attacker-cards = Ne jouez une carte que si elle décide du duel. Ce que vous gardez servira au suivant.
dn-thumb-defender-cards = Une carte gardée sert à votre propre duel. Ne la jouez que pour sauver ce noble.
dn-thumb-pick = Un noble élevé part d’un nombre plus haut à chaque duel.
dn-thumb-boost-card = Un renfort compte à chaque duel de son noble.
dn-thumb-club-take = Prenez la carte qui vous aide le plus au prochain duel.
dn-thumb-spade-card = Dépensez la carte qui vous aide le moins en duel.
dn-thumb-club-card = Dépensez la carte qui vous aide le moins en duel.
dn-thumb-diamond-card = Dépensez la carte qui vous aide le moins en duel.
dn-thumb-heart-card = Dépensez la carte qui vous aide le moins en duel.
dn-thumb-triple-suit = Trois petites cartes gagnent peu de duels, mais les ressources en achètent de meilleures.
dn-thumb-triple-cards = Dépensez les cartes qui vous aident le moins en duel.
