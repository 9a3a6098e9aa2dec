# Lo que dice la comprobación de los archivos de nivel. Un texto por línea; «-why» es el motivo o el remedio.

level-no-folder = no se puede abrir esta carpeta
level-no-folder-why = indica una carpeta que contenga archivos de nivel; el archivo que falte en ella se toma del nivel incluido
level-unreadable = no se puede leer el archivo como texto: { $reason }
level-unreadable-why = guárdalo como texto UTF-8 sin formato, o quítalo para jugar con el archivo incluido
level-syntax = aquí no se entiende el archivo: { $reason }
level-syntax-why = compara la línea con las vecinas: falla una coma, un paréntesis, una comilla o el nombre de un campo
level-nothing = los archivos no contienen ningún nivel
level-nothing-why = toma como modelo los archivos incluidos
level-no-edition = no hay ninguna fila para la edición { $id }
level-no-edition-why = el programa juega las ediciones según estas filas; copia la incluida y cámbiala
level-id-twice = el identificador { $id } se usa dos veces
level-id-twice-why = otras filas nombran una fila por su identificador, así que cada uno aparece una sola vez; cambia o quita uno
level-row-twice = hay dos filas para { $id } en una misma lista de una edición
level-row-twice-why = solo contaría la primera; quita una de las dos
level-unknown = aquí se nombra { $id }, pero ninguna fila de esta edición tiene ese identificador
level-unknown-why = corrige el nombre o añade la fila
level-too-many = la lista está vacía o es más larga de lo que admite el programa
level-too-many-why = un tablero tiene como mucho 4000 casillas, 16 000 enlaces, 32 sistemas y 32 culturas; las demás listas, 200 filas como mucho
level-figure = la cifra { $number } no es posible aquí
level-figure-why = los peajes van de 1 a 10 000 créditos; las demás cantidades, de 0 a 100 000
level-colour = el color de { $id } no corresponde a su tipo
level-colour-why = las casillas simples y los peligros tienen color; todo lo demás, no
level-fee = el peaje de { $id } no corresponde a su tipo
level-fee-why = los peligros tienen un peaje mayor que 0; todo lo demás, ninguno
level-exits-place = { $id } es un círculo sin salidas, o tiene salidas sin ser un círculo
level-exits-place-why = solo de un círculo de navegación se sale por número de piloto
level-exit-no-link = la salida de { $id } lleva a { $to }, que no es una casilla vecina
level-exit-no-link-why = una salida sigue un enlace; añade el enlace o corrige la salida
level-exit-numbers = las salidas de { $id } no reparten los números de piloto del 1 al 6
level-exit-numbers-why = cada número sale de un círculo exactamente por una salida
level-link-loop = el enlace va de { $from } a la misma casilla
level-link-loop-why = un enlace une dos casillas distintas
level-link-cost = el coste del enlace de { $from } a { $to } no está entre 1 y 9
level-link-cost-why = todo paso cuesta puntos de movimiento; si no, una nave podría volar sin fin
level-link-twice = el enlace de { $from } a { $to } aparece dos veces
level-link-twice-why = dos casillas se unen una sola vez; quita una de las filas
level-start-no-base = la salida no es la Base Galáctica
level-start-no-base-why = todas las naves empiezan en la Base; nombra la casilla de tipo base
level-deed-no-orbit = la escritura de espaciopuerto nombra { $id }, que no es una órbita de ningún sistema
level-deed-no-orbit-why = los espaciopuertos se construyen en órbitas; da un puerto a esa casilla o quita la escritura
level-deed-twice = hay dos escrituras de espaciopuerto para { $id }
level-deed-twice-why = en una órbita cabe un solo espaciopuerto
level-rule-value = el valor de { $field } no es posible
level-rule-value-why = el programa no puede contar con él; el archivo incluido muestra uno posible
level-culture-lacks = a la cultura { $id } le falta una fila en { $list } de la edición { $edition }
level-culture-lacks-why = toda cultura necesita un número, una mercancía, una mercancía de fábrica y una escritura de fábrica
level-passenger-stays = el pasajero { $id } parte del lugar al que quiere ir
level-passenger-stays-why = el origen y el destino son distintos
level-ship = la clase de nave { $id } no tiene dados o bodegas, o tiene demasiados
level-ship-why = una clase lanza de 1 a 12 dados y tiene de 1 a 30 bodegas
level-gate = no existe ninguna telepuerta con el número { $number }
level-gate-why = las telepuertas llevan los números de un dado, del 1 al 6
level-homes = hay { $have ->
        [one] { $have } sistema de cultura
       *[other] { $have } sistemas de cultura
    } para { $want ->
        [one] { $want } cultura
       *[other] { $want } culturas
    }
level-homes-why = cada cultura se reparte a un sistema
level-boxes = hay { $have ->
        [one] { $have } ficha de encuentro
       *[other] { $have } fichas de encuentro
    } para { $want ->
        [one] { $want } casilla de encuentro
       *[other] { $want } casillas de encuentro
    }
level-boxes-why = cada casilla de encuentro recibe una ficha
level-races = hay { $have ->
        [one] { $have } raza
       *[other] { $have } razas
    } para { $want ->
        [one] { $want } puesto
       *[other] { $want } puestos
    }
level-races-why = dos puestos no comparten raza; marca más culturas con race: true o admite menos puestos
