import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import type { CleanupReply } from '#contract/cleanups.ts';
import { useApi } from '#web/data/api.ts';
import { forgetList } from '#web/lists/all-recipes.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CleanupDialog, type CleanupWish } from './cleanup-dialog.tsx';
import { CookName } from './cook-name.tsx';
import { DecidedLine } from './decided-line.tsx';
import { setOf } from './last-posts.tsx';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';
import { useWishKey } from './use-wish-key.ts';

/** What was hidden at once, with how far that has come; here it is shown again. */
export function CleanupsPart() {
  const text = useText();
  const api = useApi();
  const admin = useAdminList(useAskCleanups(), useLocation().search);
  const act = useAct(admin.reload);
  const [isOpen, setOpen] = useState(false);
  const [fault, tell] = useState('');
  const wishKey = useWishKey();
  const start = async ({ set, ...why }: CleanupWish) => {
    const call = api.startCleanup({ body: { key: wishKey.of(set, why), ...setOf(set), ...why } });
    const done = ({ posts }: { posts: number }) => text('adminPage.cleaningSet', { n: posts });
    const isDone = await act.run(call, done, tell);
    forgetList();
    // What was typed stays where it was refused.
    if (!isDone) return;
    wishKey.forget();
    setOpen(false);
  };
  const undo = async ({ _id: id }: CleanupReply) => {
    await act.run(api.undoCleanup({ params: { id } }), () => text('adminPage.lifted'));
    forgetList();
  };
  const open = () => {
    tell('');
    setOpen(true);
  };
  return (
    <>
      <PartFrame
        label={text('adminPage.cleanups')}
        admin={admin}
        filter={<Button onClick={open}>{text('adminPage.cleanUp')}</Button>}
      >
        {(one) => <CleanupRow cleanup={one} isBusy={act.isBusy} onUndo={() => void undo(one)} />}
      </PartFrame>
      <CleanupDialog
        key={String(isOpen)}
        isOpen={isOpen}
        setOpen={setOpen}
        isBusy={act.isBusy}
        fault={fault}
        onOk={(wish) => void start(wish)}
      />
    </>
  );
}

type RowProps = { cleanup: CleanupReply; isBusy: boolean; onUndo: () => void };

function CleanupRow({ cleanup, isBusy, onUndo }: RowProps) {
  const text = useText();
  const { person, posts, people, left, reason, rule, at, by, endsAt, undoneAt } = cleanup;
  const { level, accounts = 0, takenAlong } = cleanup;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.quiet}>
          <span>{text('adminPage.manyPosts', { n: posts })}</span>
          {person ? (
            <CookName cook={person} />
          ) : (
            <span>{text('adminPage.countedPeople', { n: people })}</span>
          )}
          {level && <span>{text(`adminPage.kept.${level}`, { n: accounts })}</span>}
          {left > 0 && <Chip>{text('adminPage.cleanupLeft', { n: left })}</Chip>}
          {undoneAt && <Chip>{text('adminPage.lifted')}</Chip>}
          {takenAlong && <span>{text('adminPage.cleanupAlong', { n: takenAlong })}</span>}
        </p>
        <p className={styles.said} dir="auto">
          {reason}
        </p>
        <DecidedLine decidedAt={at} by={by} rule={rule}>
          {endsAt && <span>{text('adminPage.until', { time: text.time(endsAt) })}</span>}
        </DecidedLine>
      </div>
      {!undoneAt && (
        <div className={styles.acts}>
          <Button
            size="small"
            aria-label={text('adminPage.liftName', { name: reason })}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onUndo()}
          >
            {text('adminPage.lift')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useAskCleanups(): AskList<CleanupReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const result = await api.listCleanups({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { cleanups, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: cleanups, total, nextCursor } };
    },
    [api],
  );
}
