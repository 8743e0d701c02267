# La leçon et les énigmes de Magic. Trois phrases au plus par étape, un mot nouveau, en gras une fois.

mn-learn-turn =
    Votre tour :
    1. Vous dégagez vos permanents, puis vous piochez une carte.
    2. Première phase principale : jouez un terrain, lancez des créatures et d’autres sorts.
    3. Combat : vos créatures attaquent, l’adversaire peut bloquer.
    4. Seconde phase principale : lancez encore ce que vous pouvez payer.
    5. Les éphémères se lancent à tout moment, en réponse à n’importe quoi.
mn-learn-signs = **Sur le plateau** : le cœur compte les points de vie, les terrains sont en piles avec le nombre de ceux qui sont prêts, une créature montre sa force et son endurance. Une épée dit qu’elle attaque, un bouclier qu’elle bloque, un viseur qu’elle est une cible, une flèche courbe qu’elle est engagée, un sablier qu’elle vient d’arriver et ne peut pas encore attaquer ; une couronne marque un Noble, et les autres petits signes sont des mots-clés, que nomme *{ button-cards }*. La colonne de la pile dit ce qui se passera ; la carte à gauche est le Noble. Une étincelle marque ce qui vient de changer.
mn-learn-length = Deux joueurs, 30 minutes environ ; une manche, ou deux gagnantes. Vous piochez une main de départ de sept cartes, que vous gardez, ou vous prenez un mulligan. Chacun vient avec un deck de 60 cartes ou plus ; il y a des decks tout prêts.

## La leçon

mn-lesson-life = Vous avez { $life } **points de vie**, et moi aussi. À 0, on perd ; on perd aussi si l’on doit piocher dans une bibliothèque vide.
mn-lesson-noble = La carte face cachée est votre **Noble**, la seule carte rare de votre deck : Oldrik, qui tailla l’Escalier. Vous seul pouvez la regarder. Elle coûte six manas : elle attend.
mn-lesson-land = Tout se paie en **mana**, et les terrains en donnent. Vous pouvez jouer un terrain par tour. Jouez Forêt.
mn-lesson-land-wrong = Cela peut attendre : jouez d’abord Forêt.
mn-lesson-creature = Vous avez maintenant trois terrains. Sanglier au dos de ronces coûte trois manas, dont un vert ; les terrains qui paient sont **engagés** d’eux-mêmes. Lancez le Sanglier.
mn-lesson-creature-wrong = Lancez Sanglier au dos de ronces : il utilise tout votre mana.
mn-lesson-sick = Une créature ne peut pas attaquer le tour où elle arrive : c’est le **mal d’invocation**. Passez donc le combat, et laissez-moi jouer mon tour.
mn-lesson-sick-wrong = Il n’y a plus rien à faire ici : passez au combat, où vous n’avez pas encore d’attaquant.
mn-lesson-block = Ma Bande aux torches vous attaque. Elle a 2 de **force**, les blessures qu’elle inflige, et 2 d’endurance, les blessures dont elle meurt. Bloquez-la avec votre Sanglier ; le menu dit qui mourra.
mn-lesson-block-wrong = Bloquez avec le Sanglier : il a 3 d’endurance, et survit.
mn-lesson-held = La Bande est allée au **cimetière**. Les blessures disparaissent à la fin du tour : votre Sanglier est de nouveau intact.
mn-lesson-attack = À vous : vos terrains sont dégagés, et vous avez pioché une carte. Votre Sanglier peut maintenant **attaquer**, et je n’ai aucune créature qui puisse bloquer. Passez au combat, et attaquez-moi.
mn-lesson-attack-wrong = Gardez votre mana pour le combat : passez-y, et attaquez avec le Sanglier.
mn-lesson-answer = Je réponds par un **éphémère**, Étincelle de la meule : 3 blessures à votre Sanglier, qui mourrait, et 1 à vous. Rien n’est encore résolu, et vous avez aussi un éphémère. Lancez Montée de sève : elle ne peut cibler que le Sanglier.
mn-lesson-answer-wrong = Le Sanglier mourrait. Lancez Montée de sève.
mn-lesson-stack = Ce que l’on lance va sur la **pile**, et le dernier arrivé se résout d’abord : votre Sanglier était déjà 5/6 quand l’Étincelle l’a touché. Puis il m’a infligé 5 blessures : il me reste { $theirs } points de vie.
mn-lesson-second = Après le combat vient votre seconde **phase principale**. Jouez la Montagne que vous avez piochée.
mn-lesson-second-wrong = Jouez Montagne, pour avoir plus de mana au tour suivant.
mn-lesson-cast = Quelques tours plus tard, vous avez six terrains. Le Noble se lance depuis la **zone de commandement** comme une carte de votre main : c’est seulement là que je découvre lequel c’est. Lancez-le.
mn-lesson-cast-wrong = Pas cela : vous avez tout juste le mana pour votre Noble.
mn-lesson-wait = S’il meurt, il ne revient pas : prenez-en soin. Il vient d’arriver et ne peut pas encore attaquer : passez au combat sans lui, puis finissez le tour.
mn-lesson-wait-wrong = Vous n’avez plus de mana : passez au combat, puis finissez le tour.
mn-lesson-win = Il me reste { $theirs } points de vie, et une créature qui peut bloquer. Oldrik a le **piétinement** : ce qui dépasse l’endurance du bloqueur passe jusqu’à moi. Attaquez.
mn-lesson-win-wrong = Passez au combat, et attaquez avec Oldrik : cela suffit.
mn-lesson-divide = Mon Patauge-fagne bloque. Vous répartissez vous-même les 5 **blessures** : 2 suffisent à le détruire, 3 passent jusqu’à moi.
mn-lesson-divide-wrong = 2 suffisent pour Patauge-fagne ; tout le reste est pour moi.
mn-lesson-over = Vous avez gagné, et vous connaissez le jeu. Sous *{ button-orders }*, choisissez quand vous arrêter pendant mon tour. Une carte qui va de la main au cimetière est défaussée ; les autres mots-clés sont expliqués sur les cartes.

## Les énigmes

mn-puzzle-1-task = Il me reste { $theirs } points de vie, et deux créatures qui peuvent bloquer. Gagnez à ce tour.
mn-puzzle-1-task-wrong = Je bloquerais, ou cela ne suffirait pas. Que peut-on payer encore pour votre éphémère ?
mn-puzzle-1-solved = Résolue. Avec son kick, Colère de la colline donne 4 de force et ne laisse rien bloquer : 7 de l’Ours. Il faut la lancer avant que je bloque.
mn-puzzle-2-task = Il me reste { $theirs } point de vie, et je lance Rocher dans l’escalier sur votre Bûcheron. Gagnez avant qu’il tombe.
mn-puzzle-2-task-wrong = Alors le Rocher tombe. Que peut faire votre Bûcheron pendant que celui-ci est sur la pile ?
mn-puzzle-2-solved = Résolue. Le dernier arrivé sur la pile se résout d’abord, et la capacité se serait résolue même si le Bûcheron était mort entre-temps.
mn-puzzle-3-task = Mon Géant de la neuvième marche a 4 de force et 5 d’endurance, et j’aime bloquer avec lui. Détruisez-le dans ce combat, et ne perdez rien.
mn-puzzle-3-task-wrong = Si je sais ce que peut votre créature, je la laisse passer ; si elle reste telle quelle, le Géant survit.
mn-puzzle-3-solved = Résolue. Une fois que j’ai bloqué, je ne peux plus me raviser : avec l’initiative, votre Ours inflige 5, et ce qui est mort ne frappe personne.
mn-puzzle-4-task = Il me reste { $theirs } points de vie. Mes deux Tisseuses ont la portée : elles peuvent bloquer les créatures avec le vol. Gagnez à ce tour.
mn-puzzle-4-task-wrong = L’une d’elles serait encore là pour bloquer. Regardez votre Noble.
mn-puzzle-4-solved = Résolue. L’Albatros gris renvoie en main, en arrivant, tout ce qui ne vole pas ; lancé après l’attaque, il serait venu trop tard.
mn-puzzle-5-task = Il me reste { $theirs } points de vie. Gagnez à ce tour avec ce que vous avez en main.
mn-puzzle-5-task-wrong = Comptez le mana rouge, et le mana que vous avez à ce tour même.
mn-puzzle-5-solved = Résolue. Chaque Étincelle demande du mana rouge : la Digue en donne une fois, la Montagne une autre, et un terrain qui arrive engagé ne donne rien ce tour-ci.
