import { useEffect } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { CategoryReply } from '#contract/categories.ts';
import { apiContext } from '#web/context.ts';
import { useText } from '../page/text.ts';
import { showError } from '../page/toasts.ts';
import type { Failure } from './recipe-list.ts';

type LoadedCategories = { list: CategoryReply[]; failure: Failure | null };

/** Loads the cuisines for a page; a failure leaves the list empty and `useCategories` speaks up. */
export async function loadCategories(
  context: Readonly<RouterContextProvider>,
): Promise<LoadedCategories> {
  const result = await context.get(apiContext).listCategories();
  if (result.ok) return { list: result.data.category, failure: null };
  return { list: [], failure: { status: result.status, code: result.code } };
}

/** The cuisines a page's loader brought; shows the error toast when that failed. */
export function useCategories(loaded: LoadedCategories): CategoryReply[] {
  const text = useText();
  useEffect(() => {
    if (!loaded.failure) return;
    console.error('get-category', loaded.failure.status, loaded.failure.code);
    showError(text('toast.categoriesFailed'));
  }, [loaded, text]);
  return loaded.list;
}
