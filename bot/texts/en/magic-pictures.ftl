### Words in the pictures of Magic, their alt texts and the text-only board.

## In the pictures

mn-picture-turn-of = { $name }’s turn
mn-picture-stage = { $stage ->
    [exchange] Between two games
    [begin] The decks are shuffled
   *[keep] Opening hands
}
mn-picture-step = { $step ->
    [untap] Untap
    [upkeep] Upkeep
    [draw] Draw
    [main-1] Main 1
    [begin-combat] Combat
    [attackers] Attack
    [blockers] Block
    [first-damage] First strike
    [damage] Damage
    [end-combat] Combat ends
    [main-2] Main 2
    [end] End
   *[cleanup] Cleanup
}
mn-picture-band = { $part ->
    [start] Start
    [main-1] Main 1
    [attack] Attack
    [block] Block
    [damage] Damage
    [main-2] Main 2
   *[end] End
}
mn-picture-decides = { $stage ->
    [keep] { $name } may take a mulligan
    [bottom] { $name } puts cards below
    [attackers] { $name } attacks
    [blockers] { $name } blocks
    [discard] { $name } discards
    [exchange] { $name } may exchange cards
    [begin] { $name } says who begins
    [priority] { $whose ->
        [own] { $name } may act
       *[other] { $name } may answer
      }
   *[other] { $name } decides
}
mn-picture-both = { $stage ->
    [exchange] Both may exchange cards
   *[priority] Both may answer
}
mn-picture-resolves = The top resolves
mn-picture-label = { $what ->
    [hand] Hand
    [library] Library
    [grave] Grave
   *[exile] Exile
}
mn-picture-ready = { $count ->
    [one] 1 ready
   *[other] { $count } ready
}
mn-picture-noble = Noble
mn-picture-own-noble = Your Noble
mn-picture-noble-waits = waits face down in the command zone. Only you see it.{ $now ->
    [yes] { " It can be cast now." }
   *[no] { "" }
}
mn-picture-hidden = face down
mn-picture-place = { $place ->
    [table] in play
    [stack] on stack
    [grave] in grave
    [exile] in exile
   *[away] away
}
mn-picture-tax = costs +{ $number }
mn-picture-stack = Stack
mn-picture-empty = Nothing waits
mn-picture-waiting = { $count ->
    [one] 1 ability has triggered
   *[other] { $count } abilities have triggered
}
mn-picture-last = last into the graveyard
mn-picture-resolving = resolves
mn-picture-arrow = → { $what }
mn-picture-number = No. { $number }
mn-picture-gone = something that is gone
mn-picture-nth = { $card }{ $nth ->
    [0] { "" }
   *[other] { " " }#{ $nth }
}
mn-picture-share = { $what }: { $share }
mn-picture-kind = { $kind ->
    [trigger] triggered
    [by-hand] by hand
   *[ability] ability
}
mn-picture-x = X = { $number }
mn-picture-kicked = kicked
mn-picture-extra = { $extra ->
    [buyback] buyback
   *[entwine] entwined
}
mn-picture-way = { mn-way }
mn-picture-modes = mode { $modes }
mn-picture-mana = Mana
mn-picture-shown = seen by both
mn-picture-shelf = { $what ->
    [top] The top of your library
    [bottom] The bottom of your library
    [down] Your face-down cards
    [other] { $name }’s hand, as you know it
    [other-top] The top of { $name }’s library
   *[sideboard] Your sideboard
}

## Alt texts and the text board

mn-picture-title = Magic (Noble)
mn-picture-life = life { $life }
mn-picture-wins = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
mn-picture-pile = { $what ->
    [hand] hand
    [library] library
    [grave] graveyard
   *[exile] exile
} { $count }
mn-picture-pool = mana { $mana }
mn-picture-aimed-at = target of { $numbers }
mn-picture-mulligans = { $count ->
    [one] 1 mulligan
   *[other] { $count } mulligans
}
mn-picture-kept = keeps the hand
mn-picture-on-top = last into the graveyard: { $card }
mn-picture-noble-told = { $known ->
    [open] Noble: { $card }
    [own] your Noble, face down: { $card }
   *[no] Noble face down
}
mn-picture-role = { $role ->
    [attacks] attacks
   *[blocks] blocks
}
mn-picture-blocked = blocked
mn-picture-tapped = tapped
mn-picture-sick = just arrived
mn-picture-damage = damage { $count }
mn-picture-counters = { $counter } counters { $count }
mn-picture-shields = regenerates { $count }
mn-picture-lent = borrowed
mn-picture-by-hand = played by hand
mn-picture-really = really { $card }
mn-picture-with = with { $what }
mn-picture-attached = { $count } attached
mn-picture-controls = { $kind ->
    [creatures] Creatures: { $what }
    [others] Others: { $what }
   *[lands] Lands: { $what }
}
mn-picture-land = { $card } ×{ $count } ({ $ready } ready)
mn-picture-entry = { $number }. { $name }’s { $card }
mn-picture-stack-told = Stack, what resolves first: { $what }
mn-picture-playable = can be played
