import type { WaitingRecipeReply } from '#contract/waiting.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';
import type { AskOwn, OwnRecipes } from './use-own-recipes.ts';
import { WithheldRow } from './withheld-row.tsx';

export const askWaiting: AskOwn<WaitingRecipeReply> = async (api, query) => {
  const result = await api.listWaitingRecipes({ query });
  return result.ok ? { ...result.data, items: result.data.recipes } : result;
};

/** The person's recipes that moderators look at before others see them. Nothing is drawn where there is none. */
export function WaitingRecipes({ recipes, loadMore }: OwnRecipes<WaitingRecipeReply>) {
  const text = useText();
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
  const since = text('waiting.since', { date: text.date(recipe.updatedAt) });
  return (
    <WithheldRow recipe={recipe} since={since}>
      <p className={styles.facts} {...words}>
        {recipe.description}
      </p>
    </WithheldRow>
  );
}
