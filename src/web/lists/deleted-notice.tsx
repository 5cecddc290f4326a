import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { restorableDays } from '#contract/deletions.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useText } from '../page/text.ts';
import { useIsHere } from '../page/use-is-here.ts';
import { useAuth } from '../session/auth.ts';
import styles from './deleted-notice.module.css';
import { type JustDeleted, takeDeletion } from './just-deleted.ts';
import { useUndoDelete } from './use-undo-delete.ts';

/** Says what the person has just deleted and takes it back at a press; stays until the page is left. */
export function DeletedNotice() {
  const text = useText();
  const { user } = useAuth();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const undoDelete = useUndoDelete();
  const [deleted, setDeleted] = useState<JustDeleted | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Told once: a page that is drawn twice keeps what it was told first.
    const told = takeDeletion();
    if (told) setDeleted(told);
  }, []);
  if (!deleted || user?._id !== deleted.userId) return null;
  const undo = async () => {
    setBusy(true);
    const food = await undoDelete(deleted._id);
    setBusy(false);
    if (food && isHere()) await navigate(paths.recipe(food.slug), { replace: true });
  };
  return (
    <section className={styles.notice} aria-label={text('deleted.label')}>
      <div>
        <p className={styles.name}>{text('deleted.notice', { name: deleted.name })}</p>
        <p className={styles.hint}>
          {text('deleted.noticeHint', { days: restorableDays })}{' '}
          <Link to={paths.myRecipes}>{text('mine.title')}</Link>
        </p>
      </div>
      <Button disabled={isBusy} onClick={() => void undo()}>
        {text('deleted.undo')}
      </Button>
    </section>
  );
}
