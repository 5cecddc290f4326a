import { restorableDays } from '#contract/deletions.ts';
import { uploadDays } from '#contract/photos.ts';
import { formerHandleLifetime } from '../cooks/handles.ts';
import { dayMs } from '../spans.ts';

/**
 * For how many days what a site keeps of people is kept once it is not needed any more: what enforces each, and the
 * page about privacy, take it from here.
 */
export const keptDays = {
  /** A session that nobody uses, and any. */
  session: 30,
  sessionAge: 365,
  /** A closed account, before it goes for good. */
  grace: 14,
  restorable: restorableDays,
  /** A recipe that was removed, from then on, while nobody has answered an appeal for it. */
  appealed: 180,
  uploads: uploadDays,
  /** That a mail was sent, or given up; its words are gone at once. */
  mails: 30,
  /** What became of an invitation, from its end on. */
  invitations: 90,
  /** A message, and what was said with a report, from when it was settled on. */
  settled: 365,
  /** A notification that was read, and any. */
  notificationsRead: 90,
  notifications: 365,
  /** A former handle, for its cook alone. */
  handles: formerHandleLifetime / dayMs,
} as const;
