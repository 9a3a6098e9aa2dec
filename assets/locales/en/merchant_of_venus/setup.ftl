### Merchant of Venus before and after it is played: its name, its editions, the credits, fortunes.

mov-pitch = Fly a trader through an uncharted star cluster, find out who lives where and what they want, and make the largest fortune of it. Dice carry the ship; routes, deeds and equipment tame them.
name-humans = Humans
mov-edition-2012 = Merchant of Venus, 2012
    .name = 2012 edition, Classic game
    .short = 2012
    .about = The Classic game of the 2012 edition: 2 to 4 players, fourteen cultures with numbers from 1 to 14, port deeds with prices of their own, and a commission on trade at your ports.
    .left-out = Left out: the second game of that edition, with its missions, fame and ship battles. Figures that the house had to reconstruct are marked as rulings in the rulebook.
mov-edition-1988 = Merchant of Venus, 1988
    .name = 1988 edition
    .short = 1988
    .about = The first edition: 2 to 6 players, cultures in pairs, factories with goods of their own, and goods that sell to the next three numbers.
    .left-out = Left out: combat and the Rastur, which are optional there. Figures that could not be read for certain are reconstructed and marked as rulings in the rulebook.
mov-worth = worth { $amount } cr
    .short = Σ { $amount } cr
mov-worth-help = Net worth: money and deeds together. It decides the game.
mov-stat-worth = { $amount } cr
mov-race = Race: later
    .help = Each chooses at the table, before the first turn.
mov-credits = Merchant of Venus was designed by Richard Hamblen. The 1988 edition was published by Avalon Hill, the 2012 edition by Fantasy Flight Games.
mov-curtain-why = Something hidden is known to one player only. Hand the screen over, then go on.
mov-fortunes = Net worth over the turns
mov-lead = lead in net worth
mov-no-bank-too-small = The bank would hold { $bank } cr, but { $out } cr are handed out at the start. It must hold more than that ({ $rule }).
mov-sources = Where the money came from
