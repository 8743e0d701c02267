# La leçon et les énigmes du Duel des nobles. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

dn-learn-turn =
    Votre tour :
    1. Soignez, renforcez ou usez de vos couleurs, à votre guise.
    2. Vous gagnez une ressource ; trois cartes d’une couleur en font trois de plus.
    3. Achetez des cartes et des nobles.
    4. Envoyez un noble en duel : nommez le vôtre et celui qu’il défie.
    5. Les dés tombent, chacun peut ajouter une carte numérale, le plus haut total l’emporte.
dn-learn-signs = **Sur le plateau** : les gouttes sont des blessures, le bouclier est la force, la couronne le bonus d’une dame, les pièces des ressources. Dans un duel, l’épée a défié, et la mire marque qui l’a été ; une couleur barrée a servi. Une étincelle marque ce qui vient de changer.
dn-learn-length = Deux joueurs, 15 à 25 minutes, un jeu de cartes commun.

## La leçon

dn-lesson-look = Voici la table : vos **nobles** en bas, les miens en haut. Qui tue tous les nobles de l’autre gagne. Les gouttes sous un noble sont des blessures : valets et dames meurent à { $queen }, un roi à { $king }.
dn-lesson-strength = Le bouclier est la **force** d’un noble : { $jack } pour un valet, { $queen } pour une dame, { $king } pour un roi. Votre dame porte aussi une couronne : +{ $bonus }, soit +3 pour chaque autre noble à ses côtés. Que l’un d’eux meure, et elle perd autant.
dn-lesson-challenge = Une fois par tour vous pouvez envoyer un noble en **duel**. « Attendu » est sa force avec des dés moyens ; un roi lance deux dés, tous les autres un seul. Ma { CARD("QD") } est blessée, et la plus faible : envoyez contre elle votre { CARD("KH") }.
dn-lesson-challenge-wrong = { CARD("QD") } a déjà une blessure, et un roi avec ses deux dés la domine. Envoyez { CARD("KH") } défier { CARD("QD") }.
dn-lesson-card = Mauvais dés : { $own } contre { $theirs }. Vous pouvez maintenant ajouter une **carte numérale**, puis ce sera mon tour. Une carte de la couleur de votre noble compte 2 de plus : { CARD("9H") } sur { CARD("KH") } vaut 11.
dn-lesson-card-wrong = Je peux encore répondre par une carte : prenez celle qui ajoute le plus, sans gâcher l’as. C’est { CARD("9H") }, un cœur sur un cœur.
dn-lesson-redirect = La dame est morte, et qui gagne un duel gagne une **ressource**. À présent je défie votre { CARD("QS") }. Vous avez { $resources } ressources, et pour 2 d’entre elles vous pouvez envoyer un autre noble : que { CARD("KH") } prenne sa place.
dn-lesson-redirect-wrong = Contre deux dés il faut deux dés : envoyez { CARD("KH") } à la place de { CARD("QS") }.
dn-lesson-ace = { $own } contre { $theirs } : aucun nombre n’y suffit. Mais un **as** gagne le duel d’emblée, quels que soient les totaux, sauf si un as lui répond.
dn-lesson-ace-wrong = Ce nombre est trop petit, comme le disent les totaux sur les boutons. Seul { CARD("AS") } gagne ici.
dn-lesson-turn = Mon roi saigne, et c’est votre tour. Un tour se déroule ainsi : actions, revenu, achats, puis le duel. Prenons-les un par un ; le dernier duel peut finir la partie.
dn-lesson-heart = Chaque **couleur** peut servir une fois par partie, contre une carte : les cœurs soignent, les carreaux piochent trois cartes si vous avez moins de nobles, les trèfles reprennent une carte défaussée, les piques montrent une main. Votre { CARD("KH") } est blessé : soignez-le.
dn-lesson-heart-wrong = Cela viendra plus tard. Défaussez d’abord { CARD("4H") } pour soigner { CARD("KH") }.
dn-lesson-boost = Un 2 ou un 3 peut rester pour de bon sous un noble : un **renfort** ajoute son nombre à chaque duel. Renforcez votre noble le plus faible, { CARD("JC") }.
dn-lesson-boost-wrong = Glissez { CARD("3C") } sous { CARD("JC") }, qui en a le plus besoin.
dn-lesson-triple = Vous gagnez 1 ressource par tour. Trois cartes d’une couleur de votre main en font 3 de plus : défaussez vos carreaux. Cela met fin aux actions du tour.
dn-lesson-triple-wrong = Défaussez d’abord les trois carreaux : vous pourrez alors acheter davantage.
dn-lesson-buy = { $resources } ressources. Une seule achète une carte, trois cartes au plus par tour ; cinq achètent le noble du dessus de la pioche, autant dire une vie de plus. Achetez 3 cartes et 1 noble.
dn-lesson-buy-wrong = Vous pouvez acheter davantage : 3 cartes et 1 noble.
dn-lesson-last = La nouvelle dame peut se battre aussitôt, et avec trois nobles à ses côtés elle est forte. Mon roi a { $wounds } blessures sur { $limit }. Finissons : envoyez une dame contre lui.
dn-lesson-last-wrong = Une dame entourée de trois autres nobles est maintenant votre plus forte. Envoyez l’une d’elles.
dn-lesson-win = { $own } contre { $theirs }. Je n’ai plus de carte pour répondre. Laquelle suffit ?
dn-lesson-win-wrong = Cela ne suffit pas : les totaux sur les boutons le disent.
dn-lesson-end = Vous avez gagné, et vous connaissez le jeu. Il reste à voir tout cela de l’autre côté : l’adversaire aussi soigne, achète et détourne. Dans une vraie partie, chacun choisit d’abord trois nobles sur six.

## Les énigmes

dn-puzzle-1-task = Mon dernier noble, { CARD("QH") }, a une blessure, et je n’ai pas de carte. Vous avez un valet et une pauvre main. Gagnez à ce tour, quoi que disent les dés.
dn-puzzle-1-task-wrong = Ce serait trop laisser aux dés. Qu’y a-t-il dans la défausse, et comment le prendre ?
dn-puzzle-1-solved = Résolue. Un trèfle reprend n’importe quelle carte de la défausse, un as aussi, et un as auquel rien ne peut répondre gagne d’emblée.
dn-puzzle-2-task = Vous n’avez pas encore de ressource, et deux nobles contre trois. Achetez un noble à ce tour, à coup sûr.
dn-puzzle-2-task-wrong = Un noble coûte 5. Comptez ce que vous pouvez encore gagner à ce tour, et ce qui met fin à vos actions.
dn-puzzle-2-solved = Résolue. Revenu 1, blessure du roi 1, trois carreaux 3 : mais les carreaux mettent fin aux actions, la blessure vient donc d’abord.
dn-puzzle-3-task = Mon dernier noble, { CARD("KD") } avec deux blessures, défie votre { CARD("QS") }. Je n’ai pas de carte. Gagnez ce duel, quoi que disent les dés.
dn-puzzle-3-task-wrong = Un roi peut faire 12. Lequel de vos nobles dépasse 25 même avec un 1, et comment ?
dn-puzzle-3-solved = Résolue. Un valet peut jouer deux cartes, et chacune de sa couleur compte 2 de plus : 11 et 1, 7 et 8, au moins 27. La dame n’aurait eu droit qu’à une carte.
dn-puzzle-4-task = Un noble chacun ; le mien a deux blessures sur trois, le vôtre une. J’ai deux cartes que vous ne connaissez pas. Gagnez à ce tour, quelles qu’elles soient.
dn-puzzle-4-task-wrong = Et si j’ai un as ? Cela perdrait le duel.
dn-puzzle-4-solved = Résolue. Si un as lui répond, le vôtre fait égalité, et l’égalité blesse les deux : la troisième blessure pour mon roi, la deuxième seulement pour le vôtre. { CARD("10H") } aurait perdu.
dn-puzzle-5-task = Mon dernier noble, { CARD("QD") }, a une blessure, et je n’ai pas de carte. Vous avez déjà posé un renfort et usé de votre cœur. Gagnez à ce tour, quoi que disent les dés.
dn-puzzle-5-task-wrong = Avec un 6 elle atteint 18. Lequel des vôtres pouvez-vous y porter même avec les pires dés ?
dn-puzzle-5-solved = Résolue. Les renforts peuvent être redistribués pendant votre tour : sous le roi, { CARD("3C") } fait 13, 2 et 3, et même l’égalité la tue.
