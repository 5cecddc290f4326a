/**
 * Names of foods in German, French, Spanish and Italian, in the notation of `table.ts`: the first is the one of the
 * table. None is an English word of another meaning, as `pain` and `gift` are: recipes in English are read too.
 */
export const foreignFoods = `
chicken = hähnchen = hühnchen = huhn = hühner = hähnchenbrust = hühnerbrust = poulet = pollo
egg = ei = eier = eiern = eigelb = eigelbe = eiweiss = eidotter = vollei = oeuf = oeufs = huevo = huevos = uova
nut = nuss = nüsse = nüssen = schalenfrucht = schalenfrüchte = schalenfrüchten = nueces
peanut = erdnuss = erdnüsse = erdnüssen = erdnusskerne = erdnussmus = cacahuete = cacahuetes
peanut butter = erdnussbutter
peanut oil = erdnussöl
almond = mandel = mandeln = mandelmehl = mandelblättchen = mandelstifte = mandelmus = amandes = almendra = almendras
hazelnut = haselnuss = haselnüsse = haselnüssen = haselnusskerne = noisettes
walnut = walnuss = walnüsse = walnüssen = walnusskerne
cashew = cashewkern = cashewkerne = cashewnuss = cashewnüsse
pine nut = pinienkern = pinienkerne
pistachio = pistazie = pistazien
pecan = pekannuss = pekannüsse
macadamia = macadamianuss = macadamianüsse
brazil nut = paranuss = paranüsse
praline = krokant
marzipan = marzipanrohmasse
dairy = milchprodukt = milchprodukte = milchprodukten = laktose = produits laitiers
milk = milch = vollmilch = lait = leche
condensed milk = kondensmilch
milk powder = milchpulver = magermilchpulver
buttermilk = buttermilch
whey = molke
ghee = butterschmalz
butter = mantequilla
cream = sahne = schlagsahne = schlagobers = rahm = kaffeesahne
sour cream = sauerrahm = schmand = saure sahne
cheese = käse = frischkäse = hüttenkäse = schafskäse = ziegenkäse = hirtenkäse = reibekäse = fromage = formaggio
yoghurt = joghurt = naturjoghurt
quark = magerquark = speisequark = topfen
honey = honig = miel
meat = fleisch = viande = hackfleisch = hack
pork = schweinefleisch = schwein = cerdo = porc = schinken
beef = rindfleisch = rind = rinderhack = boeuf
lamb = lammfleisch = lamm = agneau = cordero
fish = fisch = fischfilet = forelle = forellen = kabeljau = makrele = makrelen = hering = heringe = matjes = zander = seelachs = poisson = pescado
salmon = lachs = räucherlachs = lachsfilet = saumon
anchovy = sardelle = sardellen
tuna = thunfisch = atún
crab = krabbe = krabben = krebs = krebse
lobster = hummer
oyster = auster = austern
oyster sauce = austernsauce
scallop = jakobsmuschel = jakobsmuscheln
squid = tintenfisch = tintenfische = kalmar
prawn = garnele = garnelen = crevette = crevettes = camarones
shellfish = meeresfrüchte = meeresfrüchten = mariscos
mussel = miesmuscheln = muscheln
crustacean = krebstier = krebstiere = krebstieren
mollusc = weichtier = weichtiere = weichtieren
wheat = weizen = weizenmehl = vollkornmehl = griess = hartweizengriess = weichweizengriess
flour = mehl
spelt = dinkel = dinkelmehl
rye = roggen = roggenmehl
barley = gerste = graupen
oat = hafer = haferflocken = hafermehl
puff pastry = blätterteig
breadcrumb = semmelbrösel = paniermehl = brösel
beer = bier
wine = wein = weisswein = rotwein = sekt
soy = soja = sojamehl
soy milk = sojamilch
soy sauce = sojasosse = sojasauce
sesame = sesam = sesamöl = sesamsamen = sesamkörner
tahini = tahin
celery = sellerie = staudensellerie = knollensellerie = selleriesamen
lupin = lupine = lupinen = lupinenmehl
mustard = senf = senfkörner = senfpulver = dijonsenf = moutarde
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
noodle = nudel = nudeln = spätzle = nouilles
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
