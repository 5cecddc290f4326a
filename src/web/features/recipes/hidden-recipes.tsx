import { Link } from 'react-router';
import type { HiddenRecipeReply } from '#contract/waiting.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';
import type { AskOwn, OwnRecipes } from './use-own-recipes.ts';
import { WithheldRow } from './withheld-row.tsx';

export const askHidden: AskOwn<HiddenRecipeReply> = async (api, query) => {
  const result = await api.listHiddenRecipes({ query });
  return result.ok ? { ...result.data, items: result.data.recipes } : result;
};

/** The person's recipes that moderators have hidden, each with why. Nothing is drawn where there is none. */
export function HiddenRecipes({ recipes, loadMore }: OwnRecipes<HiddenRecipeReply>) {
  const text = useText();
  if (recipes.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="hidden">
      <h2 id="hidden">{text('hiddenOwn.listTitle')}</h2>
      <p className={styles.hint}>
        {text('hiddenOwn.hint')} <Link to={paths.decisions}>{text('hiddenOwn.appeal')}</Link>
      </p>
      <ul className={styles.rows}>
        {recipes.map((recipe) => (
          <HiddenRow key={recipe._id} recipe={recipe} />
        ))}
      </ul>
      {loadMore ? <Button onClick={loadMore}>{text('deleted.more')}</Button> : null}
    </section>
  );
}

function HiddenRow({ recipe }: { recipe: HiddenRecipeReply }) {
  const text = useText();
  const { at, reason } = recipe.hidden;
  return (
    <WithheldRow recipe={recipe} since={text('hiddenOwn.at', { date: text.date(at) })}>
      {reason && (
        <p className={styles.facts} dir="auto">
          {reason}
        </p>
      )}
    </WithheldRow>
  );
}
