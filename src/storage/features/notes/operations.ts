import { nothing, read, write } from '../../define.ts';
import { findOwnNote, keepOwnNote, listOwnNotes } from './notes.ts';

/** What a person noted on a recipe is theirs alone; no public call or page shows it. */
export const noteOperations = {
  /** What the person noted on a recipe that is there, or null. */
  findOwnNote: read(findOwnNote, { madeFrom: 'private' }),
  /** Every note of the person, with what is left of its recipe, oldest first. */
  listOwnNotes: read(listOwnNotes, { where: 'reader', madeFrom: 'private' }),
  /** Keeps a note, or forgets it when the text is empty; stale where it was changed since. */
  keepOwnNote: write(keepOwnNote, { changes: nothing }),
};
