import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { inOrder, ringing, type Timer, timeLeft } from '#domain/timers/timers.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import { ChevronDownIcon, ClockIcon } from '#web/ui/icons.tsx';
import { silenceBell } from './bell.ts';
import { ringInOneTab } from './ringing-tab.ts';
import { shownClock } from './said-time.ts';
import { tellOf } from './say-timer.ts';
import styles from './timer-bar.module.css';
import { TimerHelp } from './timer-help.tsx';
import { TimerRow } from './timer-row.tsx';
import { useTimers } from './timer-store.ts';
import { useFootHeight } from './use-foot-height.ts';
import { useNow } from './use-now.ts';
import { useTimerTitle } from './use-timer-title.ts';

/** Hands the bar over, once its texts are there. */
export async function openTimerBar(
  language: Language,
  show: (bar: () => ComponentType) => void,
): Promise<void> {
  await loadTexts(language, ['timers']);
  show(() => TimerBar);
}

/** The timers at the foot of the window: those that ring, a line that opens the others. Nothing where there is none. */
export function TimerBar() {
  const timers = useTimers();
  return timers.length > 0 ? <Bar timers={timers} /> : null;
}

function Bar({ timers }: { timers: readonly Timer[] }) {
  const text = useText();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useFootHeight(bar);
  useEffect(() => ringInOneTab((event) => tellOf(event, text)), [text]);
  const isRinging = timers.some(ringing);
  useEffect(() => (isRinging ? silenceBell : undefined), [isRinging]);
  const ordered = inOrder(timers, now);
  useTimerTitle(ordered[0], now, text);
  const shown = ordered.filter((timer) => isOpen || ringing(timer));
  const next = ordered.find((timer) => !ringing(timer));
  return (
    <section ref={bar} className={styles.bar} aria-label={text('timers.label')}>
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
          count={timers.length}
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
