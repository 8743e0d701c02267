# The lesson and the puzzles of Magic. At most three sentences a step, one new word, bold once.

mn-learn-turn =
    Your turn:
    1. What you have tapped is untapped, and you draw a card.
    2. First main phase: play one land, cast creatures and other spells.
    3. Combat: your creatures attack, the other player may block.
    4. Second main phase: once more what you can pay for.
    5. Instants may be cast at any time, in answer to anything.
mn-learn-signs = **On the board**: the heart counts life, lands lie in piles with how many are ready, a creature shows power and toughness. A sword says that it attacks, a shield that it blocks, a cross-hair that it is a target, a bent arrow that it is tapped, an hourglass that it has come this turn and cannot attack yet; a crown marks a Noble, and other small signs are keywords, which *My Cards* names. The column of the stack says what happens next; the card at the left is the Noble. A spark marks what has just changed.
mn-learn-length = Two players, about 30 minutes; one game, or a best of three. You draw an opening hand of seven cards, keep it or take a mulligan. Each brings a deck of 60 cards or more; ready-made decks are there.

## The lesson

mn-lesson-life = You have { $life } **life**, and so have I. Whoever has none left loses; so does who has to draw from an empty library.
mn-lesson-noble = The card that lies face down is your **Noble**, the only rare card of your deck: Oldrik, Who Cut the Stair. You alone may look at it. It costs six mana, so it waits.
mn-lesson-land = Everything is paid with **mana**, and lands give it. You may play one land each turn. Play Forest.
mn-lesson-land-wrong = That can wait: play Forest first.
mn-lesson-creature = Now you have three lands. Bramble-Backed Boar costs three mana, one of it green; the lands that pay are **tapped** by themselves. Cast the Boar.
mn-lesson-creature-wrong = Cast Bramble-Backed Boar: it takes all of your mana.
mn-lesson-sick = A creature cannot attack in the turn in which it comes: that is **summoning sickness**. So let combat pass, and my turn come.
mn-lesson-sick-wrong = There is nothing more to be done now: go to combat, where nothing of yours attacks yet.
mn-lesson-block = My Peatling Torch-Gang attacks you. It has 2 **power**, the damage that it deals, and 2 toughness, the damage of which it dies. Block it with your Boar; the menu says who will die.
mn-lesson-block-wrong = Block with the Boar: it has toughness 3, and lives.
mn-lesson-held = The Torch-Gang went to the **graveyard**. Damage on a creature is gone when the turn ends, so your Boar is whole again.
mn-lesson-attack = Your turn: your lands are untapped, and you have drawn a card. Your Boar may **attack** now, and I have no creature that could block. Go on to combat, and attack me.
mn-lesson-attack-wrong = Keep your mana for the fight: go on to combat, and attack with the Boar.
mn-lesson-answer = I answer with an **instant**, Spark from the Stack: 3 damage to your Boar, which would die, and 1 to you. It has not happened yet, and you have an instant too. Cast Swell of Sap: the Boar is all that it can aim at.
mn-lesson-answer-wrong = Then the Boar dies. Cast Swell of Sap.
mn-lesson-stack = What is cast lies on the **stack**, and what came last happens first: your Boar had grown to 5/6 before the Spark hit it. Then it dealt me 5 damage, and I am at { $theirs } life.
mn-lesson-second = After combat comes your second **main phase**. Play the Mountain that you have drawn.
mn-lesson-second-wrong = Play Mountain, so that you have more mana next turn.
mn-lesson-cast = Some turns later you have six lands: the Noble may be cast from the **command zone** like a card from your hand. Only now I learn which one it is. Cast it.
mn-lesson-cast-wrong = Let that wait: you have just the mana for your Noble.
mn-lesson-wait = It does not come back when it dies, so take care of it. It is new here and cannot attack yet: go to combat without it, and end the turn.
mn-lesson-wait-wrong = You have no mana left: go to combat, then end the turn.
mn-lesson-win = I have { $theirs } life and one creature that can block. Oldrik has **trample**: what is more than the blocker’s toughness comes through to me. Attack.
mn-lesson-win-wrong = Go on to combat, and attack with Oldrik: that is enough.
mn-lesson-divide = My Wader of the Cinder Fen blocks. You divide the 5 **damage** yourself: 2 destroy the Wader, 3 are left for me.
mn-lesson-divide-wrong = 2 for the Wader are enough; all else to me.
mn-lesson-over = You have won, and you know the game. Under *When I Am Asked* you choose when you want a word in my turn. A card that goes from hand to graveyard is discarded; what other words mean stands on the cards.

## The puzzles

mn-puzzle-1-task = I have { $theirs } life and two creatures that can block. Win this turn.
mn-puzzle-1-task-wrong = I would block, or it would not be enough. What else can be paid for your instant?
mn-puzzle-1-solved = Solved. With its kicker Anger of the Hill gives 4 power and lets nothing block: 7 from the Bear. It has to be cast before I block.
mn-puzzle-2-task = I have { $theirs } life, and cast Boulder down the Steps at your Pyrewright. Win before it falls.
mn-puzzle-2-task-wrong = Then the Boulder falls. What can your Pyrewright do while that lies on the stack?
mn-puzzle-2-solved = Solved. What came last on the stack happens first, and it would have happened even if the Pyrewright had died meanwhile.
mn-puzzle-3-task = My Giant of the Ninth Step has 4 power and 5 toughness, and I like to block with it. Destroy it in this combat, and lose nothing.
mn-puzzle-3-task-wrong = If I know what your creature can do, I let it through; if it stays as it is, the Giant lives.
mn-puzzle-3-solved = Solved. Once I have blocked I cannot take it back: with first strike your Bear deals 5, and what is dead strikes nobody.
mn-puzzle-4-task = I have { $theirs } life. My two Webkeepers have reach: they can block what flies. Win this turn.
mn-puzzle-4-task-wrong = One of them would still be there to block. Look at your Noble.
mn-puzzle-4-solved = Solved. The Grey Albatross sends all that does not fly back to hand as it comes; cast after the attack it would have come too late.
mn-puzzle-5-task = I have { $theirs } life. Win this turn with what you have at hand.
mn-puzzle-5-task-wrong = Count the red mana, and the mana that you have this very turn.
mn-puzzle-5-solved = Solved. Each Spark wants red: the Dyke gives it once, the Mountain once more, and a land that enters tapped gives nothing in this turn.
