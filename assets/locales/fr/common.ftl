### Small words that every part of the program uses, in French.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-empty = rien

# Something that has no name of its own.
name-unknown = quelque chose d’inconnu
# A place without a name: what it is, and the region it lies in.
space-in-region = { $kind } ({ $region })
