/** Nuts, seeds, pulses, grains, vegetables and fruit, in the notation of `table.ts`. */
export const plantFoods = `
nut = tree nut | brazil nut, macadamia, hickory, nut butter, nut milk, nut oil, mixed nut, trail mix, 🌰 : ?peanut, ?almond, ?walnut, ?hazelnut, ?cashew, ?pecan, ?pistachio
mixed nut | trail mix : ~peanut, ~almond, ~walnut, ~hazelnut, ~cashew, ~pecan, ~pistachio
nut butter : ~peanut, ~almond, ~hazelnut, ~cashew
nut milk : ~almond, ~cashew, ~hazelnut
peanut = groundnut = ground nut = pea nut = monkey nut = goober = arachis = 🥜 : nut, legume
peanut butter : peanut
peanut oil = groundnut oil = arachis oil : peanut, oil
satay | gado gado, pad thai : %peanut
almond | almond flour, almond meal, ground almond, almond extract, almond essence, orgeat, amaretto, amaretti : nut
almond milk | almond butter, almond oil : almond
amaretto : alcohol
macaron : ~almond
marzipan | frangipane, macaroon, bakewell, ricciarelli : ~almond
hazelnut = filbert = cobnut | frangelico : nut
frangelico : alcohol
nutella : ~milk
nutella | gianduja = gianduia, chocolate spread : ~hazelnut, chocolate
walnut : nut
pecan : nut
cashew | cashew butter, cashew cream, cashew milk : nut
pistachio : nut
chestnut : nut
pine nut = pinenut = pignoli : nut
praline | nougat, turron, gianduiotto, brittle, baklava, dukkah : ~nut, sugar
dukkah : sesame
everything bagel seasoning : sesame
pesto : %pine nut, %nut, %cheese
romesco : %almond, %hazelnut
granola | muesli : %nut, %oat
coconut = 🥥 | coconut milk, coconut cream, coconut water, coconut flour, desiccated coconut, copra, creamed coconut, coconut milk powder, cream of coconut : fruit
coconut oil : coconut, oil
coconut butter | coconut yoghurt, coconut yogurt : coconut
coconut sugar : coconut, sugar
water chestnut:
tiger nut:

seed | sunflower seed, pumpkin seed, pepita, poppy seed, poppyseed, chia, hemp seed, sunflower : 
sesame = benne | sesame seed, sesame oil, gomasio, furikake, zaatar = za atar : seed
tahini = tahina | hummus = houmous = humus, halva = halwa, baba ganoush : ~sesame
flax = flaxseed = linseed : seed
mustard | mustard seed, dijon, mustard oil, mustard powder : 
piccalilli : mustard
celery | celeriac, celery salt, celery seed : vegetable
lupin = lupine | lupini : legume

legume | pea, split pea, black eyed pea, urad, bean sprout, 🫘 : 
bean | kidney bean = rajma, black bean, pinto bean, butter bean, lima bean, broad bean, fava bean, fava, haricot, cannellini, borlotti, navy bean, green bean, mung bean, baked bean, refried bean, adzuki : legume
lentil = dal = dhal = daal | toor : legume
chickpea = garbanzo = chana | falafel, chickpea flour = gram flour = besan, aquafaba : legume
soy = soya = soybean = soya bean = soy bean | edamame, tamari, shoyu, miso, tempeh, natto, doubanjiang, doenjang, black bean sauce, soy milk = soya milk, soy cream = soya cream, soy lecithin, textured vegetable protein, tvp : legume
doubanjiang : ~wheat
black bean sauce : ~wheat
soy sauce = soya sauce | teriyaki, hoisin, ponzu, sukiyaki, kecap manis = ketjap manis = kecap : soy, ~wheat
liquid amino : soy
tofu = bean curd = beancurd : soy
sugar snap | mangetout, snow pea : legume
vanilla bean | vanilla pod : vanilla
coffee bean : coffee
cocoa bean : cocoa

gluten | cereal containing gluten : 
grain | cereal : 
wheat | wheatgerm, bran, wheat flour, graham, farro, freekeh, kamut, einkorn, emmer, durum, bulgur, bulghur, seitan, semolina = suji = sooji = rava, couscous, triticale : gluten, grain
flour | plain flour, self raising flour, all purpose flour, bread flour, strong flour, cake flour, wholemeal, roux, maida, atta : ~wheat
spelt | spelt flour : wheat
rye | rye flour, pumpernickel : gluten, grain
barley | malt, malt vinegar, malt extract, barley flour : gluten, grain
oat | oatmeal, porridge, oat flour, oat milk, flapjack : ~gluten, grain
bread = 🍞 | sourdough, baguette, ciabatta, focaccia, naan = nan, pita = pitta, chapati, roti, paratha, pav, on toast, buttered toast, slice of toast, french toast, crouton, breadcrumb = bread crumb, panko, bun, bagel, sandwich, matzo, lavash, bruschetta, crostini, crumpet, english muffin, flatbread, rusk, crispbread, pretzel, hamburger bun, 🥖, 🥐, 🥯 : %wheat
pasta | spaghetti, macaroni, penne, fusilli, linguine, tagliatelle, fettuccine, lasagne = lasagna, ravioli, tortellini, cannelloni, rigatoni, farfalle, orzo, ziti, rotini, bucatini, pappardelle, orecchiette, vermicelli, gnocchi, ramen, udon, chow mein, wonton, gyoza, dumpling, 🍝, 🍜 : %wheat
noodle = mee | somen : %wheat
spring roll wrapper = spring roll pastry : %wheat
fish finger : %wheat
white sauce : %wheat
stuffing : @bread
pastry | filo = phyllo, puff pastry, shortcrust, pie crust, croissant, strudel, 🥧 : %wheat, %butter
biscuit = cookie | cream cracker, cracker, shortbread, digestive, gingerbread, wafer, savoiardi, ladyfinger, sponge finger, 🍪 : %wheat
savoiardi | ladyfinger, sponge finger : %egg
pizza | calzone, pizza dough, 🍕 : %wheat, %cheese
doughnut = donut = 🍩 : %wheat
tortilla | burrito, quesadilla, chimichanga : %wheat
wrap : @tortilla
corn tortilla | taco shell, tostada, enchilada, taco, tamale, nacho, tortilla chip : corn
corn = maize = sweetcorn = sweet corn = 🌽 | polenta, cornmeal, cornflour = cornstarch = corn starch = corn flour, popcorn, grits, hominy, masa, masa harina, pozole, elote, corn syrup, corn oil, cornbread : grain
rice | rice noodle, rice paper, rice flour, glutinous rice, glutinous rice flour, rice vermicelli, rice vinegar, rice wine vinegar, rice cake, rice milk, rice cracker, basmati, arborio, risotto, pilau = pilaf = pulao, biryani, mochi, sticky rice, rice bran, congee, 🍚, 🍙 : grain
rice wine | shaoxing, sake, mirin, shaoxing wine : rice, alcohol
glass noodle | bean thread, cellophane noodle, mung vermicelli : legume
quinoa | millet, sorghum, teff, amaranth, fonio : grain
buckwheat | buckwheat flour, soba, kasha : grain
cauliflower rice | riced cauliflower : cauliflower
tapioca | cassava, yuca, manioc, arrowroot, tapioca starch, tapioca flour : 

vegetable | parsnip, turnip, swede = rutabaga, kohlrabi, artichoke, asparagus, bok choy = pak choi, chard, endive, chicory, radicchio, fennel, okra = bhindi, cucumber, gherkin, pickle, radish, daikon, jicama, bamboo shoot, palm heart, samphire, cactus, nopal, water spinach, seaweed, nori, wakame, kombu, kelp, agar, taro, plantain, yam, watercress, rocket = arugula, lettuce, romaine, iceberg, salad leaf, sprout, cress, 🥒, 🥬, 🥗 : 
tapenade : ~anchovy
caper :
olive | kalamata, tapenade : vegetable
onion = 🧅 | shallot, spring onion = scallion = green onion, onion powder : vegetable, allium
garlic = 🧄 | aioli, garlic powder, garlic clove = clove garlic = clove of garlic = cloves of garlic, wild garlic : vegetable, allium
leek | chive, ramp : vegetable, allium
allium:
mushroom = champignon = 🍄 | chicken of the woods, shiitake, portobello, porcini, chanterelle, oyster mushroom, button mushroom, king oyster mushroom, enoki, cremini, truffle, wood ear, morel, cep, fungus : vegetable
tomato = 🍅 | cherry tomato, plum tomato, beef tomato, beefsteak tomato, passata, ketchup = catsup, marinara, salsa, pico de gallo, sun dried tomato, tomato paste, tomato puree, arrabbiata, bolognese : vegetable, nightshade
tomatillo : vegetable, nightshade
nightshade:
potato = potatoe = aloo = 🥔 | french fry, crisps, hash brown, potato starch, potato flour, tater tot, latke, poutine, spud, 🍟 : vegetable, nightshade
chip : %potato
sweet potato = kumara = 🍠 : vegetable
aubergine = eggplant = egg plant = brinjal = 🍆 | baba ganoush, moussaka : vegetable, nightshade
bell pepper = capsicum = sweet pepper = 🫑 | pimento, pimiento, red pepper, green pepper, yellow pepper : vegetable, nightshade, pepper
chilli = chili = chile = 🌶 | jalapeno, habanero, serrano, poblano, chipotle, ancho, guajillo, pasilla, mulato, cayenne, sriracha, harissa, tabasco, hot sauce, red pepper flake, sambal, paprika, cayenne pepper, chilli powder, chili powder, scotch bonnet, piri piri, peri peri, peperoncino, curry paste, kashmiri : nightshade, spice
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
courgette = zucchini : vegetable
pumpkin | squash, butternut, butternut squash, marrow : vegetable
avocado = 🥑 | guacamole, guac : vegetable, fruit

fruit | plum, prune, pear, peach, nectarine, apricot, cherry, grape, melon, watermelon, papaya, guava, lychee, kiwi, passion fruit, passionfruit, pomegranate, persimmon, quince, rhubarb, jackfruit, dragon fruit, tamarind, mangosteen, 🍇, 🍈, 🍉, 🍐, 🍑, 🍒, 🥝 : 
raisin | sultana, currant, dried fruit, mincemeat : fruit
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
strawberry = 🍓 : berry
raspberry : berry
`;
