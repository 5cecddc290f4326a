import type { RefObject } from 'react';
import { answerAll, ringing, type Timer, timeLeft } from '#domain/timers/timers.ts';
import type { Text } from '#messages/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDownIcon, ClockIcon } from '#web/ui/icons.tsx';
import { shownClock } from './said-time.ts';
import styles from './timer-bar.module.css';
import { TimerHelp } from './timer-help.tsx';
import { TimerRow } from './timer-row.tsx';
import { changeTimers } from './timer-store.ts';
import { useFocusOfBar } from './use-focus-of-bar.ts';

type Props = {
  /** Those that ring first, then by what is due next. */
  ordered: readonly Timer[];
  now: number;
  text: Text;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  place?: RefObject<HTMLElement | null>;
};

/** The timers at the foot of the window: those that ring, and a line that opens the others. */
export function ShownTimers({ ordered, now, text, isOpen, setOpen, place }: Props) {
  const due = ordered.filter(ringing);
  const shown = isOpen ? ordered : due;
  const next = ordered.find((timer) => !ringing(timer));
  const focus = useFocusOfBar();
  return (
    <section
      {...focus}
      ref={place}
      className={styles.bar}
      aria-label={text('timers.label')}
      data-timers={next ? 'line' : 'rows'}
    >
      <Told due={due} text={text} />
      {due.length > 1 && <Due count={due.length} text={text} />}
      <div className={styles.scrolled}>
        {shown.length > 0 && (
          <ul className={styles.rows}>
            {shown.map((timer) => (
              <TimerRow key={timer.id} timer={timer} now={now} text={text} />
            ))}
          </ul>
        )}
        {isOpen && <TimerHelp text={text} />}
      </div>
      {next && (
        <Line
          next={next}
          count={ordered.length}
          now={now}
          text={text}
          isOpen={isOpen}
          setOpen={setOpen}
        />
      )}
    </section>
  );
}

type ToldProps = { due: readonly Timer[]; text: Text };

/** What a screen reader is told of each that is due, once: the others are not read out again with it. */
function Told({ due, text }: ToldProps) {
  // The region stays while it is empty, because one that arrives with its text is not read out.
  return (
    <div className="visually-hidden" role="alert" aria-atomic="false">
      {due.map((timer) => (
        <p key={`${timer.id} ${ringing(timer)?.at}`}>{`${timer.name}: ${text('timers.done')}.`}</p>
      ))}
    </div>
  );
}

/** Above several that are due: how many they are, and one press that silences them all. */
function Due({ count, text }: { count: number; text: Text }) {
  return (
    <div className={styles.due}>
      <p>{text('timers.due', { n: count })}</p>
      <Button variant="primary" onClick={() => changeTimers(answerAll)}>
        {text('timers.answerAll')}
      </Button>
    </div>
  );
}

type LineProps = {
  next: Timer;
  count: number;
  now: number;
  text: Text;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** What is due next, and how many there are; a press opens them all. */
function Line({ next, count, now, text, isOpen, setOpen }: LineProps) {
  return (
    <button
      type="button"
      className={styles.line}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <ClockIcon size={20} />
      <span className={styles.clock}>{shownClock(timeLeft(next, now) ?? 0)}</span>
      <span className={styles.name} lang={next.language} dir="auto">
        {next.name}
      </span>
      <span className={styles.count}>{text('timers.count', { n: count })}</span>
      <ChevronDownIcon size={20} className={styles.chevron} />
    </button>
  );
}
