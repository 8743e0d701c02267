# The lesson and the puzzles of Dueling Nobles. At most three sentences a step, one new word, bold once.

dn-learn-turn =
    Your turn:
    1. Heal, boost or use your suits, as you like.
    2. You gain a resource; three cards of a suit make three more.
    3. Buy cards and nobles.
    4. Send a noble into a duel: name yours, and the one it challenges.
    5. Dice fall, each side may add a number card, the higher total wins.
dn-learn-signs = **On the board**: drops are wounds, the shield is strength, the crown is a Queen’s bonus, coins are resources. In a duel the sword has challenged, and the cross-hair marks who was; a suit struck out has been used. A spark marks what has just changed.
dn-learn-length = Two players, 15 to 25 minutes, a common pack of cards.

## The lesson

dn-lesson-look = This is the table: your **nobles** below, mine above. Whoever kills all nobles of the other wins. Drops under a noble are wounds: Jacks and Queens die of { $queen }, a King of { $king }.
dn-lesson-strength = The shield is a noble’s **strength**: a Jack has { $jack }, a Queen { $queen }, a King { $king }. Your Queen wears a crown as well: +{ $bonus }, which is +3 for each other noble beside her. When one of them dies, she loses that.
dn-lesson-challenge = Once a turn you may send a noble into a **duel**. “Expected” is its strength with average dice; a King rolls two dice, all others one. My { CARD("QD") } is wounded, and the weaker one: send your { CARD("KH") } against her.
dn-lesson-challenge-wrong = { CARD("QD") } has one wound already, and a King with two dice has the better of her. Send { CARD("KH") } to challenge { CARD("QD") }.
dn-lesson-card = Bad dice: { $own } against { $theirs }. Now you may add one **number card**, then I may. A card of your noble’s own suit counts 2 more: { CARD("9H") } on { CARD("KH") } is worth 11.
dn-lesson-card-wrong = I may still answer with a card, so take the one that adds most without wasting the Ace: { CARD("9H") }, a heart on a heart.
dn-lesson-redirect = Queen dead, and the winner of a duel gains a **resource**. Now I challenge your { CARD("QS") }. You have { $resources } resources, and for 2 of them you may send another noble instead: let { CARD("KH") } take her place.
dn-lesson-redirect-wrong = Against two dice you want two dice: send { CARD("KH") } instead of { CARD("QS") }.
dn-lesson-ace = { $own } against { $theirs }: no number helps. But an **Ace** wins the duel outright, whatever the totals, unless an Ace answers it.
dn-lesson-ace-wrong = That number is too small, as the totals on the buttons say. Only { CARD("AS") } wins here.
dn-lesson-turn = My King bleeds, and it is your turn. A turn goes: actions, income, purchases, then the duel. We take them one by one, and the last duel may end the game.
dn-lesson-heart = Each **suit** can do something once a game, for a card of it: hearts heal, diamonds draw three cards when you have fewer nobles, clubs take a card from the discard pile, spades look at a hand. Your { CARD("KH") } is wounded: heal him.
dn-lesson-heart-wrong = That comes later. First discard { CARD("4H") } to take the wound off { CARD("KH") }.
dn-lesson-boost = A 2 or a 3 may stay under a noble for good: a **boost** adds its number in every duel. Boost your weakest noble, { CARD("JC") }.
dn-lesson-boost-wrong = Lay { CARD("3C") } under { CARD("JC") }, who needs it most.
dn-lesson-triple = You gain 1 resource each turn. Three cards of one suit from your hand make 3 more: discard your diamonds. That ends the actions of this turn.
dn-lesson-triple-wrong = Discard the three diamonds first: then you can afford more.
dn-lesson-buy = { $resources } resources. One buys a card, three cards at most each turn; five buy the top noble of the deck, which is as good as another life. Buy 3 cards and 1 noble.
dn-lesson-buy-wrong = You can afford more than that: 3 cards and 1 noble.
dn-lesson-last = The new Queen may duel at once, and with three nobles beside her she is strong. My King has { $wounds } of { $limit } wounds. End it: send a Queen against him.
dn-lesson-last-wrong = A Queen with three others beside her is your strongest noble now. Send one of them.
dn-lesson-win = { $own } against { $theirs }. I have no card left to answer with. Which card is enough?
dn-lesson-win-wrong = That is not enough: the totals on the buttons say so.
dn-lesson-end = You have won, and you know the game. What is left is to see each of these from the other side: your opponent heals, buys and redirects too. In a real match each player first picks three of six nobles.

## The puzzles

dn-puzzle-1-task = My last noble, { CARD("QH") }, has one wound, and I hold no card. You have one Jack and a poor hand. Win this turn, whatever the dice say.
dn-puzzle-1-task-wrong = Too much would be left to the dice. What lies in the discard pile, and how could you get it?
dn-puzzle-1-solved = Solved. A club takes any card that lies in the discard pile, an Ace as well, and an Ace that nothing can answer wins outright.
dn-puzzle-2-task = You have no resources yet, and two nobles against three. Buy a noble this turn, for certain.
dn-puzzle-2-task-wrong = A noble costs 5. Count what you can still make this turn, and what ends your actions.
dn-puzzle-2-solved = Solved. Income 1, the King’s wound 1, three diamonds 3: but the diamonds end the actions, so the wound comes first.
dn-puzzle-3-task = My last noble, { CARD("KD") } with two wounds, challenges your { CARD("QS") }. I hold no card. Win this duel, whatever the dice say.
dn-puzzle-3-task-wrong = A King may roll 12. Which of your nobles reaches more than 25 even with a 1, and how?
dn-puzzle-3-solved = Solved. A Jack may use two cards, and each of his suit counts 2 more: 11 and 1, 7 and 8, 27 at the least. The Queen would have had one card.
dn-puzzle-4-task = One noble each; mine has two wounds of three, yours one. I hold two cards that you do not know. Win this turn, whatever they are.
dn-puzzle-4-task-wrong = And if I hold an Ace? Then that would lose the duel.
dn-puzzle-4-solved = Solved. Answered by an Ace, yours makes a tie, and a tie wounds both: the third wound for my King, only the second for yours. { CARD("10H") } would have lost to it.
dn-puzzle-5-task = My last noble, { CARD("QD") }, has one wound, and I hold no card. You have played a boost and used your heart. Win this turn, whatever the dice say.
dn-puzzle-5-task-wrong = With a 6 she stands at 18. Whom of yours could you bring there even with the worst dice?
dn-puzzle-5-solved = Solved. Boosts may be laid anew on your turn: under the King { CARD("3C") } makes 13, 2 and 3, and even a tie kills her.
