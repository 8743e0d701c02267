# L’ordre entre les gens : vie privée, listes de blocage, modération, réglages en panneaux.

## Vie privée

cmd-privacy = vie-privée
cmd-privacy-help = Ce que je garde sur vous : le voir, le recevoir en fichier, l’effacer
cmd-privacy-show = voir
cmd-privacy-show-help = Voir ce que je garde sur vous, et en quelle quantité
cmd-privacy-export = exporter
cmd-privacy-export-help = Recevoir en fichier tout ce que je garde sur vous
cmd-privacy-delete = effacer
cmd-privacy-delete-help = Effacer ce que je garde sur vous, après confirmation

privacy-title = Ce que je garde sur vous
privacy-nothing = Rien du tout.
privacy-settings = Vos choix de `/réglages miens`, et la date de votre dernière visite.
privacy-switches = { $count ->
    [one] Un choix sur ce qu’un jeu vous demande.
   *[other] { $count } choix sur ce que les jeux vous demandent.
  }
privacy-consents = { $count ->
    [one] Votre choix d’être coté ou non entre serveurs, et depuis quand.
   *[other] Vos { $count } choix d’être coté ou non entre serveurs, et depuis quand.
  }
privacy-blocks = { $count ->
    [one] Une personne que vous avez bloquée.
   *[other] { $count } personnes que vous avez bloquées.
  }
privacy-decks = { $count ->
    [one] Un deck que vous avez enregistré.
   *[other] { $count } decks que vous avez enregistrés.
  }
privacy-lessons = { $count ->
    [one] Où vous en êtes dans une leçon ou une énigme.
   *[other] Où vous en êtes dans { $count } leçons et énigmes.
  }
privacy-matches = { $count ->
    [one] Une partie ou un défi : où et quand, votre nom, votre deck, le résultat.
   *[other] { $count } parties et défis : où et quand, votre nom, votre deck, le résultat.
  }
privacy-answers = { $count ->
    [one] Une réponse que vous avez donnée dans une partie.
   *[other] { $count } réponses que vous avez données dans des parties.
  }
privacy-searches = { $count ->
    [one] Une recherche d’adversaire ; elle disparaît une semaine après sa fin.
   *[other] { $count } recherches d’adversaire ; elles disparaissent une semaine après leur fin.
  }
privacy-ratings = { $count ->
    [one] Une cote.
   *[other] { $count } cotes.
  }
privacy-history = { $count ->
    [one] Ce qu’une partie a changé à l’une de vos cotes.
   *[other] Ce que { $count } parties ont changé à vos cotes.
  }
privacy-rated = { $count ->
    [one] Une partie cotée dans l’historique qui sert à calculer les cotes.
   *[other] { $count } parties cotées dans l’historique qui sert à calculer les cotes.
  }
privacy-met = { $count ->
    [one] Une cote de quelqu’un d’autre qui vous compte parmi ses adversaires.
   *[other] { $count } cotes d’autres personnes qui vous comptent parmi leurs adversaires.
  }
privacy-entries = { $count ->
    [one] Un tournoi où vous étiez inscrit, avec votre nom et votre deck.
   *[other] { $count } tournois où vous étiez inscrit, avec votre nom et votre deck.
  }
privacy-tournaments = { $count ->
    [one] Un tournoi que vous avez créé.
   *[other] { $count } tournois que vous avez créés.
  }
privacy-results = { $count ->
    [one] Un résultat que vous avez saisi comme organisateur.
   *[other] { $count } résultats que vous avez saisis comme organisateur.
  }
privacy-acts = { $count ->
    [one] Une ligne du journal d’un tournoi qui vous nomme.
   *[other] { $count } lignes de journaux de tournois qui vous nomment.
  }
privacy-packs = { $count ->
    [one] Le fait d’avoir apporté un paquet de cartes. Le paquet lui-même appartient à son serveur.
   *[other] Le fait d’avoir apporté { $count } paquets de cartes. Les paquets eux-mêmes appartiennent à leurs serveurs.
  }
privacy-runs = { $count ->
    [one] Un essai au laboratoire que vous avez lancé. Il appartient à son serveur.
   *[other] { $count } essais au laboratoire que vous avez lancés. Ils appartiennent à leurs serveurs.
  }
privacy-never = Je ne lis jamais vos messages, et je ne transmets rien à personne d’autre que Discord.
privacy-backups = { $days ->
    [0] Il n’y a pas de sauvegarde quotidienne ; la personne qui héberge ce bot peut en garder d’autres.
    [one] Les sauvegardes quotidiennes sont gardées un jour ; d’ici là, elles contiennent encore ce qui est effacé ici.
   *[other] Les sauvegardes quotidiennes sont gardées { $days } jours ; d’ici là, elles contiennent encore ce qui est effacé ici.
  }
privacy-period = { $days ->
    [0] Les parties terminées, les tournois et les journaux sont gardés sans limite de durée.
   *[other] Les parties terminées, les tournois et les journaux sont gardés { $days } jours. Si vous ne venez pas pendant { $days } jours, vous êtes oublié comme si vous l’aviez demandé.
  }
privacy-statement = Page de confidentialité : { $url }
privacy-contact = Questions sur vos données : { $contact }
privacy-how = `/vie-privée exporter` vous le donne en fichier, `/vie-privée effacer` l’efface.
privacy-here = Tout ce que je garde sur vous. Les noms et les choix des autres n’y sont pas.
privacy-delete-title = Effacer tout ce que je garde sur vous ?
privacy-delete-question =
    - Vous abandonnez vos parties en cours et quittez vos tournois. Vos défis et vos recherches prennent fin.
    - Vos decks, vos réglages, vos cotes et leur historique disparaissent. Personne ne peut les récupérer.
    - Les autres gardent leurs parties, leurs résultats et leurs cotes. Votre nom et les noms de vos decks y sont effacés. Les motifs écrits sur vous par un organisateur ou un modérateur le sont aussi.
    - Les dés de vos parties et les tirages de vos tournois ont besoin de ce que vous y avez ajouté : vos mots, ou le numéro de votre clic. Cela reste dans leurs feuilles. Rien d’autre dans la base ne mène à vous.
    - Les personnes qui vous ont bloqué restent protégées : leur liste garde votre identifiant Discord, sans votre nom.
    - Les paquets de cartes que vous avez apportés et vos essais au laboratoire restent à leurs serveurs, sans votre nom.
    - J’efface votre nom des plateaux de vos { $boards } dernières parties et de vos { $boards } derniers défis annulés, là où je le peux encore. Les autres messages qui vous nomment restent. Les modérateurs peuvent les supprimer dans les salons.
    - Si une sauvegarde est restaurée, j’efface de nouveau vos données. Pour cela, une marque reste à côté de la base. Elle ne dit pas qui vous êtes.
button-forget-me = Tout effacer
button-keep-me = Tout garder
privacy-kept = Rien n’a été effacé.
privacy-deleted = C’est fait : il ne reste rien sur vous dans ma base, sauf dans les listes de blocage des autres. Ce que vous avez ajouté aux dés reste dans les feuilles de partie, sans votre nom. Si vous rejouez, vous repartez de zéro.

## Listes de blocage

cmd-block = bloquer
cmd-block-help = Les personnes que vous ne voulez pas rencontrer ; personne d’autre ne le sait
cmd-block-add = ajouter
cmd-block-add-help = Bloquer quelqu’un : il ne peut ni vous défier ni s’asseoir avec vous
cmd-block-remove = retirer
cmd-block-remove-help = Retirer quelqu’un de votre liste
cmd-block-list = liste
cmd-block-list-help = Montrer qui vous avez bloqué
cmd-block-menu = Bloquer
cmd-block-user = personne
cmd-block-add-user-help = La personne que vous ne voulez pas rencontrer
cmd-block-remove-user-help = La personne à débloquer

block-title = Vous avez bloqué { $count ->
    [one] une personne
   *[other] { $count } personnes
  }
block-nobody = Vous n’avez bloqué personne. Pour bloquer quelqu’un : `/bloquer ajouter`.
block-what = Ces personnes ne peuvent ni vous défier ni rejoindre vos défis, et `/chercher` ne vous réunit pas. Elles n’en savent rien.
block-remove = Qui voulez-vous débloquer ?
block-added = Vous avez bloqué { $who } : plus de défi, plus de place à vos tables, plus de `/chercher` ensemble ; les rondes suisses évitent la paire comme elles évitent une revanche. Ce que vous jouez déjà continue. Personne d’autre ne le sait ; `/bloquer liste` montre votre liste.
block-removed = Vous avez débloqué { $who }.

error-cannot-be-challenged = On ne peut pas défier { $who } en ce moment. Nommez quelqu’un d’autre, ou laissez la place libre.
error-you-blocked = Vous avez bloqué { $who }. Pour débloquer quelqu’un : `/bloquer liste`.
error-no-seat-for-you = Il n’y a pas de place pour vous à cette table en ce moment. Lancez votre propre défi avec `/jouer`.
error-blocked-self = Vous ne pouvez pas vous bloquer vous-même. Nommez quelqu’un d’autre.
error-blocked-bot = Les bots ne défient personne ; inutile de les bloquer. Nommez une personne.
error-too-many-blocked = Vous avez bloqué { $most } personnes, c’est le maximum. Tapez `/bloquer liste` pour en débloquer une d’abord.
error-not-blocked = { $who } n’est pas sur votre liste ; rien n’a changé. Tapez `/bloquer liste` pour la voir.

## Modération

cmd-moderate = modérer
cmd-moderate-help = Décider des parties des autres ; pour les modérateurs
cmd-moderate-end = annuler
cmd-moderate-end-help = Annuler une partie ; elle ne compte pour personne
cmd-moderate-pause = suspendre
cmd-moderate-pause-help = Suspendre une partie ; ses pendules s’arrêtent
cmd-moderate-resume = reprendre
cmd-moderate-resume-help = Relancer une partie suspendue ; chacun retrouve tout son temps
cmd-moderate-adjudicate = trancher
cmd-moderate-adjudicate-help = Finir une partie par une victoire, ou par une nulle
cmd-moderate-replace = remplacer
cmd-moderate-replace-help = Donner la place d’un absent à l’ordinateur, ou la proposer à quelqu’un
cmd-moderate-log = journal
cmd-moderate-log-help = Montrer les dernières décisions des modérateurs
cmd-moderate-reason = motif
cmd-moderate-reason-help = La raison, annoncée à la table et gardée dans le journal
cmd-moderate-winner = gagnant
cmd-moderate-winner-help = Le gagnant ; sans nom, la partie est nulle
cmd-moderate-player = joueur
cmd-moderate-player-help = Le joueur absent
cmd-moderate-substitute = remplaçant
cmd-moderate-substitute-help = La personne qui peut prendre la place ; la question lui est posée à la table
cmd-moderate-computer-help = L’ordinateur de ce niveau prend la place tout de suite

moderated-end = ⚖️ { $by } a annulé la partie `{ $code }` : { $reason }
moderated-pause = ⚖️ { $by } a suspendu la partie `{ $code }` ; ses pendules sont arrêtées : { $reason }
moderated-resume = ⚖️ { $by } a relancé la partie `{ $code }` ; chacun retrouve tout son temps : { $reason }
moderated-winner = ⚖️ { $by } a donné la partie `{ $code }` à { $winner } : { $reason }
moderated-draw = ⚖️ { $by } a déclaré nulle la partie `{ $code }` : { $reason }
moderated-offer = ⚖️ { $new }, { $by } vous propose de remplacer { $user } dans la partie `{ $code }` : { $reason }
moderated-declined = ⚖️ { $new } refuse de remplacer { $user } dans la partie `{ $code }`, comme l’avait proposé { $by } : { $reason }
moderated-replace = ⚖️ { $new } remplace { $user } dans la partie `{ $code }`, par décision d’un modérateur, { $by } : { $reason }
moderation-title = Décisions des modérateurs
moderation-nothing = Rien encore.
moderate-done = C’est fait : la table de `{ $code }` est prévenue, et `/modérer journal` garde la décision.
moderate-offered = La question est posée à { $who } à la table. La place change de mains quand l’offre est acceptée.
button-take-seat = Prendre la place
button-refuse-seat = Refuser
board-held = ⚖️ Un modérateur a suspendu cette partie. Ses pendules sont arrêtées.
panel-held = Un modérateur a suspendu cette partie, et ses pendules sont arrêtées. Elle reprend quand un modérateur le dit.
result-adjudicated = un modérateur a tranché.
privacy-rulings = { $count ->
    [one] Une ligne du journal des modérateurs d’un serveur sur vous ou votre partie.
   *[other] { $count } lignes de journaux de modérateurs sur vous ou vos parties.
  }

error-held = Un modérateur a suspendu cette partie. Rien n’a changé ; attendez qu’un modérateur la relance.
error-not-held = Aucun modérateur n’a suspendu cette partie ; rien n’a changé. Si ses joueurs l’ont mise en pause, eux seuls peuvent la reprendre.
error-not-moderator = Seuls les gérants du serveur et les membres du rôle de modération peuvent le faire. Rien n’a changé.
error-own-match = Vous jouez cette partie, donc vous ne pouvez pas en décider. Adressez-vous à un autre modérateur. Rien n’a changé.
error-match-of-event = Cette partie fait partie d’un tournoi. Ses organisateurs peuvent en décider avec *{ button-tournament-organise }*. Rien n’a changé.
error-not-at-that-table = { $who } ne joue pas cette partie. Nommez l’un de ses joueurs.
error-sits-there = { $who } joue déjà cette partie. Nommez quelqu’un d’autre.
error-substitute-wanted = Nommez soit un remplaçant, soit le niveau d’un ordinateur.
error-not-your-offer = Cette place est proposée à quelqu’un d’autre. Vous pouvez regarder la partie avec *{ button-view }*.
error-offer-over = Cette offre est réglée, ou la partie est finie. Rien n’a changé : regardez le plateau de la partie.

## Settings

cmd-settings-challenges = défis
cmd-settings-challenges-help = Laisser les autres vous défier par votre nom
cmd-settings-clock-help = La pendule d’un défi qui n’en nomme aucune
cmd-settings-moderators = modérateurs
cmd-settings-moderators-help = Le rôle de ceux qui peuvent décider des parties des autres par /modérer
cmd-settings-role = rôle
cmd-settings-role-help = Un rôle dont les membres peuvent jouer : ajouté à la liste, ou retiré ; sans liste, tout le monde
cmd-settings-channel = salon
cmd-settings-channel-help = Un salon où les parties commencent : ajouté à la liste, ou retiré ; sans liste, partout

settings-mine-title = Vos réglages
settings-server-title = Réglages de ce serveur
settings-choose = Choisir
button-change = Changer
button-settings-back = ‹ Réglages
button-settings-me = Moi
button-settings-calls = Mentions
button-settings-pictures = Images
button-settings-server = Ce serveur
setting-on = oui
setting-off = non
mine-language = Langue
mine-language-help = La langue dans laquelle je vous parle.
mine-zone = Fuseau horaire
mine-zone-help = Vos heures calmes et la liste du matin s’y règlent.
mine-challenges = Défis directs
mine-challenges-help = Tout le monde peut vous défier directement. Les défis ouverts restent permis.
mine-across = Cote tous serveurs
mine-across-help = Vos parties classées comptent aussi pour la cote tous serveurs confondus.
mine-pings = Mentions
mine-pings-help = Vous recevez une mention quand c’est à vous de jouer.
mine-quiet = Heures calmes
mine-quiet-help = Vous ne recevez aucune mention à ces heures.
mine-morning = Liste du matin
mine-morning-help = Chaque matin, un message privé liste les parties qui vous attendent.
mine-hands-by-dm = Main par message privé
mine-hands-by-dm-help = Une copie de votre main reste dans vos messages privés, outre *{ button-hand }*.
mine-colours = Couleurs
mine-colours-help = Les couleurs de vos images privées.
mine-text-boards = Plateaux en texte
mine-text-boards-help = Je décris les plateaux en mots, pour les lecteurs d’écran.
server-language = Langue
server-language-help = La langue des plateaux et des défis.
server-threads = Fils
server-threads-help = Quand une partie reçoit son propre fil.
server-clock = Pendule par défaut
server-clock-help = La pendule d’un défi qui n’en nomme aucune.
server-searches = Recherches
server-searches-help = Où `/chercher` trouve un adversaire.
server-away = Attente des absents
server-away-help = Combien de temps les parties par correspondance attendent un joueur en `/absence`.
server-organisers = Organisateurs
server-organisers-help = Le rôle qui organise les tournois, en plus des gérants du serveur.
server-organisers-none = Aucun rôle
server-moderators = Modérateurs
server-moderators-help = Le rôle qui peut utiliser `/modérer`, en plus des gérants du serveur.
server-moderators-none = Aucun rôle
server-players = Joueurs
server-players-help = Les rôles qui peuvent jouer.
server-players-none = Tout le monde
server-players-gone = Tous les rôles de cette liste ont été supprimés : seuls les gérants du serveur peuvent jouer. Choisissez d’autres rôles, ou videz la liste.
server-channels = Salons
server-channels-help = Où les parties peuvent commencer.
server-channels-none = Dans tous les salons
server-channels-gone = Tous les salons de cette liste ont été supprimés : aucune partie ne peut commencer. Choisissez d’autres salons, ou videz la liste.

error-not-a-player = Sur ce serveur, il faut l’un de ces rôles pour jouer : { $roles }. Adressez-vous aux gérants du serveur.
error-other-channels = Sur ce serveur, les parties ne commencent que dans ces salons : { $channels }. Utilisez la commande là-bas.

privacy-words = { $count ->
    [one] 1 mot d’un jeu qui vous a été expliqué.
   *[other] { $count } mots de jeux qui vous ont été expliqués.
  }

## Le menu de /aide

button-menu-learn = Apprendre un jeu
button-menu-computer = Affronter l’ordinateur
button-menu-people = Affronter quelqu’un
button-menu-puzzle = Énigme du jour
button-menu-matches = Mes parties
button-menu-settings = Mes réglages
menu-learn = une partie guidée de 10 à 15 minutes (`/apprendre`)
menu-computer = tout de suite, dans ce salon (`/jouer`)
menu-people = un ami ou un inconnu (`/jouer`, `/chercher`)
menu-puzzle = une position à résoudre (`/énigme`)
menu-matches = à vous, en attente, terminées (`/parties`)
menu-settings = langue, images, mentions (`/réglages miens`)
menu-more = Et aussi : `/deck` pour les decks, `/tournoi`, `/règles`, `/à-propos`
menu-computer-how = Choisissez un jeu. La partie commence dans ce salon, contre un ordinateur facile. Votre première partie d’un jeu est préparée, contre un ordinateur doux. `/jouer` propose d’autres niveaux et des options.
menu-people-how = Choisissez un jeu. `/jouer` propose une pendule, des options et des parties jusqu’à quatre joueurs.
menu-opponents = Défiez quelqu’un, laissez la place libre dans ce salon, ou cherchez un adversaire de votre niveau.
menu-whom = Qui voulez-vous défier ?
