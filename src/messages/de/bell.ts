import type { bell as enBell } from '../en/bell.ts';
import type { Translated } from '../format.ts';

/** What the bell in the header says, to whom is logged in. */
export const bell = {
  'bell.none': 'Mitteilungen',
  'bell.unread': {
    by: 'n',
    one: 'Mitteilungen, {n} ungelesen',
    other: 'Mitteilungen, {n} ungelesen',
  },
  'bell.many': 'Mitteilungen, 99+ ungelesen',
} as const satisfies Translated<typeof enBell>;
