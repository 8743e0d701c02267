# La leçon et les énigmes de Neo Noble. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

nn-learn-turn =
    Votre tour :
    1. Revenu : prenez votre Canal en main (Ramassage) ou laissez-le, puis canalisez une carte.
    2. Ou bien la Concentration : une carte de plus au Canal et une en main, et pas d’actions.
    3. Actions : invoquez dans un couloir, attaquez le long d’un couloir pour 2 Âmes, piochez pour 2 Âmes.
    4. L’attaquant doit avoir plus de Puissance que le couloir d’en face de Volonté ; son joueur peut bloquer avec des cartes.
    5. Fin : cinq cartes en main au plus ; Canal et pièces sont de nouveau prêts.
nn-learn-signs = **Sur le plateau** : l’épée est la Puissance, le bouclier la Volonté ; une carte à flamme du Canal donne une Âme ; la pièce entre deux couloirs est la Dominance, dorée quand elle est prête ; la faucille compte ce qui est moissonné. Une étincelle marque ce qui vient de changer, un anneau sur votre plateau ou dans votre main ce dont vous pouvez vous servir, un bouclier en main ce qui peut bloquer. Ce à quoi on peut répondre porte un numéro, et ce que cela concerne le même.
nn-learn-length = Deux joueurs, 30 à 45 minutes. Chacun vient avec un Noble et 30 cartes ; il y a des decks tout prêts.

## La leçon

nn-lesson-lanes = Il y a trois **couloirs**. Votre Gauche fait face à ma Droite, car je suis assis en face : regardez droit devant. Quatre de mes cartes moissonnées et vous gagnez : vous en avez déjà deux.
nn-lesson-numbers = L’épée est la **Puissance**, le bouclier la **Volonté**. Tous les Esprits d’un couloir s’additionnent : ma Gauche a { $power } de Puissance et { $resolve } de Volonté. Un couloir vide a { $empty } de Volonté.
nn-lesson-begin = Les **Âmes** paient tout : chaque carte à flamme de votre Canal, en bas à droite, en donne une par tour. Le tour commence par le Revenu : vous pouvez ramasser le Canal, puis y poser une carte de votre deck. Prenez une Âme de plus : canaliser et agir.
nn-lesson-begin-wrong = La Concentration vous coûterait vos actions, et le Ramassage toutes vos Âmes. Choisissez de canaliser et d’agir.
nn-lesson-summon = À présent, **invoquez**. Un Errant fait une fois ce que dit son texte : Tronc nourricier amène deux Jeunes pousses. Posez-le dans votre couloir de Droite, et les pousses avec lui.
nn-lesson-summon-wrong = D’abord Tronc nourricier, à votre Droite, et les deux Jeunes pousses aussi : il nous faudra sa Puissance et leur Volonté.
nn-lesson-attack = Une **attaque** coûte 2 Âmes et doit dépasser la Volonté d’en face : l’égalité échoue. Votre Droite a { $power } contre { $resolve }, une égalité ; votre Milieu a { $middle } contre les { $empty } d’un couloir vide. Derrière un couloir vide, c’est la carte du dessus de mon deck qui est moissonnée : attaquez là.
nn-lesson-attack-wrong = Pas cela : attaquez du Milieu, où vous êtes devant.
nn-lesson-blocked = J’ai défaussé une carte pour **bloquer** : chacune ajoute sa Volonté, la mienne { $raised }, et { $power } contre { $power } est une égalité. Une attaque qui échoue ne blesse personne ; vos Âmes sont parties.
nn-lesson-end = Il ne reste pas d’Âmes. À la fin de votre tour, le Canal et vos pièces redeviennent prêts. Terminez votre tour, et j’attaque.
nn-lesson-end-wrong = Il n’y a plus rien à faire : terminez votre tour.
nn-lesson-block = J’attaque votre Droite avec { $power } de Puissance contre { $resolve } de Volonté. C’est à vous de bloquer : il vous faut { $power } pour tenir, et chaque carte ajoute son bouclier. Gardez Lièvre d’échalier, nous en aurons besoin.
nn-lesson-block-wrong = Le couloir tomberait, ou Lièvre d’échalier avec. Tortue milliaire suffit à elle seule.
nn-lesson-again = À vous. Le Canal est plein : il n’y a rien à canaliser, agissez tout de suite.
nn-lesson-again-wrong = Vous avez toutes les Âmes qu’il vous faut : agissez tout de suite.
nn-lesson-coin = Quand une carte est invoquée, le côté qui a le plus de Volonté dans ce couloir prend sa pièce, la **Dominance**. La vôtre au Milieu est prête : donnez-la pour une Âme.
nn-lesson-coin-wrong = Il vous faut d’abord une Âme de plus : donnez la Dominance du Milieu.
nn-lesson-cover = Un nouvel Esprit se pose par-dessus : seul le texte du plus haut agit, mais tous comptent. Lièvre d’échalier à votre Droite y porte la Puissance à 5 : invoquez-le.
nn-lesson-cover-wrong = Pas là : Lièvre d’échalier par-dessus votre couloir de Droite.
nn-lesson-shatter = Ma Gauche a un Errant au-dessus, et un Arbitre dessous. Quand un **Arbitre** qui était couvert est découvert, il **se brise**. Attaquez de votre Droite, et voyez.
nn-lesson-shatter-wrong = D’abord la Droite, pour voir ce que devient l’Arbitre du dessous.
nn-lesson-last = Un moissonné, et Veuve des basses eaux s’est brisée : trois cartes sont moissonnées. Je n’en ai pas pour bloquer. Maintenant le Milieu.
nn-lesson-last-wrong = Il vous reste juste les Âmes d’une attaque : du Milieu.
nn-lesson-over = Quatre sont moissonnées : vous avez gagné, et vous connaissez le jeu. Vous rencontrerez encore : des Nobles avec leurs propres textes, des cartes qui répondent (RÉACTION) pendant le tour de l’autre, et des Arbitres qu’il ne faut couvrir qu’à dessein.

## Les énigmes

nn-puzzle-1-task = Deux des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 4 Âmes. Gagnez à ce tour.
nn-puzzle-1-task-wrong = Lisez Garde-brume : que fait-il pour le couloir vide à côté de lui, et jusqu’à quand ?
nn-puzzle-1-solved = Résolue. Garde-brume donne 3 de Volonté aux couloirs vides tant qu’il tient. Moissonnez-le d’abord, et le Milieu retombe à 2.
nn-puzzle-2-task = Trois des vôtres sont moissonnées. J’attaque votre Milieu avec { $power } contre { $resolve }, et avec les 2 Âmes qui me restent j’attaquerai ensuite votre Droite, avec { $next } contre { $behind }. Tenez les deux.
nn-puzzle-2-task-wrong = Alors l’un des deux couloirs tombe. Comptez pour les deux avant de défausser.
nn-puzzle-2-solved = Résolue. Trois suffisaient pour la première, quatre pour la seconde : l’égalité tient, et rien n’a été gâché.
nn-puzzle-3-task = Trois des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 3 Âmes. Gagnez à ce tour.
nn-puzzle-3-task-wrong = Il ne reste alors pas d’Âmes pour une attaque, ou elle échoue. Où donc, ailleurs qu’en main, y a-t-il une carte que vous pouvez invoquer ?
nn-puzzle-3-solved = Résolue. Une carte à HÂTE peut venir du Canal tant qu’elle y est face visible, même épuisée : 1 Âme pour le lièvre, 2 pour l’attaque.
nn-puzzle-4-task = Trois des vôtres sont moissonnées, et trois grands Esprits vous font face. Vous avez 2 Âmes. Gagnez à ce tour.
nn-puzzle-4-task-wrong = Aucune attaque n’aide ici. Lisez Le Dernier Verger, et rappelez-vous de quel Esprit le texte agit.
nn-puzzle-4-solved = Résolue. Avec huit Esprits, Le Dernier Verger gagne à la fin de votre tour, tant qu’il est au-dessus : rien ne doit se poser sur lui.
nn-puzzle-5-task = Trois des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 2 Âmes. Gagnez à ce tour.
nn-puzzle-5-task-wrong = Cela ne passe pas. Doyen des épines a un autre prix que des Âmes.
nn-puzzle-5-solved = Résolue. Un Tribut remplace tout le coût : trois Jeunes pousses pour Doyen des épines, et les Âmes restent pour l’attaque.
