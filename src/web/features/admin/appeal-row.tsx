import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueueEntryReply } from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ByCook } from './cook-name.tsx';
import { DecidedLine } from './decided-line.tsx';
import { PostText } from './post-text.tsx';
import styles from './row.module.css';

type Props = {
  entry: QueueEntryReply;
  appeal: NonNullable<QueueEntryReply['appeal']>;
  children: ReactNode;
};

/** What was hidden and why, and what its writer says against that; behind it what can be done. */
export function AppealRow({ entry, appeal, children }: Props) {
  const text = useText();
  const { openedAt, settled } = entry;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Decided entry={entry} appeal={appeal} />
        <p className={styles.quiet}>
          <time dateTime={openedAt}>
            {text('adminPage.appealed', { time: text.time(openedAt) })}
          </time>
        </p>
        <p className={styles.said} dir="auto">
          {text('adminPage.noted', { note: appeal.text })}
        </p>
        {appeal.isYours && !settled ? (
          <p className={styles.quiet}>{text('adminPage.yourDecision')}</p>
        ) : null}
        {settled && (
          <p className={styles.quiet}>
            <time dateTime={settled.at}>
              {text(settled.as === 'hidden' ? 'adminPage.upheld' : 'adminPage.granted', {
                time: text.time(settled.at),
              })}
            </time>
            {settled.reason && (
              <span dir="auto">{text('adminPage.answered', { answer: settled.reason })}</span>
            )}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

function Decided({ entry: { subject }, appeal }: Pick<Props, 'entry' | 'appeal'>) {
  const text = useText();
  const { of, by, rule, reason, decidedAt } = appeal;
  return (
    <>
      <p className={styles.quiet}>
        <Chip tone="leaf">{text('adminPage.kind.appeal')}</Chip>
        <Chip>{text(`adminPage.kind.${of}`)}</Chip>
        {subject ? (
          <>
            {subject.recipe && of !== 'recipe' && (
              <Link to={paths.recipe(subject.recipe.slug)}>{subject.recipe.name}</Link>
            )}
            <ByCook cook={subject.writer} />
          </>
        ) : (
          text('adminPage.queueGone')
        )}
      </p>
      {subject && <PostText text={subject.text.trim()} photos={subject.photos} />}
      <DecidedLine decidedAt={decidedAt} by={by} rule={rule}>
        {reason && <span dir="auto">{text('adminPage.hiddenFor', { reason })}</span>}
      </DecidedLine>
    </>
  );
}
