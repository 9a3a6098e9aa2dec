### Three Crates: everything that it says, but its rules, in English.

tri-title = Three Crates
tri-pitch = Twelve closed crates stand in a row: fetch one, look into it, sell it. Every sale lets the price fall, so sell before the others do.
tri-edition-first = Three Crates
    .name = First edition
    .short = First
    .about = Two or three merchants, twelve closed crates, prices that fall.
tri-credits = Three Crates was made up for this program, to show how a game is added.
tri-curtain-why = Each merchant knows what is in the own crates. Hand the screen over, then go on.
tri-fortunes = Coins over the turns
tri-lead = lead in coins
tri-sources = Coins at the end
tri-tab-prices = Prices
tri-help-1 = What it is about
    .text =
        Fetch closed crates from the row (TRI-2.1), look into them, and sell them (TRI-3.1).

        Every sale lets the price of that good fall (TRI-3.2). Most coins win (TRI-1.3). What you have looked into cannot be put back ({ $rule }).

## What is asked, what can be done

tri-question-turn = { $seat }: fetch a crate, or sell one?
tri-act-fetch = Fetch the crate of place { $place }
tri-act-sell = Sell { $crate } for { $price } cr
tri-verb-fetch = Fetch a crate
tri-verb-sell = Sell a crate
tri-no-over = Everything is sold
tri-no-place = There is no crate to fetch
tri-no-crate = You do not hold this crate
tri-no-room = You carry { $carry } crates and no more
tri-no-empty = The place is empty

## What has happened

tri-log-fetch = { $seat } fetches the crate of place { $place }
tri-log-inside = There is { $good } in it
tri-log-sell = { $seat } sells { $good } for { $price } cr
tri-log-fall = The die shows { $roll }: { $good } brings { $price } cr now
tri-log-end = Everything is sold; the most is { $most } cr
tri-end-sold = Everything is sold

## Things

tri-place = place
    .one = place
tri-good-tea = tea
tri-good-silk = silk
tri-good-spice = spice
tri-empty = empty
tri-crates = { $count ->
    [one] one crate
   *[other] { $count } crates
}
tri-worth-all = Coins and crates of this merchant: { $amount } cr
tri-about-place = { $count ->
    [0] An empty place
   *[other] A closed crate
}
tri-about-stock = Crates that wait: { $count }
tri-about-sold = Crates that were sold: { $count }
tri-zone-stock = Stock
tri-zone-sold = Sold
tri-zone-place = Place
tri-zone-hand = Crates
tri-dial-active = In turn
tri-dial-price = Price
tri-problem-dial = { $dial } stands at { $value }, not between { $least } and { $most }

## The worked example

tri-example-X01 = A full hand, a falling price
    .given = The first merchant holds tea and two crates of silk, and one crate is left in the row.
    .shows = Nobody carries a fourth crate. Tea brings 2 and falls to 1, however high the die; the other one sees only who fetched.

## By what lines of play are compared

tri-figure-coins = Coins
tri-figure-crates = Crates
