### Small words that every part of the program uses, in English.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-empty = nothing

# Something that has no name of its own.
name-unknown = something unknown
# A place without a name: what it is, and the region it lies in.
space-in-region = { $kind } of { $region }
