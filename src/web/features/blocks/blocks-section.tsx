import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BlockedPersonReply } from '#contract/blocks.ts';
import { useBlocked, useKeepBlock } from '#web/lists/blocked.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Whom one muted and blocked, and the end of it. */
export function BlocksSection() {
  const text = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { people, hasFailed, reload } = useBlocked();
  // What was changed in another tab is here too.
  useEffect(() => reload(), [reload]);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {text('blocks.people')}
      </h2>
      {!people && !hasFailed && <Skeleton className={styles.waiting} />}
      {hasFailed && (
        <div>
          <p role="alert">{text('blocks.loadFailed')}</p>
          <Button onClick={reload}>{text('blocks.retry')}</Button>
        </div>
      )}
      {people?.length === 0 && <p className={styles.quiet}>{text('blocks.nobody')}</p>}
      {people && people.length > 0 && (
        <ul className={styles.rows}>
          {people.map((person) => (
            <Blocked key={person._id} person={person} onUndone={() => title.current?.focus()} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Props = { person: BlockedPersonReply; onUndone: () => void };

function Blocked({ person, onUndone }: Props) {
  const text = useText();
  const keep = useKeepBlock();
  const [busy, setBusy] = useState(false);
  const { name, kind, since } = person;
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const fault = await keep(person, 'none');
    setBusy(false);
    if (fault === null) onUndone();
    else if (fault) showError(fault, 'act');
  };
  return (
    <li className={styles.row}>
      <div>
        <Link to={paths.cook(person)} className={styles.name} dir="auto">
          {name}
        </Link>
        <p className={styles.quiet}>{text(`blocks.since.${kind}`, { date: text.date(since) })}</p>
      </div>
      <Button
        size="small"
        aria-disabled={busy || undefined}
        aria-label={text('blocks.undoOf', { name })}
        onClick={() => void undo()}
      >
        {text('blocks.undo')}
      </Button>
    </li>
  );
}
