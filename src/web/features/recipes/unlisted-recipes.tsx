import { useCallback } from 'react';
import { useApi } from '#web/data/api.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { RecipeGrid } from '#web/lists/recipe-grid.tsx';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';

/** The person's recipes that no list has, apart from those that are listed. Nothing is drawn where there is none. */
export function UnlistedRecipes({ userId }: { userId: string }) {
  const text = useText();
  const { recipes, loadMore } = useUnlisted(userId);
  if (recipes.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="unlisted">
      <h2 id="unlisted">{text('unlisted.title')}</h2>
      <p className={styles.hint}>{text('unlisted.hint')}</p>
      <RecipeGrid recipes={recipes} heading="h3" />
      {loadMore ? <Button onClick={loadMore}>{text('deleted.more')}</Button> : null}
    </section>
  );
}

function useUnlisted(userId: string) {
  const api = useApi();
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another question.
  const ask = useCallback<AskPage<CardRecipe>>(
    async (cursor) => {
      const result = await api.listUnlistedRecipes({ query: { cursor } as { cursor?: string } });
      if (result.ok) return { ...result.data, items: result.data.foods };
      reportSilently(text, 'silent.recipes', result);
      return cursor ? null : { items: [], total: 0 };
    },
    [api, text, userId],
  );
  const { page, isStale, loadMore } = usePages(ask);
  const now = isStale ? null : page;
  return { recipes: now?.items ?? [], loadMore: now ? loadMore : null };
}
