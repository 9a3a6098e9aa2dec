### Merchant of Venus : les mondes ; comme la règle française les nomme, là où elle le fait.

name-trapped-rogue-planet = Planète vagabonde captive
name-desert-world = Monde Désert
name-interstellar-biosphere = Biosphère interstellaire
name-jungle-world = Monde Jungle
name-ice-planet = Planète de glace
name-colony-world = Monde Colonie
name-nebula-habitat = Habitat de la nébuleuse
name-space-station-planet = Planète station spatiale
name-war-torn-system = Système ravagé
name-polluted-planet = Planète polluée
name-inhabited-moon = Lune habitée
name-water-world = Monde aquatique
name-multi-generation-ship = Vaisseau-génération
name-giant-planet = Planète Géante
name-asteroid-system = Système Astéroïde
name-supergiant = Supergéante
name-super-giant = Supergéante
name-supernova = Supernova
name-super-nova = Supernova
