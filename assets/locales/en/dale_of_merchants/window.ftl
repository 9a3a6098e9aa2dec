# Dale of Merchants in the window: places on the table, tabs, counsel, the encyclopaedia, a new game.

# Names of the game and its printings.

dom-credits = Dale of Merchants was designed by Sami Laakso and published by Snowdale Design.
dom-fortunes = Stacks over the turns
dom-lead = lead in stacks
dom-curtain-why = Each player has something hidden. Hand the screen over, then go on.
dom-sources = The stalls at the end

# Places on the table.

dom-table-supply = supply
dom-table-bin = bin
dom-table-reserve = junk
dom-table-deck = deck
dom-table-pile = discards
dom-table-count = ×{ $count }
dom-table-schedule = scheduled
dom-table-price = costs { $price }
dom-table-price-more = costs { $price } (+{ $more })
dom-table-effect = { $seat } carries it out
dom-table-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dom-table-no-hand = No cards in hand
dom-table-partner = builds with you
dom-table-shared = builds with { $partner }
dom-table-altered = { $printed } → { $now }
dom-table-kept = stays in hand
dom-table-copy = as { $card }: { $value }
dom-table-laid-payment = Payment: { $sum } of { $cost }
dom-table-laid-stack = Stack { $stack }: { $sum } of exactly { $total }
dom-table-laid-inventory = { $count ->
    [0] Nothing to discard yet
    [one] { $count } card to discard
   *[other] { $count } cards to discard
}
dom-table-lay-payment = Click the cards you pay with
dom-table-lay-stack = Click the cards of the stack
dom-table-lay-inventory = Click the cards you discard; none is a pass

# What lies under the pointer.

dom-about-supply = Supply of the market: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
dom-about-bin = Bin of the market: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dom-about-reserve = Junk reserve: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dom-about-slot = Market slot: the card’s value and { $more } more
dom-about-stack = Stack { $stack } of { $seat }
dom-about-stack-next = Next stack of { $seat }: number { $stack }, exactly { $total } in all{ $threat ->
    [0] {""}
   *[other] , { $threat } of it because of opponents’ cards
}
dom-about-hand = Hand of { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dom-about-deck = Deck of { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, face down
dom-about-pile = Discard pile of { $seat }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dom-about-schedule = Scheduled cards of { $seat }: { $count }
dom-about-seat = { $hand } in hand, { $deck } in the deck, { $pile } in the discard pile
dom-about-card = { $card }, value { $value }
dom-about-card-market = { $card }, value { $value }, in the market for { $price }
dom-about-card-stack = { $card }, value { $value }, in stack { $stack } of { $seat }
dom-about-card-hand = { $card }, value { $value }, in the hand of { $seat }
dom-about-card-pile = { $card }, value { $value }, in the discard pile of { $seat }
dom-about-card-schedule = { $card }, value { $value }, scheduled by { $seat }

# Cards.

dom-sort-technique-bonus = technique (+)
dom-sort-technique = technique
dom-sort-passive = passive
dom-sort-junk = junk
dom-card-value = Value { $value }
dom-card-value-now = Value { $printed }, counts { $now } now
dom-card-copies = Laid as { $card }

# Seat bar and decision bar.

dom-seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dom-worth = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}
dom-worth-help = Stacks built. Whoever completes the last one wins.
dom-stat-worth = { $amount ->
    [one] { $amount } stack
   *[other] { $amount } stacks
}
dom-ask-no-action = { $seat }: no action is left. End the action phase?
dom-status-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
dom-status-actions-help = Actions of this turn that are left. A technique with (+) gives one more.
dom-status-choose = chosen: { $chosen } of { $most }
dom-status-choose-up-to = chosen: { $chosen } of up to { $most }
dom-status-choose-help = Cards chosen for the effect
dom-status-sum = laid: { $sum }
dom-status-sum-help = What the laid cards are worth together
dom-status-stack = { $sum } of { $total }
dom-status-stack-help = The total of the stack against the total it must have
dom-lay-all = All { $count } cards
dom-group-market = Market
dom-group-swap = Change slots
dom-group-stall = Stall
dom-group-technique = Cards
dom-group-react = Reaction
dom-group-inventory = Inventory
dom-group-sets = Animalfolk
dom-group-stop = Stop the game
dom-note-idle = It would do nothing now.

# Tabs.

dom-tab-counsel = Counsel
    .help = The ways to pay for cards of the market, and the stacks that your hand can build now.
dom-tab-players = Stalls
    .help = Every seat’s stall, discard pile and scheduled cards.
dom-tab-library = Cards
    .help = Every card of the animal sets in this game with its text; search for a word.
dom-resolving = Being resolved
dom-event-technique = { $seat } has played a technique.
dom-event-purchase = { $seat } has bought a card.
dom-event-stack = { $seat } has built a stack.
dom-event-shuffle = { $seat } has shuffled a deck.
dom-event-arrival = A card has come into the hand of { $seat }.
dom-aura-market = { $card } of { $seat }: market cards cost { $by } more
dom-aura-stack = { $card } of { $seat }: the next stack needs { $by } more
dom-aura-refill = { $card } of { $seat }: at most { $by ->
    [one] { $by } card is drawn
   *[other] { $by } cards are drawn
} when the hand is filled

# Counsel.

dom-counsel-puzzle = What can be built and bought is for you to find here.
dom-counsel-no-hand = The hand in front is hidden.
dom-counsel-build = What can I build?
dom-counsel-needs = Stack { $stack } must total exactly { $total }{ $threat ->
    [0] {""}
   *[other] { " " }({ $threat } because of opponents)
}.
dom-counsel-no-build = Not with these cards.
dom-counsel-enough = What lies there makes the stack.
dom-counsel-no-help = None of these cards makes it complete.
dom-counsel-draft = The sets are chosen first. The tab “{ dom-tab-library }” shows every card of each set.
dom-counsel-as = { $card } as { $copied }
dom-counsel-sum = { $count ->
    [one] worth { $sum }
   *[other] worth { $sum } together
}
dom-counsel-shifted = { $count ->
    [one] worth { $sum }, shifted by { $shift }
   *[other] worth { $sum } together, shifted by { $shift }
}
dom-counsel-lay = { $count ->
    [one] Lay this out
   *[other] Lay these out
}
dom-counsel-laid = This lies there already.
dom-counsel-not-now = Not now: something else is asked.
dom-counsel-more = { $count ->
    [one] and { $count } more way
   *[other] and { $count } more ways
}
dom-counsel-buy = What could I afford?
dom-counsel-price = costs { $price } now
dom-counsel-too-dear = Too dear for this hand
dom-counsel-ways = { $count ->
    [one] { $count } way to pay, the closest:
   *[other] { $count } ways to pay, the closest:
}
dom-counsel-hand = What does my hand do?
dom-counsel-copies = Can copy now: { $cards }

# Stalls.

dom-player-stall = { $built } of { $goal } stacks; next: stack { $stack } with { $total }
dom-player-done = All { $goal } stacks are built
dom-player-stack = Stack { $stack }, worth { $worth }
dom-player-schedule = Scheduled
dom-player-pile = Discard pile, from the top
dom-player-whole-pile = Whole pile

# Encyclopaedia.

dom-library-search = Search cards
dom-library-none = No card has these words.

# Phases, in the position editor.

dom-phase-draft = Draft of the sets
dom-phase-start = Start of the turn
dom-phase-action = Actions
dom-phase-hand = Filling the hand
dom-phase-market = Filling the market
dom-phase-end = End of the turn
dom-phase-over = Game over

# The tray.

dom-tray-other = { $chooser } chooses because of { $seat }’s { $card }
dom-tray-my-deck = Your deck, sorted
dom-tray-my-pile = Your discard pile
dom-tray-my-hand = Your hand
dom-tray-deck = Deck of { $seat }
dom-tray-pile = Discard pile of { $seat }
dom-tray-hand = Hand of { $seat }
dom-tray-fetch = Your discard pile: { dom-card-squirrel_3 } lets a card of it into the stack
dom-tray-held = Cards that the effect holds
dom-tray-copies = ×{ $count }
dom-tray-close = Close
dom-tray-give = To { $seat }
dom-tray-ban = Leave out: { $set }
dom-tray-pick = Play with: { $set }
dom-tray-banned = stays in the box
dom-tray-picked = takes part

# A new game.

dom-sets = Animalfolk sets
dom-sets-chosen = { $chosen } of { $needed } chosen; the others are drawn at random.
dom-sets-complete = All { $needed } are chosen.
dom-sets-drafted = The players ban and pick the sets in turn when the game begins.
dom-sets-first = Good for a first game
dom-sets-first-help = Sets that are quickly understood
dom-sets-random = All at random
dom-sets-random-help = Chance chooses every set
dom-rating-complexity = complexity
dom-rating-interaction = interaction
dom-rating-nastiness = nastiness
dom-rating-luck = luck
dom-first = Who begins
dom-first-random = Chance decides

## By what lines of play are compared

dom-figure-stacks = Stacks in the stall
dom-figure-stall = Cards in the stall
dom-figure-hand = Cards in hand
dom-figure-cards = Cards to play with
dom-sets-too-many = All { $needed } are chosen already: press one of them first to take it away.
dom-aloud-own = It is the deed of { $seat }, who does not react to it.
dom-aloud-partner = { $seat } is a partner and does not react to it.
dom-aloud-empty = { $seat } has no card in hand.
dom-react-to = This is what can be answered:

# What lies ahead, in the sheet of what is tried.
dom-ahead-now = Stack { $stack }, total { $total }: the hand can build it now.
dom-ahead-not-now = Stack { $stack }, total { $total }: not with this hand.
dom-ahead-then = Then to come: stacks { $from } to { $to }.
dom-plan-stacks = { $stacks ->
    [0] No stack
    [one] One stack
   *[other] { $stacks } stacks
} in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
dom-plan-pace = { $left ->
    [one] One stack is
   *[other] { $left } stacks are
} still to be built: about { $turns } turns at this pace.

## What a thing of the board is for: the right button

dom-for-market = Cards of the market are bought with cards of your hand, and go to your hand or discard pile.
dom-for-supply = The market is filled from this deck.
dom-for-bin = Here lie cards that have left the market or the game of a player.
dom-for-stall = Whoever is first to complete the last stack of their stall wins.
dom-for-hand = Cards of your hand pay, are played as techniques, or build stacks.
dom-for-deck = At the end of a turn the hand is filled from the deck.
dom-for-pile = What was used lies here, and becomes the deck again when that is empty.
dom-for-schedule = A technique that was played lies here until the turn is cleaned up, or as long as it lasts.
dom-for-junk = Junk is worth 1 in payments and builds nothing: it only fills a deck.
dom-for-seat = Each player has a hand, a deck, a discard pile and a stall.

dom-list-buy = Buy a card ({ $count })
dom-list-play = Play a card ({ $count })
dom-list-lay = Lay out a card ({ $count })
dom-list-lift = Take a card back ({ $count })
dom-list-resolve = Carry out a card ({ $count })
dom-list-give = Give a card ({ $count })
dom-list-sets = Choose a set ({ $count })
dom-list-choose = Choose a card ({ $count })
dom-words-lift-nth = { $words } (laid as number { $nth })
dom-note-given = For good: another player has it then.
dom-note-thrown = For good: a card thrown away leaves your deck and does not come back.
dom-note-stands = A built stack stands: its cards stay in the stall, and it cannot be taken back.
dom-question-stack-stands = { $seat }: which cards make the stack? Once built, it stands.

dom-note-set = { $theme } { $hard ->
    [0] Very easy to play.
    [1] Easy to play.
    [2] Of middling difficulty.
   *[other] Hard to play.
}
