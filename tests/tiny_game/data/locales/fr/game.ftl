### Three Crates : tout ce que dit le jeu, hors ses règles, en français.

tri-title = Three Crates
tri-pitch = Douze caisses fermées sont alignées : prenez-en une, regardez dedans, vendez-la. Chaque vente fait baisser le prix : vendez avant les autres.
tri-edition-first = Three Crates
    .name = Première édition
    .short = Première
    .about = Deux ou trois marchands, douze caisses fermées, des prix qui baissent.
tri-credits = Three Crates a été inventé pour ce programme, afin de montrer comment on ajoute un jeu.
tri-curtain-why = Chaque marchand connaît le contenu de ses caisses. Passez l’écran, puis continuez.
tri-fortunes = Pièces au fil des tours
tri-lead = avance en pièces
tri-sources = Pièces à la fin
tri-tab-prices = Prix
tri-help-1 = De quoi il s’agit
    .text =
        Prenez des caisses fermées de la rangée (TRI-2.1), regardez-y, et vendez-les (TRI-3.1).

        Chaque vente fait baisser le prix de la marchandise (TRI-3.2). Le plus de pièces gagne (TRI-1.3). Ce que vous avez regardé ne se remet pas ({ $rule }).

## Ce qui est demandé, ce que l’on peut faire

tri-question-turn = { $seat } : prendre une caisse, ou en vendre une ?
tri-act-fetch = Prendre la caisse de la place { $place }
tri-act-sell = Vendre { $crate } pour { $price } cr
tri-verb-fetch = Prendre une caisse
tri-verb-sell = Vendre une caisse
tri-no-over = Tout est vendu
tri-no-place = Il n’y a pas de caisse à prendre
tri-no-crate = Vous n’avez pas cette caisse
tri-no-room = Vous portez { $carry } caisses, pas plus
tri-no-empty = La place est vide

## Ce qui s’est passé

tri-log-fetch = { $seat } prend la caisse de la place { $place }
tri-log-inside = Dedans : { $good }
tri-log-sell = { $seat } vend { $good } pour { $price } cr
tri-log-fall = Le dé montre { $roll } : { $good } vaut maintenant { $price } cr
tri-log-end = Tout est vendu ; le plus est { $most } cr
tri-end-sold = Tout est vendu

## Les choses

tri-place = place
    .one = la place
tri-good-tea = thé
tri-good-silk = soie
tri-good-spice = épices
tri-empty = vide
tri-crates = { $count ->
    [one] une caisse
   *[other] { $count } caisses
}
tri-worth-all = Pièces et caisses de ce marchand : { $amount } cr
tri-about-place = { $count ->
    [0] Une place vide
   *[other] Une caisse fermée
}
tri-about-stock = Caisses en attente : { $count }
tri-about-sold = Caisses vendues : { $count }
tri-zone-stock = Réserve
tri-zone-sold = Vendu
tri-zone-place = Place
tri-zone-hand = Caisses
tri-dial-active = Au tour de
tri-dial-price = Prix
tri-problem-dial = { $dial } vaut { $value } et non entre { $least } et { $most }

## L’exemple détaillé

tri-example-X01 = La main pleine, un prix qui baisse
    .given = Le premier marchand a du thé et deux caisses de soie, et une caisse reste dans la rangée.
    .shows = Personne ne porte une quatrième caisse. Le thé rapporte 2 et tombe à 1, quel que soit le dé ; l’autre voit seulement qui a pris.

## Par quoi on compare des lignes de jeu

tri-figure-coins = Pièces
tri-figure-crates = Caisses
