### Merchants Cove: why its computer player chooses what it chooses.

mc-why-bot-make = It makes goods of which one, { $good }, is likely to bring { $gold } gold.
mc-why-bot-prepare = It prepares goods for later in the day.
mc-why-bot-recruit-space = Somebody in the row is worth more than these hours in the shop.
mc-why-bot-team-space = What the team can do now is worth more than two hours in the shop.
mc-why-bot-choose = It knows this shop best.
mc-why-bot-hand = The hour saved is worth more than the Corruption card costs.
mc-why-bot-onward = The hour saved would not be worth a Corruption card.
mc-why-bot-board = On this boat the newcomer helps its own goods most and the others least.
mc-why-bot-berth = Where this boat docks its own goods meet the most customers.
mc-why-bot-push = The customer is worth more on the other boat than the card costs.
mc-why-bot-leave = No move of a customer would be worth a Corruption card.
mc-why-bot-sailor = There this adventurer helps its own goods, shields and icons most.
mc-why-bot-place = Work on this place helps most when the team is used.
mc-why-bot-recruit = { $card } helps at once, and its icons are likely to be worth { $gold } gold in the end.
mc-why-bot-discard = Of its Corruption cards this one is likely to cost most.
mc-why-bot-keep = The cards that are left are likely to gain more than they cost.
mc-why-bot-sell = No other dock, and no other day, is likely to pay more.
mc-why-bot-pass = What is left is likely to bring more elsewhere, or on another day.
mc-why-bot-pass-empty = Nothing is left that could be sold here.
mc-why-bot-rogue = With one more customer for every good, the card pays for itself.
mc-why-bot-use = This ability helps most when it is used now.
mc-why-bot-enough = Doing more here would waste what can be used better later.
mc-why-bot-harvest = This marble brings { $marbles } to the bench, in colours that fit the batches to come.
mc-why-bot-return = Of this colour a marble is missed least.
mc-why-bot-good = { $good } is likely to bring { $gold } gold.
mc-why-bot-shield = Until the end of the game this clan is likely to pay { $gold } gold for it.
mc-why-bot-patron = This hall holds most of those whose shield is active.
mc-why-bot-swap = Side by side they make the longest run.
mc-why-bot-transmute = The colour is wanted for the next batch.
mc-why-bot-die = This metal is wanted for the pieces that sell best.
mc-why-bot-reroll = So low a die is cold: rolled again it is likely to be hotter.
mc-why-bot-turn = With this face the furnace reaches its heat without coal.
mc-why-bot-number = The more steps, the more waters can be reached.
mc-why-bot-sail = So the ships lie on the waters that bring most, or near them.
mc-why-bot-recall = From the Harbour this ship reaches full waters sooner.
mc-why-bot-refill = A ship can haul there soon.
mc-why-bot-shift = Pushed in there, most tiles of one colour meet in the cross.
mc-why-bot-machine = There the crossing is likely to give most.
mc-why-bot-explore = The goods are worth more than the shield.
mc-why-bot-spend = This tile is missed least.
mc-why-bot-mend = Fresh again, this tile serves the next rifts most.

# How those play that have a way of their own.
mc-chooser-cautious = Keeps his hands clean: no Corruption card that can be helped, and gold rather than promises.
mc-chooser-hurried = Wants gold on the table today, not on the last day.
mc-chooser-hunter = Fills his Stall with goods for which customers are on their way.
