# La leçon et les énigmes de Neo Noble. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

nn-learn-win = Vous gagnez en prenant quatre cartes à l’adversaire.
nn-learn-brief = Un tour : réunissez des Âmes pour payer, invoquez des Esprits dans trois couloirs, puis attaquez.
nn-learn-turn =
    Votre tour :
    1. Revenu : prenez votre Canal en main (Ramassage) ou laissez-le, puis canalisez une carte.
    2. Ou bien Concentration : canalisez une carte de plus et piochez-en une, mais sans actions.
    3. Actions : invoquez dans un couloir, attaquez le long d’un couloir pour 2 Âmes, piochez pour 2 Âmes.
    4. Une attaque doit avoir plus de Puissance que le couloir d’en face n’a de Volonté. Le défenseur peut bloquer avec des cartes.
    5. Fin : gardez cinq cartes en main au plus. Votre Canal et vos pièces redeviennent prêts.
nn-learn-signs = **Sur le plateau** : l’épée est la Puissance, le bouclier la Volonté. Une carte à flamme dans le Canal donne une Âme. La pièce entre deux couloirs est la Dominance, dorée quand elle est prête. La faucille compte les cartes moissonnées. Une étincelle marque le dernier changement, un anneau ce que vous pouvez utiliser, un bouclier en main ce qui peut bloquer. Des numéros relient un effet et ce qu’il concerne.
nn-learn-length = Deux joueurs, 30 à 45 minutes. Chacun vient avec un Noble et 30 cartes ; il y a des decks tout prêts.

## La leçon

nn-lesson-lanes = Il y a trois **couloirs**. Je suis en face : votre Gauche fait donc face à ma Droite, regardez droit devant. Une attaque **moissonne** des cartes d’en face. Moissonnez-en quatre pour gagner : vous en avez déjà deux.
nn-lesson-numbers = L’épée est la **Puissance**, le bouclier la **Volonté**. Tous les Esprits d’un couloir s’additionnent : ma Gauche a { $power } de Puissance et { $resolve } de Volonté. Un couloir vide a { $empty } de Volonté.
nn-lesson-souls = Les **Âmes** paient tout. Les quatre petites cartes à droite de votre barre sont votre **Canal** : chaque carte à flamme y donne une Âme par tour.
nn-lesson-begin = Au début du tour, vous pouvez prendre le Canal en main (**Ramassage**), puis y ajouter une carte. Il en a trois, et il vous faut plus d’Âmes. Choisissez Canaliser et agir.
nn-lesson-begin-wrong = La Concentration vous coûterait vos actions, et le Ramassage toutes vos Âmes. Choisissez Canaliser et agir.
nn-lesson-summon = Maintenant, **invoquez**. Un Errant a un effet quand vous l’invoquez : Tronc nourricier crée deux Jeunes pousses. Posez les trois dans votre couloir de Droite.
nn-lesson-summon-wrong = Invoquez Tronc nourricier dans votre Droite, avec ses deux Jeunes pousses. Il y faut sa Puissance et leur Volonté.
nn-lesson-attack = Une **attaque** coûte 2 Âmes et doit dépasser la Volonté d’en face : l’égalité échoue. Votre Droite est à égalité, { $power } contre { $resolve }. Votre Milieu bat le couloir vide, { $middle } contre { $empty }, et moissonne la carte du dessus de mon deck. Attaquez là.
nn-lesson-attack-wrong = Pas là. Attaquez du Milieu, où vous avez l’avantage.
nn-lesson-blocked = J’ai défaussé une carte pour **bloquer**. Elle a ajouté sa Volonté, { $raised }, et { $power } contre { $power } est une égalité. Une attaque qui échoue ne blesse personne, mais vos Âmes sont dépensées.
nn-lesson-end = Vous n’avez plus d’Âmes. À la fin de votre tour, votre Canal et vos pièces redeviennent prêts. Terminez votre tour, et j’attaque.
nn-lesson-end-wrong = Il n’y a rien d’autre à faire. Terminez votre tour.
nn-lesson-block = J’attaque votre Droite avec { $power } de Puissance contre { $resolve } de Volonté. Maintenant vous pouvez bloquer : atteignez { $power } pour tenir, avec les boucliers de vos cartes. Gardez Lièvre d’échalier : il servira plus tard.
nn-lesson-block-wrong = Ainsi vous perdez le couloir, ou Lièvre d’échalier. Tortue milliaire suffit à elle seule.
nn-lesson-again = À vous. Votre Canal est plein : agissez aussitôt.
nn-lesson-again-wrong = Vous avez toutes les Âmes qu’il vous faut. Agissez aussitôt.
nn-lesson-coin = Quand une carte est invoquée, le côté qui a le plus de Volonté dans ce couloir prend sa pièce, la **Dominance**. La vôtre au Milieu est prête : donnez-la pour une Âme.
nn-lesson-coin-wrong = Il vous faut d’abord une Âme de plus : donnez la Dominance du Milieu.
nn-lesson-cover = Un nouvel Esprit se pose par-dessus. Seul le texte du dessus agit, mais toutes les Puissances et Volontés comptent. Invoquez Lièvre d’échalier dans votre Droite : sa Puissance passe à 5.
nn-lesson-cover-wrong = Pas là. Posez Lièvre d’échalier par-dessus votre Droite.
nn-lesson-shatter = Ma Gauche a deux Esprits, et celui du dessous est un **Arbitre**. Un Arbitre couvert qui se retrouve au-dessus **se brise** : il est détruit. À vous : attaquez ce couloir depuis celui d’en face.
nn-lesson-shatter-wrong = Ce n’est pas ainsi que ma Gauche se brise. Le couloir d’en face est votre Droite : attaquez de là.
nn-lesson-last = Vous en avez moissonné un, et Veuve des basses eaux s’est brisée. Cela fait trois cartes, et je n’ai rien pour bloquer. À vous : prenez la quatrième.
nn-lesson-last-wrong = Seule une attaque moissonne, et vos Âmes en paient une. Attaquez du Milieu : aucun de mes Esprits ne s’y trouve.
nn-lesson-last-right = C’était la quatrième : vous avez gagné.
nn-lesson-hand-1 = Avant votre propre partie : vous commencez avec cinq cartes et pouvez en **changer**. Le premier joueur peut en changer une, le second deux. Au début, vous avez peu d’Âmes. Garder cette main, ou changer une carte ?
nn-lesson-hand-1-wrong = Doyen des épines coûte 5 Âmes, et vous en avez une ou deux au début. Changez-le.
nn-lesson-hand-1-right = Exact : une carte qui coûte 4 ou plus attend bien des tours.
nn-lesson-hand-2 = Une autre main. Garder ou changer ?
nn-lesson-hand-2-wrong = Chœur des racines coûte 3, et ce sera bientôt possible. Le reste est moins cher : gardez tout.
nn-lesson-hand-2-right = Exact : avec des coûts de 0 à 3, vous jouez à chaque tour.
nn-lesson-hand-3 = La dernière. Vous commencez, vous pouvez donc changer une carte. Laquelle, ou aucune ?
nn-lesson-hand-3-wrong = Deux cartes sont trop chères pour les premiers tours. Changez la plus chère : Doyen des épines coûte 5.
nn-lesson-hand-3-right = Exact : la plus chère s’en va. Le Verger, qui coûte 4, peut donner une Âme dans votre Canal.
nn-lesson-over = Vous connaissez le jeu. Plus tard, vous rencontrerez des Nobles avec leurs propres textes, et des cartes RÉACTION qui répondent pendant le tour adverse. Évitez de couvrir un Arbitre par mégarde.

## Les énigmes

nn-puzzle-1-task = Deux des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 4 Âmes. Gagnez à ce tour.
nn-puzzle-1-task-wrong = Lisez Garde-brume : que fait-il pour le couloir vide à côté de lui, et jusqu’à quand ?
nn-puzzle-1-solved = Résolue. Garde-brume donne 3 de Volonté aux couloirs vides tant qu’il tient. Moissonnez-le d’abord, et le Milieu retombe à 2.
nn-puzzle-2-task = Trois des vôtres sont moissonnées. J’attaque votre Milieu avec { $power } contre { $resolve }. Avec mes 2 dernières Âmes, j’attaquerai ensuite votre Droite, avec { $next } contre { $behind }. Tenez les deux.
nn-puzzle-2-task-wrong = Ainsi l’un des deux couloirs tombe. Calculez les deux blocages avant de défausser.
nn-puzzle-2-solved = Résolue. Trois suffisaient pour la première, quatre pour la seconde : l’égalité tient, et rien n’a été gâché.
nn-puzzle-3-task = Trois des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 3 Âmes. Gagnez à ce tour.
nn-puzzle-3-task-wrong = Il ne reste alors pas d’Âmes pour une attaque, ou elle échoue. D’où, ailleurs qu’en main, pouvez-vous invoquer une carte ?
nn-puzzle-3-solved = Résolue. Une carte à HÂTE peut venir du Canal tant qu’elle y est face visible, même épuisée : 1 Âme pour le lièvre, 2 pour l’attaque.
nn-puzzle-4-task = Trois des vôtres sont moissonnées, et trois grands Esprits vous font face. Vous avez 2 Âmes. Gagnez à ce tour.
nn-puzzle-4-task-wrong = Aucune attaque n’aide ici. Lisez Le Dernier Verger, et rappelez-vous de quel Esprit le texte agit.
nn-puzzle-4-solved = Résolue. Avec huit Esprits, Le Dernier Verger gagne à la fin de votre tour s’il est encore au-dessus : ne posez rien sur lui.
nn-puzzle-5-task = Trois des miennes sont moissonnées, et je n’ai pas de carte. Vous avez 2 Âmes. Gagnez à ce tour.
nn-puzzle-5-task-wrong = Cela ne passe pas. Doyen des épines peut se payer autrement.
nn-puzzle-5-solved = Résolue. Un Tribut remplace tout le coût : trois Jeunes pousses pour Doyen des épines, et les Âmes restent pour l’attaque.
