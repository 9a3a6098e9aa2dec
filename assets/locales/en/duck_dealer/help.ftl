### Duck Dealer: help for new players.

dd-help-1 = What it is about
    .text =
        You trade in rubber ducks, satellites and religion, with one small rocket each. For several turns you gather energy; then you spend it in one long turn: fly, mine, build, sell.

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
