/**
 * What the lists in `sources.ts` name for one of the fourteen allergens beyond the other tables: words of labels
 * (`ovalbumin`, `E 220`), kinds and brands, and what often holds it, in the notation of `table.ts`. As `furtherFoods`
 * read as it is written alone.
 */
export const warnedFoods = `
dairy = milkfat = lactulose = laktulose = tagatose = diacetyl = lactalbumin = lactoglobulin = lactoferrin = recaldent = laktalbumin = laktoglobulin
fat substitute = simplesse : egg, dairy
pudding : @milk
rice = pudding rice
nougat : %milk
sherbet : @milk
malted drink | ovaltine, ovomaltine : ~malt, ~milk
egg = ovalbumin = ovoglobulin = ovomucin = ovomucoid = ovotransferrin = ovovitellin = vitellin = apovitellin = conalbumin = ovomacroglobulin = livetin = globulin = egg beaters = silico albuminate = eiprotein = gefrierei : animal product
lecithin = e 322 = e322 : ~soy, @egg
soy lecithin = soya lecithin = sojalecithin : soy
sunflower lecithin = sonnenblumenlecithin
mousse : %egg, %milk
caesar dressing = caesar salad dressing : %mustard
green goddess dressing : %anchovy, %egg, %milk
peanut = mandelona = bamba
pine nut = pignon = pinon = piñon
marzipan = marchpane
cashew = anacardium
mortadella : @pistachio
soy = koya dofu = kori dofu = dofu = glycine max = vegetable protein = hydrolyzed plant protein = hydrolyzed vegetable protein = nimame = veggie mince = vegan mince = sojahack
worcestershire sauce : ~soy
meat substitute = veggie burger = vegetarian burger = vegan burger = veggieburger = veganburger = fleischersatz : ~soy, @gluten
stock cube = oxo = oxo cube : @soy, @wheat
wheat = triticum aestivum = farina = weizendunst = wheatgrass = weizengras
cereal extract : ~gluten
bran = kleie : ~wheat
weizenschrot = schrot : @wheat
haggis = grützwurst = tiegelblutwurst = knipp = pinkel : ~oat
black pudding : ~oat
white pudding : ~oat
gravy granule = gravy mix
batter mix = ausbackteig = backteigmischung : ~wheat
sausage roll : sausage, %wheat
brewer's yeast = brewers yeast = bierhefe : yeast, ~barley
liquorice root = licorice root = süssholz
liquorice : @wheat
liquorice sweet = liquorice allsorts = licorice candy = red licorice = lakritzschnecken = lakritzkonfekt : @wheat
fish | marlin, pickerel, porgy, kamaboko
fumet : @fish
omega 3 oil = omega 3 öl : @fish
furikake : @fish
pissalat = pissaladiere : %anchovy
vitello tonnato : %tuna, %egg
crustacean | ecrevisse, moreton bay bug, balmain bug, tomalley, cigala
shrimp paste = kapi
bouillabaisse : @crustacean, @mollusc
fish stew = fischeintopf : fish, @crustacean, @mollusc
mollusc | cherrystone, pismo, lapas, opihi, turban shell, sea urchin, seeigel, sea cucumber, seegurke
packet soup = soup mix = soup powder = soup base = tütensuppe = suppenpulver : @celery, @wheat
vegetable soup : vegetable, @celery
marmite : ~celery
ketchup : ~celery
spice mix = spice blend = gewürzmischung = würzmischung : spice, @celery, @mustard
stuffing mix = packet stuffing : bread, @celery
pickle = pickled vegetable : ~mustard
salatdressing = salad dressing = french dressing
barbecue sauce = bbq sauce = bbq sosse = barbecuesauce = barbecuesosse = grillsauce = grillsosse : ~mustard, ~celery
chutney : ~mustard
indian curry paste = indische currypaste | madras paste, madras curry paste, korma paste, tikka masala paste, tikka paste, balti paste, vindaloo paste, jalfrezi paste, rogan josh paste : curry paste, ~mustard
sambar powder = sambhar powder = panch phoron = panch puran : spice, mustard
sahnemeerrettich : ~mustard
brown sauce = hp sauce : ~rye, ~barley
wasabi : ~mustard
sesame = benniseed = gingelly = sesamum indicum = sesemolina = sim sim = ajonjoli
pasteli : sesame
tarator : %tahini
bagel : ~sesame
bread stick = breadstick = grissini : bread, ~sesame
turkish bread : bread, %wheat, ~sesame
falafel : ~sesame
sulphite = e220 = e221 = e222 = e223 = e224 = e225 = e226 = e227 = e228 = e 220 = e 221 = e 222 = e 223 = e 224 = e 225 = e 226 = e 227 = e 228 = sodium bisulphite = sodium bisulfite = sulphurous acid = sulfurous acid = schweflige säure
raisin : ~sulphite
prune = dried plum = trockenpflaume = getrocknete pflaume = getrocknete pflaumen : ~sulphite
dried fruit = mischobst = backobst = getrocknetes obst = getrocknete früchte
dried fig = getrocknete feige = getrocknete feigen : fig, ~sulphite
dried cranberry = getrocknete cranberry = getrocknete cranberries : cranberry, ~sulphite
dried cherry = getrocknete kirsche = getrocknete kirschen : cherry, ~sulphite
desiccated coconut = kokosraspel = kokosraspeln = kokosflocken : ~sulphite
beer : ~sulphite
cider : ~sulphite
bottled lemon juice = lemon juice concentrate = zitronensaftkonzentrat : lemon, ~sulphite
bottled lime juice = lime juice concentrate = limettensaftkonzentrat : lime, ~sulphite
horseradish : @sulphite
sauerkraut = weinsauerkraut : ~sulphite
pickled onion = cocktail onion = silverskin onion = silberzwiebel = silberzwiebeln = perlzwiebel = perlzwiebeln : onion, ~mustard, ~sulphite
sun dried tomato = dried tomato = dried tomatoes = semi dried tomato = semi dried tomatoes = getrocknete tomate = getrocknete tomaten : ~sulphite
chipolata : ~sulphite
breakfast sausage | banger, cumberland sausage, lincolnshire sausage : sausage, ~sulphite
cordial | elderflower cordial, lime cordial, orange squash, lemon squash, blackcurrant squash : ~sulphite
instant mash = instant mashed potato = dried potato = potato flakes = kartoffelflocken : potato, ~sulphite
gnocchi : ~sulphite
crystallised ginger = crystallized ginger = stem ginger = candied ginger = kandierter ingwer : ginger, ~sulphite
banana chips = banana chip = bananenchips : banana, ~sulphite
dijon : ~sulphite
lupin = altramuz = termis = tarwi = chocho bean
`;
