/**
 * Names of foods in German, French, Spanish and Italian, in the notation of `table.ts`: the first is the one of the
 * table. None is an English word of another meaning, as `pain` and `gift` are: recipes in English are read too.
 */
export const foreignFoods = `
chicken = hähnchen = hühnchen = huhn = hühner = hähnchenbrust = hühnerbrust = poulet = pollo
egg = eier = eiern = oeuf = oeufs = huevo = huevos = uova
nut = nuss = nüsse = nüssen = schalenfrucht = schalenfrüchte = schalenfrüchten = nueces
peanut = erdnuss = erdnüsse = erdnüssen = cacahuete = cacahuetes
almond = mandel = mandeln = amandes = almendra = almendras
hazelnut = haselnuss = haselnüsse = haselnüssen = noisettes
walnut = walnuss = walnüsse = walnüssen
dairy = milchprodukt = milchprodukte = milchprodukten = laktose = produits laitiers
milk = milch = lait = leche
butter = mantequilla
cream = sahne = schlagsahne
cheese = käse = fromage = formaggio
yoghurt = joghurt
honey = honig = miel
meat = fleisch = viande = hackfleisch = hack
pork = schweinefleisch = schwein = cerdo = porc = schinken
beef = rindfleisch = rind = rinderhack = boeuf
lamb = lammfleisch = lamm = agneau = cordero
fish = fisch = poisson = pescado
salmon = lachs = saumon
tuna = thunfisch = atún
prawn = garnele = garnelen = crevette = crevettes = camarones
shellfish = meeresfrüchte = meeresfrüchten = mariscos
mussel = miesmuscheln = muscheln
crustacean = krebstier = krebstiere = krebstieren
mollusc = weichtier = weichtiere = weichtieren
wheat = weizen = weizenmehl
soy = soja
sesame = sesam
celery = sellerie
mustard = senf = moutarde
sugar = zucker = azúcar
onion = zwiebel = zwiebeln = oignon = oignons = cebolla = cebollas
garlic = knoblauch
tomato = tomaten = tomate = pomodoro = pomodori
potato = kartoffel = kartoffeln = pomme de terre = pommes de terre = patata = patatas
carrot = karotte = karotten = möhre = möhren = zanahoria
mushroom = pilz = pilze = pilzen = champignons
spinach = spinat = épinards = espinacas
aubergine = auberginen = berenjena = berenjenas = melanzane
cucumber = gurke = gurken = concombre
cabbage = kohl = weisskohl
chickpea = kichererbse = kichererbsen = pois chiches = garbanzos
lentil = linse = linsen = lentilles = lentejas
rice = reis = riz = arroz
noodle = nudel = nudeln = nouilles
bread = brot = brötchen
apple = apfel = äpfel = manzana
banana = bananen
lemon = zitrone = zitronen
strawberry = erdbeere = erdbeeren = fraises = fresas
pineapple = ananas
coconut = kokos = kokosnuss = kokosmilch
chocolate = schokolade = schokoladen = chocolat
ginger = ingwer = gingembre = jengibre
coriander = koriander
alcohol = alkohol
sulphite = sulfit = sulfiten = schwefeldioxid
`;
