import { useState } from 'react';
import { Link } from 'react-router';
import type { ModeratedRecipeReply } from '#contract/admin.ts';
import { Photo } from '#web/lists/photo.tsx';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { sayBy } from './cook-name.tsx';
import { RemovedText } from './removed-text.tsx';
import styles from './row.module.css';

type Props = {
  recipe: ModeratedRecipeReply;
  isBusy: boolean;
  onRemove: () => void;
  /** With the sign of its text, where that was read. */
  onRestore: (seen?: string) => void;
};

/** A recipe, whose it is, and its way out or back. The picture of a removed one is gone as well. */
export function RecipeRow({ recipe, isBusy, onRemove, onRestore }: Props) {
  const text = useText();
  const words = useRecipeWords();
  const { name, slug, owner, removed } = recipe;
  const [seen, setSeen] = useState<string>();
  return (
    <div className={styles.row}>
      {removed ? (
        <div
          className={`${styles.picture} ${styles.gone}`}
          style={{ backgroundColor: recipe.photo.color, aspectRatio: '4 / 3' }}
        />
      ) : (
        <Photo photo={recipe.photo} alt="" sizes="56px" className={styles.picture} />
      )}
      <div className={styles.words}>
        <h2 className={styles.name} {...words}>
          {removed ? name : <Link to={paths.recipe(slug)}>{name}</Link>}
        </h2>
        <p className={styles.quiet}>
          <span>{sayBy(text, owner)}</span>
          <span>{text('adminPage.published', { date: text.date(recipe.createdAt) })}</span>
        </p>
        {removed ? <Removal recipe={recipe} removed={removed} onRead={setSeen} /> : null}
      </div>
      <div className={styles.acts}>
        {removed ? (
          <Button
            size="small"
            aria-label={text('adminPage.restoreName', { name })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onRestore(seen)}
          >
            {text('adminPage.restore')}
          </Button>
        ) : (
          <Button
            size="small"
            variant="danger"
            aria-label={text('adminPage.removeName', { name })}
            onClick={onRemove}
          >
            {text('adminPage.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

type Removed = NonNullable<ModeratedRecipeReply['removed']>;

type RemovalProps = Pick<Props, 'recipe'> & { removed: Removed; onRead: (sign: string) => void };

/** What an admin can still know of a recipe that no page shows. */
function Removal({ recipe, removed, onRead }: RemovalProps) {
  const text = useText();
  const { by, daysLeft: days } = removed;
  const date = text.date(removed.at);
  return (
    <>
      <p className={styles.described}>{recipe.description}</p>
      <p className={styles.quiet}>
        <span>
          {by?.name
            ? text('adminPage.removedBy', { date, name: by.name })
            : text('adminPage.removedByOperator', { date })}
        </span>
        {/* Longer than its days it is kept for an appeal alone, until that has its answer. */}
        {days > 0 && <Chip>{text('adminPage.daysLeft', { days })}</Chip>}
      </p>
      <RemovedText recipe={recipe} onRead={onRead} />
    </>
  );
}
