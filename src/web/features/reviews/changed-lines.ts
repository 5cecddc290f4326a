import type { RecipeDetailReply } from '#contract/recipes.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import type { DraftChange } from './draft.ts';

type WithLines = Pick<RecipeDetailReply, 'ingredientList' | 'ingredientIds' | 'ingredientHeadings'>;

/** The lines that a change can be of: those of the recipe, of which headings are none, and that of which it is already, though it is gone. */
export function linesFor({ cooked, picked }: DraftChange, recipe: WithLines) {
  const all = [...linesOf(recipe), cooked, picked].flatMap((one) => one ?? []);
  const first = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  return first.map(({ id, line }) => ({ value: id, label: withoutFixing(line) }));
}

/** Whether a change is of a line that has gone since it was picked; what a review has already stays. */
export const hasLostLine = (change: DraftChange, recipe: WithLines): boolean =>
  change.kind !== 'added' &&
  change.lineId !== '' &&
  ![...linesOf(recipe), change.cooked].some((one) => one?.id === change.lineId);

const linesOf = ({ ingredientList, ingredientIds, ingredientHeadings = [] }: WithLines) =>
  ingredientList.flatMap((line, at) =>
    ingredientHeadings.includes(at) ? [] : [{ id: ingredientIds[at] ?? '', line }],
  );
