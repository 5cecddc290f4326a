/** Foods from animals and what is made from them, in the notation of `table.ts`. */
export const animalFoods = `
animal product:

dairy = dairy product = milk product | lactose, casein, caseinate, whey : animal product
milk | milk powder, powdered milk, dry milk, evaporated milk, condensed milk, skimmed milk, skim milk, whole milk, khoya, khoa, mawa, dulce de leche, 🥛 : ~dairy
butter = beurre = 🧈 : ~milk, fat
ghee = clarified butter : ~butter
cream = creme | crema, creme fraiche, clotted cream, half and half, kaymak : ~milk
panna cotta : %cream
ganache : chocolate, %cream
buttercream : %butter
sour cream = soured cream | smetana : ~cream
buttermilk : ~milk
yoghurt = yogurt = yoghourt = curd = dahi | labneh, raita, lassi, tzatziki, kefir, quark, skyr, fromage frais, ayran : ~milk
cheese = 🧀 | feta, cheddar, mozzarella, parmesan, parmigiano, pecorino, grana padano, gruyere, emmental, emmenthal, gouda, edam, brie, camembert, gorgonzola, roquefort, stilton, halloumi, paneer, ricotta, mascarpone, manchego, provolone, monterey jack, queso, cotija, panela, havarti, taleggio, fontina, asiago, boursin, comte, raclette, reblochon, queso fresco, oaxaca, cottage cheese, cream cheese, goat cheese, goats cheese, velveeta, burrata, bocconcini, neufchatel, colby, jarlsberg, wensleydale, red leicester, philadelphia : ~milk
ice cream | gelato, milkshake, kulfi : %milk
custard | lemon curd, creme anglaise, creme patissiere, pastry cream : %milk, %egg
white sauce | bechamel, alfredo : %milk
cheesecake : %cheese
milk chocolate | white chocolate : chocolate, ~milk
butterscotch | toffee, fudge, caramel : %butter, %cream, sugar
hollandaise | bearnaise : %egg, %butter
ranch dressing : %milk, %egg

egg = 🥚 | egg white, egg yolk, yolk, albumen, frittata, omelette = omelet, scrambled egg, 🍳 : animal product
mayonnaise = mayo | kewpie, thousand island, aioli, tartare sauce = tartar sauce, remoulade : %egg
meringue | pavlova, macaron, zabaglione, sabayon : %egg
egg noodle : egg, noodle
quiche : %egg
brioche : bread, %egg, %butter
advocaat | eggnog : egg, ~milk, alcohol

honey = 🍯 | honeycomb : animal product, sugar
gelatine = gelatin | marshmallow : ~animal product, ~pork

meat | meatball, 🍖, 🥩 : animal product
beef | steak, brisket, sirloin, ribeye, bresaola, pastrami, corned beef, oxtail, bavette, rump, short rib, minced beef, ground beef, hamburger, beefburger : meat
veal : beef
pork | ham, bacon, gammon, pancetta, prosciutto, guanciale, speck, lardon, chorizo, salami, pepperoni, mortadella, andouille, char siu, crackling, pork belly, trotter, hock, serrano ham, carnitas, nduja : meat
lard : pork, fat
sausage | hot dog, frankfurter, bratwurst, wiener, merguez, bologna : ~pork
lamb | mutton, hogget : meat
goat : meat
venison | deer, rabbit, hare, kangaroo, boar, bison : meat
offal | liver, kidney, tripe, sweetbread, haggis, pate, foie gras, black pudding : meat
poultry | fowl, guinea fowl : meat
chicken | drumstick, 🍗 : poultry
turkey : poultry
duck | goose, quail, pheasant, partridge : poultry
suet | dripping, tallow, schmaltz : fat, ~meat
bone broth | bone marrow, demi glace : meat

seafood : animal product, ?fish, ?shellfish, ?crustacean, ?mollusc, ?prawn, ?crab, ?mussel, ?clam, ?squid
fish = 🐟 = 🐠 | sole, cod, haddock, halibut, plaice, pollock, trout, mackerel, sardine, pilchard, herring, kipper, snapper, tilapia, sea bass, bream, monkfish, swordfish, catfish, whitebait, bonito, dashi, katsuobushi, caviar, roe, turbot, eel, surimi, branzino, hake, mahi mahi, carp, perch, lutefisk, basa, pangasius, flounder, grouper, sprat, barramundi, whiting, pike, hamachi, yellowtail, ikura, tobiko, taramasalata, kedgeree, fish finger : seafood
salmon | lox, gravlax : fish
tuna | ahi : fish
anchovy | bagna cauda : fish
fish sauce = nam pla = nuoc mam | colatura, garum : fish
worcestershire sauce = worcestershire = worcester sauce | caesar dressing, caesar salad : ~anchovy
caesar dressing : %egg, %cheese
kimchi : ~fish, ~prawn, cabbage
shellfish = 🦪 : seafood, ?crustacean, ?mollusc, ?prawn, ?crab, ?mussel, ?clam
crustacean | lobster, crayfish, crawfish, langoustine, krill, 🦞 : shellfish
prawn = shrimp = scampi = gambas = 🦐 = 🍤 | shrimp paste = belacan, prawn cracker : crustacean
crab = 🦀 | crabmeat, crab stick : crustacean
mollusc = mollusk | scallop, cockle, whelk, winkle, abalone, snail, escargot, conch, cuttlefish : shellfish
squid = calamari = 🦑 | octopus = 🐙 : mollusc
mussel : mollusc
clam | vongole, chowder clam : mollusc
oyster | oyster sauce : mollusc
oyster sauce : ~soy, ~wheat
surimi | crab stick : ~fish, ~crab
xo sauce : prawn, mollusc
paella : %shellfish, %prawn, %mussel
mince : @meat
`;
