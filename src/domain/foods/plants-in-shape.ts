import { type Food, foodNamed, foods } from './table.ts';

/** What German eats in the shape of meat (`Sellerieschnitzel`), folded. */
export const plants =
  `soja sellerie tofu seitan tempeh veggie gemuse kartoffel erdapfel susskartoffel kurbis kohlrabi blumenkohl brokkoli
  zucchini auberginen linsen bohnen kichererbsen erbsen lupinen hafer dinkel grunkern quinoa hirse jackfruit pflanzen`.split(
    /\s+/,
  );
/** The same as words of their own before the name of such a dish, with mushrooms, which a German compound may only add. */
const wordsBefore =
  `nut celeriac cauliflower broccoli eggplant aubergine courgette mushroom soy soya lentil bean chickpea potato pumpkin squash
  vegetable veg jackfruit beetroot portobello celery cabbage quinoa pilz pilze kartoffeln`.split(
    /\s+/,
  );

const shapes = [
  'gyros',
  'geschnetzeltes',
  'meat cut',
  'meat dish',
  ...'schnitzel goulash rouladen meatball frikadelle jerky'.split(' '),
].map(foodNamed);

/** Those and their kinds, and what has the shape of beef only as such: `cauliflower steak`. */
const shaped = new Set([
  ...foods.filter(({ holds }) => shapes.some(({ id }) => holds.has(id))),
  ...['mince', 'steak'].map(foodNamed),
]);

/** What is made of these in the place of cheese, and in that of bacon: `cashew cheese`, `coconut bacon`. */
const ofCheese = 'cashew almond macadamia coconut tofu soy soya'.split(' ');
const ofBacon = 'coconut seitan tofu tempeh soy soya lentil'.split(' ');
const cheese = foodNamed('cheese');
const bacons = ['bacon', 'sausage'].map(foodNamed);

/** Whether a food is one that has the shape of meat or of cheese and, behind such a word, none in it: `Sellerie-Schnitzel`, `almond ricotta`. */
export const isPlantInShape = (before: string, food: Food): boolean =>
  (shaped.has(food) && isPlant(before)) ||
  (bacons.includes(food) && ofBacon.includes(before)) ||
  (food.holds.has(cheese.id) && ofCheese.includes(before));

const isPlant = (before: string): boolean =>
  [before, before.replace(/s$/, '')].some(
    (word) => plants.includes(word) || wordsBefore.includes(word),
  );
