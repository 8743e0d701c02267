## Ce qui assemble les textes de règle de tous les jeux

words-brackets = ({ $text })
words-then = { $first }, puis { $next }
    .short = { $first } ; { $next }
words-comma = { $first }, { $next }
words-or = { $first } ou { $next }
words-nor = { $first } ni { $next }
words-and = { $first } et { $next }
words-for-each = { " " }pour chaque { $kind }
    .short = { " " }par { $kind }
words-where = { " " }(X étant { $value })
    .short = { " " }(X = { $value })
words-number = { $number }
words-sum = { $first } + { $next }
words-difference = { $first } − { $next }
words-product = { $first } × { $next }
words-min-of = { $value }, { $number } au plus
    .short = { $value }, ≤{ $number }
words-max-of = { $value }, { $number } au moins
    .short = { $value }, ≥{ $number }
words-min = le minimum entre { $values }
    .short = minimum de { $values }
words-max = le maximum entre { $values }
    .short = maximum de { $values }
do-if = si { $conditions }, { $actions }
    .short = si { $conditions } : { $actions }
words-if-all = { $first } et si { $next }
    .short = { $first } et { $next }
words-if-any = { $first }, ou si { $next }
    .short = { $first } ou { $next }
words-bound-at-least = { $holds ->
    [no] moins de
   *[yes] au moins
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
words-bound-at-most = { $holds ->
    [no] plus de
   *[yes] au plus
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
words-bound-equals = { $holds ->
    [no] soit plus, soit moins de
   *[yes] exactement
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] =
    }{ $number }
words-noun = { NOUN($noun, $count) }
words-tails = { $first } { $next }
words-a = { GENDER($noun) ->
    [feminine] une
   *[masculine] un
} { $kind }
    .short = 1 { $kind }
words-some = { $up ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}{ $number } { $kind }
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
words-adjective-other = { $count ->
    [one] autre
   *[other] autres
}
words-sentences = { $first } { $rest }
    .short = { $first }. { CAPITAL($rest) }
words-sentence = { CAPITAL($text) }.
    .short = { $text }

## Noms : leurs formes et leur genre

# Un nom que déclare un paquet.
own-noun = { $count ->
    [one] { CAPITAL($one) }
   *[other] { CAPITAL($many) }
}
noun-card = { $count ->
    [one] carte
   *[other] cartes
}
    .gender = feminine
noun-spirit = { $count ->
    [one] Esprit
   *[other] Esprits
}
    .gender = masculine

## Ce que disent de même les cartes de plusieurs jeux

head-once = { $head } (une fois par tour)
    .short = { $head }, 1/tour
or-more = { $number } ou plus
    .short = ≥{ $number }
or-less = { $number } ou moins
    .short = ≤{ $number }
range = { $low } à { $high }
    .short = { $low }–{ $high }
each = chaque { $kind }
at-random = { $some } au hasard
    .short = { $some } au hasard
some = { $up ->
    [yes] jusqu’à{ " " }
   *[no] { "" }
}{ so-many } { $kind }{ $number ->
   *[other] { "" }
}
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
mode = • { CAPITAL($actions) }
    .short = { $actions }
modes = { $first }. { $next }
    .short = { $first } / { $next }
used-once = { $text } Une seule fois par tour.
    .short = { $text }, 1/tour
happens-once = { $text } Une seule fois par tour.
    .short = { $text }, 1/tour
do-for-each = pour chaque { $kind }, { $actions }
    .short = par { $kind } : { $actions }
so-many = { $number }
so-many-counted = { $count }
number-of = le nombre { DE($kind) }
    .short = { $kind }
value-x = X
where-y = { " " }(Y étant { $value })
    .short = { " " }(Y = { $value })
once-each-turn = { $when } (une fois par tour)
    .short = { $when }, 1/tour
dot = { $first } · { $next }
with-keyword = avec { $keyword }
cost-sacrifice = sacrifier { $some }
cost-discard = défausser { $some }
otherwise = { $text }. Sinon, { $actions }
    .short = { $text } ; sinon { $actions }

## Ce qui ne va pas dans un paquet de cartes

cards-right = { $file } : { $name }, version { $version }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, aucun problème
cards-refused = { $file } n’est pas un paquet valable : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
cards-list-refused = { $file } ne peut pas être repris : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
cards-list-unread = champs de la liste dont rien n’a été fait : { $fields }
cards-list-taken = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont { $unfinished } à terminer
pack-place = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
}{ $entry ->
    [none] { "" }
   *[other] , carte { $entry }
}{ $field ->
    [none] { "" }
   *[other] , champ { $field }
} : { $reason }
pack-too-large = le fichier est trop gros ; { $most } Kio au plus sont lus
pack-not-yaml = ce n’est pas du YAML lisible ici : vérifiez les retraits, guillemets et crochets
pack-alias = les ancres (&) et les alias (*) sont interdits ; écrivez le passage en entier
pack-tag = les étiquettes comme { $tag } sont interdites ; de simples valeurs suffisent
pack-too-deep = les éléments s’emboîtent sur plus de { $most } niveaux
pack-key-twice = { $field } est écrit deux fois au même endroit
pack-missing = ce champ manque
pack-unknown-field = ce champ n’existe pas ici
pack-not-among = { $found } n’existe pas ici ; valeurs permises : { $allowed }
pack-not-among-numbers = { $found } n’existe pas ici ; valeurs permises : un nombre, et { $allowed }
pack-untyped = il manque le champ { $allowed }, qui dit de quoi il s’agit
pack-too-small = { $found } est trop petit ; le minimum est { $limit }
pack-too-great = { $found } est trop grand ; le maximum est { $limit }
pack-too-few = pas assez d’éléments ; il en faut au moins { $limit }
pack-too-many = trop d’éléments ; { $limit } au plus
pack-empty = ce texte est vide ; écrivez au moins un caractère visible
pack-too-long = ce texte est trop long ; { $limit } caractères au plus
pack-characters = { $found } contient des caractères interdits ici ; un identifiant s’écrit en minuscules, chiffres et tirets bas, un nom sans retour à la ligne ni mise en forme Discord
pack-disguise = { $found } contient des lettres qui ne sont pas latines, ou des signes invisibles ; écrivez des lettres simples
pack-not-number = { $found } n’est pas un nombre entier
pack-not-text = un texte est attendu ici
pack-not-yes-no = { $found } n’est ni true ni false
pack-not-list = une liste est attendue ici
pack-not-fields = des champs nommés sont attendus ici
pack-unsayable = le texte de cette carte est trop imbriqué pour être dit ; simplifiez ses effets
pack-text-long = le texte de cette carte dépasse { $most } caractères ; donnez-lui moins d’effets, ou de plus simples
pack-invalid = cette valeur n’est pas valable
pack-picture-outside = la fenêtre dépasse l’image : gauche et largeur, haut et hauteur font 100 ensemble, au plus
pack-picture-window = seul un scan a une fenêtre : écrivez kind: scan, ou retirez la fenêtre
pack-id-twice = l’identifiant { $found } sert deux fois dans ce paquet
pack-id-taken = l’identifiant { $found } est pris par une carte d’un autre paquet ; choisissez-en un autre
pack-other-game = ce paquet est pour le jeu { $found }, pas pour { $wanted }

## Les lignes d’un deck

deck-line = { $line ->
    [0] { $reason }
   *[other] Ligne { $line } : { $reason }
}
deck-too-long = le texte est trop long ; { $most } caractères au plus sont lus
deck-bad-json = ce JSON ne décrit pas un deck ; voyez { $field }
deck-other-game = ce deck est pour un autre jeu : { $found }
deck-empty = il ne contient aucune carte
deck-bad-name = le nom du deck est vide, trop long, ou contient une mise en forme Discord
deck-too-many = il contient trop de rubriques ou de cartes
deck-heading-twice = le titre { $found } y figure deux fois
deck-nearly = { $found } n’existe pas. Vouliez-vous dire { $near } ?
deck-unknown = { $found } n’existe pas
deck-no-heading = { $found } se trouve avant le premier titre
fault-unknown = { $found } n’existe pas (ou plus)

## Noxtalia : paquets et équipes

pack-no-bound = indiquez at_least, at_most ou equals
pack-no-event = { $found } parle d’un événement ; seules les capacités avec when en ont un
pack-no-target = { $found } : il n’y a pas de telle cible ; nommez-la sous targets
pack-number = { $found } est trop petit ; 1 est le minimum
pack-other-event = l’événement { $found } n’a rien de ce genre dont on puisse parler ici
pack-other-target = la cible est d’un autre genre qu’il ne faut ici : { $found }
pack-zero = { $found } ne change rien
nx-pack-power = une Attaque ou une Défense a une puissance, un Soutien n’en a pas
nx-pack-zone = Zone ne va ni avec une carte attachée ni sur une Défense
nx-pack-attached = une capacité s’attache à un allié ou à un adversaire, pas aux deux
nx-pack-no-moment = ce moment n’arrive jamais pour une telle carte : { $found } ; possible ici : { $allowed }
nx-pack-pointless = { $found } ne fait rien dans { $when } ; possible là : { $allowed }
nx-pack-unsaid = indiquez { $found } dans { $when } : { $allowed }
nx-pack-no-meaning = { $found } ne veut rien dire dans { $when } ; supprimez-le
nx-pack-no-roll = die désigne le dernier lancer, mais aucun roll ne le précède
nx-pack-else = else n’arrive jamais sans if
nx-pack-one-host = une capacité ne repose que sur un Esprit : indiquez-en un seul
nx-pack-counted-twice = une seule des bornes peut être comptée ; donnez des nombres pour les autres
nx-pack-zero = 0 ne change rien
nx-pack-not-above-0 = ce nombre ne dépasse jamais 0 et ne fait donc rien
nx-pack-no-element = l’élément { $found } n’existe pas ; il y a : { $allowed }
nx-pack-no-card = la capacité { $found } n’existe pas ; il y a : { $allowed }
nx-pack-no-spirit = l’Esprit { $found } n’existe pas ; il y a : { $allowed }
nx-pack-printing-of-printing = { $found } est déjà une autre impression ; nommez la première
nx-pack-chart-twice = un élément est donné à la fois critique et faible
nx-pack-base-repeated = les capacités de base d’un Esprit doivent toutes être différentes
nx-pack-base-element = { $found } n’est pas de l’élément de son Esprit
nx-pack-base-ultimates = un Esprit a un Ultime au plus
nx-button-deck = Choisir mon équipe
nx-deck-question = Quelle équipe jouez-vous ?
nx-fault-shared = les équipes ont des Esprits en commun : { $count }
nx-fault-spirits = { $count ->
    [one] une équipe a trois Esprits différents, celle-ci en a un
   *[other] une équipe a trois Esprits différents, celle-ci en a { $count }
}
nx-fault-element = deux Esprits sont du même élément : { $element }
nx-fault-repeated = { $card } figure deux fois dans l’équipe
nx-fault-ultimates = { $spirit } a { $count } Ultimes ; un seul est permis
nx-fault-count = { $count ->
    [one] { $spirit } a une capacité au lieu de six
   *[other] { $spirit } a { $count } capacités au lieu de six
}
nx-fault-standard = en format Standard, { $spirit } garde ses capacités de base
nx-fault-other-element = { $card } n’est pas de l’élément { DE($spirit) }

## Images des auteurs

windows-file = fichier
windows-hand = main
windows-look-up = consultée
windows-board = plateau
windows-gear = petite
windows-strip = bande
picture-large = une image fait { $most } Mo au plus
picture-pixels = elle a plus de { $most } millions de pixels, c’est le maximum
picture-small = son plus long côté a moins de { $least } pixels ; elle ne serait pas nette
picture-format = ce n’est ni un PNG, ni un JPEG, ni un WebP
picture-broken = elle est illisible jusqu’au bout ; enregistrez-la de nouveau dans un autre logiciel
picture-moves = elle bouge ; seules les images fixes sont prises
picture-archive = ce ZIP est illisible ; refaites-le, sans mot de passe
picture-archive-large = un ZIP contient { $most } Mo d’images au plus
picture-heavy = avec { $file }, cela fait trop : 4 Mo par image, { $most } Mo en tout
picture-many = il contient plus de { $most } images, c’est le maximum pour un paquet
picture-too-many = un paquet a { $most } images au plus, et { $size } Mo d’images
picture-twice = { $file } y est deux fois
picture-twice-card = { $card } a déjà une image, et { $file } en serait une autre
picture-missing = { $card } nomme l’image { $file }, qui n’est pas venue avec ; apportez les deux dans un ZIP
picture-unused = aucune carte ne nomme l’image { $file }, et aucune n’a un tel id
picture-no-card = { $file } : aucune carte des paquets de ce serveur n’a cet id ; nommez l’image comme l’id de sa carte
picture-none = il ne contient aucune image
picture-no-pack = il ne contient pas de paquet, un fichier YAML ; apportez des images seules par `/cartes image`
picture-many-for-one = un ZIP est pour plusieurs cartes, que ses images nomment ; laissez `carte` de côté
picture-wrong = { $file } : { $reason }
picture-cut = un point d’attention se donne en deux nombres de 0 à 100, comme 50 38 ; une fenêtre en quatre, comme 7 11 86 46
picture-given = { $count ->
    [one] Une carte a son image.
   *[other] { $count } cartes ont leurs images.
} Les parties en cours gardent ce qu’elles ont.
picture-taken-down = **{ $card }** n’a plus d’image, ni ici ni dans les parties en cours. Les messages déjà envoyés gardent la leur jusqu’au prochain dessin.
picture-had-none = **{ $card }** n’a pas d’image à elle.
pack-exported = **{ $name }**, avec ses images. `/cartes importer` le prend tel quel, avec une version plus haute.
error-pack-too-large-to-send = Avec ses images, le paquet fait { $size } Mo, et Discord en accepte { $most } ici. Demandez à la personne qui héberge ce bot : elle trouvera les images à côté de la base.
error-no-room-for-pictures = Le disque n’a plus de place pour des images. Rien n’a changé ; signalez-le à la personne qui héberge ce bot.

## Decks et paquets : réponses

deck-form-title = Deck : { $deck }
deck-form-label = Une carte par ligne
deck-saved = « { $deck } » est enregistré.
deck-deleted = « { $deck } » est supprimé. Les parties en cours le gardent. Voici son texte :
deck-legal = ✅ { $format }
deck-illegal = ❌ { $format } :
    { $faults }
deck-warned = ⚠️ Il peut se jouer, mais :
    { $warnings }
deck-not-legal-anywhere = valable dans aucun format
pack-taken = **{ $name }**, version { $version }, est intégré : { $count } cartes. Les premières :
pack-line = **{ $name }**, version { $version }, pour { $game }, apporté par { $who }
pack-left-out = ⚠️ Ses cartes ne peuvent pas être jouées, car le paquet n’est plus valable : { $reason }. Corrigez-le et importez-le de nouveau avec un numéro de version plus élevé.
pack-not-understood = Herald ne le comprend plus ; apportez son fichier de nouveau pour voir pourquoi
pack-too-slow = ses cartes sont trop longues à lire ; simplifiez leurs textes
pack-none = Ce serveur n’a pas de paquet de cartes à lui.
pack-removed = **{ $name }** est retiré. Les parties en cours gardent ses cartes ; les decks qui s’en servent ne sont plus valables ici.
pack-more = … et au moins { $count } autres

error-deck-unreadable = Ce deck est illisible. Rien n’a changé : corrigez ceci, puis enregistrez-le de nouveau.
    { $faults }
error-decks-clash = Cela ne peut pas se jouer avec ce qu’un autre joueur a choisi, selon les options de cette partie. Choisissez autre chose ; rien n’a changé.
error-deck-full = Une partie d’un deck contient au plus { $most } cartes. Retirez-en d’abord.
error-too-many-decks = Vous avez déjà { $most } decks, c’est le maximum. Supprimez-en un d’abord.
deck-card-gone = { $card } (retirée de ce serveur)
card-others = Autres noms semblables : { $found }.
error-no-such-card = Aucune carte ne ressemble à « { $name } ». Tapez une partie de son nom, en français ou en anglais, et choisissez dans la liste.
error-no-such-pack = Ce serveur n’a pas de paquet « { $name } ». Tapez `/cartes liste` pour voir les siens.
error-too-many-packs = Ce serveur a déjà { $most } paquets de cartes, c’est le maximum. Retirez-en un d’abord avec `/cartes retirer`.
error-too-many-matches = Vous avez déjà { $most } parties et défis en cours, c’est le maximum. Terminez, abandonnez ou annulez-en un d’abord.
error-too-many-here = Ce serveur a déjà { $most } parties et défis en cours, c’est le maximum. Réessayez quand certaines seront finies.
error-too-often = Vous allez trop vite. Vous pourrez recommencer { $again }.
error-took-too-long = La lecture prenait trop de temps : je l’ai arrêtée. Rien n’a changé. Envoyez quelque chose de plus petit ou de plus simple.
error-pack-refused = { $file } n’est pas un paquet de cartes valable. Rien n’a changé : corrigez ceci, puis importez-le de nouveau.
    { $problems }
error-pictures-refused = { $file } ne peut pas servir d’image. Rien n’a changé : corrigez ceci, puis envoyez-le de nouveau.
    { $problems }
error-old-version = Ce serveur a déjà la version { $before } de ce paquet, et le fichier indique { $version }. Augmentez le numéro dans le fichier, pour qu’on distingue les versions.
error-not-manager = Seuls les gérants du serveur peuvent le faire.

## Commandes

cmd-card = carte
cmd-card-help = Chercher une carte
cmd-card-name = nom
cmd-card-name-help = Une partie de son nom, en n’importe quelle langue
cmd-cards = cartes
cmd-cards-help = Les paquets de cartes de ce serveur
cmd-cards-import = importer
cmd-cards-import-help = Intégrer un paquet de cartes, ou une version plus récente
cmd-cards-file = fichier
cmd-cards-file-help = Le paquet, un fichier YAML, ou un ZIP avec ses images
cmd-cards-export = exporter
cmd-cards-export-help = Recevoir un paquet avec ses images, en ZIP
cmd-cards-picture = image
cmd-cards-picture-help = Donner leurs images aux cartes de votre serveur
cmd-cards-picture-file-help = Un PNG, JPEG ou WebP, ou un ZIP d’images nommées par id de carte
cmd-cards-picture-card-help = La carte de cette image ; sinon, d’après le nom du fichier
cmd-cards-kind = genre
cmd-cards-kind-help = L’illustration seule, ou le scan d’une carte entière
cmd-cards-kind-art = illustration
cmd-cards-kind-scan = scan d’une carte entière
cmd-cards-focus = point
cmd-cards-focus-help = Ce qui doit se voir, en pour cent depuis la gauche et le haut : 50 38
cmd-cards-window = fenêtre
cmd-cards-window-help = Où un scan a son illustration : gauche, haut, largeur, hauteur : 7 11 86 46
cmd-cards-unpicture = sans-image
cmd-cards-unpicture-help = Retirer tout de suite l’image d’une carte, y compris dans les parties en cours
cmd-cards-unpicture-card-help = L’image de quelle carte
cmd-cards-list = liste
cmd-cards-list-help = Montrer les paquets de ce serveur
cmd-cards-remove = retirer
cmd-cards-remove-help = Retirer un paquet ; les parties en cours gardent ses cartes
cmd-cards-name = paquet
cmd-cards-name-help = Quel paquet
cmd-deck = deck
cmd-deck-help = Vos decks, ou équipes
cmd-deck-new = nouveau
cmd-deck-new-help = Créer un deck à partir d’un deck tout prêt
cmd-deck-edit = modifier
cmd-deck-edit-help = Modifier un deck
cmd-deck-add = ajouter
cmd-deck-add-help = Ajouter des exemplaires d’une carte à un deck, ou en retirer
cmd-deck-card-help = La carte, en anglais ou en français
cmd-deck-number = nombre
cmd-deck-number-help = Les exemplaires à ajouter, ou à retirer sous 0 ; par défaut 1
cmd-deck-part = partie
cmd-deck-part-help = La partie du deck, comme la réserve ; par défaut la principale
cmd-deck-show = montrer
cmd-deck-show-help = Montrer un deck, et où il est valable
cmd-deck-list = liste
cmd-deck-list-help = Montrer vos decks et ceux tout prêts
cmd-deck-delete = supprimer
cmd-deck-delete-help = Supprimer un deck
cmd-deck-import = importer
cmd-deck-import-help = Lire un deck dans un fichier texte ou JSON
cmd-deck-export = exporter
cmd-deck-export-help = Obtenir un deck en fichier, que chacun peut importer
cmd-deck-name = nom
cmd-deck-name-help = Le nom du deck
cmd-deck-import-name-help = Le nom du deck, si le fichier ne le donne pas
cmd-deck-like = modèle
cmd-deck-like-help = Le deck tout prêt qui sert de modèle
cmd-deck-file = fichier
cmd-deck-file-help = Un fichier texte avec une carte par ligne, ou du JSON
cmd-deck-json = json
cmd-deck-json-help = En JSON plutôt qu’en texte

## Une carte dont le texte est ailleurs

card-search = [Lire son texte](https://scryfall.com/search?q={ $search })
