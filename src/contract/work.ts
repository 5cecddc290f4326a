import { Type } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** What a stranger sends once more with: the challenge that the refusal `work_needed` carried, and its solution. */
export const WorkHeader = Type.Object({
  'x-work': Type.Optional(
    Type.String({
      maxLength: 2_000,
      description:
        'After work_needed: `challenge` of that reply, a colon, and the solution. The challenge is five parts between dots; the second says how many bits, the fifth is the seed. For each puzzle from 0 to 31 find a number whose text `seed.puzzle.number`, both in decimal, has an SHA-256 that begins with at least so many zero bits. The solution is those 32 numbers in their order, in base 36, between dots. It counts once, for this call, within ten minutes',
    }),
  ),
});

/** What calls that are open to strangers may refuse: too many, or work that is asked for before that. */
export const strangerErrors = [
  'too_many_tries',
  'work_needed',
] as const satisfies readonly ErrorCode[];
