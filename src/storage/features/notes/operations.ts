import { nothing, read, write } from '../../define.ts';
import { keepLineNote, listLineNotes } from './line-notes.ts';
import { findOwnNote, keepOwnNote } from './notes.ts';
import { listOwnNotes } from './own-notes.ts';

/** What a person noted on a recipe is theirs alone; no public call or page shows it. */
export const noteOperations = {
  /** What the person noted on a recipe that is there, or null. */
  findOwnNote: read(findOwnNote, { madeFrom: 'private' }),
  /** What the person noted on lines of a recipe that is there, those that it has no more included. */
  listLineNotes: read(listLineNotes, { madeFrom: 'private' }),
  /** Every note of the person, with what is left of its recipe, oldest first. */
  listOwnNotes: read(listOwnNotes, { where: 'reader', madeFrom: 'private' }),
  /** Keeps a note, or forgets it when the text is empty; stale where it was changed since. */
  keepOwnNote: write(keepOwnNote, { changes: nothing }),
  /** The same for a note on a line, which the recipe must have unless the note is there already. */
  keepLineNote: write(keepLineNote, { changes: nothing }),
};
