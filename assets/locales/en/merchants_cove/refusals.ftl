### Merchants Cove: why something cannot be done. The rule stands beside it.

mc-no-anchor = Anchoring needs four matching fresh tiles (blue: three).
mc-no-armour-dice = Armour takes 3 dice, two of its colour.
mc-no-as-far = This ability must be used as far as possible.
mc-no-bag-marble = The marble bag holds no marble of this colour.
mc-no-batch = A Potion needs 2, an Elixir 4 marbles of one colour.
mc-no-bench-marble = No marble of this colour on the bench can be swapped.
mc-no-berth = This berth is taken.
mc-no-boat-to-dock = No full Boat waits for a berth.
mc-no-brewing = Batches are brewed on the space Brew.
mc-no-buyer = No Customer of this colour stands on this dock.
mc-no-card = No Corruption card is left to pay with.
mc-no-choose-first = Merchants are chosen first.
mc-no-chosen = The merchants have been chosen.
mc-no-coal = Not enough coal.
mc-no-cost-card = The Corruption card of this action’s cost cannot be discarded by it.
mc-no-crew = Not enough ready crew: { $crew } needed.
mc-no-cultists = Rogues buy nothing in this game.
mc-no-die = No die of this metal is left.
mc-no-distilling = Retorts are filled on the space Distil.
mc-no-docked = This Boat is docked; nobody can board.
mc-no-off = This Boat found no berth and was taken off; nobody can board.
mc-no-drawn = Nobody was drawn who could board.
mc-no-entry = A Hand can only be entered from its entry hour.
mc-no-exploring = Rifts are explored on the space Explore.
mc-no-flag = Your flag already stands here.
mc-no-folk = There is no Townsfolk card on this place.
mc-no-forging = Pieces are forged on the space Forge.
mc-no-full = This Boat is full.
mc-no-hallmark = A Hallmark needs Armour that is not overheated, and 4 coal.
mc-no-harbour = This ship is already in the Harbour.
mc-no-harvest = Marbles are taken when you gather.
mc-no-haul = Ships haul on the space Haul.
mc-no-heat = The furnace is too cold: { $heat } degrees, { $least } needed.
mc-no-hours = A Hand is taken while the hourglass moves.
mc-no-in-full = Nothing of it has been done yet: do at least one before you leave it.
mc-no-lacking = Not possible now: { $why }.
mc-no-island = There is no island here.
mc-no-landing-crew = Landing needs { $crew } ready crew.
mc-no-large-only = Only large Goods sell at the Bazaar.
mc-no-machine = The machines stay within the grid; { $steps } steps are left.
mc-no-marble = There is no marble at this height.
mc-no-market = Goods are sold in the Market phase.
mc-no-mend = Only a spent tile can be turned fresh.
mc-no-merchant = This merchant is already taken.
mc-no-mouse = A Mouse sits on this Hand.
mc-no-neighbour = Only marbles side by side can be swapped.
mc-no-nobody = Nobody works on this place who could be replaced.
mc-no-not-now = This is not possible now.
mc-no-number = Name a number from 1 to 6.
mc-no-one-ship = Only one ship may sail.
mc-no-other-boat = Choose another Boat at sea with a free place.
mc-no-other-place = The other Boat has no free place.
mc-no-over = The game is over.
mc-no-overheat = Coal may not overheat the furnace.
mc-no-own-card = This card is not one of yours.
mc-no-own-shop = You can only use your own shop.
mc-no-patron-now = A patron is chosen when the team takes patronage.
mc-no-per-colour = At most { $dice } dice of one colour.
mc-no-rack = The rack is full.
mc-no-rack-die = Choose a die on your rack.
mc-no-recall-now = Ships go to the Harbour on Shore leave.
mc-no-card-first = First the card is chosen and its ability used, then its place.
mc-no-taken-on = Somebody is recruited already and only needs a place.
mc-no-recruiting = Townsfolk are recruited on the space Recruit.
mc-no-refill = This water is still full.
mc-no-refill-now = Waters are filled by the team.
mc-no-reroll-now = Dice are rolled again on the space Stoke.
mc-no-rerolled = Each die is re-rolled at most once.
mc-no-retort-full = This retort is already full.
mc-no-retort-marbles = Distilling needs 3 marbles of one colour.
mc-no-reverse = The last shift cannot be undone.
mc-no-rift = This tile is spent.
mc-no-rogue-hall = Rogues cannot go to a Clan hall.
mc-no-rogue-left = This Rogue already counts for you.
mc-no-rogue-placed = Nobody is pushed off unless a Rogue was just put on a Boat.
mc-no-row = No Townsfolk can be recruited: the row is empty.
mc-no-running = Another action is running.
mc-no-sailing = Ships sail on the spaces Sail and Run before the storm.
mc-no-sailor = Only Adventurers on Boats at sea can be moved.
mc-no-sailor-asked = No Sailor was recruited who could do this.
mc-no-same-boat = Only a Customer of the same Boat can be moved.
mc-no-same-space = Your merchant already stands there; choose another space.
mc-no-same-tile = Choose two different tiles.
mc-no-second = Choose a fresh tile of the same colour in the cross.
mc-no-sell-first = Goods are sold now, dock by dock.
mc-no-shield = This shield is not active.
mc-no-shield-active = This shield is already active.
mc-no-shift = The grid is shifted on the space Shift time.
mc-no-ship-used = Each ship hauls only once in this action.
mc-no-side = The Boat must dock on its own side of Dragon Isle.
mc-no-size-here = Only Potions are brewed here.
mc-no-small-catch = Only a small catch can be taken without crew.
mc-no-small-only = Only small Goods sell on the Grand Square.
mc-no-stall = You have no such Good on your Stall.
mc-no-step = Sail at least one step.
mc-no-steps = Only { $steps } steps are available.
mc-no-such-take = This die cannot be taken so.
mc-no-surplus = Return exactly { $marbles } marbles.
mc-no-swap = Marbles are swapped when the decanter is shaken.
mc-no-taken = This place is taken; confirm to replace the Townsfolk.
mc-no-taking = Dice are taken from the ore store.
mc-no-team = Nobody in your team has anything to do now.
mc-no-team-yet = There is nobody in your team yet.
mc-no-team-now = The team works on the space Use the team.
mc-no-tile-order = Name the tile that comes first in the grid first.
mc-no-token = No such Good is left in your supply.
mc-no-transmuting = Marbles are transmuted by the team.
mc-no-tube-empty = This tube is empty.
mc-no-tube-used = Choose a different tube to gather from the second time.
mc-no-turn-now = Dice are turned by the team.
mc-no-use = This ability can do nothing now: { $why }.
mc-no-used = Already used in this action.
mc-no-veil = The veil is torn on the space Tear the veil.
mc-no-wait = You can still act; waiting is not allowed.
mc-no-water = This water is empty.
mc-no-weapon-dice = A Weapon takes 2 dice, one of its colour.
mc-no-weapon-only = Only Weapons are forged here.
mc-no-worker = No Townsfolk works here.

# What is lacking, within one of the sentences above.
mc-lacks-tubes = { $need ->
    [one] no tube holds marbles
   *[other] { $need } tubes with marbles are needed, and there { $have ->
        [one] is only one
       *[other] are { $have }
    }
}
mc-lacks-batch = a batch takes { $need } marbles of one colour, and your bench holds at most { $have }
mc-lacks-batch-token = of no Good for which the bench has the marbles is a token left in the supply
mc-lacks-retort = a retort takes { $need } marbles of one colour whose shield is not active yet, and your bench holds at most { $have }
mc-lacks-shield = all your shields are active already
mc-lacks-bench = no marble lies on your bench
mc-lacks-bag = no marble is left in the bag
mc-lacks-rack = your rack is full
mc-lacks-store = no die is left in the ore store
mc-lacks-dice = no die lies on your rack
mc-lacks-piece = of these dice and { $coal } coal nothing can be forged whose token is left in the supply
mc-lacks-coal = you hold all the coal that you may
mc-lacks-sea = all your ships lie in the Harbour
mc-lacks-crew = { $need ->
    [one] one of the crew is needed
   *[other] { $need } of the crew are needed
}, and { $have ->
    [one] one is
   *[other] { $have } are
} ready
mc-lacks-catch = no token of what your ships could catch is left in the supply
mc-lacks-water = no ship of yours lies in a full water, nor at an island without your flag
mc-lacks-small-water = no ship of yours lies in a full water with a small catch
mc-lacks-tired = all of your crew are ready
mc-lacks-empty = all waters are full
mc-lacks-spent = no tile of your grid is spent
