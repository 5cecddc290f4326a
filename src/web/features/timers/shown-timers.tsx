import type { RefObject } from 'react';
import { ringing, type Timer, timeLeft } from '#domain/timers/timers.ts';
import type { Text } from '#messages/format.ts';
import { ChevronDownIcon, ClockIcon } from '#web/ui/icons.tsx';
import { shownClock } from './said-time.ts';
import styles from './timer-bar.module.css';
import { TimerHelp } from './timer-help.tsx';
import { TimerRow } from './timer-row.tsx';

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
  const shown = ordered.filter((timer) => isOpen || ringing(timer));
  const next = ordered.find((timer) => !ringing(timer));
  return (
    <section
      ref={place}
      className={styles.bar}
      aria-label={text('timers.label')}
      data-timers={next ? 'line' : 'rows'}
    >
      {/* The region stays while it is empty, because one that arrives with its text is not read out. */}
      <p className="visually-hidden" role="alert">
        {ordered
          .filter(ringing)
          .map(({ name }) => `${name}: ${text('timers.done')}.`)
          .join(' ')}
      </p>
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
