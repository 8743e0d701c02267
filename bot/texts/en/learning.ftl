# Lessons and puzzles. One word for one thing: lesson (a first game that is guided), step, puzzle, solution.

## Commands

cmd-learn = learn
cmd-learn-help = Learn a game: what it is about, and a first game in which every step is explained
cmd-learn-game-help = Which game; else you see them all
cmd-puzzle = puzzle
cmd-puzzle-help = Solve a puzzle, or have one posted in this channel each day
cmd-puzzle-game-help = Of which game; else of any
cmd-puzzle-number = number
cmd-puzzle-number-help = Which one; else the first that you have not solved
cmd-puzzle-daily = daily
cmd-puzzle-daily-help = For who may manage the channel: post a puzzle here each day at this hour, or stop that
puzzle-daily-begin = post one here each day
puzzle-daily-stop = post none any more

## Buttons

button-learn = Learn This Game
button-learn-games = Show All Games
button-lesson-begin = Begin the Lesson
button-lesson-resume = Go On
button-lesson-anew = Begin Anew
button-lesson-next = Next
button-lesson-back = Back
button-lesson-skip = Do It for Me
button-lesson-board = Show the Board
button-lesson-hand = Show My Cards
button-lesson-leave = Leave
button-lesson-play = Play the Computer (Easy)
button-puzzle-first = Try a Puzzle
button-puzzle-next = Next Puzzle
button-puzzle-solution = Show the Solution
button-puzzle-solve = Solve It
button-statements = Read These Rules

## What is said

learn-games = What would you like to learn?
learn-choose = Choose a game…
learn-choose-puzzle = Choose a puzzle…
learn-how-far = { $where } · puzzles solved: { $solved } of { $puzzles }
learn-minutes = A lesson of { $minutes } minutes
learn-step = You are at step { $step } of { $steps }
learn-done = You have finished the lesson
lesson-title = Lesson · { $game }
lesson-learner = You
lesson-teacher = { $number ->
    [1] Herald
   *[other] Herald { $number }
  }
lesson-wrong = That is allowed by the rules, but it is not what this step is about. Nothing has changed: try once more.
puzzle-title = { $game } · puzzle { $number }
puzzle-wrong = That does not solve it. Nothing has changed: look once more.
puzzle-open = not solved yet
puzzle-solved = solved
puzzle-daily = Puzzle of the day
puzzle-daily-begun = From now on I post a puzzle here each day at this hour, the first one at once. `/puzzle` with *daily* stops it.
puzzle-daily-stopped = I post no more puzzles here.
rules-question = What you are asked
error-lesson-changed = This lesson, or a rule that it teaches, has changed since you began, so I cannot go on from where you were. Begin it anew?
error-no-such-puzzle = There is no such puzzle. They are numbered from 1 to { $most }.
error-not-your-channel = Only those who may manage this channel decide whether puzzles are posted here.
