### Pourquoi le joueur ordinateur de Merchant of Venus choisit ce qu’il choisit.

mov-plan-goal = Il vise l’objectif : en { $turns } tours, en passant par { $space }.
mov-plan-head = Il veut commercer ici : { $space }, environ { $sum } cr par tour.
mov-plan-fly = Il continue vers { $space } : environ { $sum } cr par tour.
mov-plan-stay = Qui reste commerce sans limite : environ { $sum } cr par tour.
mov-plan-look-round = Il explore : aucun voyage ne promet encore rien.
mov-plan-reroll = Un petit dé vaut d’être relancé quand le but est trop loin pour ce tour.
mov-plan-set-down = Le passage se paie ici.
mov-plan-sell = Aucune étape du voyage ne paie mieux.
mov-plan-board = Le passager rapportera environ { $sum } cr de plus que tout autre emploi de la place.
mov-plan-load = Il espère y gagner { $sum } cr.
mov-plan-invest = Cela compte environ { $sum } cr de plus que le prix.
mov-plan-card = La carte achète assez ici pour être employée.
mov-plan-enough = Rien d’autre ici ne vaut son prix.
mov-plan-deal = Il gagne à cet échange.
mov-plan-no-deal = Cet échange ne lui rapporterait pas assez.
mov-plan-let-go = C’est ce qui lui manquera le moins.
