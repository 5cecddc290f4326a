import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WaitingRecipeReply } from '#contract/waiting.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';

type Props = {
  recipe: Pick<WaitingRecipeReply, 'name' | 'slug' | 'category'>;
  /** Since when it is shown to nobody else, in words. */
  since: string;
  /** What is told of it between its name and that. */
  children: ReactNode;
};

/** A recipe in a list of those that their author alone is shown, with the way to mend it. */
export function WithheldRow({ recipe: { name, slug, category }, since, children }: Props) {
  const text = useText();
  const words = useRecipeWords();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...words}>
          <Link to={paths.recipe(slug)} className="touch-target">
            {name}
          </Link>
        </p>
        {children}
        <p className={styles.facts}>{[cuisineName(text, category.name), since].join(' · ')}</p>
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
