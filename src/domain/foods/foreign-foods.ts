/**
 * Names of foods in German, French, Spanish and Italian, in the notation of `table.ts`: the first is the one of the
 * table. None is an English word of another meaning, as `pain` and `gift` are: recipes in English are read too.
 */
export const foreignFoods = `
chicken = hähnchen = hühnchen = huhn = hühner = hähnchenbrust = hühnerbrust = poulet = pollo
egg = ei = eier = eiern = eigelb = eigelbe = eiweiss = eidotter = vollei = oeuf = oeufs = huevo = huevos = uova = eiklar = dotter = eischnee = rührei = rühreier = spiegelei = spiegeleier = hühnerei = freilandei = bioei = eipulver = eierstich
nut = nuss = nüsse = nüssen = schalenfrucht = schalenfrüchte = schalenfrüchten = nueces = nussmischung
peanut = erdnuss = erdnüsse = erdnüssen = erdnusskerne = erdnussmus = cacahuete = cacahuetes
peanut butter = erdnussbutter
peanut oil = erdnussöl
almond = mandel = mandeln = mandelmehl = mandelblättchen = mandelstifte = mandelmus = amandes = almendra = almendras
hazelnut = haselnuss = haselnüsse = haselnüssen = haselnusskerne = noisettes
walnut = walnuss = walnüsse = walnüssen = walnusskerne = baumnuss = baumnüsse
cashew = cashewkern = cashewkerne = cashewnuss = cashewnüsse
pine nut = pinienkern = pinienkerne
pistachio = pistazie = pistazien
pecan = pekannuss = pekannüsse
macadamia = macadamianuss = macadamianüsse
brazil nut = paranuss = paranüsse
praline = krokant
marzipan = marzipanrohmasse
dairy = kuhmilcheiweiss = milchprodukt = milchprodukte = milchprodukten = laktose = produits laitiers = milchzucker = milcheiweiss = kasein
milk = milch = vollmilch = lait = leche = kuhmilch = dickmilch = sauermilch = trockenmilch
condensed milk = kondensmilch
milk powder = milchpulver = magermilchpulver
buttermilk = buttermilch
whey = molke
ghee = butterschmalz
butter = mantequilla
cream = sahne = schlagsahne = schlagobers = rahm = kaffeesahne = obers = schlagrahm = cremefine = rahmspinat
sour cream = sauerrahm = schmand = saure sahne
cheese = käse = frischkäse = hüttenkäse = schafskäse = ziegenkäse = hirtenkäse = reibekäse = fromage = formaggio = streukäse = emmentaler = edamer = tilsiter = appenzeller = greyerzer = limburger = obatzda = obazda = maasdamer = fetakäse = cambozola = romadur = sbrinz
yoghurt = joghurt = jogurt = naturjoghurt = zaziki = tsatsiki
quark = magerquark = speisequark = topfen
honey = honig = miel
meat = fleisch = viande = hackfleisch = faschiertes = faschierte = faschierten = sauerbraten = rollbraten = schmorbraten
meatball = hackbällchen = fleischbällchen = hackbraten
frikadelle = frikadellen = bulette = buletten
schnitzel = schnitzeln
goulash = gulasch
pork = schweinefilet = mett = kassler = schweinefleisch = schwein = hackepeter = eisbein = haxe = haxen = haxn = krustenbraten = cerdo = porc = schinken
beef = rinderfilet = rindfleisch = rinderhack = beinscheibe = beinscheiben = tafelspitz = hochrippe = rumpsteak = rumpsteaks = boeuf
bone marrow = markknochen = markbein = suppenknochen
meat broth = fleischbrühe = fleischbouillon
spare rib = rippchen = schälrippchen
boar = wildschwein
jell o = götterspeise = wackelpudding = wackelpeter
marshmallow = mäusespeck
lamb = lammfleisch = lamm = agneau = cordero
fish = bismarckhering = fisch = fischfilet = forelle = forellen = kabeljau = makrele = makrelen = hering = heringe = matjes = zander = seelachs = poisson = pescado = kaviar = rogen = schellfisch = scholle = seezunge = heilbutt = steinbutt = barsch = hecht = karpfen = aal = seehecht = seeteufel = rochen = saibling = felchen = egli = dorade = rollmops = rollmöpse = sprotten = skrei = meeräsche = seewolf = steinbeisser = schleie = knurrhahn = ölsardinen = räucheraal = schillerlocken = stremel = dorsch = rotbarsch = goldbrasse = bacalao = baccalà = loup de mer
salmon = lachs = räucherlachs = lachsfilet = saumon
anchovy = sardelle = sardellen = anchovis = sardellenfilets
tuna = thunfisch = atún
crab = krabbe = krabben = krebs = krebse = taschenkrebs = flusskrebse
lobster = hummer
oyster = auster = austern
oyster sauce = austernsauce = austernsosse = austern sauce = austern sosse
scallop = jakobsmuschel = jakobsmuscheln
squid = sepiatinte = tintenfisch = tintenfische = kalmar = krake = pulpo = sepia = kalmare
prawn = garnele = garnelen = crevette = crevettes = krevette = krevetten = camarones = krupuk = kroepoek
shellfish = meeresfrüchte = meeresfrüchten = mariscos = schalentier = schalentiere = frutti di mare = fruits de mer
mussel = miesmuscheln = miesmuschel
crustacean = krebstier = krebstiere = krebstieren = krustentier = krustentiere = languste = langusten = langustinen = kaisergranat
mollusc = weichtier = weichtiere = weichtieren = weinbergschnecken = venusmuscheln = herzmuscheln
wheat flour = weizenmehl = vollkornmehl
spelt flour = dinkelmehl
wheat = weizen = griess = hartweizengriess = weichweizengriess = weizenkleie = grünkern = hartweizen
flour = mehl
spelt = dinkel
rye = roggen = roggenmehl = schwarzbrot
barley = backmalz = gerste = graupen = gerstenmalz = malz = rollgerste = perlgraupen
oat = hafer = haferflocken = hafermehl
puff pastry = blätterteig = schweinsöhrchen = schweinsohr = schweinsohren
breadcrumb = semmelbrösel = paniermehl = brösel
beer = bier = altbier = malzbier = schwarzbier = dunkelbier = pilsener = kölsch
wine = wein = weisswein = rotwein = sekt = portwein = glühwein = roséwein = wermut = spätburgunder = crémant = cidre = apfelwein = dessertwein = süsswein = kochwein = weinschorle = silvaner = grauburgunder = federweisser = weinbrand
soy = soja = sojaöl = sojamehl = sojabohne = sojabohnen
soy milk = sojamilch
soy sauce = sojasosse = sojasauce = soja sosse = soja sauce = hoisinsauce = teriyakisauce = hoisinsosse = teriyakisosse
sesame = sesam = sesamöl = sesamsamen = sesamkörner
tahini = tahin
celery = sellerie = staudensellerie = knollensellerie = selleriesamen = suppengrün = suppengemüse = röstgemüse = wurzelgemüse
lupin = lupine = lupinen = lupinenmehl = süsslupine = süsslupinen
mustard = senf = senfkörner = senfpulver = dijonsenf = moutarde = mostrich
sugar = zucker = azúcar
onion = zwiebel = zwiebeln = oignon = oignons = cebolla = cebollas
garlic = knoblauchzehe = knoblauchzehen = knoblauch
tomato = tomaten = tomate = pomodoro = pomodori
potato = kartoffel = kartoffeln = pomme de terre = pommes de terre = patata = patatas
carrot = karotte = karotten = möhre = möhren = zanahoria
mushroom = pilz = pilze = pilzen = champignons
spinach = spinat = épinards = espinacas
aubergine = auberginen = berenjena = berenjenas = melanzane
cucumber = gurke = gurken = concombre = salatgurke = salatgurken
cabbage = kohl = weisskohl
chickpea = kichererbse = kichererbsen = pois chiches = garbanzos
lentil = linse = linsen = lentilles = lentejas
grain = getreide
rice = reis = riz = arroz
noodle = nudel = nudeln = nouilles
bread = vollkorntoast = brot = brötchen = semmel = semmeln = brezel = brezeln = brezen = laugengebäck = laugenstangen = zwieback = hefezopf = salzstangen = grissini = fladenbrot = wecken = schrippen = pide = yufka
egg noodle = spätzle = eiernudeln
pasta = muschelnudeln = muschelpasta = teigwaren = makkaroni = hörnli = lasagneplatten = lasagneblätter = nudelplatten
wonton = wantan = wan tan
spring roll wrapper = frühlingsrollenblätter
muesli = müsli
couscous = kuskus = cuscus = cous cous
roux = mehlschwitze
wafer = oblaten = backoblaten
shortbread = butterkeks = butterkekse
sponge cake = rührkuchen = tortenboden = tortenböden = rührteig = biskuitteig = wiener boden = wiener masse
hamburger bun = hamburger brötchen = burger brötchen
macaroon = makronen
glass noodle = glasnudeln
rice cake = reiswaffel = reiswaffeln
lard = schmalz = schweineschmalz = griebenschmalz
ham = nussschinken = lachsschinken = kochschinken
satay = satésauce = satésosse = saté sauce = saté sosse
chestnut = maronen = maroni = esskastanien = kastanien
almond oil = mandelöl = bittermandelöl
walnut oil = walnussöl
hazelnut oil = haselnussöl
mustard oil = senföl
sparkling wine = schaumwein
rice wine = reiswein
wine vinegar = weinessig
red wine vinegar = rotweinessig
white wine vinegar = weissweinessig
dried fruit = trockenobst = dörrobst = trockenfrüchte = trockenfrüchten
raisin = rosinen
sultana = sultaninen
dried apricot = getrocknete aprikosen = trockenaprikosen = softaprikosen
plant milk = pflanzenmilch
dumpling = teigtaschen = knödel = knödeln
filo = filoteig = strudelteig
pizza dough = pizzateig = pizzaboden
yeast dough = hefeteig : %wheat, %milk
shortcrust = mürbeteig
biscuit = keks = kekse = plätzchen = waffelröllchen
ladyfinger = löffelbiskuit = löffelbiskuits = biskuitboden
pancake = pfannkuchen = palatschinken = kaiserschmarrn
waffle = waffeln
miso = misopaste
tofu = räuchertofu = seidentofu
milk chocolate = vollmilchschokolade = milchschokolade = weisse schokolade = weisse kuvertüre = vollmilchkuvertüre
ice cream = speiseeis = vanilleeis = vanille eis = eiscreme = schokoladeneis = schokoeis = schoko eis = milcheis = sahneeis
custard = vanillesauce = vanillesosse
rice pudding = milchreis
vanilla pudding = vanillepudding
chocolate pudding = schokopudding = schokoladenpudding
white sauce = bechamelsauce = bechamelsosse
caramel = karamell = karamellsauce = karamellbonbons = sahnebonbons
mayonnaise = majonäse = majo = salatmayonnaise
meringue = baiser
advocaat = eierlikör
choux = brandteig = windbeutel
nutella = nussnougatcreme
trail mix = studentenfutter
pesto = basilikumpesto = bärlauchpesto
bonito = bonitoflocken
fish finger = fischstäbchen
fish sauce = fischsosse = fischsauce
worcestershire sauce = worcestersauce = worcestersosse = worcestershiresauce = worcestershiresosse = worchester sauce = worchester sosse
thai curry paste = thai currypaste = rote currypaste = grüne currypaste = gelbe currypaste
shrimp paste = garnelenpaste = trassi = terasi
vegetable stock = gemüsebrühe = gemüsefond = gemüsebouillon
stock cube = brühwürfel = suppenwürfel = bouillonwürfel = gekörnte brühe = instantbrühe = brühpulver = gemüsebrühpulver = bouillonpulver
nutmeg = muskatnuss
margarine = pflanzenmargarine
poultry = geflügel
turkey = pute = puten = putenbrust = truthahn
duck = ente = enten = entenbrust
goose = gans = gänse
liver = leber
rabbit = kaninchen
venison = reh = wildfleisch = hirsch = rehrücken
veal = kalb = kalbfleisch
sausage = wurst = würste = würstchen = bratwurst = lyoner = krakauer = cabanossi = kabanossi = landjäger = debreziner = debrecziner = mettende = mettenden
leberkäse = leberkäs = fleischkäse
legume = hülsenfrucht = hülsenfrüchte
bean = bohne = bohnen
pea = erbse = erbsen
corn = mais
yeast = hefe
fruit = obst
citrus = zitrusfrucht = zitrusfrüchte
shallot = schalotte = schalotten
spring onion = frühlingszwiebel = frühlingszwiebeln = lauchzwiebel = lauchzwiebeln
tomato paste = tomatenmark
lime = limette = limetten = limettensaft = limettenschale
coffee = kaffee
liqueur = likör
kirsch = kirschwasser
apple = apfel = äpfel = manzana
banana = bananen
lemon = zitrone = zitronen = zitronensaft = zitronenschale
strawberry = erdbeere = erdbeeren = fraises = fresas
pineapple = ananas
coconut = kokos = kokosnuss = kokosmilch = kokos creme
chocolate = schokolade = schokoladen = chocolat = rippchen schokolade
ginger = ingwer = gingembre = jengibre
coriander = koriander
alcohol = alkohol
sulphite = sulfit = sulfiten = schwefeldioxid
salt = salz = meersalz = speisesalz = kochsalz = steinsalz = jodsalz
salt and pepper = salz und pfeffer
black pepper = pfeffer = pfefferkorn = pfefferkörner
oil = öl = speiseöl
olive oil = olivenöl
sunflower oil = sonnenblumenöl
seed = sonnenblumenöl
rapeseed oil = rapsöl
vegetable oil = pflanzenöl
icing sugar = puderzucker = staubzucker
stock = brühe
vinegar = essig
balsamic vinegar = balsamicoessig = balsamessig = balsamico = balsamico creme = crema di balsamico
baking powder = backpulver
leek = lauch = porree = lauchstange = lauchstangen = porreestange = porreestangen
chive = schnittlauch
wild garlic = bärlauch
pumpkin = kürbis = kürbisse = hokkaidokürbis
butternut squash = butternusskürbis
bay leaf = lorbeerblatt = lorbeerblätter = lorbeer
parsley = petersilie
thyme = thymian
basil = basilikum
rosemary = rosmarin
bell pepper = paprikaschote = paprikaschoten
speck = speckwürfel = speckstreifen
dark chocolate = zartbitterschokolade = zartbitterkuvertüre
`;
