import type { RecipeLanguage } from './language.ts';
import { numbered } from './plural.ts';

const spellings: Record<string, string> = {
  chile: 'chilli',
  chili: 'chilli',
  yoghurt: 'yogurt',
};

/** A word as foods and steps are compared: one of them, in small letters, without accents. */
export function comparedWord(word: string, language: RecipeLanguage): string {
  const plain = word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  if (language === 'de') return plain.length > 3 ? plain.replace(/(?:en|er|es|n|e|s)$/, '') : plain;
  const one = numbered(plain.replace(/['’]s?$/, ''), false, language);
  return spellings[one] ?? one;
}

const comparedIn = (words: string, language: RecipeLanguage) =>
  words.split(/\s+/).map((word) => comparedWord(word, language));
const both = (english: string, german: string): ReadonlySet<string> =>
  new Set([...comparedIn(english, 'en-GB'), ...comparedIn(german, 'de')]);

/** Words that only say more of a food: steps leave them out, and `the oil` is the neutral one. */
export const sideWords = both(
  `a about an and big black blanched boiling boneless brown caster chopped cold cooked cool crisp cured dark
  deep double dried dry extra fat fine finely firm flat flaky floury fresh freshly frozen full good granulated
  grated green ground halved hot iced instant large lean light long lukewarm medium mild minced neutral new of olive
  organic plain pure quality rapeseed raw red ripe roasted salted sea skinless skin small smoked soft strong
  sunflower sweet table thick thin tinned toasted unsalted unsweetened vegetable virgin warm waxy white whole your`,
  `alt braun dunkel ein fein frisch gehackt gelb gemahlen getrocknet grob grün groß hell heiß kalt klein lauwarm mild
  mittel neutral rot reif schwarz süß und von warm weich weiß`,
);
/** Parts of a food, and shapes that it comes in: `the garlic` is `4 garlic cloves`. */
export const pieces = both(
  `bag belly bone breast brisket bulb bunch chop chuck clove cob cube drumstick ear fillet flake floret head husk
  kernel leaf leg loaf loin mince neck pod rib root roll rump shank shin shoulder sirloin slice sprig stalk steak stem stick
  tail thigh thread tip trotter wing yolk`,
  'zehe blatt stange zweig filet brust keule scheibe knolle schote hackfleisch',
);
/** Foods that go by what they are made of alone: `the sauce` is what is being cooked. */
export const vague = both(
  'dough filling harina juice masala mix paste powder purée sauce seasoning syrup thread water zest',
  'füllung gewürz paste pulver saft sauce soße teig wasser',
);
/** Words of a food's name that name it nowhere else: dishes, other foods, and what is done in a kitchen. */
export const otherwise = both(
  `baby back baking bean bhaji bread burger cake cooking cream curry cut dog eye fish grain hand king lasagne mixed pizza ramen rice
  salad soup spring sushi taco tea wonton wood`,
  'brot reis suppe',
);

const kind = (name: string, english: string, german = '') =>
  [comparedWord(name, german ? 'de' : 'en-GB'), both(english, german)] as const;

/** What a step may call foods that have other names: `the pasta` is the spaghetti. */
export const kinds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  kind('herb', 'basil chive coriander dill mint oregano parsley rosemary sage tarragon thyme'),
  kind(
    'meat',
    `bacon beef brisket chicken chuck duck lamb loin mince pork rump shin shoulder sirloin`,
  ),
  kind('beef', 'brisket chuck flank rump sirloin steak'),
  kind('fish', 'bass cod haddock hake halibut mackerel salmon snapper trout tuna'),
  kind('pasta', 'fettuccine fusilli linguine macaroni penne rigatoni sheet spaghetti tagliatelle'),
  kind(
    'cheese',
    'cheddar feta gruyère halloumi mozzarella paneer parmesan provolone ricotta romano',
  ),
  kind('pepper', 'peppercorn'),
  kind('nut', 'almond cashew hazelnut peanut pecan pistachio walnut'),
  kind('yolk', 'egg'),
  kind('bread', 'baguette bun loaf roll'),
  kind(
    'Kräuter',
    '',
    'Basilikum Dill Kerbel Minze Petersilie Rosmarin Salbei Schnittlauch Thymian',
  ),
  kind('Fleisch', '', 'Hähnchen Hackfleisch Lamm Rind Schwein Rindfleisch Schweinefleisch'),
  kind('Nudeln', '', 'Spaghetti Penne Makkaroni Tagliatelle Linguine Bandnudeln'),
  kind('Eigelb', '', 'Eier'),
]);
