import { nothing, read, type Topic, write } from '../../define.ts';
import { findQueueEntry } from './entry-owner.ts';
import { findRemoved, listQueue } from './queue.ts';
import { findReported } from './reported.ts';
import { sendReport } from './reports.ts';
import type { SettleOutcome } from './rows.ts';
import { restoreAsRead, settleEntry } from './settle.ts';

function changesOf(outcome: SettleOutcome | undefined): 'everything' | readonly Topic[] {
  if (outcome === undefined) return 'everything';
  return outcome.kind === 'done' ? outcome.topics : nothing;
}

/** What people report, and the queue of those who look after the site. */
export const reportOperations = {
  /** What waits, oldest first; or what was settled, last first. */
  listQueue: read(listQueue, { where: 'reader', madeFrom: 'private' }),
  /** What an entry is about, and whose that is. */
  findQueueEntry: read(findQueueEntry, { madeFrom: 'private' }),
  /** What everybody sees of something that can be reported. */
  findReported: read(findReported, { madeFrom: 'private' }),
  /** False where there is nothing to report; the same report again counts once. */
  sendReport: write(sendReport, { changes: nothing }),
  /** Hides or restores what an entry is about, or lets it stand. */
  settleEntry: write(settleEntry, { changes: changesOf }),
  /** All that a recipe says which was removed, and what it looks like; null where none is removed under this id. */
  findRemoved: read(findRemoved, { where: 'reader', madeFrom: 'private' }),
  /** Puts back a recipe that was removed, unless it says something else than was read. */
  restoreAsRead: write(restoreAsRead, { changes: changesOf }),
};
