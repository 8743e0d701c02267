# Tournois. Un mot par chose : tournoi, ronde, table (qui rencontre qui), partie (ce qu’on y joue), phase finale
# (le tableau après les rondes), organisateur, inscrit, classement.

## Commandes

cmd-tournament = tournoi
cmd-tournament-help = Les tournois de ce salon
cmd-tournament-create = créer
cmd-tournament-create-help = Faire de ce salon un salon de tournoi : ouvre un panneau privé
cmd-tournament-show = voir
cmd-tournament-show-help = Voir où en est le tournoi de ce salon
cmd-tournament-here = ici
cmd-tournament-here-help = Continuer dans ce salon un tournoi qui a perdu le sien
cmd-tournament-code = code
cmd-tournament-code-help = Le code du tournoi
cmd-settings-organisers = organisateurs
cmd-settings-organisers-help = Le rôle qui permet d’organiser des tournois

## Boutons

button-tournament-announce = Annoncer
button-tournament-back = Page précédente
button-tournament-on = Page suivante
button-tournament-call = Appeler l’organisateur
button-tournament-come = J’arrive
button-tournament-check-in = Ouvrir le pointage
button-tournament-bracket = Tableau
button-tournament-cut = Lancer la phase finale
button-tournament-deck = Changer de deck
button-tournament-decks = Decks
button-tournament-discard = Supprimer le brouillon
button-tournament-drop = Quitter
button-tournament-drop-surely = Quitter pour de bon
button-tournament-end = Terminer le tournoi
button-tournament-export = Exporter
button-tournament-change = Modifier…
button-tournament-group-shape = Format
button-tournament-group-pace = Durées
button-tournament-group-people = Inscrits
button-tournament-group-bracket = Tableau et nulles
button-tournament-done = Terminé
button-tournament-form-cancel = Annuler le tournoi…
button-tournament-extra = Temps additionnel…
button-tournament-form-name = Nom…
button-tournament-form-options = Options de partie…
button-tournament-result = Résultat…
button-tournament-reason = Un autre motif…
button-tournament-panel = Retour au panneau
button-tournament-form-times = Durées…
button-tournament-form-when = Quand…
button-tournament-here = Je suis là
button-tournament-log = Journal
button-tournament-mine = Ma partie
button-tournament-open = Appeler ma table
button-tournament-next = Ronde suivante
button-tournament-organise = Organiser
button-tournament-pause = Suspendre
button-tournament-person-disqualify = Disqualifier…
button-tournament-person-drop = Retirer quelqu’un…
button-tournament-person-late = Ajouter un retardataire…
button-tournament-preview = Aperçu
button-tournament-ready = C’est parti
button-tournament-refresh = Actualiser
button-tournament-register = S’inscrire
button-tournament-resume = Reprendre
button-tournament-standings = Classement
button-tournament-start = Commencer
button-tournament-undo = Annuler la ronde
button-tournament-why = Pourquoi cette place ?

## Préparer

tournament-unnamed = Tournoi sans nom
tournament-wants-name = Donnez un nom au tournoi avant de l’annoncer.
tournament-choose-game = Jeu
tournament-choose-preset = Ce que vous organisez
tournament-preset-club = Soirée de club
tournament-preset-club-help = Système suisse, autant de rondes qu’il en faut, une heure chacune, lancées par vous
tournament-preset-cup = Coupe
tournament-preset-cup-help = Élimination à la première défaite ; une heure par match
tournament-preset-double = Double élimination
tournament-preset-double-help = Élimination à la deuxième défaite ; une heure par match
tournament-preset-league = Championnat tranquille
tournament-preset-league-help = Tous contre tous, deux semaines par ronde, lancées automatiquement
tournament-preset-pods = Tables de quatre
tournament-preset-pods-help = Trois rondes à des tables de trois ou quatre
tournament-choose-format = Formule
tournament-choose-rounds = Rondes
tournament-choose-cut = Phase finale
tournament-choose-best-of = Manches par partie
tournament-choose-pace = Rythme
tournament-choose-decks = Decks
tournament-choose-cards = Cartes
tournament-choose-seeding = Têtes de série
tournament-choose-late = Inscription tardive
tournament-choose-clock = Lancement des rondes
tournament-choose-no-show = En cas d’absence au début
tournament-choose-draws = Nulles d’un commun accord
tournament-draws-count = Les nulles d’un commun accord comptent
tournament-draws-replay = Les nulles d’un commun accord se rejouent
tournament-format-swiss = Système suisse
tournament-format-swiss-help = Un nombre fixe de rondes, contre des adversaires au score proche
tournament-format-single = Élimination directe
tournament-format-single-help = Élimination à la première défaite
tournament-format-double = Double élimination
tournament-format-double-help = Élimination à la deuxième défaite ; la finale peut être rejouée une fois
tournament-format-robin = Toutes rondes
tournament-format-robin-help = Tous contre tous, une fois
tournament-format-pods = Pods
tournament-format-pods-help = Tables libres de quatre et de trois
tournament-with-rounds = { $format }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
tournament-with-cut = { $format }, puis phase finale à { $cut }
tournament-with-usual-cut = { $format }, puis phase finale de taille usuelle
tournament-rounds-usual = Selon le nombre d’inscrits
tournament-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
tournament-cut-none = Sans phase finale
tournament-cut-usual = Phase finale usuelle : à 8 dès 17 inscrits, sinon à 4
tournament-cut = Phase finale à { $cut }
tournament-best-of = { $games ->
    [one] Une manche par partie
   *[other] Au meilleur des { $games } manches
}
tournament-pace-live = En direct : rondes en minutes
tournament-pace-correspondence = Par correspondance : rondes en jours
tournament-decks-closed = Decks cachés : personne ne voit ceux des autres, les feuilles de partie les montrent à la fin
tournament-decks-open = Decks ouverts : tous voient chaque deck, dès la première ronde
tournament-cards-exact = Cartes exactes seulement : Herald applique chaque texte
tournament-cards-by-hand = Cartes jouées à la main permises : les joueurs appliquent les textes que Herald ne sait pas lire
tournament-decks-after = Decks cachés, publiés à la fin avec les feuilles de partie
tournament-seeding-lot = Têtes de série tirées au sort
tournament-seeding-rating = Têtes de série selon le classement du serveur
tournament-seeding-order = Têtes de série dans l’ordre des inscriptions
tournament-no-show-stays = En cas d’absence : partie perdue, mais le tournoi continue
tournament-no-show-drops = En cas d’absence : partie perdue et sortie du tournoi
tournament-late-none = Sans inscription tardive
tournament-late-loss = Inscription jusqu’à la ronde { $round }, les rondes manquées sont perdues
tournament-late-bye = Inscription jusqu’à la ronde { $round }, la première ronde manquée est une exemption, les autres sont perdues
tournament-rounds-by-press = Un organisateur lance chaque ronde
tournament-rounds-by-clock = Les rondes se lancent automatiquement
tournament-by-clock = La ronde suivante se lance automatiquement, { $between } après le dernier résultat.
tournament-terms-times = { $pace } · délai pour se présenter : { $ready } · durée d’une ronde : { $round }
tournament-for-ever = sans limite
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
tournament-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
tournament-starts = Début { $when }
tournament-announced = **{ $name }** est annoncé dans ce salon.

tournament-form-name = Nom et taille
tournament-form-when = Quand il commence
tournament-form-times = Durées
tournament-form-options = Options de partie
tournament-form-result = Saisir ou corriger un résultat
tournament-form-extra = Temps additionnel d’une table
tournament-form-reason = Pourquoi ?
tournament-form-cancel = Annuler le tournoi
tournament-form-drop = Retirer un inscrit
tournament-form-disqualify = Disqualifier un inscrit
tournament-field-name = Nom
tournament-field-most = Nombre maximal d’inscrits
tournament-field-start = Dans 90, 2h ou 3j, ou 2026-12-31 18:30 (UTC)
tournament-field-round = Ronde (90, 2h, 3j ; 0 : sans limite)
tournament-field-ready = Pour être prêt (10, 2h, 3j)
tournament-field-between = Avant la ronde suivante, si automatique
tournament-field-check-in = Pointage avant le début (0 : aucun)
tournament-field-options = Comme dans /jouer : nom=valeur nom=valeur
tournament-field-reason = Motif, visible par tous

tournament-which-table = Quelle table ?
tournament-which-score = Quel résultat ?
tournament-which-later = Que deviennent les rondes appariées depuis ?
tournament-which-why = Pourquoi ? (le résultat est saisi aussitôt, motif visible par tous)
tournament-which-minutes = Combien de temps en plus ? (accordé aussitôt)
tournament-newer = Tables plus récentes…
tournament-older = Tables plus anciennes…
tournament-ended-won = { $score ->
    [no] { $who } gagne
   *[other] { $who } gagne { $score }
}
tournament-ended-drawn = { $score ->
    [no] Nulle
   *[other] Nulle, { $score }
}
tournament-later-usual = Comme d’habitude : réapparier ce que personne n’a commencé
tournament-later-keep = Garder la ronde appariée depuis
tournament-later-void = Annuler les parties qui suivent, même commencées
tournament-why-elsewhere = Elle a été jouée ailleurs.
tournament-why-absent = Le perdant n’est pas venu.
tournament-why-agreed = Les deux se sont mis d’accord.
tournament-why-ruling = Les organisateurs en ont décidé ainsi.
tournament-why-mistake = Le résultat avait été mal inscrit.

tournament-fault-seats = Ce jeu ne se joue pas selon cette formule : ses tables ont un autre nombre de sièges. Choisissez une autre formule.
tournament-fault-cut-format = Seul le système suisse mène à une phase finale. Choisissez-le, ou renoncez à la phase finale.
tournament-fault-cut-one = Une phase finale à un seul n’en est pas une. Choisissez 2 ou plus.
tournament-fault-cut-most = Une phase finale à { $cut } dépasse les { $most } inscrits possibles. Choisissez-la plus petite.
tournament-fault-rounds = Cette formule fixe elle-même son nombre de rondes. Laissez le choix par défaut.
tournament-fault-late-format = On n’entre pas en retard dans cette formule. Renoncez-y, ou choisissez le système suisse ou les pods.
tournament-fault-late-rounds = L’inscription jusqu’à la ronde { $late } dépasse les { $rounds } rondes. Choisissez une ronde plus tôt.
tournament-fault-most = Cette formule prend { $most } inscrits au plus. Baissez le nombre sous *{ button-tournament-form-name }*.
tournament-fault-best-of = Ce jeu se joue toujours en une seule manche. Choisissez une manche.
tournament-fault-pods-best-of = Les pods jouent une manche par partie. Choisissez une manche.
tournament-fault-options = Ces options de partie ne conviennent pas à ce jeu. Ouvrez *{ button-tournament-form-options }* et corrigez-les.
tournament-fault-no-decks = Ces parties se jouent sans deck : on ne peut pas les ouvrir. Choisissez les decks cachés.
tournament-fault-start = Le début est passé. Ouvrez *{ button-tournament-form-when }* et choisissez un autre moment.

## Le message du tournoi

tournament-state-draft = en préparation
tournament-state-open = inscriptions ouvertes
tournament-state-check-in = pointage
tournament-state-made = prêt à jouer
tournament-state-live = en jeu
tournament-state-between = entre deux rondes
tournament-state-finished = terminé
tournament-state-cancelled = annulé
tournament-paused = suspendu : les pendules sont arrêtées
tournament-signed-up = { $here ->
    [one] { $here } inscrit sur { $room }
   *[other] { $here } inscrits sur { $room }
}
tournament-checked-in = { $there ->
    [one] { $there } présent sur { $here }
   *[other] { $there } présents sur { $here }
}
tournament-will-be = À ce nombre, il y aura { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}{ $cut ->
    [0] .
   *[other] , puis une phase finale à { $cut }.
}
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-bracket = Tableau, tour { $round }
tournament-upper = Tableau principal, tour { $round }
tournament-lower = Tableau de repêchage, tour { $round }
tournament-final = Finale
tournament-reset = Seconde finale
tournament-progress = { $done ->
    [one] { $done } table terminée sur { $tables }
   *[other] { $done } tables terminées sur { $tables }
}
tournament-ends = La ronde se termine { $when }
tournament-waiting = On attend : { $tables }
tournament-next-comes = Suite { $when }
tournament-open-tie = ⚠️ Seul le tirage au sort sépare { $one } (en phase finale) et { $other } (hors phase finale).

## Tables

tournament-table = Table { $table }
tournament-match = Match { $table } ({ $part })
tournament-thread = Table { $table } · { $name }
tournament-line-bye = { $who } : exemption
tournament-line-sits-out = { $who } ne joue pas cette ronde
tournament-line-free = { $who } gagne sans jouer : { $gone } a quitté le tournoi
tournament-line-open = { $table } : { $who }
tournament-line-over = { $table } : { $who } **{ $score }** { $why }
tournament-source-agreed = (d’un commun accord)
tournament-source-bye = (exemption)
tournament-source-no-show = (absence)
tournament-source-walkover = (forfait)
tournament-source-disqualified = (disqualification)
tournament-call = **{ $table }** : { $who }. { $until }
tournament-ready-by = Appuyez sur **{ button-tournament-ready }** { $when } au plus tard, sinon c’est une défaite.
tournament-paused-at-table = Le tournoi est en pause : rien n’est chronométré.
tournament-table-ends = Le temps de la ronde s’achève { $when }.
tournament-deck-of = { $who } joue { $deck }
tournament-mine-none = Vous n’êtes à aucune table dans cette ronde.
tournament-mine-bye = Vous êtes exempt : { $points } points.
tournament-mine-sits-out = Vous ne jouez pas cette ronde. Elle ne compte pas.
tournament-mine-free = { $gone } a quitté le tournoi : vous gagnez cette table sans jouer, { $points } points.
tournament-mine-place = Se joue dans { $place }
tournament-mine-over = Le résultat : { $score }
tournament-mine-waits = Pas encore prêt : { $who }
tournament-told-result = { $who } : **{ $score }**
tournament-told-time-up = Le temps est écoulé. Les manches gagnées comptent, celle en cours est nulle : { $who } **{ $score }**
tournament-told-time-level = Le temps est écoulé et personne ne mène, mais il faut un vainqueur : { $who }. Continuez : le premier qui prend l’avantage gagne.
tournament-told-no-show = Absence au début : { $away }. { $who } : **{ $score }**
tournament-told-dropped = Ne jouera plus : { $away }.
tournament-told-time-soon = Il reste 5 minutes à cette table. Le score d’alors compte.
tournament-told-remind = { $away } : votre table vous attend. Appuyez sur *{ button-tournament-ready }*, sinon c’est une défaite.
tournament-told-coming = { $who }, qui organise le tournoi, arrive à cette table.
tournament-told-ruled = { $who }, qui organise le tournoi, a décidé pour les deux joueurs. La partie continue.
tournament-told-extra-time = Temps additionnel pour cette table : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Le message qui vous a appelés dit jusqu’à quand.
tournament-told-left = { $gone } a quitté le tournoi. { $who } : **{ $score }**
tournament-told-disqualified = { $gone } : disqualification, { $reason }. { $who } : **{ $score }**
tournament-told-left-playing = { $gone } a quitté le tournoi et abandonne donc cette partie.
tournament-told-disqualified-playing = { $gone } : disqualification et donc abandon de cette partie, { $reason }.
tournament-told-corrected = Décision d’un organisateur : { $reason }. { $who } : **{ $score }**
tournament-told-replay = Le tableau exige un vainqueur, à rejouer : { $away }. Appuyez sur *{ button-tournament-ready }*.
tournament-told-deck-trouble = Cette partie ne peut pas commencer. { $problem } { $away } : appuyez sur *{ button-tournament-ready }* et choisissez un autre deck. Un joueur déjà prêt le reste.
tournament-now = { $who } : maintenant à la place { $place }.

## Ce que lit le salon

tournament-check-in-call = { $who } : confirmez votre présence avec **{ button-tournament-here }** sur le message du tournoi, sinon vous ne jouerez pas.
tournament-last-round-over = { $wave } : c’est fini, et c’était la dernière. Le classement final suit.
tournament-round-over = Classement après { $wave }
tournament-corrected-after = -# Corrigé après la fin, table { $table } : { $reason }
tournament-over-correct = Le tournoi est terminé. Pendant une semaine, les résultats peuvent encore être corrigés : classement, saison et cotes suivent, et le salon en est informé.
tournament-final-standings = { $name } : classement final
tournament-no-result = **{ $name }** s’achève sans résultat : aucune table n’a été jouée, personne n’a donc de place.
tournament-undone = La ronde a été annulée ; une autre sera appariée.
tournament-was-cancelled = **{ $name }** a été annulé. { $reason }
tournament-too-few = Trop peu de monde au moment de commencer.
tournament-held = { $whom } : je ne pouvais pas écrire ici ; **{ $name }** est donc en pause et rien n’est chronométré. Appuyez sur **{ button-tournament-organise }**, puis sur **{ button-tournament-resume }**.
tournament-decks-clash = { $whom } : { $table } ne peut commencer, car les options de la partie ne permettent pas à ces decks de se rencontrer. Inscrivez un résultat ou retirez quelqu’un ; rien n’est chronométré à cette table.
tournament-unread = { $whom } : la partie ({ $table }) ne peut plus être lue, et Herald n’en connaît pas le score. Inscrivez un résultat ; rien n’est chronométré à cette table.
tournament-stranded = **{ $name }** est en pause et rien n’est chronométré : je ne peux pas écrire dans { $where } ni dans ses fils. Il m’y faut ces permissions : Voir le salon, Envoyer des messages, Envoyer des messages dans les fils, Joindre des fichiers. Ensuite, appuyez sur **{ button-tournament-organise }** et **{ button-tournament-resume }**. Si le salon n’existe plus, utilisez `/tournoi ici` dans un autre avec le code { $code }.
tournament-organiser-called = { $whom } : { $who } vous appelle dans { $where }.
tournament-organiser-comes = { $who } arrive dans { $where }.
tournament-organiser-ruled = { $who } a décidé dans { $where }.
tournament-dispute = Sans accord entre vous, appelez un organisateur. Il peut décider pour vous deux.
tournament-dispute-decide = Vous pouvez décider pour les deux joueurs.

## Réponses privées

tournament-you-are-in = Inscription enregistrée, avec le numéro { $number }.
tournament-you-are-in-with = Inscription enregistrée, avec le numéro { $number }. Votre deck : { $deck }.
tournament-deck-changed = Votre deck : { $deck }.
tournament-you-are-here = Présence confirmée, avec le numéro { $number }.
tournament-you-are-ready = C’est noté. La partie commence dès que tout le monde est là.
tournament-you-have-left = Vous avez quitté le tournoi. Ce que vous avez joué compte toujours.
tournament-drop-question = Quitter ce tournoi ? Si vous jouez une partie, vous la perdez.
tournament-drop-question-robin = Quitter ce tournoi ? Si vous jouez une partie, vous la perdez. Avant la moitié de vos tables, vos résultats sont rayés du classement. Après, vos adversaires gagnent les tables qui restent.
tournament-called = Les organisateurs ont été appelés. Dès que l’un d’eux arrive, vous en êtes informé ici.
tournament-is-over = **{ $name }** est terminé.
tournament-added = { $who } est inscrit, avec le numéro { $number }, dès la ronde { $round }.
tournament-whose-deck = Le deck de qui ?
tournament-deck-shown = { $who } joue { $deck }
tournament-exported = **{ $name }** tel qu’il est, en un fichier JSON et trois tables (CSV).

## Classement

tournament-standings = Classement
tournament-season = -# Derrière les noms : ce que cela rapporte dans la saison **{ $name }**.
tournament-place = { $medal } { $place }. { $who }{ $points ->
    [none] {""}
   *[other] { " " }· +{ $points }
}
tournament-row = { $place }. **{ $who }** { $left ->
    [yes] (abandon)
    [struck] (abandon précoce : ces tables ne comptent pas)
   *[no] {""}
} · { $points } points{ $ties }
tournament-row-omw = OMW { $value }
tournament-row-gw = GW { $value }
tournament-row-ogw = OGW { $value }
tournament-why = **{ $who }**, place { $place }
tournament-why-missed = Ronde { $round } : manquée, 0 point
tournament-why-sits-out = Ronde { $round } : sans table, ne compte pas
tournament-why-bye = Ronde { $round } : exemption, { $points } points
tournament-why-round = Ronde { $round } : { $points } points, { $score } contre { $others }
tournament-why-faced = { $who } (MW { $mw }, GW { $gw })
tournament-why-points = Points : { $points } ; part des points possibles : { $mw } (MW)
tournament-why-omw = La moyenne des MW des adversaires (OMW) : { $value }
tournament-why-gw = Manches gagnées (GW) : { $value }
tournament-why-ogw = La moyenne des GW des adversaires (OGW) : { $value }
tournament-why-above = Derrière { $who } par { $by } : { $mine } contre { $theirs }
tournament-why-below = Devant { $who } par { $by } : { $mine } contre { $theirs }
tournament-why-above-plain = Derrière { $who } par { $by }
tournament-why-below-plain = Devant { $who } par { $by }
tournament-by-points = les points
tournament-by-omw = l’OMW
tournament-by-gw = le GW
tournament-by-ogw = l’OGW
tournament-by-direct = la partie entre les deux
tournament-by-lot = le tirage au sort

## Organiser

tournament-organising = Organiser { $name }
tournament-all-over = Toutes les tables ont fini.
tournament-whom-drop = Qui part ?
tournament-whom-disqualify = Qui est disqualifié ?
tournament-whom-late = Qui entre ?
tournament-log = Journal
tournament-by-itself = Herald
tournament-did-create = a préparé
tournament-did-configure = a changé les choix
tournament-did-announce = a annoncé
tournament-did-register = inscription
tournament-did-deck = changement de deck
tournament-did-check-in = pointage
tournament-did-round = a lancé une ronde
tournament-did-tables = a refait des tables
tournament-did-undo = a annulé la ronde
tournament-did-between = a clos la ronde
tournament-did-reopen = a rouvert la ronde
tournament-did-result = a relevé un résultat
tournament-did-replay = a fait rejouer
tournament-did-enter = a saisi un résultat
tournament-did-correct = a corrigé un résultat
tournament-did-no-show = a constaté une absence
tournament-did-time-up = a fini une table au bout du temps
tournament-did-time-level = a laissé jouer une table à égalité au bout du temps
tournament-did-extra-time = a donné du temps additionnel
tournament-did-drop = départ
tournament-did-disqualify = a disqualifié
tournament-did-deck-trouble = a remis une partie à cause d’un deck
tournament-did-call = a appelé les organisateurs
tournament-did-coming = s’est rendu à une table
tournament-did-ruling = a tranché une contestation
tournament-did-pause = a suspendu
tournament-did-resume = a relancé les pendules
tournament-did-finish = a terminé le tournoi
tournament-did-cancel = a annulé
tournament-did-move = a changé de salon

## Ce qui ne va pas

error-no-such-tournament = Ce tournoi n’existe pas sur ce serveur. Prenez son message le plus récent, ou `/tournoi voir` dans son salon.
error-newer-tournament = Ce tournoi suit une version plus récente de Herald, qui démarre encore ici. Réessayez dans quelques minutes.
error-no-tournament-here = Il n’y a pas de tournoi dans ce salon. Demandez à un organisateur d’en créer un avec `/tournoi créer`.
error-not-organiser = Seuls les organisateurs peuvent le faire : les membres du rôle choisi dans `/réglages serveur`, le créateur du tournoi et les gérants du serveur. Rien n’a changé.
error-channel-has-tournament = Ce salon a déjà un tournoi. Prenez un autre salon, ou terminez d’abord celui-là.
error-too-many-tournaments = Ce serveur a { $most } tournois ouverts, c’est le maximum. Terminez-en un d’abord.
error-setup-contradicts = { $problem } Ensuite, appuyez de nouveau sur *{ button-tournament-announce }*.
error-setup-unreadable = { $field ->
    [most] Ce nombre d’inscrits est illisible. Donnez un nombre entier, de 2 au maximum de ce serveur.
    [start] Donnez un délai, comme 90, 2h ou 3j, ou un moment comme 2026-12-31 18:30 (UTC).
    [options] Les options de partie sont illisibles. Écrivez-les comme dans `/jouer` : nom=valeur.
   *[times] Donnez une durée en minutes, ou en heures et en jours, comme 2h ou 3j.
} Rien n’a changé.
error-tournament-begun = Vous ne pouvez plus changer cela après l’annonce. Rien n’a changé ; vous pouvez annuler le tournoi et en créer un autre.
error-tournament-over = Ce tournoi est terminé. Rien n’a changé ; tapez `/tournoi voir` pour en lire la fin.
error-tournament-paused = Le tournoi est suspendu. Attendez qu’un organisateur le relance.
error-tournament-moved = Quelqu’un d’autre, ou une étape automatique, a été plus rapide. Rien n’a changé ; regardez de nouveau.
error-registration-closed = Personne ne peut s’inscrire en ce moment. Demandez à un organisateur.
error-tournament-full = Le tournoi est complet : { $most } inscrits. Adressez-vous à un organisateur.
error-already-registered = Votre inscription est déjà enregistrée, avec le numéro { $number } : vous pouvez attendre le début.
error-entered-before = { $who } est déjà inscrit, avec le numéro { $number }. Rien n’a changé : choisissez quelqu’un d’autre.
error-nobody-added-now = Vous ne pouvez plus ajouter personne : toutes les rondes, ou tout le tableau, sont déjà appariés. Si personne n’a joué dans la première ronde du tableau, appuyez d’abord sur *{ button-tournament-undo }*. Rien n’a changé.
error-bots-do-not-enter = Les bots ne participent pas aux tournois. Choisissez une personne.
error-out-of-tournament = Un joueur disqualifié ne peut plus s’inscrire. Si vous pensez à une erreur, adressez-vous à un organisateur.
error-not-entered = Ce joueur n’est pas, ou plus, dans le tournoi. Rien n’a changé : choisissez quelqu’un du classement, ou inscrivez-vous.
error-deck-wanted = Choisissez d’abord votre deck.
error-deck-locked = Les decks sont figés depuis le début du tournoi. Rien n’a changé : continuez avec le vôtre.
error-decks-hidden = Les decks de ce tournoi ne sont pas ouverts en ce moment. Regardez le message du tournoi : il dit quand ils le sont.
error-no-check-in = Le pointage n’est pas ouvert. Rien n’a changé : vous pouvez pointer seulement entre son ouverture et la ronde 1.
error-already-checked-in = Votre présence est déjà confirmée : vous pouvez attendre votre table.
error-too-few-entrants = Il faut au moins { $least } joueurs. Rien n’a changé : attendez-en d’autres, ou annulez le tournoi.
error-round-exists = La ronde { $round } existe déjà : quelqu’un d’autre l’a lancée. Rien n’a changé ; regardez ses tables dans le message du tournoi.
error-round-open = Tables sans résultat : { $tables }. Saisissez-les, ou attendez. Rien n’a changé.
error-round-played = Quelqu’un a commencé à jouer : cette ronde reste. Corrigez plutôt des résultats.
error-no-such-table = Cette table n’existe plus. Choisissez-en une dans le menu. Rien n’a changé.
error-not-your-table = Vous n’êtes pas à cette table. Appuyez sur *{ button-tournament-mine }* pour trouver la vôtre.
error-table-over = Cette table a déjà un résultat. Rien n’a changé ; s’il est faux, demandez à un organisateur de le corriger.
error-table-begun = La partie de cette table a déjà commencé. Appuyez sur *{ button-tournament-mine }* pour la trouver.
error-called-already = Les organisateurs ont été appelés à <t:{ $at }:t> et n’ont pas encore répondu. Vous pourrez rappeler <t:{ $again }:R>.
error-own-table = Vous jouez à cette table, vous ne pouvez donc pas trancher. Demandez à un autre organisateur.
error-called-lately = Un organisateur vient de répondre à cette table. Vous pourrez rappeler <t:{ $again }:R>.
error-already-ready = C’est déjà noté : vous pouvez attendre. La partie commence dès que tout le monde est là.
error-bad-score = Aucune partie ne finit ainsi. Choisissez une des fins du menu. Rien n’a changé.
error-reason-wanted = Donnez un motif : tout le monde peut le lire, et il est conservé. Rien n’a changé.
error-bracket-played-on = Cela changerait qui joue dans des parties commencées : { $tables }. Choisissez « { tournament-later-void } » pour le faire quand même. Rien n’a changé.

## Images

tournament-pic-entrant = N° { $number }
tournament-pic-untitled = Tournoi
tournament-pic-points = Points
tournament-pic-omw = OMW %
tournament-pic-gw = GW %
tournament-pic-ogw = OGW %
tournament-pic-after = Après { $round ->
    [one] 1 ronde
   *[other] { $round } rondes
} sur { $rounds }
tournament-pic-page = page { $page } sur { $pages }
tournament-pic-winner-of = G{ $match }
tournament-pic-loser-of = P{ $match }
tournament-pic-upper = Tableau principal
tournament-pic-lower = Tableau de repêchage
tournament-pic-finals = Finales
tournament-pic-round = Tour { $round }
tournament-alt-standings = Classement { DE($title) }, { $under }
tournament-alt-standings-row = { $place }. { $name }, { $said }
tournament-alt-bracket = Tableau { DE($title) }, { $under }
tournament-alt-champion = { $name } a gagné
tournament-alt-round = { $where } : { $matches }
tournament-alt-match = { $one } – { $other } { $score }
