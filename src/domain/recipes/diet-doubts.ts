import { type Diet, doubtedDietsOf } from '#domain/foods/diets.ts';
import { readIngredientLine } from '#domain/kitchen/ingredient-line.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';

type Texts = Parameters<typeof doubtedDietsOf>[0];

/** What a line names, and its place, from 0. */
type NamedFood = { food: string; line: number };

/** The diets that an author names and the texts contradict, each with what those ingredients name that do, in their own words. */
export function dietDoubtsOf(
  recipe: Texts,
  told: readonly string[],
): { diet: Diet; named: NamedFood[] }[] {
  const { ingredients, language } = recipe;
  const named = (line: number): NamedFood => {
    const text = ingredients[line] ?? '';
    return { line, food: readIngredientLine(text, language).food ?? withoutFixing(text) };
  };
  return doubtedDietsOf(recipe, told).map(({ diet, lines }) => ({ diet, named: lines.map(named) }));
}
