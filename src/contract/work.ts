import { Type } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** What a stranger sends once more with: the challenge that the refusal `work_needed` carried, and its solution. */
export const WorkHeader = Type.Object({
  'x-work': Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'After work_needed: `challenge` of that reply, a colon, and for each of 32 puzzles a number in base 36, with dots between them',
    }),
  ),
});

/** What calls that are open to strangers may refuse: too many, or work that is asked for before that. */
export const strangerErrors = [
  'too_many_tries',
  'work_needed',
] as const satisfies readonly ErrorCode[];
