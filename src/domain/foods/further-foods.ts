/**
 * Cuts and dishes, foods that are called by a brand, and names from India and the German-speaking countries, in the notation of
 * `table.ts`. What is also another word is meat or fish where a list of ingredients names it, and nowhere
 * else. None is what a word with a slip was meant for (`rather`, no rasher).
 */
export const furtherFoods = `
meat cut = filetfleisch | shank, cutlet, escalope, tongue, neck fillet = scrag end = best end of neck, elk = elch, moose, reindeer = rentier, ostrich, karree, huft, plätzli, kitz, nacken, thigh, wing, flank, zunge, hirn, jus, parma : @meat
meat dish = schaschlik | kebab = kebap = döner = shawarma, köfte, bifteki = souvlaki, bolognese, ragu, consomme, rillettes, gravy, burger = burger patty, pastete, keema = kheema, nürnberger : @meat
fish alone = stint | bückling = bücklinge, bass, skate, shark, brill, ling, smelt, shad, huss, croaker, opah : @fish
made of meat | chili con carne = chilli con carne, pot roast, cold cut, white pudding, pigs in blankets, cordon bleu, bratensosse = bratensauce = bratensaft : ~meat
cordon bleu : ~cheese, ~wheat
pigs in blankets : ~wheat
ribeye = rib eye
steak | flank steak : beef
flank | flank steak, beef flank : @meat
tenderloin | pork tenderloin, beef tenderloin : meat
wing = chicken wing = chickenwing = turkey wing
thigh = chicken thigh = turkey thigh
bass | sea bass, striped bass : @fish
skate | skate wing : @fish
parma | parma ham : @meat
ham | parma ham : pork
beef | beef flank, beef tenderloin, t bone, filet mignon, porterhouse, topside, silverside, tri tip, ground round, top round, hohe rippe, beiried, schulterscherzel, bovril, oxo cube : meat
bovril : ~barley, ~wheat, ~celery
meat | lungenbraten, gosht : animal product
pork | pork tenderloin, schweinelachs = schweinelachse, scrapple, fatback = fat back, caul fat, tasso ham = tasso, lonza = lonzino, cotechino, zampone, finocchiona, schwarte = schwarten, schwartenmagen, verhackertes, dicke rippe, surstelze, schäufeli, kasslerbraten = kasselerbraten, jungschweinebraten, milchferkel, spanferkel, lardo, coppa, schopfbraten, stelze, wammerl, san daniele, jamon = jamón ibérico = jamón serrano, bacon = rasher : meat
lard = grammeln = grieben : pork
suet = talg
bone marrow = marrow bone = soup bone
kidney = niere = nieren : meat
tripe = kutteln : meat
offal | beuschel = lungerl, giblet : meat
sausage = banger | salsiccia, boerewors, cervelat, salsiz, wienerli, kaminwurzen = kaminwurz, pfefferbeisser, aufschnitt, longaniza, lap cheong = lap chong = lup cheong, boudin, kabanos, cipollata, adrio, krainer, pinkel, würsteln : ~pork
jerky = biltong
chicken = murg = murgh = chickenbrust = stubenküken = chicken wing = chicken thigh : poultry
turkey = trute = trutenbrust = turkey thigh = turkey wing : poultry
goat = zicklein : meat
lebkuchen = nürnberger lebkuchen
chili con carne : chilli

fish = lebertran = schillerlocke = renke = renken = rotbarbe = rotbarben = rotzunge = rotzungen = wittling = wittlinge = seabream | steelhead, rohu, katla, pomfret, surmai, hilsa = ilish, bangda : seafood
tuna = tunafish = albacore
gravlax = gravadlax
worcestershire sauce = worcester = worcestshire sauce
crayfish = crawdad
lobster = langostino
crab = dungeness
prawn = jhinga = chingri
seafood = marinara mix

nougatkuvertüre : milk chocolate, nougat
milk chocolate = white choc = white choc chip = cadbury = cadbury flake
cocoa = cadbury cocoa
dark chocolate = cadbury bournville
naan : @milk
garlic bread : bread, garlic, @butter
korma sauce : @cream, @almond, @cashew
tikka masala sauce : @cream
vodka sauce : vodka, @cream
makhani : @butter, @cream
cream soup | cream of mushroom soup, cream of chicken soup, cream of celery soup, cream of broccoli soup, cream of potato soup, cream of onion soup : cream, @wheat
cream of mushroom soup : mushroom
cream of chicken soup : chicken
cream of celery soup : celery
cream of broccoli soup : broccoli
cream of potato soup : potato
cream of onion soup : onion
welsh rarebit = rarebit : @cheese, @wheat, @mustard
pizza = pizzen
butter = beurre noisette
oyster cracker : cracker
hot dog bun = hot dog roll = hotdog brötchen = hot dog brötchen : bun
quail egg = wachtelei = wachteleier : egg
quail egg = quails egg = duck egg = goose egg
steak fries = steak fry : potato
coconut meat : coconut
soy mince = soya mince : soy
soy yoghurt = soya yoghurt = soya yogurt
chia egg = chia ei
flax egg = leinsamen ei = lein ei
chestnut flour : chestnut
plantain flour : plantain
tiger nut flour : tiger nut
pickled ginger = sushi ginger : ginger
mascarpone = marscapone = mascapone
cream = qimiq = whipped topping
margarine = rama
butter = kerrygold = lurpak
condensed milk = milkmaid = carnation milk
cheese | philly, swiss cheese, muenster = münster, mimolette, morbier, danish blue, brunost, manouri, quargel, gervais, bresso, kiri, exquisa, scheiblette = scheibletten, liptauer, obatzter, chenna : ~milk
yoghurt | labne, laban, doogh, cacik, mishti doi, chaas, mattha : ~milk
quark = blanc battu
dulce de leche = cajeta
white sauce = mornay
hot chocolate = drinking chocolate
kheer | rasmalai, rabri : %milk
burfi = barfi
egg = eggwash = anda : animal product
meringue = meringen = windringe = baisertropfen : %egg
mayonnaise = hellmanns
quorn | quorn mince, quorn piece, quorn sausage, quorn chicken : ~egg
honey = honigwein = bienenpollen = gelee royale = royal jelly = bee pollen = mead = honeymustard = hony : animal product
honeymustard : mustard
gelatine = gelantine = gelantiene = aspic = knox = envelope knox = collagen = collagen powder = collagen peptide
gummy bear = haribo = jelly cube = jelly baby = jelly babies = wine gum

almond = badam = badaam : nut
cashew = kaju : nut
pistachio = pista : nut
walnut = akhrot : nut
nut | charoli = chironji, persipan
brazils : @brazil nut
ferrero rocher = rocher
peanut = moongphali = mungfali = shengdana = singdana : nut
peanut butter = pb = skippy = jif
reeses = reeses cup = reeses pieces = butterfinger : peanut, ~milk
nutter butter : peanut, ~wheat
jif lemon : lemon

wheat = ebly = dalia = daliya = lapsi = wheatberry = cracked wheat : gluten
pasta | sevai = seviyan, fleckerl, älplermagronen, spaghetti = spag : %wheat
dumpling = kloss = klösse = klösschen
egg noodle = knöpfli
bread = brezn = weckerl = weckle = weggli = bap = crusty roll = tramezzini : %wheat
pastry = gipfeli : %wheat
filo = fillo
cracker = ritz
tortilla = soft taco
oat = schmelzflocken = mehrkornflocken = cheerios = oatbran
mehrkornflocken : ~wheat
grape nut = grape nuts : wheat, barley
ladyfinger = biskotten
roux = einbrenne
cake mix = backmischung
flour = tipo 00 = all purpose flower : ~wheat
breadcrumb = panier
barley = getreidekaffee
ovaltine = ovomaltine
gravy granule : gravy, ~wheat
frenchs fried onion = frenchs french fried onion = frenchs crispy onion : onion, ~wheat
quinoa | ragi = ragi flour, bajra = bajra flour, jowar = jowar flour = juwar flour, rajgira flour, kuttu flour : grain
poultry seasoning : spice
peach = donut peach = doughnut peach

celery = suppenpulver = suppenwürze = aromat = fondor = zeller = wurzelwerk = suppenkraut = seafood seasoning = bloody mary mix
vegetable stock = gemüsekraftbrühe = gemüsesuppe = gemüsesuppenpulver = veg stock = veggie stock = veg broth = veggie broth = veg bouillon
stock cube = würfel brühe = würfel bouillon = brühe würfel = better than bouillon = vegetable oxo cube = veg oxo cube
mustard = sempf = sarson = panch puren = grey poupon = frenchs mustard
sesame = gingili oil
togarashi = shichimi
everything bagel seasoning = everything but the bagel seasoning
hoisin = hoi sin
soy = nutrela = meal maker : legume
soy sauce = braggs aminos = bragg aminos = bragg liquid aminos
coconut = coconut amino
butternut squash = butternutkürbis = butternutkürbisse = butternusskürbisse
cress = kresse
chilli = peperoni
pizza = peperoni pizza
pepperoni = peperoni pizza = peperoni slice = sliced peperoni = peperoni salami
hot sauce = franks red hot = franks redhot = franks hot sauce
sunflower butter = sunflower seed butter
seed | pumpkin seed butter, chia egg :
seitan = mock duck
impossible burger = impossible burger patty = impossible beef = impossible meat = impossible sausage = impossible pork : soy
cheese | ziegenrolle, cashel blue, cornish yarg, saint agur, primosale, akkawi, beyaz peynir, idiazabal, saint nectaire, epoisses, livarot, provola, crescenza, montasio, bel paese, shropshire blue, laughing cow, almette, saint albray, geramont, gjetost = geitost, bavaria blu, bleu d'auvergne, fourme d'ambert, brimsen = bryndza = brynza, ziger = zieger = schabziger, mutschli, formaggini = formaggino, gailtaler, port salut, humboldt fog, stinking bishop, kasseri, graviera = kefalograviera, mizithra = myzithra, anthotyro, twarog, requesón, quesillo, tetilla, cabrales, serra da estrela, fiordilatte, caciotta, castelmagno, trentingrana, squacquerone, primo sale, faisselle, crottin, saint marcellin, saint félicien, brillat savarin, maroilles, pont l'évêque, mont d'or = vacherin mont d'or, laguiole, bleu de bresse, etivaz, belper knolle : ~milk
cheese alone | cheshire, lancashire, dubliner, cantal, beaufort, abondance, mahón, piave, fondue : @cheese
bread = laugenweckerl = toastie : %wheat
pasta | maccheroni, magronen : %wheat
alcohol | grappa, calvados, armagnac, campari, pernod, pastis, ouzo, raki, sambuca, absinthe = absinth, chartreuse, benedictine, drambuie, galliano, chambord, cachaça, pisco, soju, arrack = arrak, moonshine, grand marnier, curaçao, crème de cassis, crème de menthe, angostura, jägermeister, obstler, himbeergeist, kirschgeist, zwetschgenwasser, marillenbrand, aperol :
rum = strohrum = inländerrum = rumtopf
mead : alcohol
beer = budweiser = heineken
gravy granule = bisto
advocaat = verpoorten
mayonnaise = miracel whip
tartare sauce = sauce tartare
fish | keta, boquerones, brisling, wahoo, trevally, snoek, cobia, orata, merlan, meerbarbe, kliesche, limande, huchen, mullet, conger eel = conger, grilse, megrim, dogfish, garfish, weever, pikeperch, tench, butterfish = butterfisch = buttermakrele = escolar, saury, kingklip, hoki, scrod, cusk, finnan haddie, arbroath smoky, patum peperium, alici = acciughe, lachsersatz = kaviarersatz, blauleng, katzenhai, reinanke = reinanken, blaufelchen, trüsche = trüschen, strömling = strömlinge, schnäpel, rotfeder = rotfedern, sandaal = sandaale, meeraal, meerbrasse = meerbrassen, fogosch : seafood
fish cake = fishcake : fish, @wheat, @egg
crab cake = crabcake : crab, @wheat, @egg
ice cream | spumoni = spumone : %milk
prawn = gamberi = gamberoni = gamberetti = carabineros = kolambi
squid = seppie = moscardini = polpo = chipirones
scallop = coquilles saint jacques
meat | voressen = gschnetzlets, ossobuco, carne asada, al pastor, barbacoa, birria, frog leg, sobrasada, mostbröckli : animal product
spare rib = leiterchen
black pudding = blunze = blunzen = blunzn
mutton = hammel = hammelfleisch = hammelkeule = hammelrücken
kangaroo = känguru
turkey = puter
pigeon = squab
duck = duckling | mallard, woodcock, grouse : poultry
ossobuco = osso bucco
meat | mixed game, game bird :
capon = kapaun = kapaune : chicken
goat = gitzi
chicken = pouletflügeli = pouletbrüstli
beef | london broil, chateaubriand, ox tongue = beef tongue, hüferl = hüferscherzel, weisses scherzel, kavalierspitz, nierenzapfen, querrippe = querrippen, spannrippe, eye of round, ox cheek, bürgermeisterstück, onglet, flat iron : meat
pork | capicola, linguica, culatello, chicharron = chicharrones, pig cheek, presskopf, pressack, saumagen, ferkel : meat
sausage = saveloy = saucisson = boudin noir = schüblig = servelat = braunschweiger
offal = gizzard
sweetbread = briesfleisch
veal = kalbslachs = kalbslachse
meat | head cheese = headcheese = brawn :
turkey = babypute
hare = feldhase
meat dish = schawarma
köfte = kofta
honey = manuka = propolis
peanut = payday = aschanti
peanut butter = sun pat
cashew = kajoo = kaschukern = kaschukerne
pine nut = pignolia
soy sauce = kikkoman
mustard = pommery
baba ganoush = baba ganusch = moutabal
cauliflower crust = cauliflower pizza crust = cauliflower pizza base : cauliflower, ~egg, ~cheese
lettuce = lettuce wrap = lettuce cup
nori = nori wrap
collard wrap : vegetable
courgette = courgetti = courgetti noodle
rice paper = rice wrapper = spring roll rice wrapper = rice spring roll wrapper
rice noodle = pho noodle = rice stick = rice stick noodle
bean thread = bean thread noodle
mung vermicelli = mung bean vermicelli
quinoa pasta : quinoa
lentil pasta = lentil fusilli = lentil penne = lentil spaghetti = linsennudel = linsennudeln
chickpea pasta = chickpea fusilli = chickpea penne = kichererbsennudel = kichererbsennudeln

rennet = animal rennet = rennet tablet = kälberlab = labpulver = labtablette = labtabletten : animal product
vegetable rennet = vegetarian rennet = microbial rennet = mikrobielles lab = pflanzliches lab : 
carmine = cochineal = cochenille = karmin = e120 : animal product
shellac = schellack = e904 : animal product
beeswax = bienenwachs : animal product
isinglass = hausenblase : fish
`;
