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

ending-won = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} !
ending-drawn = Partie nulle
ending-stopped = Partie annulée

button-turning-point = Voir le tournant
button-swap-decks = Échanger les decks
button-harder = Essayer le niveau { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
error-opponent-left = Votre adversaire a quitté Herald et ne peut plus rejouer. Commencez une autre partie avec `/jouer`.
error-decks-after-event = Vous ne pouvez pas échanger les decks tant que le tournoi de cette partie dure. Réessayez quand il sera terminé.

button-continue = Repartir d’ici à la place { DE($seat) }
continued = { $who } repart de l’étape { $moment } de `{ $code }`, contre l’ordinateur : partie `{ $new }`.
error-continue-after-event = Vous ne pouvez pas repartir de cette partie tant que son tournoi dure. Réessayez quand il sera terminé.
error-nothing-to-continue = Impossible de repartir d’ici : la partie y est terminée, ou elle suivait d’anciennes règles. Choisissez une étape plus tôt.

cmd-stats = stats
cmd-stats-help = Combien de fois quelqu’un a gagné ici, deux personnes l’une contre l’autre, ou un deck
cmd-stats-person = personne
cmd-stats-person-help = De qui sont les parties ; sinon les vôtres
cmd-stats-against = contre
cmd-stats-against-help = Seulement les parties contre cette personne
cmd-stats-game-help = Seulement ce jeu
cmd-stats-deck-help = Seulement avec ce deck ; sans personne, pour tous les joueurs
cmd-match-history = historique
cmd-match-history-help = Les parties que quelqu’un a terminées sur ce serveur, les plus récentes d’abord
stats-title = 📊 { $who } { $deck }
stats-title-pair = 📊 { $who } contre { $other } { $deck }
stats-people = Contre des personnes
stats-computers = Contre des ordinateurs
stats-line = { $game } : { $won } { $won ->
    [one] victoire
   *[other] victoires
}, { $drawn } { $drawn ->
    [one] nulle
   *[other] nulles
}, { $lost } { $lost ->
    [one] défaite
   *[other] défaites
} ({ $percent } %)
stats-none = Aucune partie terminée à compter ici.
stats-history = Parties terminées ({ $who }), page { $page }
stats-history-against = Parties terminées ({ $who } contre { $other }), page { $page }

button-review = Analyser
button-review-moment = { $number } · Étape { $moment }
review-title = ### 🔎 `{ $code }` · { $seat } : où l’ordinateur (difficile) aurait joué autrement
review-slip = { $number }. **Tour { $turn }** · { $title }
    Joué : { $played } · l’ordinateur : **{ $better }** (environ { $percent } % de mieux)
review-none = Il aurait fait les mêmes choix, ou n’y aurait presque rien gagné.
review-how = -# { $looked } choix examinés sur { $choices }, d’après ce que l’on savait alors à la place { DE($seat) }. Les pourcentages sont l’estimation, par l’ordinateur, des chances de gagner.
review-under-way = 🔎 Un ordinateur difficile analyse la partie : { $looked } choix examinés sur { $choices }…
review-of = Les choix { DE($seat) }
review-whose = Joueur analysé
cmd-match-gif = gif
cmd-match-gif-help = Montrer à tous ici les tournants d’une partie terminée, en animation
cmd-match-review = analyser
cmd-match-review-help = Voir où l’ordinateur (difficile) aurait joué autrement dans une partie terminée
error-played-elsewhere = Cette partie a été jouée là où certains membres de ce salon ne peuvent pas la voir. Rouvrez-la là-bas pour en repartir.
error-review-afterwards = Vous pourrez analyser la partie quand elle sera terminée.
error-review-under-way = Une partie de ce serveur est déjà en cours d’analyse. Redemandez dans un instant.
error-nothing-to-review = Il n’y a rien à analyser : la partie suivait d’anciennes règles, ou ne laissait aucun choix. Vous pouvez encore la parcourir avec *{ button-replay }*.

# Les tournants d’une partie, en animation. Les premières lignes se lisent autour de ses images.
button-film = Tournants
film-title = ### 🎬 Les tournants de `{ $code }`
film-beginning = { $game }
film-turn = Tour { $turn } sur { $turns }
error-film-afterwards = Vous pourrez voir les tournants quand la partie sera terminée. D’ici là, appuyez sur *{ button-log }*.
