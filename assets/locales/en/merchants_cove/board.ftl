### Merchants Cove: the harbour on the board, its panels and tooltips.

mc-tab-shop = Shop
    .help = A merchant’s shop: what is made there and what may be done now.
mc-large-harbour = Harbour
mc-shop-of = Shop of { $seat }
mc-board-name = { $name }
mc-board-day = Day { $day }/{ $days }
mc-round = day { $round }
mc-board-gain-small = Gain a small { $colour } Good.
mc-board-gain-large = Gain a large { $colour } Good.
mc-board-discard-one = Discard one Corruption card.
mc-board-discard-up-to = Discard up to { $count } Corruption cards.
mc-board-load = Draw an Adventurer for a Boat.
mc-board-to-dock = Somebody goes from a Boat to a dock.
mc-board-to-hall = A Customer goes from a Boat to its hall.
mc-board-to-bag = Somebody goes from a Boat into the bag.
mc-board-to-boat = Somebody changes to another Boat.
mc-tab-reckoning = Reckoning
    .help = The gold of each seat, and what Corruption will cost at the end.
mc-board-boat = { $count ->
    [0] Boat { $boat }: nobody aboard, { $free } places free
   *[other] Boat { $boat }: { $who }; places free: { $free }
}
mc-board-market = The market opens at hour { $hour }: whoever has reached it acts no more today (MC-8.1)
mc-board-peddler = The Peddler
mc-board-indicator = { $loads ->
    [one] Whoever goes past hour { $hour } brings one Adventurer aboard (MC-6.4)
   *[other] Whoever goes past hour { $hour } brings { $loads } Adventurers aboard (MC-6.4)
}
mc-board-seat = What { $seat } has
mc-board-hour = Hour { $hour } of the clock
mc-board-hour-several = Hour { $hour } of the clock: of those here, the topmost acts first, and that is { $who } (MC-5.1)
mc-board-hour-late = Hour { $hour }, after noon: whoever comes here goes back to the market marker when the day is over (MC-8.2)
mc-board-hand = A Hand: a short way from hour { $from } to hour { $to }, for a Corruption card (MC-6.8)
mc-board-hand-shut = A Hand from hour { $from } to hour { $to }: a Mouse sits on it today (MC-6.9)
mc-board-hall = Hall of the { $clan }: { $count ->
    [0] no Customer
    [one] one Customer
   *[other] { $count } Customers
}. An active shield pays 1 gold for each of them at every market (MC-10.1).
mc-board-lair = The Lair: { $count ->
    [0] no Rogue
    [one] one Rogue
   *[other] { $count } Rogues
}. Each Corruption icon costs 1 gold for each of them at the end (MC-12.3).
mc-board-dock = { $count ->
    [0] { $dock }: nobody has landed yet
   *[other] { $dock }: { $who }
}
mc-board-berth = The { $berth } (MC-7.4)
mc-board-bag = The bag: { $count } Adventurers wait in it
mc-board-taints = Corruption cards to draw from: { $count }
mc-board-folk = Townsfolk who have not come yet: { $count }
mc-board-drawn = Drawn from the bag: waits for a Boat (MC-7.1)
mc-board-row-free = A free place of the row
mc-board-card = { $card }: { $does }
mc-board-team = Place { $place } of the team: { $card }
mc-board-team-free = Place { $place } of the team: nobody works there yet
mc-board-space = { $space }: { $hours ->
    [one] one hour
   *[other] { $hours } hours
}{ $cards ->
    [0] {""}
    [one] {" "}and a Corruption card
   *[other] {" "}and { $cards } Corruption cards
}
mc-board-space-free = { $space }: the cost stands above the card
mc-board-glass = Hourglass of { $seat }
mc-board-glass-peddler = Hourglass of the Peddler
mc-board-mouse = A Mouse: it closes the Hand on which it sits (MC-6.9)
mc-board-mouse-away = A Mouse that has left its Hand: that Hand is open now. No day begins on the hour where the Mouse sits (MC-11.4)
mc-board-goods = { $count ->
    [one] One Good on the Stall
   *[other] { $count } Goods on the Stall
}
mc-board-sins = { $count ->
    [one] One Corruption card
   *[other] { $count } Corruption cards
}
mc-board-gold = { $gold } gold
mc-status-day = Day { $day }, hour { $hour }
mc-status-market = Day { $day }, market on the { $dock }
mc-group-spaces = Spaces
mc-group-clock = Clock
mc-group-boats = Boats
mc-group-folk = Townsfolk and team
mc-group-cards = Corruption cards
mc-group-market = Market
mc-group-merchants = Merchants
mc-group-enough = Enough
mc-group-shop = Shop
    .count = { $count } choices in the shop
mc-fore-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
mc-fore-cards = { $cards ->
    [one] 1 Corruption card
   *[other] { $cards } Corruption cards
}
mc-fore-hour = The hourglass comes to hour { $hour }
mc-fore-hour-by-hand = By way of the Hand, to hour { $hour }
mc-fore-on-hand = Or it stops on the Hand
mc-fore-loads = { $loads ->
    [one] One Adventurer boards on the way (MC-6.4)
   *[other] { $loads } Adventurers board on the way (MC-6.4)
}
mc-fore-hand-cards = { $cards ->
    [one] One more Corruption card for the Hand (MC-6.10)
   *[other] { $cards } more Corruption cards for Hands (MC-6.10)
}
mc-fore-over = Then the day is over and the market opens (MC-8.1)
mc-fore-again = Then you act again (MC-5.1)
mc-fore-next = Then { $seat } acts, { $hours ->
    [0] { $half ->
        [0] on the same hour
       *[other] half an hour behind
    }
    [one] { $half ->
        [0] an hour behind
       *[other] an hour and a half behind
    }
   *[other] { $half ->
        [0] { $hours } hours behind
       *[other] { $hours } and a half hours behind
    }
} (MC-5.1)
mc-folk-icons = { $clan }: { $count } { $count ->
    [one] icon
   *[other] icons
}: at the end { $gold } gold, as its hall stands now
mc-dock-sells-both = Small and large Goods sell here (MC-9.1)
mc-dock-sells-small = Small Goods sell here (MC-9.1)
mc-dock-sells-large = Large Goods sell here (MC-9.1)
mc-dock-card = Whoever sells here draws a Corruption card (MC-9.1)
mc-boat-docks = One free place: whoever takes it lets the Boat dock, and all aboard go ashore.
mc-boat-fills-side = One free place: whoever takes it lets the Boat dock ({ $berth }). That is the last berth of this side: its other Boats at sea leave.
mc-boat-ends-day = One free place: whoever takes it lets the Boat dock ({ $berth }). Then all berths are taken: nobody boards any more, and the market opens at { $hour }.
mc-dock-rogues = { $count ->
    [one] One Rogue
   *[other] { $count } Rogues
}
mc-dock-each = { $gold } gold each
mc-income-sales = Sales
mc-income-patrons = Patronage
mc-income-shop = The shop
mc-income-icons = Clan icons
mc-income-sins = Corruption
mc-income-level = Its level
mc-reckoning-now = What everybody’s gold came from, and below it what the icons would be worth if the game ended now: that is not counted in yet
mc-reckoning-to-beat = At the end it gains { $bonus } gold for its level: as things stand you need more than { $gold }.
mc-reckoning-over = What everybody’s gold came from
mc-reckoning-told = The reckoning, line by line
mc-reckoning-sins = Corruption: { $count } { $count ->
    [one] icon
   *[other] icons
}, minus { $gold } gold as the Lair stands
mc-reckoning-hidden = The icons of the Corruption cards are hidden
mc-reckoned-clan = { $clan }: { $count } { $count ->
    [one] icon
   *[other] icons
} × { $hall } in the hall = { $gold } gold
mc-reckoned-sins = Corruption: { $count } { $count ->
    [one] icon
   *[other] icons
} × { $lair } in the Lair = minus { $gold } gold
mc-does-recruit = Take somebody from the row: use what the card does, then it joins your team.
mc-does-team = Use each place of your team on which somebody works, once and in any order.
mc-does-gather = Take marbles from two different tubes, with all that run together.
mc-does-brew = Brew up to two Goods out of marbles of one colour on the bench.
mc-does-distil = Fill a retort with marbles: the shield of that clan becomes active.
mc-does-shake = You may swap two marbles side by side, then take marbles from one tube.
mc-does-ore-cart = Take up to four dice from the store and roll them, two of a colour at most.
mc-does-forge = Forge up to three pieces out of dice of the rack at the right heat.
mc-does-stoke = Gain two coal, then roll dice of the rack again if you like.
mc-does-smuggled-ore = Take up to two dice and set each to the face that you want.
mc-does-sail = Spin the compass and share its steps among your ships.
mc-does-haul = Two ships haul: each takes the catch of its water, or lands on its island, for crew.
mc-does-shore-leave = All your crew are ready again; a ship may go back to the Harbour.
mc-does-storm = Name a number up to six and share as many steps among your ships.
mc-does-shift-time = Push the spare tile into a row or column, then move a machine one step.
mc-does-explore = Take Goods where your machines cross, or set an Anchor for a shield.
mc-does-mend = Turn up to four spent tiles fresh again.
mc-does-tear-veil = Swap two tiles, then put the machines where you like.
mc-fore-again-seat = Then { $seat } acts again (MC-5.1)
mc-fore-by-card = The price goes by the card’s place in the row (MC-13.4):
mc-board-name-bazaar = Bazaar
mc-board-name-square = Grand Square
mc-board-name-black-market = Black Market
mc-board-short-square = Square
mc-board-short-black-market = Black Mkt.
mc-worth-help = Gold now. Icons of Townsfolk and of Corruption cards are counted at the end (MC-12.2).
mc-stat-worth = { $amount } gold
mc-board-boat-docked = Boat { $boat } has docked; everybody has landed (MC-7.4)

## What a thing of the board is for: the right button

mc-for-boat = A Boat brings Adventurers to a dock, where they buy: you choose who boards which.
mc-for-clock = Everything takes hours; whoever is furthest behind on the clock acts next; at one hour, whoever came last.
mc-for-hand = By way of a Hand your hourglass goes three hours on for two hours of the cost, past the boat sign between; that costs a Corruption card.
mc-for-patronage = A hall gathers Customers of one Clan; an active shield of that Clan pays for them at each market.
mc-for-rogue = Rogues make each Corruption icon dearer at the end.
mc-for-market = On a dock you sell Goods of the colours of the Customers who have landed there.
mc-for-arrival = Adventurers are drawn from the bag, one after another, and put on Boats.
mc-for-corruption = A Corruption card costs gold at the end, for each of its icons; some actions cost one, some discard one.
mc-for-townsfolk = Townsfolk are recruited: they do something at once, and work in your team from then on.
mc-for-team = Your team: everybody in it does their work when you use the team.
mc-for-merchant = A merchant makes Goods in a shop of its own, and sells them on the docks; most gold wins.
mc-for-turn = Your merchant goes to an action space, pays its hours and Corruption, and does what it says.
