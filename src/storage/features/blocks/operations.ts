import { read, write } from '../../define.ts';
import { isBlocked, keepBlock, listBlocks } from './blocks.ts';

/** Whom somebody mutes and blocks is theirs to know; visitors see only that fewer follow. */
export const blockOperations = {
  /** Whether one of these people, or several, blocked the person. */
  isBlocked: read(isBlocked, { madeFrom: 'private' }),
  /** All whom the person muted and blocked, the last first; those who have left are not told of. */
  listBlocks: read(listBlocks, { madeFrom: 'private' }),
  /** Mutes or blocks somebody, or neither; never oneself, and no more than `most`. A block ends following both ways. */
  keepBlock: write(keepBlock, {
    changes(outcome, { userId, otherId }) {
      const unfollowed = outcome?.kind === 'kept' ? outcome.unfollowed : [];
      const ids = outcome ? unfollowed : [userId, otherId];
      return ids.map((id) => `followers:${id}` as const);
    },
  }),
};
