/**
 * What holds one of the fourteen allergens, and meat, as recipes in French, Italian, Spanish and Portuguese name it, in the notation of
 * `table.ts`. Words that are English or German ones of another meaning stand with what goes with them (`pan rallado`, no pan).
 * As `furtherFoods` read as it is written alone.
 */
export const romanceFoods = `
wheat = farine = semoule = froment = blé = farine de blé = semola = semola rimacinata = grano duro = frumento = harina = trigo = trigo duro = farinha = farinha de trigo = chapelure = pangrattato = pane grattugiato = pan rallado = pan molido : gluten
rice flour = farine de riz = farina di riso = harina de arroz
corn = farine de maïs = semoule de maïs = farina di mais = harina de maíz = harina de maiz = harina pan = maïzena
chickpea = farine de pois chiche = farine de pois chiches = farina di ceci = harina de garbanzo = harina de garbanzos
almond flour = farine d amande = farine d amandes = farina di mandorle = harina de almendra = harina de almendras
chestnut flour = farine de châtaigne = farine de châtaignes = farina di castagne = harina de castaña = harina de castañas
buckwheat = farine de sarrasin = farina di grano saraceno = grano saraceno = harina de trigo sarraceno = trigo sarraceno
coconut flour = farine de coco = harina de coco = farina di cocco
bread = pain de mie = pain de campagne = pain complet = pain rassis = pain dur = pain d épices = mie de pain = tranches de pain = tranche de pain = pane raffermo = mollica di pane = fette di pane = pancarrè = pane casereccio = pan de molde = pan duro = pan blanco = pan integral = miga de pan = rebanadas de pan = rebanada de pan = pan de muerto
pain : @wheat
pane : @wheat
pastry = pâte feuilletée = pâte brisée = pâte sablée = pâte à tarte = pasta sfoglia = pasta frolla = pasta fillo = masa quebrada = hojaldre = feuilles de brick = feuille de brick = feuilles de brik = massa folhada
pizza dough = pâte à pizza = masa de pizza
pasta = fideos = fideuà = coquillettes
biscuit = galletas = galleta = galletas maría = bolachas = biscuits secs = petits beurres
barley = orge = orge perlé = cebada = cevada = orzo perlato
rye = seigle = centeno = segale
oat = avoine = flocons d avoine = avena = aveia = fiocchi d avena
spelt = épeautre = espelta
bulgur = boulgour
beer = birra = cerveza = cerveja

egg = oeuf entier = jaunes d oeufs = jaune d oeuf = uovo = tuorlo = tuorli = albume = albumi = yema = yemas = claras de huevo = clara de huevo = gema = gemas = ovo = ovos : animal product
claras : @egg
tagliatelle all uovo = tagliatelle alluovo = pasta all uovo = fettuccine all uovo = pappardelle all uovo : pasta, egg
mayonnaise = mayonesa = maionese = allioli = alioli

milk = latte intero = latte parzialmente scremato = latte scremato = leite : ~dairy
soy milk = latte di soia = lait de soja = leche de soja = leche de soya = leite de soja
almond milk = latte di mandorla = latte di mandorle = lait d amande = lait d amandes = leche de almendra = leche de almendras
coconut milk = latte di cocco = lait de coco = leche de coco = leite de coco
oat milk = latte di avena = lait d avoine = leche de avena
rice milk = latte di riso = lait de riz = leche de arroz
butter = burro = beurre demi sel = beurre doux = manteiga
peanut butter = burro di arachidi = beurre de cacahuète = beurre de cacahuètes = mantequilla de maní = mantequilla de mani = mantequilla de cacahuete = crema de cacahuete = manteiga de amendoim
cocoa butter = burro di cacao = beurre de cacao = manteca de cacao
cream = panna da cucina = panna da montare = panna liquida = panna fresca = nata para montar = nata líquida = nata para cocinar = crema de leche = creme de leite
panna : @cream
nata : @cream
nata de coco
condensed milk = lait concentré = lait concentré sucré = leche condensada = latte condensato = leite condensado
evaporated milk = leche evaporada
milk powder = lait en poudre = latte in polvere = leche en polvo
yoghurt = yaourt = yogur = iogurte
cheese = queso = queijo = requeijão = catupiry = chèvre frais = fromage râpé = fromage de chèvre = vache qui rit = st moret = queso crema = casu
buttermilk = babeurre = lait ribot = suero de leche = latticello
whey = lactosérum = petit lait
dulce de leche = confiture de lait = doce de leite
ice cream = gelato alla panna = helado de vainilla = glace à la vanille = glace vanille

almond = amande effilée = poudre d amande = poudre d amandes = mandorla = mandorle = amêndoa = amêndoas : nut
hazelnut = poudre de noisette = poudre de noisettes = nocciola = nocciole = avellana = avellanas = avelã = avelãs
walnut = noix = cerneaux de noix = cerneau de noix = noce = noci = nuez de castilla = huile de noix : nut
nutmeg = noix de muscade = noce moscata = nuez moscada = noz moscada
coconut = noix de coco = noix de coco râpée
macadamia = noix de macadamia
nut = nuez = nozes = fruits à coque = frutta secca = frutos secos
pecan = noix de pécan = noix de pecan = noci pecan = nuez pecana = nueces pecanas
cashew = noix de cajou = noix d acajou = anacardi = anacardo = anacardos = castanha de caju : nut
brazil nut = noix du brésil = castanha do pará
pistachio = pistache = pistaches = pistacchio = pistacchi = pistacho = pistachos : nut
pine nut = pignons de pin = pignon de pin = pinoli = piñones
chestnut = châtaigne = châtaignes = castagna = castagne = castaña = castañas
praline = pralinen
nocilla = crème de marrons et noisettes : hazelnut, ~milk
financier = financiers = dacquoise = dacquoises : %almond, %egg
financier : %butter, %wheat
crème de noyaux = creme de noyaux : @almond
turron = torrone : nut
marzipan = mazapán = pasta di mandorle = pâte d amande = pâte d amandes = massepain
peanut = arachide = arachides = arachidi = maní = cacahuate = cacahuates = amendoim = amendoins : nut

soy = soia = germogli di soia = tofu soyeux
soy sauce = sauce soja = salsa di soia = salsa de soja = salsa de soya = molho de soja = sillao
sesame = graines de sésame = sesamo = semi di sesamo = sésamo = ajonjolí = gergelim
celery = branche de céleri = céleri branche = céleri rave = sedano = sedano rapa = apio = apio nabo = aipo = salsão
celery = tallo de apio = rama de apio = ramas de apio
mustard = moutarde de dijon = moutarde à l ancienne = graines de moutarde = senape = mostaza = mostarda de dijon
lupin = lupini = lupino = altramuces

fish = filet de poisson = pesce = pesce spada = filetti di pesce = peixe = merluza = merluzzo = nasello = bacalao = baccalà = bacalhau = morue = brandade = cabillaud = lieu noir = lieu jaune = filet de colin = filets de colin = dos de colin = colin d alaska = truite = trota = trucha = truta = maquereau = maquereaux = sgombro = sgombri = caballa = bar de ligne = loup de mer = branzino = spigola = lubina = robalo = dorade = daurade = orata = sarde = sardina = sardinas = sardinha = sardinhas = hareng = harengs = arenque = lenguado = sogliola = filet de sole = rombo = rodaballo = rape de mar = rouget = rougets = salmonete = salmonetes = triglia = triglie = aile de raie = ailes de raie = congre = congrio = boquerón = boquerones = rascasse = corvina = besugo = mojama = pez espada = haddock fumé = oeufs de lump = oeufs de saumon = lotte de mer = filets de lotte = filet de lotte = médaillons de lotte = joues de lotte = queue de lotte = coda di rospo
salmon = salmone affumicato = salmão = saumon fumé : fish
tuna = thon = tonno = atum = bonito del norte : fish
anchovy = anchois = filets d anchois = alici = acciuga = acciughe = anchoa = anchoas = anchovas : fish

prawn = crevette grise = crevettes grises = gambero = gamberi = gamberetti = gamberoni = mazzancolle = mazzancolla = camarones = camarão = camarões = langostino = langostinos = bouquet de crevettes
lobster = homard = astice = aragosta = bogavante = lagosta : crustacean
crayfish = écrevisse = écrevisses : crustacean
crab = tourteau = tourteaux = chair de crabe = granchio = granchi = polpa di granchio = granseola = cangrejo = cangrejos = centollo = nécora = caranguejo = txangurro : crustacean
crustacean = cigalas = carabineros = scampo = cicale di mare
crab stick = bâtonnets de surimi = palitos de cangrejo
clam = coques de mer = praires = vongola = vongole veraci = almeja = almejas = berberecho = berberechos = amêijoas = telline = lupini di mare : mollusc
mussel = moule de bouchot = moules de bouchot = cozza = cozze = mejillón = mejillones = mexilhão = mexilhões : mollusc
oyster = huître = huîtres = ostra = ostras = ostrica : mollusc
scallop = noix de saint jacques = saint jacques = coquille saint jacques = coquilles saint jacques = capesante = capasanta = vieira = vieiras = pétoncles : mollusc
octopus = poulpe = poulpes = polipo = polipi = polvo = moscardini : mollusc
squid = encornet = encornets = calmar = calmars = calamaro = totano = totani = calamar = chipirón = chipirones = lula = lulas : mollusc
mollusc = bulot = bulots = bigorneaux = couteaux de mer = navajas = seiche = seiches = seppia = seppie = escargots de bourgogne = lumache = ormeaux
shellfish = fruits de mer surgelés = cocktail de fruits de mer = frutti di mare misti = cóctel de mariscos

wine = vin blanc = vin blanc sec = vin rouge = vin rosé = vino = vino bianco = vino rosso = vino blanco = vino tinto = vinho = vinho branco = vinho tinto = vinho do porto = jerez : ~sulphite
wine vinegar = vinaigre de vin = vinaigre de xérès = aceto di vino = aceto balsamico = vinagre de jerez = vinagre de vino : ~sulphite
raisin = raisins secs = uvetta = uva passa = uva sultanina = pasas = uvas pasas : ~sulphite
dried apricot = abricots secs = albicocche secche = orejones = orejones de albaricoque : ~sulphite
prune = pruneaux = pruneau = prugne secche = ciruelas pasas : ~sulphite

meat = viande hachée = carne picada = carne macinata = macinato = carne molida = carne moída = chair à saucisse : animal product
beef = boeuf haché = manzo = ternera = vitello = veau = filet de boeuf = carne de res = carne de vaca : meat
pork = jambon = jambon blanc = poitrine fumée = porc haché = rôti de porc = filet mignon de porc = maiale = lonza di maiale = salsiccia di maiale = cerdo ibérico = tocino = panceta = lomo de cerdo = lomo embuchado = costillas de cerdo = prosciutto cotto = prosciutto crudo = toucinho = presunto : meat
sausage = saucisse = saucisses = saucisse de toulouse = saucisses de toulouse = salsicce = salchicha = salchichas = linguiça = chouriço = cervelas
black pudding = boudin noir = morcilla = morcela
lard = saindoux = strutto = manteca de cerdo = banha
chicken = blanc de poulet = blancs de poulet = petto di pollo = pechuga de pollo = pechuga = frango = cuisses de poulet
duck = canard = magret = magret de canard = confit de canard = anatra = pato
lamb = agnello = gigot = gigot d agneau = cordeiro : meat
rabbit = lapin = coniglio = conejo = coelho
turkey = dinde = tacchino = pavo
gelatine = feuilles de gélatine = feuille de gélatine = gelatina = fogli di gelatina = colla di pesce = hojas de gelatina
honey = mel de abelha
`;
