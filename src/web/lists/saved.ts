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
  /** Last saved first. */
  recipes: CardRecipe[];
  /** Their ids: these decide every heart. */
  ids: ReadonlySet<string>;
  /** Whether the list of the present user has been asked for and an answer, or a failure, has come. */
  loaded: boolean;
};

const nothing: Saved = { recipes: [], ids: new Set(), loaded: false };
const savedStore = createStore<Saved>(nothing);
/** How many hearts have been flipped here: a list that was asked for before a flip does not know of it. */
let flips = 0;

function savedOf(recipes: CardRecipe[]): Saved {
  return { recipes, ids: new Set(recipes.map((recipe) => recipe._id)), loaded: true };
}

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
  const result = await api.getUser({ params: { userId } });
  if (!result.ok) {
    reportSilently(text, 'silent.saved', result);
    savedStore.set({ ...savedStore.get(), loaded: true });
  } else if (authStore.get().user?._id === userId) {
    if (flips !== flipsBefore) return loadSaved(api, text, userId);
    savedStore.set(savedOf(result.data.user.savedRecipes));
  }
}

function flip(recipe: CardRecipe, isSaved: boolean): void {
  flips += 1;
  const others = savedStore.get().recipes.filter((other) => other._id !== recipe._id);
  savedStore.set(savedOf(isSaved ? [recipe, ...others] : others));
}

/** The saved recipes of the logged-in user. */
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
        flip(recipe, result.data.saved);
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
