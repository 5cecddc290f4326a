import { useEffect, useRef } from 'react';
import { Photo } from '#web/lists/photo.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ShareRecipe } from '../../features/recipes/share-recipe.tsx';
import type { Published } from './published-note.ts';
import styles from './published-panel.module.css';
import { useIsWaiting } from './use-is-waiting.ts';

type Props = { food: Published; onAddAnother: () => void };

/** Says that a recipe is live, or waits for a look, and what can be done with it. It takes the focus when it comes, and stays. */
export function PublishedPanel({ food, onAddAnother }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const isWaiting = useIsWaiting(food._id);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby="published">
      {isWaiting === false && (
        <Photo
          photo={food.photo}
          alt={text('recipe.photoOf', { name: food.name })}
          sizes="(min-width: 640px) 220px, 92vw"
          priority
          className={styles.photo}
        />
      )}
      <div className={styles.words}>
        {/* No heading: it stands above the page's own, and names the region. */}
        <p id="published" className={styles.title}>
          {text(isWaiting === false ? 'form.live' : 'form.sent')}
        </p>
        <p className={styles.name} {...words}>
          {food.name}
        </p>
        {isWaiting && <p role="status">{text('form.waits')}</p>}
        <div className={styles.actions}>
          {isWaiting === false && (
            <>
              <ButtonLink to={paths.recipe(food.slug)} variant="primary">
                {text('form.liveView')}
              </ButtonLink>
              <ShareRecipe food={food} />
            </>
          )}
          {isWaiting !== false && (
            <ButtonLink to={paths.myRecipes}>{text('form.waitingOnes')}</ButtonLink>
          )}
          <Button onClick={onAddAnother}>{text('form.addAnother')}</Button>
        </div>
      </div>
    </section>
  );
}
