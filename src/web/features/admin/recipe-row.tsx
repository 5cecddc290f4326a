import { Link } from 'react-router';
import type { ModeratedRecipeReply } from '#contract/admin.ts';
import { shownDate } from '#web/data/recipe.ts';
import { Photo } from '#web/lists/photo.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import styles from './row.module.css';
import { useAdminText } from './use-admin-text.ts';

type Props = {
  recipe: ModeratedRecipeReply;
  isBusy: boolean;
  onRemove: () => void;
  onRestore: () => void;
};

/** A recipe, whose it is, and its way out or back. The picture of a removed one is gone as well. */
export function RecipeRow({ recipe, isBusy, onRemove, onRestore }: Props) {
  const text = useAdminText();
  const { name, slug, owner, removed } = recipe;
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
        <h2 className={styles.name}>
          {removed ? name : <Link to={paths.recipe(slug)}>{name}</Link>}
        </h2>
        <p className={styles.quiet}>
          <span>{text('adminPage.by', owner)}</span>
          <span>{text('adminPage.published', { date: shownDate(recipe.createdAt) })}</span>
        </p>
        {removed ? <Removal recipe={recipe} removed={removed} /> : null}
      </div>
      <div className={styles.acts}>
        {removed ? (
          <Button
            size="small"
            aria-label={text('adminPage.restoreName', { name })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onRestore()}
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

/** What an admin can still know of a recipe that no page shows. */
function Removal({ recipe, removed }: { recipe: ModeratedRecipeReply; removed: Removed }) {
  const text = useAdminText();
  const { by, daysLeft: days } = removed;
  const date = shownDate(removed.at);
  return (
    <>
      <p className={styles.described}>{recipe.description}</p>
      <p className={styles.quiet}>
        <span>
          {by
            ? text('adminPage.removedBy', { date, name: by.name })
            : text('adminPage.removedByOperator', { date })}
        </span>
        <Chip>{days > 1 ? text('adminPage.daysLeft', { days }) : text('adminPage.dayLeft')}</Chip>
      </p>
    </>
  );
}
