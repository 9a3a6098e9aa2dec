### Why the computer player of Merchant of Venus chooses what it chooses.

mov-why-goal = It goes for the goal: within { $turns } turns, by way of { $space }.
mov-why-head = It wants to trade at { $space }: about { $sum } cr a turn.
mov-why-fly = It flies on towards { $space }: about { $sum } cr a turn.
mov-why-stay = Whoever stays trades without limit: about { $sum } cr a turn.
mov-why-look-round = It looks round: no trip promises anything yet.
mov-why-reroll = A low die is worth rolling again where the way is not done this turn.
mov-why-set-down = The fare is paid here.
mov-why-sell = No place on its way pays more.
mov-why-board = The passenger will pay about { $sum } cr more than any other use of the room.
mov-why-load = It hopes to gain { $sum } cr with it.
mov-why-invest = It counts about { $sum } cr more than it costs.
mov-why-card = The card buys enough here to be used up.
mov-why-enough = Nothing more here is worth its price.
mov-why-deal = It gains by this deal.
mov-why-no-deal = It would not gain enough by this deal.
mov-why-let-go = This is what it misses least.
