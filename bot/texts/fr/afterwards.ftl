# Revenir sur les parties terminées, et rejouer à partir de là. Le texte propre à un jeu, dn-summary-blows, passe
# avant le texte commun.

summary-turns = 📊 { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
}
summary-blows = { $seat } a subi { $count } { $count ->
    [one] dégât
   *[other] dégâts
}
summary-best = Meilleure carte : { $card } ({ $seat }), { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}
summary-always = En tête depuis le début : { $winners }
summary-turned = Tournant : tour { $turn }

button-swap-decks = Échanger les decks
button-harder = Essayer le niveau { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
error-decks-after-event = Cette partie fait partie d’un tournoi en cours. Les decks s’échangent quand le tournoi est terminé.

button-continue = Reprendre d’ici à la place { DE($seat) }
continued = { $who } reprend au moment { $moment } de `{ $code }`, contre des ordinateurs : partie `{ $new }`.
error-continue-after-event = Cette partie fait partie d’un tournoi en cours. On peut la reprendre quand le tournoi est terminé.
error-nothing-to-continue = Il n’y a rien à reprendre à ce moment : la partie y est terminée, ou elle suivait d’autres règles.
