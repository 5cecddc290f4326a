import { useCallback } from 'react';
import type { RecipeReply } from '#contract/recipes.ts';
import { useApi } from '../data/api.ts';
import { useText } from '../page/text.ts';
import { showError, showSuccess } from '../page/toasts.ts';
import { forgetList } from './all-recipes.ts';

/** A function that brings back a recipe the person has deleted, and says how it went; null where it failed. */
export function useUndoDelete(): (id: string) => Promise<RecipeReply | null> {
  const api = useApi();
  const text = useText();
  return useCallback(
    async (id) => {
      const result = await api.undoDelete({ params: { id } });
      if (!result.ok) {
        console.error('undo-delete', result.status, result.code);
        const mayTell = result.status > 0 && result.status < 500 && result.message;
        showError(mayTell ? result.message : text('toast.deleteFailed'));
        return null;
      }
      forgetList();
      showSuccess(result.data.message ?? text('recipe.undeleted'));
      return result.data.food;
    },
    [api, text],
  );
}
