import { useCallback } from 'react';
import type { Client } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { useApi } from '../data/api.ts';
import { type CardRecipe, toCard } from '../data/recipe.ts';
import { createResource } from '../data/resource.ts';
import { useStore, useStoreValue } from '../data/store.ts';
import { useText } from '../page/text.ts';
import { reportSilently, showError, showSuccess } from '../page/toasts.ts';
import { authStore } from '../session/auth.ts';
import { showLoginToast } from '../session/login-toast.tsx';

type Saved = {
  /** The ids of what is saved, last saved first: these decide every heart. */
  ids: ReadonlySet<string>;
  /** Whether the ids of the present user are known. */
  loaded: boolean;
};

const none: Saved['ids'] = new Set();
const saved = createResource<Saved['ids']>();

/** Keeps the saved recipes of the person who is logged in, here or in another tab; a failure leaves the list empty. */
export function followSaved(api: Client, text: Text): void {
  let userId: string | undefined;
  const follow = () => {
    const user = authStore.get().user;
    if (user?._id === userId) return;
    // Nobody sees the hearts of who was here before.
    saved.forget();
    userId = user?._id;
    if (userId) void saved.load(userId, askSaved(api, text, userId));
  };
  authStore.subscribe(follow);
  follow();
}

function askSaved(api: Client, text: Text, userId: string) {
  return async (): Promise<Saved['ids'] | null> => {
    const result = await api.ids.getUser({ params: { userId } });
    if (result.ok) return new Set(result.data.user.savedRecipes.map(({ _id }) => _id));
    if (authStore.get().user?._id === userId) reportSilently(text, 'silent.saved', result);
    return null;
  };
}

function flip(recipeId: string, isSaved: boolean): void {
  saved.change((ids) => {
    const others = [...(ids ?? none)].filter((id) => id !== recipeId);
    return new Set(isSaved ? [recipeId, ...others] : others);
  });
}

/** What the logged-in user has saved. */
export function useSaved(): Saved {
  const { value, isLoading, hasFailed } = useStore(saved.store);
  // A heart pressed before makes a list of one, which does not say what else is saved.
  return { ids: value ?? none, loaded: value !== null && !isLoading && !hasFailed };
}

/** Whether a recipe is saved; the same answer everywhere at once. */
export function useIsSaved(recipeId: string): boolean {
  return useStoreValue(saved.store, ({ value }) => value?.has(recipeId) ?? false);
}

/**
 * A function that saves a recipe or takes it back, the other way round than it is; a visitor is
 * offered a login, after which the recipe is saved.
 */
export function useSaveToggle(): (recipe: CardRecipe) => Promise<void> {
  const text = useText();
  const setSaved = useSetSaved();
  return useCallback(
    async (recipe) => {
      if (authStore.get().user) return setSaved(recipe, !saved.store.get().value?.has(recipe._id));
      const wanted = { kind: 'save', recipe: toCard(recipe) } as const;
      showLoginToast(text, text('toast.loginToSave'), wanted);
    },
    [text, setSaved],
  );
}

/**
 * A function that saves or unsaves a recipe for the logged-in person. It asks for the state it
 * wants instead of a toggle, so that a double click does no harm, and flips the hearts when the
 * server agreed.
 */
export function useSetSaved(): (recipe: CardRecipe, saved: boolean) => Promise<void> {
  const api = useApi();
  const text = useText();
  return useCallback(
    async (recipe, saved) => {
      const userId = authStore.get().user?._id ?? '';
      const result = await api.saveRecipe({ body: { _id: recipe._id, userId, saved } });
      // Who pressed is gone: after a 401 the client has logged out and offers the login.
      if (authStore.get().user?._id !== userId) return;
      if (result.ok) {
        flip(recipe._id, result.data.saved);
        showSuccess(result.data.message ?? text(saved ? 'save.saved' : 'save.removed'), 'save');
      } else if (result.status > 0 && result.status < 500 && result.message) {
        showError(result.message, 'save');
      } else {
        reportSilently(text, 'silent.save', result);
      }
    },
    [api, text],
  );
}
