import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LongList } from '#contract/define.ts';

/** Makes JSON of a value; what its schema does not declare does not leave. */
export type Serialize = (value: unknown) => string;

/**
 * An answer whose list is too long to be made at once: the list comes in slices, and after them
 * what stands beside it, from the outermost object of the reply inwards.
 */
export type LongAnswer = { slices: AsyncGenerator<unknown[], readonly object[]> };

/** Whether an answer comes in slices. */
export function isLong(answer: unknown): answer is LongAnswer {
  return typeof answer === 'object' && answer !== null && 'slices' in answer;
}

/** So many items are made into text before others have their turn. */
const itemsPerTurn = 50;

/** The JSON of a long answer, made as fast as it is read and no faster. */
export function streamLongReply(
  { slices }: LongAnswer,
  { path, item, rests }: LongList,
  serializerOf: (schema: LongList['item']) => Serialize,
): Readable {
  const toItem = serializerOf(item);
  async function* pieces(): AsyncGenerator<string, void> {
    yield path.map((name) => `{${JSON.stringify(name)}:`).join('');
    let separator = '[';
    let step = await slices.next();
    for (; !step.done; step = await slices.next()) {
      for (let start = 0; start < step.value.length; start += itemsPerTurn) {
        yield separator +
          step.value
            .slice(start, start + itemsPerTurn)
            .map(toItem)
            .join(',');
        separator = ',';
        await nextTurn();
      }
    }
    const beside = step.value;
    const texts = rests.map((schema, level) => serializerOf(schema)(beside[level]));
    yield (separator === '[' ? '[]' : ']') + texts.toReversed().map(asEnd).join('');
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** An object's text as the end of one whose first member is written already. */
function asEnd(text: string): string {
  return text === '{}' ? '}' : `,${text.slice(1)}`;
}
