## What rules texts of all games are put together with

words-brackets = ({ $text })
words-then = { $first }, then { $next }
    .short = { $first }; { $next }
words-comma = { $first }, { $next }
words-or = { $first } or { $next }
words-nor = { $first } nor { $next }
words-and = { $first } and { $next }
words-for-each = { " " }for each { $kind }
    .short = { " " }per { $kind }
words-where = { " " }(X is { $value })
    .short = { " " }(X = { $value })
words-number = { $number }
words-sum = { $first } + { $next }
words-difference = { $first } − { $next }
words-product = { $first } × { $next }
words-min-of = { $value }, at most { $number }
    .short = { $value }, ≤{ $number }
words-max-of = { $value }, at least { $number }
    .short = { $value }, ≥{ $number }
words-min = the lowest of { $values }
    .short = lowest of { $values }
words-max = the highest of { $values }
    .short = highest of { $values }
do-if = if { $conditions }, { $actions }
    .short = if { $conditions }: { $actions }
words-if-all = { $first } and { $next }
words-if-any = { $first }, or if { $next }
    .short = { $first } or { $next }
words-bound-at-least = { $holds ->
    [no] fewer than
   *[yes] at least
} { $number }
    .short = { $holds ->
        [no] <
       *[yes] ≥
    }{ $number }
words-bound-at-most = { $holds ->
    [no] more than
   *[yes] at most
} { $number }
    .short = { $holds ->
        [no] >
       *[yes] ≤
    }{ $number }
words-bound-equals = { $holds ->
    [no] more or fewer than
   *[yes] exactly
} { $number }
    .short = { $holds ->
        [no] ≠
       *[yes] =
    }{ $number }
words-noun = { NOUN($noun, $count) }
words-tails = { $first } { $next }
words-a = { A($kind) }
    .short = { $kind }
words-some = { $up ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $number } { $kind }
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
words-adjective-other = other
words-sentences = { $first } { $rest }
    .short = { $first }. { CAPITAL($rest) }
words-sentence = { CAPITAL($text) }.
    .short = { $text }

## Nouns: their forms and, where a language has it, their gender

# A noun that a pack declares.
own-noun = { $count ->
    [one] { CAPITAL($one) }
   *[other] { CAPITAL($many) }
}
noun-card = { $count ->
    [one] card
   *[other] cards
}
noun-spirit = { $count ->
    [one] Spirit
   *[other] Spirits
}

## What the cards of several games say alike

head-once = { $head } (once each turn)
    .short = { $head }, 1/turn
or-more = { $number } or more
    .short = ≥{ $number }
or-less = { $number } or less
    .short = ≤{ $number }
range = { $low } to { $high }
    .short = { $low }–{ $high }
each = each { $kind }
at-random = { $some } at random
    .short = { $some } at random
some = { $up ->
    [yes] up to { so-many } { $kind }
   *[no] { $number ->
        [1] { A($kind) }
       *[other] { so-many } { $kind }
    }
}
    .short = { $up ->
        [yes] ≤
       *[no] { "" }
    }{ $number } { $kind }
mode = • { CAPITAL($actions) }
    .short = { $actions }
modes = { $first }. { $next }
    .short = { $first } / { $next }
used-once = { $text } Use only once each turn.
    .short = { $text }, 1/turn
happens-once = { $text } This happens only once each turn.
    .short = { $text }, 1/turn
do-for-each = for each { $kind }, { $actions }
    .short = per { $kind }: { $actions }
so-many = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
    .short = { $number }
so-many-counted = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
    .short = { $count }
number-of = the number of { $kind }
    .short = { $kind }
value-x = X
where-y = { " " }(Y is { $value })
    .short = { " " }(Y = { $value })
once-each-turn = { $when } (once each turn)
    .short = { $when }, 1/turn
dot = { $first } · { $next }
with-keyword = with { $keyword }
cost-sacrifice = sacrifice { $some }
cost-discard = discard { $some }
otherwise = { $text }. Otherwise, { $actions }
    .short = { $text }; else { $actions }

## What is wrong with a card pack

cards-right = { $file }: { $name }, version { $version }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, no problems
cards-refused = { $file } is not a valid card pack: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
cards-list-refused = { $file } cannot be imported: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
cards-list-unread = fields of the list that were ignored: { $fields }
cards-list-taken = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $unfinished } unfinished
pack-place = { $file }{ $line ->
    [0] { "" }
   *[other] , line { $line }
}{ $entry ->
    [none] { "" }
   *[other] , card { $entry }
}{ $field ->
    [none] { "" }
   *[other] , field { $field }
}: { $reason }
pack-too-large = the file is too large; the limit is { $most } KiB
pack-not-yaml = this is not valid YAML; check indentation, quotes and brackets
pack-alias = anchors (&) and aliases (*) are not allowed; repeat the text instead
pack-tag = tags such as { $tag } are not allowed; use plain values
pack-too-deep = this is nested more than { $most } levels deep
pack-key-twice = { $field } appears twice in the same place
pack-missing = this field is missing
pack-unknown-field = unknown field
pack-not-among = { $found } is not allowed here; use one of: { $allowed }
pack-not-among-numbers = { $found } is not allowed here; use a number or one of: { $allowed }
pack-untyped = the field { $allowed } is missing; it states the kind of entry
pack-too-small = { $found } is too small; the minimum is { $limit }
pack-too-great = { $found } is too large; the maximum is { $limit }
pack-too-few = too few entries; the minimum is { $limit }
pack-too-many = too many entries; the maximum is { $limit }
pack-empty = this text is empty; write at least one visible character
pack-too-long = this text is too long; the limit is { $limit } characters
pack-characters = { $found } has characters that are not allowed; ids use a-z, digits and underscores, and names have no line breaks or Discord formatting
pack-disguise = { $found } has non-Latin or invisible characters; use plain letters
pack-not-number = { $found } is not a whole number
pack-not-text = expected text here
pack-not-yes-no = { $found } must be true or false
pack-not-list = expected a list here
pack-not-fields = expected named fields here
pack-unsayable = this card’s text is nested too deeply; simplify its effects
pack-text-long = this card’s text is longer than { $most } characters; simplify its effects
pack-invalid = this value is not valid
pack-picture-outside = the window goes beyond the picture; left + width and top + height must be at most 100
pack-picture-window = only a scan has a window; add kind: scan, or remove the window
pack-id-twice = the id { $found } is used twice in this pack
pack-id-taken = the id { $found } belongs to a card of another pack; choose another id
pack-other-game = this pack is for { $found }, not for { $wanted }

## Lines of a deck

deck-line = { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
}
deck-too-long = the text is too long; at most { $most } characters are read
deck-bad-json = the JSON does not describe a deck; look at { $field }
deck-other-game = this deck is for { $found }
deck-empty = the deck has no cards
deck-bad-name = the deck’s name is empty, too long, or has characters that Discord would format
deck-too-many = the deck has too many sections or cards
deck-heading-twice = the heading { $found } appears twice
deck-nearly = “{ $found }” is not a card. Did you mean { $near }?
deck-unknown = { $found } is not known
deck-no-heading = { $found } comes before the first heading
fault-unknown = the card { $found } does not exist, or was removed

## Noxtalia: packs and teams

pack-no-bound = give at_least, at_most or equals
pack-no-event = { $found } refers to an event; only abilities with when have one
pack-no-target = there is no target { $found }; declare it under targets
pack-number = { $found } is too small; 1 is the least
pack-other-event = the event { $found } provides nothing of this kind
pack-other-target = the target { $found } is of the wrong kind here
pack-zero = { $found } changes nothing
nx-pack-power = Attacks and Defences have a power, Supports have none
nx-pack-zone = Zone cannot be combined with an attachment or a Defence
nx-pack-attached = a capacity is attached to allies or to opponents, not to both
nx-pack-no-moment = this moment never comes for such a card: { $found }; use one of: { $allowed }
nx-pack-pointless = { $found } does nothing in { $when }; possible there: { $allowed }
nx-pack-unsaid = in { $when } you must give { $found }: { $allowed }
nx-pack-no-meaning = { $found } means nothing in { $when }; leave it out
nx-pack-no-roll = die refers to the last roll, but there is no roll before it
nx-pack-else = else needs an if
nx-pack-one-host = a capacity is attached to one Spirit; choose one, not several
nx-pack-counted-twice = at most one of the bounds may be counted; give numbers for the others
nx-pack-zero = 0 changes nothing
nx-pack-not-above-0 = this is never above 0, so it does nothing
nx-pack-no-element = there is no element { $found }; there are: { $allowed }
nx-pack-no-card = there is no capacity { $found }; there are: { $allowed }
nx-pack-no-spirit = there is no Spirit { $found }; there are: { $allowed }
nx-pack-printing-of-printing = { $found } is itself another printing; name the first one
nx-pack-chart-twice = an element is named both critical and weak
nx-pack-base-repeated = a Spirit’s base capacities must all be different
nx-pack-base-element = { $found } is of another element than its Spirit
nx-pack-base-ultimates = a Spirit has at most one Ultimate
nx-button-deck = Choose Team
nx-deck-question = Which team do you bring?
nx-fault-shared = the teams share Spirits: { $count }
nx-fault-spirits = { $count ->
    [one] a team has three different Spirits, this one has one
   *[other] a team has three different Spirits, this one has { $count }
}
nx-fault-element = two Spirits are of the same element: { $element }
nx-fault-repeated = { $card } is in the team more than once
nx-fault-ultimates = { $spirit } has { $count } Ultimates, and only one is allowed
nx-fault-count = { $count ->
    [one] { $spirit } has one capacity instead of six
   *[other] { $spirit } has { $count } capacities instead of six
}
nx-fault-standard = in the Standard format { $spirit } must use its own base capacities
nx-fault-other-element = { $card } does not have { $spirit }’s element

## Authors' pictures

windows-file = file
windows-hand = hand
windows-look-up = looked up
windows-board = board
windows-gear = small
windows-strip = strip
picture-large = the picture is larger than { $most } MB
picture-pixels = it has more than { $most } million pixels, which is the most
picture-small = its longer side is under { $least } pixels, so it would look blurred
picture-format = only PNG, JPEG and WebP are allowed
picture-broken = the file is damaged; save it again in another program
picture-moves = animations are not allowed
picture-archive = this ZIP cannot be read; create it again, without a password
picture-archive-large = a ZIP may contain at most { $most } MB of pictures
picture-heavy = with { $file } it becomes too much: 4 MB a picture, { $most } MB in all
picture-many = there are more than { $most } pictures in it, which is the most for a pack
picture-too-many = a pack has { $most } pictures at most, and { $size } MB of them
picture-twice = { $file } is in it twice
picture-twice-card = { $card } has a picture already, and { $file } would be another
picture-missing = { $card } uses the picture { $file }, which is missing; put both into one ZIP
picture-unused = no card uses the picture { $file }
picture-no-card = { $file }: no card on this server has this id; name the file after the card’s id
picture-none = the file contains no picture
picture-no-pack = there is no pack in it, a YAML file; bring pictures alone by `/cards picture`
picture-many-for-one = a ZIP is for several cards; leave `card` empty
picture-wrong = { $file }: { $reason }
picture-cut = focus needs two numbers from 0 to 100, such as 50 38; window needs four, such as 7 11 86 46
picture-given = { $count ->
    [one] 1 card has its picture.
   *[other] { $count } cards have their pictures.
} Current matches keep the old ones.
picture-taken-down = **{ $card }** no longer has its own picture, here or in current matches. Older messages keep it until they are redrawn.
picture-had-none = **{ $card }** has no picture of its own.
pack-exported = **{ $name }** with its pictures. To import it again, raise its version.
error-pack-too-large-to-send = With its pictures the pack has { $size } MB, and Discord allows { $most } MB here. Ask the bot’s owner: the pictures are next to the database.
error-no-room-for-pictures = Herald’s disk is full, so the pictures were not saved. Ask the bot’s owner to free some space.

## Decks and packs: answers

deck-form-title = Deck: { $deck }
deck-form-label = One card per line
deck-saved = “{ $deck }” was saved.
deck-deleted = “{ $deck }” was deleted. Current matches keep it. Its text was:
deck-legal = ✅ { $format }
deck-illegal = ❌ { $format }:
    { $faults }
deck-warned = ⚠️ You can play it, but note:
    { $warnings }
deck-not-legal-anywhere = not legal in any format
pack-taken = **{ $name }**, version { $version }, was imported: { $count } cards. The first ones:
pack-line = **{ $name }**, version { $version }, for { $game }, imported by { $who }
pack-left-out = ⚠️ These cards cannot be played, because the pack is no longer valid: { $reason }. Fix the file and import it again with a higher version.
pack-not-understood = Herald can no longer read it. Import its file again to see why
pack-too-slow = its cards take too long to read. Make their texts simpler
pack-none = This server has no card packs of its own.
pack-removed = **{ $name }** was removed. Current matches keep its cards. Decks that use them are no longer legal here.
pack-more = … and at least { $count } more

error-deck-unreadable = This deck cannot be read. Correct this and save it again:
    { $faults }
error-decks-clash = The match options do not allow your choice together with another player’s. Choose something else.
error-deck-full = A part of a deck holds at most { $most } cards. Take some out first.
error-too-many-decks = You already have { $most } decks, which is the limit. Delete one first.
deck-card-gone = { $card } (removed from this server)
card-others = Similar names: { $found }.
error-no-such-card = No card has a name like “{ $name }”. Type part of its name in English or French, and choose from the list.
error-no-such-pack = This server has no pack called “{ $name }”. Use `/cards list` to see its packs.
error-too-many-packs = This server already has { $most } card packs, which is the limit. Remove one with `/cards remove` first.
error-too-many-matches = You already have { $most } open matches and challenges, which is the limit. Finish, concede or cancel one first.
error-too-many-here = This server already has { $most } open matches and challenges, which is the limit. Try again later.
error-too-often = You are doing this too often. Try again { $again }.
error-took-too-long = This file took too long to read. Send a smaller or simpler one.
error-pack-refused = { $file } is not a valid card pack. Correct this and import it again:
    { $problems }
error-pictures-refused = { $file } cannot be used for pictures. Correct this and send it again:
    { $problems }
error-old-version = This server already has version { $before } of this pack, and your file has version { $version }. Raise the version in the file.
error-not-manager = Only people who can manage this server can do that.

## Commands

cmd-card = card
cmd-card-help = Look up a card
cmd-card-name = name
cmd-card-name-help = Part of its name, in English or French
cmd-cards = cards
cmd-cards-help = This server’s own card packs
cmd-cards-import = import
cmd-cards-import-help = Import a card pack, or a newer version of one
cmd-cards-file = file
cmd-cards-file-help = The pack: a YAML file, or a ZIP with its pictures
cmd-cards-export = export
cmd-cards-export-help = Download a pack and its pictures as a ZIP
cmd-cards-picture = picture
cmd-cards-picture-help = Add pictures to this server’s own cards
cmd-cards-picture-file-help = A PNG, JPEG or WebP, or a ZIP of pictures named after card ids
cmd-cards-picture-card-help = The card; if empty, the file name decides
cmd-cards-kind = kind
cmd-cards-kind-help = Art alone, or the scan of a whole card
cmd-cards-kind-art = art
cmd-cards-kind-scan = scan of a whole card
cmd-cards-focus = focus
cmd-cards-focus-help = The main point of the picture, in percent from left and top: 50 38
cmd-cards-window = window
cmd-cards-window-help = Where a scan shows its art, in percent: left, top, width, height: 7 11 86 46
cmd-cards-unpicture = unpicture
cmd-cards-unpicture-help = Remove a card’s picture at once, also in current matches
cmd-cards-unpicture-card-help = The card
cmd-cards-list = list
cmd-cards-list-help = Show this server’s packs
cmd-cards-remove = remove
cmd-cards-remove-help = Remove a pack; current matches keep its cards
cmd-cards-name = pack
cmd-cards-name-help = Which pack
cmd-deck = deck
cmd-deck-help = Your decks, or teams
cmd-deck-new = new
cmd-deck-new-help = Build a deck, starting from a ready-made one
cmd-deck-edit = edit
cmd-deck-edit-help = Change a deck
cmd-deck-add = add
cmd-deck-add-help = Put copies of a card into a deck, or take some out
cmd-deck-card-help = The card, in English or French
cmd-deck-number = number
cmd-deck-number-help = Copies to put in, or below 0 to take out; if empty, 1
cmd-deck-part = part
cmd-deck-part-help = The part of the deck, such as the sideboard; if empty, the main one
cmd-deck-show = show
cmd-deck-show-help = Show a deck, and where it is legal
cmd-deck-list = list
cmd-deck-list-help = List your decks and the ready-made ones
cmd-deck-delete = delete
cmd-deck-delete-help = Delete a deck
cmd-deck-import = import
cmd-deck-import-help = Read a deck from a text or JSON file
cmd-deck-export = export
cmd-deck-export-help = Download a deck as a file that anyone can import
cmd-deck-name = name
cmd-deck-name-help = The deck’s name
cmd-deck-import-name-help = The deck’s name, if the file has none
cmd-deck-like = like
cmd-deck-like-help = The ready-made deck to start from
cmd-deck-file = file
cmd-deck-file-help = A text file with one card per line, or JSON
cmd-deck-json = json
cmd-deck-json-help = As JSON instead of text

## A card whose text is elsewhere

card-search = [Read its text](https://scryfall.com/search?q={ $search })
