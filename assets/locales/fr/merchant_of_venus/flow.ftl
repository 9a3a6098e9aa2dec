# Chemins qu’un clic parcourt.
mov-way-points = { $cost ->
    [one] 1 PM sur { $left }
   *[other] { $cost } PM sur { $left }
}
mov-way-part = Trop loin pour ce tour : { $cost } PM sur { $left }, jusqu’à { $space }
mov-way-circle = Ce lancer n’a pas de numéro pour repartir de { $space } : on y est après { $cost } PM sur { $left }
mov-way-before-roll = Se mettre en route lance les dés, et le jet reste ; le trajet à sa portée se fait aussitôt
mov-way-far = Environ { $cost } PM en tout
mov-way-unknown = Par { $count ->
    [one] une case
   *[other] { $count } cases
} que personne ne connaît : la suite peut en dépendre
mov-way-fees = Péages en chemin : { $fees }
mov-way-pilot = Avec la valeur de navigation { $number }

mov-act-pilot-to = Valeur de navigation { $number } : vers { $space }
    .short = { $number } : { $space }
mov-act-end-turn-unbought = Finir le tour sans rien acheter de plus
    .short = Finir le tour
mov-act-end-turn-unsold = Finir le tour sans rien vendre de plus
    .short = Finir le tour
mov-sure-discard = Se délester ? Cela ne rapporte rien.
    .yes = Se délester

# Why a computer player does it.
mov-why-race = Chaque peuple a sa patrie et sa remise ; il les joue tous de la même façon.
mov-why-stay = Il ne connaît rien de mieux pour quoi voler ce tour-ci.
mov-why-head = Ce chemin mène le plus vite là où sa cargaison, ou ce qu’il pourrait y acheter, rapporte le plus.
mov-why-head-gate = Par le téléporteur il y est le plus vite.
mov-why-roll = Tout est prêt pour le vol.
mov-why-step = C’est sur le chemin qui coûte le moins de points et de péages.
mov-why-jump = Le saut épargne des points.
mov-why-pilot = Cette valeur mène le plus près de son but.
mov-why-reroll = Un dé si bas mérite d’être relancé.
mov-why-land = Ici on peut vendre ou acheter avec profit.
mov-why-pay-fee = Continuer vaut plus que le péage.
mov-why-stop = Le péage coûte plus cher qu’un tour.
mov-why-stop-in-circle = De ce cercle le prochain tour commence au mieux.
mov-why-sell = Ici cela rapporte tout de suite et libère la cale.
mov-why-buy = Ses acheteurs, connus ou encore à découvrir, le paient plus cher qu’il ne coûte.
mov-why-buy-ship = Plus de dés ou de place se paient dans les tours qui restent.
mov-why-buy-port = Un titre vaut son prix, et le port épargne des points.
mov-why-buy-factory = Un titre vaut son prix, et d’autres paieront son propriétaire.
mov-why-board = Le prix du passage est sur son chemin.
mov-why-set-down = Le passager est arrivé, et paie.
mov-why-trade-in = Ce qui est repris vaut moins à bord qu’ici.
mov-why-use-card = La carte ne vaut quelque chose qu’ici.
mov-why-close-card = Plus rien ne convient à la carte.
mov-why-discard = Personne de proche ne l’achète, et la place manque.
mov-why-take-relic = Une relique compte et sert pour toute la partie.
mov-why-drive-on = Le propulseur épargne des points sur ce chemin.
mov-why-drive-off = Le propulseur passerait au-delà de son but.
mov-why-use-demand = La plus petite demande est cédée d’abord.
mov-why-accept = Ce qu’il reçoit vaut plus que ce qu’il donne.
mov-why-refuse = Ce qu’il donne vaut plus que ce qu’il reçoit.
mov-why-end-turn = Il ne reste rien à faire ici qui rapporte.

mov-way-lands = Se pose : { $space }
mov-way-contact = Premier contact ({ $system }) : vous révélez sa culture, gardez la carte et ouvrez le marché
mov-contact-sells = On y vend { $good } pour { $price } cr
mov-contact-card = La carte y paie { $worth } cr, maintenant ou plus tard
mov-note-discard = Pour de bon : elle va dans le gobelet, et un autre jeton est tiré pour elle.
mov-note-trade-in = Il coûte { $price } cr ; vous donnez votre { $old }, ce qui en retire { $worth } cr.

mov-note-race = Les titres de ce peuple vous coûtent { $percent } % de moins, où qu’il vive ; rien d’autre ne change. Il fait { $good } ({ $price } cr).

# How those play that have a way of their own.
mov-chooser-cautious = Garde de l’argent en main et préfère un petit commerce sûr à un long vol pour beaucoup.
mov-chooser-hurried = Vend au prochain monde et prend ce qu’il paie : les crédits de ce tour comptent le plus.
mov-chooser-hunter = Charge ce que d’autres mondes attendent et arrive la cale pleine.
