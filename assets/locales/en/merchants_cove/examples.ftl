### Merchants Cove: the worked examples of the rules.

mc-example-X01 = Three docks
    .given = Two Wizards stand at the Bazaar, four Warriors and a Noble on the Grand Square, two Nobles at the Black Market. The Alchemist has a blue Elixir, two red and two yellow Potions.
    .shows = 8×2 + 3×4 + 3×4 + 4×2 + 4×2 = 56 gold, and one Corruption card for the Black Market.
mc-example-X02 = The same goods, sold earlier
    .given = As in X01, but the yellow Potions are sold on the Grand Square.
    .shows = Each brings 4×1 instead of 4×2: 48 gold, and no Corruption card.
mc-example-X05 = Round icons
    .given = The Blacksmith has 4 Warrior, 1 Wizard, 3 Noble and 6 Corruption icons. The halls hold 5, 4 and 2 Customers, the Lair 3 Rogues.
    .shows = 20 + 4 + 6 − 18 = 12 gold.
mc-example-X11 = Across half past three
    .given = The hourglass stands on 3, the action costs two hours.
    .shows = It crosses the indicator on its way to 4: one load at once, then the move ends on 5.
mc-example-X15 = By way of the Hand
    .given = Day 2: no Mouse sits on Hand A. The hourglass stands on 4, the action costs two hours.
    .shows = It comes to 7 instead of 6 and loads nobody, for one Corruption card.
mc-example-X20 = A full boat docks
    .given = Three are aboard of Boat 1; both berths on its side are free.
    .shows = Whoever boards fourth fills it: it docks at once where the player likes on its side, and all four land.
mc-example-X29 = Recruiting
    .given = The Blacksmith recruits the rightmost of four Townsfolk, who brings a large red Good.
    .shows = The Good at once, one hour, then the row slides to the right and is filled.
mc-example-X39 = Cultists
    .given = A Wizard and a Rogue stand at the Bazaar; the Cultists are in play.
    .shows = For one Corruption card the Rogue counts as a Customer of every colour: 8×2 + 6×1 = 22 gold.
mc-example-X41 = Marbles run together
    .given = Bottom to top a tube holds red, green, red, red, blue, yellow. The green marble is taken.
    .shows = Red falls on red: the green marble and three red ones go to the bench, and four new ones fill the tube.
mc-example-X48 = Armour
    .given = Two blue dice show 6 and 4, a green one 3.
    .shows = 13 degrees make blue Armour; green Armour would take two green dice.
mc-example-X56 = A landing
    .given = A ship lies at the Warriors’ isle with four of the crew ready; two Warriors are in their hall.
    .shows = Three of the crew are exhausted, the flag is planted and brings 2 gold; the catch stays.
mc-example-X59 = An anchor
    .given = Four fresh green tiles lie in the cross; three Bards are in their hall.
    .shows = Instead of the large Good the Chronomancer takes the small one and the shield, which brings 3 gold.
