/** Foods from animals and what is made from them, in the notation of `table.ts`. */
export const animalFoods = `
animal product:

dairy = dairy product = milk product = milk protein = cow milk protein | lactose, casein, caseinate, whey : animal product
milk = cow milk = goat milk = sheep milk | milk powder, powdered milk, dry milk, evaporated milk, condensed milk, skimmed milk, skim milk, whole milk, khoya, khoa, mawa, dulce de leche, 🥛 : ~dairy
butter = beurre = 🧈 : ~milk, fat
ghee = clarified butter : ~butter
cream = creme | cool whip, crema, creme fraiche, clotted cream, half and half, kaymak : ~milk
panna cotta : %cream
ganache : chocolate, %cream
buttercream : %butter
sour cream = soured cream | smetana : ~cream
buttermilk : ~milk
yoghurt = yogurt = yoghourt = curd = dahi | shrikhand, labneh, raita, lassi, tzatziki, kefir, quark, skyr, fromage frais, ayran : ~milk
cheese | chevre, pepper jack, stracciatella, scamorza, caciocavallo, stracchino, robiola, vacherin, leerdammer, caerphilly, double gloucester, dolcelatte, kefalotyri, kashkaval, babybel, chhena, tvorog, petit suisse, tete de moine, mac and cheese : 
cheese = 🧀 | feta, cheddar, mozzarella, parmesan, parmigiano, pecorino, grana padano, gruyere, emmental, emmenthal, gouda, edam, brie, camembert, gorgonzola, roquefort, stilton, halloumi, paneer, ricotta, mascarpone, manchego, provolone, monterey jack, queso, cotija, panela, havarti, taleggio, fontina, asiago, boursin, comte, raclette, reblochon, queso fresco, oaxaca, cottage cheese, cream cheese, goat cheese, goats cheese, velveeta, burrata, bocconcini, neufchatel, colby, jarlsberg, wensleydale, red leicester, philadelphia : ~milk
ice cream | gelato, milkshake, kulfi : %milk
custard | lemon curd, creme anglaise, creme patissiere, pastry cream : %milk, %egg
white sauce | bechamel, alfredo : %milk
cheesecake : %cheese, %wheat, %egg
frankfurter kranz : %butter, %wheat, %egg, %praline
milk chocolate | white chocolate, toblerone, kit kat, twix, mars bar, kinder chocolate, maltesers, snickers, kinderschokolade, yogurette, daim, ferrero rocher, kinder bueno : chocolate, ~milk
snickers : ~peanut, ~egg
toblerone : ~almond, ~egg
daim : ~almond
ferrero rocher : ~hazelnut, ~wheat
kinder bueno : ~hazelnut, ~wheat
maltesers : ~malt
kit kat : ~wheat
twix : ~wheat
mars bar : ~egg
hot chocolate : chocolate
hot chocolate : %milk
rice pudding : rice, %milk
chocolate pudding : chocolate, %milk
vanilla pudding : vanilla, %milk
instant pudding = jell o instant = jell o pudding : %milk
jell o vanilla : instant pudding, vanilla
jell o chocolate : instant pudding, chocolate
latte : ~milk
cappuccino : ~milk
tiramisu : %cheese, %egg
carbonara : %cheese, %egg
cacio e pepe : %cheese
aligot : %cheese
gulab jamun : %milk
rasgulla : %milk
burfi : %milk
mac and cheese : %wheat
butterscotch | toffee, fudge, caramel : %butter, %cream, sugar
hollandaise | bearnaise : %egg, %butter
ranch dressing : %milk, %egg

egg = 🥚 | egg white, egg yolk, yolk, albumen, frittata, omelette = omelet, scrambled egg, 🍳 : animal product
mayonnaise : %mustard
salad cream : %mustard
mayonnaise = mayo | miracle whip, kewpie, thousand island, aioli, tartare sauce = tartar sauce, remoulade : %egg
royal icing : %egg
marshmallow fluff : %egg
salad cream : %egg
souffle : %egg
creme brulee : %egg
creme caramel : %egg
flan : %egg
madeleine : %egg
clafoutis : %egg
tamagoyaki = tamago : %egg
okonomiyaki : %egg
chawanmushi : %egg
gribiche : %egg
rouille : %egg
shakshuka : %egg
creme brulee : %cream
creme caramel : %cream, caramel
flan : %cream
meringue | pavlova, macaron, zabaglione, sabayon : %egg
egg noodle : egg, noodle
quiche : %egg, %milk
brioche : bread, %egg, %butter
advocaat | eggnog : egg, ~milk, alcohol

honey = 🍯 | honeycomb : animal product, sugar
gelatine = gelatin | marshmallow, jell o : ~animal product, ~pork
jell o : jelly
gummy bear = gummi bear = gummy worm : sugar, ~gelatine

meat | meatball, 🍖, 🥩 : animal product
beef | steak, brisket, sirloin, ribeye, bresaola, pastrami, corned beef, oxtail, chuck roast, chuck steak, ground chuck, rib roast, prime rib, bavette, rump, short rib, beef spare rib = beef sparerib = beef baby back rib = beef back rib = beef country style rib, beef mince = minced beef = ground beef, hamburger, beefburger : meat
chuck steak : steak
veal : beef
pork | ham, bacon, gammon, spam, spare rib = baby back rib = back rib = country style rib = rack of rib, pancetta, prosciutto, guanciale, speck, lardon, chorizo, salami, pepperoni, mortadella, andouille, char siu, crackling, pork belly, trotter, hock, serrano ham, carnitas, nduja : meat
lard : pork, fat
sülze : pork, gelatine
meat broth : meat, stock
boar : pork
sausage | hot dog, frankfurter, bratwurst, wiener, merguez, bologna, chipolata, kielbasa, soppressata = sopressata, leberkäse : ~pork
leberkäse : ~liver
lamb | mutton, hogget, lamb spare rib = lamb sparerib = lamb baby back rib = lamb back rib = lamb country style rib : meat
goat : meat
venison | deer, rabbit, hare, kangaroo, boar, bison : meat
offal | liver, kidney, tripe, sweetbread, haggis, pate, foie gras, black pudding : meat
poultry | fowl, guinea fowl : meat
chicken | drumstick, poussin, cornish hen, game hen, 🍗 : poultry
turkey : poultry
duck | goose, quail, pheasant, partridge, pigeon : poultry
vegetable suet : fat, vegetable, ?suet
suet | dripping, tallow, schmaltz : fat, ~meat
bone broth | bone marrow, demi glace : meat

seafood : animal product, ?fish, ?shellfish, ?crustacean, ?mollusc, ?prawn, ?crab, ?mussel, ?clam, ?squid
fish | coley, red mullet, grey mullet, john dory, skate wing, sturgeon, tarama, masago, bottarga, unagi, rollmop, bloater, arctic char, sablefish, rockfish, saltfish, salt cod, stockfish, gurnard, striped bass, whitefish, hondashi, niboshi, isinglass, kingfish, bluefish, lingcod, amberjack, orange roughy, tilefish, walleye : 
sashimi | ceviche, bouillabaisse : %fish
fish = 🐟 = 🐠 | sole, cod, haddock, halibut, plaice, pollock, trout, mackerel, sardine, pilchard, herring, kipper, snapper, tilapia, sea bass, bream, monkfish, swordfish, catfish, whitebait, bonito, dashi, katsuobushi, caviar, roe, turbot, eel, surimi, branzino, hake, mahi mahi, carp, perch, lutefisk, basa, pangasius, flounder, grouper, sprat, barramundi, whiting, pike, hamachi, yellowtail, ikura, tobiko, taramasalata, kedgeree, fish finger : seafood
salmon | lox, gravlax : fish
tuna | ahi : fish
anchovy | bagna cauda, anchoiade, gentlemans relish, puttanesca : fish
fish sauce = nam pla = nuoc mam | colatura, garum, nuoc cham, bagoong, prahok, patis : fish
worcestershire sauce = worcestershire = worcester sauce = lea perrins = lea and perrins | caesar dressing, caesar salad : ~anchovy
caesar dressing : %egg, %cheese
kimchi : ~fish, ~prawn, cabbage
shellfish = shell fish = 🦪 : seafood, ?crustacean, ?mollusc, ?prawn, ?crab, ?mussel, ?clam
crustacean | lobster, crayfish, crawfish, langoustine, nephrops, yabby, barnacle, percebes, krill, 🦞 : shellfish
prawn = shrimp = scampi = gambas = 🦐 = 🍤 | shrimp paste = belacan = blachan, ebi, har gow, prawn cracker : crustacean
crab = 🦀 | crabmeat, crab stick = imitation crab : crustacean
mollusc = mollusk | periwinkle, limpet, geoduck, conpoy, scallop, cockle, whelk, winkle, abalone, snail, escargot, conch, cuttlefish : shellfish
squid = calamari = 🦑 | octopus = 🐙 : mollusc
mussel : mollusc
muschel = muscheln : mollusc, ?mussel, ?clam, ?scallop
clam | clamato, quahog, littleneck, palourde, vongole, chowder clam : mollusc
oyster | oyster sauce : mollusc
oyster sauce : ~soy, ~wheat
surimi | crab stick : ~fish, ~crab, ~egg, ~wheat
xo sauce : prawn, mollusc
paella : %shellfish, %prawn, %mussel
mince : @meat
schnitzel : @meat
goulash : @meat
rouladen : @beef
steak tartare | beef tartare : @beef
gyros : @meat
geschnetzeltes : @meat
meat patty : meat
frikadelle : @meat
chuck : @beef
jerky : ~meat
beef mince : mince
lamb mince = minced lamb = ground lamb : lamb, mince
pork mince = minced pork = ground pork : pork, mince
turkey mince = minced turkey = ground turkey : turkey, mince
chicken mince = minced chicken = ground chicken : chicken, mince
`;
