### Dale of Merchants: the rules for players, in English.
### One message per rule ID, dots written as dashes. The value is a short title; the attributes hold the text: .both for
### both editions, .e-original and .e-remastered for one of them.
### Texts name other rules by their ID; the reader turns these IDs into links.

## DOM-0

DOM-0 = Words
DOM-0-1 = Players
    .both = The active player is the one whose turn it is. “Another player” is anybody but the player meant; in team play only opponents (DOM-14.5). An opponent is a player who is neither you nor your partner.
DOM-0-2 = Sets and junk
    .both = The set of a card is its animalfolk. Junk is every card of the kind Junk: it has value 1 and no set. An animalfolk card is every card that is not junk.
DOM-0-3 = Where cards lie
    .both = Each player has a deck (face down), a discard pile (face up), a hand, a schedule (techniques being resolved or waiting) and a stall (stacks). Common to all are the market with its 5 slots, the supply (the market deck), the bin (the market’s discard pile), the junk reserve and the box.
DOM-0-4 = Discarding and throwing away
    .both = To discard is to put a card on the pile of the player from whose hand, deck or payment it comes. To throw away is something else: see DOM-8.6.
DOM-0-5 = Drawing, taking, searching
    .both = To draw is to take from the top of a deck. To take is to pick up a named or chosen card. To search is to look through a whole deck and choose. Only a search never rebuilds a deck first (DOM-8.5 says where an edition differs).

## DOM-1

DOM-1 = Components
DOM-1-1 = The second game
    .both = 6 animalfolk decks of 15 cards, 20 junk cards, a market board with 5 slots and the polecat die with the faces 1, 1, 2, 2, 3, 3.
DOM-1-2 = The first game joins in
    .both = The six decks of the first game may be mixed in freely; every rule holds for them. With Ocelots in play the ocelot die is needed: 0, 1, 1, 2, 2, 3.
DOM-1-3 = Three kinds of cards
    .both = Techniques are played for their effect. Passives work from the hand, or where their text says, and must be shown to claim it. Junk is normally only good for paying.
DOM-1-4 = What there is not
    .both = There are no clocks, nights, coins, traps or characters in these two games; they belong to later ones.
DOM-1-5 = Reading a card
    .both = A card shows its value, the sign of its set, on some techniques the bonus icon (+), its name, its kind, its effect and the sign of the game it comes from.

## DOM-2

DOM-2 = Set-up
DOM-2-1 = Choosing the sets
    .both = Choose one set more than there are players: 3 for two players, 4 for three, 5 for four; in team play 4. All chosen sets are different. The others stay in the box.
DOM-2-2 = Starting decks
    .both = Each player starts with one value-1 card of every chosen set and with junk up to 10 cards.
DOM-2-3 = Junk reserve
    .both = The junk that is left forms the junk reserve: 6, 2 or 0 cards with 2, 3 or 4 players. In team play 24 junk cards are needed; 4 of them are stand-ins (DOM-14.2) and the reserve is empty.
DOM-2-4 = Supply
    .both = Surplus value-1 cards go back to the box. All cards of value 2 to 5 of the chosen sets are shuffled and form the supply: 33, 44 or 55 cards with 2, 3 or 4 players, 44 in team play.
DOM-2-5 = First market
    .both = 5 cards from the supply are laid out, slot by slot from right to left.
DOM-2-6 = First hands
    .both = Each player shuffles the starting deck and draws 5 cards. Nobody reacts to these draws.
DOM-2-7 = First player
    .both = At a table whoever got up earliest begins; in a series, one of the losers of the last game. Here the first player is drawn by lot, or chosen at set-up. Play goes clockwise.
DOM-2-8 = Any sets go together
    .both = Any combination of the twelve sets may be played: chosen by hand, by lot, or as recommended.
DOM-2-9 = Two to four players
    .both = The game is for 2, 3 or 4 players. Teams need exactly 4.

## DOM-3

DOM-3 = The turn
DOM-3-1 = Two phases
    .both = A turn has an action phase and a clean-up phase.
DOM-3-2 = One action
    .both = In the action phase you perform exactly one action: buy a card (DOM-4), play a technique (DOM-5), build a stack (DOM-6) or discard cards (DOM-7).
DOM-3-3 = Scheduled cards come first
    .both = Before your action, every scheduled card of yours whose delay ends now is resolved, in the order you choose. Each then goes to your pile. This costs no action.
DOM-3-4 = Bonus actions
    .both = A technique with the icon (+) gives one more action of any kind, after all its immediate effects. It is gained for this turn even if the card stays in the schedule. Bonus actions can follow one another without limit.
DOM-3-5 = Only when played
    .both = The icon (+) counts only when the card is played as a technique, not when it pays or is built into a stack.
DOM-3-6 = Bonus actions are optional
    .both = You may end the action phase instead of using a bonus action.
DOM-3-7 = The first action is compulsory
    .both = You must take your first action. Discarding no card at all (DOM-7.1) is allowed and serves as a pass.
DOM-3-8 = Once in your turn
    .both = Passives with “once in your turn” may be used at any moment of your own action phase between actions, also before the first and after the last. They cost no action. They cannot be used while another card is being resolved.
    .e-original = Cards of this kind: Wise Spy, Bold Haggler, Market Discovery, Good Old Times.
    .e-remastered = Cards of this kind: Wise Spy, Bold Haggler, Good Old Times, Cunning Neighbour, Balancing, Reflection, Sound Detectors.
DOM-3-9 = After the actions
    .both = The action phase is followed by the clean-up (DOM-9) and the end of this turn’s alterations (DOM-11.4). Then the next player clockwise has the turn.
    .e-remastered = Passives “at the end of your turn” may be used after the clean-up.
DOM-3-10 = Ending the action phase
    .both = You say yourself when the action phase ends. It ends by itself when no action is left and no card of your hand can still be used once in this turn, copies by chameleons included.

## DOM-4

DOM-4 = Market action: buying
DOM-4-1 = What a card costs
    .both = You buy exactly one market card. It costs its printed value, plus the surcharge of its slot (0 for the rightmost, then 1, 2, 3, 4 to the left), plus 2 for every Scary Gunfight of an opponent.
DOM-4-2 = What you pay with
    .both = You pay with one or more cards of your hand, of any kind and mixed as you like, junk included. They count with their present values (DOM-11.1). Their sum must reach the cost.
DOM-4-3 = No superfluous card
    .both = Every card of the payment must be needed: without any one of them the sum would be too small. Paying too much with cards that are all needed is allowed.
DOM-4-4 = Free choice of payment
    .both = You may choose any lawful payment, even when you hold cards for the exact sum.
DOM-4-5 = Where the cards go
    .both = The payment goes to your pile, in the order you choose. The bought card comes into your hand and may be used in a later action of the same turn.
DOM-4-6 = The slot stays empty
    .both = The slot of a bought card stays empty until the clean-up; the other cards do not move before.
    .e-remastered = In this edition the market is also filled whenever a technique has been resolved (DOM-9.5).
DOM-4-7 = Calculations
    .both = With Calculations in the payment you may put the market cards into another order over the slots before costs are read. The new order and the purchase are one command: if the purchase is not allowed, nothing changes.
DOM-4-8 = Glue
    .both = With Glue in the payment you say of each Glue whether it stays in your hand. It counts for the sum in either case.
DOM-4-9 = Market Discovery
    .both = With Market Discovery in the payment you may buy the top card of the bin at its printed value, without slot surcharge and without Scary Gunfight.
DOM-4-10 = Stock Clearance
    .both = With Stock Clearance in the payment, superfluous cards are allowed (DOM-4.3 is lifted).
DOM-4-11 = Essential Purchase
    .both = When you buy Essential Purchase, up to 3 junk cards of this payment may be thrown away instead of discarded. Only cards printed as junk qualify; a chameleon paid as a copy of junk does not (DOM-10.9).
DOM-4-12 = Taking is not buying
    .both = Where a card lets you take a market card, nothing is paid and nobody reacts as to a purchase.
DOM-4-13 = Costs below 0
    .both = A cost below 0 counts as 0. At cost 0 nothing is paid.
DOM-4-14 = Order of a purchase
    .both = First all copies are named (DOM-10.13); then the market may be put in order (DOM-4.7); cost and payment are checked (DOM-4.1 to DOM-4.3); junk is thrown away where a card says so; the rest of the payment goes to the pile, but for a kept Glue; the bought card comes into the hand. Only then do others react.

## DOM-5

DOM-5 = Technique action
DOM-5-1 = Playing a technique
    .both = You show one technique of your hand, lay it in your schedule and carry out its effects in the printed order.
DOM-5-2 = Safe in the schedule
    .both = A card in the schedule is touched by no other effect and is part of no hand, deck or pile.
DOM-5-3 = When it is done
    .both = When all effects are done, the card goes on top of its player’s pile unless its text sends it elsewhere. So it is never among the cards that its own effect moves or shuffles.
DOM-5-4 = Delayed effects
    .both = A card with a part for the next turn stays in the schedule after its immediate part. Its bonus action is given at once.
DOM-5-5 = Choosing when it is time
    .both = Choices are made when the text reaches them; hidden draws come before the choices that depend on them. Once shown, a technique cannot be taken back.
DOM-5-6 = As much as possible
    .both = If the stated number cannot be drawn, taken or exchanged, as many as possible are. “Up to”, “0 to 3” and “may” leave the choice to the player; everything else is compulsory.
DOM-5-7 = Without any effect
    .both = A technique may be played even if nothing can happen. It is then discarded, and an icon (+) still gives its bonus action.
DOM-5-8 = Searching an empty deck
    .both = Nothing is found in an empty deck.
    .e-original = It is not rebuilt for a search.
    .e-remastered = In this edition it is first rebuilt from the pile (DOM-8.5).
DOM-5-9 = Until your next turn
    .both = “Until your next turn” and “next turn” mean the moment of DOM-3.3 of the same player. If that player has no further turn, the effect stays to the end of the game.
DOM-5-10 = Cards that take a place
    .both = A card that swaps with another (Safety Precaution, Acorn, Gift Voucher) goes straight to the other’s place, in its stack or slot, and is not discarded.
DOM-5-11 = Fresh cards may be played
    .both = A technique bought or taken this turn may be played with a later bonus action.
DOM-5-12 = Building inside a technique
    .both = Charm builds during a technique action. That is a build, with reactions and the check for victory, but no stall action, and Charm’s bonus action remains.
DOM-5-13 = An open question comes first
    .both = While an effect waits for an answer, only the player who is asked may answer, and only this question. Looking through piles (DOM-8.7) is always allowed.
DOM-5-14 = What Charm may build
    .both = The drawn card is built if it alone would be a lawful next stack for you now, counting Nasty Threat, alterations of every card you use and the shift of an Accordion itself. No pile card and no partner may be added; a chameleon is judged as what is printed on it.

## DOM-6

DOM-6 = Stall action: building
DOM-6-1 = The next stack
    .both = You build exactly one stack: the next number, that is stacks already built plus 1. It must total that number, plus 1 for every Nasty Threat of an opponent.
DOM-6-2 = The exact sum
    .both = You use one or more cards of your hand whose present values add up to exactly that total.
DOM-6-3 = One set, no junk
    .both = All cards of a stack belong to one set. Junk is not allowed.
DOM-6-4 = A stack is laid complete
    .both = Nothing can be added to a stack later. It stays valid for ever, whatever becomes of its cards. Their effects no longer apply, unless a text says “in your stall”.
DOM-6-5 = Passives that relax the rules
    .both = They work when they are in the stack, and they add up. Empty Chest: sets may be mixed. Stashing Vendor: any number of junk cards. Nostalgic Item: per copy one card of your pile, junk or of any set; a copy fetched from the pile counts too, if at least one comes from your hand. Accordion: per copy +1 or −1. Winter is Coming: you may at once build one more stack, and again if that contains another copy; several copies in one stack give one stack.
DOM-6-6 = No wild cards
    .both = There are no wild cards: the passives of DOM-6.5 are the only relaxations.
DOM-6-7 = Junk in a stall
    .both = Junk that an effect puts into a stall stays there and is out of circulation. The cards of a stall are face up with their values visible.
DOM-6-8 = Cards taken out of a stall
    .both = When an effect takes a card out of a stall, the stack stays valid and the number of stacks does not change. A card put in its place stays in that stack.
DOM-6-9 = Altered values must be used
    .both = The first stack is a single animalfolk card of value 1, unless a card alters values or totals. Altered values must be used: a value-1 card that counts 2 cannot be the first stack, but can be under one Nasty Threat.

## DOM-7

DOM-7 = Inventory action: discarding
DOM-7-1 = Discarding from your hand
    .both = Discard any number of cards of your hand, also none, in the order you choose. New cards come only in the clean-up.

## DOM-8

DOM-8 = Decks, drawing, shuffling, throwing away
DOM-8-1 = One card after the other
    .both = Cards are handled one by one. A deck that runs out is not rebuilt at once, but only when the next card must be drawn, taken, discarded or thrown away from it.
DOM-8-2 = Rebuilding a deck
    .both = Then its pile is shuffled and becomes the deck. The supply is rebuilt from the bin in the same way.
DOM-8-3 = Junk instead of nothing
    .both = If a card must be drawn from a player’s deck while deck and pile are both empty, a junk card of the reserve is drawn instead, and a stand-in if the reserve is empty too. Junk is the only thing without limit. This holds for every draw, also when another player draws from that deck.
DOM-8-4 = Where nothing comes instead
    .both = Discarding from an empty deck with an empty pile, or taking from it, does nothing. Drawing from supply and bin that are both empty does nothing; empty market slots stay empty.
DOM-8-5 = Searching and shuffling
    .both = An order to shuffle after a search is carried out even if nothing was taken. Shuffling a deck without cards counts as no shuffle for those who react.
    .e-original = A search never rebuilds the deck first.
    .e-remastered = A search first shuffles the pile into the deck when the deck holds fewer cards than the search asks for.
DOM-8-6 = Throwing away
    .both = Junk that is thrown away goes to the junk reserve, stand-ins too. Animalfolk cards go face up on the bin.
DOM-8-7 = Piles are open
    .both = Piles and bin lie face up. Everybody may look through them at any time; nobody may change their order.
DOM-8-8 = Several cards at once
    .both = When you discard or throw away several cards together, you choose their order on each pile. Whoever puts cards back on a deck chooses their order.
DOM-8-9 = Draw first, then choose
    .both = When several cards are drawn, all are drawn before any choice or reaction.
DOM-8-10 = Exchanging
    .both = “Exchange so many cards” is reduced to what both sides can give.
DOM-8-11 = Turning a deck over
    .both = A deck that is turned over to become a pile (Wily Fellow) is reversed: its former bottom card is on top of the pile. A pile that becomes a deck because the deck ran out is always shuffled.

## DOM-9

DOM-9 = Clean-up
DOM-9-1 = First the hand, then the market
    .both = In the clean-up first the hand is filled, then the market.
DOM-9-2 = Filling the hand
    .both = Only the active player draws, up to the hand size: 5, and 1 more for each Sofa in that player’s stall. With as many cards or more nothing is drawn and nothing discarded: there is no greatest hand.
    .e-original = Each Cookies in the hand makes it 1 larger; one that is drawn in this step counts at once. For chameleons see DOM-10.16.
    .e-remastered = Exclusive Contacts makes it 2 larger for the turn.
DOM-9-3 = Lost Shipments
    .both = Under the Lost Shipments of an opponent at most 1 card is drawn in this step, however many such cards there are.
DOM-9-4 = Filling the market
    .both = The market cards slide to the right to close gaps and keep their order. Then the empty slots are filled from the supply, from right to left.
DOM-9-5 = Filling it in between
    .both = A card that says “fill the market” does DOM-9.4 at once.
    .e-remastered = In this edition the market is also filled after each technique, when it has left the schedule: one that waits for its later part fills nothing yet.
    .e-original = Otherwise the market is not filled during the action phase.
    .e-remastered = The market is also filled whenever a technique has been resolved.
DOM-9-6 = Reacting to the new cards
    .both = Reactions to cards that came into the hand (Quality Inspection) take place after the hand is filled and before the market is.

## DOM-10

DOM-10 = Passives, reactions, copies
DOM-10-1 = Passives are shown
    .both = A passive works from the hand while it is shown, unless its text names another place. From that moment everybody knows the card.
DOM-10-2 = Passives are compulsory
    .both = A passive is compulsory unless its text says “may”. Where nothing is to be chosen, as with Cookies, it is shown and applied by itself.
DOM-10-3 = Passives combine
    .both = Passives that serve the same purchase or stack may be used together.
DOM-10-4 = Gone and back again
    .both = A card that has left the hand and come back in the same turn may be used again. “Once in your turn” is counted for each card while it stays in the hand.
DOM-10-5 = Reactions
    .both = When an event is over, every player with a matching card may use it: clockwise from the active player’s neighbour on, the active player last. Each card serves at most once for each event; you put your own cards in any order. A card may serve several times in a turn, once for each event. Only a card that was in that hand when the event was over can answer it: what is drawn, given or comes back later does not.
    .e-remastered = In this edition most owls discard themselves when used.
DOM-10-6 = Reactions to reactions
    .both = A reaction may cause events of its own. Reactions to these come first. A card never reacts to what its own effect has caused.
DOM-10-7 = What can be reacted to
    .both = A technique of another player has gone from the schedule to where it belongs (a delayed card at DOM-3.3). Another player has bought a card. Another player has laid a stack, also by Charm or as an extra stack. Another player’s deck was shuffled or rebuilt, whatever the cause. The reacting card itself has come into your hand, by draw, taking, exchange, gift or purchase, on anybody’s turn; not a kept Glue, not the first hand.
DOM-10-8 = Chameleons
    .both = Whenever a chameleon is used from the hand (played, paid, built, used once in the turn or as a reaction, counted for the hand size, chosen for Blindfold), its owner names a card that it copies. For this use it has that card’s value, set, kind, bonus icon, name and effect. It must copy if there is a valid card, junk included; if there is only one, that is it. Discarding, throwing away, giving and exchanging are no uses: there, and where nothing can be copied, it is what is printed on it. A copy of a chameleon copies what that one copies; a circle is no valid card.
DOM-10-9 = Chameleons outside the hand
    .both = In a deck, pile, market, bin or stall a chameleon is what is printed on it. A stack built with it stays valid. A technique played as a copy goes to the pile of the chameleon’s owner.
DOM-10-10 = Copied passives
    .both = A copied passive works as the original does. Seeing Doubles shows the copied card of the hand to everybody.
DOM-10-11 = When reactions take place
    .both = Only between steps: after a technique has left the schedule, after a purchase, after a stack was laid (before an extra stack), after the hand and after the market are filled, after a scheduled card and after a card used once in the turn. What happens meanwhile waits its turn in order; a reacting card must be in the hand when it is called. What Charm causes waits until Charm has left the schedule.
DOM-10-12 = Reactions come to an end
    .both = Every use needs an event of its own, so reactions always come to an end. Only Quality Inspection can lead to another reaction of its kind, and its copies are limited.
DOM-10-13 = Naming copies
    .both = All copies of a command are named in it and read before any card moves. A copy takes the printed value of its card, never an alteration lying on that one; alterations of the chameleon itself are then applied. “You” in a copied text is the user of the chameleon. If a copied chameleon has nothing to copy, you copy what is printed on it.
DOM-10-14 = Techniques played as copies
    .both = Such a card stays a copy until it leaves the schedule, even if the copied card has gone; its delayed part and its lasting effect are those of the copied card. Where the text moves “this card”, the chameleon itself is moved.
DOM-10-15 = A chameleon’s own sentence
    .both = A sentence that stands before the copying sentence may be used whatever the card copies. “Once in your turn” is counted for each card and ability: a chameleon used as Wise Spy may still be used as Bold Haggler.
    .e-remastered = Sound Detectors copies only what that very card has looked at.
DOM-10-16 = Secret and late copies
    .both = For Blindfold a chameleon’s copy is named secretly with the choice of the card and shown when the card is shown.
    .e-original = For the hand size a chameleon counts only if its owner shows it as Cookies when the hand is about to be filled, or at once when it is drawn then.
DOM-10-17 = Whose event it is
    .both = An event belongs to who resolved, bought or built, or to whose deck was shuffled, whoever caused it. Every player for whom that one is “another player” may react. If A’s Night Shift makes B’s deck be rebuilt, A’s Balancing may react and B’s may not.

## DOM-11

DOM-11 = Values
DOM-11-1 = Altered values
    .both = Printed values go from 1 to 5. Alterations apply in the order in which they were played. The altered value must be used, for paying as for building.
DOM-11-2 = Every card you use
    .both = This covers every card with which you pay or build this turn: junk, cards that come later, pile cards of a Nostalgic Item and the card drawn by Charm too; but no cards of the market and no cards used by others.
DOM-11-3 = Alterations of one card
    .both = An alteration of one card (Rare Artefact, Blindfold, Bold Haggler) lasts to the end of the turn, but no longer than the card stays in the hand.
DOM-11-4 = End of alterations
    .both = All alterations of the turn end after the clean-up.
DOM-11-5 = Costs are not values in use
    .both = What a card in the market costs is never altered by DOM-11.2: nobody is using it.
DOM-11-6 = Accordion comes last
    .both = The shift of an Accordion is applied last. No value falls below 0.

## DOM-12

DOM-12 = Effects on other players
DOM-12-1 = Choosing another player
    .both = With “another player” the acting player chooses; if there is only one, nothing is asked. Players with an empty hand may be chosen; the effect does what it can.
DOM-12-2 = All players
    .both = “Every player” and “all players” include the acting player.
DOM-12-3 = At once or one by one
    .both = At the same time (Raffle, Charity, the search of Cheer): all random picks and hidden choices are made before any card moves, then all cards move together. One by one (Tasters, Little Villain, Rumours, the draws of Night Shift): in seat order from the acting player, or the first other player, on; round the chosen way where one is chosen.
DOM-12-4 = Random cards
    .both = A random card is drawn from the game’s own source of chance; every card of the hand is equally likely.
DOM-12-5 = No filling up out of turn
    .both = A player who loses cards on another’s turn draws no new ones before the own clean-up.
DOM-12-6 = Cards have no owner
    .both = A card belongs to the player in whose deck, pile or hand it is, wherever it came from.
DOM-12-7 = Lasting effects add up
    .both = Several Scary Gunfights add up, and so do several Nasty Threats; several Lost Shipments do not. They never bind their owner or the owner’s partner.
DOM-12-8 = Everybody chooses for themselves
    .both = What others must choose (Cheer, Tasters, the guess of Blindfold) they choose themselves. With one screen for all, the device is handed over, covered in between.
DOM-12-9 = Left and right
    .both = Left is the next player clockwise, right the one before. With two players both are the same, and nothing is asked.

## DOM-13

DOM-13 = End of the game
DOM-13-1 = Eight stacks win
    .both = Whoever completes the 8th stack wins at once; in team play the team that completes its 10th (DOM-14.3). Nothing else is carried out: no clean-up, no reactions, no last round.
DOM-13-2 = No ties
    .both = A tie is impossible: stacks are built one at a time. The others are ranked by their stacks; equal numbers share the place.
DOM-13-3 = No other end
    .both = Stacks are never lost, and there is no limit to the number of turns. A game may be stopped early only if all players agree.
DOM-13-4 = Asking whether it goes on (house rule)
    .both = A rule of the house, in no rulebook: when nobody has built a stack for 15 rounds, everybody is told how the stalls stand and asked whether the game stops. If all agree it is over and nobody wins; if one declines it goes on, and is asked about again after 15 more rounds.

## DOM-14

DOM-14 = Teams
DOM-14-1 = Two teams of two
    .both = Partners sit opposite each other: A1, B1, A2, B2.
DOM-14-2 = Stand-in junk
    .both = 4 sets are chosen. 24 junk cards are needed; the 4 that are missing are stand-ins, cards of the box whose effects do not exist.
DOM-14-3 = One stall, ten stacks
    .both = A team has one stall for both. The first team to complete its 10th stack wins at once. Deck, pile, hand and schedule remain each player’s own.
DOM-14-4 = The partner helps
    .both = When a player builds, the partner may add one or more cards of the own hand to that stack; the builder must contribute at least one card. The partner draws new cards only at the end of the own turn.
DOM-14-5 = Partners are spared
    .both = An effect on an opponent or on “another player” never reaches the partner. “All players” and “every player” mean all four.
DOM-14-6 = The stall belongs to both
    .both = Acorn cannot aim at the own team’s stall; Safety Precaution and Flexible Shopkeeper can. Both opponents have the same stall, so Acorn asks for no player. A Sofa there serves both partners.
DOM-14-7 = Passives of the partner’s cards
    .both = Passives of the partner’s cards in the stack count. A Nostalgic Item fetches from the pile of whoever contributed it. After Winter is Coming the builder builds again. Alterations of the builder’s cards (Flashy Show) do not apply to the partner’s cards.
DOM-14-8 = Everything is said openly
    .both = All talk between partners is public; bluffing is allowed. The program has no channel for partners alone and never shows a partner’s hand.
DOM-14-9 = Asking for help
    .both = The builder proposes a stack and asks for help; the partner offers cards or declines; the builder then confirms or withdraws. Nothing is bound before that, but all players have seen the cards offered, so an offer that was confirmed or withdrawn cannot be taken back.
DOM-14-10 = Left and right in teams
    .both = “Left” and “right” follow the seats, partners included (Raffle, Tasters).
DOM-14-11 = Help with stacks only
    .both = The partner helps with stacks only: with no payment and no discard, and hands no card over.

## DOM-15

DOM-15 = Who may see what
DOM-15-0 = Zone by zone
    .both = Your hand is seen by you alone. Decks and the supply are seen by nobody. Piles and the bin are seen by everybody, in their order. Market, stalls, schedules, junk reserve, box, lasting effects and alterations are open. How many cards lie anywhere is public. Cards on their way in an effect are seen by the player who chooses from them or puts them in order; by nobody if they are only dealt at random; by everybody once they are shown.
DOM-15-1 = Searches are private
    .both = Only the searcher sees the deck. The card taken is not shown unless the text says so.
DOM-15-2 = Cards from others
    .both = Cards drawn from another player’s deck or taken at random from a hand are seen by the taker; one taken from a hand is of course known to its former holder.
DOM-15-3 = Cards everybody saw
    .both = Cards bought or taken from the market are known to all, wherever they go next. Remembering them is up to the players.
DOM-15-4 = Questions that give nothing away
    .both = A question about a reaction must not show who holds an owl. Either only those who can react are asked (quicker), or every other player is always asked while reacting cards are in the game.
DOM-15-5 = What a view contains
    .both = What the program shows or sends to a player contains nothing but what this chapter allows.

## DOM-16

DOM-16 = Editions and combinations
DOM-16-1 = Two boxes, one game
    .both = The sets of the first and the second game mix without any change.
DOM-16-2 = Two wordings of the cards
    .both = A game uses one edition for all its cards. The original one has the cards of the first printings and is the usual choice. The remastered one has 22 cards that differ, and two rules: DOM-8.5 and DOM-9.5.
DOM-16-3 = Drafting the sets
    .both = In turn order each player bans one set, then each picks one; the last set is drawn by lot.

## DOM-17

DOM-17 = How the program keeps the rules
DOM-17-1 = Chance can be repeated
    .both = All chance (shuffles, dice, random cards, first player) comes from one source with a starting number. The same moves from the same start give the same game.
DOM-17-2 = No card is lost
    .both = After every move each card is in exactly one place, and there are as many as 15 for each set, 20 junk cards and the stand-ins made. The market has at most one card for each slot, stacks are numbered without gaps, and whoever is asked can answer.
DOM-17-3 = Refused moves change nothing
    .both = A move that is not allowed changes nothing, and the answer names the rule that forbids it.

## DOM-diff

DOM-diff = Differences between the editions
DOM-diff-1 = When the market is filled
    .e-original = At the clean-up, and where a card says so.
    .e-remastered = Also whenever a technique has been resolved.
DOM-diff-2 = Searching a short deck
    .e-original = A search looks through the deck as it is.
    .e-remastered = The pile is first shuffled into the deck if the deck holds fewer cards than the search asks for.
DOM-diff-3 = Owls after use
    .e-original = An owl stays in the hand and may react again to the next event.
    .e-remastered = Ancient Knowledge, Binoculars and Extra Remarks discard themselves when used, and do more. Quality Inspection is compulsory.
DOM-diff-4 = Once in your turn, and at its end
    .e-original = Wise Spy, Bold Haggler, Market Discovery and Good Old Times are used once in the turn. No card is used at the end of a turn.
    .e-remastered = Wise Spy, Bold Haggler, Good Old Times, Cunning Neighbour, Balancing, Reflection and Sound Detectors are used once in the turn. Cookies draw a card at its end.
DOM-diff-5 = Hand size
    .e-original = Cookies in the hand make it larger, and so does a Sofa in the stall.
    .e-remastered = A Sofa in the stall makes it larger; Exclusive Contacts does so for one turn.
DOM-diff-6 = Help with paying
    .e-original = Market Discovery buys from the bin, Stock Clearance allows superfluous cards, Essential Purchase throws junk away. No cost can fall below 0.
    .e-remastered = These three are techniques: Gift Voucher, Exclusive Contacts and an Essential Purchase that makes the market 2 cheaper for you this turn.
DOM-diff-7 = Other cards with another text
    .e-original = As the first printings have them.
    .e-remastered = Different: Siesta, Cheer, Tasters, Sharing is Caring (instead of Rumours), Daring Adventurer, Loyal Partner, Nuisance, Treasure Hunter, Whirligig, Blindfold, Reflection, Sound Detectors (instead of the Gift Voucher of the chameleons).
