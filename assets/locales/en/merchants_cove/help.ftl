### Merchants Cove: help for new players.

mc-help-1 = What it is about
    .text =
        Boats bring Adventurers into the harbour; you make what they buy. Each merchant runs a different shop, with rules of its own: the Alchemist, the Blacksmith, the Captain, the Chronomancer. You need to know only yours.

        A day fills the Boats, lets everybody produce, and ends with the market. A Good pays its price times the number of Customers of its colour on the dock where you sell it. After three days the most gold wins.

        More: MC-1.3, MC-3.1, MC-9.3, MC-12.5.
mc-help-2 = Your turn
    .text =
        Whoever is furthest behind on the clock acts. Put your merchant on a space of your shop, do what it says, draw the Corruption cards that it costs, and move your hourglass by its hours. You may act again and again while you stay behind the others.

        The same space cannot be used twice in a row. What a space costs stands on it; an action must be possible in full, or it cannot be chosen.

        More: MC-5.1, MC-5.2, MC-5.3, MC-5.4.
mc-help-3 = Filling the Boats
    .text =
        Each Boat holds four. When your hourglass crosses one of the four signs between the hours, you draw an Adventurer from the bag and put it on any Boat that is still at sea.

        Whoever fills a Boat brings it at once into a berth on its own side, and so decides on which dock the four will stand. When both berths of a side are taken, the Boat left there goes home: its Customers into their Clan halls, its Rogues into the Lair. When all four berths are taken, the day draws to its end.

        More: MC-6.4, MC-7.1, MC-7.4, MC-7.5, MC-7.6.
mc-help-4 = The market
    .text =
        The Bazaar buys large Goods, the Grand Square small ones, the Black Market both, but whoever sells anything there draws a Corruption card. Customers stay where they are: each of them counts for every Good of the colour, and for every player.

        What is not sold stays on your Stall for the next day. At the end of the game it is worth nothing, except that it breaks ties.

        More: MC-9.1, MC-9.3, MC-9.4, MC-9.6, MC-12.4.
mc-help-5 = Patrons
    .text =
        Each Clan hall pays those under its patronage one gold for each Customer in it. A shield that you have activated pays at once and then after every market; round Clan icons on Townsfolk and Corruption cards pay once, at the end.

        So nothing is lost when Customers go home: they fill the halls.

        More: MC-10.1, MC-10.2, MC-12.2, MC-18.3.
mc-help-6 = Townsfolk and the team
    .text =
        Recruiting a card of the row gives you its ability at once, and a place of your team board for the whole game. The space Use the team lets every filled place work, each once, for two hours in all.

        Cards further right in the row cost less time. Locals take Corruption cards off your hands, Mercenaries bring a Good, Sailors move Adventurers.

        More: MC-13.1, MC-13.3, MC-13.4, MC-14.1, MC-15.1.
mc-help-7 = Corruption
    .text =
        Corruption is quick and cheap at first: a space that costs an hour and a card, the Black Market, a Hand of the clock that saves you an hour. At the end each Corruption icon costs one gold for every Rogue in the Lair.

        Only you see the faces of your cards. Some carry Clan icons, too, and may be worth keeping.

        More: MC-5.6, MC-6.10, MC-12.3, MC-17.1.
mc-help-8 = The four shops
    .text =
        The Alchemist takes marbles out of tubes; marbles of one colour that run together come along. The Blacksmith gathers metal dice and forges them at the right heat. The Captain sails three ships round the sea and sends the crew to fish and to land. The Chronomancer slides tiles until many of one colour lie in the cross of two machines.

        The booklets of the four shops are not public. What you play here is our own reconstruction, and each rule of theirs says so.

        More: MC-18.1, MC-19.2, MC-20.4, MC-21.2, MC-22.4.
mc-help-9 = Alone against the Peddler
    .text =
        Alone you play against the Peddler, whom a die leads: it takes hours on the clock, gains the Goods that are most in demand, and sells where it earns most. With more gold than the Peddler you win.

        How strong the Peddler is you choose when you set the game up.

        More: MC-23.1, MC-23.2, MC-23.4, MC-23.5.
