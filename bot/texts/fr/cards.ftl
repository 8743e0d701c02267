## Ce qui ne va pas dans un paquet de cartes

pack-place = { $file }{ $line ->
    [0] { "" }
   *[other] , ligne { $line }
}{ $card ->
    [none] { "" }
   *[other] , carte { $card }
}{ $field ->
    [none] { "" }
   *[other] , champ { $field }
} : { $reason }
pack-too-large = le fichier est trop gros ; { $most } Kio au plus sont lus
pack-not-yaml = ce n’est pas du YAML lisible ici : vérifiez les retraits, guillemets et crochets
pack-alias = les ancres (&) et les alias (*) sont interdits ; écrivez le passage en entier
pack-tag = les étiquettes comme { $tag } sont interdites ; de simples valeurs suffisent
pack-too-deep = les éléments s’emboîtent sur plus de { $most } niveaux
pack-key-twice = { $field } est écrit deux fois au même endroit
pack-missing = ce champ manque
pack-unknown-field = ce champ n’existe pas ici
pack-not-among = { $found } n’existe pas ici ; valeurs permises : { $allowed }
pack-untyped = il manque le champ { $allowed }, qui dit de quoi il s’agit
pack-too-small = { $found } est trop petit ; le minimum est { $limit }
pack-too-great = { $found } est trop grand ; le maximum est { $limit }
pack-too-few = pas assez d’éléments ; il en faut au moins { $limit }
pack-too-many = trop d’éléments ; { $limit } au plus
pack-empty = ce texte est vide
pack-too-long = ce texte est trop long ; { $limit } caractères au plus
pack-characters = { $found } contient des caractères interdits ici ; un identifiant s’écrit en minuscules, chiffres et tirets bas, un nom sans retour à la ligne ni mise en forme Discord
pack-not-number = { $found } n’est pas un nombre entier
pack-not-text = un texte est attendu ici
pack-not-yes-no = { $found } n’est ni true ni false
pack-not-list = une liste est attendue ici
pack-not-fields = des champs nommés sont attendus ici
pack-invalid = cette valeur n’est pas valable
pack-id-twice = l’identifiant { $found } sert deux fois dans ce paquet
pack-id-taken = l’identifiant { $found } est pris par une carte d’un autre paquet ; choisissez-en un autre
pack-other-game = ce paquet est pour le jeu { $found }, pas pour { $wanted }

## Les lignes d’un deck

deck-line = { $line ->
    [0] { $reason }
   *[other] Ligne { $line } : { $reason }
}
deck-too-long = le texte est trop long ; { $most } caractères au plus sont lus
deck-bad-json = ce JSON ne décrit pas un deck ; voyez { $field }
deck-other-game = ce deck est pour un autre jeu : { $found }
deck-empty = il ne contient aucune carte
deck-bad-name = le nom du deck est vide, trop long, ou contient une mise en forme Discord
deck-too-many = il contient trop de parties ou de cartes
deck-heading-twice = { $found } y figure deux fois comme titre
deck-nearly = { $found } est inconnu. Vouliez-vous dire { $near } ?
deck-unknown = { $found } est inconnu
deck-no-heading = { $found } se trouve avant le premier titre

## Noxtalia : paquets et équipes

nx-pack-no-bound = indiquez at_least, at_most ou equals
nx-pack-power = une Attaque ou une Défense a une puissance, un Soutien n’en a pas
nx-pack-zone = Zone ne va ni avec une carte attachée ni sur une Défense
nx-pack-attached = une capacité s’attache à un allié ou à un adversaire, pas aux deux
nx-pack-no-element = l’élément { $found } n’existe pas
nx-pack-no-card = la capacité { $found } n’existe pas
nx-pack-no-spirit = l’Esprit { $found } n’existe pas
nx-pack-printing-of-printing = { $found } est déjà une autre impression ; nommez la première
nx-pack-chart-twice = un élément est donné à la fois critique et faible
nx-pack-base-repeated = les capacités de base d’un Esprit doivent toutes être différentes
nx-pack-base-element = { $found } n’est pas de l’élément de son Esprit
nx-pack-base-ultimates = un Esprit a au plus un Ultime
nx-fault-unknown = { $found } n’existe pas (ou plus)
nx-fault-spirits = { $count ->
    [one] une équipe a trois Esprits différents, celle-ci en a un
   *[other] une équipe a trois Esprits différents, celle-ci en a { $count }
}
nx-fault-element = deux Esprits sont du même élément : { $element }
nx-fault-repeated = { $card } figure deux fois dans l’équipe
nx-fault-ultimates = { $spirit } a { $count } Ultimes ; un seul est permis
nx-fault-count = { $count ->
    [one] { $spirit } a une capacité au lieu de six
   *[other] { $spirit } a { $count } capacités au lieu de six
}
nx-fault-standard = en format Standard, { $spirit } garde ses capacités de base
nx-fault-other-element = { $card } n’est pas de l’élément de { $spirit }
