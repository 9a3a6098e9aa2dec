### Why the computer player of Merchant of Venus chooses what it chooses.

mov-bot-goal = It goes for the goal: within { $turns } turns, by way of { $space }.
mov-bot-head = It wants to trade at { $space }: about { $sum } cr a turn.
mov-bot-fly = It flies on towards { $space }: about { $sum } cr a turn.
mov-bot-stay = Whoever stays trades without limit: about { $sum } cr a turn.
mov-bot-look-round = It looks round: no trip promises anything yet.
mov-bot-reroll = A low die is worth rolling again where the way is not done this turn.
mov-bot-set-down = The fare is paid here.
mov-bot-sell = No place on its way pays more.
mov-bot-board = The passenger will pay about { $sum } cr more than any other use of the room.
mov-bot-load = It hopes to gain { $sum } cr with it.
mov-bot-invest = It counts about { $sum } cr more than it costs.
mov-bot-card = The card buys enough here to be used up.
mov-bot-enough = Nothing more here is worth its price.
mov-bot-deal = It gains by this deal.
mov-bot-no-deal = It would not gain enough by this deal: for { $sum } cr more it would agree.
mov-bot-unfair = The deal would help { $seat } more than it: for { $sum } cr more it would agree.
mov-bot-never = No sum would make up for what the deal brings { $seat }.
mov-bot-counter = For { $sum } cr more it would agree: it proposes that.
mov-bot-propose = It proposes a deal by which both gain, itself about { $sum } cr.
mov-bot-both-gain = Both gain by the deal that it has in mind.
mov-bot-let-go = This is what it misses least.
