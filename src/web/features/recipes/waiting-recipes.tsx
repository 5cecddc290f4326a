import { Link } from 'react-router';
import type { WaitingRecipeReply } from '#contract/waiting.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';
import type { AskOwn, OwnRecipes } from './use-own-recipes.ts';

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
  const { name, slug, description, category, updatedAt } = recipe;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...words}>
          <Link to={paths.recipe(slug)} className="touch-target">
            {name}
          </Link>
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
      <ButtonLink
        to={paths.updateRecipe(slug)}
        size="small"
        aria-label={text('waiting.editName', { name })}
      >
        {text('waiting.edit')}
      </ButtonLink>
    </li>
  );
}
