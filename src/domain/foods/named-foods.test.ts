import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodsIn, lists, names } from '#test/support/foods-named.ts';
import { asLatin } from '../search/seen.ts';
import { stem } from '../search/stem.ts';
import { createSynonyms } from '../search/synonyms.ts';
import { tokenize, wordsOf } from '../search/tokenize.ts';
import { foodsOfWords } from './named-foods.ts';
import { notFoodWords } from './not-foods.ts';
import { foodNames, foods } from './table.ts';

test('no food is called by a word that letters of another script write as Latin ones would: it is read as those', () => {
  expect([...foodNames().byKey.keys()].filter((key) => asLatin(key) !== key)).toEqual([]);
});

describe('a food is named', () => {
  test.each([
    ['2 tbsp peanut butter', 'nut'],
    // Cyrillic letters alone that look like Latin ones, and some of Armenia and phonetics.
    ['1 tbsp ѕоу sauce', 'soy'],
    ['2 саѕһеԝѕ', 'nut'],
    ['40 g almօnds', 'nut'],
    ['40 g \u0251lmonds', 'nut'],
    ['40 g alm\u001fonds', 'nut'],
    ['1 tbsp gochujang', 'chilli'],
    ['1 tbsp gochujang', 'soy'],
    ['50g Marzipan', 'nut'],
    ['praline paste', 'nut'],
    ['chopped pecans', 'nut'],
    ['a handful of nuts', 'almond'],
    ['🥜', 'nut'],
    ['1 tbsp ghee', 'butter'],
    ['100 g grated Gruyère', 'dairy'],
    ['200 ml milk', 'dairy'],
    ['2 eggs, free-range', 'egg'],
    ['1 egg free-range', 'egg'],
    ['3 EGG YOLKS', 'egg'],
    ['mayo', 'egg'],
    ['1 tsp nam pla', 'fish'],
    ['king prawns', 'shellfish'],
    ['plain flour', 'gluten'],
    ['400 g spaghetti', 'gluten'],
    ['2 tbsp soy sauce', 'gluten'],
    ['houmous', 'sesame'],
    ['a buttered tin', 'dairy'],
    ['almond milk chocolate', 'dairy'],
    ['rice, flour', 'gluten'],
    ['peanutbutter', 'peanut'],
    ['200 g almnods', 'nut'],
    ['gluten-free wheat', 'wheat'],
    ['nut-free walnuts', 'nut'],
    ['1 tbsp walnut oil', 'walnut'],
    ['a handful of mixed nuts', 'peanut'],
    ['2 tbsp oyster sauce', 'soy'],
    ['1 stock cube', 'celery'],
    ['egg slices', 'egg'],
    ['white fish slices', 'fish'],
    ['12 savoiardi', 'egg'],
    ['1 Ei', 'egg'],
    ['3 Eigelb', 'egg'],
    ['250 g Mehl', 'gluten'],
    ['2 EL Erdnussbutter', 'peanut'],
    ['100 g Schmand', 'dairy'],
    ['50 ml Weißwein', 'sulphite'],
    ['3 tbsp Thai red curry paste', 'crustacean'],
    ['400 ml vegetable stock', 'celery'],
    ['6 pitted dried apricots', 'sulphite'],
    ['egg roll wrappers', 'gluten'],
    ['4 waffles', 'egg'],
    ['1 burger bun', 'sesame'],
    ['1 burger bun', 'gluten'],
    ['2 scoops of latte', 'dairy'],
    ['1 cup Egg Beaters', 'egg'],
    ['white bread pan-fried in butter', 'gluten'],
    ['Pad Thai Noodles', 'peanut'],
    ['4 Wiener Schnitzel', 'meat'],
    ['500 g Muscheln', 'mussel'],
    ['500 g beef mince', 'mince'],
    ['500 g lamb mince', 'lamb'],
    ['500 g ground pork', 'pork'],
    ['2 tbsp cider vinegar', 'vinegar'],
    ['rice pudding', 'rice'],
    ['beer batter', 'alcohol'],
    ['200 g Fischstäbchen', 'gluten'],
    ['200 g Fischstäbchen', 'fish'],
    ['8 chipolatas', 'pork'],
    ['2 racks baby back ribs', 'pork'],
    ['1 kg spare ribs', 'pork'],
    ['2 lb ground chuck', 'beef'],
    ['2 lb chuck', 'beef'],
    ['4 pigeon breasts', 'meat'],
    ['2 poussins', 'chicken'],
    ['1 lb kielbasa', 'pork'],
    ['50 g soppressata', 'pork'],
    ['1 tin Spam', 'pork'],
    ['100 g jerky', 'meat'],
    ['1 package lime Jell-O', 'gelatine'],
    ['4 veal schnitzel', 'meat'],
    ['1 cup half & half', 'dairy'],
    ['almond & milk', 'dairy'],
    ['200 g Amarettini', 'nut'],
    ['2 tbsp chilli bean paste', 'soy'],
    ['2 tbsp chili bean paste', 'wheat'],
    ['24 lady fingers', 'egg'],
    ['24 Lady Fingers', 'gluten'],
    ['200 g Backerbsen', 'egg'],
    ['4 Scheiben Toast', 'gluten'],
    ['1 sleeve saltines', 'gluten'],
    ['1 pie dough', 'gluten'],
    ['1/2 cup Miracle Whip', 'egg'],
    ['2 everything bagels', 'sesame'],
    ['2 everything bagels', 'gluten'],
    ['400 g pigeon peas', 'pea'],
    ['4 meat patties', 'meat'],
    ['1 box Jell-O chocolate', 'chocolate'],
    ['1 lb chuck steak', 'steak'],
    ['150 g vegetable suet', 'suet'],
    ['1 tsp goulash seasoning', 'spice'],
    ['2 racks lamb spareribs', 'lamb'],
    ['beef and pork spare ribs', 'pork'],
    ['100 g Toast, diced', 'gluten'],
    ['2 slices French toast', 'gluten'],
    ['4 duck eggs', 'egg'],
    ['8 hot dog buns', 'gluten'],
    ['500 g Bries', 'meat'],
    ['2 Bries', 'dairy'],
    ['200 g head cheese', 'meat'],
    ['1 Milchferkel', 'pork'],
    ['100 ml Eiswein', 'sulphite'],
    ['2 Pizzen', 'gluten'],
    ['100 g Biskuits', 'egg'],
  ])('%s names %s', (line, food) => expect(lists(line, food)).toBe(true));

  test.each([
    ['400 ml coconut milk', 'dairy'],
    ['2 tbsp peanut butter', 'dairy'],
    ['1 butternut squash, chilled', 'butter'],
    ['nutmeg', 'nut'],
    ['a tin of water chestnuts', 'nut'],
    ['coconut', 'nut'],
    ['doughnuts', 'nut'],
    ['aubergines (eggplants)', 'egg'],
    ['1 tsp cream of tartar', 'dairy'],
    ['batter', 'butter'],
    ['chilled water', 'chilli'],
    ['minced garlic', 'meat'],
    ['rice flour', 'gluten'],
    ['gluten-free flour', 'gluten'],
    ['dairy free milk', 'dairy'],
    ['vegan mayonnaise', 'egg'],
    ['a nut-free bar', 'nut'],
    ['dark chocolate, free from nuts', 'nut'],
    ['corn tortillas', 'gluten'],
    ['glass noodles', 'gluten'],
    ['lentil pasta', 'gluten'],
    ['teff flour', 'gluten'],
    ['pasta sauce', 'gluten'],
    ['a cookie sheet', 'gluten'],
    ['a muffin tin', 'egg'],
    ['chestnut mushrooms', 'nut'],
    ['1 flax egg', 'egg'],
    ['1 Chia-Ei', 'egg'],
    ['1 Leinsamen-Ei', 'egg'],
    ['200 g Eierschwämme', 'egg'],
    ['4 duck eggs', 'meat'],
    ['4 quail’s eggs', 'meat'],
    ['8 hot dog buns', 'meat'],
    ['200 g head cheese', 'dairy'],
    ['1 Milchferkel', 'dairy'],
    ['500 g Bries', 'dairy'],
    ['500 g Kalbslachs', 'fish'],
    ['500 g Schweinelachs', 'fish'],
    ['oyster crackers', 'mollusc'],
    ['200 g Austernsaitlinge', 'mollusc'],
    ['200 g soya mince', 'meat'],
    ['100 g soya yoghurt', 'dairy'],
    ['beurre noisette', 'nut'],
    ['100 g chestnut flour', 'gluten'],
    ['100 ml Eiswein', 'meat'],
    ['2 tbsp pickled ginger', 'mustard'],
    ['Chill for an hour', 'chilli'],
    ['Kohle zum Grillen', 'cabbage'],
    ['Reise', 'rice'],
    ['im Mai', 'corn'],
    ['hemp milk', 'dairy'],
    ['500 g Eis', 'egg'],
    ['3 ribs celery', 'pork'],
    ['1 rib celery, sliced', 'meat'],
    ['400 g pigeon peas', 'meat'],
    ['1 can pineapple chunks', 'beef'],
    ['rather ripe tomatoes', 'pork'],
    ['a little salting', 'gluten'],
    ['jellied cranberry sauce', 'gelatine'],
    ['4 cauliflower schnitzels', 'meat'],
    ['mushroom goulash', 'meat'],
    ["300 g lady's fingers", 'egg'],
    ["300 g ladies' fingers", 'egg'],
    ['1 box Jell-O instant pudding', 'gelatine'],
    ['150 g vegetable suet', 'meat'],
    ["1 packet Fleischmann's yeast", 'meat'],
    ["1 pint Ben & Jerry's", 'meat'],
    ['1 tsp goulash spice', 'meat'],
    ['1 tbsp goulash paste', 'meat'],
    ['2 beef spare ribs, beef baby back ribs, beef country-style ribs', 'pork'],
    ['1 kg lamb spareribs', 'pork'],
    ['1 tbsp paprika for goulash', 'meat'],
    ['1 can chuck-wagon beans', 'meat'],
    ['4 chickpea patties', 'meat'],
    ['1 cup pecans (toast first)', 'gluten'],
    ['1 cup pecans (toast first)', 'bread'],
  ])('%s does not name %s', (line, food) => expect(lists(line, food)).toBe(false));

  test('in the name, the description, a step or the tip as well', () => {
    expect(names({ name: 'Walnut loaf' }, 'nut')).toBe(true);
    expect(names({ description: 'With a hint of almond.' }, 'nut')).toBe(true);
    expect(names({ steps: ['Mix.', 'Scatter the cashews.'] }, 'nut')).toBe(true);
    expect(names({ tip: 'Pecans are good too.' }, 'nut')).toBe(true);
    expect(names({ name: 'Meat patties in gravy' }, 'meat')).toBe(true);
    expect(names({ description: 'Meat patties.' }, 'meat')).toBe(true);
    expect(names({ steps: ['Serve with meat patties.'] }, 'meat')).toBe(true);
    expect(names({ steps: ['Serve with toast.'] }, 'toast')).toBe(true);
    expect(names({ steps: ['Serve with 4 slices of French toast.'] }, 'gluten')).toBe(true);
    expect(names({ steps: ['Toast 4 almonds.'] }, 'gluten')).toBe(false);
  });

  test('whatever the label says, though a labelled bread may be called bread', () => {
    const bread = { name: 'Gluten-free bread', steps: ['Let the bread cool.'] };
    expect(names({ ...bread, ingredients: ['rice flour'] }, 'gluten')).toBe(false);
    expect(names({ ...bread, ingredients: ['strong flour'] }, 'gluten')).toBe(true);
    expect(names({ ...bread, steps: ['Dust with flour.'] }, 'gluten')).toBe(true);
    expect(names({ name: 'Nut-free cake', ingredients: ['walnuts'] }, 'nut')).toBe(true);
  });

  test('not by names that run over a comma or from one line into the next', () => {
    expect(names({ ingredients: ['1 coconut', 'milk'] }, 'milk')).toBe(true);
    expect(names({ description: 'Peanuts, butter and salt.' }, 'butter')).toBe(true);
  });
});

const isAnother = (word: string, id: number) =>
  (foodNames().byKey.get(stem(word)) ?? []).some(
    ({ holds, ...food }) => food.id !== id && !holds.has(id),
  );

test('a food is named by each of its names, one or many, in any case, anywhere in a text', () => {
  const one = fc.constantFrom(
    ...foods.flatMap((food) => food.names.map((name) => ({ name, food }))),
  );
  const filler = fc.constantFrom('a large', '2 tbsp', 'finely chopped', 'some', '(good)');
  const field = fc.constantFrom('name', 'description', 'ingredients', 'steps', 'tip');
  fc.assert(
    fc.property(one, filler, field, fc.nat(2), ({ name, food }, before, where, how) => {
      const written = [name, name.toUpperCase(), /[a-rt-z]$/.test(name) ? `${name}s` : name][how];
      fc.pre(written !== undefined && !notFoodWords.has(written));
      // 'Kirsches' is what is made of a 'Kirsche'.
      fc.pre(how < 2 || !isAnother(written, food.id));
      const said = `${before} ${written}, to taste`;
      const isList = where === 'ingredients' || where === 'steps';
      return foodsIn({ [where]: isList ? ['salt', said] : said }).has(food.id);
    }),
    { numRuns: 2_000 },
  );
});

describe('the table', () => {
  test('knows the other names that the search knows, as the same food', () => {
    const split: string[] = [];
    for (const [name, others] of createSynonyms(stem)) {
      const own = foodNames().byKey.get(name) ?? [];
      for (const other of others) {
        const theirs = foodNames().byKey.get(other.join(' ')) ?? [];
        const isOne = own.some(({ id }) => theirs.some(({ holds }) => holds.has(id)));
        if (own.length > 0 && theirs.length > 0 && !isOne) split.push(`${name}, ${other}`);
      }
    }
    expect(split).toEqual([]);
  });

  test('has no food without a name, and each of its foods is found by it', () => {
    const lost = foods.filter(({ id, name }) =>
      foodsOfWords(wordsOf(name)).every((food) => food.id !== id),
    );
    expect(lost).toEqual([]);
  });
});

test('plain texts have the same words as any other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(wordsOf(text)).toEqual(tokenize(text).map((token) => token.text));
    }),
  );
});
