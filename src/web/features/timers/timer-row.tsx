import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  addMinute,
  answerTimer,
  dismissTimer,
  lateness,
  pauseTimer,
  resumeTimer,
  ringing,
  type Timer,
  timeLeft,
} from '#domain/timers/timers.ts';
import type { Text } from '#messages/format.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon, CloseIcon, PauseIcon, PlayIcon } from '#web/ui/icons.tsx';
import { saidTime, shownClock } from './said-time.ts';
import { isLate } from './say-timer.ts';
import styles from './timer-row.module.css';
import { changeTimers } from './timer-store.ts';

type Props = { timer: Timer; now: number; text: Text };

/** A timer with all that can be done about it; one that rings says since when, where it is late. */
export function TimerRow({ timer, now, text }: Props) {
  const alarm = ringing(timer);
  return (
    <li className={classNames(styles.row, alarm && styles.ringing)}>
      <p className={styles.time}>
        <Time timer={timer} now={now} text={text} />
      </p>
      <p className={styles.what}>
        <strong lang={timer.language} dir="auto">
          {timer.name}
        </strong>{' '}
        <Link to={timer.path} lang={timer.language} dir="auto">
          {timer.recipe}
        </Link>
      </p>
      {alarm && isLate(alarm) ? (
        <p className={styles.late}>
          {text('timers.late', {
            at: text.clock(alarm.at),
            late: saidTime(text, lateness(alarm)),
          })}
        </p>
      ) : null}
      <div className={styles.actions}>
        {alarm ? <Answers timer={timer} text={text} /> : <Actions timer={timer} text={text} />}
      </div>
    </li>
  );
}

function Time({ timer, now, text }: Props): ReactNode {
  const left = timeLeft(timer, now);
  const alarm = ringing(timer);
  if (!alarm) {
    return (
      <>
        {shownClock(left ?? 0)}{' '}
        <span className={styles.state}>
          {text(timer.pausedAt === null ? 'timers.left' : 'timers.paused')}
        </span>
      </>
    );
  }
  return (
    <>
      {text('timers.done')}
      {isLate(alarm) && (
        <span className={styles.lateBy}>
          {' · '}
          {text('timers.lateBy', { late: saidTime(text, lateness(alarm)) })}
        </span>
      )}
      {left === null ? null : (
        <span className={styles.state}> {text('timers.again', { time: shownClock(left) })}</span>
      )}
    </>
  );
}

type ActionProps = Omit<Props, 'now'>;

function Answers({ timer, text }: ActionProps) {
  const { id, name } = timer;
  return (
    <>
      <Button
        variant="primary"
        aria-label={text('timers.answerTo', { name })}
        onClick={() => changeTimers((all) => answerTimer(all, id))}
      >
        <span className={styles.word}>{text('timers.answer')}</span>
        <CheckIcon size={20} className={styles.sign} />
      </Button>
      <MinuteMore timer={timer} text={text} />
    </>
  );
}

function Actions({ timer, text }: ActionProps) {
  const { id, name, pausedAt } = timer;
  const isPaused = pausedAt !== null;
  return (
    <>
      <IconButton
        label={text(isPaused ? 'timers.resume' : 'timers.pause', { name })}
        icon={isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        onClick={() =>
          changeTimers((all) => (isPaused ? resumeTimer : pauseTimer)(all, id, Date.now()))
        }
      />
      <MinuteMore timer={timer} text={text} />
      <IconButton
        label={text('timers.dismiss', { name })}
        icon={<CloseIcon size={20} />}
        onClick={() => changeTimers((all) => dismissTimer(all, id))}
      />
    </>
  );
}

/** The clock is no word of a screen reader: how much is left then is said. */
function MinuteMore({ timer, text }: ActionProps) {
  const { id, name } = timer;
  const [said, setSaid] = useState('');
  const add = () => {
    const now = Date.now();
    changeTimers((all) => addMinute(all, id, now));
    setSaid(`${saidTime(text, (timeLeft(timer, now) ?? 0) + 60_000)} ${text('timers.left')}`);
  };
  return (
    <>
      <Button aria-label={text('timers.addMinuteTo', { name })} onClick={add}>
        {text('timers.addMinute')}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
