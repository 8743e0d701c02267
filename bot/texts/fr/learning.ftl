# Leçons et énigmes. Un mot pour une chose : leçon (une première partie guidée), étape, énigme, solution.

## Commandes

cmd-learn = apprendre
cmd-learn-help = Apprendre un jeu : de quoi il s’agit, puis une première partie dont chaque étape est expliquée
cmd-learn-game-help = Quel jeu ; sinon, tous sont affichés
cmd-puzzle = énigme
cmd-puzzle-help = Résoudre une énigme, ou en faire publier une chaque jour dans ce salon
cmd-puzzle-game-help = De quel jeu ; sinon de n’importe lequel
cmd-puzzle-number = numéro
cmd-puzzle-number-help = Laquelle ; sinon celle du jour, ou la première non résolue
cmd-puzzle-daily = quotidienne
cmd-puzzle-daily-help = Pour les gérants du salon : publier ici une énigme par jour à cette heure, ou arrêter
puzzle-daily-begin = en publier une chaque jour ici
puzzle-daily-stop = ne plus en publier

## Boutons

button-learn = Apprendre ce jeu
button-learn-games = Voir tous les jeux
button-lesson-begin = Commencer la leçon
button-lesson-resume = Continuer
button-lesson-anew = Recommencer
button-lesson-next = Suite
button-lesson-back = ‹ Retour
button-lesson-show = Me montrer
button-lesson-step = Revenir à l’étape
button-lesson-board = Plateau
button-lesson-hand = Main
button-lesson-more = Plus…
button-lesson-about = En savoir plus
button-lesson-leave = Quitter
button-lesson-play = Affronter l’ordinateur (facile)
button-puzzle-first = Essayer une énigme
button-puzzle-next = Énigme suivante
button-puzzle-solution = Voir la solution
button-puzzle-move = Voir le coup suivant
button-puzzle-solve = Résoudre l’énigme
button-statements = Lire ces règles

## Ce qui est dit

learn-games = Que voulez-vous apprendre ?
learn-choose = Choisir un jeu…
learn-choose-puzzle = Choisir une énigme…
learn-long = La leçon dure environ { $minutes } minutes. Herald joue l’adversaire.
learn-how-far = { $where } · énigmes résolues : { $solved } sur { $puzzles }
learn-minutes = Leçon de { $minutes } minutes
learn-step = Vous en êtes à l’étape { $step } sur { $steps }
learn-done = Vous avez terminé la leçon
lesson-title = Leçon · { $game }
lesson-learner = Joueur 1
lesson-teacher = { $number ->
    [1] Herald
   *[other] Herald { $number }
  }
lesson-mulligan = Changer { $what }
lesson-wrong = Les règles le permettent, mais ce n’est pas le but de cette étape. Rien n’a changé : réessayez.
puzzle-title = { $game } · énigme { $number }
puzzle-wrong = Cela ne résout pas l’énigme. Rien n’a changé : cherchez encore.
puzzle-win-task = C’est votre tour, et vous gagnez pendant ce tour. Vos coups doivent réussir contre toute réponse et toute carte cachée. Les dés n’aident jamais. { $stars ->
    [1] Difficulté : ★
    [2] Difficulté : ★★
    [3] Difficulté : ★★★
   *[other] Difficulté : ★★★★
  }
puzzle-win-task-wrong = Après ce coup, l’adversaire peut s’en sortir, ou les dés décident. Rien n’a changé : cherchez encore.
puzzle-win-solved = Énigme résolue. L’adversaire n’avait aucune réponse.
puzzle-tries = { $tries ->
    [1] Vous l’avez résolue au premier essai.
   *[other] Il vous a fallu { $tries } essais.
  }
puzzle-solvers = { $people ->
    [1] 1 personne l’a résolue, en { NUMBER($tries) } { $tries ->
        [one] essai
       *[other] essais
      }.
   *[other] { $people } personnes l’ont résolue, en { NUMBER($tries) } essais en moyenne.
  }
puzzle-open = pas encore résolue
puzzle-solved = résolue
puzzle-daily = Énigme du jour
puzzle-daily-begun = Je publie désormais ici une énigme par jour à cette heure ; voici la première. `/énigme` avec *quotidienne* y met fin.
puzzle-daily-stopped = Je ne publie plus d’énigmes ici.
rules-question = Ce qui vous est demandé
error-lesson-changed = Cette leçon, ou une règle qu’elle enseigne, a changé depuis votre dernier passage. Voulez-vous la recommencer ?
error-no-such-puzzle = Cette énigme n’existe pas. Choisissez un numéro de 1 à { $most }.
error-not-your-channel = Seuls les gérants de ce salon peuvent lancer ou arrêter l’énigme quotidienne.
