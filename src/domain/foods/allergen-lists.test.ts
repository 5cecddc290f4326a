import { describe, expect, test } from 'vitest';
import { foodsIn } from '#test/support/foods-named.ts';
import { allergenFood, allergenLists } from './allergens.ts';
import { allergenSources } from './sources.ts';

/**
 * What each source (`sources.ts`) names for an allergen: other names, and of what it says often holds it what a list of
 * ingredients may name. Left out are words that mean another food in a kitchen (`butternut`, `fu`, `kernels`,
 * `Valencias`, `TSP`), what is no food (`glucosamine`), and what holds it now and then alone (marshmallows and egg,
 * sausages and celery, baking powder and wheat, ketchup and sulphites).
 */
const lists: Record<string, Record<string, string>> = {
  gluten: {
    EU: 'wheat, spelt, khorasan wheat, rye, barley, oats',
    FSA: 'batter mix, breadcrumbs, bread, couscous, pasta, pastry, soy sauce, chicken nuggets, doughnuts, biscuits, muffins, samosas',
    FAC: 'atta, bulgur, durum, einkorn, emmer, enriched flour, white flour, farina, graham flour, high gluten flour, kamut, seitan, semolina, dinkel, farro, triticale, triticum aestivum, wheat bran, wheat germ, wheat gluten, wheat starch, beer, bouillon cubes, gravy mix, crackers',
    AT: 'Weizen, Roggen, Gerste, Hafer, Dinkel, Grünkern, Mehl, Weizendunst, Grieß, Graupen, Kleie, Schrot, Weizenkeimlinge, Teigwaren, Flädle, Frittaten, Semmelbrösel, Müsli, Backmischung, Malz, Malzbier, Malzkaffee, Backerbsen, Grützwurst, Knipp, Pinkel, haggis, black pudding, white pudding',
  },
  crustaceans: {
    EU: 'crabs, lobster, prawns, crayfish',
    FSA: 'scampi, shrimp paste',
    FARE: 'barnacle, crawfish, crawdad, écrevisse, krill, langouste, langoustine, Moreton Bay bugs, tomalley, crevette, bouillabaisse, seafood flavouring, surimi',
    AT: 'Crevetten, Flusskrebse, Taschenkrebse, Garnelen, Hummer, Krabben, Langusten, Seespinne, Krebsbutter, Shrimpspaste, Kroepoek',
  },
  eggs: {
    EU: 'eggs, quail eggs',
    FSA: 'mayonnaise, mousse, quiche, egg wash',
    FARE: 'albumin, albumen, egg solids, eggnog, globulin, livetin, lysozyme, meringue powder, ovalbumin, ovoglobulin, ovomucin, ovomucoid, ovotransferrin, ovovitellin, surimi, vitellin, nougat',
    FAC: 'conalbumin, Egg Beaters, ovomacroglobulin, Simplesse, silico-albuminate, lecithin',
    AT: 'Eigelb, Eiklar, Eischnee, Flüssigei, Eipulver, Gefrierei, Löffelbiskuits, Biskotten, Baiser, Sauce béarnaise, Eierlikör, Eierteigwaren',
  },
  fish: {
    EU: 'cod, fish gelatine, isinglass',
    FSA: 'fish sauce, Worcestershire sauce',
    FARE: 'anchovies, catfish, flounder, grouper, haddock, mahi mahi, marlin, pickerel, porgy, swordfish, walleye, Caesar dressing, caviar, roe, imitation crab, kamaboko',
    AT: 'Kaviar, Rogen, Fischgelatine, Fischextrakt, Fischsoße, Anchovipaste, Omega-3-Öl',
  },
  peanuts: {
    EU: 'peanuts',
    FARE: 'arachis oil, beer nuts, cold pressed peanut oil, ground nuts, goobers, mandelonas, mixed nuts, monkey nuts, peanut flour, satay sauce',
    AT: 'Erdnussöl, Erdnussbutter, Erdnussflocken, Erdnussmehl',
  },
  soybeans: {
    EU: 'soybeans',
    FARE: 'edamame, miso, natto, shoyu, soya, soy nuts, soy sprouts, tamari, tempeh, textured vegetable protein, tofu',
    FAC: 'bean curd, dofu, kori-dofu, glycine max, kinako, nimame, okara, yuba, hydrolyzed plant protein, stock cubes, Worcestershire sauce, vegetarian burger, lecithin, E 322',
    AT: 'Sojadrink, Sojaflocken, Sojagrieß, Sojalecithin, Sojaöl, Sojasprossen, Tempe',
  },
  milk: {
    EU: 'milk, lactose, whey',
    FSA: 'butter, cheese, cream, milk powder, yoghurt, ice cream, milkshake',
    FARE: "butter oil, buttermilk, casein, caseinates, curds, custard, diacetyl, ghee, half-and-half, lactalbumin, lactoferrin, lactulose, goat's milk, malted milk, milkfat, nougat, pudding, Recaldent, rennet casein, sour milk solids, tagatose",
    AT: 'Milcheiweiß, Molkenproteine, Laktalbumin, Laktoglobulin, Milchzucker, Rahm, Obers, Schmand, Dickmilch, Kondensmilch, Topfen, Butterschmalz',
  },
  nuts: {
    EU: 'almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamia nuts, Queensland nuts',
    FARE: 'anacardium, beechnut, chestnut, filbert, gianduja, ginkgo nut, hickory nut, marzipan, nut meal, nut paste, pesto, pignoli, pignon, piñon, pili nut, praline, shea nut, nougat, mortadella, almond extract, walnut oil',
    AT: 'Mandeln, Kaschunüsse, Pecannüsse, Paranüsse, Nussmus, Haselnussöl',
  },
  celery: {
    EU: 'celery, celeriac',
    FSA: 'celery salt, celery leaves, celery seeds, stock cubes, soup mix, vegetable soup',
    AT: 'Selleriesaat, Stangensellerie, Bleichsellerie, Selleriesalz, Selleriepulver, Sellerieblatt, Gewürzmischung',
  },
  mustard: {
    EU: 'mustard',
    FSA: 'mustard powder, mustard seeds, curry powder, salad dressing',
    FAC: 'mustard greens, barbecue sauce, mayonnaise, pickles, piccalilli, chutney',
    AT: 'Senfsaat, Mostrich, Senföl, Senfsprossen, Senfblätter',
  },
  sesame: {
    EU: 'sesame seeds',
    FARE: 'benne, benniseed, gingelly, gomasio, halvah, sesamol, sesamum indicum, sesemolina, sim sim, tahini, til, hummus, baba ghanoush, pasteli, falafel, bagels, bread sticks',
    AT: 'Sesamsaat, Sesamöl, Sesampaste, Tahin',
  },
  sulphites: {
    EU: 'sulphites, sulphur dioxide',
    FSA: 'dried apricots, raisins, prunes, getrocknete Pflaumen, dried fruit, Backobst, dried figs, wine, beer, cider',
    FAC: 'E 220, E228, potassium metabisulphite, sodium bisulphite, sulfur dioxide, sulphurous acid, bottled lemon juice, bottled lime juice, horseradish, sauerkraut, dried potato, maraschino cherries, candied fruit, desiccated coconut, wine vinegar',
  },
  lupin: {
    EU: 'lupin',
    FSA: 'lupin flour, lupin seeds',
    AT: 'Lupinenmehl, Lupinensprossen, Lupineneiweiß, Lupinenkonzentrat, Süßlupinen',
  },
  molluscs: {
    EU: 'mussels',
    FSA: 'land snails, squid, whelks, oyster sauce, fish stew',
    FARE: 'abalone, cherrystone, littleneck, pismo, quahog, cockle, cuttlefish, limpet, lapas, opihi, octopus, oysters, periwinkle, scallops, escargot, calamari, turban shell, sea cucumber, sea urchin',
  },
};

const holds = (line: string, allergen: string) =>
  foodsIn({ ingredients: [line] }).has(allergenFood(allergen)?.id ?? -1);

const rows = Object.entries(lists).flatMap(([allergen, bySource]) =>
  Object.entries(bySource).map(([source, words]) => [allergen, source, words.split(', ')] as const),
);

describe('what lists of the fourteen allergens name is left out by the allergen', () => {
  test.each(rows)('%s by %s', (allergen, _source, words) => {
    expect(words.filter((word) => !holds(`100 g ${word}`, allergen))).toEqual([]);
  });
});

test('every allergen of the law is held to the lists that are named for it, and each list is named with its place', () => {
  const held = Object.entries(lists).map(([allergen, of]) => [allergen, Object.keys(of)]);
  expect(held).toEqual([...allergenLists]);
  expect(new Set(held.flatMap(([, sources]) => sources))).toEqual(
    new Set(Object.keys(allergenSources)),
  );
});

test.each([
  ['100 g pudding rice', 'milk'],
  ['1 pudding basin', 'milk'],
  ['10 g liquorice root', 'gluten'],
  ['1 tsp sunflower lecithin', 'soybeans'],
  ['1 tsp soy lecithin', 'eggs'],
  ['2 tbsp Thai red curry paste', 'mustard'],
  ['100 ml elderflower', 'sulphites'],
  ['50 ml Demi-Glace', 'milk'],
  ['1 butternut', 'nuts'],
])('%s is no reason to leave out a recipe for %s', (line, allergen) => {
  expect(holds(line, allergen)).toBe(false);
});
