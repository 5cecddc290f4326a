/**
 * What is bought made (cakes, doughs, sauces, pickles, powders, sweets), mostly German, and what it usually holds of the
 * fourteen allergens, in the notation of `table.ts`. As `furtherFoods` read as it is written alone.
 */
export const preparedFoods = `
crepe = blini = blintz = eierpuffer : @wheat, @egg, @milk
pancake : @milk
yorkshire pudding : @milk
scone : @milk
muffin : @milk
french toast = arme ritter = armer ritter = pofesen : %egg, %milk
latte = eiskaffee
latke = kartoffelpuffer = reiberdatschi = kartoffelpfannkuchen : %egg
madeleine : %wheat, %butter
clafoutis : %wheat, %milk
quiche : %wheat
okonomiyaki : %wheat
linzer torte : %wheat, %egg, %butter
bienenstich : %wheat, %milk, %egg
vanillekipferl : %wheat, %butter
florentiner : %wheat, %butter
zimtsterne : %egg
doughnut : %egg, %milk
profiterole : %milk
eclair : %milk
gougere : %wheat, %egg, %cheese
churro : %wheat, %egg
croissant = kipferl = hörnchen
strudel = apfelstrudel
bread = rundstück = rundstücke = kornspitz = laugenstange = laugenecke = laugenecken = langos = filinchen
pizza = lahmacun = pinsa
kataifi = kadayif
brownie | gugelhupf, donauwelle, eierschecke, obstboden, kuchenboden, biskuitmasse : @wheat, @egg
tart shell = tartelett = tarteletts = tartelette = tartelettes = törtchenboden = törtchenböden
biscuit = kräcker = tuc = salzgebäck = käsegebäck = katzenzungen
choux = brandmasse
spring roll = frühlingsrolle = frühlingsrollen
empanada : %wheat
mozzarella stick = mozzarellasticks : cheese, %wheat
backcamembert : cheese, %wheat
chicken nugget = nugget = nuggets
roux = mehlbutter
schupfnudeln = bubespitzle = buabaspitzle
oat | getreideflocken : grain
getreideflocken : ~wheat
croquette = kroketten = krokette = kartoffelkroketten : %wheat, %egg
backfisch = backfischfilet = knusperfisch : fish, %wheat
pasta | cavatelli, tortiglioni, spaghettini, mafaldine, casarecce, paccheri, bigoli, tagliolini, capellini, nudelteig : %wheat
nudelteig : %egg
bread = panini = panino
fajita : %tortilla
sponge cake = kuchenkrümel = madeira cake = trifle sponge = trifle sponge cake = victoria sponge = genoise = amerikaner
bread = french stick = french loaf = bloomer = fougasse = piadina = bolillo = telera = pikelet = barmbrack = bannock = bao = bao bun = banh mi = banh mi roll = hawaiian roll = parker house roll = schrippe = stulle = vinschgerl = salzstangerl = flesserl = mohnflesserl = grahamweckerl = mohnweckerl = lievito madre = gözleme : %wheat
fruitcake = fruit cake : fruit
potato roll : bread, potato
pain au chocolat : pastry, chocolate
sourdough = anstellgut = sauerteigansatz
simit : bread
pastry = vol au vent = pastetli = blätterteigpastetli = königinpastete = eccles cake = rugelach
pasta = manicotti
biscuit = gebäck = mailänderli = spitzbuben = linzer augen = linzeraugen = teegebäck
doughnut = quarkbällchen = fasnachtsküchle
gugelhupf = guglhupf
waffle = waffel
lebkuchen = pfeffernuss = pfeffernüsse = läckerli = basler läckerli
tart shell = tart case = pastry case
lumpia wrapper = moo shu wrapper : %wheat
kataifi = kadaif
bulgur = burghul
barley = graupe = perlgraupe = gerstengraupe
gravy : @wheat
bratensosse : @wheat
banger : @wheat
cumberland sausage : @wheat
lincolnshire sausage : @wheat
sausagemeat = sausage meat : sausage, meat, @wheat, ~sulphite
crispy onion = crispy fried onion = röstzwiebel = röstzwiebeln : onion, @wheat
korn mischung = kornmischung = getreidemischung = fünfkornmischung = sechskornmischung = mehrkornmischung : grain, ~wheat
fleischpflanzerl = fleischküchle = fleischlaberl = fleischlaibchen = hacktätschli = hackplätzli : meat, frikadelle
chicken kiev : chicken, @butter, @wheat
goujon : @wheat
paniert = panierte = panierter = paniertes = panierten : @wheat
battenberg : @wheat, @egg
simnel cake : @wheat, @egg
bakewell : @wheat, @egg
frangipane : @egg, @butter
ricciarelli : @egg
panforte : @wheat
crispbread = ryvita
brioche = babka
soy sauce = yakitori sauce
aburaage = inari
katsu sauce : @wheat, @soy
semmelknödel = semmelknödeln = serviettenknödel = brezenknödel : dumpling, bread, %egg, %milk
manner schnitten = neapolitaner : wafer, ~hazelnut
börek = borek = burek : pastry, %cheese, %egg
zopf = züpfe : @wheat
butterzopf : butter, %wheat
bread | buchteln = buchtel, einback, dampfnudel = dampfnudeln : %wheat
dampfnudel : %milk
fladenbrot = fladenbrote = pide : %sesame
backteig : %wheat, %egg
quark öl teig : quark, %wheat
breadcrumb = panade = paniermischung
streusel = crumble topping : %wheat, %butter
dumpling = nockerl = nockerln = wareniki = vareniki = varenyky = piroggen = pirogge = piroschki = piroshki = schlutzkrapfen = powidltascherl | pelmeni = pelmenis, manti : %wheat
pelmeni : ~meat
pierogi = pirogi
egg noodle = kniffla = frischeinudeln = frischeipasta
kässpatzen : egg noodle, ~cheese
ravioli : %egg
tortellini = tortelloni : %egg
noodle = mie = bami : %wheat
soba : %wheat
orzo = kritharaki = risoni
mehrkornflocken = korn flocken = vierkornflocken = fünfkornflocken = sechskornflocken
spelt = urdinkel = urkorn
frikadelle : @wheat, @egg
meatball : @wheat, @egg
gravy granule = bratensossenpulver = bratensaucenpulver
schlemmerfilet = schlemmerfilets : fish, ~wheat, ~milk

egg = frischei = trockenei = lysozym = lysozyme
egg = straussenei = eimasse = volleimasse = eischaum = flüssigei = flüssigeigelb
custard = vanillecreme = konditorcreme = englische creme
lemon curd = zitronencurd
scotch egg : egg, sausage, ~wheat
marshmallow fluff = marshmallow creme = marshmallow cream
fresh pasta = frische pasta = frische nudeln | fresh lasagne, fresh tagliatelle, fresh fettuccine, fresh pappardelle, fresh linguine, fresh tortellini, fresh ravioli : pasta, @egg
fresh tagliatelle : tagliatelle
fresh lasagne : lasagne
fresh fettuccine : fettuccine
fresh pappardelle : pappardelle
fresh linguine : linguine
fresh tortellini : tortellini
fresh ravioli : ravioli
meringue = windbäckerei
omelette = spanish tortilla = spanish omelette = tortilla de patatas = spanische tortilla
salzburger nockerln = salzburger nockerl : %egg
nougat = türkischer honig
macaroon = makrönchen
zabaglione = zabaione = weinschaumcreme = weinschaum = chaudeau : %wine
bavarois = bayerische creme = bayrische creme : %egg, %cream, %gelatine
chocolate mousse = mousse au chocolat = schokomousse = schokoladenmousse : chocolate, %egg, %cream
tartare sauce = tatarsosse = tatarsauce = tartarsosse = tartarsauce = tatarensosse = tatarensauce = tartarensosse = tartarensauce
cocktailsauce = cocktailsosse = burgersauce = burgersosse = joppiesauce = joppiesosse : %mayonnaise
fleischsalat : meat, %mayonnaise
schokokuss = dickmanns = negerkuss = negerküsse

protein powder = proteinpulver = proteinriegel = protein bar : %milk
coffee creamer = creamer = kaffeeweisser : ~milk
kartoffelpüree = kartoffelbrei = kartoffelstampf = erdäpfelpüree : potato, %milk, %butter
kartoffelgratin = potato gratin = dauphinoise : potato, %cream, %cheese
panna cotta = pannacotta
cream = kochcreme = bratcreme = schlagcreme = blubb
white sauce = sauce mornay
chocolate spread = schokocreme
lassi = mangolassi
whey = süssmolke
balsamic vinegar = creme balsamico
cheese = burratina = mozzarellini = blauschimmel = chaource = langres = ossau iraty = mondseer = montafoner = salakis = patros = weisslacker = quäse = esrom = miree = buko = milkana = kasar = hallumi = halumi
condensed milk = bärenmarke
custard = vla
yoghurt = actimel
quark = fruchtzwerge = fruchtzwerg
caramel = kuhbonbon = kuhbonbons
hot chocolate = kakaotrunk = trinkschokolade = trinkschokoladenpulver = heisse schokolade
kinder chocolate = kinderriegel = kinder riegel = kinder schokolade = schokobons = schoko bons = kinder country = kinder pingui
milk chocolate = bounty bar = bounty riegel = milky way = rolos = lindor = überraschungsei = überraschungseier
bounty = mars = after eight = ferrero küsschen : @milk
choco crossies : ~milk, ~almond, ~wheat

fish = seehasenrogen = capelinrogen = lachsrogen = rotauge = maräne = maränen = schnapper = dornhai = zahnbrasse = zahnbrassen = aalquappe = quappe = sild = appelsild = glasaal = brataal = kibbeling = kibbelinge = kräuterhering = tomatenhering
fish alone | köhler, leng : @fish
crab = seespinne = seespinnen
bisque : @crustacean
scallop = jakobsmuschelnüsse = jakobsmuschelnüsschen
mollusc = weinbergschnecke = wellhornschnecken = achatschnecken = seeohr = seeohren
schnecken : @mollusc

amaretto = amarettolikör
stollen : ~almond
peshwari naan : naan, ~almond
falernum : ~almond
picada : @almond, @hazelnut
vermicelles : @chestnut, @pasta
chestnut = kastanie = esskastanie = edelkastanie = edelkastanien
marzipan = bethmännchen
dominostein = dominosteine : lebkuchen, ~marzipan
peanut = ültje
soy = edamamekerne
kecap manis = ketjap
black bean sauce = schwarze bohnen sauce = schwarze bohnensauce = schwarze bohnensosse
lupin = lopino = tremocos
dukkah = dukka
sesame = goma dare
hummus = hommos = humous

stock = klare suppe = hefebrühe : ~celery
fond : @celery
meat broth = rindsuppe = rindssuppe = fleischsuppe
vegetable stock = gemüsepaste = gemüsebrühpaste = suppenpaste = würzpaste
bone broth : stock
demi glace : @celery
hühnersuppe = hendlsuppe = geflügelsuppe = pouletsuppe : chicken, stock
stock = brodo
celery = suppengrünbund = zellerwurzel = stangenzeller = knollenzeller = suppenkräuter = suppenbund = streuwürze = suppengewürz
kräutersalz = herbamare : salt, %celery
vegetable juice = gemüsesaft : vegetable, %celery

gherkin | cornichon = gewürzgurke = gewürzgurken = essiggurke = essiggurken = saure gurke = saure gurken = delikatessgurke = delikatessgurken = spreewälder gurke = spreewälder gurken = essiggürkchen = gürkchen = gurkensticks = sandwichgurken = burgergurken = gurkenrelish = gurkenwasser = essiggurkerl = essiggurkerln = gurkerl = gurkerln = salzgurke = salzgurken = sandwichgurke = burgergurke, dill pickle : ~mustard
mixed pickle = mixpickles : ~mustard
bread and butter pickle : ~mustard
sandwich pickle : ~mustard
relish = sweet relish = pickle relish : @mustard
panch phoron = panch phoran
sambar powder = sambar masala
pickling spice = einmachgewürz = gurkengewürz = einlegegewürz : spice, ~mustard
mustard = händlmaier
curry powder = currypulver = currygewürz : ~mustard
curry : @mustard
salatdressing = salatsosse = salatsauce : %mustard

dried apricot = getrocknete marillen = dörraprikosen
dried mango = getrocknete mango = getrocknete mangos : mango, ~sulphite
dried pineapple = getrocknete ananas : pineapple, ~sulphite
dried apple = getrocknete äpfel = apfelringe : apple, ~sulphite
dried pear = getrocknete birnen = dörrbirnen = kletzen : pear, ~sulphite
dried peach = getrocknete pfirsiche : peach, ~sulphite
candied peel = mixed peel = candied fruit = candied orange = candied lemon = zitronat = orangeat = sukkade = succade = kandierte früchte = kandierte orangenschale = kandierte zitronenschale : ~sulphite
raisin = rosine
sultana = sultanine = zibebe = zibeben = weinbeere = weinbeeren
rumrosine = rumrosinen = rum raisin : raisin, rum
dried cranberry = craisin = cranberrys getrocknet = cranberries getrocknet = getrocknete cranberrys
dried fruit = dörrfrüchte = dörrfrüchten
dried apricot = softaprikose = trockenaprikose = dörraprikose
balsamic vinegar = condimento bianco = condimento balsamico
wine vinegar = sherryessig = champagneressig = champagne vinegar
sherry vinegar : ~sulphite
glace cherry = belegkirsche = belegkirschen = kandierte kirschen
maraschino cherry = cocktailkirsche = cocktailkirschen = maraschinokirschen
horseradish = meerrettich = kren | tafelmeerrettich, sahnemeerrettich = sahnekren = creamed horseradish = horseradish sauce : 
tafelmeerrettich : ~sulphite
sahnemeerrettich : ~sulphite, ~cream
klossteig = kartoffelklossteig = knödelteig : potato, ~sulphite
püreepulver = kartoffelpüreepulver = instant mash : potato, ~sulphite, %milk
wine | dornfelder, lambrusco, müller thurgau, trollinger, gutedel, zweigelt, veltliner, blaufränkisch, noilly prat, winzersekt, fendant, chasselas, rieslingsekt, landwein, tafelwein, perlwein, likörwein, obstwein : 
`;
