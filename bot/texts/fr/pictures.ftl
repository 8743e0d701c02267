### Mots des images, leurs descriptions et la table en texte.

## Mots communs aux images de plusieurs jeux

picture-aimed = { $what } → { $aim }
picture-break = { " ; " }
picture-drawn = Partie nulle
picture-face-down = une carte face cachée
picture-game = Manche { $game }
picture-game-told = manche { $game }
picture-hand = Votre main
picture-hand-empty = Aucune carte
picture-hand-holds = { $count ->
    [one] Votre main, 1 carte : { $what }
   *[other] Votre main, { $count } cartes : { $what }
}
picture-hand-nothing = Votre main est vide
picture-hand-of = Main { DE($name) }
picture-hand-size = main { $count }
picture-playable-now = À jouer maintenant : { $what }
picture-over = La partie est terminée
picture-quoted = « { $text } »
picture-titled = { $title } : { $text }
picture-turn = Tour { $turn }
picture-turn-told = tour { $turn }
picture-won = { $name } gagne !

## Nobles en duel : mots de l’image

pic-side = Côté : { $name }.
pic-side-left = Côté : { $name }, moitié gauche.
pic-side-right = Côté : { $name }, moitié droite.
pic-turn = Tour { $turn }
pic-game = Manche { $game }
pic-phase-pick = Choix secret des nobles
pic-phase-draft = Choix ouvert des nobles
pic-phase-prepare = { $name } se prépare
pic-phase-announce = { $name } peut annoncer un duel
pic-phase-redirect = { $name } peut dévier le duel
pic-phase-cards = { $name } peut jouer des cartes
pic-phase-blind = Choix secret des cartes
pic-phase-over = La manche est finie
pic-won = { $name } gagne !
pic-drawn = Partie nulle
pic-nobles = Nobles
pic-cards = Pioche
pic-discard = Défausse
pic-win = Victoire
pic-wound = Blessure
pic-death = Mort
pic-tie = Égalité
pic-ace-wins = L’as gagne
pic-pass = sans carte
pic-rules = Règles maison
pic-rule-best-of-three = 2 victoires
pic-rule-quick-duel = Duel rapide
pic-rule-glass-nobles = Nobles de verre
pic-rule-compensation = Compensation
pic-rule-restless-courts = Cours agitées
pic-rule-boost-suit-bonus = Armes jurées
pic-rule-blind-cards = Cartes cachées
pic-rule-open-draft = Choix ouvert
pic-hand = Votre main
pic-hand-dealt = Vos nobles au choix
pic-hand-glimpse = Main { DE($name) }, telle que vue
pic-hand-empty = Aucune carte
pic-expected = { $number }
pic-boost = Renfort

## Nobles en duel : descriptions et table en texte

pic-title = Dueling Nobles
pic-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
pic-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
pic-shown = vues : { $what }
pic-wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
pic-used = couleurs utilisées : { $what }
pic-no-nobles = aucun noble
pic-wounds = blessures { $wounds }/{ $limit }
pic-taxed = taxé
pic-dealt-hidden = choisit parmi { $count } nobles
pic-drafted-from = Au choix : { $what }
pic-decks = Pioches : nobles { $court }, cartes { $numbers }, défausse { $discard }
pic-discard-top = , au sommet { $what }
pic-deck-holds = Dans la pioche des nobles : { $what }
pic-duel-now = Duel
pic-duel-last = Dernier duel
pic-against = contre
pic-redirected = dévié { DE($what) }
pic-dice = dés { $what }
pic-subtotal = sous-total { $number }
pic-plays = joue { $what }
pic-plays-none = ne joue pas de carte
pic-total = total { $number }
pic-duel-won = { $name } gagne le duel
pic-duel-tied = le duel finit à égalité
pic-wounded = blessures : { $what }
pic-died = morts : { $what }
pic-rules-are = Règles maison : { $what }
pic-stalling = { $turns } tours sans duel, limite { $limit }
pic-may-claim = la nulle peut être réclamée
pic-hand-holds = { $count ->
    [one] Votre main, { $count } carte : { $what }.
   *[other] Votre main, { $count } cartes : { $what }.
}
pic-hand-nothing = Votre main est vide.
pic-hand-known = Vues de tous : { $what }.
pic-hand-now = { $use ->
    [boost] Renforts à jouer maintenant : { $what }.
   *[duel] Pour le duel maintenant : { $what }.
}
pic-hand-dealt-holds = Nobles au choix : { $what }.
pic-hand-glimpsed = Main { DE($name) }, telle que vue : { $what }.
pic-titled = { $title } : { $text }
pic-picks-from = choisit parmi : { $what }
pic-break = { " ; " }
