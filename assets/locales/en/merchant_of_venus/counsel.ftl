### Why the computer player of Merchant of Venus chooses what it chooses.

mov-plan-goal = It goes for the goal: within { $turns } turns, by way of { $space }.
mov-plan-head = It wants to trade at { $space }: about { $sum } cr a turn.
mov-plan-fly = It flies on towards { $space }: about { $sum } cr a turn.
mov-plan-stay = Whoever stays trades without limit: about { $sum } cr a turn.
mov-plan-look-round = It looks round: no trip promises anything yet.
mov-plan-reroll = A low die is worth rolling again where the way is not done this turn.
mov-plan-set-down = The fare is paid here.
mov-plan-sell = No place on its way pays more.
mov-plan-board = The passenger will pay about { $sum } cr more than any other use of the room.
mov-plan-load = It hopes to gain { $sum } cr with it.
mov-plan-invest = It counts about { $sum } cr more than it costs.
mov-plan-card = The card buys enough here to be used up.
mov-plan-enough = Nothing more here is worth its price.
mov-plan-deal = It gains by this deal.
mov-plan-no-deal = It would not gain enough by this deal.
mov-plan-let-go = This is what it misses least.
