import type { RecipeRow } from '#storage/features/recipes/rows.ts';

/** What a judge looks at where more recipes answer than a list can hold. */
type JudgedRecipe = Pick<
  RecipeRow,
  | 'slug'
  | 'course'
  | 'difficulty'
  | 'diet'
  | 'ingredients'
  | 'prepMinutes'
  | 'cookMinutes'
  | 'restMinutes'
> & { category: string };

/** From 3, just what was asked for, over 2, which answers it as well, to 1, which may do. */
type Grade = 0 | 1 | 2 | 3;

/**
 * A search over the starter cookbook with how well each of its recipes answers, judged by reading the
 * recipes before the ranking was made to understand sentences.
 */
export type JudgedQuery = {
  query: string;
  grade: (recipe: JudgedRecipe) => Grade;
  /** What no line of the ingredients of a recipe that is shown may say. */
  never?: RegExp;
};

const minutes = ({ prepMinutes, cookMinutes, restMinutes }: JudgedRecipe) =>
  (prepMinutes ?? 0) + (cookMinutes ?? 0) + (restMinutes ?? 0);
const within = (most: number) => (recipe: JudgedRecipe) => minutes(recipe) <= most;
const diet = (name: string) => (recipe: JudgedRecipe) => recipe.diet.includes(name);
const course =
  (...names: string[]) =>
  (recipe: JudgedRecipe) =>
    names.includes(recipe.course ?? '');
const from = (category: string) => (recipe: JudgedRecipe) => recipe.category === category;
const easy = (recipe: JudgedRecipe) => recipe.difficulty === 'easy';
const has = (text: RegExp) => (recipe: JudgedRecipe) =>
  recipe.ingredients.some((line) => text.test(line));
const lacks = (text: RegExp) => (recipe: JudgedRecipe) => !has(text)(recipe);
const oneOf = (slugs: string) => {
  const all = new Set(slugs.trim().split(/\s+/));
  return (recipe: JudgedRecipe) => all.has(recipe.slug);
};

/** Slugs by grade, the best first. */
function slugs(query: string, ...grades: string[]): JudgedQuery {
  const lists = grades.map(oneOf);
  const grade = (recipe: JudgedRecipe) => {
    const at = lists.findIndex((isIn) => isIn(recipe));
    return (at < 0 ? 0 : 3 - at) as Grade;
  };
  return { query, grade };
}

/** Every recipe of which all of it holds answers alike. */
function where(query: string, ...facts: ((recipe: JudgedRecipe) => boolean)[]): JudgedQuery {
  return { query, grade: (recipe) => (facts.every((holds) => holds(recipe)) ? 3 : 0) };
}

/** The same, and what is avoided stands in no line. */
function without(
  query: string,
  never: RegExp,
  ...facts: ((recipe: JudgedRecipe) => boolean)[]
): JudgedQuery {
  return { ...where(query, lacks(never), ...facts), never };
}

const nuts = /peanut|almond|cashew|walnut|pistachio|praline|hazelnut|pecan/i;
const peanuts = /peanut/i;
const eggs = /\beggs?\b|mayonnaise/i;
const pork = /pork|bacon|guanciale|pancetta|char siu|\bham\b|\blard\b|chorizo|andouille|trotter/i;
const milk =
  /(?<!coconut |unsweetened coconut )\bmilk\b|butter(?! lettuce)|cream(?!ed)|cheese|ghee|paneer|yogh?urt|feta|mozzarella|parmesan|pecorino|crema/i;

const chicken = `fried-chicken buffalo-wings kung-pao-chicken chicken-chow-mein butter-chicken chicken-biryani
  tandoori-chicken chicken-enchiladas chicken-quesadillas mole-poblano tortilla-soup chicken-tagine green-curry
  tom-kha-gai larb-gai chicken-satay khao-soi`;
const hasChicken = oneOf(`${chicken} cobb-salad jambalaya`);
const soup = course('soup');
const noodleDishes =
  oneOf(`dan-dan-noodles khao-soi chicken-chow-mein pad-thai pad-see-ew yam-woon-sen
  zhajiangmian tonkotsu-ramen beef-pho`);
const curry =
  oneOf(`green-curry massaman-curry panang-curry red-curry-with-pumpkin khao-soi butter-chicken
  palak-paneer chana-masala rogan-josh rajma-masala malai-kofta aloo-gobi bhindi-masala`);

/** A diet, and what is made of it. */
const diets: JudgedQuery[] = [
  where('vegan', diet('vegan')),
  where('vegan recipes', diet('vegan')),
  where('vegan curry', diet('vegan'), curry),
  slugs('vegan dessert', 'mango-sticky-rice'),
  where('vegan indian', diet('vegan'), from('Indian')),
  where('vegetarian', diet('vegetarian')),
  where('veggie thai food', diet('vegetarian'), from('Thai')),
  where('vegetarian starter', diet('vegetarian'), course('starter')),
  slugs('vegetarian burrito', 'bean-burrito'),
  where('gluten free', diet('gluten-free')),
  where('gluten-free dessert', diet('gluten-free'), course('dessert')),
  where('gluten free soup', diet('gluten-free'), soup),
  where('dairy free', diet('dairy-free'), lacks(milk)),
  where('dairy-free curry', diet('dairy-free'), lacks(milk), curry),
  where('vegane Rezepte', diet('vegan')),
  where('vegetarisch indisch', diet('vegetarian'), from('Indian')),
  where('glutenfrei', diet('gluten-free')),
];

/** How long it may take, and how hard it may be. */
const times: JudgedQuery[] = [
  where('under 30 minutes', within(30)),
  where('30 minute meals', within(30)),
  where('unter einer halben Stunde', within(30)),
  where('20 min', within(20)),
  where('less than half an hour', within(30)),
  where('quick dinner', within(30), course('main')),
  where('quick salad', within(30), course('salad')),
  where('quick noodles', within(30), noodleDishes),
  where('quick vegetarian', within(30), diet('vegetarian')),
  where('vegetarian 30 min no nuts', within(30), diet('vegetarian'), lacks(nuts)),
  where('soup in under an hour', within(60), soup),
  where('chicken under 45 minutes', within(45), hasChicken),
  where('schnelles Abendessen', within(30), course('main')),
  where('easy', easy),
  where('easy dessert', easy, course('dessert')),
  where('easy chicken', easy, hasChicken),
  where('easy thai', easy, from('Thai')),
  where('easy vegan', easy, diet('vegan')),
  where('simple breakfast', easy, course('breakfast')),
  where('einfache Suppe', easy, soup),
  where('challenging', (recipe) => recipe.difficulty === 'challenging'),
];

const courses: JudgedQuery[] = [
  where('breakfast', course('breakfast')),
  where('dessert', course('dessert')),
  where('starter', course('starter')),
  where('appetizers', course('starter')),
  where('side dish', course('side')),
  where('drinks', course('drink')),
  where('soup', soup),
  where('salad', course('salad')),
  where('Nachtisch', course('dessert')),
  where('Frühstück', course('breakfast')),
  where('Vorspeise', course('starter')),
  where('mexican breakfast', from('Mexican'), course('breakfast')),
  where('thai soup', from('Thai'), soup),
  where('indian dessert', from('Indian'), course('dessert')),
  where('chinese main course', from('Chinese'), course('main')),
  where('thailändische Suppe', from('Thai'), soup),
  slugs('mexican dessert', 'churros tres-leches-cake flan'),
  slugs('chicken soup', 'tom-kha-gai tortilla-soup', 'egg-drop-soup wonton-soup hot-and-sour-soup'),
];

/** What may not be in it. */
const avoidances: JudgedQuery[] = [
  without('no nuts', nuts),
  without('chicken -peanut', peanuts, hasChicken),
  without('curry without coconut', /coconut/i, curry),
  without('noodles without pork', pork, noodleDishes),
  without('dessert no eggs', eggs, course('dessert')),
  without('dessert without milk', milk, course('dessert')),
  without('thai no peanuts', peanuts, from('Thai')),
  without('salad no fish', /fish|prawn|shrimp|sea bass|salmon|anchov/i, course('salad')),
  without('dinner no onions', /onion|shallot/i, course('main')),
  without('Nachtisch ohne Eier', eggs, course('dessert')),
  without('Curry ohne Nüsse', nuts, curry),
  without('ohne Schweinefleisch', pork),
  without('breakfast without egg', eggs, course('breakfast')),
  without('nut free dessert', nuts, course('dessert')),
];

const foods: JudgedQuery[] = [
  slugs(
    'bell pepper',
    `shakshuka ratatouille sweet-and-sour-pork chicken-quesadillas paneer-tikka pav-bhaji jambalaya greek-salad
     seafood-paella pineapple-fried-rice`,
  ),
  slugs('fries', 'fish-and-chips', '', 'cheeseburger'),
  slugs('ground beef', 'chili-con-carne cheeseburger meatloaf beef-lasagne mapo-tofu'),
  slugs('beef mince', 'chili-con-carne cheeseburger meatloaf beef-lasagne mapo-tofu'),
  slugs(
    'ground pork',
    'pork-dumplings dan-dan-noodles pad-krapow wonton-soup thai-spring-rolls meatloaf yam-woon-sen',
  ),
  slugs('chocolate cake', 'fudge-brownies', 'chocolate-chip-cookies', 'churros tiramisu'),
  slugs('cake', 'tres-leches-cake new-york-cheesecake banana-bread', 'fudge-brownies'),
  slugs('chocolate', 'chocolate-chip-cookies fudge-brownies churros', 'mole-poblano', 'tiramisu'),
  slugs('fried rice', 'yangzhou-fried-rice pineapple-fried-rice'),
  slugs('rice pudding', 'rice-kheer', 'mango-sticky-rice'),
  slugs('black beans', 'bean-burrito huevos-rancheros', '', 'mapo-tofu'),
  slugs('kidney beans', 'rajma-masala chili-con-carne'),
  slugs('green beans', 'thai-fish-cakes seafood-paella som-tam'),
  slugs('spring rolls', 'thai-spring-rolls'),
  slugs('fish cakes', 'thai-fish-cakes'),
  slugs('peanut sauce', 'chicken-satay', 'dan-dan-noodles'),
  slugs('garlic bread', 'garlic-naan'),
  slugs('pork belly', 'bao-buns tonkotsu-ramen zhajiangmian'),
  slugs(
    'chicken thighs',
    `butter-chicken green-curry tom-kha-gai chicken-tagine chicken-satay kung-pao-chicken
     chicken-biryani fried-chicken tandoori-chicken jambalaya mole-poblano`,
  ),
  slugs(
    'chicken breast',
    'cobb-salad chicken-chow-mein',
    'chicken-quesadillas chicken-enchiladas tortilla-soup',
  ),
  slugs('cream cheese', 'new-york-cheesecake', '', 'tiramisu'),
  slugs(
    'soured cream',
    'borscht banana-bread buffalo-wings chicken-quesadillas baja-fish-tacos chili-con-carne new-york-cheesecake',
    'chicken-enchiladas chilaquiles-verdes elote tortilla-soup',
  ),
  slugs('egg noodles', 'chicken-chow-mein khao-soi'),
  slugs('rice noodles', 'pad-thai pad-see-ew beef-pho'),
  slugs('blue cheese', 'buffalo-wings cobb-salad'),
  slugs('pasta', 'spaghetti-carbonara beef-lasagne mac-and-cheese'),
  slugs('beef stew', 'borscht massaman-curry', 'chili-con-carne'),
  slugs('steak', 'philly-cheesesteak beef-and-broccoli', 'panang-curry bibimbap'),
  slugs(
    'shrimp',
    `garlic-pepper-prawns pad-thai tom-yum-goong pineapple-fried-rice wonton-soup yangzhou-fried-rice
     seafood-paella jambalaya yam-woon-sen`,
    'som-tam',
    'green-curry',
  ),
  slugs('lentils', 'dal-tadka', 'idli-sambar', 'masala-dosa'),
  slugs('scallion pancakes', 'spring-onion-pancakes'),
  slugs('eggplant', 'yu-xiang-aubergine ratatouille', 'green-curry idli-sambar'),
  slugs('burger', 'cheeseburger'),
  slugs('fried chicken', 'fried-chicken', 'buffalo-wings', 'chicken-chow-mein'),
  slugs('corn on the cob', 'elote'),
  slugs(
    'stir fry',
    'tomato-and-egg-stir-fry kung-pao-chicken beef-and-broccoli chicken-chow-mein mapo-tofu sweet-and-sour-pork yangzhou-fried-rice yu-xiang-aubergine pad-thai pad-krapow pad-see-ew pineapple-fried-rice garlic-pepper-prawns',
  ),
];

/** Names in their own language and script, and foods in others. */
const languages: JudgedQuery[] = [
  slugs('麻婆豆腐', 'mapo-tofu'),
  slugs('ラーメン', 'tonkotsu-ramen'),
  slugs('борщ', 'borscht'),
  where('poulet', hasChicken),
  slugs('Käsekuchen', 'new-york-cheesecake'),
  slugs('炒饭', 'yangzhou-fried-rice'),
  slugs('ผัดไทย', 'pad-thai'),
  slugs('비빔밥', 'bibimbap'),
  slugs('寿司', 'salmon-maki'),
  slugs('пельмени', '', 'pork-dumplings'),
  where('pollo', hasChicken),
  where('Hähnchen', hasChicken),
  where('Hühnersuppe', soup, hasChicken),
  slugs('Apfelkuchen', 'apple-pie'),
  slugs('Bananenbrot', 'banana-bread'),
  slugs(
    'Kartoffeln',
    `aloo-gobi fish-and-chips masala-dosa vegetable-samosas massaman-curry pav-bhaji malai-kofta
     borscht clam-chowder`,
  ),
  slugs(
    'Garnelen',
    `garlic-pepper-prawns pad-thai tom-yum-goong pineapple-fried-rice wonton-soup
     yangzhou-fried-rice seafood-paella jambalaya yam-woon-sen`,
    'som-tam',
  ),
  slugs(
    'Rindfleisch',
    `massaman-curry panang-curry borscht beef-pho beef-and-broccoli beef-lasagne chili-con-carne
     cheeseburger meatloaf bibimbap mapo-tofu`,
    'philly-cheesesteak',
  ),
  slugs("soupe à l'oignon", 'french-onion-soup'),
  slugs('Zwiebelsuppe', 'french-onion-soup'),
  slugs('saumon', 'salmon-maki'),
  slugs('Pfannkuchen', 'blueberry-pancakes', 'spring-onion-pancakes'),
  slugs('gâteau au fromage', 'new-york-cheesecake'),
  slugs('餃子', 'pork-dumplings'),
  slugs('Auberginen', 'yu-xiang-aubergine ratatouille', 'green-curry idli-sambar'),
];

export const judgedQueries: readonly JudgedQuery[] = [
  ...diets,
  ...times,
  ...courses,
  ...avoidances,
  ...foods,
  ...languages,
];
