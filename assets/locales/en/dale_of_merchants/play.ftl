### Dale of Merchants, in English: what is asked, what can be chosen, and why something cannot be.
### Cards, sets and seats come as arguments; names of cards that a sentence names by itself are taken from cards.

## What is asked

dom-question-ban = { $seat }: which set stays in the box?
dom-question-pick-set = { $seat }: which set takes part?
dom-question-scheduled = { $seat }: which scheduled card comes next?
dom-question-action = { $seat }: buy, play, build or discard?
dom-question-pay = { $seat }: what do you pay with?
dom-question-stack = { $seat }: which cards make the stack?
dom-question-extra = { $seat }: build another stack at once, because of { dom-card-squirrel_5b }?
dom-question-inventory = { $seat }: what do you discard?
dom-question-help = { $seat }: do you add cards to your partner’s stack?
dom-question-cards = { $seat }: choose cards
dom-question-order = { $seat }: which card comes next?
dom-question-players = { $seat }: whom do you choose?
dom-question-number = { $seat }: which do you name?
dom-question-side = { $seat }: left or right?
dom-question-may = { $seat }: do you use what the card allows?
dom-question-deal = { $seat }: who gets which card?
dom-question-looked = { $seat }: have a look, then go on
dom-question-react = { $seat }: do you react?
dom-question-hand-size = { $seat }: do you show a card that makes your hand larger?
dom-question-turn-end = { $seat }: anything else before the turn ends?
dom-question-stop = { $seat }: stop the game here?
dom-question-exchange = { $seat }: which cards are exchanged?

# The same more closely: what becomes of the cards, because of which card, after what.
dom-ask-because = { $asked } ({ $card })
dom-ask-react = { $happened } { $seat }: do you react?
dom-ask-react-nothing = { $happened } { $seat }: nothing here reacts. Have a look, and go on.
dom-ask-keep-card = { $seat }: { $most ->
    [one] which card do you keep?
   *[other] which cards do you keep?
}
dom-ask-take = { $seat }: { $most ->
    [one] which card do you take?
   *[other] which cards do you take?
}
dom-ask-hand-over = { $seat }: { $most ->
    [one] which card do you give away?
   *[other] which cards do you give away?
}
dom-ask-on-deck = { $seat }: which card goes onto the deck next?
dom-ask-discard = { $seat }: { $most ->
    [one] which card do you discard?
   *[other] which cards do you discard?
}
dom-ask-throw-away = { $seat }: { $most ->
    [one] which card do you throw away?
   *[other] which cards do you throw away?
}
dom-ask-replace = { $seat }: which card do you swap with?
dom-ask-show = { $seat }: { $most ->
    [one] which card do you show?
   *[other] which cards do you show?
}

## What can be chosen

# Sets.
dom-act-ban = Leave out the { $set }
dom-act-pick-set = Play with the { $set }

# Techniques, abilities, reactions.
dom-act-resolve = Carry out { $card }
dom-act-play = Play { $card }
dom-act-play-bonus = Play { $card }, with a further action
dom-act-play-as = Play { $card } as { $target }
dom-act-play-as-bonus = Play { $card } as { $target }, with a further action
dom-act-use = Use { $card }
    .short = { $card }
dom-act-use-as = Use { $card } as { $target }
    .short = { $card } as { $target }
dom-act-react = React with { $card }
    .short = { $card }
dom-act-react-as = React with { $card } as { $target }
    .short = { $card } as { $target }
dom-act-pass = No reaction
dom-act-show-as = Show { $card } as { $target }
    .short = { $card } as { $target }
dom-act-show-none = Show nothing more
dom-act-end-actions = End the action phase
    .short = End the actions
dom-act-end-actions-declining = End the action phase ({ $left ->
    [one] { $left } action is given up
   *[other] { $left } actions are given up
})
    .short = End the actions
dom-sure-end-actions = You still have an action, and something can be done with it. End your actions all the same?
    .yes = End them
dom-act-end-turn = End the turn

# Market.
dom-act-buy = Buy { $card } for { $price }
dom-act-buy-bin = Buy { $card } from the bin for { $price }
dom-act-lay = Pay with { $card } ({ $value }): { $sum } of { $cost }
dom-act-lay-as = Pay with { $card } as { $target } ({ $value }): { $sum } of { $cost }
dom-act-lift = Take { $card } back: { $sum } of { $cost }
dom-act-keep = Keep { $card } in hand
dom-act-keep-not = Let { $card } go with the payment
    .short = Let { $card } go
# A slot is named by what it adds to the price.
dom-act-swap-slots = The market slots +{ $first } and +{ $second } change places
    .short = +{ $first } and +{ $second }
dom-act-pay = Pay { $paid } for { $bought } (price { $price })
    .short = Pay { $paid }
dom-act-withdraw = { $cards ->
    [0] Choose something else
   *[other] Take everything back
}

# Stall.
dom-act-build = Build stack { $stack } (total { $total })
    .short = Stack { $stack } ({ $total })
dom-act-lay-stack = Add { $card } ({ $value }): { $sum } of { $total }
dom-act-lay-stack-as = Add { $card } as { $target } ({ $value }): { $sum } of { $total }
dom-act-fetch = Add { $card } ({ $value }) from your discard pile: { $sum } of { $total }
dom-act-lift-stack = Take { $card } back: { $sum } of { $total }
dom-act-shift = { $n ->
    [0] Leave the total as it is: { $sum } of { $total }
   *[other] Shift the total by { $n }: { $sum } of { $total }
}
    .short = { $sum } of { $total }
dom-act-close = Build stack { $stack } with these cards
    .short = Build stack { $stack }
dom-act-stop-building = Build no further stack
dom-act-ask-help = Show the stack and ask { $partner } to help ({ $n ->
    [0] nothing is missing
   *[other] missing: { $n }
})
    .short = Ask { $partner }
dom-act-answer-help = Offer { $builder } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ $n ->
    [0] nothing is missing then
   *[other] still missing: { $n }
})
    .short = Offer ({ $cards })
dom-act-decline-help = Add nothing

# Inventory.
dom-act-inventory = Discard cards, or none
    .short = Discard
dom-act-lay-inventory = Discard { $card }
dom-act-lift-inventory = Keep { $card }
dom-act-discard = { $cards ->
    [0] Discard nothing: pass
    [one] Discard this card
   *[other] Discard these { $cards } cards
}

# Answers to what a card asks.
dom-act-keep-card = Keep { $card }
dom-act-take = Take { $card }
dom-act-hand-over = Give away { $card }
dom-act-on-deck = Next onto the deck: { $card }
dom-act-discard-card = Discard { $card }
dom-act-throw-away = Throw { $card } away
dom-act-exchange = Exchange { $card }
dom-act-replace = Swap with { $card }
dom-act-show-card = Show { $card }
dom-act-choose = Choose { $card }
dom-act-choose-as = Choose { $card } as a copy of { $target }
dom-act-done = That is all ({ $n } chosen)
    .short = That is all
dom-act-none = Choose none
dom-act-nobody = Choose nobody
dom-act-rest = The rest as they lie
dom-act-name = Choose { $seat }
dom-act-number = Value { $n }
dom-act-from-deck = From the deck
dom-act-from-pile = From the discard pile
dom-act-left = To the left, towards { $seat }
    .short = Left: { $seat }
dom-act-right = To the right, towards { $seat }
    .short = Right: { $seat }
dom-act-yes = Yes, use { $card }
    .short = Yes
dom-act-no = No
dom-act-give = Give { $card } to { $seat }
dom-act-go-on = Seen, go on

# Stopping the game.
dom-act-propose-stop = Propose to stop the game
    .short = Stop the game?
dom-act-agree = Agree to stop
dom-act-decline = Play on

## Why not

# The turn.
dom-no-action = You have no action left
dom-no-end-first = Take one action first; discarding nothing counts as one
dom-no-not-now = Not possible now: { $seat } is asked something else
dom-no-over = The game is over
dom-no-clean-up = The action phase is over: hands and market are being filled
dom-no-draft-first = First the sets are chosen: it is the choice of { $seat }
dom-no-draft-open = First finish what is being laid out, or take it back
dom-no-nothing-open = Nothing is being laid out: first buy, build or discard
dom-no-no-purchase = Nothing is being bought: first choose a card of the market
dom-no-no-stack = No stack is being laid: first begin one
dom-no-no-inventory = Nothing is being discarded: first begin an inventory action
dom-no-nothing-asked = No card is waiting for an answer
dom-no-no-hand-step = A card is shown as another only while the hand is filled at the end of the turn
dom-no-nothing-proposed = Nobody has proposed to stop the game
dom-no-draft-over = The sets of this game are chosen already
dom-no-answer-first = First { $seat } must answer { $card }
dom-no-finish-card = First finish { $card }
dom-no-scheduled-first = Your scheduled cards come first
dom-no-not-due = { $card } is not due yet
dom-no-not-in-hand = { $card } is not in your hand

# Sets.
dom-no-set-banned = { $set }: left out of this game
dom-no-set-taken = { $set }: chosen already

# Techniques, abilities, copies, reactions.
dom-no-technique = { $card } is not a technique
dom-no-ability = { $card } has nothing to use in your turn
dom-no-used = You have used { $card } already this turn
dom-no-name-copy = Choose what { $card } copies
dom-no-copy = { $card } cannot copy { $target }
dom-no-reaction = { $card } does not react to this
dom-no-reacted = { $card } has already reacted to this
dom-no-came-later = { $card } came into the hand after this had happened
dom-no-reaction-first = First { $seat } must react or pass
dom-no-no-window = There is nothing to react to now
dom-no-pass-compulsory = This reaction is compulsory

# Market.
dom-no-slot-empty = This market slot is empty
dom-no-bin-empty = The bin is empty
dom-no-no-slot = There is no such place in the market
dom-no-value = Not enough value: { $sum } of { $cost }
dom-no-superfluous = { $card } is superfluous: without it you pay { $sum }, and the price is { $cost }
dom-no-bin = Only a payment with { dom-card-panda_4 } buys from the bin
dom-no-keep = Only { dom-card-platypus_5b } may be kept
dom-no-calculations = { dom-card-platypus_2 } must be part of this payment
dom-no-swap-empty = Both slots are empty
dom-no-payment-junk = Only junk of this payment can be thrown away, 3 cards at most

# Stall.
dom-no-card = Choose at least one card
dom-no-stack = No cards of one animalfolk in your hand come to { $total } for stack { $stack }
dom-no-stack-threat = No cards of one animalfolk in your hand come to { $total } for stack { $stack } ({ dom-card-crocodile_5a }: +{ $threat })
dom-no-total = Stack { $stack } must total { $total }, this is { $sum }
dom-no-total-threat = Stack { $stack } must total { $total }, this is { $sum } ({ dom-card-crocodile_5a }: +{ $threat })
dom-no-sets = All cards of a stack must be of one set
dom-no-junk = Junk cannot be stacked
dom-no-pile-cards = { $n ->
    [0] No card of the discard pile: that takes { dom-card-squirrel_3 } from your hand
    [one] At most { $n } card of the discard pile
   *[other] At most { $n } cards of the discard pile
}
dom-no-not-in-pile = { $card } is not in your discard pile
dom-no-shift = Only { dom-card-squirrel_5a } shifts the total
dom-no-only-building = Only building is possible now
dom-no-builder-card = The builder must add a card
dom-no-help-again = Your partner has answered already

# Answers to what a card asks.
dom-no-chosen = { $card } is chosen already
dom-no-fit-junk = { $card } does not fit: only junk does
dom-no-fit-animalfolk = { $card } does not fit: only animalfolk cards do
dom-no-fit-this = { $card } does not fit: it must be another card
dom-no-exactly = { $n ->
    [one] Choose exactly { $n } card
   *[other] Choose exactly { $n } cards
} ({ $chosen } so far)
dom-no-at-least = { $n ->
    [one] Choose at least { $n } card
   *[other] Choose at least { $n } cards
} ({ $chosen } so far)
dom-no-placed = { $card } has its place already
dom-no-player-twice = { $seat } is chosen already
dom-no-player-other = Choose another player
dom-no-player-partner = Your partner cannot be chosen
dom-no-players = Choose { $min } to { $max } players
dom-no-number = Choose a value from { $min } to { $max }
dom-no-deal = Each player gets exactly one card

# Stopping the game.
dom-no-proposed = This was proposed in this turn already; the game stops only if everybody agrees
dom-no-stop-first = First { $seat } must answer whether the game stops
dom-lack-value = a value of { $count }
dom-worth-stack = Build stack { $stack } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
dom-worth-buy = Buy { $card } for { $cost } (paid with { $sum })
dom-worth-rate = A value of { $gain } for { $cost ->
    [0] the next stack
    [one] one card
   *[other] { $cost } cards
}
dom-worth-none = Nothing to buy or to stack with this hand: no card and no stack is worth reckoning now.
