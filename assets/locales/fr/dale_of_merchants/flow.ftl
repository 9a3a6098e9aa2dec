# Why a computer player does it.
dom-why-resolve = Elle agit maintenant ou jamais.
dom-why-buy = Elle renforce le paquet pour ce qu’elle coûte.
dom-why-play = Ce qu’elle fait rapporte plus que la carte en paiement.
dom-why-build = Chaque pile est un pas vers l’étal complet.
dom-why-inventory = Cette main ne permet rien de mieux ; de nouvelles cartes aident plus.
dom-why-lay = Elle complète la somme avec le moins de perte.
dom-why-pay = La somme y est.
dom-why-close = Ce qui est posé forme une pile.
dom-why-discard = Ces cartes aident le moins.
dom-why-choose = C’est la carte qui sert le mieux ici.
dom-why-name = Cela gêne qui mène, ou l’aide le plus.
dom-why-react = La réponse vaut plus que la carte en main.
dom-why-pass = La carte vaudra plus plus tard.
dom-why-yes = Il y gagne.
dom-why-no = Il y perdrait.
dom-why-bot-build = L’étal passe à { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}.
dom-why-bot-close = Le total est atteint : l’étal passe à { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}.
dom-why-bot-dearest = { $card } a la plus grande valeur de tout ce que la main peut payer.
dom-why-bot-buy = { $card } aide le plus les prochaines piles : il faut { $total } maintenant.
dom-why-bot-further = { $card } ne coûte pas d’action : elle en apporte une autre.
dom-why-bot-play = { $card } rapporte plus que tout achat possible maintenant.
dom-why-bot-clear = { $count ->
    [one] Une carte part
   *[other] { $count } cartes partent
} pour faire place à de meilleures.
dom-why-bot-end = Aucune action restante ne rapporterait quoi que ce soit.
dom-why-bot-stop = Depuis { $rounds } tours de table, personne n’a construit de pile.

# How those play that have a way of their own.
dom-chooser-cautious = Garde une grande main et un paquet propre : il ne supporte pas la camelote.
dom-chooser-hurried = Bâtit la pile suivante dès que les cartes sont là, quoi qu’elles puissent faire plus tard.
dom-chooser-hunter = Réunit ce que veulent les piles suivantes et l’a en main le moment venu.
