/** Herbs, spices, sweet things, fats and drinks, in the notation of `table.ts`. */
export const larderFoods = `
herb | parsley, dill, tarragon, chervil, marjoram, oregano, thyme, rosemary, sage, bay leaf, sorrel, lovage, fenugreek leaf = methi = kasuri methi, borage, epazote : 
basil : herb
coriander = cilantro = dhania | coriander seed : herb, spice
mint | peppermint, spearmint : herb
lemongrass = lemon grass : herb
lemon balm : herb
lemon thyme : herb
spice | turmeric, cardamom, clove, nutmeg, mace, saffron, star anise, allspice, fenugreek, caraway, carom = ajwain, asafoetida = hing, sumac, galangal, juniper, garam masala, curry powder, five spice, ras el hanout, annatto = achiote, szechuan pepper = sichuan pepper = sichuan peppercorn = szechuan peppercorn, nigella : 
anise = aniseed : spice
goulash spice = goulash seasoning = spice for goulash = seasoning for goulash = gulaschgewürz = gulasch gewürz = goulash paste = gulasch paste = gulaschcreme : spice
goulash cream : spice, ~cream
gyros spice = gyros seasoning = gyrosgewürz = gyros gewürz : spice
goulash paprika = paprika for goulash = gulaschpaprika = gulasch paprika : paprika
cumin = jeera : spice
cinnamon | cassia : spice
ginger | ginger root, stem ginger : spice
ginger ale | ginger beer : ginger
liquorice = licorice : 
horseradish | wasabi : 
vanilla | vanilla extract : 
salt | sodium, fleur de sel, brine : 
salt and pepper : salt
bicarbonate = bicarbonate of soda = bicarb = baking soda | baking powder : 
cream of tartar:
yeast | marmite, vegemite, nutritional yeast : 
msg = monosodium glutamate = ajinomoto : 

sugar | caster sugar, icing sugar = powdered sugar, brown sugar, jaggery, muscovado, demerara, candy, syrup, maple syrup, golden syrup, agave, molasses, treacle, fondant, frosting = icing, glucose, fructose, sucrose, dextrose, maltose, sweet rice syrup, refined sugar, jam, jelly = jellied, 🍬, 🍭 : 
artificial sweetener | sweetener, stevia, aspartame, sucralose, xylitol, erythritol, saccharin : 
chocolate = 🍫 | cacao, cocoa butter, chocolate chip, chocolate truffle : ~caffeine
cocoa | cocoa powder : chocolate
dark chocolate : chocolate

fat | shortening, trans fat : 
oil | olive oil, vegetable oil, sunflower oil, rapeseed oil, canola, canola oil, avocado oil, grapeseed oil : fat
walnut oil : oil, walnut
hazelnut oil : oil, hazelnut
palm oil : oil
margarine : ~dairy, fat
seed oil : oil

alcohol | liqueur, cognac, brandy, whisky = whiskey, bourbon, vodka, gin, rum, tequila, schnapps, kirsch, kahlua, cointreau, liquor, hard cider, triple sec, mezcal, 🍸, 🥃, 🍹 : 
wine | chardonnay, merlot, rioja, chianti, riesling, pinot noir, pinot grigio, sauvignon blanc, cabernet sauvignon, shiraz, cava, sangria, lillet, oloroso, amontillado, sauternes, vin santo : 
wine = 🍷 | red wine, white wine, marsala, sherry, port, madeira, vermouth, champagne, prosecco, sparkling wine : alcohol, ~sulphite
baileys = irish cream : alcohol, ~cream
sulphite = sulfite = sulphur dioxide = sulfur dioxide | metabisulphite = metabisulfite :
beer = 🍺 | ipa, pilsner, ale, lager, stout, guinness : alcohol, ~barley
weizenbier = weissbier = hefeweizen : beer, ~wheat
vinegar | wine vinegar, red wine vinegar, white wine vinegar, sherry vinegar, balsamic, balsamic vinegar, white vinegar : 
wine vinegar | red wine vinegar, white wine vinegar, balsamic, balsamic vinegar : ~sulphite
root beer:
cider vinegar : vinegar
apple cider vinegar : vinegar
rice vinegar : vinegar
rice wine vinegar : vinegar
malt vinegar : vinegar
kitchen starch : 
caffeine | cola, coke, energy drink, yerba mate : 
coffee = ☕ | espresso, latte, cappuccino, mocha, instant coffee : caffeine
tea = 🍵 | matcha, green tea, black tea, earl grey, chai : caffeine
stock = broth = bouillon :
vegetable stock = vegetable broth = vegetable bouillon : stock, ~celery
stock cube = bouillon cube | bouillon powder, stock powder, oxo cube, maggi cube : stock, ~celery
maggi seasoning = maggi würze : ~wheat, ~celery
marmite | vegemite : ~barley
hard cider : ~sulphite
cream sherry : sherry
horlicks : ~malt, ~milk
`;
