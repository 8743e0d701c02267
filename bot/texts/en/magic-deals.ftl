# What texts of Magic's cards do with the top of a library

mn-deal-library = { $person ->
    [you] your
   *[one] { $subject }’s
} library
    .short = { $person ->
        [you] library
       *[one] { $subject }’s library
    }
mn-deal-head = { $open ->
    [yes] reveal
   *[no] look at
} the top { $number ->
    [one] card
   *[other] { mn-number } cards
} of { mn-deal-library }{ $tail }
    .short = { $open ->
        [yes] reveal
       *[no] see
    } top { $number } of { mn-deal-library.short }{ $tail }
mn-deal-until = { $open ->
    [yes] reveal
   *[no] look at
} cards from the top of { mn-deal-library } until one is { $kind }
    .short = { $open ->
        [yes] reveal
       *[no] see
    } top of { mn-deal-library.short } up to { $kind }
mn-deal-to = { $to ->
    [hand] into { mn-deal-own } hand
    [battlefield] onto the battlefield{ $tapped ->
        [yes] { " " }tapped
       *[no] { "" }
    }
    [graveyard] into { mn-deal-own } graveyard
    [exile] into exile
    [library] on top of { mn-deal-own } library
    [shuffled] into { mn-deal-own } library, then shuffle
   *[library-bottom] on the bottom of { mn-deal-own } library
}{ $order ->
    [random] { " " }in a random order
   *[chosen] { "" }
}
    .short = { $to ->
        [hand] to hand
        [battlefield] to battlefield{ $tapped ->
            [yes] { " " }tapped
           *[no] { "" }
        }
        [graveyard] to graveyard
        [exile] to exile
        [library] on top
        [shuffled] into library
       *[library-bottom] under it
    }{ $order ->
        [random] { " " }at random
       *[chosen] { "" }
    }
mn-deal-own = { $person ->
    [you] your
   *[one] their
}
mn-deal-it = it
mn-deal-of-them = { $number ->
    [0] { $up ->
        [yes] any number
       *[no] all
    }
   *[other] { $up ->
        [yes] up to{ " " }
       *[no] { "" }
    }{ mn-number }
} of them
    .short = { $number ->
        [0] any
       *[other] { $up ->
            [yes] ≤
           *[no] { "" }
        }{ $number }
    }
mn-deal-all-of = { $up ->
    [yes] any number of
   *[no] all
} { $kind }
    .short = { $up ->
        [yes] any
       *[no] all
    } { $kind }
mn-deal-among = { $some } from among them
    .short = { $some }
mn-deal-puts = { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}{ $shown ->
    [yes] reveal { $some } and put { mn-found } { $to }
   *[no] put { $some } { $to }
}
    .short = { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }put { $some } { $to }
mn-deal-puts-some = { $may ->
    [yes] you may put
   *[no] put
} { $some } { $to }
    .short = { $may ->
        [yes] may put
       *[no] put
    } { $some } { $to }
mn-deal-puts-if = { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}{ $shown ->
    [yes] reveal it and put it { $to }
   *[no] put it { $to }
} if it is { $kind }
    .short = { $may ->
        [yes] may{ " " }
       *[no] { "" }
    }put { $kind } { $to }
mn-deal-puts-rest = put { $some } { $to } and the rest { $rest }
    .short = { $some } { $to }, rest { $rest }
mn-deal-them = put { $count ->
    [one] it
   *[other] them
} { $to }
    .short = put { $to }
mn-deal-back = put them back in { $order ->
    [random] a random order
   *[chosen] any order
}
    .short = put back in { $order ->
        [random] random
       *[chosen] any
    } order
mn-deal-rest = put the rest { $to }
    .short = rest { $to }
mn-deal-otherwise = otherwise, put it { $to }
    .short = else { $to }

## Cards of hands

mn-do-put = { $person ->
    [you] { $may ->
        [yes] you may put
       *[no] put
    }
   *[one] { $subject } { $may ->
        [yes] may put
       *[no] puts
    }
} { $some } from { mn-deal-own } hand { $to }{ $tail }{ $how ->
    [random] , chosen at random
    [by-you] , which you choose
   *[chosen] { "" }
}
    .short = { $person ->
        [you] { "" }
       *[one] { $subject }:{ " " }
    }{ $may ->
        [yes] may put
       *[no] put
    } { $some } of hand { $to }{ $how ->
        [random] { " " }at random
       *[chosen] { "" }
    }{ $tail }
mn-put-all = all { $kind }
mn-choose-shown-may = you may choose { $some } from it
    .short = may choose { $some }
mn-puts-shown = put { $many ->
    [yes] those cards
   *[no] that card
} { $to }
    .short = { $to }
mn-do-reveal-you = look at { $person ->
    [you] your
   *[one] { $subject }’s
} hand
    .short = see { $person ->
        [you] your
       *[one] { $subject }’s
    } hand

## What is told and asked

mn-event-looks-at = { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
  } of { $other }’s library.
mn-event-looks-at-own = On top of the other library: { $cards }.
mn-prompt-deal-battlefield = { $card }: choose cards to put onto the battlefield.
mn-prompt-deal-graveyard = { $card }: choose cards to put into the graveyard.
mn-prompt-deal-exile = { $card }: choose cards to exile.
mn-prompt-deal-library = { $card }: choose cards to leave on top.
mn-prompt-deal-library-bottom = { $card }: choose cards to put on the bottom.
mn-default-deal-battlefield = The first ones enter.
mn-default-deal-graveyard = As few as possible go there.
mn-default-deal-exile = As few as possible are exiled.
mn-default-deal-library = The first ones stay on top.
mn-default-deal-library-bottom = As few as possible go there.
mn-event-looks-at-hand = { $seat } looks at { $other }’s hand.
mn-event-looks-at-hand-own = In the other hand: { $cards }.
mn-event-put-into-library = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
  } from their hand { $to ->
    [library] on top of their library
    [library-bottom] on the bottom of their library
   *[shuffled] into their library
  }.
mn-prompt-put-battlefield = { $card }: choose cards to put onto the battlefield.
mn-prompt-put-exile = { $card }: choose cards to exile.
mn-prompt-put-library = { $card }: choose cards to put on top of the library.
mn-prompt-put-library-bottom = { $card }: choose cards to put on the bottom of the library.
mn-prompt-put-shuffled = { $card }: choose cards to shuffle into the library.
mn-default-put-battlefield = As few as possible enter.
mn-default-put-exile = The oldest cards are exiled.
mn-default-put-library = The oldest cards go.
mn-default-put-library-bottom = The oldest cards go.
mn-default-put-shuffled = The oldest cards go.
