import { read } from '../../define.ts';
import { hasStood } from './stood.ts';

/** What tells whom the site trusts. */
export const trustOperations = {
  /** Whether enough of what a person posted before a time is shown still. */
  hasStood: read(hasStood, { madeFrom: 'private' }),
};
