### Pourquoi le joueur ordinateur de Merchant of Venus choisit ce qu’il choisit.

mov-bot-goal = Il vise l’objectif : en { $turns } tours, en passant par { $space }.
mov-bot-head = Il veut commercer ici : { $space }, environ { $sum } cr par tour.
mov-bot-fly = Il continue vers { $space } : environ { $sum } cr par tour.
mov-bot-stay = Qui reste commerce sans limite : environ { $sum } cr par tour.
mov-bot-look-round = Il explore : aucun voyage ne promet encore rien.
mov-bot-reroll = Un petit dé vaut d’être relancé quand le but est trop loin pour ce tour.
mov-bot-set-down = Le passage se paie ici.
mov-bot-sell = Aucune étape du voyage ne paie mieux.
mov-bot-board = Le passager rapportera environ { $sum } cr de plus que tout autre emploi de la place.
mov-bot-load = Il espère y gagner { $sum } cr.
mov-bot-invest = Cela compte environ { $sum } cr de plus que le prix.
mov-bot-card = La carte achète assez ici pour être employée.
mov-bot-enough = Rien d’autre ici ne vaut son prix.
mov-bot-deal = Il gagne à cet échange.
mov-bot-no-deal = Cet accord ne lui rapporterait pas assez : pour { $sum } cr de plus, il accepterait.
mov-bot-unfair = L’accord aiderait { $seat } plus que lui-même : pour { $sum } cr de plus, il accepterait.
mov-bot-never = Aucune somme ne compenserait ce que l’accord apporte à { $seat }.
mov-bot-counter = Pour { $sum } cr de plus, il accepterait : il le propose.
mov-bot-propose = Il propose un échange où chacun gagne, lui-même environ { $sum } cr.
mov-bot-both-gain = Chacun gagne à l’échange qu’il a en tête.
mov-bot-let-go = C’est ce qui lui manquera le moins.
