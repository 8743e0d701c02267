# La leçon et les énigmes de Magic. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

mn-learn-win = Vous gagnez en réduisant l’adversaire de 20 points de vie à 0.
mn-learn-brief = Un tour : jouez un terrain, lancez des créatures et d’autres sorts, puis attaquez.
mn-learn-turn =
    Votre tour :
    1. Vous dégagez vos permanents, puis vous piochez une carte.
    2. Première phase principale : jouez un terrain, lancez des créatures et d’autres sorts.
    3. Combat : vos créatures attaquent, l’adversaire peut bloquer.
    4. Seconde phase principale : lancez encore ce que vous pouvez payer.
    5. Les éphémères se lancent à tout moment, en réponse à n’importe quoi.
mn-learn-signs = **Sur le plateau** : le cœur compte les points de vie, les piles de terrains montrent combien sont prêts, une créature montre sa force et son endurance. Une épée marque un attaquant, un bouclier un bloqueur, un viseur une cible, une flèche courbe une carte engagée. Un sablier marque le mal d’invocation, une couronne un Noble. *{ button-cards }* explique les autres signes. La colonne de la pile montre ce qui se résout ensuite. Une étincelle marque le dernier changement.
mn-learn-length = Deux joueurs, environ 30 minutes. Une manche, ou deux gagnantes. Chacun a un deck d’au moins 60 cartes ; il y a des decks tout prêts. Vous piochez sept cartes, puis vous les gardez ou faites un mulligan.

## La leçon

mn-lesson-life = Nous avons tous deux { $life } **points de vie**. Un joueur à 0 point de vie perd. Un joueur perd aussi s’il doit piocher quand sa **bibliothèque**, la pioche, est vide.
mn-lesson-noble = La carte face cachée est votre **Noble**, la seule carte rare de votre deck : Oldrik, qui tailla l’Escalier. Vous seul pouvez la regarder. Elle coûte six manas : elle attend.
mn-lesson-land = Tout se paie en **mana**, et les terrains en donnent. Vous pouvez jouer un terrain par tour. Jouez Forêt.
mn-lesson-land-wrong = Pas encore. Jouez d’abord Forêt.
mn-lesson-creature = Vous avez maintenant trois terrains. Sanglier au dos de ronces coûte trois manas, dont un vert ; les terrains qui paient sont **engagés** d’eux-mêmes. Lancez le Sanglier.
mn-lesson-creature-wrong = Lancez Sanglier au dos de ronces : il utilise tout votre mana.
mn-lesson-sick = Une créature ne peut pas attaquer le tour où elle arrive : c’est le **mal d’invocation**. Passez le combat et terminez votre tour.
mn-lesson-sick-wrong = Il n’y a rien d’autre à faire. Passez au combat et terminez votre tour.
mn-lesson-block = Ma Bande aux torches vous attaque. Elle a 2 de **force**, les blessures qu’elle inflige, et 2 d’endurance, les blessures dont elle meurt. Bloquez-la avec votre Sanglier, qui est 2/3 : force 2, endurance 3.
mn-lesson-block-wrong = Bloquez avec le Sanglier : il a 3 d’endurance, et survit.
mn-lesson-held = La Bande est allée au **cimetière**. Les blessures disparaissent à la fin du tour : votre Sanglier est de nouveau intact.
mn-lesson-attack = À vous : vos terrains sont dégagés, et vous avez pioché une carte. Votre Sanglier peut maintenant **attaquer**, et je n’ai aucune créature qui puisse bloquer. Passez au combat, et attaquez-moi.
mn-lesson-attack-wrong = Gardez votre mana pour le combat : passez-y, et attaquez avec le Sanglier.
mn-lesson-answer = Je réponds par un **éphémère**, Étincelle de la meule : 3 blessures à votre Sanglier et 1 à vous. Elle n’est pas encore résolue. Répondez par Montée de sève pour sauver le Sanglier.
mn-lesson-answer-wrong = Le Sanglier mourrait. Lancez Montée de sève.
mn-lesson-stack = Ce que l’on lance va sur la **pile**, et le dernier arrivé se résout d’abord : votre Sanglier était déjà 5/6 quand l’Étincelle l’a touché. Puis il m’a infligé 5 blessures : il me reste { $theirs } points de vie.
mn-lesson-second = Après le combat vient votre seconde **phase principale**. Jouez la Montagne que vous avez piochée.
mn-lesson-second-wrong = Jouez Montagne, pour avoir plus de mana au tour suivant.
mn-lesson-cast = Quelques tours plus tard, vous avez six terrains. Le Noble se lance depuis la **zone de commandement**, comme une carte de votre main. À vous : lancez la plus forte créature que vous pouvez payer.
mn-lesson-cast-wrong = C’est possible, mais six terrains suffisent tout juste pour votre Noble, et vous n’avez rien de plus fort.
mn-lesson-wait = S’il meurt, il ne revient pas : prenez-en soin. Il vient d’arriver et ne peut pas encore attaquer : passez au combat sans lui, puis finissez le tour.
mn-lesson-wait-wrong = Vous n’avez plus de mana : passez au combat, puis finissez le tour.
mn-lesson-win = Il me reste { $theirs } points de vie, et une créature qui peut bloquer. Oldrik a le **piétinement** : les blessures au-delà de l’endurance du bloqueur m’atteignent. À vous : finissez la partie.
mn-lesson-win-wrong = Cela ne gagne pas. Passez au combat, et attaquez avec Oldrik : grâce au piétinement, cela suffit.
mn-lesson-divide = Mon Patauge-fagne bloque. Vous répartissez vous-même les 5 **blessures** : 2 suffisent à le détruire, 3 passent jusqu’à moi.
mn-lesson-divide-wrong = 2 suffisent pour Patauge-fagne ; tout le reste est pour moi.
mn-lesson-divide-right = Les blessures restantes ont suffi : vous avez gagné.
mn-lesson-hand-1 = Avant votre propre partie : vous piochez sept cartes, que vous gardez ou changez par un **mulligan**, avec une carte de moins. Il faut deux à quatre terrains, et une carte peu chère qu’ils paient. Garder, ou mulligan ?
mn-lesson-hand-1-wrong = Un seul terrain ne paie rien ici, et les suivants peuvent tarder. Faites un mulligan.
mn-lesson-hand-1-right = Exact : avec un terrain, vous attendriez pendant que je joue.
mn-lesson-hand-2 = Une autre main. Garder, ou mulligan ?
mn-lesson-hand-2-wrong = Trois terrains des deux couleurs, et deux créatures à 2 et 3 manas : c’est une très bonne main.
mn-lesson-hand-2-right = Exact : trois terrains, et une carte à lancer dès votre deuxième tour.
mn-lesson-hand-3 = La dernière. Garder, ou mulligan ?
mn-lesson-hand-3-wrong = Regardez les couleurs : deux Montagnes donnent du mana rouge, et tous vos sorts sont verts.
mn-lesson-hand-3-right = Exact : 2 terrains, aucune carte qu’ils paient. La plupart des joueurs changent cette main.
mn-lesson-orders = Pendant mon tour, Herald ne vous interroge qu’à certains moments : si j’attaque, lance un sort ou termine mon tour. *{ button-orders }* permet d’en choisir d’autres.
mn-lesson-over = Vous connaissez le jeu. Les cartes expliquent leurs autres mots.

## Les énigmes

mn-puzzle-1-task = Il me reste { $theirs } points de vie, et deux créatures qui peuvent bloquer. Gagnez à ce tour.
mn-puzzle-1-task-wrong = Je bloquerais, ou cela ne suffirait pas. Quel coût de plus a votre éphémère ?
mn-puzzle-1-solved = Résolue. Avec son kick, Colère de la colline donne 4 de force, et rien ne peut bloquer l’Ours : 7 blessures. Lancez-la avant que je bloque.
mn-puzzle-2-task = Il me reste { $theirs } point de vie, et je lance Rocher dans l’escalier sur votre Bûcheron. Gagnez avant qu’il se résolve.
mn-puzzle-2-task-wrong = Alors le Rocher se résout. Que peut faire votre Bûcheron pendant qu’il est sur la pile ?
mn-puzzle-2-solved = Résolue. Le dernier arrivé sur la pile se résout d’abord, même si le Bûcheron était mort entre-temps.
mn-puzzle-3-task = Mon Géant de la neuvième marche a 4 de force et 5 d’endurance, et il bloquera. Détruisez-le dans ce combat sans rien perdre.
mn-puzzle-3-task-wrong = Si je sais ce que peut votre créature, je la laisse passer. Si elle reste telle quelle, le Géant survit.
mn-puzzle-3-solved = Résolue. Je ne peux pas revenir sur un blocage. Avec l’initiative, votre Ours inflige ses 5 blessures d’abord, et une créature morte n’en inflige pas.
mn-puzzle-4-task = Il me reste { $theirs } points de vie. Mes deux Tisseuses ont la portée : elles peuvent bloquer les créatures avec le vol. Gagnez à ce tour.
mn-puzzle-4-task-wrong = L’une d’elles serait encore là pour bloquer. Regardez votre Noble.
mn-puzzle-4-solved = Résolue. Quand L’Albatros gris arrive, toutes les créatures sans le vol retournent en main. Lancé après l’attaque, il viendrait trop tard.
mn-puzzle-5-task = Il me reste { $theirs } points de vie. Gagnez à ce tour.
mn-puzzle-5-task-wrong = Comptez votre mana rouge, et les terrains qui peuvent en donner à ce tour.
mn-puzzle-5-solved = Résolue. Chaque Étincelle demande du mana rouge : la Digue en donne une fois, la Montagne une autre, et un terrain qui arrive engagé ne donne rien ce tour-ci.
