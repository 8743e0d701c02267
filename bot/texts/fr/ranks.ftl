# Classements, recherches d’un adversaire, saisons. Un seul mot pour chaque chose : cote (le nombre), provisoire
# (on en sait trop peu), classement, recherche, saison, points.

## Commandes

cmd-rank = cote
cmd-rank-help = Les cotes : la vôtre, celles de ce serveur, celles d’un jeu tous serveurs confondus
cmd-rank-me = moi
cmd-rank-me-help = Votre cote à chaque jeu, avec une image de son évolution
cmd-rank-server = serveur
cmd-rank-server-help = Le classement de ce serveur
cmd-rank-across = jeu
cmd-rank-across-help = Le classement tous serveurs confondus, pour ceux qui ont choisi d’y être
cmd-rank-game-help = Quel jeu
cmd-rank-mine-game-help = Le jeu que montre l’image ; sinon celui que vous avez le plus joué
cmd-rank-show = montrer
cmd-rank-show-help = Le montrer à tous dans le salon
cmd-lfg = chercher
cmd-lfg-help = Chercher sur ce serveur un adversaire proche de votre cote
cmd-lfg-minutes = minutes
cmd-lfg-minutes-help = Combien de temps chercher (30 sans autre indication)
cmd-lfg-deck-help = Votre deck ou votre équipe ; sinon, un deck tout prêt
cmd-settings-across = tous-serveurs
cmd-settings-across-help = Être aussi coté et classé tous serveurs confondus, avec ceux qui le veulent aussi
cmd-settings-searches = recherches
cmd-settings-searches-help = Avec qui /chercher vous réunit
searches-anywhere = tous les salons
searches-here = le même salon seulement

## Cotes

rank-title-mine = ### Vos cotes sur ce serveur
rank-row-mine = **{ $game }** : **{ $rating }** ± { $band } · { $place } · { $matches }
rank-place = Place { $place } sur { $listed }
rank-provisional = Provisoire pour l’instant
rank-unlisted = Hors classement
rank-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
  }
rank-matches-only = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }
rank-idle = Sans jouer, votre cote devient moins sûre : la marge ± grandit, la cote reste.
rank-none-mine = Vous n’avez pas encore de cote sur ce serveur. Les parties entre personnes comptent dès qu’elles se terminent : `/jouer` ou `/chercher`.
rank-title-server = ### { $game } : classement de ce serveur
rank-across = Coté tous serveurs confondus
rank-title-across = ### { $game } : classement tous serveurs confondus
rank-row = { $place }. { $who } · **{ $rating }** ± { $band } · { $matches }
rank-row-provisional = { $who } · { $rating }? ± { $band } · { $matches }
rank-head-provisional = **Provisoires**
rank-nobody = Personne n’est encore classé ici.
rank-page = Page { $page } sur { $pages } · classé selon le niveau minimum estimé
rank-how-across = Ce classement réunit ceux qui ont activé `tous-serveurs` dans `/réglages miens` ; une partie compte quand tous ses joueurs l’avaient fait.
rank-changed = Cote : { $changes }
rank-changed-one = { $who } { $before } → { $after } ({ $change })
rank-pic-alt = { $name } : cote { $rating }, à { $band } près.
rank-pic-course = La courbe part de { $first }, reste entre { $low } et { $high }, et en est à { $last }.
rank-pic-none = aucune partie cotée
rank-pic-somebody = Quelqu’un

## Recherches

search-begun = **Je vous cherche un adversaire :** { $game }, { $clock }. La recherche s’arrête { $until }.
search-goes-on = **Vous cherchez déjà :** { $game }, { $clock }, dans { $where }. La recherche s’arrête { $until }.
search-deck = Vous apportez { $deck }.
search-how = Je cherche d’abord près de votre cote, puis plus loin. Dès que je trouve quelqu’un, la partie commence et vous recevez une mention.
search-ended-nobody = **Personne n’a été trouvé :** votre recherche d’adversaire pour { $game } est terminée. Relancez-la avec `/chercher`, ou défiez quelqu’un avec `/jouer`.
search-ended-playing = **Votre recherche est terminée :** vous jouez maintenant avec quelqu’un d’autre, je ne cherche plus d’adversaire pour { $game }.
search-ended-shut-out = **Votre recherche est terminée** pour { $game } : vous n’avez plus aucun des rôles qui peuvent jouer sur ce serveur. Demandez-en un à un gérant du serveur.
search-cancelled = La recherche est arrêtée.
search-met-in-vain = { $first } { $second } – votre partie de **{ $game }** ne peut finalement pas commencer ici. Vos recherches continuent.
search-met = 🤝 { $first } { $second } : adversaire trouvé pour **{ $game }**. Votre partie `{ $code }` commence ici.
search-thread = { $game } : { $first } – { $second }
button-lfg-cancel = Ne plus chercher
error-search-over = Cette recherche est terminée : quelqu’un a été trouvé, son temps était écoulé, ou vous l’avez arrêtée. Commencez-en une autre avec `/chercher`.

## Saisons

cmd-season = saison
cmd-season-help = Plusieurs tournois comptés ensemble
cmd-season-create = créer
cmd-season-create-help = Commencer une saison de ce serveur
cmd-season-name = nom
cmd-season-name-help = Le nom de la saison
cmd-season-points = points
cmd-season-points-help = Points par place, comme 12 9 7 6 5 4 3 2 1 ; le dernier vaut pour toutes les places suivantes
cmd-season-show = voir
cmd-season-show-help = Voir où en est une saison
cmd-season-season = saison
cmd-season-season-help = Quelle saison ; sinon la plus récente en cours
cmd-season-count = compter
cmd-season-count-help = Faire compter le tournoi de ce salon pour une saison
cmd-season-out = pas-du-tout
cmd-season-out-help = Ne le faire compter pour aucune saison
cmd-season-end = finir
cmd-season-end-help = Finir une saison : plus rien ne compte pour elle
season-created = La saison **{ $name }** a commencé. Points par place : { $points } Faites-y compter des tournois avec `/tournoi saison compter`, dans leurs salons.
season-counts = **{ $tournament }** compte pour la saison **{ $name }** dès qu’il est terminé.
season-left-out = **{ $tournament }** ne compte pour aucune saison.
season-ended = La saison **{ $name }** est finie. `/tournoi saison voir` la montre encore.
season-title = ### { $name }{ $state ->
    [over] {" "}(finie)
   *[open] {""}
  }
season-events = { $finished } tournois terminés sur { $events }
season-row = { $place }. { $who } · **{ $points }** · places { $places }
season-nobody = Personne n’a encore de points.
season-points = Points par place : { $points } Ceux qui partagent une place partagent ses points.
decimal-sign = ,
error-no-such-season = Cette saison n’existe pas sur ce serveur. Demandez à un organisateur d’en commencer une avec `/tournoi saison créer`.
error-season-exists = Ce serveur a déjà une saison nommée « { $name } ». Rien n’a changé : choisissez un autre nom.
error-season-over = La saison « { $name } » est finie : ce qui compte pour elle ne change plus. Rien n’a changé ; commencez-en une autre avec `/tournoi saison créer`.
error-points-unreadable = Ces points sont illisibles. Rien n’a changé : écrivez au plus 64 nombres entiers, du plus grand au plus petit, jusqu’à 10000, comme `12 9 7 6 5 4 3 2 1`.
error-too-many-season-events = { $most } tournois comptent déjà pour cette saison, c’est le maximum. Commencez une autre saison.
