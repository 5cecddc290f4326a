import { deleteChangesBefore } from '../../changes/changes.ts';
import { nothing, read, write } from '../../define.ts';
import { findNote, renewNote, setNote } from './notes.ts';
import { findRegistration, setRegistration } from './registration.ts';
import { createSetupLink, findSetupLink, findSiteName, setUp } from './setup.ts';

/** What the site itself needs. */
export const siteOperations = {
  /** What the site itself has noted under a key, such as how far a one-time load came. */
  findNote: read(findNote, { madeFrom: 'private' }),

  /** Who may open an account, as the operator said last; null where nothing was said. */
  findRegistration: read(findRegistration, { madeFrom: ['site'] }),
  /** Keeps who may open an account from now on; null leaves it to the setting again. */
  setRegistration: write(setRegistration, { changes: ['site'] }),

  /** What the first run has named the site; null where it has not. */
  findSiteName: read(findSiteName, { madeFrom: ['site'] }),
  findSetupLink: read(findSetupLink, { madeFrom: 'private' }),
  /** Makes the one link of the first run; false where there is an admin, who needs none. */
  createSetupLink: write(createSetupLink, { changes: nothing }),
  /** Makes the first admin with that link, and names the site. */
  setUp: write(setUp, {
    changes: (outcome) => (outcome === undefined || outcome === 'done' ? 'everything' : nothing),
  }),

  /** Replaces what was noted under the key. */
  setNote: write(setNote, { changes: nothing }),
  /** What is noted under the key if it begins so; else the value, which takes its place. */
  renewNote: write(renewNote, { changes: nothing }),
  /** Forgets changes from before a time; a process that has not heard of them is told that anything may have changed. */
  deleteChangesBefore: write(deleteChangesBefore, { changes: nothing }),
};
