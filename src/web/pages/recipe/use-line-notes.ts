import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useText } from '#web/page/text.ts';
import { lineName } from '../../features/notes/line-words.ts';
import type { OwnNotes } from '../../features/notes/own-notes.tsx';

type Recipe = Pick<RecipeDetailReply, 'ingredientList' | 'ingredientIds' | 'stepList' | 'stepIds'>;

/** What stands beside and below each ingredient and each step of what its reader noted on it; ingredients are called as they are `shown`. */
export function useLineNotes(food: Recipe, shown: readonly string[], notes: OwnNotes | null) {
  const text = useText();
  if (!notes) return { ingredient: undefined, step: undefined };
  const noteOn = (id: string | undefined, line: string | undefined, label: string) => {
    const place = { id: id ?? '', line: line ?? '', label };
    return { beside: notes.beside(place), below: notes.below(place) };
  };
  return {
    ingredient(index: number) {
      const line = food.ingredientList[index];
      const label = text('notes.onLine', { line: lineName(shown[index] ?? '') });
      return noteOn(food.ingredientIds[index], line, label);
    },
    step: (index: number, number: number) =>
      noteOn(food.stepIds[index], food.stepList[index], text('notes.onStep', { n: number })),
  };
}
