import type { QueueAct, QueueEntryReply } from '#contract/reports.ts';

type Entry = Pick<QueueEntryReply, 'settled' | 'subject' | 'appeal'>;

/** What can be done with an entry of the queue as it is. */
export function actsOn({ settled, subject, appeal }: Entry): readonly QueueAct[] {
  if (appeal) return settled ? [] : ['grant', 'uphold'];
  if (!settled) return subject ? ['hide', 'dismiss'] : ['dismiss'];
  if (settled.as === 'dismissed') return ['reopen'];
  return subject ? ['restore'] : [];
}
