import { lateness, type Timer, type TimerEvent, timeLeft } from '#domain/timers/timers.ts';
import type { Text } from '#messages/format.ts';
import { readStored, writeStored } from '#web/data/browser-storage.ts';
import { speak } from '#web/page/speak.ts';
import { ringBell } from './bell.ts';
import { notify } from './notify.ts';
import { saidTime } from './said-time.ts';

const voiceKey = 'timersVoice';
/** Later than this somebody has been away. */
const lateFrom = 5_000;

export const hasVoice = (): boolean => readStored(voiceKey) !== false;
export const setVoice = (isOn: boolean): boolean => writeStored(voiceKey, isOn);

/** Whether an alarm rang so late that it has to say so. */
export function isLate(alarm: TimerEvent['alarm']): boolean {
  return lateness(alarm) >= lateFrom;
}

/** Says aloud what there is to a timer: the words of the site in its language, the name in the recipe's. */
function say(text: Text, words: string, { name, language }: Timer): void {
  if (!hasVoice()) return;
  speak([
    { text: words, lang: text.language },
    { text: name, lang: language },
  ]);
}

/** Tells of a timer that begins, has a minute left, or rings: by sound, by voice, and by a notice where it is out of sight. */
export function tellOf({ kind, timer, alarm }: TimerEvent, text: Text): void {
  if (kind === 'rings') {
    ring(timer, alarm, text);
  } else if (kind === 'minuteLeft') {
    say(text, text('timers.said.minuteLeft'), timer);
  } else {
    // A moment has passed since the press.
    const left = Math.ceil((timeLeft(timer, Date.now()) ?? 0) / 5_000) * 5_000;
    const time = saidTime(text, left);
    say(text, text('timers.said.started', { time }), timer);
  }
}

function ring(timer: Timer, alarm: TimerEvent['alarm'], text: Text): void {
  const words = isLate(alarm)
    ? text('timers.said.late', { late: saidTime(text, lateness(alarm)) })
    : text('timers.said.done');
  ringBell();
  notify(timer.name, `${words} ${timer.recipe}`, timer.id);
  say(text, words, timer);
}
