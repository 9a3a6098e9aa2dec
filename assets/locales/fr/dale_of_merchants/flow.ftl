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
