/** Nuts, seeds, grains, fats, dairy, bottles and jars with their weights, in the notation of `weights.ts`. */
export const weighedLarder = `
almond, whole almond, blanched almond | | Mandeln, ganze Mandeln | d 142 cup | KA Almonds, whole (unblanched)
flaked almond | sliced almond | Mandelblättchen, gehobelte Mandeln | d 43 0.5cup | KA Almonds (sliced)
slivered almond | | Mandelstifte | d 57 0.5cup | KA Almonds (slivered)
cashew, cashew nut | | Cashewkerne, Cashews | d 113 cup | KA Cashews (whole)
hazelnut | | Haselnüsse | d 142 cup | KA Hazelnuts (whole)
macadamia, macadamia nut | | Macadamianüsse | d 149 cup | KA Macadamia nuts (whole)
peanut, roasted peanut | | Erdnüsse | d 142 cup | KA Peanuts (whole, shelled)
pecan, pecan half, pecan nut | | Pekannüsse | d 105 cup | KA Pecans (whole)
pine nut | | Pinienkerne | d 71 0.5cup | KA Pine nuts
pistachio, shelled pistachio | | Pistazien | d 60 0.5cup | KA Pistachio nuts (shelled)
walnut, walnut half, walnut piece | | Walnüsse, Walnusskerne | d 113 cup | KA Walnuts (chopped)
peanut butter | | Erdnussbutter | d 135 0.5cup | KA Peanut butter
almond butter | | Mandelmus | d 68 0.25cup | KA Almond butter
tahini, tahini paste | | Tahini, Tahin, Sesampaste | d 128 0.5cup | KA Tahini paste
sesame seed, white sesame seed, black sesame seed, sesame | | Sesam, Sesamsamen | d 71 0.5cup | KA Sesame seeds
sunflower seed | | Sonnenblumenkerne | d 35 0.25cup | KA Sunflower seeds
poppy seed | | Mohn | d 18 2tbsp | KA Poppy seeds
pumpkin seed | pepita | Kürbiskerne | d 129 cup | SR 12014
chia seed, chia | | Chiasamen | d 37 0.25cup | KA Chia seeds
linseed, flaxseed | flax seed | Leinsamen | d 35 0.25cup | KA Flaxseed
ground linseed, ground flaxseed | flax meal, flaxseed meal | Leinsamenmehl, geschrotete Leinsamen | d 50 0.5cup | KA Flax meal
desiccated coconut | | Kokosraspel, Kokosflocken | d 85 cup | KA Coconut (unsweetened, desiccated)
shredded coconut | unsweetened shredded coconut | | d 53 cup | KA Coconut (unsweetened, shredded)
raisin, sultana | golden raisin | Rosinen, Sultaninen | d 149 cup | KA Raisins (loose)
currant | dried currant, zante currant | Korinthen | d 142 cup | KA Currants
dried cranberry | | getrocknete Cranberrys, Cranberrys | d 57 0.5cup | KA Cranberries (dried)
dried cherry | | getrocknete Kirschen | d 71 0.5cup | KA Cherries (dried)
chopped date | | gehackte Datteln | d 149 cup | KA Dates (chopped)
chopped dried fig | | | d 149 cup | KA Figs (dried, chopped)
chopped dried apricot | | | d 64 0.5cup | KA Apricots (dried, diced)
crystallised ginger, stem ginger | crystallized ginger, candied ginger | kandierter Ingwer | d 92 0.5cup | KA Crystallized ginger
long grain rice, rice, white rice, basmati rice, jasmine rice, basmati | | Reis, Langkornreis, Basmatireis, Jasminreis | d 99 0.5cup | KA Rice (long grain, dry)
pearl barley, pearled barley | | Graupen, Gerstengraupen | d 213 cup | KA Barley (pearled)
bulgur, bulgur wheat, bulghur | | Bulgur | d 152 cup | KA Bulgur
quinoa | | Quinoa | d 177 cup | KA Quinoa (whole)
millet | | Hirse | d 103 0.5cup | KA Millet (whole)
buckwheat | buckwheat groats | Buchweizen | d 170 cup | KA Buckwheat (whole)
couscous | | Couscous | d 173 cup | SR 20028
lentil, green lentil, brown lentil, red lentil | | Linsen, rote Linsen, grüne Linsen, Berglinsen | d 192 cup | SR 16069
dried chickpea | | getrocknete Kichererbsen | d 200 cup | SR 16056
dried black bean | | getrocknete schwarze Bohnen | d 194 cup | SR 16014
dried kidney bean | | getrocknete Kidneybohnen | d 184 cup | SR 16032
split pea, yellow split pea | | Schälerbsen | d 197 cup | SR 16085
tapioca, quick cooking tapioca | instant tapioca | Tapioka | d 21 2tbsp | KA Tapioca (quick cooking)
butter, unsalted butter, salted butter | stick butter | Butter, Süßrahmbutter | d 227 cup | SR 01001
ghee | | Ghee, Butterschmalz | d 205 cup | SR 01003
lard, pork lard | | Schmalz, Schweineschmalz | d 205 cup | SR 04002
vegetable shortening, shortening | | Pflanzenfett | d 46 0.25cup | KA Vegetable shortening
margarine | | Margarine | d 227 cup | SR 04585
coconut oil | | Kokosöl | d 218 cup | SR 04047
olive oil, extra virgin olive oil | | Olivenöl | l 216 cup | SR 04053
vegetable oil, oil, neutral oil, cooking oil, chilli oil | | Öl, Pflanzenöl, neutrales Öl, Speiseöl | l 218 cup | SR 04044
sunflower oil | | Sonnenblumenöl | l 218 cup | SR 04506
rapeseed oil | canola oil | Rapsöl | l 218 cup | SR 04582
peanut oil, groundnut oil | | Erdnussöl | l 216 cup | SR 04042
sesame oil, toasted sesame oil | | Sesamöl | l 218 cup | SR 04058
milk, whole milk, skimmed milk, semi skimmed milk | low fat milk, skim milk | Milch, Vollmilch | l 244 cup | SR 01077
buttermilk | | Buttermilch | l 245 cup | SR 01088
double cream, whipping cream, cream | heavy cream, heavy whipping cream | Sahne, Schlagsahne, Schlagrahm, Rahm | l 238 cup | SR 01053
single cream | half and half, light cream | Kaffeesahne | l 242 cup | SR 01049
soured cream | sour cream | saure Sahne, Sauerrahm, Schmand | d 230 cup | SR 01056
creme fraiche | | Crème fraîche, Creme fraiche | d 124 0.5cup | KA Crème fraiche
yoghurt, natural yoghurt, greek yoghurt, plain yoghurt | yogurt, plain yogurt, greek yogurt | Joghurt, Naturjoghurt, griechischer Joghurt | d 245 cup | SR 01116
cream cheese, soft cheese | | Frischkäse | d 232 cup | SR 01017
mascarpone | | Mascarpone | d 227 cup | KA Mascarpone cheese
ricotta | | Ricotta | d 246 cup | SR 01036
cottage cheese | | Hüttenkäse, körniger Frischkäse | d 225 cup | SR 01012
feta, crumbled feta | | Feta, Schafskäse | c 150 cup | SR 01019
grated cheddar, cheddar | shredded cheddar, cheddar cheese, shredded cheddar cheese | geriebener Cheddar | c 113 cup | SR 01009
grated mozzarella | shredded mozzarella, shredded mozzarella cheese | geriebener Mozzarella | c 112 cup | SR 01026
grated parmesan, parmesan | grated parmesan cheese, parmesan cheese | geriebener Parmesan, Parmesan | c 100 cup | SR 01032
mayonnaise | mayo | Mayonnaise | d 220 cup | SR 04025
coconut milk | | Kokosmilch | l 241 cup | KA Coconut milk; canned, well shaken
coconut cream | | Kokoscreme | d 284 cup | KA Coconut cream (unsweetened)
water, cold water, boiling water, warm water, hot water | | Wasser | l 237 cup | SR 14429
stock, chicken stock, vegetable stock, beef stock, fish stock | broth, chicken broth, vegetable broth, beef broth | Brühe, Gemüsebrühe, Hühnerbrühe, Rinderbrühe, Fond, Gemüsefond | l 240 cup | SR 06172
white wine, red wine, wine, dry white wine, dry red wine, rice wine, shaoxing wine | | Wein, Weißwein, Rotwein | l 29.4 fl-oz | SR 14084
beer, lager | | Bier | l 29.7 fl-oz | SR 14003
lemon juice | | Zitronensaft | l 14 tbsp | KA Lemon juice
lime juice | | Limettensaft | l 242 cup | SR 09160
orange juice | | Orangensaft | l 248 cup | SR 09206
vinegar, white vinegar, malt vinegar, white wine vinegar, rice vinegar, black vinegar, chinkiang black vinegar | distilled vinegar, distilled white vinegar | Essig, Weißweinessig, Reisessig | l 238 cup | SR 02053
red wine vinegar | | Rotweinessig | l 239 cup | SR 02068
cider vinegar | apple cider vinegar | Apfelessig | l 239 cup | SR 02048
balsamic vinegar, balsamic | | Balsamico, Balsamessig, Aceto balsamico | l 255 cup | SR 02069
soy sauce, light soy sauce, dark soy sauce | | Sojasauce, Sojasoße, helle Sojasauce, dunkle Sojasauce | l 16 tbsp | SR 16123
fish sauce | | Fischsauce, Fischsoße | l 18 tbsp | SR 06179
oyster sauce | | Austernsauce | l 18 tbsp | SR 06176
hoisin sauce, hoisin | | Hoisinsauce | l 16 tbsp | SR 06175
worcestershire sauce | | Worcestersauce, Worcestershiresauce | l 17 tbsp | SR 06971
ketchup, tomato ketchup | catsup | Ketchup, Tomatenketchup | d 17 tbsp | SR 11935
dijon mustard, mustard, yellow mustard, wholegrain mustard, english mustard | prepared mustard, whole grain mustard | Senf, Dijonsenf, mittelscharfer Senf | d 249 cup | SR 02046
horseradish, horseradish sauce | prepared horseradish | Meerrettich | d 15 tbsp | SR 02055
caper | drained caper | Kapern | d 8.6 tbsp | SR 02054
tomato puree, tomato paste | | Tomatenmark | d 29 2tbsp | KA Tomato paste
miso, white miso, red miso, miso paste | | Miso, Misopaste | d 275 cup | SR 16112
passata | tomato puree | passierte Tomaten, Passata | l 250 cup | SR 11547
basil pesto, pesto | | Pesto, Basilikumpesto | d 28 2tbsp | KA Basil pesto
`;
