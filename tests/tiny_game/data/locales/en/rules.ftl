### Three Crates: the rules for players, in English. One message per rule ID, dots written as dashes.

TRI-1 = The turn
TRI-1-1 = In turn
    .both = A seat drawn at random begins. Whoever is in turn fetches one crate (TRI-2.1) or sells one (TRI-3.1); then the next seat is in turn.
TRI-1-2 = Nothing to do
    .both = Whoever has no crate and finds none in the row is passed over.
TRI-1-3 = The end
    .both = When every crate is sold the game is over. Most coins win; several may share it.
TRI-2 = The row
TRI-2-1 = Fetching
    .both = Take one of the closed crates of the row.
TRI-2-2 = What is in it
    .both = Only who fetches a crate looks into it, and cannot take that back.
TRI-2-3 = Three crates
    .both = Nobody carries more than three crates.
TRI-2-4 = A new crate
    .both = A crate of the stock takes the empty place; once the stock is used up, places stay empty.
TRI-3 = The sale
TRI-3-1 = Selling
    .both = Turn over one of your crates and take its price.
TRI-3-2 = The price falls
    .both = Then roll the die: the price of that good falls by half of the roll, rounded up.
TRI-3-3 = The last coin
    .both = No price falls below 1.
