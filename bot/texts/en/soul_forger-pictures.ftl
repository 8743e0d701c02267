### Words in the pictures of Soul-Forger, their alt texts and the text-only board.

## In the pictures

sf-picture-won = { $name } wins!
sf-picture-drawn = Nobody wins
sf-picture-over = The match is over
sf-picture-setup = Opening hands
sf-picture-phase = { $phase ->
    [ready] Ready
    [side-quest] Side Quest
    [main-1] Main 1
    [combat] Combat
    [main-2] Main 2
   *[end] End
}
sf-picture-turn = Turn { $turn }
sf-picture-out = out
sf-picture-off = OFF
sf-picture-token-letter = T
sf-picture-set-short = T { $turn }
sf-picture-ronum-label = Ronum / limit
sf-picture-xp-label = Experience
sf-picture-negated = negated
sf-picture-face-down = a face-down card
sf-picture-verb = { $verb ->
    [summon] summons
    [forge] forges
    [action] activates
    [ability] uses
   *[trigger] triggers
}
sf-picture-role = { $role ->
    [attacks] attacks
    [blocks] blocks
   *[aimed] target
}
