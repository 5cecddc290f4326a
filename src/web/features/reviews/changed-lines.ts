import type { RecipeDetailReply } from '#contract/recipes.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import type { DraftChange } from './draft.ts';

type WithLines = Pick<RecipeDetailReply, 'ingredientList' | 'ingredientIds' | 'ingredientHeadings'>;

/** The lines that a change can be of: those of the recipe, of which headings are none, and that of which it is already, though it is gone. */
export function linesFor({ cooked }: DraftChange, recipe: WithLines) {
  const { ingredientList, ingredientIds, ingredientHeadings = [] } = recipe;
  const lines = ingredientList.flatMap((line, at) =>
    ingredientHeadings.includes(at) ? [] : [{ id: ingredientIds[at] ?? '', line }],
  );
  const isGone = cooked && !lines.some(({ id }) => id === cooked.id);
  return [...lines, ...(isGone ? [cooked] : [])].map(({ id, line }) => ({
    ...{ value: id, label: withoutFixing(line) },
  }));
}
