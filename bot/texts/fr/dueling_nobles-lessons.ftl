# La leçon et les énigmes du Duel des nobles. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

dn-learn-win = Vous gagnez en tuant tous les nobles adverses.
dn-learn-brief = Un tour : utilisez des cartes, gagnez des ressources, achetez, puis envoyez un noble en duel.
dn-learn-turn =
    Votre tour :
    1. Utilisez vos pouvoirs et jouez un renfort, dans l’ordre de votre choix.
    2. Vous gagnez 1 ressource. Trois cartes d’une couleur défaussées en donnent 3 de plus.
    3. Achetez des cartes et des nobles.
    4. Défiez un noble adverse avec l’un des vôtres.
    5. Lancez les dés. Chacun peut ajouter une carte numérale, et le plus haut total gagne.
dn-learn-signs = **Sur le plateau** : les gouttes sont des blessures, le bouclier est la force, la couronne le bonus d’une Dame, les pièces des ressources. Dans un duel, l’épée marque l’attaquant, la mire sa cible. Une couleur barrée a déjà servi. Une étincelle marque le dernier changement.
dn-learn-length = Deux joueurs, 15 à 25 minutes, un jeu de cartes commun.

## La leçon

dn-lesson-look = Vos **nobles** sont en bas, les miens en haut. Tuez tous les nobles adverses pour gagner. Les gouttes sont des blessures : un Valet ou une Dame meurt à { $queen }, un Roi à { $king }.
dn-lesson-strength = Le bouclier montre la **force** d’un noble : { $jack } pour un Valet, { $queen } pour une Dame, { $king } pour un Roi. La couronne de votre Dame ajoute { $bonus } : +3 pour chacun de vos autres nobles. Si l’un d’eux meurt, elle perd ses +3.
dn-lesson-challenge = Une fois par tour, vous pouvez envoyer un noble en **duel**. Un Roi lance deux dés, les autres nobles un seul. Ma { CARD("QD") } est blessée, et plus faible : défiez-la avec votre { CARD("KH") }.
dn-lesson-challenge-wrong = { CARD("QD") } a déjà une blessure, et les deux dés d’un Roi la battent. Défiez { CARD("QD") } avec { CARD("KH") }.
dn-lesson-card = Mauvais dés : { $own } contre { $theirs }. Vous pouvez ajouter une **carte numérale**, puis ce sera mon tour. Une carte de la couleur de votre noble compte 2 de plus : { CARD("9H") } sur { CARD("KH") } vaut 11.
dn-lesson-card-wrong = Je peux encore répondre par une carte : ajoutez le plus possible, mais gardez l’As. Jouez { CARD("9H") }, un cœur sur un cœur.
dn-lesson-redirect = Ma Dame est morte, et vous gagnez une **ressource** pour cette victoire. Maintenant je défie votre { CARD("QS") }. Vous avez { $resources } ressources : payez-en 2 pour { QUE(CARD("KH")) } prenne sa place.
dn-lesson-redirect-wrong = Mon Roi lance deux dés : il vous faut deux dés aussi. Envoyez { CARD("KH") } à la place { DE(CARD("QS")) }.
dn-lesson-ace = { $own } contre { $theirs } : aucun nombre n’y suffit. Mais un **As** gagne le duel quels que soient les totaux, sauf si j’en joue un aussi.
dn-lesson-ace-wrong = Ce nombre est trop petit : vous avez { $own } contre { $theirs }. Seul { CARD("AS") } gagne ici.
dn-lesson-turn = Mon Roi est blessé, et c’est votre tour. Un tour comprend des actions, un revenu, des achats, puis un duel. Prenons-les un par un : ce duel peut finir la partie.
dn-lesson-discard = Les cartes numérales servent aussi autrement, une fois par partie pour chaque **couleur**. Défaussez-en une à votre tour : un cœur soigne, un carreau pioche trois cartes si vous avez moins de nobles. Un trèfle reprend une carte, un pique montre une main.
dn-lesson-heart = Votre { CARD("KH") } a une blessure, et { CARD("4H") } est un cœur. Défaussez cette carte, et votre Roi est soigné. Le cœur de votre barre est alors barré.
dn-lesson-heart-wrong = Cela viendra plus tard. Défaussez d’abord { CARD("4H") } pour soigner { CARD("KH") }.
dn-lesson-boost = Un 2 ou un 3 peut rester sous un noble : c’est un **renfort**, qui ajoute son nombre à chaque duel. Renforcez votre noble le plus faible, { CARD("JC") }.
dn-lesson-boost-wrong = Posez { CARD("3C") } sous { CARD("JC") }, votre noble le plus faible.
dn-lesson-triple = Vous gagnez 1 ressource par tour. Défaussez trois cartes d’une couleur pour en gagner 3 de plus : prenez vos carreaux. Ensuite, plus d’actions à ce tour.
dn-lesson-triple-wrong = Défaussez d’abord les trois carreaux : vous pourrez alors acheter davantage.
dn-lesson-buy = Vous avez { $resources } ressources. Une carte coûte 1 (trois au plus par tour), et le premier noble de la pioche coûte 5. Achetez 3 cartes et 1 noble.
dn-lesson-buy-wrong = Vous pouvez acheter davantage : 3 cartes et 1 noble.
dn-lesson-last = Mon Roi a { $wounds } blessures sur { $limit } : une de plus le tue. Votre nouvelle Dame peut combattre aussitôt, et chaque noble à ses côtés ajoute 3. À vous : quel noble envoyez-vous ?
dn-lesson-last-wrong = Ce noble est plus faible. Une Dame avec trois nobles à ses côtés est le plus fort : envoyez une Dame.
dn-lesson-win = { $own } contre { $theirs }, et je n’ai plus de carte. À vous : quelle carte suffit ?
dn-lesson-win-wrong = Cela ne suffit pas : { $own } et votre carte doivent dépasser { $theirs }. Une carte de la couleur de la Dame compte 2 de plus.
dn-lesson-end = Vous avez gagné, et vous connaissez le jeu. Vos adversaires aussi peuvent soigner, acheter et dévier un duel. Dans une vraie partie, chacun choisit d’abord trois nobles sur six.

## Les énigmes

dn-puzzle-1-task = Mon dernier noble, { CARD("QH") }, a une blessure, et je n’ai pas de carte. Vous avez un Valet et une main faible. Gagnez à ce tour, quoi que disent les dés.
dn-puzzle-1-task-wrong = Cela dépend trop des dés. Regardez la défausse : comment y prendre une carte ?
dn-puzzle-1-solved = Résolue. Un trèfle reprend n’importe quelle carte de la défausse, même un As. Un As auquel je ne peux pas répondre gagne le duel.
dn-puzzle-2-task = Vous n’avez pas de ressource, et deux nobles contre trois. Achetez un noble à ce tour, à coup sûr.
dn-puzzle-2-task-wrong = Un noble coûte 5. Comptez les ressources que vous pouvez encore gagner, et voyez ce qui met fin à vos actions.
dn-puzzle-2-solved = Résolue. Revenu 1, blessure du Roi 1, trois carreaux 3. Les carreaux mettent fin à vos actions : la blessure vient donc d’abord.
dn-puzzle-3-task = Mon dernier noble, { CARD("KD") } avec deux blessures, défie votre { CARD("QS") }. Je n’ai pas de carte. Gagnez ce duel, quoi que disent les dés.
dn-puzzle-3-task-wrong = Un Roi peut faire 12. Lequel de vos nobles bat 25, même avec un 1 ?
dn-puzzle-3-solved = Résolue. Un Valet peut jouer deux cartes, et celles de sa couleur comptent 2 de plus : au moins 11 + 1 + 7 + 8 = 27. La Dame n’aurait pu en jouer qu’une.
dn-puzzle-4-task = Nous avons un noble chacun. Le mien a deux blessures sur trois, le vôtre une. J’ai deux cartes inconnues. Gagnez à ce tour, quelles qu’elles soient.
dn-puzzle-4-task-wrong = Si j’ai un As, vous perdez ainsi.
dn-puzzle-4-solved = Résolue. Si je réponds à votre As par un As, c’est une égalité, et elle blesse les deux : c’est la troisième blessure de mon Roi, la deuxième seulement du vôtre. { CARD("10H") } aurait perdu.
dn-puzzle-5-task = Mon dernier noble, { CARD("QD") }, a une blessure, et je n’ai pas de carte. Vous avez déjà joué un renfort et utilisé votre cœur. Gagnez à ce tour, quoi que disent les dés.
dn-puzzle-5-task-wrong = Avec un 6, elle atteint 18. Lequel de vos nobles fait au moins autant, même avec les pires dés ?
dn-puzzle-5-solved = Résolue. Vous pouvez déplacer les renforts pendant votre tour. Avec { CARD("3C") }, le Roi a 16, et les dés ajoutent au moins 2 : 18, et même l’égalité la tue.
