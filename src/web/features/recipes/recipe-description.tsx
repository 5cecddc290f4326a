import { foldText } from '#domain/recipes/fold-text.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import styles from './recipe-description.module.css';

/** What the cook says of the dish. A very long text folds after its beginning, without a script too; on paper it stands whole. */
export function RecipeDescription({ description }: { description: string }) {
  const text = useText();
  const words = useRecipeWords();
  const { lead, rest } = foldText(description);
  return (
    <div>
      <h2 className={styles.label}>{text('recipe.description')}</h2>
      <p className={styles.text} {...words}>
        {lead}
      </p>
      {rest && (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            <span className={styles.more}>{text('recipe.readMore')}</span>
            <span className={styles.less}>{text('recipe.readLess')}</span>
            <ChevronDownIcon size={20} className={styles.chevron} />
          </summary>
          <p className={styles.text} {...words}>
            {rest}
          </p>
        </details>
      )}
    </div>
  );
}
