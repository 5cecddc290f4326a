import { useCallback } from 'react';
import type { Client } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { useApi } from '../data/api.ts';
import { type CardRecipe, toCard } from '../data/recipe.ts';
import { createStore, useStore, useStoreValue } from '../data/store.ts';
import { useText } from '../page/text.ts';
import { reportSilently, showError, showSuccess } from '../page/toasts.ts';
import { authStore } from '../session/auth.ts';
import { showLoginToast } from '../session/login-toast.tsx';

export type Saved = {
  /** The ids of what is saved, last saved first: these decide every heart. */
  ids: ReadonlySet<string>;
  /** Whether the ids of the present user have been asked for and an answer, or a failure, has come. */
  loaded: boolean;
};

const nothing: Saved = { ids: new Set(), loaded: false };
const savedStore = createStore<Saved>(nothing);
/** How many hearts have been flipped here: ids that were asked for before a flip do not know of it. */
let flips = 0;

/** Keeps the saved recipes of whoever is logged in, here or in another tab; a failure leaves the list empty. */
export function followSaved(api: Client, text: Text): void {
  let userId: string | undefined;
  const follow = () => {
    const user = authStore.get().user;
    if (user?._id === userId) return;
    // Nobody sees the hearts of who was here before.
    if (userId) savedStore.set(nothing);
    userId = user?._id;
    if (userId) void loadSaved(api, text, userId);
  };
  authStore.subscribe(follow);
  follow();
}

async function loadSaved(api: Client, text: Text, userId: string): Promise<void> {
  const flipsBefore = flips;
  const result = await api.ids.getUser({ params: { userId } });
  if (!result.ok) {
    reportSilently(text, 'silent.saved', result);
    savedStore.set({ ...savedStore.get(), loaded: true });
  } else if (authStore.get().user?._id === userId) {
    if (flips !== flipsBefore) return loadSaved(api, text, userId);
    const ids = result.data.user.savedRecipes.map(({ _id }) => _id);
    savedStore.set({ ids: new Set(ids), loaded: true });
  }
}

function flip(recipeId: string, isSaved: boolean): void {
  flips += 1;
  const others = [...savedStore.get().ids].filter((id) => id !== recipeId);
  savedStore.set({ ids: new Set(isSaved ? [recipeId, ...others] : others), loaded: true });
}

/** What the logged-in user has saved. */
export function useSaved(): Saved {
  return useStore(savedStore);
}

/** Whether a recipe is saved; the same answer everywhere at once. */
export function useIsSaved(recipeId: string): boolean {
  return useStoreValue(savedStore, (saved) => saved.ids.has(recipeId));
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
      if (authStore.get().user) return setSaved(recipe, !savedStore.get().ids.has(recipe._id));
      const wanted = { kind: 'save', recipe: toCard(recipe) } as const;
      showLoginToast(text, text('toast.loginToSave'), wanted);
    },
    [text, setSaved],
  );
}

/**
 * A function that saves or unsaves a recipe for whoever is logged in. It asks for the state it
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
      if (result.ok) {
        flip(recipe._id, result.data.saved);
        showSuccess(result.data.message ?? text(saved ? 'save.saved' : 'save.removed'), 'save');
      } else if (result.status === 401) {
        // The client has already logged out and offers the login.
      } else if (result.status > 0 && result.status < 500 && result.message) {
        showError(result.message, 'save');
      } else {
        reportSilently(text, 'silent.save', result);
      }
    },
    [api, text],
  );
}
