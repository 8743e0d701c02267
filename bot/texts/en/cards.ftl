## What rules texts of all games are put together with

words-brackets = ({ $text })
words-then = { $first }, then { $next }
words-semicolon-or = { $first }; or { $next }
words-semicolon = { $first }; { $next }
words-comma = { $first }, { $next }
words-or = { $first } or { $next }
words-nor = { $first } nor { $next }
words-and = { $first } and { $next }
words-for-each = { " " }for each { $kind }
words-where = { " " }(X is { $value })
words-number = { $number }
words-sum = { $first } + { $next }
words-difference = { $first } − { $next }
words-product = { $first } × { $next }
words-min-of = { $value }, at most { $number }
words-max-of = { $value }, at least { $number }
words-min = the lowest of { $values }
words-max = the highest of { $values }
do-if = if { $conditions }, { $actions }
words-if-all = { $first } and { $next }
words-if-any = { $first }, or if { $next }
words-bound-at-least = { $holds ->
    [no] fewer than
   *[yes] at least
} { $number }
words-bound-at-most = { $holds ->
    [no] more than
   *[yes] at most
} { $number }
words-bound-equals = { $holds ->
    [no] more or fewer than
   *[yes] exactly
} { $number }
words-noun = { NOUN($noun, $count) }
words-tails = { $first } { $next }
words-a = { A($kind) }
words-some = { $up ->
    [yes] up to{ " " }
   *[no] { "" }
}{ $number } { $kind }
words-adjective-other = other
words-sentences = { $first } { $rest }
words-sentence = { CAPITAL($text) }.

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
or-more = { $number } or more
or-less = { $number } or less
range = { $low } to { $high }
each = each { $kind }
at-random = { $some } at random
number-of = the number of { $kind }
value-x = X
where-y = { " " }(Y is { $value })
once-each-turn = { $when } (once each turn)
dot = { $first } · { $next }
with-keyword = with { $keyword }
cost-sacrifice = sacrifice { $some }
cost-discard = discard { $some }
otherwise = { $text }; otherwise { $actions }

## What is wrong with a card pack

cards-right = { $file }: { $name }, version { $version }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}, no problems
cards-refused = { $file } is no valid pack: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
cards-list-refused = { $file } cannot be taken: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
cards-list-unread = fields of the list that nothing was made of: { $fields }
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
pack-too-large = the file is too large; at most { $most } KiB are read
pack-not-yaml = this is not readable YAML here: look at indentation, quotes and brackets
pack-alias = anchors (&) and aliases (*) are not allowed; write the part out
pack-tag = tags such as { $tag } are not allowed; plain values are enough
pack-too-deep = parts lie more than { $most } levels deep in one another
pack-key-twice = { $field } is written twice in the same place
pack-missing = this field is missing
pack-unknown-field = this field is not known here
pack-not-among = { $found } is not known here; allowed are: { $allowed }
pack-not-among-numbers = { $found } is not known here; allowed are a number, and: { $allowed }
pack-untyped = the field { $allowed } is missing, which says what this is
pack-too-small = { $found } is too small; { $limit } is the least
pack-too-great = { $found } is too great; { $limit } is the most
pack-too-few = too few entries; at least { $limit } are needed
pack-too-many = too many entries; at most { $limit } are allowed
pack-empty = this text is empty; write at least one visible character
pack-too-long = this text is too long; at most { $limit } characters are allowed
pack-characters = { $found } has characters that are not allowed here; ids are small letters, digits and underscores, and names have no line breaks or Discord formatting
pack-disguise = { $found } has letters that are not Latin, or signs that cannot be seen; write plain letters
pack-not-number = { $found } is not a whole number
pack-not-text = a text is expected here
pack-not-yes-no = { $found } is neither true nor false
pack-not-list = a list is expected here
pack-not-fields = named fields are expected here
pack-unsayable = the text of this card nests so deep that it cannot be said; make its effects simpler
pack-text-long = the text of this card takes more than { $most } characters; give it fewer or simpler effects
pack-invalid = this value is not valid
pack-picture-outside = the window reaches beyond the picture: left and width, top and height are 100 at most together
pack-picture-window = only a scan has a window: write kind: scan, or leave the window out
pack-id-twice = the id { $found } is used twice in this pack
pack-id-taken = the id { $found } is taken by a card of another pack; choose another one
pack-other-game = this pack is for the game { $found }, not for { $wanted }

## Lines of a deck

deck-line = { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
}
deck-too-long = the text is too long; at most { $most } characters are read
deck-bad-json = the JSON does not describe a deck; look at { $field }
deck-other-game = this deck is for another game: { $found }
deck-empty = there is no card in it
deck-bad-name = the deck’s name is empty, too long, or has characters that Discord would format
deck-too-many = there are too many parts or cards in it
deck-heading-twice = { $found } stands there twice as a heading
deck-nearly = { $found } is not known. Did you mean { $near }?
deck-unknown = { $found } is not known
deck-no-heading = { $found } stands before the first heading
fault-unknown = { $found } does not exist (any more)

## Noxtalia: packs and teams

pack-no-bound = give at_least, at_most or equals
pack-no-event = { $found } speaks of an event; only abilities with when have one
pack-no-target = { $found }: there is no such target; name it under targets
pack-number = { $found } is too small; 1 is the least
pack-other-event = the event { $found } has nothing of this kind that could be meant here
pack-other-target = the target is of another kind than is needed here: { $found }
pack-zero = { $found } changes nothing
nx-pack-power = Attacks and Defences have a power, Supports have none
nx-pack-zone = Zone goes neither with an attachment nor on a Defence
nx-pack-attached = a capacity is attached to allies or to opponents, not to both
nx-pack-no-moment = this never comes for such a card: { $found }; possible here: { $allowed }
nx-pack-pointless = { $found } does nothing in { $when }; possible there: { $allowed }
nx-pack-unsaid = say { $found } in { $when }: { $allowed }
nx-pack-no-meaning = { $found } means nothing in { $when }; leave it out
nx-pack-no-roll = die stands for the last roll, but no roll comes before it
nx-pack-else = else never comes without if
nx-pack-one-host = a capacity lies on one Spirit: say one, not several
nx-pack-counted-twice = at most one of the bounds may be counted; give numbers for the others
nx-pack-zero = 0 changes nothing
nx-pack-not-above-0 = this is never above 0, and so does nothing
nx-pack-no-element = there is no element { $found }; there are: { $allowed }
nx-pack-no-card = there is no capacity { $found }; there are: { $allowed }
nx-pack-no-spirit = there is no Spirit { $found }; there are: { $allowed }
nx-pack-printing-of-printing = { $found } is itself another printing; name the first one
nx-pack-chart-twice = an element is named both critical and weak
nx-pack-base-repeated = a Spirit’s base capacities must all be different
nx-pack-base-element = { $found } is of another element than its Spirit
nx-pack-base-ultimates = a Spirit has at most one Ultimate
nx-button-deck = Choose Your Team
nx-deck-question = Which team do you bring?
nx-fault-shared = the teams share Spirits: { $count }
nx-fault-spirits = { $count ->
    [one] a team has three different Spirits, this one has one
   *[other] a team has three different Spirits, this one has { $count }
}
nx-fault-element = two Spirits are of the same element: { $element }
nx-fault-repeated = { $card } is in the team twice
nx-fault-ultimates = { $spirit } has { $count } Ultimates; one is allowed
nx-fault-count = { $count ->
    [one] { $spirit } has one capacity instead of six
   *[other] { $spirit } has { $count } capacities instead of six
}
nx-fault-standard = in the Standard format { $spirit } uses its own base capacities
nx-fault-other-element = { $card } is not of { $spirit }’s element

## Authors' pictures

windows-file = file
windows-hand = hand
windows-look-up = looked up
windows-board = board
windows-gear = small
windows-strip = strip
picture-large = a picture takes { $most } MB at most
picture-pixels = it has more than { $most } million pixels, which is the most
picture-small = its longer side has fewer than { $least } pixels; it would not be sharp
picture-format = it is neither a PNG nor a JPEG nor a WebP
picture-broken = it cannot be read to its end; save it again in another program
picture-moves = it moves; only still pictures are taken
picture-archive = this ZIP cannot be read; pack the files again, without a password
picture-archive-large = a ZIP takes { $most } MB of pictures at most
picture-heavy = with { $file } it becomes too much: 4 MB a picture, { $most } MB in all
picture-many = there are more than { $most } pictures in it, which is the most for a pack
picture-too-many = a pack has { $most } pictures at most, and { $size } MB of them
picture-twice = { $file } is in it twice
picture-twice-card = { $card } has a picture already, and { $file } would be another
picture-missing = { $card } names the picture { $file }, which did not come with it; bring both in one ZIP
picture-unused = no card names the picture { $file }, and none has such an id
picture-no-card = { $file }: no card of this server’s packs has this id; call the picture as its card’s id
picture-none = there is no picture in it
picture-no-pack = there is no pack in it, a YAML file; bring pictures alone by `/cards picture`
picture-many-for-one = a ZIP is for many cards, which its pictures name; leave `card` out
picture-wrong = { $file }: { $reason }
picture-cut = a focus is two numbers from 0 to 100, such as 50 38; a window four, such as 7 11 86 46
picture-given = { $count ->
    [one] One card has its picture.
   *[other] { $count } cards have their pictures.
} Matches that run go on with what they hold.
picture-taken-down = **{ $card }** has no picture any more, here or in matches that run. Messages that were sent before keep theirs until they are drawn anew.
picture-had-none = **{ $card }** has no picture of its own.
pack-exported = **{ $name }**, with its pictures. `/cards import` takes it as it is, with a higher version.
error-pack-too-large-to-send = With its pictures the pack is { $size } MB, and Discord takes { $most } MB here. Who runs this bot finds the pictures beside the database.
error-no-room-for-pictures = There is no room for pictures on the disk. Nothing was changed; tell who runs this bot.

## Decks and packs: answers

deck-form-title = Deck: { $deck }
deck-form-label = One card a line
deck-saved = “{ $deck }” is saved.
deck-deleted = “{ $deck }” is deleted. Matches that run keep it. This was its text:
deck-legal = ✅ { $format }
deck-illegal = ❌ { $format }:
    { $faults }
deck-warned = ⚠️ It may be played, but:
    { $warnings }
deck-not-legal-anywhere = not legal in any format
pack-taken = **{ $name }**, version { $version }, is taken in: { $count } cards. Its first faces:
pack-line = **{ $name }**, version { $version }, for { $game }, brought by { $who }
pack-left-out = ⚠️ Its cards cannot be played, since it does not hold together any more: { $reason }. Mend it and bring it again with a higher version.
pack-not-understood = Herald does not understand it any more; bring its file again to see why
pack-too-slow = its cards take too long to read; make their texts simpler
pack-none = This server has no card packs of its own.
pack-removed = **{ $name }** is removed. Matches that run keep its cards; decks that use them are no longer legal here.
pack-more = … and at least { $count } more

error-deck-unreadable = This deck cannot be read. Nothing was changed.
    { $faults }
error-decks-clash = That cannot be played together with what another player has chosen, under this match’s options. Choose something else; nothing was changed.
error-too-many-decks = You keep { $most } decks already, which is the most. Delete one first.
deck-card-gone = { $card } (removed from this server)
card-others = Other names like that: { $found }.
error-no-such-card = No card is called anything like “{ $name }”. Type a part of its name, in English or French, and choose from the list.
error-no-such-pack = This server has no pack called “{ $name }”. `/cards list` shows what it has.
error-too-many-packs = This server keeps { $most } card packs already, which is the most. Remove one first with `/cards remove`.
error-too-many-matches = You have { $most } matches and challenges open already, which is the most. Finish, concede or cancel one first.
error-too-many-here = This server has { $most } matches and challenges open already, which is the most. Try again when some are over.
error-too-often = That is too often. You can do it again { $again }.
error-took-too-long = Reading this took too long, so it was stopped. Nothing was changed. Send something smaller or simpler.
error-pack-refused = { $file } is not a valid card pack. Nothing was changed.
    { $problems }
error-pictures-refused = { $file } cannot be used for pictures. Nothing was changed.
    { $problems }
error-old-version = This server has version { $before } of that pack already, and the file says { $version }. Raise the number in the file, so that people can tell the versions apart.
error-not-manager = That is for those who may manage the server.

## Commands

cmd-card = card
cmd-card-help = Look a card up
cmd-card-name = name
cmd-card-name-help = Any part of its name, in any language
cmd-cards = cards
cmd-cards-help = This server’s own card packs
cmd-cards-import = import
cmd-cards-import-help = Take a card pack in, or a newer version of one
cmd-cards-file = file
cmd-cards-file-help = The pack, a YAML file, or a ZIP with its pictures
cmd-cards-export = export
cmd-cards-export-help = Get a pack with its pictures as a ZIP
cmd-cards-picture = picture
cmd-cards-picture-help = Give your server’s own cards their pictures
cmd-cards-picture-file-help = A PNG, JPEG or WebP, or a ZIP of some named by card ids
cmd-cards-picture-card-help = Whose picture it is; left out, the file’s name says it
cmd-cards-kind = kind
cmd-cards-kind-help = Art alone, or the scan of a whole card
cmd-cards-kind-art = art
cmd-cards-kind-scan = scan of a whole card
cmd-cards-focus = focus
cmd-cards-focus-help = What should be seen, in per cent from left and top: 50 38
cmd-cards-window = window
cmd-cards-window-help = Where a scan has its art, in per cent: left, top, width, height: 7 11 86 46
cmd-cards-unpicture = unpicture
cmd-cards-unpicture-help = Remove a card’s picture at once, also from matches
cmd-cards-unpicture-card-help = Whose picture
cmd-cards-list = list
cmd-cards-list-help = Show this server’s packs
cmd-cards-remove = remove
cmd-cards-remove-help = Remove a pack; matches that run keep its cards
cmd-cards-name = pack
cmd-cards-name-help = Which pack
cmd-deck = deck
cmd-deck-help = Your decks, or teams
cmd-deck-new = new
cmd-deck-new-help = Make a deck, beginning from a ready-made one
cmd-deck-edit = edit
cmd-deck-edit-help = Change a deck
cmd-deck-show = show
cmd-deck-show-help = Show a deck, and where it is legal
cmd-deck-list = list
cmd-deck-list-help = List your decks and the ready-made ones
cmd-deck-delete = delete
cmd-deck-delete-help = Delete a deck
cmd-deck-import = import
cmd-deck-import-help = Read a deck from a text or JSON file
cmd-deck-export = export
cmd-deck-export-help = Get a deck as a file that anybody may import
cmd-deck-name = name
cmd-deck-name-help = The deck’s name
cmd-deck-import-name-help = What to call it, where the file does not say
cmd-deck-like = like
cmd-deck-like-help = The ready-made deck to begin from
cmd-deck-file = file
cmd-deck-file-help = A text file with a card a line, or JSON
cmd-deck-json = json
cmd-deck-json-help = As JSON instead of text
