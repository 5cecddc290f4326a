/**
 * Names from the kitchens of Eastern and Northern Europe, the Near East, South East Asia, Korea, Japan, China, Africa and Latin
 * America that recipes in English and German use as they are, and what they usually hold of the fourteen allergens or of
 * meat, in the notation of `table.ts`. As `furtherFoods` read as it is written alone.
 */
export const foodsOfTheWorld = `
wheat = kasza manna = manna groats = mąka = mąka pszenna = tenkasu = agedama = kao fu = kaofu = liangpi : gluten
egg = jajka = jajko = balut : animal product
cheese = jibneh = jibni = shanklish = kaas = belegen kaas = ayib = provoleta = messmör = chechil = sulguni : ~milk
syrniki : @quark, @egg, @wheat
quark = túró = turo = kwark
yoghurt = ryazhenka = filmjölk = filmjolk = amasi = maas melk = matsoni
buttermilk = karnemelk
butter = roomboter = smen = niter kibbeh = nitter kibbeh = niter kibbe
custard = vanillevla
tarhana = trahana = trahanas : @wheat, @yoghurt
hilopites = chilopites : pasta, @egg, @milk
pork = salo = szalonna = słonina = carne de cerdo : meat
sausage = sucuk = sujuk = sudjuk = loukaniko = loukanika = longganisa = sai ua = csabai kolbász = kolbász
beef = basturma = pastirma = pastırma = carne seca = lengua : meat
meatball = bakso
pork = lap yuk = nem chua = chả lụa = cha lua = gio lua = tonkatsu = cha siu : meat
tonkatsu : %wheat, %egg
fish = surströmming = mentaiko = tarako = shirasu = chirimen jako = chirimen = anago = pla ra = padaek = pla raa : seafood
saba : @fish
bread = lefse = knäckebröd = ontbijtkoek = msemen = brick leaves = brick leaf = polarbröd = rugbrød = tunnbröd
biscuit = pepparkakor = stroopwafel = stroopwafels = speculaas = alfajor = alfajores = chebakia = kruidnoten = pepernoten
noodle = reshteh = misua = pancit canton = somyeon = kalguksu = yi mein
reshteh : ~wheat
misua : noodle, ~wheat
pancit canton : noodle, ~wheat, @egg
ba mee = bamee = bami noodle : noodle, ~wheat, @egg
yi mein = e fu noodle : noodle, ~wheat, @egg
somyeon : noodle, ~wheat
kalguksu : noodle, ~wheat
mandu = pangsit : dumpling, %wheat
sponge cake = castella = kasutera = dorayaki
melonpan = melon pan : bread, %wheat, %egg, %butter
taiyaki : %wheat, %egg
curry roux = japanese curry = japanese curry roux = golden curry = vermont curry = java curry : ~wheat, @milk, @soy
soy sauce = toyo = warishita = wafu dressing
soy = tokwa = tahu = tao jiao = chu hou paste = chee hou sauce
tofu = fermented tofu = furu = fu ru = nam yu = nam yue
chu hou paste : @wheat, @sesame
wafu dressing : @sesame
goma dressing = sesame dressing : sesame
shrimp paste = petis = petis udang = mam ruoc = mắm ruốc = mam tom = mắm tôm = saewoo jeot = saeujeot paste = haam ha = hom ha
nam prik pao = nam phrik phao = nam prik phao = thai chilli jam = thai chili jam = chilli paste in oil : chilli, ~prawn, @fish
sha cha sauce = shacha = sha cha = shacha sauce = chinese barbecue sauce = bull head barbecue sauce = chinese satay sauce : ~prawn, ~fish, @soy, @peanut
suya spice = suya = yaji spice : ~peanut
peanut = kuli kuli : nut
`;
