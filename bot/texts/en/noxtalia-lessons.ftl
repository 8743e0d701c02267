# The lesson and the puzzles of Noxtalia. At most three sentences a step, one new word, bold once.

nx-learn-win = You win by bringing your opponent’s three Spirits to 0 life.
nx-learn-brief = A turn: gain magic, draw cards, then attack with cards and Spirits.
nx-learn-turn =
    Your turn:
    1. Preparation: start-of-turn effects, gain 5 MP, draw up to five cards.
    2. Combat: attack with cards and Spirits, use Supports, recycle a card once. Spend MP for all of this.
    3. Each attack targets a Spirit. Its player may play one Defence.
    4. The Attack’s lead over the Defence is the damage.
    5. End: gain 5 MP, draw up to five cards, recharge your Spirits.
nx-learn-signs = **On the board**: the bar under a Spirit is its HP (life), the blue gem your MP (magic). A tilted Spirit is exhausted. Sun and moon show the cycle, the chain a Spirit’s linked card. A spark marks the latest change.
nx-learn-length = Two players, 25 to 40 minutes. Also for three, four, or solo against the Robot. Each player has a team of three Spirits. There are ready-made teams.

## The lesson

nx-lesson-look = Each of us has three **Spirits**: yours at the left, mine at the right. The number beside each is its HP, its life: { $pv } at first. Bring all three of mine to 0 to win.
nx-lesson-magic = The blue gem shows your **MP**, your magic: { $pm } now, and never more than 8. The number in a card’s corner is its cost in MP.
nx-lesson-chart = Each card and Spirit has an **element**, shown by its round sign. The chart in the middle compares two: critical gives an attack 4 more Power, weak 4 less. Glacial is critical against my Kel’Orn.
nx-lesson-attack = An **Attack** costs MP and targets one of my Spirits. Its Power is the damage, less what I defend with. Attack Kel’Orn with Glaciation: it is Glacial.
nx-lesson-attack-wrong = You could do that, but try the strongest attack first: Glaciation on Kel’Orn, +4 from the chart.
nx-lesson-reckoned = Here is the sum: { $printed } printed, +{ $chart } from the chart, +4 from the die: { $attack }. I played a **Defence**, weak against your element: { $defence }. The difference, { $damage }, is the damage. Kel’Orn has { $pv } HP left.
nx-lesson-spirit = Your Spirits can attack too, for 2 MP each. A Spirit that has attacked is **exhausted** until you end your turn. Attack Granor ({ $pv } HP) with Tidewarden.
nx-lesson-spirit-wrong = Now attack with a Spirit: Tidewarden against Granor. The chart does not weaken that attack.
nx-lesson-support = Tidewarden is exhausted and cannot attack again. A **Support** takes effect at once and is used up. Play Second Wind to recharge Tidewarden.
nx-lesson-support-wrong = Play the Support in your hand, Second Wind, and recharge. None of your Spirits needs healing.
nx-lesson-recycle = Once per turn you may **recycle**: put a card under your pile and draw another. Quick Talons is weak against Kel’Orn and Granor, so recycle it.
nx-lesson-recycle-wrong = Keep that card for now. Recycle Quick Talons.
nx-lesson-end = You have { $pm } MP left. You gain 5 now and 5 at the start of your next turn, up to 8 in all. So it is good to spend them. But this time, end your turn.
nx-lesson-end-wrong = You could do more, but then you could not pay for a Defence. End your turn.
nx-lesson-defend = I attack Snowmoon with Power { $power }. You may play a Defence of any element, and its Power is taken off. Now you: lose no HP.
nx-lesson-defend-wrong = Then Snowmoon takes all the damage. Snow Mirror stops it.
nx-lesson-nothing = Another Attack with Power { $power }, and you hold no Defence. You are asked anyway, so that the question does not reveal your hand. The Spirit takes the full damage.
nx-lesson-taken = Tidewarden took the full damage and has { $pv } HP left. My turn is over. Your turn began with its **Preparation**: you gained MP and drew up to five cards.
nx-lesson-night = A few turns later. Odd turns are **Diurnal** (sun), even turns **Nocturnal** (moon), and some cards change with them. Turn { $turn } is a night. Two of my Spirits are destroyed.
nx-lesson-last = Granor has { $pv } HP, and I have no Defences left. At night Moon Shard has 2 more Power than printed. Now you: finish the game.
nx-lesson-last-wrong = That is not enough for { $pv } HP. Moon Shard shows 5, but at night it has 7: target Granor.
nx-lesson-over = You won, and you now know the game. After turn 8 the game is a draw. A player whose draw pile runs out twice loses: yours still has { $pile } cards.

## The puzzles

nx-puzzle-1-task = My last Spirit, Howlwood, has { $pv } HP, and my hand is empty. You have { $pm } MP. Win this turn.
nx-puzzle-1-task-wrong = That is not enough for { $pv } HP. Which element is critical against Howlwood’s?
nx-puzzle-1-solved = Solved. Moon Shard is the weaker card, but Glacial is strong against Sylvan: 5 and 4. Undertow ignores the chart only when its effect comes, and has 7 then.
nx-puzzle-2-task = Two of my Spirits are left, and I hold no card. You have { $pm } MP, and only Snowmoon can attack. Win this turn.
nx-puzzle-2-task-wrong = Read what Howlwood does when it is destroyed. Which Spirit should fall last?
nx-puzzle-2-solved = Solved. Snowmoon attacks, is recharged and attacks again: 2, 1 and 2 MP. Howlwood’s fall heals the others by 2, so Kel’Orn had to fall first.
nx-puzzle-3-task = Howlwood has { $one } HP, Granor { $two }, and I hold no card. You have { $pm } MP, and your Spirits are exhausted. Win this turn.
nx-puzzle-3-task-wrong = You need one card that hits two Spirits. And what does Howlwood do when it is destroyed?
nx-puzzle-3-solved = Solved. Zone uses Forked Arc twice, and looks at the chart each time: 5 against Granor, 9 against Howlwood. Howlwood must not fall first.
nx-puzzle-4-task = Basalt Hammer attacks your last Spirit ({ $pv } HP) with Power { $power } and takes 4 from your Defence. You have { $pm } MP. Survive.
nx-puzzle-4-task-wrong = Too much damage gets through. Look for a Defence that names the element of my Attack.
nx-puzzle-4-solved = Solved. Lightning Rod names Stone itself, and a card counts before the chart: 13 and 4, less 4, is all that you need.
nx-puzzle-5-task = Granor, my last Spirit, has { $pv } HP. I have { $theirs } MP and two unknown cards. You have { $pm } MP. Win this turn, no matter what I hold.
nx-puzzle-5-task-wrong = I still have the MP to play a Defence.
nx-puzzle-5-solved = Solved. Spring Tide steals 2 MP before I may defend and makes Defences dearer, so I cannot pay for one. Effects of step 2 come before the Defence.
