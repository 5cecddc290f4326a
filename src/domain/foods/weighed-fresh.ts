/** Spices, herbs, salt, vegetables and fruit with their weights, in the notation of `weights.ts`. */
export const weighedFresh = `
salt, table salt, fine salt, fine sea salt, sea salt | | Salz, feines Salz, Meersalz | d 6 tsp | SR 02047
kosher salt | diamond crystal kosher salt | | d 8 tbsp | KA Salt (Kosher, Diamond Crystal)
ground allspice, allspice | | Piment | d 6 tbsp | SR 02001
dried basil | | getrockneter Basilikum, Basilikum getrocknet | d 2.1 tbsp | SR 02003
caraway seed, caraway | | Kümmel | d 6.7 tbsp | SR 02005
ground cardamom, cardamom | | Kardamom | d 5.8 tbsp | SR 02006
celery seed | | Selleriesamen | d 6.5 tbsp | SR 02007
chilli powder, chile powder, mild chilli powder, mild chile powder | chili powder | Chilipulver | d 8 tbsp | SR 02009
ground cinnamon, cinnamon | | Zimt | d 7.8 tbsp | SR 02010
ground clove | | gemahlene Nelken | d 6.5 tbsp | SR 02011
coriander seed | | Koriandersamen | d 5 tbsp | SR 02013
cumin seed, cumin | | Kreuzkümmel, Kreuzkümmelsamen | d 6 tbsp | SR 02014
curry powder, mild curry powder | | Currypulver, Curry | d 6.3 tbsp | SR 02015
dill seed | | Dillsamen | d 6.6 tbsp | SR 02016
dried dill | dried dill weed | getrockneter Dill | d 3.1 tbsp | SR 02017
fennel seed | | Fenchelsamen | d 5.8 tbsp | SR 02018
fenugreek seed | | Bockshornkleesamen | d 11.1 tbsp | SR 02019
garlic powder | | Knoblauchpulver | d 9.7 tbsp | SR 02020
ground ginger | | gemahlener Ingwer, Ingwerpulver | d 5.2 tbsp | SR 02021
mace, ground mace | | Macis | d 5.3 tbsp | SR 02022
mustard powder, english mustard powder | dry mustard, ground mustard | Senfpulver | d 6.3 tbsp | SR 02024
nutmeg, ground nutmeg, grated nutmeg | | Muskatnuss, Muskat | d 7 tbsp | SR 02025
onion powder | | Zwiebelpulver | d 6.9 tbsp | SR 02026
dried oregano, oregano, dried mexican oregano, dried greek oregano | | getrockneter Oregano, Oregano | d 1 tsp | SR 02027
paprika, sweet paprika, smoked paprika, sweet smoked paprika, hot paprika | | Paprikapulver, edelsüßes Paprikapulver, Paprika edelsüß | d 6.8 tbsp | SR 02028
dried parsley | | getrocknete Petersilie | d 1.6 tbsp | SR 02029
black pepper, ground black pepper, pepper, freshly ground black pepper | | Pfeffer, schwarzer Pfeffer | d 6.9 tbsp | SR 02030
peppercorn, black peppercorn, white peppercorn | | Pfefferkörner | d 2.9 tsp | SR 02030
cayenne pepper, cayenne | | Cayennepfeffer | d 5.3 tbsp | SR 02031
ground white pepper, white pepper | | weißer Pfeffer | d 7.1 tbsp | SR 02032
poultry seasoning | | | d 4.4 tbsp | SR 02034
pumpkin pie spice, mixed spice | | | d 5.6 tbsp | SR 02035
dried rosemary | | getrockneter Rosmarin | d 3.3 tbsp | SR 02036
saffron | | Safran | d 2.1 tbsp | SR 02037
dried sage | ground sage | getrockneter Salbei | d 2 tbsp | SR 02038
dried tarragon | | getrockneter Estragon | d 1.8 tbsp | SR 02041
dried thyme | | getrockneter Thymian | d 2.7 tbsp | SR 02042
ground turmeric, turmeric | | Kurkuma | d 9.4 tbsp | SR 02043
chopped basil | chopped fresh basil | gehackter Basilikum, gehacktes Basilikum | c 5.3 2tbsp | SR 02044
chopped parsley, parsley | chopped fresh parsley | gehackte Petersilie, Petersilie | c 60 cup | SR 11297
spinach, baby spinach | | Spinat, Babyspinat | c 30 cup | SR 11457
pea, frozen pea, green pea | | Erbsen, TK-Erbsen | d 145 cup | SR 11304
snipped chive, chopped chive, chive | | Schnittlauchröllchen, Schnittlauch | c 21 0.5cup | KA Chives (fresh)
chopped mint | | gehackte Minze | c 11.4 2tbsp | SR 02065
minced garlic, chopped garlic, crushed garlic | | gehackter Knoblauch | c 28 2tbsp | KA Garlic (minced)
sliced ginger | | | c 57 0.25cup | KA Ginger (fresh, sliced)
chopped onion, diced onion, onion | | Zwiebelwürfel, gehackte Zwiebeln | c 142 cup | KA Onions (fresh, diced)
sliced shallot, shallot | | | c 156 cup | KA Shallots (peeled and sliced)
spring onion, sliced spring onion | scallion, green onion, sliced scallion | Frühlingszwiebeln | c 64 cup | KA Scallions (sliced)
leek, diced leek, sliced leek | | Lauch | c 92 cup | KA Leeks (diced)
celery, diced celery, chopped celery | | Staudensellerie | c 142 cup | KA Celery (diced)
carrot, diced carrot, chopped carrot | | Karotten, Möhren, Karottenwürfel | c 142 cup | KA Carrots (diced)
grated carrot | shredded carrot | geraspelte Karotten, geraspelte Möhren, geriebene Möhren | c 99 cup | KA Carrots (grated)
bell pepper, red pepper, green pepper, yellow pepper | red bell pepper, green bell pepper, yellow bell pepper | Paprikawürfel | c 142 cup | KA Bell peppers (fresh)
mushroom, sliced mushroom, button mushroom | | Champignons, Pilze | c 78 cup | KA Mushrooms (sliced)
courgette, grated courgette | zucchini, shredded zucchini, grated zucchini | Zucchini, geraspelte Zucchini | c 135 cup | KA Zucchini (shredded)
sweetcorn, sweetcorn kernel | corn, corn kernel, frozen corn | Mais, Maiskörner | d 38 0.25cup | KA Corn (fresh or frozen)
mashed potato | | Kartoffelpüree, Kartoffelbrei | c 213 cup | KA Mashed potatoes
mashed sweet potato | | Süßkartoffelpüree | c 240 cup | KA Mashed sweet potatoes
pumpkin puree | canned pumpkin | Kürbispüree | c 227 cup | KA Pumpkin purée
sliced olive, olive | | Oliven | c 142 cup | KA Olives (sliced)
sun dried tomato | sundried tomato | getrocknete Tomaten | c 170 cup | KA Sundried tomatoes (dry pack)
apple, sliced apple, diced apple | | Apfelscheiben, Apfelwürfel | c 113 cup | KA Apples (peeled, sliced)
apple sauce | applesauce | Apfelmus | d 255 cup | KA Applesauce
mashed banana | | zerdrückte Bananen | c 227 cup | KA Bananas (mashed)
blueberry | | Heidelbeeren, Blaubeeren | d 140 cup | KA Blueberries (fresh)
cranberry, fresh cranberry | | | c 99 cup | KA Cranberries (fresh or frozen)
raspberry | | Himbeeren | d 120 cup | KA Raspberries (fresh)
strawberry, sliced strawberry | | Erdbeeren | c 167 cup | KA Strawberries (fresh sliced)
cherry, pitted cherry | | Kirschen, entsteinte Kirschen | c 80 0.5cup | KA Cherries (fresh, pitted, chopped)
diced peach, peach | | Pfirsichwürfel | c 170 cup | KA Peaches (peeled and diced)
diced pear, pear | | Birnenwürfel | c 163 cup | KA Pears (peeled and diced)
pineapple, diced pineapple, pineapple chunk | | Ananas, Ananaswürfel | c 170 cup | KA Pineapple (fresh or canned, diced)
rhubarb, sliced rhubarb | | Rhabarber | c 120 cup | KA Rhubarb (sliced)
egg white | | Eiweiß | d 243 cup | SR 01124
egg yolk | | Eigelb | d 243 cup | SR 01125
cooked rice, cooked jasmine rice, cooked basmati rice | cooked white rice | gekochter Reis | d 170 cup | KA Brown rice (cooked)
cooked quinoa | | gekochte Quinoa | d 184 cup | KA Quinoa (cooked)
`;
