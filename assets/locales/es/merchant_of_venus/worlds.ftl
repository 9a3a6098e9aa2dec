### Merchant of Venus: los mundos. Ciudades y mercancías conservan sus nombres, como en el manual.

name-trapped-rogue-planet = Planeta errante atrapado
name-desert-world = Mundo Desierto
name-interstellar-biosphere = Biosfera interestelar
name-jungle-world = Mundo Jungla
name-ice-planet = Planeta de hielo
name-colony-world = Mundo Colonia
name-nebula-habitat = Hábitat de la nebulosa
name-space-station-planet = Planeta estación espacial
name-war-torn-system = Sistema devastado
name-polluted-planet = Planeta contaminado
name-inhabited-moon = Luna habitada
name-water-world = Mundo acuático
name-multi-generation-ship = Nave generacional
name-giant-planet = Planeta gigante
name-asteroid-system = Sistema de asteroides
name-supergiant = Supergigante
name-super-giant = Supergigante
name-supernova = Supernova
name-super-nova = Supernova
