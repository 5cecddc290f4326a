/**
 * Sauces, noodles, sea food, doughs and sweets of East and South Asia and of the Levant that other tables lack, and brands
 * of sweets, biscuits and powders, with what they usually hold of the fourteen allergens, in the notation of `table.ts`. As
 * `furtherFoods` read as it is written alone.
 */
export const easternFoods = `
chunjang = jjajang = jjajang paste = black bean paste = jajang paste : soy, ~wheat
golden mountain sauce = golden mountain = golden boy sauce : ~soy, ~wheat
soy sauce = guk ganjang = gukganjang = jin ganjang = ganjang = usukuchi = koikuchi = saishikomi = shiro shoyu = yangnyeom ganjang = see ew = thai thin soy
douchi = fermented black bean = black bean garlic sauce = dou chi : soy
soy = doufu = ganmodoki = agedashi tofu = tauco = taucu = tao jiew = tau cheo = cheonggukjang = soybean paste = yellow bean sauce = yellow bean paste = soy chunk = nutrela
chinkiang vinegar = chinkiang black vinegar = zhenjiang vinegar = chinese black vinegar = black rice vinegar : vinegar, @wheat
black vinegar : vinegar, @wheat
shaoxing wine = shaohsing wine = shao hsing wine = shaoxing = huadiao wine : @wheat
takoyaki sauce = okonomi sauce = bulldog sauce = bull dog sauce = katsu sosse : ~soy, ~wheat
eel sauce = unagi sauce = kabayaki sauce = nitsume : ~soy, ~wheat
eel sauce : @fish
yum yum sauce = yumyum sauce = hibachi sauce = japanese white sauce : %egg
chili crisp = chilli crisp = crispy chili oil = crispy chilli oil = lao gan ma = laoganma = lao ganma : chilli, ~soy, @peanut
ponzu : @fish
bagoong : @prawn
crustacean = saeujeot = saeu jeot = salted shrimp = balichao : shellfish
fish sauce = aekjeot = kanari = mam nem = mam tom = budu
anchovy = myeolchi = marukaiso = iriko = ikan bilis = dilis : fish
tuna = maguro = chutoro = otoro : fish
fish = kamaboko = narutomaki = chikuwa = hanpen = satsuma age = eomuk = odeng = fish cake = fish ball = fish tofu = swai = maeuntang = aji amarillo fish = ayu = kohada = aji horse mackerel = shishamo = jakoten : seafood
kamaboko : @egg, @wheat
narutomaki : fish, @egg
chikuwa : fish, @egg, @wheat
hanpen : fish, @egg
satsuma age : fish, @egg, @wheat
eomuk : fish, @wheat, @egg
odeng : fish, @wheat, @egg
prawn = amaebi = botan ebi = sakura ebi = sakura shrimp = dried prawn : crustacean
crab = kani kama : crustacean
scallop = hotate : mollusc
mollusc = hamaguri = asari = tsubu = sazae = mentsuyu clam = torigai = hokkigai : shellfish
sea urchin = uni sushi = bafun uni
mentsuyu = men tsuyu = tsuyu = noodle soup base = memmi : ~soy, ~wheat, ~fish
sesame = zhimajiang = zhi ma jiang = nerigoma = neri goma = suri goma = iri goma = simsim
mutabal = moutabal = mutabbal : @tahini, aubergine
hokkien noodle = hokkien noodles : noodle, ~wheat, @egg
lo mein noodle = lo mein noodles = lo mein = chow mein noodle = chow mein noodles : noodle, ~wheat, @egg
wonton wrapper = wonton wrappers = wonton skin = wonton skins = wantan blätter = wantanblätter : wonton, @egg
mie nudeln : noodle, ~wheat, @egg
shin ramyun = shin ramyeon = shin ramen = neoguri = chapagetti = buldak = indomie = samyang = jin ramen = yum yum noodle : noodle, ~wheat, @soy
kare kare mix = kare kare : %peanut
pork = bak kwa = bakkwa = rousong = meat floss = pork floss = chashu
gulab jamun : @wheat
semiya = semiyan = seviyan = seviyaan = sevai : ~wheat
papdi = papri = papdi chaat = mathri = khari : ~wheat
pastry = kunafa = knafeh = kunefe = künefe = konafa = warka = warqa = brick pastry = maamoul = mamoul = basbousa = revani
künefe : %cheese
basbousa : %butter, %almond
maamoul : %pistachio, %butter
bread = laffa = markook = saj bread = shrak = khubz = khobz = barbari = sangak = taftoon = samoon = tiger bread = levain = poolish = biga = pasta madre = lievito madre = youtiao = shokupan = milk bread = mantou = roti canai
milk bread : %milk
shokupan : %milk
couscous = ptitim = moghrabieh = mograbieh = maftoul = fregola sarda
pasta = acini di pepe = fideo = spaghettio = spaghettios = alphabet pasta
yoghurt = jameed = kashk = chalap
panettone : %butter
stollen : %butter
pandoro = colomba pasquale = colomba : bread, %wheat, %egg, %butter
baumkuchen : sponge cake, %butter
pound cake : %butter
lamington = lamingtons : sponge cake, %wheat, %egg, %milk
jaffa cake : %egg
custard cream = custard creams : biscuit, ~wheat, ~milk
fig newton = fig newtons = fig roll = fig rolls : biscuit, ~wheat
tim tam = tim tams : biscuit, ~wheat, ~milk, chocolate
vanilla wafer = nilla wafer = nilla wafers : biscuit, ~wheat, @egg, @milk
russisch brot : biscuit, ~wheat, %egg
nussecke = nussecken : ~nut, ~wheat, %butter
lotus spread = biscoff spread = cookie butter = speculoos spread = spekulatiuscreme : ~wheat, ~soy
milo = milo powder : ~malt, ~milk
wheat = cream of wheat = special k = chex mix = wasa brot = wasa knäckebrot = bran flake = bran cereal = puffed wheat = atora = shreddies = weet bix = weetbix : gluten
wasa : @wheat
atora : suet
malt vinegar = sarson vinegar
worcestershire sauce : @barley
milk chocolate = galaxy chocolate = galaxy bar = crunchie bar = mms = m m s = m and ms = m and m s = ritter sport = merci schokolade = schogetten = lila pause = schokolinsen = heath bar = skor bar = heath bars = hersheys kisses = hershey kisses = hershey s kisses = hersheys = hershey s = hershey bar = aero bar = wispa = boost bar = flake bar = cadburys = cadbury s = cadbury chocolate = ghirardelli white = kinder egg = quality street : chocolate
candy melt = candy melts = candy coating = almond bark = vanilla bark = chocolate coating : sugar, ~milk, ~soy
werthers original = werthers = werther s original = werther s = werther s echte = werthers echte = storck riesen : caramel
peanut m and ms = peanut m m s = peanut mms : peanut, ~milk
ferrero küsschen : ~hazelnut
mon cheri : ~alcohol, chocolate, @milk
mars bar : ~wheat, ~barley
paradiescreme = paradies creme : @milk
lätta : margarine, @milk
ranch seasoning = ranch mix = ranch dip mix = hidden valley ranch = hidden valley : ~milk
bloody mary mix : ~anchovy, ~celery
clamato : ~celery
old bay : ~mustard
piccolo : ~wine
labskaus = lobscouse : @meat, @fish
brandade : fish, @milk
cube knorr = knorr cube = knorr würfel : @celery
`;
