# Un mot par chose : partie (ce qu'on joue), jeu (Dueling Nobles), défi, plateau, main,
# abandonner, nulle, décision, pendule. Les boutons commencent par un verbe, sans point final.

rank-A = A
rank-J = V
rank-Q = D
rank-K = R
none = aucune
seat = Joueur { $number }
yes = oui
no = non

game-dueling-nobles = Dueling Nobles
game-noxtalia = Noxtalia
game-neo-noble = Neo Noble: Shattered Souls
game-soul-forger = Soul-Forger
game-magic = Magic (Noble)

level-random = hasard
level-gentle = doux
level-easy = facile
level-medium = moyen
level-hard = difficile
computer-name = { $name } ({ $level })
seat-left = quelqu’un qui est parti

clock-live = direct : 3 minutes par décision
clock-live-reactions = direct : 3 minutes par décision, 90 secondes par réaction
clock-relaxed = tranquille : 1 heure par décision
clock-relaxed-reactions = tranquille : 1 heure par décision, 30 minutes par réaction
clock-correspondence = correspondance : 3 jours par décision
clock-correspondence-reactions = correspondance : 3 jours par décision, 2 jours par réaction
clock-none = sans pendule
clock-seconds = { $seconds ->
    [one] 1 seconde par décision
   *[other] { $seconds } secondes par décision
}

## Plateau et panneau

board-heading = ### ⚔️ { $game } · { $players } · `{ $code }`
board-asked = { $who } – { $what }
board-decides = À { $who } de jouer : appuyez sur **{ button-hand }**.
board-openly = { $who } { $what }
board-chosen = ✓ { $who } : choix fait.
board-draw-offered = { $seat } propose la nulle.
board-end-offered = { $seat } propose d’annuler la partie : elle ne comptera pas.
board-won = ### 🏆 { $winners } { $count ->
    [one] gagne
   *[other] gagnent
} : { $reason }
board-drawn = ### 🤝 Partie nulle : { $reason }
board-stopped = ### La partie ne compte pas : { $reason }
panel-default = Si votre temps s’écoule : { $what }
panel-waiting = On attend { $who }.
panel-given = { $what } · Herald joue pour vous
panel-moved-on = La réponse d’un autre joueur a changé votre question.
panel-spared = Herald a joué pour vous, faute d’autre choix : { $what }
matches-title = Vos parties
matches-none = Aucune partie ici. Lancez-en une avec `/jouer`, ou appuyez sur *{ button-menu }*.
matches-choose = Quelles parties ?
matches-list = { $name } ({ $count })
matches-all = Toutes les parties
matches-awaits = À vous de jouer
matches-runs = On attend les autres
matches-challenges = Défis
matches-ended = Terminées
matches-line = { $game } · { $players } · { $code }
matches-asked = on vous demande : { $what }
matches-waits = il manque des joueurs
matches-stands = en pause
matches-won = { $winners } { $count ->
    [one] a gagné
   *[other] ont gagné
} : { $reason }
matches-drawn = nulle : { $reason }
matches-stopped = ne compte pas : { $reason }
matches-play = Jouer { $code }
matches-replay = Revoir { $code }
matches-there = Aller à { $code }
replay-title = ### 🎞️ `{ $code }` · étape { $moment } sur { $last }
replay-cut = -# Les règles ont changé pendant cette partie : je ne peux pas en montrer la suite.
replay-turn = Tour { $turn }
replay-to-turn = Aller au tour…
replay-everybody = Ce que tout le monde a vu
replay-as = Point de vue { DE($seat) }
replay-whose-eyes = Point de vue
button-replay = Revoir
button-replay-first = ⏮ Début
button-replay-back = ◀ Précédent
button-replay-on = Suivant ▶
button-replay-last = Fin ⏭
hint-reason = 💡 **{ $what }** – { $why }
hint-instead = { $gained } Sinon : { $spared }
hint-otherwise = Sinon : { $spared }
hint-wins = Vous gagnez.
hint-loses = Vous perdez.
hint-told = 💡 L’ordinateur (niveau moyen) jouerait : **{ $what }**
why-title = Impossible pour l’instant
why-count = { button-why } ({ $count })
why-nothing = Rien ne bloque : tout est possible ici.
more-title = Plus
cards-none = Il n’y a encore rien à lire.
cards-heap = { $what } ({ $count })
cards-heap-of = { $seat } – { $what } ({ $count })
cards-where = D’autres cartes
board-sides = Tout le plateau, ou un côté
board-whole = Tout le plateau
board-side = Côté : { $seat }
board-side-help = Deux fois plus grand
cards-deeds = { $card }… ({ $count })
heap-hand = Main
heap-known = Main, ce que vous en connaissez
heap-table = Sur la table
heap-top = Dessus du deck, ce que vous en connaissez
heap-bottom = Dessous du deck, ce que vous en connaissez
heap-grave = Cimetière
heap-deck = Liste du deck
panel-paused = Cette partie est en pause et ses pendules sont arrêtées. Tapez `/partie plateau` dans un autre salon pour y continuer.
orders-over = Il n’y a plus rien à régler ici.
concede-question = Abandonner cette partie ? Elle comptera comme une défaite.
ping = { $who }, c’est à vous de jouer.
ping-last = { $who }, votre temps est bientôt écoulé.
thread-name = { $game } { $code }

button-hand = Voir ma main
button-to-answer = Répondre…
button-cards = Mes cartes
button-board = Plateau
button-more = Plus…
button-back = Revenir au jeu
button-why = Voir ce qui bloque
button-words = Voir les définitions
button-give-time = Donner du temps
button-hint = Demander un conseil
button-log = Lire le journal
button-view = Voir en détail
button-refresh = Actualiser
button-undo = Reprendre le coup
button-orders = Réponses automatiques
button-offer-draw = Proposer la nulle
button-accept-draw = Accepter la nulle
button-decline-draw = Refuser la nulle
button-offer-end = Proposer d’annuler
button-accept-end = Annuler la partie
button-decline-end = Continuer à jouer
button-claim-draw = Réclamer la nulle
button-concede = Abandonner
button-keep-playing = Continuer à jouer
button-first-match = Première partie
button-rematch = Rejouer
button-play-again = Rejouer
button-record = Obtenir la feuille
button-rules = Lire les règles
button-options = Voir les options
button-contents = Voir le sommaire
button-previous = Page précédente
button-next = Page suivante
button-older = Voir plus ancien
button-newer = Voir plus récent
button-luck = Accepter avec mes mots…
button-open-words = Ouvrir mes mots…
button-accept = Accepter
button-decline = Refuser
button-cancel = Annuler
button-join = Participer
button-leave = Quitter
button-bring = Le jouer quand même
button-deck = Choisir mon deck

choose-none = Ne rien choisir
choose-several = Choisir plusieurs à la fois
choose-done = Confirmer
choose-anew = Recommencer
choose-page = Tourner la page ({ $page } sur { $pages })
choose-only = Seulement { $what }
choose-these = Valider : { $what }
choose-all = Les { $count } : { $groups }
choose-fold = { $what }… ({ $count })
group-pay-otherwise = Payer autrement
choose-which = { $what } : choisissez.
option-all = { $what }
option-card = { $card }
option-text = { CAPITAL($what) }
option-pay-otherwise = Payer autrement… ({ $what })
option-way = { $what } → { $to }
preview-both = { $one } · { $other }
brief-change = { $before } → { $after }
brief-against = { $own } : { $against }
brief-told = { $what } · { $brief }
choose-too-much = Vous avez trop choisi : il y a un choix de trop. Recommencez.
choose-back = Revenir en arrière

## Défis

challenge-title = Un défi : { $game }
challenge-open = { $seats ->
    [one] { $who } cherche un adversaire.
   *[other] { $who } cherche { $seats } autres joueurs.
}
challenge-alone = { $who } joue en solo.
challenge-seat-free = *libre*
challenge-seat-invited = invitation envoyée
challenge-seat-choosing = en train de choisir
challenge-seat-ready = c’est prêt
challenge-seat-by-hand = c’est prêt, { $count ->
    [one] 1 carte jouée à la main
   *[other] { $count } cartes différentes jouées à la main
  }
challenge-to = { $who } défie { $whom }.
challenge-clock = Pendule – { $clock }
challenge-expires = Expire
luck-title = Ajouter vos mots aux dés
luck-label = N’importe quels mots, ou le SHA-256 de mots secrets
open-words-title = Vos mots scellés
open-words-label = Les mots, tels que vous les avez scellés
first-match = Première partie : deck et main préparés, ordinateur doux, non cotée
first-match-instead = Est-ce votre première partie de ce jeu ? Vous pouvez en jouer une préparée à la place : une bonne main, un ordinateur doux, non cotée. La partie qui vient de commencer s’arrête sans résultat.
first-match-seed = Dés de la liste publiée des premières parties : `{ $seed }`
dice-sealed = Dés scellés : `{ $hash }`
dice-bound = Dés et decks scellés : `{ $hash }`
challenge-nobody-knows = Personne ne sait encore ce que vous ajoutez aux dés en acceptant.
challenge-sealed-words = { $who } a scellé des mots : `{ $hash }`
challenge-words-wanted = Tout le monde est là. { $who } : ouvrez vos mots scellés.
lots-sealed = Tirages scellés : `{ $hash }`
challenge-seed = Graine de Herald pour { $code } : { $seed }
challenge-begun = La partie `{ $code }` a commencé dans { $place }.
challenge-withdrawn = Ce défi a été retiré.
challenge-cancelled = Ce défi a été refusé ou annulé.
challenge-expired = Ce défi a expiré.
challenge-left = Vous avez quitté ce défi.

## Événements de toute partie

# Ce que disent plusieurs jeux : le texte propre à un jeu, comme nx-event-turn, passe avant.

event-end = La partie est terminée.
event-undo = { $seat } annule sa dernière action.
event-time-up = Le temps { DE($seat) } est écoulé.
event-draw = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-draw-own = Vous piochez { $count ->
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
  }.
event-first-player = { $seat } commence.
event-game-end = La manche revient à { $winners }.
event-game-end-drawn = La manche est nulle.
event-next-game = La manche { $number } commence.
event-turn = Tour { $turn } : { $seat }.
event-shuffle = { $seat } mélange son deck.
event-discard = { $seat } défausse { $cards }.
event-resign = { $seat } quitte la partie. Les autres continuent.

result-concession = un joueur a abandonné.
result-out-of-time = le temps d’un joueur est écoulé.
result-stayed-away = un joueur est resté absent, et la victoire a été réclamée.
result-left = un joueur a quitté le tournoi.
result-disqualified = un joueur a été disqualifié.
result-agreement = les joueurs se sont mis d’accord.
result-time-up = le temps de la ronde était écoulé.
result-called-off = les joueurs ont convenu de l’annuler.
result-moderated = un modérateur l’a annulée.
result-overruled = les organisateurs y ont mis fin.
result-decision-limit = la partie a atteint la limite de décisions.
result-best-of-three = le match en deux manches gagnantes est terminé.

counted-card = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
  }
prompt-mode = { $card } : choisissez.
prompt-x = { $card } : quelle valeur pour X ?
default-back = Retour en arrière : rien ne se passe.
default-mulligan = Vous gardez votre main.
default-may = Vous y renoncez.
default-order = L’ordre affiché est conservé.
default-random = Herald choisit au hasard parmi ce qui est possible.
group-actions = Actions
group-hand = Votre main
group-players = Joueurs
group-spirits = Esprits
option-end = Terminer le tour
option-pass = Passer
option-no = Renoncer
option-mode = Choix { $number }
option-go-on = Continuer
option-seat = { $seat }
option-yes = Le faire
options-best-of = Manches du match
options-best-of-1 = Une manche
options-best-of-3 = Deux manches gagnantes
options-best-of-three = Deux manches gagnantes
options-open-lists = Listes ouvertes
options-first-player = Premier joueur
options-lone-pass = Quand un seul choix est possible
options-lone-pass-bluff = Herald répond, après un instant si la question est secrète
options-lone-pass-fast = Herald répond aussitôt
options-lone-pass-full = Chacun répond lui-même
phase-over = La partie est terminée
phase-setup = Mise en place
refused-empty-hand = Votre main est vide.

log-title = Journal (partie { $code }, page { $page } sur { $pages })
draw-offered = Vous avez proposé la nulle.
end-offered = Vous avez proposé d’annuler la partie.
end-agreed = La partie est annulée.
draw-agreed = La partie est nulle.
draw-claimed = Vous avez réclamé la nulle ; la partie est nulle.

record-here = Voici la feuille de la partie { $code } : la graine, les réponses et une empreinte après chacune. Vérifiez-la avec `/partie vérifier`.
record-good = ✅ La feuille est authentique : { $answers } réponses, chaque empreinte et les dés concordent avec ce qui a été publié pour { $code }. Sceau des dés : `{ $hash }`. Sceau des dés et des decks : `{ $bound }`.
record-good-first = ✅ La feuille est cohérente : { $answers } réponses et chaque empreinte. C’est une première partie : sa graine `{ $seed }` est dans la liste publiée (docs/dice.fr.md).
record-good-old = La feuille est cohérente : { $answers } réponses et chaque empreinte. Elle ne nomme aucune partie : comparez vous-même son sceau avec celui qui a été publié : { $hash }.
record-alone = La feuille est cohérente : { $answers } réponses, chaque empreinte et les dés. Comparez ses sceaux avec ceux qui ont été publiés. Avant la partie : `{ $hash }`. À son début : `{ $bound }`.
record-unpublished = La feuille est cohérente ({ $answers } réponses, sceau `{ $hash }`), mais rien n’a été publié ici sous le code { $code } : son auteur a pu choisir les dés.
record-bad-published = ❌ Ce n’est pas la partie qui a été jouée. La feuille est cohérente, mais une autre a été publiée ici pour { $code }.
record-bad-binding = ❌ La feuille est fausse : la graine ou les decks ne sont pas ceux qui ont été scellés au début.
record-bad-seats = ❌ La feuille est fausse : ses dés n’ont pas donné ces places.
record-bad-overrun = ❌ La feuille ne peut pas être rejouée : après la réponse { $place }, elle en fait plus qu’une partie ne permet.
record-how = Herald scelle une graine secrète avant que quelqu’un accepte. Chaque joueur ajoute des mots ou le numéro de son clic. Les dés viennent des deux. Pour les recalculer : docs/dice.fr.md dans le projet.
record-unreadable = Ce n’est pas une feuille de partie de Herald. Joignez un fichier obtenu avec `/partie exporter`, de 2 Mo au plus.
record-unknown-game = La feuille est celle de « { $game } », un jeu que Herald ne propose pas.
record-bad-game = ❌ La feuille est celle d’un autre jeu.
record-bad-rules = { $place ->
    [0] La feuille a été faite avec d’anciennes règles : elle ne peut pas être rejouée ici.
   *[other] Les { $place } premières réponses sont exactes. Ensuite les règles ont changé : le reste ne peut pas être rejoué ici.
}
record-bad-commitment = ❌ La feuille est fausse : sa graine ne correspond pas au sceau publié avant la partie.
record-bad-options = La feuille est fausse : ses options ne sont pas valables.
record-bad-hash = ❌ La feuille est fausse : après la réponse { $place }, la table diffère de ce qu’elle dit.
record-bad-answer = ❌ La feuille est fausse : la réponse { $place } n’était pas permise.
record-bad-ending = ❌ La feuille est fausse : la partie n’a pas pu finir comme elle le dit.
record-bad-result = ❌ La feuille est fausse : ce n’est pas le bon résultat.

match-paused = Votre partie { $code } est en pause et ses pendules sont arrêtées : { $why } Tapez `/partie plateau` dans un autre salon pour y continuer.
match-put-aside = Votre partie { $code } a été arrêtée : ses règles ont provoqué deux erreurs de ma part. Ses pendules sont arrêtées, et la personne qui héberge ce bot est prévenue. Vous pouvez attendre, ou l’abandonner avec `/partie abandonner`.
match-abandoned = La partie { $code } ne pouvait plus être lue : elle est close sans résultat. Vous pouvez en commencer une autre avec `/jouer`.
paused-channel-gone = son salon n’existe plus.
paused-permissions = dans son salon, il me manque ces permissions : { $permissions }.
paused-archived = son fil est archivé ou verrouillé, et je ne peux pas l’ouvrir.
paused-stopped = j’ai été arrêté au milieu d’une de ses étapes.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics

## Erreurs : ce qui n'a pas marché, ce qui était attendu, que faire

error-too-late = Discord m’a transmis votre clic trop tard. Rien n’a changé : réessayez.
error-still-reading = Je lis encore les cartes de ce serveur. Rien n’a changé : réessayez dans un instant.
error-not-our-control = Ce bouton ne sert plus. Rien n’a changé : utilisez le plateau le plus récent, ou `/partie plateau`.
error-no-such-match = Cette partie n’existe pas sur ce serveur. Vérifiez le code, ou regardez le plateau.
error-no-match-here = Aucune partie trouvée dans ce salon. Commencez-en une avec `/jouer`, ou donnez le code d’une partie.
error-not-running = Cette partie est terminée. Lancez-en une autre avec `/jouer`.
error-stranded = Cette partie est en pause : son salon a disparu, ou je n’y ai plus accès. Rien n’a changé ; tapez `/partie plateau` dans un autre salon pour continuer.
error-put-aside = Cette partie a été arrêtée : ses règles ont provoqué deux erreurs de ma part. Rien n’a changé ; vous pouvez l’abandonner avec `/partie abandonner`.
error-not-your-seat = Vous ne jouez pas dans cette partie. Vous pouvez la suivre avec *{ button-view }*.
error-out-of-match = Vous n’êtes plus en jeu dans cette partie. Vous pouvez regarder la suite avec *{ button-view }*.
error-not-your-turn = Ce n’est pas à vous de jouer. Attendez { $who }.
error-already-answered = Ce choix est déjà fait ; rien n’a changé. Regardez le plateau : il montre l’état actuel.
error-not-allowed = Les règles ne le permettent pas pour l’instant. Rien n’a changé : choisissez autre chose.
error-nothing-to-take-back = Rien à annuler : depuis, un dé a été lancé, une carte révélée ou une réponse donnée. Continuez à partir d’ici.
error-nothing-disputed = Il n’y a plus rien à trancher : la partie a continué. Regardez le plateau.
error-nothing-offered = { $what ->
    [pause] Personne ne vous a proposé de pause. Vous pouvez en proposer une avec `/partie pause`.
    [back] Personne ne demande à reprendre un coup. Vous pouvez le demander avec `/partie retour`.
    [end] Personne ne vous a proposé d’annuler la partie. Vous pouvez le proposer avec `/partie annuler`.
   *[draw] Personne ne vous a proposé la nulle. Vous pouvez la proposer avec `/partie nulle`.
  }
error-already-offered = { $what ->
    [pause] Vous avez déjà proposé une pause. Attendez la réponse des autres.
    [back] Quelqu’un demande déjà à reprendre un coup. Attendez que tout le monde ait répondu.
    [end] Vous avez déjà proposé d’annuler la partie. Attendez la réponse des autres.
   *[draw] Vous avez déjà proposé la nulle. Attendez la réponse des autres.
  }
error-too-late-to-call-off = Il est trop tard pour annuler cette partie. Proposez la nulle, ou abandonnez.
error-organiser-calls-off = Les joueurs ne peuvent pas annuler une partie de tournoi. Appuyez sur *{ button-tournament-call }*.
error-no-draw-to-claim = Les règles ne vous permettent pas de réclamer la nulle en ce moment. Continuez, ou proposez la nulle à votre adversaire.
error-against-computer = L’ordinateur n’accepte pas les nulles. Continuez, ou abandonnez.
error-bad-options = { $problem }
error-unknown-game = Je ne connais aucun jeu nommé « { $game } ». Choisissez-en un dans la liste.
error-which-game = Précisez le jeu, avec l’option `jeu` : { $games }.
error-challenged-self = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre, l’ordinateur, ou personne : la place sera libre.
error-challenged-bot = Les bots ne jouent pas. Choisissez une personne, ou un niveau de l’ordinateur.
error-opponent-gone = Cette personne n’est pas (ou plus) sur ce serveur. Choisissez quelqu’un d’autre.
error-no-computers = L’ordinateur ne joue pas avec ces options. Invitez une personne, ou laissez l’autre place libre.
error-opponent-and-computer = Choisissez un adversaire ou l’ordinateur, pas les deux.
error-seats-not-offered = Ce jeu ne se joue pas à ce nombre de joueurs. Choisissez { $seats }.
error-too-many-opponents = { $room ->
    [0] Vous jouez seul : ne nommez aucun adversaire, ou augmentez le nombre de joueurs.
    [one] Il n’y a de place que pour un adversaire. Nommez moins de personnes, ou augmentez le nombre de joueurs.
   *[other] Il n’y a de place que pour { $room } adversaires. Nommez moins de personnes, ou augmentez le nombre de joueurs.
}
error-opponent-twice = Vous avez nommé deux fois la même personne. Nommez chaque adversaire une seule fois.
error-thread-closed = Ce fil est archivé ou verrouillé : je ne peux pas y répondre. Demandez à un modérateur de l’ouvrir ; rien d’autre n’a changé.
error-deck-refused = « { $deck } » { DE($who) } n’est plus valable, car certaines de ses cartes ont changé ou disparu. Choisissez-en un autre ; rien d’autre n’a changé.
error-no-such-deck = Vous n’avez pas de deck « { $name } » pour ce jeu. Tapez `/deck liste` pour voir les vôtres.
error-deck-faults = « { $deck } » ne peut pas servir dans cette partie. Choisissez un autre deck, ou corrigez celui-ci :
    { $faults }
error-deck-warned = « { $deck } » peut se jouer, mais :
    { $warnings }
    Pour le jouer quand même, laissez l’option `deck` vide et choisissez-le dans le menu, qui vous demandera confirmation.
error-no-decks = Ce jeu se joue sans deck. Laissez `deck` vide.
error-not-your-challenge = Ce défi ne s’adresse pas à vous. Lancez le vôtre avec `/jouer`.
error-others-come-first = Attendez que tous les autres soient là pour ouvrir vos mots : d’ici là, ils restent votre secret. Rien n’a changé.
error-other-words = Ce ne sont pas les mots que vous avez scellés sous `{ $seal }`. Vérifiez chaque lettre et chaque espace, puis ouvrez-les à nouveau.
error-decks-stay = Tout le monde est là : les decks sont fixés. Il ne manque que des mots scellés. Pour jouer un autre deck, annulez le défi et lancez-en un nouveau.
error-not-joined = Vous ne participez pas à ce défi. Pour prendre une place, appuyez sur *{ button-join }*.
error-own-challenge = C’est votre propre défi. Attendez que quelqu’un l’accepte, ou annulez-le.
error-challenge-over = Ce défi n’est plus ouvert. Lancez-en un autre avec `/jouer`.
error-rematch-offered = Une revanche a déjà été demandée. Répondez à ce défi, ou lancez-en un autre avec `/jouer`.
error-channel-busy = Une partie est déjà en cours dans ce salon. Terminez-la ou abandonnez-la (*{ button-hand }*, *{ button-more }*), ou prenez un autre salon ou un fil.
error-server-only = Cette commande ne marche que sur un serveur. Tapez-la là-bas.
error-tournament-channel = Un tournoi demande un salon textuel ou d’annonces, car ses tables ont des fils. Tapez la commande là.
error-wrong-channel = Je ne peux rien publier dans ce salon. Tapez la commande dans un salon textuel ou un fil.
error-missing-permissions = Dans { $channel }, il me manque ces permissions : { $permissions }. Demandez-les à quelqu’un qui gère le serveur.
error-record-after-event = Cette feuille montre les deux decks : vous ne pouvez pas encore l’obtenir. Attendez la fin du tournoi.
error-nobody-wants-time = Aucun autre joueur n’a de pendule en marche. Vous ne pouvez donner du temps que pendant le choix d’un autre.
error-no-hint = Vous pouvez demander un conseil seulement quand c’est à vous de répondre, contre l’ordinateur.
error-replay-afterwards = Vous pourrez revoir la partie quand elle sera terminée. D’ici là, appuyez sur *{ button-log }*.
error-record-afterwards = La feuille de partie contient la graine des dés : vous pourrez l’obtenir à la fin de la partie.
error-table-moves = Cette partie passe sur une autre machine. Rien n’est perdu et les pendules sont arrêtées ; réessayez dans quelques secondes.
error-leaving = Je redémarre. Rien n’est perdu et les pendules sont arrêtées ; réessayez dans quelques secondes.
error-out-of-order = Une erreur s’est produite de mon côté. Rien n’est perdu ; réessayez dans un instant.

options-title = options d’une partie
options-how = La valeur après le nom est celle par défaut. Écrivez les autres dans `options` de `/jouer`.
options-unknown = L’option « { $name } » n’existe pas. Options connues : { $known }.
options-twice = L’option « { $name } » figure deux fois. N’en gardez qu’une.
options-value = L’option « { $name } » prend l’une de ces valeurs : { $known }.

## Commandes

cmd-play = jouer
cmd-play-help = Défier quelqu’un, tout le monde ou l’ordinateur
cmd-play-game = jeu
cmd-play-game-help = À quoi jouer
cmd-play-opponent = adversaire
cmd-play-opponent-help = La personne à défier ; sans nom, n’importe qui peut participer
cmd-play-opponent2 = adversaire2
cmd-play-opponent2-help = Le deuxième adversaire ; à deux contre deux, votre partenaire
cmd-play-opponent3 = adversaire3
cmd-play-opponent3-help = Le troisième adversaire
cmd-play-players = joueurs
cmd-play-players-help = À combien l’on joue ; 1 pour le solo, si le jeu le permet
cmd-play-deck = deck
cmd-play-deck-help = Ce que vous jouez, dans les jeux à deck ou à équipe ; sinon on vous le demande en privé
cmd-play-computer = ordinateur
cmd-play-computer-help = Jouer contre l’ordinateur à ce niveau
cmd-play-options = options
cmd-play-options-help = Règles particulières et règles maison, par exemple : glass-nobles=oui stall-claim=10
cmd-play-clock = pendule
cmd-play-clock-help = Le temps accordé à chaque choix
cmd-play-luck = chance
cmd-play-luck-help = Vos propres mots pour les dés, ou le SHA-256 de mots que vous ouvrirez plus tard
cmd-matches = parties
cmd-matches-help = Vos parties sur tous les serveurs : à vous de jouer, en cours, terminées récemment
cmd-match = partie
cmd-match-help = Votre partie : plateau, main, journal, abandon, feuille
cmd-match-code = code
cmd-match-code-help = Le code de la partie ; sans code, celle de ce salon
cmd-match-board = plateau
cmd-match-board-help = Montrer le plateau ; une partie en pause reprend dans ce salon
cmd-match-hand = main
cmd-match-hand-help = Montrer votre main et votre décision, à vous seul
cmd-match-log = journal
cmd-match-log-help = Montrer ce qui s’est passé
cmd-match-concede = abandonner
cmd-match-concede-help = Abandonner la partie
cmd-match-draw = nulle
cmd-match-draw-help = Proposer, accepter ou réclamer la nulle
cmd-match-off = annuler
cmd-match-off-help = Annuler d’un commun accord une partie à peine commencée
cmd-match-export = exporter
cmd-match-export-help = Obtenir la feuille d’une partie terminée
cmd-match-replay = revoir
cmd-match-replay-help = Revoir une partie terminée, étape par étape
cmd-match-verify = vérifier
cmd-match-verify-help = Rejouer une feuille de partie et vérifier ses dés
cmd-match-record = feuille
cmd-match-record-help = Un fichier obtenu avec /partie exporter ; sinon, la partie de ce salon
cmd-rules = règles
cmd-rules-help = Lire les règles : le sommaire, ou une recherche par mots ou par numéro
cmd-rules-question = question
cmd-rules-question-help = Des mots comme « comment gagner », ou un numéro comme DN-39
cmd-help = aide
cmd-help-help = Comment commencer
cmd-about = à-propos
cmd-about-help = Ce qu’est Herald
cmd-settings = réglages
cmd-settings-help = Vos préférences et celles du serveur
cmd-settings-mine = miens
cmd-settings-mine-help = Changer vos préférences
cmd-settings-server = serveur
cmd-settings-server-help = Changer les préférences du serveur
cmd-settings-language = langue
cmd-settings-language-help = La langue dans laquelle je vous parle
cmd-settings-server-language-help = La langue des plateaux et des défis
cmd-settings-colours = couleurs
cmd-settings-colours-help = Les couleurs de vos images privées
cmd-settings-text-boards = plateaux-texte
cmd-settings-text-boards-help = Afficher les plateaux en texte plutôt qu’en image
cmd-settings-hands-by-dm = main-par-mp
cmd-settings-hands-by-dm-help = Garder une copie de votre main dans vos messages privés
cmd-settings-pings = appels
cmd-settings-pings-help = Recevoir une mention quand c’est à vous de jouer
cmd-settings-threads = fils
cmd-settings-threads-help = Quand ouvrir un fil pour la partie

language-auto = comme dans Discord
language-en = anglais
language-fr = français
threads-always = toujours
threads-when-busy = quand le salon est occupé
threads-never = jamais
theme-dark = sombre
theme-light = clair
theme-colour-blind = pour daltoniens
settings-saved = Enregistré.
settings-dm-refused = Discord a refusé mon dernier message. Ouvrez vos messages privés pour ce serveur ; je réessaie à votre prochaine partie, ou tout de suite si vous remettez ce réglage sur oui

button-menu = ‹ Menu
button-open-seat = Laisser la place libre
button-search = Chercher un adversaire
about =
    ### Herald { $version }
    Herald fait jouer des duels de cartes et en applique les règles. C’est un logiciel libre sous licence MIT.
    Jeux : { $games }. Serveurs : { $servers }.
    Des dés honnêtes : Herald scelle les dés avant la partie et montre ensuite la graine. Vérifiez-les avec `/partie vérifier`.
    Vos données : je garde les réponses des parties, les noms et identifiants des joueurs, les cotes, les decks et les réglages. Je ne lis jamais vos messages. `/vie-privée` montre vos données, les exporte ou les efface.

## Decks

deck-question = Quel deck jouez-vous ?
deck-doubtful = Vous avez choisi « { $deck } », mais pas encore confirmé.
deck-chosen = Vous jouez « { $deck } ». Vous pouvez encore changer d’avis jusqu’au début de la partie.
deck-secret = Personne d’autre ne le voit avant le début de la partie.
deck-random = Un deck tout prêt, au hasard
deck-random-help = Herald en choisit un pour vous
deck-not-legal = { $faults ->
    [one] Non valable ici : { $faults } erreur
   *[other] Non valable ici : { $faults } erreurs
}
deck-placeholder = Choisir un deck

## Rules

rules-games = Les règles de tous les jeux
rules-choose-game = Choisir un jeu
rules-choose-chapter = Choisir un chapitre
rules-how-to-search = Choisissez un chapitre ci-dessous, ou cherchez avec `/règles` : des mots comme « comment gagner », ou un numéro.
rules-count = { $count ->
    [one] 1 règle
   *[other] { $count } règles
}
rules-found = { $count ->
    [one] 1 règle trouvée pour « { $question } »
   *[other] { $count } règles trouvées pour « { $question } »
}
rules-page = Page { $page } sur { $pages }
rules-none = Aucune règle ne contient tous les mots de « { $question } ». Essayez avec moins de mots, ou parcourez les chapitres.

panel-foretold = Votre réponse préparée a été jouée : { $what }
orders-bells = 🔔 je vous demande, 🔕 je passe pour vous : appuyez pour changer.
habits-title = Ce que Herald passe pour vous
habit-quiet = tout ce qui arrive pendant les tours adverses, jusqu’au mien
always-this = Toujours « { $answer } » : { $title }
always-again = Me redemander…
ahead-title = Répondre à l’avance
ahead-asked = Prochaine question probable : { $title }
ahead-some = une question que l’on ne connaît pas encore.
ahead-how = Votre réponse sera jouée dès que la question viendra, si elle est encore permise. Personne d’autre ne la voit.
ahead-choose = Ma réponse à l’avance…
ahead-unknown = On ne sait pas encore ce qui vous sera demandé ensuite.
ahead-left = Réponse préparée : { $what }
ahead-rest = le reste de ce que vous avez choisi
ahead-missed = Votre réponse préparée ne convenait pas : { $what }
button-ahead = Répondre à l’avance
button-ahead-back = Retirer ma réponse
error-not-ahead = La partie a avancé : cette réponse n’est plus possible. Regardez, puis choisissez à nouveau.
words-count = { button-words } ({ $count })
