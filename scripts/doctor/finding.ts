import type { MessageKey } from '#messages/en.ts';
import type { MessageValues } from '#messages/format.ts';

/**
 * What was seen of one thing of a set-up. `good`: as it should be; `look`: the operator should know, or
 * could not be told from here; `mend`: harm is near. What is not good says in its text what to do.
 */
export type Finding = {
  state: 'good' | 'look' | 'mend';
  key: MessageKey & `doctor.${string}`;
  values?: MessageValues;
};

const as =
  (state: Finding['state']) =>
  (key: Finding['key'], values: MessageValues = {}): Finding => ({ state, key, values });

export const good = as('good');
export const look = as('look');
export const mend = as('mend');
