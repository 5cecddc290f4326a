/** What baking weighs, in the notation of `weights.ts`. */
export const weighedBaking = `
plain flour, flour, white flour, wheat flour, 00 flour | all purpose flour | Mehl, Weizenmehl | d 120 cup | KA All-Purpose Flour
self raising flour | self rising flour | | d 113 cup | KA Self-Rising Flour
bread flour, strong flour, strong white flour, strong white bread flour, strong bread flour | | Brotmehl | d 120 cup | KA Bread Flour
cake flour | | | d 120 cup | KA Unbleached Cake Flour
pastry flour | | | d 106 cup | KA Pastry Flour
wholemeal flour, wholemeal, wholewheat flour | whole wheat flour | Vollkornmehl, Weizenvollkornmehl | d 113 cup | KA Whole Wheat Flour
spelt flour | | Dinkelmehl | d 99 cup | KA Spelt Flour
rye flour | | Roggenmehl | d 106 cup | KA Medium Rye Flour
barley flour | | Gerstenmehl | d 85 cup | KA Barley flour
oat flour | | Hafermehl | d 92 cup | KA Oat Flour
buckwheat flour | | Buchweizenmehl | d 120 cup | KA Buckwheat Flour
rice flour | | Reismehl | d 142 cup | KA Rice flour (white)
glutinous rice flour | sweet rice flour | Klebreismehl | d 120 cup | KA Glutinous rice flour
chickpea flour, gram flour, besan | | Kichererbsenmehl | d 85 cup | KA Chickpea flour
soy flour, soya flour | | Sojamehl | d 35 0.25cup | KA Soy flour
quinoa flour | | | d 110 cup | KA Quinoa flour
sorghum flour | | | d 138 cup | KA Sorghum flour
teff flour | | Teffmehl | d 135 cup | KA Teff flour
amaranth flour | | Amaranthmehl | d 103 cup | KA Amaranth flour
coconut flour | | Kokosmehl | d 128 cup | KA Coconut Flour
almond flour, ground almond | almond meal | Mandelmehl, gemahlene Mandeln, Mandeln gemahlen | d 96 cup | KA Almond Flour
hazelnut flour, ground hazelnut | hazelnut meal | gemahlene Haselnüsse, Haselnüsse gemahlen | d 89 cup | KA Hazelnut flour
potato flour | | Kartoffelmehl | d 46 0.25cup | KA Potato Flour
potato starch | | Kartoffelstärke | d 152 cup | KA Potato starch
cornflour | cornstarch, corn starch | Speisestärke, Maisstärke, Stärke, Mondamin | d 28 0.25cup | KA Cornstarch
tapioca starch, tapioca flour | | Tapiokastärke | d 113 cup | KA Tapioca starch or flour
masa harina | | | d 93 cup | KA Masa Harina
cornmeal | | Maismehl, Maisgrieß | d 138 cup | KA Cornmeal (whole)
polenta | | Polenta | d 163 cup | KA Polenta (coarse ground cornmeal)
semolina | semolina flour | Grieß, Weichweizengrieß, Hartweizengrieß | d 163 cup | KA Semolina Flour
wheat bran, bran | | Weizenkleie | d 32 0.5cup | KA Wheat bran
wheatgerm | wheat germ | Weizenkeime | d 28 0.25cup | KA Wheat germ
oat bran | | Haferkleie | d 53 0.5cup | KA Oat bran
rolled oat, oat, porridge oat | old fashioned oat, old fashioned rolled oat, quick oat | Haferflocken, zarte Haferflocken, kernige Haferflocken | d 89 cup | KA Oats (old-fashioned or quick-cooking)
pinhead oat | steel cut oat | | d 70 0.5cup | KA Steel cut oats
granulated sugar, sugar, white sugar | | Zucker, weißer Zucker, Kristallzucker | d 198 cup | KA Sugar (granulated white)
caster sugar, castor sugar, golden caster sugar | superfine sugar | feinster Zucker | d 190 cup | KA Baker's Special Sugar
brown sugar, light brown sugar, dark brown sugar, muscovado, muscovado sugar, light muscovado sugar, dark muscovado sugar, soft brown sugar, light soft brown sugar, dark soft brown sugar | packed brown sugar, packed light brown sugar, packed dark brown sugar | brauner Zucker, Muscovado | d 213 cup | KA Brown sugar (packed)
demerara sugar, demerara | | Rohrzucker | d 220 cup | KA Demerara sugar
raw sugar | turbinado sugar | Rohrohrzucker | d 180 cup | KA Turbinado sugar (raw)
icing sugar | confectioners sugar, powdered sugar | Puderzucker | d 227 2cup | KA Confectioners' sugar (unsifted)
coconut sugar | | Kokosblütenzucker | d 77 0.5cup | KA Coconut sugar
maple sugar | | Ahornzucker | d 78 0.5cup | KA Maple sugar
honey, runny honey, clear honey | | Honig, flüssiger Honig | d 21 tbsp | KA Honey
maple syrup | | Ahornsirup | d 156 0.5cup | KA Maple syrup
corn syrup | light corn syrup, dark corn syrup | Maissirup | d 312 cup | KA Corn syrup
treacle, black treacle | molasses | Melasse | d 85 0.25cup | KA Molasses
malt syrup, malt extract | | Malzextrakt, Malzsirup | d 43 2tbsp | KA Malt syrup
agave syrup, agave nectar, agave | | Agavendicksaft | d 84 0.25cup | KA Agave syrup
condensed milk, sweetened condensed milk | | gezuckerte Kondensmilch | d 306 cup | SR 01095
evaporated milk | | Kondensmilch | l 252 cup | SR 01096
milk powder, dried milk, powdered milk, skimmed milk powder | dry milk, nonfat dry milk | Milchpulver, Magermilchpulver | d 28 0.25cup | KA Dried nonfat milk (powdered)
malted milk powder | | Malzmilchpulver | d 35 0.25cup | KA Malted Milk Powder
cocoa powder, cocoa, unsweetened cocoa powder | unsweetened cocoa | Kakao, Kakaopulver, Backkakao | d 42 0.5cup | KA Cocoa (unsweetened)
cacao nib | | Kakaonibs | d 120 cup | KA Cacao nibs
chocolate chip, dark chocolate chip, white chocolate chip, milk chocolate chip | semisweet chocolate chip | Schokotropfen, Schokoladentropfen | d 170 cup | KA Chocolate Chips
chopped chocolate | | gehackte Schokolade | c 170 cup | KA Chocolate (chopped)
espresso powder | instant espresso powder | Espressopulver | d 7 tbsp | KA Espresso Powder
baking powder, gluten free baking powder | | Backpulver | d 4 tsp | KA Baking powder
bicarbonate of soda, bicarb | baking soda | Natron | d 3 0.5tsp | KA Baking soda
instant yeast, fast action dried yeast, easy bake yeast, quick yeast, dried yeast, active dried yeast | active dry yeast, dry yeast | Trockenhefe | d 7 2.25tsp | KA Yeast (instant)
vanilla extract, vanilla essence | | Vanilleextrakt | l 14 tbsp | KA Vanilla Extract
cream of tartar | | Weinstein | d 3 tsp | SR 18373
gelatine powder, powdered gelatine | powdered gelatin, unflavored gelatin | gemahlene Gelatine | d 7 tbsp | SR 19177
marzipan | | Marzipan, Marzipanrohmasse | c 290 cup | KA Marzipan
almond paste | | | c 259 cup | KA Almond paste (packed)
lemon curd | | Lemon Curd | d 113 0.5cup | KA Lemon Curd
jam, raspberry jam, strawberry jam, apricot jam, marmalade, redcurrant jelly | jelly, apricot preserves | Marmelade, Konfitüre, Aprikosenmarmelade, Gelee, Johannisbeergelee | d 85 0.25cup | KA Jam or preserves
chocolate hazelnut spread, nutella, chocolate spread | hazelnut spread | Nuss-Nougat-Creme, Nutella | d 160 0.5cup | KA Hazelnut spread
digestive biscuit crumb, biscuit crumb | graham cracker crumb, cookie crumb | Kekskrümel, Keksbrösel | d 100 cup | KA Graham cracker crumbs
dried breadcrumb, dry breadcrumb, breadcrumb | dry bread crumb, bread crumb | Semmelbrösel, Paniermehl | d 28 0.25cup | KA Bread crumbs (dried)
fresh breadcrumb, fresh white breadcrumb | fresh bread crumb, soft bread crumb | | d 21 0.25cup | KA Bread crumbs (fresh)
panko, panko breadcrumb | panko bread crumb | Panko | d 50 cup | KA Bread crumbs (Japanese Panko)
mini marshmallow | miniature marshmallow | Mini-Marshmallows | d 43 cup | KA Marshmallows (mini)
granola | | Granola | d 113 cup | KA Granola
`;
