import { useEffect, useRef } from 'react';
import { type DeletedRecipeReply, restorableDays } from '#contract/deletions.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useUndoDelete } from '#web/lists/use-undo-delete.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './deleted-recipes.module.css';
import { type AskOwn, useOwnRecipes } from './use-own-recipes.ts';

const askDeleted: AskOwn<DeletedRecipeReply> = async (api, query) => {
  const result = await api.listDeletedRecipes({ query });
  return result.ok ? { ...result.data, items: result.data.recipes } : result;
};

type Props = { userId: string; onUndone: () => void };

/** What a person has deleted and can still bring back. Nothing is drawn where there is nothing. */
export function DeletedRecipes({ userId, onUndone }: Props) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const undoDelete = useUndoDelete();
  const { recipes, loadMore, forget } = useOwnRecipes(userId, askDeleted);
  const undone = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with its row: the heading takes the focus, where one is left.
    if (undone.current) title.current?.focus();
    undone.current = false;
  });
  if (recipes.length === 0) return null;
  const undo = async ({ _id }: DeletedRecipeReply) => {
    if (!(await undoDelete(_id))) return;
    undone.current = true;
    forget(_id);
    onUndone();
  };
  return (
    <section className={styles.deleted} aria-labelledby="deleted">
      <h2 id="deleted" ref={title} tabIndex={-1}>
        {text('deleted.title')}
      </h2>
      <p className={styles.hint}>{text('deleted.hint', { days: restorableDays })}</p>
      <ul className={styles.rows}>
        {recipes.map((recipe) => (
          <DeletedRow key={recipe._id} recipe={recipe} onUndo={() => undo(recipe)} />
        ))}
      </ul>
      {loadMore ? <Button onClick={loadMore}>{text('deleted.more')}</Button> : null}
    </section>
  );
}

type RowProps = { recipe: DeletedRecipeReply; onUndo: () => Promise<void> };

function DeletedRow({ recipe, onUndo }: RowProps) {
  const text = useText();
  const words = useRecipeWords();
  const once = useOnce();
  const { name, category, deletedAt, daysLeft } = recipe;
  const left = text('deleted.daysLeft', { days: Math.max(daysLeft, 1) });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...words}>
          {name}
        </p>
        <p className={styles.facts}>
          {[
            cuisineName(text, category.name),
            text('deleted.at', { date: text.date(deletedAt) }),
            left,
          ].join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        aria-label={text('deleted.undoName', { name })}
        onClick={() => void once(onUndo)}
      >
        {text('deleted.undo')}
      </Button>
    </li>
  );
}
