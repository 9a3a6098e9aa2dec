# Why a computer player does it.
dom-why-resolve = It takes effect now or not at all.
dom-why-buy = It makes the deck stronger for what it costs.
dom-why-play = What it does brings more than the card would as payment.
dom-why-build = Each stack is a step to the end of the stall.
dom-why-inventory = With this hand nothing better can be done; fresh cards help more.
dom-why-lay = It fits the sum with least waste.
dom-why-pay = The sum is there.
dom-why-close = What is laid out makes a stack.
dom-why-discard = These cards help least.
dom-why-choose = This card serves it best here.
dom-why-name = It hurts the one who is ahead, or helps itself most.
dom-why-react = The answer is worth more than the card in hand.
dom-why-pass = The card is worth more later.
dom-why-yes = It gains by it.
dom-why-no = It would lose by it.
dom-why-bot-build = The stall grows to { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}.
dom-why-bot-close = What is laid out makes the total: the stall grows to { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}.
dom-why-bot-dearest = { $card } is worth most of what the hand can pay for now.
dom-why-bot-buy = { $card } helps the next stacks most: { $total } is wanted now.
dom-why-bot-further = { $card } costs no action: a further one comes with it.
dom-why-bot-play = { $card } brings in more than any purchase would now.
dom-why-bot-clear = { $count ->
    [one] One card goes
   *[other] { $count } cards go
} to make room for better ones.
dom-why-bot-end = No action that is left would gain anything.
dom-why-bot-stop = For { $rounds } rounds nobody has built a stack.

# How those play that have a way of their own.
dom-chooser-cautious = Keeps a large hand and a clean deck: junk he cannot bear.
dom-chooser-hurried = Builds the next stack as soon as the cards are there, whatever they could do later.
dom-chooser-hunter = Collects what the next stacks want, and has it in hand when it is time.
