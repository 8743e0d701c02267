# Les vraies cartes du propriétaire du bot.

real-bad-cut = le fichier s’arrête au milieu, après { $at } caractères. Téléchargez-le à nouveau.
real-bad-json = le fichier est illisible après { $at } caractères, à « { $found } ». Téléchargez-le à nouveau.
real-bad-deep = le fichier a trop de listes imbriquées après { $at } caractères.
real-bad-kind = ce n’est ni `default_cards` de Scryfall ni `AllPrintings` de MTGJSON. S’il est compressé, décompressez-le d’abord.
real-bad-more = le fichier continue après sa fin. Téléchargez-le à nouveau.
real-bad-many = le fichier a plus de { $most } entrées, ce qui est la limite.
real-bad-large = le fichier dépasse { $most } Go, ce qui est la limite.
real-bad-changed = le fichier a changé pendant la lecture. Attendez la fin du téléchargement.
real-bad-letters = le fichier n’est pas en UTF-8. Téléchargez-le à nouveau.
real-bad-file = le fichier ne s’ouvre pas : { $reason }.
real-bad-few = le fichier a { $count } cartes, et Herald en connaît { $before }. Si c’est voulu, lancez d’abord `python -m bot real forget`.

real-play-exact = Herald joue cette carte exactement.
real-play-by-hand = Herald ne connaît pas le texte de cette carte. Les joueurs peuvent l’appliquer à la main, avec l’accord des deux.
real-play-not = Herald ne peut pas jouer cette carte, même à la main.
real-page = [Chercher la carte]({ $link })
real-line = ligne { $line } : { $reason }
real-why-disabled = le propriétaire du bot l’a désactivée : { $found }
real-why-layout = Herald ne connaît pas la disposition { $layout }
real-why-type = { $type } a ses propres règles, que Herald ne connaît pas
real-why-mana = son coût de mana manque ou contient des symboles inconnus
real-why-size = sa force ou son endurance n’est pas un nombre jusqu’à 99
real-why-keyword = Herald ne connaît pas l’un de ses mots-clés
real-why-listed-keyword = Herald ne connaît pas ce mot-clé à cette place : { $keyword }
real-why-feature = Herald ne sait pas encore gérer ceci : { $feature ->
    [activation] le moment ou le nombre d’activations d’une capacité
    [any_order] des cartes remises dans n’importe quel ordre
    [attached] être enchanté ou équipé
    [attack_or_block_duties] l’obligation d’attaquer ou de bloquer
    [attack_or_block_limits] les limites d’attaque et de blocage
    [attacking_or_blocking] les créatures attaquantes ou bloqueuses
    [cast_otherwise] lancer autrement ou pour un autre coût
    [chosen_word] une couleur, un type ou un nom choisi
    [copies] les copies
    [cycled] le recyclage d’autres cartes
    [dice] les dés et les pièces
    [divided] une répartition en nombre libre
    [dungeon] les donjons
    [energy] l’énergie
    [freeze] les permanents qui restent engagés à l’étape de dégagement
    [greatest] le plus grand nombre, un total ou une moitié
    [impulse] jouer des cartes depuis d’autres zones
    [modes] d’autres nombres de modes
    [monarch] le monarque
    [named_cards] des cartes appelées par leur nom
    [nonbasic] les permanents non de base ou non neigeux
    [one_or_more] les événements groupés
    [other_counters] les marqueurs de cette sorte
    [play_lands] les terrains supplémentaires
    [player_or_planeswalker] un joueur ou un planeswalker
    [poison] le poison
    [prevention] cette prévention de blessures
    [proliferate] la prolifération
    [random] un choix au hasard
    [ready_made_tokens] d’autres jetons que les règles définissent
    [reveal] révéler de telles cartes
    [this_turn] ce qui s’est passé plus tôt
    [transform] la transformation
    [until_this_leaves] un exil jusqu’au départ d’un permanent
   *[would_die] ce qui mourrait
}
real-why-action = Herald ne sait pas lire l’une de ses actions
real-why-change = Herald ne sait pas lire l’un de ses changements
real-why-condition = Herald ne sait pas lire sa condition
real-why-cost = Herald ne sait pas lire son coût
real-why-event = Herald ne sait pas lire son déclencheur
real-why-given = elle donne une capacité que Herald ne sait pas donner
real-why-kind = Herald ne sait pas lire les objets concernés
real-why-limit = Herald ne sait pas lire le moment de son activation
real-why-modes = Herald ne sait pas lire ses modes
real-why-newcomers = elle concerne aussi les permanents qui arrivent plus tard
real-why-number = Herald ne sait pas lire l’un de ses nombres
real-why-player = Herald ne sait pas lire le joueur qui agit
real-why-replacing = Herald ne sait pas lire cette ligne
real-why-target = Herald ne sait pas lire ses cibles
real-why-token = Herald ne sait pas lire son jeton
real-why-zone = elle agit depuis un cimetière
real-why-at-once = Herald ne sait pas déplacer plusieurs cibles à la fois
real-why-unclear = Herald ne sait pas quel objet ou quel joueur est désigné
real-why-two-ways = Herald peut la lire de deux façons
real-why-language = elle a plus de parties que Herald n’en admet
real-why-senseless = la vérification de Herald la refuse : { $field }
real-why-round-trip = imprimée à nouveau, elle ne dit pas la même chose
real-why-broken = Herald a échoué sur cette carte : { $fault }. Merci de la signaler.
