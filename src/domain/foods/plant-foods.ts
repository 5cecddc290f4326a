/** Nuts, seeds, pulses, grains, vegetables and fruit, in the notation of `table.ts`. */
export const plantFoods = `
nut = tree nut | brazil nut, macadamia, hickory, nut butter, nut milk, nut oil, mixed nut, trail mix, 🌰 : ?peanut, ?almond, ?walnut, ?hazelnut, ?cashew, ?pecan, ?pistachio
mixed nut | trail mix : ~peanut, ~almond, ~walnut, ~hazelnut, ~cashew, ~pecan, ~pistachio
nut butter : ~peanut, ~almond, ~hazelnut, ~cashew
nut milk : ~almond, ~cashew, ~hazelnut
peanut = groundnut = ground nut = pea nut = monkey nut = goober = arachis = 🥜 : nut, legume
peanut butter | pb2 : peanut
peanut oil = groundnut oil = arachis oil : peanut, oil
satay | gado gado, pad thai, massaman, kung pao : %peanut
almond | almond flour, almond meal, ground almond, almond extract, almond essence, orgeat, amaretto, disaronno, amaretti, ajo blanco : nut
almond milk | almond butter, almond oil : almond
amaretto : alcohol
macaron : ~almond
marzipan | frangipane, macaroon, bakewell, ricciarelli, amarettini, battenberg, simnel cake, panforte, biscotti, cantuccini : ~almond
hazelnut = filbert = cobnut | frangelico : nut
frangelico : alcohol
nutella : ~milk
nutella | gianduja = gianduia, chocolate spread : ~hazelnut, chocolate
walnut : nut
pecan : nut
cashew | cashew butter, cashew cream, cashew milk : nut
pistachio : nut
chestnut = marron | marron glace : nut
pine nut = pinenut = pine kernel = pignoli : nut
nougat : %egg
macaroon : %egg
amaretti : %egg
amarettini : biscuit, %egg
shortbread : %butter
bienenstich : ~almond
florentiner : ~almond
linzer torte : ~almond
vanillekipferl : ~almond
zimtsterne : ~almond
mozartkugel : ~almond
toffifee : ~hazelnut, ~milk
hanuta : ~hazelnut, ~milk, ~wheat
raffaello : coconut, ~almond, ~milk, ~wheat
lebkuchen : biscuit, ~almond, ~hazelnut
spekulatius : biscuit, ~almond
giotto : ~hazelnut, ~milk, ~wheat
praline | nougat, turron, gianduiotto, brittle, baklava, dukkah : ~nut, sugar
dukkah : sesame
everything bagel seasoning : sesame
everything bagel : bagel, sesame
hamburger bun : ~sesame
ssamjang | bulgogi : ~sesame
pesto : %pine nut, %nut, %cheese
romesco : %almond, %hazelnut
granola | muesli : %nut, %oat
coconut = 🥥 | coconut milk, coconut cream, coconut water, coconut flour, desiccated coconut, copra, creamed coconut, coconut milk powder, cream of coconut : fruit
coconut oil : coconut, oil
coconut butter | coconut whipped cream, coconut condensed milk, coconut yoghurt, coconut yogurt : coconut
coconut sugar : coconut, sugar
plant milk = plant based milk:
hemp milk : hemp seed
pea milk : pea
pigeon pea : pea
potato milk : potato
macadamia milk : macadamia
oat cream : oat
soy yoghurt = soy yogurt : soy
sunflower butter | pumpkin butter : seed
water chestnut:
tiger nut:
kola nut:
nut | candlenut = kemiri, beechnut, muhammara, nocino : 
muhammara : ~walnut
nocino : ~walnut
waldorf salad : ~walnut
waldorf salad : celery
korma paste : ~almond, ~cashew
pasanda : ~almond, ~cashew

seed | sunflower seed, pumpkin seed, pepita, poppy seed, poppyseed, chia, hemp seed, sunflower : 
sesame = benne | sesame seed, sesame oil, gingelly oil = til oil, togarashi, simit, gomasio, furikake, zaatar = za atar = zatar : seed
tahini = tahina | hummus = houmous = humus, halva = halwa = helva, baba ganoush = baba ghanoush = baba ganouj = baba ghanouj : ~sesame
flax = flaxseed = linseed | flax egg : seed
mustard | colmans, mostarda, kasundi, panch phoron, mustard seed, dijon, mustard oil, mustard powder : 
piccalilli : mustard
vinaigrette | french dressing : ~mustard
celery | celeriac, celery salt, celery seed, soffritto, old bay, vegeta, v8 : vegetable
lupin = lupine | lupini, lupin flour : legume

legume | pea, split pea, black eyed pea, pigeon pea = gungo pea, urad, bean sprout, 🫘 : 
bean | kidney bean = rajma, black bean, pinto bean, butter bean, lima bean, broad bean, fava bean, fava, haricot, cannellini, borlotti, navy bean, green bean, mung bean, baked bean, refried bean, adzuki : legume
lentil = dal = dhal = daal | toor : legume
chickpea = garbanzo = chana | falafel, chickpea flour = gram flour = besan, aquafaba : legume
soy = soya = soybean = soya bean = soy bean | edamame, tamari, miso, yuba, aburaage = abura age, okara, kinako, soy flour, soy nut, fermented black bean, yellow bean sauce, chilli bean sauce = chili bean sauce = chilli bean paste = chili bean paste, toban djan, tempeh, natto, doubanjiang, doenjang, black bean sauce, soy milk = soya milk, soy cream = soya cream, soy lecithin, textured vegetable protein, tvp : legume
doubanjiang : ~wheat
chilli bean sauce : chilli, bean, ~wheat
black bean sauce : ~wheat
soy sauce = soya sauce | shoyu, dark soy, light soy, stir fry sauce, tonkatsu sauce, okonomiyaki sauce, yakisoba sauce, char siu sauce, ssamjang, bulgogi, tianmianjiang, sweet bean sauce, teriyaki, hoisin, ponzu, sukiyaki, kecap manis = ketjap manis = kecap : soy, ~wheat
hoisin : ~sesame
liquid amino : soy
tofu = bean curd = beancurd : soy
sugar snap | mangetout, snow pea : legume
vanilla bean | vanilla pod : vanilla
coffee bean : coffee
cocoa bean : cocoa

gluten = cereal containing gluten :
grain | cereal : 
wheat | wheatgerm, bran, wheat flour, graham, farro, freekeh, kamut, einkorn, emmer, durum, bulgur, bulghur, seitan, fregola, maftoul, weetabix, tabbouleh = tabouleh, kibbeh, semolina = suji = sooji = rava, couscous, triticale : gluten, grain
wheat flour : flour
spelt flour : flour
flour | plain flour, self raising flour, all purpose flour, bread flour, strong flour, cake flour, wholemeal, roux, maida, atta : ~wheat
spelt | spelt flour : wheat
rye | rye flour, pumpernickel : gluten, grain
barley | ovaltine, malt, malt vinegar, malt extract, barley flour : gluten, grain
oat | oatcake, oatmeal, porridge, oat flour, oat milk, flapjack : ~gluten, grain
bread | challah, panettone, stollen, cinnamon roll, teacake, kulcha, bhatura, puri = poori, mantou, melba toast, texas toast, bread roll, dinner roll, kaiser roll, hoagie roll, sub roll, crescent roll : 
challah : %egg
panettone : %egg
bread = 🍞 | sourdough, baguette, ciabatta, focaccia, naan = nan, pita = pitta, chapati, roti, paratha, pav, on toast, buttered toast, slice of toast, french toast, crouton, breadcrumb = bread crumb, panko, bun, bagel, sandwich, matzo = matzah, lavash, bruschetta, crostini, crumpet, english muffin, flatbread, rusk, crispbread, pretzel, hamburger bun = burger bun, 🥖, 🥐, 🥯 : %wheat
pasta | conchiglie, cavatappi, ditalini, trofie, strozzapreti, stelline, angel hair, pierogi, pot sticker, spaghetti, macaroni, penne, fusilli, linguine, tagliatelle, fettuccine, lasagne = lasagna, ravioli, tortellini, cannelloni, rigatoni, farfalle, orzo, ziti, rotini, bucatini, pappardelle, orecchiette, vermicelli, gnocchi, ramen, udon, chow mein, wonton, gyoza, dumpling, 🍝, 🍜 : %wheat
noodle = mee | somen : %wheat
spring roll wrapper = spring roll pastry : %wheat
egg roll | egg roll wrapper : %wheat, %egg
samosa : %wheat
kataifi : %wheat
empanada wrapper : %wheat
empanada dough : %wheat
pie shell : %wheat
backerbsen : %wheat, %egg
semolina pudding = griessbrei = griesspudding : semolina, ~milk
schupfnudeln : noodle, ~egg
maultasche = maultaschen : dumpling, ~egg, ~meat
schokokuss = schokoküsse = schaumkuss = schaumküsse = mohrenkopf = mohrenköpfe : chocolate, ~egg, ~wheat
toast : 
slice toast : toast, @bread
tart shell : %wheat
schnitzel : %wheat
wiener schnitzel : schnitzel, meat, %egg
pad thai noodle : rice noodle, %peanut
fish stick : %wheat
chicken nugget : %wheat
corn dog : %wheat
baklava : %wheat
spring roll : @wheat
fish stick : fish
chicken nugget : chicken
corn dog : sausage
beer batter : ~wheat, beer
tempura batter = tempura | cake mix, brownie mix, pancake mix, bisquick : ~wheat
sponge cake | fruitcake, scone, muffin, waffle, pancake, cupcake, pound cake, angel food cake, yorkshire pudding, popover, swiss roll : @wheat, @egg
choux : %wheat, %egg
profiterole : %wheat, %egg
eclair : %wheat, %egg
corn flake : corn, ~barley
rice krispies : rice, ~barley
fish finger : %wheat
white sauce : %wheat
stuffing : @bread
filo = phyllo = filo pastry = phyllo pastry = filo dough = phyllo dough = filo sheet = phyllo sheet : %wheat
pastry | puff pastry, shortcrust, pie crust, pie dough, croissant, strudel, 🥧 : %wheat, %butter
biscuit = cookie | oreo, ginger snap, ginger nut, biscoff, speculoos, biscotti, cantuccini, jaffa cake, hobnob, ice cream cone, waffle cone, cannoli shell, cream cracker, cracker, saltine, shortbread, digestive, gingerbread, wafer, savoiardi, ladyfinger, sponge finger, 🍪 : %wheat
savoiardi | ladyfinger, sponge finger : %egg
pizza | calzone, 🍕 : %wheat, %cheese
pizza dough = pizza crust = pizza base : %wheat
doughnut = donut = krapfen = berliner = 🍩 : %wheat
tortilla | burrito, quesadilla, chimichanga : %wheat
wrap : @tortilla
corn tortilla | taco shell, tostada, enchilada, taco, tamale, nacho, tortilla chip : corn
corn nut : corn
corn pasta : corn
corn = maize = sweetcorn = sweet corn = 🌽 | polenta, cornmeal, cornflour = cornstarch = corn starch = corn flour, popcorn, grits, hominy, masa, masa harina, pozole, elote, corn syrup, corn oil, cornbread : grain
rice | rice pasta = brown rice pasta, rice noodle, rice paper, rice flour, glutinous rice, glutinous rice flour, rice vermicelli, rice vinegar, rice wine vinegar, rice cake, rice milk, rice cracker, basmati, arborio, risotto, pilau = pilaf = pulao, biryani, mochi, sticky rice, rice bran, congee, 🍚, 🍙 : grain
rice wine | shaoxing, sake, mirin, shaoxing wine : rice, alcohol
glass noodle | lentil pasta = red lentil pasta, chickpea pasta, mung bean noodle, bean thread, cellophane noodle, mung vermicelli : legume
quinoa | millet flour, teff flour, sorghum flour, quinoa flour, millet, sorghum, teff, amaranth, fonio : grain
buckwheat | buckwheat flour, soba, kasha : grain
cauliflower rice | riced cauliflower : cauliflower
tapioca | cassava, yuca, manioc, arrowroot, tapioca starch, tapioca flour, cassava flour, konjac, shirataki = shirataki noodle = konjac noodle : 

vegetable | bread and butter pickle, sandwich pickle, parsnip, turnip, swede = rutabaga, kohlrabi, artichoke, asparagus, bok choy = pak choi, chard, endive, chicory, radicchio, fennel, okra = bhindi, cucumber, gherkin, pickle, radish, daikon, jicama, bamboo shoot, palm heart, samphire, cactus, nopal, water spinach, seaweed, nori, wakame, kombu, kelp, kelp noodle, agar, taro, plantain, yam, watercress, rocket = arugula, lettuce, romaine, iceberg, salad leaf, sprout, cress, 🥒, 🥬, 🥗 : 
tapenade : ~anchovy
caper :
olive | kalamata, tapenade : vegetable
onion = 🧅 | shallot, spring onion = scallion = green onion, onion powder : vegetable, allium
garlic = 🧄 | aioli, garlic powder, garlic clove = clove garlic = clove of garlic = cloves of garlic, wild garlic : vegetable, allium
leek | chive, ramp : vegetable, allium
allium:
mushroom = champignon = 🍄 | chicken of the woods, shiitake, portobello, porcini, chanterelle, oyster mushroom, chestnut mushroom, lobster mushroom, king oyster, button mushroom, king oyster mushroom, enoki, cremini, truffle, wood ear, morel, cep, fungus : vegetable
tomato = 🍅 | cherry tomato, plum tomato, beef tomato, beefsteak tomato, passata, ketchup = catsup, marinara, salsa, pico de gallo, sun dried tomato, tomato paste, tomato puree, pasta sauce = spaghetti sauce, pizza sauce, arrabbiata : vegetable, nightshade
tomatillo : vegetable, nightshade
nightshade:
potato = potatoe = aloo = 🥔 | french fry, crisps, hash brown, potato starch, potato flour, tater tot, latke, poutine, spud, 🍟 : vegetable, nightshade
chip : %potato
sweet potato = kumara = 🍠 | sweet potato noodle : vegetable
aubergine = eggplant = egg plant = brinjal = 🍆 | baba ganoush, moussaka : vegetable, nightshade
bell pepper = capsicum = sweet pepper = 🫑 | pimento, pimiento, red pepper, green pepper, yellow pepper : vegetable, nightshade, pepper
chilli = chili = chile = 🌶 | jalapeno, habanero, serrano, poblano, chipotle, ancho, guajillo, pasilla, mulato, cayenne, sriracha, harissa, tabasco, hot sauce, red pepper flake, sambal, paprika, cayenne pepper, chilli powder, chili powder, scotch bonnet, piri piri, peri peri, peperoncino, curry paste, kashmiri : nightshade, spice
thai curry paste = red curry paste = green curry paste = yellow curry paste = panang curry paste | massaman curry paste, laksa paste, tom yum paste : curry paste, ~prawn, ~fish
massaman curry paste : %peanut
gochujang : soy, chilli, ~wheat
pepper : spice, ?bell pepper
black pepper | white pepper, ground pepper, cracked pepper, salt and pepper, pepper to taste, peppercorn : pepper
carrot = 🥕 : vegetable
broccoli = 🥦 | broccolini, tenderstem : vegetable
cauliflower = gobi : vegetable
cabbage | sauerkraut, coleslaw, slaw, brussels sprout, brussel sprout, savoy, napa : vegetable
coleslaw : %mayonnaise
mirepoix : carrot, onion, celery
kale | cavolo nero : vegetable
spinach = palak : vegetable
beetroot = beet | borscht : vegetable
courgette = zucchini | courgette noodle = zucchini noodle : vegetable
pumpkin | squash, butternut, butternut squash, spaghetti squash, marrow : vegetable
avocado = 🥑 | guacamole, guac : vegetable, fruit

fruit | plum, prune, pear, peach, nectarine, apricot, cherry, grape, melon, watermelon, papaya, guava, lychee, kiwi, passion fruit, passionfruit, pomegranate, persimmon, quince, rhubarb, jackfruit, dragon fruit, tamarind, mangosteen, 🍇, 🍈, 🍉, 🍐, 🍑, 🍒, 🥝 : 
raisin | sultana, currant, dried fruit, mincemeat, golden raisin : fruit
dried apricot : fruit
glace cherry = candied cherry : fruit
maraschino cherry : fruit
dried apricot : ~sulphite
dried fruit : ~sulphite
sultana : ~sulphite
glace cherry : ~sulphite
maraschino cherry : ~sulphite
golden raisin : ~sulphite
date | medjool, medjool date : fruit
fig : fruit
apple = 🍎 = 🍏 | crab apple, cider vinegar, apple cider vinegar, applesauce, apple juice, apple butter, cider : fruit
banana = 🍌 : fruit
mango = 🥭 | amchur : fruit
pineapple = ananas = 🍍 : fruit
citrus | yuzu, mandarin, clementine, tangerine, satsuma, pomelo, kumquat, bergamot, zest : fruit
lemon = 🍋 | limoncello : citrus
limoncello : alcohol
lime | lime leaf, makrut : citrus
orange = 🍊 | marmalade : citrus
grapefruit : citrus
berry | blueberry, blackberry, cranberry, gooseberry, blackcurrant, redcurrant, mulberry, elderberry, lingonberry, acai, 🫐 : fruit
banana flour : fruit
strawberry = 🍓 : berry
raspberry : berry
`;
