import { type Food, foodNamed } from './table.ts';

/** What German eats in the shape of meat (`Sellerieschnitzel`), folded. */
export const plants =
  `soja sellerie tofu seitan tempeh veggie gemuse kartoffel erdapfel susskartoffel kurbis kohlrabi blumenkohl brokkoli
  zucchini auberginen linsen bohnen kichererbsen erbsen lupinen hafer dinkel grunkern quinoa hirse jackfruit pflanzen`.split(
    /\s+/,
  );
/** The same as words of their own before the name of such a dish, with mushrooms, which a German compound may only add. */
const wordsBefore =
  `celeriac cauliflower broccoli eggplant aubergine courgette mushroom soy soya lentil bean chickpea potato pumpkin squash
  vegetable veg jackfruit pilz pilze kartoffeln`.split(/\s+/);

const shapes = [
  ...['gyros', 'geschnetzeltes'],
  ...'schnitzel goulash rouladen meatball frikadelle jerky'.split(' '),
].map(foodNamed);

/** Whether a food is one that has the shape of meat and, behind such a word, none in it: `Sellerie-Schnitzel`, `mushroom goulash`. */
export const isPlantInShape = (before: string, food: Food): boolean =>
  shapes.includes(food) &&
  [before, before.replace(/s$/, '')].some(
    (word) => plants.includes(word) || wordsBefore.includes(word),
  );
