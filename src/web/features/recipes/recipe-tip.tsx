import { useId } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import styles from './recipe-tip.module.css';

type Props = { food: Pick<RecipeDetailReply, 'tip' | 'sourceUrl' | 'isSourceLive'> };

/** The cook's tip and where the recipe comes from, where they are told; a link leads there once its cook's account is trusted. */
export function RecipeTip({ food: { tip, sourceUrl, isSourceLive } }: Props) {
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
          {isSourceLive ? (
            <a href={sourceUrl} rel="nofollow ugc noopener noreferrer">
              {hostOf(sourceUrl)}
            </a>
          ) : (
            hostOf(sourceUrl)
          )}
        </p>
      )}
    </>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
