# Real cards of the bot's owner.

real-bad-cut = the file ends after { $at } characters, in the middle. Download it again.
real-bad-json = the file cannot be read after { $at } characters, at “{ $found }”. Download it again.
real-bad-deep = the file has too many lists inside each other after { $at } characters.
real-bad-kind = this is neither `default_cards` of Scryfall nor `AllPrintings` of MTGJSON. If it is packed, unpack it first.
real-bad-more = the file continues after its end. Download it again.
real-bad-many = the file has more than { $most } entries, which is the limit.
real-bad-large = the file is larger than { $most } GB, which is the limit.
real-bad-changed = the file changed while Herald read it. Wait until the download is complete.
real-bad-letters = the file is not in UTF-8. Download it again.
real-bad-file = the file cannot be opened: { $reason }.
real-bad-few = the file has { $count } cards, and Herald knows { $before }. If you mean it, run `python -m bot real forget` first.

real-play-exact = Herald plays this card exactly.
real-play-by-hand = Herald does not know this card’s text. Players can apply it by hand if both agree.
real-play-not = Herald cannot play this card, not even by hand.
real-page = [Look the card up]({ $link })
real-line = line { $line }: { $reason }
real-why-disabled = the bot’s owner disabled it: { $found }
