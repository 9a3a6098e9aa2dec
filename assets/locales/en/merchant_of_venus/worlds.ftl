### Merchant of Venus: the worlds, by the names of the board.

name-trapped-rogue-planet = Trapped Rogue Planet
name-desert-world = Desert World
name-interstellar-biosphere = Interstellar Biosphere
name-jungle-world = Jungle World
name-ice-planet = Ice Planet
name-colony-world = Colony World
name-nebula-habitat = Nebula Habitat
name-space-station-planet = Space Station Planet
name-war-torn-system = War-Torn System
name-polluted-planet = Polluted Planet
name-inhabited-moon = Inhabited Moon
name-water-world = Water World
name-multi-generation-ship = Multi-Generation Ship
name-giant-planet = Giant Planet
name-asteroid-system = Asteroid System
name-supergiant = Supergiant
name-super-giant = Super Giant
name-supernova = Supernova
name-super-nova = Super Nova
