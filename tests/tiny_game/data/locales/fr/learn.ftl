### Three Crates : une leçon et une énigme.

tri-lesson-first = Une première caisse
    .about = Prendre une caisse, en vendre une, voir un prix baisser.
    .end = C’est tout. Vendez ce que vous avez avant que les prix ne baissent.
tri-lesson-first-fetch = Personne ne sait ce que contient une caisse fermée : prenez la première et regardez.
tri-lesson-first-sell = Du thé ! Vendez-en une caisse tant que le prix est haut ; le dé le fera baisser ensuite.
tri-lesson-first-again = C’est de nouveau votre tour : prenez ou vendez, à votre guise.
tri-puzzle-dear = La caisse la plus chère
    .goal = Gagnez 10 pièces en une seule vente.
    .solved = La soie rapporte 10, le thé seulement 8.
