### Small words that every part of the program uses, in Spanish.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
list-and = { $a } y { $b }
list-empty = nada

# Something that has no name of its own.
name-unknown = algo desconocido
# A place without a name: what it is, and the region it lies in.
space-in-region = { $kind } de { $region }
