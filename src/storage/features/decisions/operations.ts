import { nothing, read, write } from '../../define.ts';
import { appealDecision } from './appeals.ts';
import { listDecisions } from './reads.ts';
import { findSanction, listSanctions } from './sanction-reads.ts';
import { liftSanction, sanctionPerson } from './sanctions.ts';

/** What moderators decided about what people posted, and the appeals against it. */
export const decisionOperations = {
  /** The newest 100 about what a person posted, newest first. */
  listDecisions: read(listDecisions, { madeFrom: 'private' }),
  /** Warnings, and what keeps people from something at a time, newest first. */
  listSanctions: read(listSanctions, { where: 'reader', madeFrom: 'private' }),
  /** Whom something was decided about, with their role; null where nothing was. */
  findSanction: read(findSanction, { madeFrom: 'private' }),
  /** Warns a person, or keeps them from something until a time. */
  sanctionPerson: write(sanctionPerson, { changes: nothing }),
  /** Takes that back, once. */
  liftSanction: write(liftSanction, { changes: nothing }),
  /** A person's one appeal; the same words again count once. */
  appealDecision: write(appealDecision, { changes: nothing }),
};
