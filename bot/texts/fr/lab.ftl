# Le laboratoire de l’auteur : rapports sur les decks et les cartes.

lab-title = { $game } : decks et cartes au laboratoire
lab-under = { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
} entre ordinateurs de niveau « { $level } ».
lab-range = { $share } % ({ $low } à { $high })
lab-points = { $points } ({ $low } à { $high })
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-none = –

lab-head-verdicts = Verdicts
lab-head-proposals = Propositions
lab-head-changes = Changements depuis le rapport précédent
lab-head-decks = Decks
lab-head-play = Parties
lab-head-reading = Comment lire les cartes
lab-head-cards = Cartes du deck { $deck }
lab-head-method = Méthode de mesure

lab-deck-fair = Le deck { $deck } est équilibré. Il gagne { $range } de ses parties.
lab-deck-strong = Le deck { $deck } est trop fort. Il gagne { $range } de ses parties.
lab-deck-weak = Le deck { $deck } est trop faible. Il gagne { $range } de ses parties.
lab-deck-slightly-strong = Le deck { $deck } est un peu fort. Il gagne { $range } de ses parties.
lab-deck-slightly-weak = Le deck { $deck } est un peu faible. Il gagne { $range } de ses parties.
lab-deck-open = Le deck { $deck } reste indécis. Il gagne { $range } de ses parties, et il faut plus de parties pour trancher.
lab-confirmed = Au niveau « { $level } », c’est pareil : { $range }.
lab-differs = Au niveau « { $level } », il gagne { $range }. Cela dépend donc du joueur.
lab-unconfirmed = Au niveau « { $level } », il gagne { $range }, ce qui ne tranche pas encore.
lab-card-confirmed = C’est pareil au niveau « { $level } ».
lab-card-differs = Ce n’est pas le cas au niveau « { $level } ». Cela dépend donc du joueur.
lab-card-unconfirmed = Le niveau « { $level } » ne tranche pas encore.
lab-card-played = À ce niveau, elle est jouée dans { $share } % { DE($held) } parties.

lab-too-strong-early = { $card } semble trop forte dans { $deck }. Chaque exemplaire parmi les { $depth } premières cartes gagne { $points } parties de plus sur 100.
lab-too-weak-early = { $card } semble trop faible dans { $deck }. Chaque exemplaire parmi les { $depth } premières cartes gagne { $points } parties de moins sur 100.
lab-too-strong-worth = { $card } semble trop forte dans { $deck }. Avec d’autres cartes à ses places, le deck gagne { $points } parties de moins sur 100.
lab-too-weak-worth = { $card } semble trop faible dans { $deck }. Avec d’autres cartes à ses places, le deck gagne { $points } parties de plus sur 100.
lab-never-played = { $card } n’est jamais jouée dans { $deck }. Les ordinateurs l’ont utilisée dans { $share } % { DE($held) } parties. Vérifiez d’abord qu’ils la comprennent.
lab-dead-weight = { $card } est un poids mort dans { $deck }. Elle restait inutilisée à la fin { DE($share) } % { DE($held) } parties.
lab-no-verdicts = Aucune carte n’est nettement trop forte, trop faible ou inutilisée.
lab-same = Rien n’a changé au-delà du hasard depuis le rapport précédent.
lab-changed = Le deck { $deck } gagne maintenant { $now } de ses parties. Avant, il en gagnait { $before }.
lab-new = { $card } dans { $deck } a maintenant un verdict, et n’en avait pas avant.
lab-gone = { $card } dans { $deck } n’a plus de verdict.

lab-proposal = Le deck { $deck } devient équilibré avec d’autres nombres sur { $card } : { $numbers }. Il gagne { $now } de ses parties. Avec la carte imprimée, il gagne { $before } des mêmes donnes.
lab-proposal-number = { $field } passe { DE($printed) } à { $proposed }
lab-proposal-against = Contre { $deck } : { $now }, avant { $before }.
lab-proposal-none = Ni un ni deux nombres de ces cartes n’équilibrent le deck { $deck } : { $cards }. Essayez une autre carte, ou un exemplaire de moins.
lab-proposal-new-deals = Ces parts viennent de nouvelles donnes. Herald ne change rien de lui-même.
lab-proposal-lines = Lignes à copier dans le pack, pour { $card }

lab-read-range = 54 % (50 à 58) veut dire 54 parties sur 100. Dans 95 essais sur 100, la vraie part est entre les nombres donnés entre parenthèses.
lab-read-line = Dans les dessins, le point est la part, la barre est son intervalle et le trait pointillé est la moitié des parties.
lab-read-mix = Les joueurs qui veulent gagner apportent les decks dans les parts de la dernière colonne. Aucun deck ne bat ce mélange.
lab-matrix = Parties sur 100 que la ligne gagne contre la colonne
lab-decks-caption = Chaque deck contre tous les autres
lab-col-deck = Deck
lab-col-won = Parties gagnées
lab-col-mix = Part du mélange qu’aucun deck ne bat

lab-first = Le premier joueur gagne { $range } des parties.
lab-place = Le joueur { $number } dans l’ordre du tour gagne { $range } des parties.
lab-seat = Le siège { $number } gagne { $range } des parties.
lab-rounds = La moitié des parties finissent au plus tard au tour { $middle }, une sur dix au tour { $short }, neuf sur dix au tour { $long }.
lab-lead = Un joueur en tête au début du tour { $round } gagne { $range } des parties.
lab-comeback = Un joueur loin derrière à un moment donné gagne encore { $range } des parties.
lab-ending = { $range } des parties finissent ainsi : { $reason }
lab-ending-endless = La partie ne finit pas.
lab-endless = { $range } des parties n’ont pas fini d’elles-mêmes. La première a la graine { $seed }.

lab-read-use = « Usage » compte les parties avec la carte en main. Elle a été jouée, dépensée autrement (pour payer ou pour bloquer), ou elle restait inutilisée à la fin. Le reste gris d’une barre a quitté la main autrement.
lab-read-early = « Gain d’un exemplaire précoce » regarde les exemplaires parmi les { $depth } premières cartes. Avec chacun d’eux, le deck gagne tant de parties de plus sur 100. Seul le mélange décide de ces cartes. La différence vient donc de la carte elle-même.
lab-read-worth = « Gain par ses places » compare les mêmes donnes avec d’autres cartes du deck à ses places. Au-dessus de 0, la carte est meilleure que la moyenne de son deck.
lab-read-zero = Le trait pointillé est l’absence de différence. Une barre qui le croise peut venir du seul hasard.
lab-read-hand = « Gagnées avec elle » dit peu de choses, car les longues parties montrent plus de cartes. Ce chiffre ne donne aucun verdict.
lab-cards-caption = Chaque carte dans les parties de ce deck
lab-col-card = Carte
lab-col-copies = Exemplaires
lab-col-use = Usage
lab-col-early = Gain d’un exemplaire précoce, sur 100 parties
lab-col-worth = Gain par ses places, sur 100 parties
lab-col-turn = Premier usage au tour
lab-col-wait = Tours en main
lab-col-did = Dégâts par partie
lab-col-hand = Gagnées avec elle (dit peu)
lab-pic-cards = Usage, et gain précoce sur 100 parties
lab-pic-read = Or : jouée, gris : dépensée, rouge : inutilisée
lab-use = { $played } % jouée, { $spent } % dépensée, { $dead } % inutilisée, sur { $held }

lab-method-seats = Chaque donne est jouée deux fois, les decks échangés.
lab-method-verdict = Un verdict demande 3 parties sur 100. Environ un verdict sur 20 est faux.
lab-method-level = Les joueurs font partie du résultat. Recommencez à un niveau supérieur avant de changer une carte.
lab-method-seed = Graine { $seed }, règles version { $rules }.

# Dans Discord : les essais d’un serveur.

cmd-lab = labo
cmd-lab-help = Ce que font les decks et les cartes de ce serveur
cmd-lab-run = essai
cmd-lab-run-help = Faire jouer des decks par des ordinateurs, et compter
cmd-lab-game-help = Le jeu
cmd-lab-pack-help = Le paquet dont les decks sont à juger ; sinon, tous les decks
cmd-lab-decks = decks
cmd-lab-decks-help = Des noms de decks tout prêts, séparés par des virgules ; sinon, tous
cmd-lab-matches = parties
cmd-lab-matches-help = Combien de parties ; sinon, 1 000
cmd-lab-level = niveau
cmd-lab-level-help = Niveau des ordinateurs, moyen est cent fois plus lent ; sinon, facile
cmd-lab-worth = cartes-de
cmd-lab-worth-help = Le deck à jouer aussi sans chacune de ses cartes (9 000 parties)
cmd-lab-confirm = confirmer
cmd-lab-confirm-help = Interroger le niveau moyen sur les decks déséquilibrés
cmd-lab-propose = proposer
cmd-lab-propose-help = Chercher des nombres qui équilibrent les decks (9 000 parties chacun)
cmd-lab-new-deals = autres-donnes
cmd-lab-new-deals-help = Jouer d’autres donnes qu’avant
cmd-lab-report = rapport
cmd-lab-report-help = Montrer le rapport d’un essai
cmd-lab-compare = comparer
cmd-lab-compare-help = Montrer ce qui a changé entre deux essais
cmd-lab-stop = arrêter
cmd-lab-stop-help = Arrêter l’essai en cours et montrer ses résultats
cmd-lab-run-name = essai
cmd-lab-run-name-help = Quel essai ; sinon, le dernier
cmd-lab-earlier = précédent
cmd-lab-earlier-help = L’essai précédent, pour comparer

lab-run-title = Essai { $run } du laboratoire : { $game }
lab-run-choice = { $run } : { $game }, { $state }
lab-state-waiting = en attente
lab-state-running = en cours
lab-state-done = terminé
lab-state-stopped = arrêté
lab-state-failed = échoué
lab-status-waiting = L’essai attend son tour, au plus tard jusqu’à demain. { $played ->
    [one] 1 partie est jouée.
   *[other] { $played } parties sont jouées.
}
lab-status-running = L’essai est en cours. { $played ->
    [one] 1 partie est jouée.
   *[other] { $played } parties sont jouées.
}
lab-status-done = L’essai est terminé, avec { $played ->
    [one] 1 partie.
   *[other] { $played } parties.
}
lab-status-stopped = L’essai a été arrêté après { $played ->
    [one] 1 partie.
   *[other] { $played } parties.
}
lab-status-failed = L’essai a échoué après { $played ->
    [one] 1 partie.
   *[other] { $played } parties.
}
lab-why-rules = Les règles du jeu ont changé depuis. Lancez un nouvel essai.
lab-why-endless = Trop de parties n’ont pas de fin. Cherchez des cartes qui se déclenchent l’une l’autre, puis lancez un nouvel essai.
lab-why-broke = Les cartes ont bloqué le moteur de règles. Retirez vos dernières cartes, puis lancez un nouvel essai.
lab-over = Votre essai { $run } au laboratoire ({ $game }) { $status ->
    [done] est terminé
    [failed] a échoué
   *[stopped] a été arrêté
}. Ouvrez-le sur son serveur avec `/labo rapport`.
lab-pack-replaced = { $name } : l’essai a la version { $was }. Ce serveur a maintenant la version { $now }.
lab-pack-mended = Le paquet { $name } a changé depuis le début de l’essai, sans changer de version.
lab-pack-removed = Le paquet { $name } a été retiré de ce serveur depuis le début de l’essai.
lab-watch = Regarder une partie qui le montre
lab-watch-card = { $card } dans { $deck }
lab-watch-title = **Essai { $run } du laboratoire**, moment { $moment } sur { $last }
button-lab-report = Voir le rapport
button-lab-stop = Arrêter l’essai

error-lab-off = Le laboratoire est fermé ici. Demandez au propriétaire du bot de l’ouvrir.
error-lab-busy = Un essai de ce serveur est déjà en cours. Attendez, ou arrêtez-le avec `/labo arrêter`.
error-no-such-run = Ce serveur n’a pas cet essai. Lancez-en un avec `/labo essai`.
error-no-run-under-way = Aucun essai de ce serveur n’est en cours. Lancez-en un avec `/labo essai`.
error-no-report-yet = Cet essai n’a pas de rapport. Attendez sa fin, ou lancez-en un autre avec `/labo essai`.
error-old-report = Ce rapport vient d’une version précédente de Herald. Relancez l’essai avec `/labo essai`.
error-not-comparable = Seuls deux essais différents d’un même jeu se comparent. Choisissez-en d’autres.
error-no-lab-deck = Aucun deck tout prêt ne s’appelle « { $name } ». Choisissez parmi : { $decks }.
error-no-lab-pack = Ce serveur n’a aucun paquet « { $name } » avec des decks tout prêts pour ce jeu. Importez-en un avec `/cartes importer`.
error-illegal-lab-deck = Le deck { $deck } n’est pas valable : { $reason } Corrigez son paquet et importez-le de nouveau.
error-too-many-lab-decks = Au plus { $most } decks jouent dans un essai. Nommez ceux que vous voulez.
