import { useCallback } from 'react';
import type { WaitingRecipeReply } from '#contract/waiting.ts';
import { useApi } from '#web/data/api.ts';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';

/** The person's recipes that moderators look at before others see them. Nothing is drawn where there is none. */
export function WaitingRecipes({ userId }: { userId: string }) {
  const text = useText();
  const { recipes, loadMore } = useWaiting(userId);
  if (recipes.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="waiting">
      <h2 id="waiting">{text('waiting.title')}</h2>
      <p className={styles.hint}>{text('waiting.hint')}</p>
      <ul className={styles.rows}>
        {recipes.map((recipe) => (
          <WaitingRow key={recipe._id} recipe={recipe} />
        ))}
      </ul>
      {loadMore ? <Button onClick={loadMore}>{text('deleted.more')}</Button> : null}
    </section>
  );
}

function WaitingRow({ recipe }: { recipe: WaitingRecipeReply }) {
  const text = useText();
  const words = useRecipeWords();
  const { name, description, category, updatedAt } = recipe;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...words}>
          {name}
        </p>
        <p className={styles.facts} {...words}>
          {description}
        </p>
        <p className={styles.facts}>
          {[
            cuisineName(text, category.name),
            text('waiting.since', { date: text.date(updatedAt) }),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}

function useWaiting(userId: string) {
  const api = useApi();
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another question.
  const ask = useCallback<AskPage<WaitingRecipeReply>>(
    async (cursor) => {
      const result = await api.listWaitingRecipes({ query: { cursor } as { cursor?: string } });
      if (result.ok) return { ...result.data, items: result.data.recipes };
      reportSilently(text, 'silent.recipes', result);
      return cursor ? null : { items: [], total: 0 };
    },
    [api, text, userId],
  );
  const { page, isStale, loadMore } = usePages(ask);
  const now = isStale ? null : page;
  return { recipes: now?.items ?? [], loadMore: now ? loadMore : null };
}
