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
