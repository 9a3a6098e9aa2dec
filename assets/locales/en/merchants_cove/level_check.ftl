### What the check of the level files of Merchants Cove says. One line a text; "-why" is the reason or the way out.

level-cove-anchor = there are too few tiles of { $id } for an anchor
level-cove-anchor-why = without it this shield could never be active
level-cove-corruption = there are { $have } corruption cards, not { $want }
level-cove-corruption-why = the contents of the box count them
level-cove-hand = the hand { $id } does not lie between its hours
level-cove-hand-why = its order, in half hours, is odd and between twice its entry and twice its exit
level-cove-icon = the card { $id } shows no corruption
level-cove-icon-why = every corruption card shows it at least once
level-cove-island = the clan { $id } does not have exactly one island
level-cove-island-why = without it this shield could never be active
level-cove-number = { $id } does not fit
level-cove-number-why = no table can be set up with it; see the comment at the top of the file
level-cove-rogues = the card { $id } places more rogues than there are
level-cove-rogues-why = lair and bag together hold at most those of the box
level-cove-set = the set { $id } has { $have } cards, not { $want }
level-cove-set-why = each set has twelve
