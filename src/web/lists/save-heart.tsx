import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons.tsx';
import type { CardRecipe } from '../data/recipe.ts';
import { useText } from '../page/text.ts';
import styles from './save-heart.module.css';
import { useIsSaved, useSaveToggle } from './saved.ts';
import veil from './veil.module.css';

type Props = { recipe: CardRecipe; className?: string | undefined };

/** The heart on a picture: saves the recipe or takes it back; pressed means saved. */
export function SaveHeart({ recipe, className }: Props) {
  const text = useText();
  const isSaved = useIsSaved(recipe._id);
  const toggle = useSaveToggle();
  const label = text('save.save', { name: recipe.name });
  // Only a heart that was clicked pops, not each one that a page comes with.
  const [isClicked, setClicked] = useState(false);
  return (
    <button
      type="button"
      className={classNames(
        veil.button,
        styles.heart,
        isClicked && isSaved && styles.popping,
        className,
      )}
      aria-pressed={isSaved}
      aria-label={label}
      title={label}
      onClick={() => {
        setClicked(true);
        void toggle(recipe);
      }}
    >
      {isSaved ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
    </button>
  );
}
