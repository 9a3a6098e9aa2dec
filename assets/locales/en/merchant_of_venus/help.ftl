### Help for a new player of Merchant of Venus, in English: short topics in the order in which they are read.
### The value is the title of the topic, .text holds its paragraphs, one per line, with an empty
### line between them. Numbers such as MOV-4.6 name rules; the reader turns them into links.

mov-help-1 = What it is about
    .text =
        You are a merchant with a small ship, a little money and a star cluster that nobody has mapped. Fourteen systems are inhabited, but at the start nobody knows by whom.

        Find the cultures, buy goods where they are made and sell them where they are wanted. Carry passengers. Buy a better ship, build ports and factories, and earn when others use them.

        Your net worth is your money plus the value of your deeds. Whoever has 2000 credits of it at the end of an own turn wins; shorter and longer games can be chosen at the start.

        The game knows two editions, 1988 and 2012. They share the board and most rules. Where they differ, the rulebook shows both, and the list of differences puts them side by side.

mov-help-2 = Your turn
    .text =
        A turn has up to three parts, always in this order: you move, you make first contact if you have found a hidden culture, and you trade. After trading you do not move again.

        You may also stay where you are. Staying at a city or port costs you the journey but gives you as many buys and sells as you like, so it is often worth a turn.

        The line at the bottom of the screen always says whose turn it is, what is asked and what you can do. Choices you do not have now are grey and tell you why, with the number of the rule.

        More: MOV-3.1.

mov-help-3 = Moving and the pilot number
    .text =
        Before you roll you say where you are going: in 1988 the first space you will occupy, in 2012 the first link you will take. Then you roll the dice of your ship. Their sum is the number of movement points you have.

        A step along a grey link costs 1 point, a step to or from the surface of a planet costs 2. In space you cannot stop as you please: you fly until you land, are stopped or run out of points. You land at cities, ports and asteroids.

        One of your dice also becomes your pilot number. It counts only at circles and gates. The exits of a circle carry numbers, and you must leave by the exit with yours. You choose the number once and keep it for the whole turn, so look ahead along your way before you choose.

        If the number points back to where you came from, your ship stops in the circle. And mind turning back: in 1988 a link used this turn is closed in the other direction, in 2012 you only may not turn about on the spot.

        More: MOV-4.2, MOV-4.4, MOV-4.5, MOV-4.6.

mov-help-4 = Boxes and gates
    .text =
        Boxes hold a hidden marker. The first ship to move onto one turns it up for good: it is a gate, a hazard, an open port or a relic. The step onto a hidden box costs 1 point, whatever is found.

        Gates have numbers from 1 to 6. When you leave a gate that lies face up and your pilot number is the number of another face-up gate, you jump there for 1 point, however far it is. If there is no such gate, you leave by an ordinary link.

        Relics are one of a kind and take no room. In 1988 you may take one if you end your turn on it. In 2012 you stop, take it, and your turn ends at once.

        An open port belongs to nobody. You can trade there as much as you like, even in the turn in which it was found.

        More: MOV-4.7, MOV-4.10, MOV-11.

mov-help-5 = Hazards
    .text =
        A hazard asks a fee. Pay it and fly on, or stop there, pay nothing and end your turn. If you cannot pay, you stop.

        Every shield takes 20 off the fee. A drive of the hazard’s colour jumps it, without fee and without movement point. Blue hazards cannot be jumped.

        In 1988, staying on a hazard for another turn costs the fee as well; moving off is free. In 2012 both are free.

        More: MOV-4.8.

mov-help-6 = First contact
    .text =
        When you end your movement at a city or open port of a system whose culture is hidden, you discover the culture. Its card is turned up, its market opens, and everybody can trade with it from now on.

        You keep the card. It is worth 60 to 120 credits, to be spent with that culture alone, now or later. At the start, when you have little money, this pays for your first cargo.

        Before you land you can look: a ship that comes to an orbit may see the hidden card in secret and fly on. But only the player who lands gets the card.

        More: MOV-4.12, MOV-6.1, MOV-10.2.

mov-help-7 = Buying and selling
    .text =
        Each culture sells one good. Cultures with the next numbers in the ring buy it and pay more than you did. So you always carry goods upwards: from culture 3 to 4 or 5, and past the highest number back to 1. A good tells you who buys it.

        When you have just moved to a city or to the Base, you may buy one thing and sell one thing. At a port, or when you stay for a turn, there is no limit. Passengers, discards and trades with other players never count.

        A good that was sold goes into the cup and comes back to its maker only when it is drawn again. A market can run empty.

        Equipment can be traded in for half its price. You get no money for it but credit to spend at the same place in the same turn.

        You may trade with players whose ships are on the same space, in any way you both like. Only ships and deeds never change hands.

        More: MOV-7.2, MOV-7.3, MOV-7.5, MOV-10.1, MOV-10.3.

mov-help-8 = Demand and the cup
    .text =
        Some cultures ask for a certain good and add a bonus to its value. If they show several such demands, you get the sum of them all for one good. Then one demand goes into the cup with the good, and the rest stay for the next sale.

        The cup holds demands, passengers and sold goods. For every token that goes in, one is drawn at once and placed where it belongs. So each sale changes the markets, perhaps in your favour, perhaps while you are still selling.

        Tokens for a culture that is still hidden wait beside the board until it is found.

        More: MOV-8.1, MOV-8.2.

mov-help-9 = Passengers
    .text =
        Passengers wait with a culture or at the Base, and each wants to go to one place. Take them aboard if you have room: a passenger takes half as much as a good. Set them down at any city or port of the right culture, or at the Base if they want to go there, and the bank pays the fare.

        Passengers use no buy and no sell, and cost nothing to take. When a good is not to be had, they are the way to earn.

        More: MOV-8.3.

mov-help-10 = Ships and equipment
    .text =
        You begin with a Scout: 3 dice and 2 holds. The Clipper has 4 dice and 2 holds, the Transport 3 dice and 3 holds, the Freighter 2 dice and 5 holds. A fast ship reaches more, a big one earns more on each journey.

        Each hold takes one good, or two smaller things: passengers, drives or shields. Your first shield rides on the hull and takes no room.

        A new ship is paid with the old one traded in. On a visit with one buy and one sell it uses both. All four ships are sold at the Base.

        A yellow or red drive jumps the spaces of its colour: they cost no points and no fees. You choose before you roll whether your drives are on. A drive that is on must be used, and you cannot stop on what it jumps.

        More: MOV-1.2, MOV-4.11, MOV-7.6, MOV-7.7, MOV-11.

mov-help-11 = Ports and factories
    .text =
        On a trading place of a system you may buy the deed of one of its orbits for 200 credits and build a port there. Everybody may land and trade at it without limits, and the bank pays you 10 % of all trade done there, your own included.

        A factory costs 100 or 200 credits. Each culture has one, and it makes a better good that anybody may buy. You get half the price of each one sold.

        Deeds are not money lost: they count for your net worth with their printed value. From your own culture you buy them 20 % cheaper, and they still count in full.

        More: MOV-9.1, MOV-9.2, MOV-9.3, MOV-9.4, MOV-9.5.

mov-help-12 = Winning
    .text =
        The goal is checked only at the end of your own turn. A commission in another player’s turn may lift you above it, but you must still be there when your own next turn ends.

        Ships, equipment, cargo and culture cards count nothing. Near the end, sell rather than buy, and think twice before a new ship. A deed never sets you back.

        More: MOV-12.2.

mov-help-13 = A good first hour
    .text =
        First turns: head for a system near the Base, look at its card from an orbit, land, and spend the card on cargo. Take every passenger who goes your way.

        Then look for cultures that lie close together, each buying what the one before it sells, and string them together. No good sells back the way it came, but four well-placed cultures are enough for a ring on which you never fly empty. A good ring earns more than the dearest good, and passengers pay for the legs on which you carry little.

        Buy equipment for the route you fly: a drive for its colours, a shield for its fees. Build a port where you and the others trade most.
