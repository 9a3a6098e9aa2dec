### Duck Dealer: help for new players.

dd-help-1 = What it is about
    .text =
        You trade in rubber ducks, satellites and religion, with one small rocket each. For several turns you collect energy; then you spend it in one long turn: fly, mine, build, sell.

        Whoever sets up a line of business first gets the big reward; later deliveries pay less. After twenty-four action turns, counted over all players together, the most points win.

        More: DD-1.1, DD-4.1, DD-16.1.
dd-help-2 = Energy and crew
    .text =
        A collection brings one token of your choice and one for each crew member: red to fly, yellow to build, blue to trade. Tokens pile up without limit, but after an action turn you keep only four.

        A ship with holds carries more and collects less. Three slots filled fly eight steps for a token; more than three only five, more than six only two.

        More: DD-5.1, DD-6.7, DD-7.1.
dd-help-3 = From mine to market
    .text =
        Mines give primary goods. A factory turns two goods into one; building it takes the same two goods and pays 10, 25 or 50 points. Consumers pay the same when they are built, and 3, 10 or 30 for each good sold afterwards.

        A new planet gets its consumer from whoever stops there first: choose what you can deliver.

        More: DD-8.1, DD-10.5, DD-12.4, DD-15.1.
dd-help-4 = Shorter ways
    .text =
        Your cubes on a route make its points free for you: the first cubes of an action turn cost nothing, further ones a yellow token each. Two passages, placed wherever you like, join two planets for everybody, for a red token a jump.

        A privilege makes a site free after its first use, for as long as your ship stays.

        More: DD-6.3, DD-9.3, DD-11.4.
dd-help-5 = Building and claiming
    .text =
        You build only where your ship is: a yellow token and the two goods of the site. R means any good of another kind. A built site belongs to nobody: everybody may use it, in the same turn already.

        Three yellow tokens claim a mine, a shipyard or a factory of the planet. You then pay for its first use only, as long as your ship stays.

        More: DD-10.1, DD-10.6, DD-11.1.
dd-help-6 = Your ship
    .text =
        Shipyards give equipment: a hold for two goods more, or a crew member who adds a token of its colour to every collection. The three sections of slots set the speed, so that a large ship is a slow one.

        You may carry too much while you trade, but not fly with it. Goods can be thrown away at any time of your action turn.

        More: DD-12.3, DD-13.1, DD-13.3.
dd-help-7 = Dealing with others
    .text =
        Two ships on the same planet may exchange goods as both like, during the action turn of one of them. Whoever proposes has stopped there: steps in hand are lost, and a new planet is explored first.

        More: DD-14.1, DD-14.3.
dd-help-8 = How it ends
    .text =
        Points are scored at once, nothing is added at the end. The game is over when the twenty-fourth action turn is; those who share the first place have won together.

        Nothing is hidden: tokens, goods, ships and the order of the consumers lie open, and chance only deals the beginning. Everything can be reckoned out.

        More: DD-15.1, DD-16.1, DD-16.3, DD-17.1.
dd-help-9 = Reckoning ahead
    .text =
        “Goods and chains” draws what is made of what. Press a good: the board shows where it is mined, made and bought, and below stands what the whole chain costs from where your ship is, stop by stop, and what is missing.

        “Ship” says what one more piece of equipment would bring, and where it is to be had. “Scores” says where all points came from, and which are still to be had.

        More: DD-7.1, DD-13.1, DD-15.1.
