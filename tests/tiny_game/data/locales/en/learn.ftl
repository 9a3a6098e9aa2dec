### Three Crates: a lesson and a puzzle.

tri-lesson-first = A first crate
    .about = Fetch a crate, sell a crate, see a price fall.
    .end = That is all there is to it. Sell what you have before the prices fall.
tri-lesson-first-fetch = Nobody knows what is in a closed crate: fetch the first one and look.
tri-lesson-first-sell = Tea! Now sell a crate of it while its price is high; the die then lets the price fall.
tri-lesson-first-again = It is your turn again: fetch or sell, as you like.
tri-puzzle-dear = The dearer crate
    .goal = Earn 10 coins with one sale.
    .solved = Silk brings 10, tea only 8.
