# The lesson and the puzzles of Neo Noble. At most three sentences a step, one new word, bold once.

nn-learn-turn =
    Your turn:
    1. Income: take your Channel into your hand (Harvest) or leave it, then Channel a card.
    2. Or Focus: one more card into the Channel and one into your hand, and no actions.
    3. Actions: summon into a lane, attack along a lane for 2 Souls, Draw for 2 Souls.
    4. Who attacks needs more Power than the lane opposite has Resolve; its player may Block with cards.
    5. End: at most five cards in hand; Channel and coins are Ready again.
nn-learn-signs = **On the board**: the sword is Power, the shield Resolve; a card with a flame in the Channel gives a Soul; the coin between two lanes is Dominance, gold when Ready; the sickle counts what is reaped. A spark marks what has just changed, a ring on your own board or in your hand what you can use now, a shield in hand what can Block. What may be answered has a number, and what it concerns the same one.
nn-learn-length = Two players, 30 to 45 minutes. Each brings a Noble and 30 cards; ready-made decks are there.

## The lesson

nn-lesson-lanes = There are three **lanes**. Your Left faces my Right, and I sit opposite, so look straight up. Four of my cards reaped and you win: you have two already.
nn-lesson-numbers = The sword is **Power**, the shield **Resolve**. All Spirits of a lane are added up: my Left has Power { $power } and Resolve { $resolve }. An empty lane has Resolve { $empty }.
nn-lesson-begin = **Souls** pay for everything: each card with a flame in your Channel, at the bottom right, gives one a turn. A turn begins with Income: you may Harvest the Channel into your hand, then lay a card from your deck into it. Have one more Soul: Channel and Act.
nn-lesson-begin-wrong = Focus would cost you your actions, and Harvest all your Souls. Take Channel and Act.
nn-lesson-summon = Now **summon**. An Errant does once what its text says: Nurse Log brings two Saplings. Put it into your Right lane, and the Saplings with it.
nn-lesson-summon-wrong = Nurse Log first, into your Right lane, and both Saplings there too: we will need its Power, and their Resolve.
nn-lesson-attack = An **attack** costs 2 Souls and must exceed the Resolve opposite: a tie fails. Your Right has { $power } against { $resolve }, a tie; your Middle has { $middle } against { $empty } of an empty lane. Behind an empty lane the top card of my deck is reaped: attack there.
nn-lesson-attack-wrong = Not that: attack from the Middle, where you are ahead.
nn-lesson-blocked = I discarded a card to **Block**: each adds its own Resolve, mine { $raised }, and { $power } against { $power } is a tie. Nobody is hurt by an attack that fails; your Souls are gone.
nn-lesson-end = No Souls are left. At the end of your turn the Channel and your coins become Ready again. End your turn, and I attack.
nn-lesson-end-wrong = There is nothing more to do: end your turn.
nn-lesson-block = I attack your Right lane with Power { $power } against Resolve { $resolve }. Now it is you who may Block: you need { $power } to hold, and every card adds its shield. Keep Stile Hare, we need it.
nn-lesson-block-wrong = The lane would fall, or Stile Hare with it. Milestone Tortoise alone is enough.
nn-lesson-again = Your turn. The Channel is full, so there is nothing to Channel: act at once.
nn-lesson-again-wrong = You have all the Souls that you need: act at once.
nn-lesson-coin = When a card is summoned, the side with more Resolve in that lane takes its coin, **Dominance**. Yours in the Middle is Ready: give it for a Soul.
nn-lesson-coin-wrong = You want one Soul more first: give Dominance, Middle.
nn-lesson-cover = A new Spirit lies on top: only the text of the topmost works, but all of them count. Stile Hare on your Right makes the Power 5 there: summon it.
nn-lesson-cover-wrong = Not there: Stile Hare on top of your Right lane.
nn-lesson-shatter = My Left has an Errant on top, and an Arbiter under it. When an **Arbiter** that was covered is uncovered, it **Shatters**. Attack from your Right, and see.
nn-lesson-shatter-wrong = First the Right, so that you see what becomes of the Arbiter below.
nn-lesson-last = One reaped, and the Low-Tide Widow shattered: three are reaped. I hold no card to Block with. Now the Middle.
nn-lesson-last-wrong = You have just the Souls for one more attack: from the Middle.
nn-lesson-over = Four are reaped: you have won, and you know the game. What you will meet besides: Nobles with texts of their own, cards that answer (REACT) in the other’s turn, and Arbiters that should not be covered unless you mean it.

## The puzzles

nn-puzzle-1-task = Two of mine are reaped, and I hold no card. You have 4 Souls. Win this turn.
nn-puzzle-1-task-wrong = Read Fog Warden: what does it do for the empty lane beside it, and for how long?
nn-puzzle-1-solved = Solved. Fog Warden gives empty lanes Resolve 3 while it stands. Reap it first, and the Middle has 2 again.
nn-puzzle-2-task = Three of yours are reaped. I attack your Middle with { $power } against { $resolve }, and with the 2 Souls that I have left I will attack your Right next, with { $next } against { $behind }. Hold both.
nn-puzzle-2-task-wrong = Then one of the two lanes falls. Reckon for both before you discard.
nn-puzzle-2-solved = Solved. Three was enough for the first, four for the second: a tie holds, and nothing was wasted.
nn-puzzle-3-task = Three of mine are reaped, and I hold no card. You have 3 Souls. Win this turn.
nn-puzzle-3-task-wrong = Then no Souls are left for an attack, or it fails. Where else than in your hand is a card that you may summon?
nn-puzzle-3-solved = Solved. A card with HASTE may come from the Channel while it lies there face-up, even Spent: 1 Soul for the hare, 2 for the attack.
nn-puzzle-4-task = Three of yours are reaped, and three big Spirits stand before you. You have 2 Souls. Win this turn.
nn-puzzle-4-task-wrong = No attack helps here. Read The Last Orchard, and remember which Spirit’s text works.
nn-puzzle-4-solved = Solved. With eight Spirits The Last Orchard wins at the end of your turn, as long as it lies on top: nothing may be laid on it.
nn-puzzle-5-task = Three of mine are reaped, and I hold no card. You have 2 Souls. Win this turn.
nn-puzzle-5-task-wrong = That does not get through. Thornback Elder has another price than Souls.
nn-puzzle-5-solved = Solved. A Tribute takes the place of the whole cost: three Saplings for Thornback Elder, and the Souls stay for the attack.
