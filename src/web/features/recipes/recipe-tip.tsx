import { useId } from 'react';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-tip.module.css';

type Props = { tip?: string | undefined; sourceUrl?: string | undefined };

/** The cook's tip and where the recipe comes from, where they are told. */
export function RecipeTip({ tip, sourceUrl }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const titleId = useId();
  return (
    <>
      {tip && (
        <aside className={styles.tip} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {text('recipe.tip')}
          </h2>
          <p className={styles.text} {...words}>
            {tip}
          </p>
        </aside>
      )}
      {sourceUrl && (
        <p className={styles.source}>
          {text('recipe.source')}
          {': '}
          <a href={sourceUrl} rel="nofollow ugc noopener noreferrer">
            {hostOf(sourceUrl)}
          </a>
        </p>
      )}
    </>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
