import type { RecipeDetailReply } from '#contract/recipes.ts';
import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import { useText } from '#web/page/text.ts';
import type { OwnNotes } from '../../features/notes/own-notes.tsx';

type Recipe = Pick<RecipeDetailReply, 'ingredientList' | 'ingredientIds' | 'stepList' | 'stepIds'>;

/** What stands beside and below each ingredient and each step of what its reader noted on it. */
export function useLineNotes(food: Recipe, notes: OwnNotes | null) {
  const text = useText();
  if (!notes) return { ingredient: undefined, step: undefined };
  const noteOn = (id: string | undefined, line: string | undefined, label: string) => {
    const place = { id: id ?? '', line: line ?? '', label };
    return { beside: notes.beside(place), below: notes.below(place) };
  };
  return {
    ingredient(index: number) {
      const line = food.ingredientList[index];
      const label = text('notes.onLine', { line: withoutFixing(line ?? '') });
      return noteOn(food.ingredientIds[index], line, label);
    },
    step: (index: number, number: number) =>
      noteOn(food.stepIds[index], food.stepList[index], text('notes.onStep', { n: number })),
  };
}
