import type { Text } from '#messages/format.ts';
import { toTime } from '../presenters/time.ts';

/** When something happened, in UTC, as it stands within a sentence: `22.11.2026 um 14:05`. */
export function momentIn(text: Text, at: number): string {
  const time = toTime(at);
  return text('mail.moment', { day: text.date(time), clock: text.time(time).slice(-clockLength) });
}

const clockLength = '14:05'.length;
