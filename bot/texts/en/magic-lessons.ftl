# The lesson and the puzzles of Magic. At most three sentences a step, one new word, bold once.

mn-learn-win = You win by bringing your opponent from 20 life to 0.
mn-learn-brief = A turn: play a land, cast creatures and other spells, then attack.
mn-learn-turn =
    Your turn:
    1. Untap your permanents and draw a card.
    2. First main phase: play one land, cast creatures and other spells.
    3. Combat: attack with your creatures. Your opponent may block.
    4. Second main phase: cast more, if you can pay.
    5. You may cast instants at any time, in response to anything.
mn-learn-signs = **On the board**: the heart is life, land piles show how many lands are ready, a creature shows power and toughness. A sword marks an attacker, a shield a blocker, a cross-hair a target, a bent arrow a tapped card. An hourglass marks a creature with summoning sickness. A crown marks a Noble. *{ button-cards }* explains the other signs. The stack column shows what resolves next. A spark marks the latest change.
mn-learn-length = Two players, about 30 minutes. One game or best of three. Each player has a deck of at least 60 cards, and there are ready-made decks. You draw seven cards, then keep them or take a mulligan.

## The lesson

mn-lesson-life = We both have { $life } **life**. A player with 0 life loses. So does a player who must draw a card when the **library**, the draw pile, is empty.
mn-lesson-noble = The face-down card is your **Noble**, the only rare card in your deck: Oldrik, Who Cut the Stair. Only you can look at it. It costs six mana, so it waits.
mn-lesson-land = You pay for everything with **mana**, and lands give it. You may play one land per turn. Play Forest.
mn-lesson-land-wrong = Not yet. Play Forest first.
mn-lesson-creature = Now you have three lands. Bramble-Backed Boar costs three mana, one of it green. Herald **taps** the lands for you. Cast the Boar.
mn-lesson-creature-wrong = Cast Bramble-Backed Boar. It uses all your mana.
mn-lesson-sick = A creature cannot attack in the turn it enters: that is **summoning sickness**. Go through combat and end your turn.
mn-lesson-sick-wrong = You cannot do anything else. Go to combat and end your turn.
mn-lesson-block = My Peatling Torch-Gang attacks you. It has 2 **power**, the damage it deals, and 2 toughness, the damage that kills it. Block it with your Boar, which is 2/3: power 2, toughness 3.
mn-lesson-block-wrong = Block with the Boar: its toughness is 3, so it survives.
mn-lesson-held = The Torch-Gang went to the **graveyard**. Damage wears off at the end of the turn, so your Boar is healthy again.
mn-lesson-attack = Your turn: your lands have untapped, and you drew a card. Your Boar can **attack** now, and I have no creature to block with. Go to combat and attack me.
mn-lesson-attack-wrong = Save your mana for the fight. Go to combat and attack with the Boar.
mn-lesson-answer = I respond with an **instant**, Spark from the Stack: 3 damage to your Boar and 1 to you. It has not resolved yet. Respond with Swell of Sap to save the Boar.
mn-lesson-answer-wrong = Then the Boar dies. Cast Swell of Sap.
mn-lesson-stack = Spells wait on the **stack**, and the last one cast resolves first. Your Boar became 5/6 before the Spark hit it. Then it dealt 5 damage, and I am at { $theirs } life.
mn-lesson-second = After combat comes your second **main phase**. Play the Mountain you drew.
mn-lesson-second-wrong = Play Mountain to have more mana next turn.
mn-lesson-cast = A few turns later you have six lands. Your Noble can be cast from the **command zone**, as if it were in your hand. Now you: cast the strongest creature you can pay for.
mn-lesson-cast-wrong = You could do that, but six lands are just enough for your Noble, and nothing you have is stronger.
mn-lesson-wait = Your Noble does not come back when it dies, so be careful. It cannot attack this turn. Go to combat without it, and end your turn.
mn-lesson-wait-wrong = You have no mana left. Go to combat, then end your turn.
mn-lesson-win = I have { $theirs } life and one creature to block with. Oldrik has **trample**: damage beyond the blocker’s toughness hits me. Now you: finish the game.
mn-lesson-win-wrong = That does not win. Go to combat and attack with Oldrik: trample makes it enough.
mn-lesson-divide = My Wader of the Cinder Fen blocks. You divide the 5 **damage**: 2 destroy the Wader, 3 are left for me.
mn-lesson-divide-wrong = Assign 2 to the Wader and the rest to me.
mn-lesson-divide-right = The damage that is left was enough: you won.
mn-lesson-hand-1 = Before your own match: you draw seven cards, and keep them or take a **mulligan**, a new hand with one card less. You want two to four lands, and a cheap card that they pay for.
mn-lesson-hand-1-wrong = One land pays for nothing here, and the next ones may come late. Take the mulligan.
mn-lesson-hand-1-right = Right: with one land you would wait while I play.
mn-lesson-hand-2 = Another hand. Keep or mulligan?
mn-lesson-hand-2-wrong = Three lands of both colors, and two creatures for 2 and 3 mana: this is as good as it gets.
mn-lesson-hand-2-right = Right: three lands, and something to cast in your second turn.
mn-lesson-hand-3 = The last one. Keep or mulligan?
mn-lesson-hand-3-wrong = Look at the colors: two Mountains give red mana, and every spell here is green.
mn-lesson-hand-3-right = Right: 2 lands, no card that they pay. Most players change such a hand.
mn-lesson-orders = In my turn Herald asks you only at certain moments: when I attack, cast something, or end my turn. *{ button-orders }* lets you choose others.
mn-lesson-over = You now know the game. Cards explain their other words.

## The puzzles

mn-puzzle-1-task = I have { $theirs } life and two creatures that can block. Win this turn.
mn-puzzle-1-task-wrong = I would block, or it would not be enough. What extra cost does your instant have?
mn-puzzle-1-solved = Solved. With its kicker, Anger of the Hill gives +4 power and makes the Bear unblockable: 7 damage. Cast it before blocks.
mn-puzzle-2-task = I have { $theirs } life, and cast Boulder down the Steps at your Pyrewright. Win before it resolves.
mn-puzzle-2-task-wrong = Then the Boulder resolves. What can your Pyrewright do while it is on the stack?
mn-puzzle-2-solved = Solved. The last thing on the stack resolves first, even if the Pyrewright had died in the meantime.
mn-puzzle-3-task = My Giant of the Ninth Step has 4 power and 5 toughness, and it will block. Destroy it in this combat and lose nothing.
mn-puzzle-3-task-wrong = If I know what your creature can do, I let it through. If it stays as it is, the Giant lives.
mn-puzzle-3-solved = Solved. I cannot undo a block. With first strike your Bear deals 5 damage first, and a dead creature deals none.
mn-puzzle-4-task = I have { $theirs } life. My two Webkeepers have reach, so they can block flyers. Win this turn.
mn-puzzle-4-task-wrong = One of them would still be there to block. Look at your Noble.
mn-puzzle-4-solved = Solved. When The Grey Albatross enters, all creatures without flying return to hand. Cast after the attack, it would be too late.
mn-puzzle-5-task = I have { $theirs } life. Win this turn.
mn-puzzle-5-task-wrong = Count your red mana, and which lands can give mana this turn.
mn-puzzle-5-solved = Solved. Each Spark needs red mana: the Dyke gives it once, the Mountain once more. A land that enters tapped gives nothing this turn.
