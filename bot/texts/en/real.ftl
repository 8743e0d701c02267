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
real-why-layout = Herald does not know the layout { $layout }
real-why-type = { $type } has rules of its own, which Herald does not know
real-why-mana = its mana cost has symbols that Herald does not know, or it has none
real-why-size = its power or toughness is not a number up to 99
real-why-keyword = Herald does not know one of its keywords
real-why-listed-keyword = Herald does not know this keyword here: { $keyword }
real-why-feature = Herald cannot do this yet: { $feature ->
    [activation] when or how often an ability can be activated
    [any_order] cards put back in any order
    [attached] being enchanted or equipped
    [attack_or_block_duties] having to attack or block
    [attack_or_block_limits] limits on attacking and blocking
    [attacking_or_blocking] attacking or blocking creatures
    [cast_otherwise] casting in another way or for another cost
    [chosen_word] a color, type or name that is chosen
    [copies] copies
    [cycled] cycling other cards
    [dice] dice and coins
    [divided] dividing among any number
    [dungeon] dungeons
    [energy] energy
    [freeze] permanents that stay tapped in the next untap step
    [greatest] the greatest number, a total or a half
    [impulse] playing cards from other zones
    [modes] other numbers of modes
    [monarch] the monarch
    [named_cards] cards called by their name
    [nonbasic] permanents that are not basic or snow
    [one_or_more] events of one or more at once
    [other_counters] counters of this kind
    [play_lands] additional lands
    [player_or_planeswalker] a player or a planeswalker
    [poison] poison
    [prevention] this prevention of damage
    [proliferate] proliferating
    [random] choosing at random
    [ready_made_tokens] other tokens that the rules define
    [reveal] revealing such cards
    [this_turn] what happened earlier
    [transform] transforming
    [until_this_leaves] exile until a permanent leaves
   *[would_die] what would die
}
real-why-action = Herald cannot read one of its actions
real-why-change = Herald cannot read how something changes
real-why-condition = Herald cannot read its condition
real-why-cost = Herald cannot read its cost
real-why-event = Herald cannot read what it waits for
real-why-given = it gives an ability that Herald cannot give
real-why-kind = Herald cannot read which objects it means
real-why-limit = Herald cannot read when it can be activated
real-why-modes = Herald cannot read its modes
real-why-newcomers = it also applies to permanents that arrive later
real-why-number = Herald cannot read one of its numbers
real-why-player = Herald cannot read which player does something
real-why-replacing = Herald cannot read this line
real-why-target = Herald cannot read its targets
real-why-token = Herald cannot read its token
real-why-zone = it works in a graveyard
real-why-at-once = Herald cannot move several targets at once
real-why-unclear = which object or player it means is unclear
real-why-two-ways = Herald can read it in two ways
real-why-language = it has more parts than a card in Herald can have
real-why-senseless = Herald’s own check refuses it: { $field }
real-why-round-trip = printed again, it does not say the same
real-why-broken = Herald failed on it: { $fault }. Please report this card.
