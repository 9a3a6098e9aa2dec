### What the check of the level files of Three Crates says. One line a text; "-why" is the reason or the way out.

level-tri-goods = there are not exactly three goods
level-tri-goods-why = each good has a dial for its price; add or remove a row
level-tri-good = crates or price of { $id } are not possible
level-tri-good-why = there are 1 to 20 crates of a good, and the first brings 1 to 100 coins
level-tri-carry = nobody could carry a crate
level-tri-carry-why = a game without sales never ends; write a number above 0
level-tri-source = the row { $id } does not say where its numbers come from
level-tri-source-why = begin the source with INVENTED, SOURCED or another of the known words
