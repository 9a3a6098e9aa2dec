### Pourquoi le joueur ordinateur de Merchant of Venus choisit ce qu’il choisit.

mov-why-goal = Il vise l’objectif : en { $turns } tours, en passant par { $space }.
mov-why-head = Il veut commercer ici : { $space }, environ { $sum } cr par tour.
mov-why-fly = Il continue vers { $space } : environ { $sum } cr par tour.
mov-why-stay = Qui reste commerce sans limite : environ { $sum } cr par tour.
mov-why-look-round = Il explore : aucun voyage ne promet encore rien.
mov-why-reroll = Un petit dé vaut d’être relancé quand le but est trop loin pour ce tour.
mov-why-set-down = Le passage se paie ici.
mov-why-sell = Aucune étape du voyage ne paie mieux.
mov-why-board = Le passager rapportera environ { $sum } cr de plus que tout autre emploi de la place.
mov-why-load = Il espère y gagner { $sum } cr.
mov-why-invest = Cela compte environ { $sum } cr de plus que le prix.
mov-why-card = La carte achète assez ici pour être employée.
mov-why-enough = Rien d’autre ici ne vaut son prix.
mov-why-deal = Il gagne à cet échange.
mov-why-no-deal = Cet échange ne lui rapporterait pas assez.
mov-why-let-go = C’est ce qui lui manquera le moins.
