import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leftOutName, readAsked } from './avoided.ts';
import { wordsOf } from './tokenize.ts';

const read = (keyword: string) => {
  const { wanted, avoided } = readAsked(keyword);
  return [
    wanted.trim().replace(/\s+/g, ' '),
    avoided.map((one) => (one.foods.length > 0 ? leftOutName(one) : `?${one.typed}`)).join(', '),
  ];
};

describe('what is to be left out', () => {
  test.each([
    ['no nuts', '', 'nuts'],
    ['chicken -peanut', 'chicken', 'peanut'],
    ['curry −cashew', 'curry', 'cashew'],
    ['chicken, - peanut', 'chicken', 'peanut'],
    ['noodles -peanut butter', 'noodles', 'peanut butter, peanut'],
    ['cake without eggs or milk', 'cake', 'eggs, milk'],
    ['cake w/o egg', 'cake', 'egg'],
    ['no nuts, eggs and dairy', '', 'nuts, eggs, dairy'],
    ['soup with no fresh coriander', 'soup with', 'coriander'],
    ['nut free cake', 'cake', 'nut'],
    ['cake without eggs and millk', 'cake', 'eggs, ?millk'],
    ['no nutz, buttr or millk', '', '?nutz, ?buttr, ?millk'],
    ['Kuchen ohne Eier und Nüse', 'kuchen', 'eier, ?nuse'],
    ['nüse frei, nutz and egg free', '', '?nuse, egg, ?nutz'],
    ['nüsefrei', '', '?nuse'],
    ['ohne Nuesse oder Kaese', '', 'nuesse, kaese'],
    ['nuessefrei', '', 'nuesse'],
    ['ohne Nüsse und frisch', 'und frisch', 'nusse'],
    ['guten Kuchen ohne Eier, nicht mild', 'guten kuchen nicht mild', 'eier'],
    ['Nut-Free Cake', 'cake', 'nut'],
    ['gluten -free', '', 'gluten'],
    ['nut and dairy free cake', 'cake', 'dairy, nut'],
    ['nut, egg, and dairy free cake', 'cake', 'dairy, egg, nut'],
    ['nuts and dairy free cookies', 'cookies', 'dairy, nuts'],
    ['cashew and peanut free', '', 'peanut, cashew'],
    ["soup, no cow's milk", 'soup', 'cows milk'],
    ['paella no shell fish', 'paella', 'shell fish'],
    ['peanut-allergy friendly cake', 'cake', 'peanut'],
    ['Laktoseunverträglichkeit', '', 'laktose'],
    ['Kuchen für Nussallergiker', 'kuchen fur', 'nuss'],
    ['coeliac safe bread', 'bread', 'gluten'],
    ['Zöliakie Brot', 'brot', 'gluten'],
    ['gf cake', 'cake', 'gluten'],
    ['allergies: nuts, eggs', '', 'nuts, eggs'],
    ['Allergie: Nüsse', '', 'nusse'],
    ['curry not with nuts', 'curry', 'nuts'],
    ['Kuchen ohne Weizenvollkornmehl', 'kuchen', 'weizenvollkornmehl'],
    ['nicht mit Sellerie', '', 'sellerie'],
    ['alles außer Fisch', 'alles', 'fisch'],
    ['nuts not allowed', '', 'nuts'],
    ['Eier weglassen', '', 'eier'],
    ['no red meat', '', 'meat'],
    ['no blue cheese or nuts', '', 'cheese, nuts'],
    ['ohne gehackte Nüsse', '', 'nusse'],
    ['Kuchen ohne Zimt, Birnen und Rote Bete', 'kuchen', 'zimt, birnen, rote bete'],
    ['Curry ohne Blumenkohl', 'curry', 'blumenkohl'],
    ['no traces of nuts', '', 'nuts'],
    ['ohne Spuren von Nüssen', '', 'nussen'],
    ['no eggs dairy nuts', '', 'eggs, dairy, nuts'],
    ['egg nut free cookies', 'cookies', 'nut, egg'],
    ['no sugar milk tea', 'milk tea', 'sugar'],
    ['Nuss- und milchfreie Kekse', 'kekse', 'milch, nuss'],
    ['salmon and dairy free', 'salmon and', 'dairy'],
    ['pasta, gluten free', 'pasta', 'gluten'],
    ['chicken and gluten free', 'chicken and', 'gluten'],
    ['sugar free', '', 'sugar'],
    ['non-dairy ice cream', 'ice cream', 'dairy'],
    ['free from nuts and soy', '', 'nuts, soy'],
    ['no-egg pancakes', 'pancakes', 'egg'],
    ['no penuts', '', 'peanut'],
    ['ohne Mandlen', '', 'mandeln'],
    ['ohne Mgermilchpulver', '', 'magermilchpulver'],
    ['no 🥜', '', '🥜'],
    ['curry w/out garlic', 'curry', 'garlic'],
    ['glutenfree pasta', 'pasta', 'gluten'],
    ['eggless cake', 'cake', 'egg'],
    ["I can't eat nuts", 'i', 'nuts'],
    ['soup, don’t want onion', 'soup', 'onion'],
    ['nut allergy', '', 'nut'],
    ['allergic to peanuts or soy', '', 'peanuts, soy'],
    ['milk intolerant pancakes', 'pancakes', 'milk'],
    ['never mushrooms', '', 'mushrooms'],
    ['skip the coriander', '', 'coriander'],
    ['zero nuts', '', 'nuts'],
    ['chicken !peanut', 'chicken', 'peanut'],
    ['toast -"peanut butter"', 'toast', 'peanut butter, peanut'],
    ['lactose-free', '', 'lactose'],
    ['non-alcoholic punch', 'punch', 'alcoholic'],
    ['no blorp', '', '?blorp'],
    ['no blorp or nuts', '', '?blorp, nuts'],
    ['no nuts, blorp or eggs', '', 'nuts, ?blorp, eggs'],
    ['cookies no nuts, milk, or eggs', 'cookies', 'nuts, milk, eggs'],
    ['no nuts and/or eggs', '', 'nuts, eggs'],
    ['neither nuts nor eggs', '', 'nuts, eggs'],
    ['egg-less cake', 'cake', 'egg'],
    ['no roasted peanuts', '', 'peanuts'],
    ['no peanuts, smoked fish or shellfish', '', 'peanuts, fish, shellfish'],
    ['Tiramisu ohne rohe Eier', 'tiramisu', 'eier'],
    ['Kuchen gluten frei', 'kuchen', 'gluten'],
    ['nuss-freie Kekse', 'kekse', 'nuss'],
    ['Nussallergie Kekse', 'kekse', 'nuss'],
    ['Laktoseintoleranz', '', 'laktose'],
    ['allergisch gegen Nüsse', '', 'nusse'],
    ['weder Nüsse noch Eier', '', 'nusse, eier'],
    ['eifrei backen', 'backen', 'ei'],
    ['no nuts, quick', 'quick', 'nuts'],
    ['sulphite free wine', 'wine', 'sulphite'],
    ['Curry ohne Nüsse', 'curry', 'nusse'],
    ['Kuchen ohne Eier und Milch', 'kuchen', 'eier, milch'],
    ['kein Schweinefleisch', '', 'schweinefleisch'],
    ['glutenfreie Nudeln', 'nudeln', 'gluten'],
    ['nussfreier Kuchen', 'kuchen', 'nuss'],
    ['frei von Soja', '', 'soja'],
    ['cake with oil instead of butter', 'cake with oil', 'butter'],
    ['flour in place of the eggs', 'flour', 'eggs'],
    ['Kuchen mit Öl statt Butter', 'kuchen mit ol', 'butter'],
    ['anstatt Milch', '', 'milch'],
    ['Hafer anstelle von Nüssen', 'hafer', 'nussen'],
    ['no more eggs cake', 'cake', 'eggs'],
    ['vermeide Nüsse', '', 'nusse'],
    ['meide Milch', '', 'milch'],
    ['cake, nuts excluded', 'cake', 'nuts'],
    ['nuts: no', '', 'nuts'],
    ['Kekse, Nüsse: keine', 'kekse', 'nusse'],
    ['eggs: none, cake', 'cake', 'eggs'],
    ['nuts: No.', '', 'nuts'],
    ['nuts: no!', '', 'nuts'],
    ['nuts are excluded', '', 'nuts'],
    ['peanuts are omitted', '', 'peanuts'],
    ['anstelle der Butter', '', 'butter'],
    ['anstelle Butter', '', 'butter'],
    ['anstatt mit Butter', '', 'butter'],
    ['statt mit Milch', '', 'milch'],
    ['nicht mehr Milch', '', 'milch'],
    ['no less eggs', '', 'eggs'],
    ['no eggs excluded', '', 'eggs'],
    ['no nuts, eggs: none', '', 'nuts, eggs'],
    ['ohne Milch, Nüsse: keine', '', 'milch, nusse'],
    ['instead of nuts free', '', 'nuts'],
    ['nuts: no milk: no', '', 'milk, nuts'],
    ['no more gluten free bread', 'bread', 'gluten'],
  ])('of %s', (keyword, wanted, avoided) => expect(read(keyword)).toEqual([wanted, avoided]));

  test.each([
    ['anything other than nuts', 'anything', 'nuts'],
    ['cake apart from nuts', 'cake', 'nuts'],
    ['pasta, anything but tomato', 'pasta', 'tomato'],
    ['except for nuts', '', 'nuts'],
    ['oil rather than butter', 'oil', 'butter'],
    ['Kuchen bis auf Nüsse', 'kuchen', 'nusse'],
    ['exkl. Nüsse und Milch', '', 'nusse, milch'],
    ['excl nuts', '', 'nuts'],
    ['devoid of nuts', '', 'nuts'],
    ['substitute for eggs', '', 'eggs'],
    ['Ersatz für Ei', '', 'ei'],
    ['nicht Nüsse', '', 'nusse'],
    ['nix mit Fisch', '', 'fisch'],
    ['hasst Pilze', '', 'pilze'],
    ['unter Verzicht auf Milch', 'unter', 'milch'],
    ['staying away from dairy', '', 'dairy'],
    ['should not eat eggs', '', 'eggs'],
    ['my daughter is not allowed eggs', 'my daughter is', 'eggs'],
    ['0% alcohol', '', 'alcohol'],
    ['Nüsse verboten', '', 'nusse'],
    ['Milch ist tabu', '', 'milch'],
    ['weglassen: Nüsse', '', 'nusse'],
    ['Nüsse weglassen Kuchen', 'kuchen', 'nusse'],
    ['lass die Nüsse weg', '', 'nusse'],
    ['leave the nuts out', '', 'nuts'],
    ['nuts left out', '', 'nuts'],
    ['ich mag Pilze nicht', 'ich', 'pilze'],
    ['Ei vertrage ich nicht', '', 'ei'],
    ['allergens: nuts', '', 'nuts'],
    ['Unverträglichkeit: Milch', '', 'milch'],
    ['Intoleranz gegen Milch', '', 'milch'],
    ['nut safe cake', 'cake', 'nut'],
    ['Zoeliakie', '', 'gluten'],
    ['celliac', '', 'gluten'],
    ['nondairy', '', 'dairy'],
    ['ohne Zuckerzusatz', '', 'zucker'],
    ['ohne zugesetzten Zucker', '', 'zucker'],
    ['ohne tierische Produkte', '', 'tierisches'],
    ['Fruktoseintoleranz', '', 'fructose'],
    ['Histaminintoleranz', '', '?histamin'],
    ['nicht zu scharf', '', '?scharf'],
    ['not too spicy curry', 'curry', '?spicy'],
    ['pescatarian pie', 'pie', 'meat'],
    ['pescetarisch', '', 'fleisch'],
    ['halal fish', 'fish', 'pork, alcohol'],
    ['koscheres Hähnchen', 'hahnchen', 'pork, shellfish'],
  ])('of %s, said otherwise', (keyword, wanted, avoided) =>
    expect(read(keyword)).toEqual([wanted, avoided]),
  );

  test.each([
    ['witout nuts', 'nuts'],
    ['wihtout nuts', 'nuts'],
    ['with out nuts', 'nuts'],
    ['excpet nuts', 'nuts'],
    ['onhe Nüsse', 'nusse'],
    ['ohen Nüsse', 'nusse'],
    ['gluten fre', 'gluten'],
    ['glutenfri', 'gluten'],
    ['nut fre', 'nut'],
  ])('of %s, whose negation is mistyped', (keyword, avoided) =>
    expect(read(keyword)).toEqual(['', avoided]),
  );

  test.each([
    'no bake cheesecake',
    'No-Knead Bread',
    'guilt-free brownies',
    'stir-fry',
    'chicken - quick',
    'free',
    'free range eggs',
    'egg free-range',
    'no. 7 curry',
    'no',
    'without',
    'NOT',
    '-',
    '--',
    'nonstick',
    'seedless grapes',
    'skip the queue',
    'food allergy',
    'zero waste',
    'Kuchen ohne Backen',
    'no stir risotto',
    'no more than 5 ingredients',
    'no more tears',
    'cooking instead of eating out',
    'statt Auflauf',
    'kosher salt caramels',
    'everything but the bagel seasoning',
    'fall-apart lamb',
    'nicht nur Fisch',
    'Nahrungsmittelunverträglichkeit',
    'fre range eggs',
  ])('is nothing in %s, which stays as it is', (keyword) => {
    expect(readAsked(keyword)).toEqual({ wanted: keyword, avoided: [] });
  });

  test('is all dairy for who asks for no lactose, and all alcohol for who asks for nothing alcoholic', () => {
    const meant = (keyword: string) =>
      readAsked(keyword).avoided.flatMap(({ foods }) => foods.map(({ name }) => name));
    expect(meant('lactose free')).toEqual(['dairy']);
    expect(meant('no whey')).toEqual(['dairy']);
    expect(meant('non-alcoholic')).toEqual(['alcohol']);
  });

  test('is the whole for who asks for no part of it, mistyped too', () => {
    const meant = (keyword: string) =>
      readAsked(keyword).avoided.flatMap(({ foods }) => foods.map(({ name }) => name));
    const asked = [
      'sesame seeds',
      'egg whites',
      'mustard seeds',
      'wheat flour',
      'nut butter',
      'lactos',
    ];
    const whole = ['sesame', 'egg', 'mustard', 'wheat', 'nut', 'dairy'];
    expect(asked.map((food) => meant(`no ${food}`))).toEqual(whole.map((food) => [food]));
    expect(meant("no goat's milk")).toEqual(['milk', 'dairy']);
    expect(meant('ohne Schalentiere')).toEqual(['shellfish']);
  });

  test('and what is wanted are together every telling word, so nothing vanishes', () => {
    const word = fc.constantFrom(
      'no',
      'free',
      '-egg',
      'nuts',
      'or',
      'soup',
      ',',
      'gluten-free',
      'bake',
      'xq',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const { wanted, avoided } = readAsked(words.join(' '));
        const said = new Set(wordsOf([wanted, ...avoided.map(({ typed }) => typed)].join(' ')));
        return wordsOf(words.join(' '))
          .filter((one) => !['no', 'free', 'or'].includes(one))
          .every((one) => said.has(one));
      }),
    );
  });
});
