### Dale of Merchants, in English: the log. Lines that name cards from a hand or a deck go only to those who may know them.

# The game and its turns.
dom-log-sets = The sets of this game: { $sets }
dom-log-bans = { $seat } leaves out the { $set }
dom-log-picks-set = { $seat } picks the { $set }
dom-log-turn = Turn { $turn }: { $seat }
dom-log-wins = The stall is complete with { $stacks } stacks: { $seat } wins
dom-log-nothing-moves = Nobody has built a stack for { $rounds } rounds. Standings: { $standings }. If all agree, the game stops
dom-log-standing = { $seat } { $stacks }
dom-log-proposes-stop = { $seat } proposes to stop the game
dom-log-agrees = { $seat } agrees to stop
dom-log-declines = { $seat } wants to play on
dom-log-stopped = Everybody agrees: the game stops, and nobody wins

# Decks and the market.
dom-log-shuffles = { $seat } shuffles the deck
dom-log-rebuilds = The deck of { $seat } is empty: the discard pile is shuffled and becomes the deck
dom-log-turns-over = { $seat } turns deck and discard pile over
dom-log-supply-rebuilt = The market deck is empty: the bin is shuffled and becomes the market deck
dom-log-stand-in = The junk reserve is empty: another card stands in as junk
dom-log-market-filled = The market slides to the right and gets { $cards ->
    [one] { $cards } new card
   *[other] { $cards } new cards
}

# Techniques, abilities, reactions.
dom-log-resolves = { $seat } carries out the delayed part of { $card }
    .short = carries out the delayed part of { $card }
dom-log-plays = { $seat } plays { $card }
    .short = plays { $card }
dom-log-plays-as = { $seat } plays { $card } as a copy of { $as }
    .short = plays { $card } as a copy of { $as }
dom-log-uses = { $seat } shows { $card } and uses it
    .short = shows { $card } and uses it
dom-log-uses-as = { $seat } shows { $card } and uses it as a copy of { $as }
    .short = shows { $card } and uses it as a copy of { $as }
dom-log-reacts = { $seat } reacts with { $card }
    .short = reacts with { $card }
dom-log-reacts-as = { $seat } reacts with { $card } as a copy of { $as }
    .short = reacts with { $card } as a copy of { $as }
dom-log-shows-as = { $seat } shows { $card } as a copy of { $as }: the hand is filled further
    .short = shows { $card } as a copy of { $as }: the hand is filled further
dom-log-shows-passive = { $seat } shows { $card }: the hand is filled further
    .short = shows { $card }: the hand is filled further
dom-log-used-as = { $card } counts as { $as }

# Buying, building, discarding.
dom-log-buys = { $seat } buys { $card } for { $cost } and pays with { $cards }
    .short = buys { $card } for { $cost }
dom-log-buys-bin = { $seat } buys { $card } from the bin for { $cost } and pays with { $cards }
    .short = buys { $card } from the bin for { $cost }
dom-log-buys-free = { $seat } buys { $card } for nothing
    .short = buys { $card } for nothing
dom-log-permutes = { $seat } puts the market cards into another order
dom-log-buys-keeping = { $seat } buys { $card } for { $cost } and parts with no card for it
    .short = buys { $card } for { $cost } and parts with no card for it
dom-log-keeps = { $seat } shows { $card } as part of the payment and keeps it in hand
    .short = shows { $card } as part of the payment and keeps it in hand
dom-log-builds = { $seat } builds stack { $stack } (total { $total }) with { $cards }
    .short = builds stack { $stack } (total { $total }) with { $cards }
dom-log-stops-building = { $seat } builds no further stack
dom-log-withdraws-stack = { $seat } takes the stack back that was shown
dom-log-asks-help = { $seat } shows { $cards } for a stack of { $total } and asks { $partner } to help
    .short = shows { $cards } for a stack of { $total } and asks { $partner } to help
dom-log-helps = { $seat } offers { $builder } { $cards }
    .short = offers { $builder } { $cards }
dom-log-declines-help = { $seat } adds nothing
dom-log-discards = { $seat } discards { $cards }
    .short = discards { $cards }
dom-log-discards-from = { $seat } discards { $cards } { $from }
    .short = discards { $cards } { $from }
dom-log-discards-nothing = { $seat } discards nothing

# Cards on the move.
dom-log-draws = { $n ->
    [one] { $seat } draws { $n } card
   *[other] { $seat } draws { $n } cards
}
dom-log-draws-from = { $n ->
    [one] { $seat } draws { $n } card from the deck of { $whose }
   *[other] { $seat } draws { $n } cards from the deck of { $whose }
}
    .short = { $n ->
        [one] draws { $n } card from the deck of { $whose }
       *[other] draws { $n } cards from the deck of { $whose }
    }
dom-log-draws-supply = { $n ->
    [one] { $seat } draws { $n } card from the market deck
   *[other] { $seat } draws { $n } cards from the market deck
}
dom-log-gets-which = { $seat } gets { $cards }
    .short = gets { $cards }
dom-log-throws-away = { $seat } throws { $cards } away { $from }
    .short = throws { $cards } away { $from }
dom-log-takes = { $seat } takes { $cards } { $from }
    .short = takes { $cards } { $from }
dom-log-takes-hidden = { $n ->
    [one] { $seat } takes { $n } card { $from }
   *[other] { $seat } takes { $n } cards { $from }
}
    .short = { $n ->
        [one] takes { $n } card { $from }
       *[other] takes { $n } cards { $from }
    }
dom-log-takes-from = { $n ->
    [one] { $seat } takes { $n } card from { $whose }
   *[other] { $seat } takes { $n } cards from { $whose }
}
    .short = { $n ->
        [one] takes { $n } card from { $whose }
       *[other] takes { $n } cards from { $whose }
    }
dom-log-gives = { $n ->
    [one] { $seat } gives { $whose } { $n } card
   *[other] { $seat } gives { $whose } { $n } cards
}
    .short = { $n ->
        [one] gives { $whose } { $n } card
       *[other] gives { $whose } { $n } cards
    }
dom-log-tops = { $seat } puts { $cards } on the deck of { $whose }
    .short = puts { $cards } on the deck of { $whose }
dom-log-tops-hidden = { $n ->
    [one] { $seat } puts { $n } card on the deck of { $whose }
   *[other] { $seat } puts { $n } cards on the deck of { $whose }
}
    .short = { $n ->
        [one] puts { $n } card on the deck of { $whose }
       *[other] puts { $n } cards on the deck of { $whose }
    }
dom-log-tops-which = On the deck of { $whose }: { $cards }
dom-log-sets-aside = { $n ->
    [one] { $n } card of { $seat } is set aside
   *[other] { $n } cards of { $seat } are set aside
}
dom-log-sets-aside-which = Set aside: { $cards }
dom-log-nothing = Nothing happens: there is no card for { $seat }
dom-log-exchanges = { $n ->
    [one] { $seat } exchanges { $n } card { $from } for { $n } { $with }
   *[other] { $seat } exchanges { $n } cards { $from } for { $n } { $with }
}
    .short = { $n ->
        [one] exchanges { $n } card { $from } for { $n } { $with }
       *[other] exchanges { $n } cards { $from } for { $n } { $with }
    }
dom-log-replaces = { $seat } takes { $taken } { $from } and lays { $card } in its place
    .short = takes { $taken } { $from } and lays { $card } in its place
dom-log-deals = { $seat } gives { $whose } a card
    .short = gives { $whose } a card
dom-log-deals-deck = { $seat } puts a card on the deck of { $whose }
    .short = puts a card on the deck of { $whose }

# Choices, dice, looks.
dom-log-rolls = { $seat } rolls { $n }
dom-log-names = { $n ->
    [0] { $seat } chooses nobody
   *[other] { $seat } chooses { $players }
}
dom-log-number = { $seat } says { $n }
dom-log-from-deck = { $seat } chooses the deck
dom-log-from-pile = { $seat } chooses the discard pile
dom-log-left = { $seat } chooses left
dom-log-right = { $seat } chooses right
dom-log-looks = { $n ->
    [one] { $seat } looks at { $n } card
   *[other] { $seat } looks at { $n } cards
}
    .short = { $n ->
        [one] looks at { $n } card
       *[other] looks at { $n } cards
    }
dom-log-looks-hand = { $n ->
    [one] { $seat } looks at { $n } hand card of { $whose }
   *[other] { $seat } looks at { $n } hand cards of { $whose }
}
    .short = { $n ->
        [one] looks at { $n } hand card of { $whose }
       *[other] looks at { $n } hand cards of { $whose }
    }
dom-log-sees = { $seat } sees { $cards }
dom-log-reveals = { $seat } shows { $cards }
    .short = shows { $cards }
dom-log-reveals-as = { $card } is a copy of { $as }
dom-log-chooses = { $n ->
    [one] { $seat } chooses { $n } hand card in secret
   *[other] { $seat } chooses { $n } hand cards in secret
}
dom-log-chooses-which = { $seat } has chosen { $cards }
    .short = has chosen { $cards }

# Values, prices and hands that are altered.
dom-log-all-more = Every card that { $seat } uses this turn counts { $n } more
dom-log-all-times = Every card that { $seat } uses this turn counts { $n } × its value
dom-log-all-set = Every card that { $seat } uses this turn counts { $n }
dom-log-card-more = { $card } counts { $n } more for { $seat } this turn
dom-log-altered-enough = { $n } alterations hold already this turn: what { $seat } plays now alters no value
dom-log-card-times = { $card } counts { $n } × its value for { $seat } this turn
dom-log-card-set = { $card } counts { $n } for { $seat } this turn
dom-log-aura-market = Market cards cost the opponents of { $seat } { $n } more
dom-log-aura-stack = Stacks of the opponents of { $seat } must total { $n } more
dom-log-aura-refill = Opponents of { $seat } draw at most { $n ->
    [one] { $n } card
   *[other] { $n } cards
} when they fill their hands
dom-log-aura-hand = { $seat } fills the hand to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more this turn
dom-log-aura-cheaper = Market cards cost { $seat } { $n } less this turn
dom-log-aura-dearer = Market cards cost { $seat } { $n } more this turn

# Where cards come from; “their” is whoever the sentence begins with.
dom-from-market = from the market
dom-from-bin = from the bin
dom-from-supply = from the market deck
dom-from-reserve = from the junk reserve
dom-from-aside = from the cards set aside
dom-from-payment = from the payment
dom-from-table = from the table
dom-from-own-hand = from their own hand
dom-from-own-deck = from their own deck
dom-from-own-pile = from their own discard pile
dom-from-own-stall = from their own stall
dom-from-hand = from the hand of { $whose }
dom-from-deck = from the deck of { $whose }
dom-from-pile = from the discard pile of { $whose }
dom-from-stall = from the stall of { $whose }
