# Lessons and puzzles. One word for one thing: lesson (a first game that is guided), step, puzzle, solution.

## Commands

cmd-learn = learn
cmd-learn-help = Learn a game with a guided first match
cmd-learn-game-help = The game; if empty, you see all games
cmd-puzzle = puzzle
cmd-puzzle-help = Solve a puzzle, or post one in this channel every day
cmd-puzzle-game-help = The game; if empty, any game
cmd-puzzle-number = number
cmd-puzzle-number-help = Which puzzle; if empty, today’s, or your first unsolved one
cmd-puzzle-daily = daily
cmd-puzzle-daily-help = Post a puzzle here every day at this hour, or stop (channel managers only)
puzzle-daily-begin = Post a puzzle every day
puzzle-daily-stop = Stop the daily puzzle

## Buttons

button-learn = Learn This Game
button-learn-games = Show All Games
button-lesson-begin = Start Lesson
button-lesson-resume = Continue
button-lesson-anew = Start Over
button-lesson-next = Next
button-lesson-back = ‹ Back
button-lesson-show = Show Me
button-lesson-step = Back to Step
button-lesson-board = Board
button-lesson-hand = Hand
button-lesson-more = More…
button-lesson-about = More About the Game
button-lesson-leave = Leave Lesson
button-lesson-play = Play the Computer (Easy)
button-puzzle-first = Try a Puzzle
button-puzzle-next = Next Puzzle
button-puzzle-solution = Show Solution
button-puzzle-move = Show Next Move
button-puzzle-solve = Solve It
button-statements = Show These Rules

## What is said

learn-games = Which game do you want to learn?
learn-choose = Choose a game…
learn-choose-puzzle = Choose a puzzle…
learn-long = The lesson takes about { $minutes } minutes. Herald plays your opponent.
learn-how-far = { $where } · puzzles solved: { $solved } of { $puzzles }
learn-minutes = { $minutes }-minute lesson
learn-step = You are at step { $step } of { $steps }
learn-done = You have finished the lesson
lesson-title = Lesson · { $game }
lesson-learner = You
lesson-teacher = { $number ->
    [1] Herald
   *[other] Herald { $number }
  }
lesson-mulligan = Change { $what }
lesson-wrong = That move is legal, but it is not what this step is about. Nothing changed. Try again.
puzzle-title = { $game } · puzzle { $number }
puzzle-wrong = That does not solve it. Nothing changed. Try again.
puzzle-win-task = It’s your turn, and you win this turn. Your moves must work against every answer and every hidden card. Dice never help. { $stars ->
    [1] Difficulty: ★
    [2] Difficulty: ★★
    [3] Difficulty: ★★★
   *[other] Difficulty: ★★★★
  }
puzzle-win-task-wrong = After that, your opponent can escape, or dice decide. Nothing changed. Try again.
puzzle-win-solved = Solved. Your opponent had no answer.
puzzle-tries = { $tries ->
    [1] You solved it on the first try.
   *[other] You needed { $tries } tries.
  }
puzzle-solvers = { $people ->
    [one] 1 person has solved it, in { NUMBER($tries) } { $tries ->
        [one] try
       *[other] tries
      }.
   *[other] { $people } people have solved it, in { NUMBER($tries) } tries on average.
  }
puzzle-open = not solved yet
puzzle-solved = solved
puzzle-daily = Puzzle of the day
puzzle-daily-begun = Herald posts a puzzle here every day at this hour, starting now. To stop, use `/puzzle` with *daily*.
puzzle-daily-stopped = Herald posts no more puzzles here.
rules-question = The question you are asked
error-lesson-changed = This lesson, or a rule it teaches, has changed since you started. Start it over?
error-no-such-puzzle = That puzzle does not exist. Choose a number from 1 to { $most }.
error-not-your-channel = Only people who can manage this channel can start or stop the daily puzzle.
