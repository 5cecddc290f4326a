import { nothing, read, write } from '../../define.ts';
import { appealDecision } from './appeals.ts';
import { listDecisions } from './reads.ts';

/** What moderators decided about what people posted, and the appeals against it. */
export const decisionOperations = {
  /** The newest 100 about what a person posted, newest first. */
  listDecisions: read(listDecisions, { madeFrom: 'private' }),
  /** A person's one appeal; the same words again count once. */
  appealDecision: write(appealDecision, { changes: nothing }),
};
