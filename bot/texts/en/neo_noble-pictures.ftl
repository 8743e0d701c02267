### Words in the pictures of Neo Noble, their alt texts and the text-only board.

## In the pictures

nn-picture-wins-match = wins!
nn-picture-stage = { $stage ->
    [exchange] Between games
    [setup] Setup
    [income] Income Phase
    [harvest] Income: Harvest
    [channel] Income: Channel
    [focus] Income: Focus
    [action] Action Phase
    [battle] Battle
    [end] End Phase
    [discard] End Phase: discard
    [over] The match is over
   *[other] { $stage }
}
nn-picture-exchange = Exchange
nn-picture-before = before turn 1
nn-picture-whose-turn = { $name }’s turn
nn-picture-label = { $what ->
    [reaped] Reaped
    [hand] Hand
    [deck] Deck
    [grave] Grave
    [banished] Banished
    [souls] Souls
   *[bargain] Bargain
}
nn-picture-filled = Spirits
nn-picture-turn-label = Turn { $turn }
nn-picture-next-game = next: game { $game }
nn-picture-lane = { $lane ->
    [left] Left
    [middle] Middle
   *[right] Right
}
nn-picture-lane-empty = Empty lane
nn-picture-kind = { $kind ->
    [noble] Noble
    [arbiter] Arbiter
    [errant] Errant
   *[token] Token
}
nn-picture-text-type = { $type ->
    [income] INCOME
    [on-summon] ON SUMMON
    [manifest] MANIFEST
    [end-turn] END TURN
    [pay] PAY
   *[ongoing] ONGOING
}
nn-picture-used = { $text } – used
nn-picture-mark = { $mark ->
    [pathfinder] Pathfinder
    [haste] Haste
    [brittle] Brittle
    [react] React
   *[tribute] Tribute
}
nn-picture-coin-neutral = Neutral
nn-picture-coin-state = { $state ->
    [ready] Ready
   *[spent] Spent
}
nn-picture-block-open = No Block yet
nn-picture-blocked = { $count ->
    [one] Block: 1 card
   *[other] Block: { $count } cards
}
nn-picture-against = against
nn-picture-may-block = { $name } may block
nn-picture-now = { $do ->
    [block] Can Block now
    [use] Can be used now
    [attack] Can attack now
   *[play] Can be played now
}: { $what }
nn-picture-battle-step = { $step ->
    [declared] May be answered
    [block] May be blocked
    [compared] Compared
    [over] Ended
   *[other] { $step }
}
nn-picture-battle-won = Succeeds
nn-picture-battle-lost = Fails
nn-picture-event = { $kind ->
    [turn-start] turn begins
    [action-start] Action Phase begins
    [end-start] End Phase begins
    [summoned] summoned
    [created] created
    [placed] placed
    [moved] moved
    [uncovered] uncovered
    [shattered] Shattered
    [destroyed] destroyed
    [sacrificed] sacrificed
    [reaped] reaped
    [banished] banished
    [bounced] returned to hand
    [discarded] discarded
    [block-discarded] discarded to Block
    [channeled] Channeled
    [revealed] revealed
    [harvested] Harvest
    [focused] Focus
    [drew] { $count ->
        [one] Draw: 1 card
       *[other] Draw: { $count } cards
    }
    [activated] text used
    [attack] attack
    [blocked] Block
    [battle-won] battle won
    [battle-lost] battle lost
    [dominance-gained] Dominance gained
    [dominance-lost] Dominance lost
    [relinquished] Dominance relinquished
    [dominance-readied] Dominance readied
   *[reshuffled] deck reshuffled
}
nn-picture-face-down = Face-down
nn-picture-known-hand = Known in { $name }’s hand
nn-picture-known-yours = Known to { $name }
nn-picture-known-top = On top of your deck
nn-picture-known-bottom = Under your deck
nn-picture-known-top-of = On top of { $name }’s deck
nn-picture-reserve = Your Reserve Deck
nn-picture-reserve-of = { $name }’s Reserve Deck

## Alt texts and the text board

nn-picture-title = Neo Noble
nn-picture-turn = turn { $turn }
nn-picture-reaped = reaped { $count }/{ $most }
nn-picture-deck = deck { $count }
nn-picture-grave = Graveyard { $count }
nn-picture-banished = banished { $count }
nn-picture-lingering = Lingering Souls { $count }
nn-picture-bargain = Noble’s Bargain
nn-picture-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
nn-picture-silenced = silenced
nn-picture-taken = the other player’s card
nn-picture-channel = Channel
nn-picture-own-channel = Your Channel
nn-picture-slot = { $state ->
    [ready] Ready
   *[spent] Spent
}
nn-picture-slot-empty = empty
nn-picture-dominance = Dominance
nn-picture-as-seen = { $text } (lanes of { $name })
nn-picture-totals = { $lane } { $power }/{ $resolve }{ $uses ->
    [no] {""}
   *[yes] {""}, attacks left { $left }/{ $most }
}, { $count }/{ $capacity }
nn-picture-printed = printed { $numbers }
nn-picture-over = { $active } over { $covered }
nn-picture-attack-told = { $last ->
    [yes] Last attack
   *[no] Attack
}: { $name }, { $lane }, Power { $power }, against { $other }, { $against }
nn-picture-against-told = Resolve { $sum }
nn-picture-blocked-told = Block with { $what }
nn-picture-outcome = { $success ->
    [yes] it succeeds
   *[no] it fails
}
nn-picture-hand-card = { $name } ({ $kind }, cost { $cost }, { $power }/{ $resolve })

## What holds for a while, and what is put off

nn-lasting-title = Lasting
nn-lasting-told = { $source }: { $on }, { $what } ({ $until })
nn-lasting-owned = { $what } ({ $name })
nn-lasting-both = both players
nn-lasting-stats = { $which ->
    [power] { $power } Power
    [resolve] { $resolve } Resolve
   *[both] { $power } Power, { $resolve } Resolve
}
nn-lasting-swap-stats = Power and Resolve swapped
nn-lasting-ambient = Resolve { $number } while empty
nn-lasting-capacity = { $number } capacity
nn-lasting-no-shatter = no Shattering
nn-lasting-indestructible = cannot be destroyed
nn-lasting-untargetable = safe from the opponent’s targeting
nn-lasting-no-attack = cannot attack
nn-lasting-no-block = attacks on it cannot be blocked
nn-lasting-block-bonus = { $number } Resolve for each Block card
nn-lasting-wins-ties = wins ties
nn-lasting-extra-attack = { $count ->
    [one] 1 more attack
   *[other] { $count } more attacks
}
nn-lasting-free-attack = { $next ->
    [yes] next attack is free
   *[no] attacks are free
}
nn-lasting-cost = { $next ->
    [yes] { "next " }
   *[no] { "" }
}{ $what }: { $number } to the cost
nn-lasting-gained-ready = coins gained by a check stay Ready
nn-lasting-keeps-coin = its coin stays with its holder
nn-lasting-grants = { $cards ->
    [yes] cards in hand and Channel have { $keyword }
   *[no] has { $keyword }
}
nn-lasting-silenced = texts do not work
nn-lasting-skips = skips { $step ->
    [harvest] Harvest
    [channel] the Channel step
   *[focus] Focus
}
nn-lasting-instead = { $to ->
    [hand] returned to hand
    [banished] banished
    [deck-bottom] put under the deck
   *[grave] put into the Graveyard
} instead of { $of ->
    [destroyed] destroyed
   *[reaped] reaped
}
nn-lasting-instead-of-draw = { $what } instead of drawing
nn-lasting-until = { $until ->
    [this-battle] this battle
    [this-turn] this turn
    [your-next-turn] until { $name }’s next turn
    [in-lane] while in its lane
    [next-turn] next turn
    [permanent] while in play
   *[game] rest of the game
}
nn-lasting-when = { $when ->
    [battle-won] if the battle is won
    [battle-lost] if the battle is lost
    [your-next-turn] at the start of { $name }’s next turn
    [whenever] each time this turn
   *[turn-end] at end of turn
}
