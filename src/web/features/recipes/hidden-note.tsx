import { restorableDays } from '#contract/deletions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { HiddenRecipeReply } from '#contract/waiting.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { EditIcon } from '#web/ui/action-icons.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './waiting-page.module.css';

type Props = { food: Pick<RecipeDetailReply, 'slug'>; hidden: HiddenRecipeReply['hidden'] };

/** That a moderator hid it, when and why, and what its author can do: mend it, and appeal. */
export function HiddenNote({ food, hidden }: Props) {
  const text = useText();
  return (
    <section className={styles.note} aria-labelledby="hidden">
      <h2 id="hidden">{text('hiddenOwn.title')}</h2>
      <p>{text('hiddenOwn.note', { days: restorableDays })}</p>
      <dl className={styles.why}>
        <dt>{text('hiddenOwn.at', { date: text.date(hidden.at) })}</dt>
        {hidden.reason && <dd dir="auto">{hidden.reason}</dd>}
      </dl>
      <div className={styles.acts}>
        <ButtonLink to={paths.updateRecipe(food.slug)}>
          <EditIcon size={20} />
          {text('recipe.edit')}
        </ButtonLink>
        <ButtonLink to={paths.decisions}>{text('hiddenOwn.appeal')}</ButtonLink>
      </div>
    </section>
  );
}
