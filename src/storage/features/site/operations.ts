import { deleteChangesBefore } from '../../changes/changes.ts';
import { nothing, read, write } from '../../define.ts';
import { findNote, renewNote, setNote } from './notes.ts';

/** What the site itself needs. */
export const siteOperations = {
  /** What the site itself has noted under a key, such as how far a one-time load came. */
  findNote: read(findNote, { madeFrom: 'private' }),

  /** Replaces what was noted under the key. */
  setNote: write(setNote, { changes: nothing }),
  /** What is noted under the key if it begins so; else the value, which takes its place. */
  renewNote: write(renewNote, { changes: nothing }),
  /** Forgets changes from before a time; a process that has not heard of them is told that anything may have changed. */
  deleteChangesBefore: write(deleteChangesBefore, { changes: nothing }),
};
