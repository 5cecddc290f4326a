import { Link } from 'react-router';
import type { QueueAct, QueueEntryReply } from '#contract/reports.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { AlikePhotos } from './alike-photos.tsx';
import { AppealRow } from './appeal-row.tsx';
import { ByCook } from './cook-name.tsx';
import { MessageRow } from './message-row.tsx';
import { PostText } from './post-text.tsx';
import { actsOn } from './queue-acts.ts';
import styles from './row.module.css';
import type { Sanctioned } from './sanction-dialog.tsx';

type Props = {
  entry: QueueEntryReply;
  isBusy: boolean;
  onAct: (act: QueueAct) => void;
  onSanction: (person: Sanctioned) => void;
};

/** What an entry is about, what was said of it, and what can be done. */
export function QueueRow({ entry, ...acts }: Props) {
  const text = useText();
  const { message, appeal, subject } = entry;
  const name = subject ? subject.writer.name || text('adminPage.formerCook') : '';
  if (appeal) {
    return (
      <AppealRow entry={entry} appeal={appeal}>
        <Acts entry={entry} name={name} {...acts} />
      </AppealRow>
    );
  }
  if (message) {
    return (
      <MessageRow message={message}>
        <Acts entry={entry} name={message.subject} {...acts} />
      </MessageRow>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <About entry={entry} />
        {entry.alike && <AlikePhotos alike={entry.alike} />}
        <Said entry={entry} />
      </div>
      <Acts entry={entry} name={name} {...acts} />
    </div>
  );
}

function About({ entry: { kind, subject } }: Pick<Props, 'entry'>) {
  const text = useText();
  if (!subject) {
    return (
      <p className={styles.quiet}>
        <Chip>{text(`adminPage.kind.${kind}`)}</Chip>
        {text('adminPage.queueGone')}
      </p>
    );
  }
  const { writer, recipe, isHidden, block } = subject;
  return (
    <>
      <p className={styles.quiet}>
        <Chip>{text(`adminPage.kind.${kind}`)}</Chip>
        {/* A recipe that nobody else sees has no page for moderators. */}
        {recipe && !(isHidden && kind === 'recipe') && (
          <Link to={paths.recipe(recipe.slug)}>{recipe.name}</Link>
        )}
        <ByCook cook={writer} />
        {block && <span>{text('adminPage.fromBlock', { block })}</span>}
        {isHidden && <Chip>{text(stateOf(subject))}</Chip>}
      </p>
      <PostText text={subject.text.trim() || text('adminPage.wordless')} photos={subject.photos} />
    </>
  );
}

/** Why nobody sees it. */
function stateOf({ isWaiting, takenAlong }: NonNullable<QueueEntryReply['subject']>) {
  if (isWaiting) return 'adminPage.isWaiting';
  return takenAlong ? 'adminPage.isTakenAlong' : 'adminPage.isHidden';
}

/** What was said by those who reported it, without their names. */
function Said({ entry }: Pick<Props, 'entry'>) {
  const text = useText();
  const { openedAt, reports, reasons, notes, settled } = entry;
  return (
    <>
      <p className={styles.quiet}>
        <span>
          {reports > 0
            ? text('adminPage.reported', { n: reports, time: text.time(openedAt) })
            : text('adminPage.noticed', { time: text.time(openedAt) })}
        </span>
        {reasons.map(({ reason, count }) => (
          <span
            key={reason}
          >{`${text(`adminPage.reason.${reason}`)} (${text.number(count)})`}</span>
        ))}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.quiet} dir="auto">
          {text('adminPage.noted', { note })}
        </p>
      ))}
      {settled && (
        <p className={styles.quiet}>
          <time dateTime={settled.at}>
            {text(`adminPage.settled.${settled.as}`, { time: text.time(settled.at) })}
          </time>
          {settled.reason && (
            <span dir="auto">{text('adminPage.hiddenFor', { reason: settled.reason })}</span>
          )}
        </p>
      )}
    </>
  );
}

function Acts({ entry, name, isBusy, onAct, onSanction }: Props & { name: string }) {
  const text = useText();
  const { subject, appeal } = entry;
  return (
    <div className={styles.acts}>
      {subject && !appeal && (
        <Button
          size="small"
          aria-label={text('adminPage.sanctionName', { name })}
          onClick={() => onSanction(subject.writer)}
        >
          {text('adminPage.sanction')}
        </Button>
      )}
      {actsOn(entry).map((what) => (
        <ActButton
          key={what}
          what={what}
          name={name}
          isBusy={isBusy}
          isLetStand={what === 'dismiss' && subject !== undefined}
          onClick={() => onAct(what)}
        />
      ))}
    </div>
  );
}

type ActProps = {
  what: QueueAct;
  name: string;
  isBusy: boolean;
  /** What was reported stays on the site, or is shown; a message is done with. */
  isLetStand: boolean;
  onClick: () => void;
};

function ActButton({ what, name, isBusy, isLetStand, onClick }: ActProps) {
  const text = useText();
  const label = text(isLetStand ? 'adminPage.letStand' : `adminPage.queueAct.${what}`);
  return (
    <Button
      size="small"
      variant={what === 'hide' || what === 'uphold' ? 'danger' : undefined}
      aria-label={`${label}: ${name}`}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onClick()}
    >
      {label}
    </Button>
  );
}
