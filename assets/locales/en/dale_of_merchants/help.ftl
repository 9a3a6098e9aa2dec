### Help for a new player of Dale of Merchants, in English: short topics in the order in which they are read.
### The value is the title of the topic, .text holds its paragraphs, one per line, with an empty line between them.
### Numbers such as DOM-4.2 name rules; the reader turns them into links.

dom-help-1 = What it is about
    .text =
        You are an animal with a small shop and a poor deck of ten cards, most of them junk. You buy better cards, and with those very cards you build a stall of eight stacks: the first worth exactly 1, the second exactly 2, and so on up to 8.

        Whoever completes the eighth stack wins at once. A card in the stall counts, but it no longer helps you: each stack makes your deck smaller as well as your stall taller. When to buy and when to build is the whole game.

        There are twelve animalfolk, each with a talent of its own. A game takes one more of them than there are players, so hardly two games are alike.

        More: DOM-2.2, DOM-6.1, DOM-13.1.

dom-help-2 = Your turn
    .text =
        You do one action: buy a card of the market, play a technique, build a stack, or discard cards from your hand. Then the turn is cleaned up: you draw up to five cards, and the market is filled.

        Techniques with a (+) give one action more, as many times as you have them. Passing is possible, too: discard no card at all.

        The line at the bottom of the screen says what is asked and how many actions are left. What glows on the table can be clicked; what is grey says why not, with the number of the rule.

        More: DOM-3.2, DOM-3.4, DOM-3.7, DOM-9.1.

dom-help-3 = The market and its prices
    .text =
        Five cards lie in the market. The one at the right costs its own value; each slot further to the left costs 1 more, up to 4 more. In the clean-up the cards slide to the right and become cheaper, so waiting may pay, if nobody else takes the card.

        The number at each slot is the price for you, now: the value, the slot and whatever the cards of your opponents add to it.

        What you buy comes into your hand at once and can be used with the next action of the same turn.

        More: DOM-4.1, DOM-4.5, DOM-9.4.

dom-help-4 = Paying
    .text =
        You pay with cards of your hand, of any kind, junk too. Each is worth its value, and they go to your discard pile: they are not lost, they come back when your deck is shuffled.

        No card of the payment may be superfluous: if it would be enough without one of them, that one must stay in your hand. Paying too much with cards that are all needed is allowed; there is no change.

        Click a market card, then the cards you pay with, one by one; or drop the cards on it. You see the sum, and until you press “Pay” you can take everything back. The tab “{ dom-tab-counsel }” lists the ways to pay for what you can afford.

        More: DOM-4.2, DOM-4.3.

dom-help-5 = Techniques and further actions
    .text =
        A technique is played from the hand and carried out sentence by sentence. Then it goes to your discard pile, so it works again when it comes round.

        Some techniques wait: they lie beside your stall until your next turn begins, or work for as long as they lie there. A (+) is yours at once even then.

        The (+) counts only when the card is played, not when it pays or goes into a stack.

        Once shown, a technique cannot be taken back. While it runs, a tray over the table shows it and the cards from which you choose.

        More: DOM-3.3, DOM-3.5, DOM-5.1, DOM-5.4, DOM-5.5.

dom-help-6 = Stacks and the stall
    .text =
        Stacks are built in order, each at one go: nothing can be added later. The values must add up to the number of the stack exactly, all cards must be of one animalfolk, and junk has no place in it.

        Some cards loosen this while they are in the stack: one allows several animalfolk, another junk, a third shifts the total by one. They may be combined.

        The first stack is a card of value 1, which you have from the beginning. Think ahead which animalfolk will give you 5, 6, 7 and 8: two cards that fit are enough, but they must come into your hand in the same turn.

        Under “{ dom-tab-counsel }” you find every stack that your hand can build now.

        More: DOM-6.1, DOM-6.2, DOM-6.3, DOM-6.4, DOM-6.5.

dom-help-7 = Passive cards and reactions
    .text =
        A passive card works while you hold it, or where its text says. Some must be used by you, once in your turn, without costing an action; others count by themselves.

        Some cards react to what another player has done: bought, built, played, shuffled. Then you are asked whether you use them, even though it is not your turn. Whoever is next in turn is asked first.

        The option “{ dom-option-ask_all }” asks all players each time, so that the question betrays nobody’s hand. It is slower, and it keeps the secret.

        More: DOM-3.8, DOM-10.1, DOM-10.5.

dom-help-8 = Discarding, drawing, throwing away
    .text =
        With the inventory action you discard as many cards as you like, to draw better ones in the clean-up. Cards that you do not need now are no loss: discarding brings your good cards round sooner.

        When your deck is empty and you must draw, your discard pile is shuffled and becomes the deck. If there is nothing left at all, you draw junk.

        To throw away is something else than to discard: junk goes back to the reserve and other cards to the bin, the discard pile of the market. That is how a deck gets rid of what it does not need.

        Discard piles lie open, and everybody may look through them at any time: rest the pointer on one, or open the tab “{ dom-tab-players }”.

        More: DOM-7.1, DOM-8.2, DOM-8.3, DOM-8.6, DOM-8.7.

dom-help-9 = Animalfolk
    .text =
        When a game is set up you choose the animalfolk, let chance choose them, or take those that are good for a first game. Four rows of dots say how complex a folk is, how much it deals with the other players, how nasty it is and how much it trusts to luck.

        With the option “{ dom-option-draft }” every player leaves one folk out and picks one, in turn.

        Chameleons are a case of their own: used from the hand, they become a copy of another card that lies open. Which one, you choose when you use them.

        The tab “{ dom-tab-library }” is an encyclopaedia of all cards, with a search for words.

        More: DOM-2.1, DOM-2.8, DOM-10.8, DOM-16.3.

dom-help-10 = Hands, secrets and the curtain
    .text =
        Only you see your hand. When several people play at one screen, a curtain falls before the hand of the next person is shown. It falls within a turn, too, where another player is asked: a reaction, a card to give away, a guess.

        Hand the screen over, and let the person who is named open the curtain.

        What came out of a deck was a secret until then; after it nothing can be taken back. Laying cards out and taking them up again is free.

        More: DOM-12.8.

dom-help-11 = Teams
    .text =
        Four players may play as two teams, partners opposite each other. A team builds one stall together, and its goal is ten stacks. Decks, hands and piles stay your own.

        When you build, your partner may add cards to the stack, if you contribute at least one yourself. Ask for help in the decision bar.

        What strikes opponents never strikes your partner; what strikes everybody does.

        More: DOM-14.1, DOM-14.3, DOM-14.4, DOM-14.5.

dom-help-12 = The end
    .text =
        The game ends in the middle of a turn, the moment the eighth stack stands (the tenth in teams). There is no last round and no reaction any more.

        So count what the others still need. Somebody with six stacks and two strong hands ahead is close; cards that make their next stack dearer, or the market, are worth most then.

        If all players agree, a game can be stopped early.

        More: DOM-13.1, DOM-13.2, DOM-13.3.

dom-help-13 = A good first game
    .text =
        Build the first stack early: it costs you a single card, and that card is weak.

        Then buy. Techniques with a (+) never cost you your turn; cards that draw or that throw junk away make everything after them quicker. Buy cards of value 4 and 5 of few animalfolk rather than some of each: they pay for the dear cards now and become the tall stacks later.

        Do not wait too long with building. Stacks 2 to 4 need little, and a deck without weak cards draws the strong ones together more often.

        Before each purchase ask what the card will be at the end: a helper, money or a part of a stack. The best ones are all three.
