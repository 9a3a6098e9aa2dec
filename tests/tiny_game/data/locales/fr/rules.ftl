### Three Crates : les règles pour les joueurs, en français.

TRI-1 = Le tour
TRI-1-1 = À son tour
    .both = Une place tirée au sort commence. À son tour, on prend une caisse (TRI-2.1) ou on en vend une (TRI-3.1) ; puis c’est à la place suivante.
TRI-1-2 = Rien à faire
    .both = Qui n’a pas de caisse et n’en trouve pas dans la rangée passe son tour.
TRI-1-3 = La fin
    .both = Quand toutes les caisses sont vendues, la partie est finie. Le plus de pièces gagne ; on peut être plusieurs.
TRI-2 = La rangée
TRI-2-1 = Prendre
    .both = Prenez une des caisses fermées de la rangée.
TRI-2-2 = Le contenu
    .both = Seul celui qui prend une caisse y regarde, et ne peut revenir là-dessus.
TRI-2-3 = Trois caisses
    .both = Personne ne porte plus de trois caisses.
TRI-2-4 = Une nouvelle caisse
    .both = Une caisse de la réserve vient à la place vide ; la réserve épuisée, les places restent vides.
TRI-3 = La vente
TRI-3-1 = Vendre
    .both = Retournez une de vos caisses et touchez son prix.
TRI-3-2 = Le prix baisse
    .both = Lancez ensuite le dé : le prix de cette marchandise baisse de la moitié du jet, arrondie vers le haut.
TRI-3-3 = La dernière pièce
    .both = Aucun prix ne descend sous 1.
