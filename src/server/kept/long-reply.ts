import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LongList } from '#contract/define.ts';
import { LastingItem } from './lasting-items.ts';

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

type Step = IteratorResult<unknown[], readonly object[]>;

/**
 * The JSON of a long answer: a text where its first slice is short and the only one, for a stream costs
 * more than such a list, else a stream that is made as fast as it is read and no faster. What reading the
 * first slices throws is thrown.
 */
export async function writeLongReply(
  { slices }: LongAnswer,
  list: LongList,
  serializerOf: (schema: LongList['item']) => Serialize,
): Promise<string | Readable> {
  const write = writer(list, serializerOf);
  const begun = [await slices.next()];
  const [first] = begun as [Step];
  if (first.done) return write.head + write.end(first.value, true);
  if (first.value.length <= itemsPerTurn) {
    const second = await slices.next();
    if (second.done)
      return write.head + write.items(first.value, '[') + write.end(second.value, false);
    begun.push(second);
  }
  return Readable.from(pieces(begun, slices, write), { objectMode: false });
}

/** A slice that holds nothing begins no list. */
async function* pieces(
  begun: Step[],
  slices: LongAnswer['slices'],
  write: ReturnType<typeof writer>,
): AsyncGenerator<string, void> {
  yield write.head;
  let separator: '[' | ',' = '[';
  let step = begun.shift() ?? (await slices.next());
  for (; !step.done; step = begun.shift() ?? (await slices.next())) {
    for (let start = 0; start < step.value.length; start += itemsPerTurn) {
      yield write.items(step.value.slice(start, start + itemsPerTurn), separator);
      separator = ',';
      await nextTurn();
    }
  }
  yield write.end(step.value, separator === '[');
}

/** How each part of the reply is written. */
function writer(
  { path, item, rests }: LongList,
  serializerOf: (schema: LongList['item']) => Serialize,
) {
  const serialize = serializerOf(item);
  const toItem = (one: unknown) =>
    one instanceof LastingItem ? one.write(serialize) : serialize(one);
  return {
    head: path.map((name) => `{${JSON.stringify(name)}:`).join(''),
    items: (some: readonly unknown[], separator: '[' | ',') =>
      separator + some.map(toItem).join(','),
    end(beside: readonly object[], isEmpty: boolean): string {
      const texts = rests.map((schema, level) => serializerOf(schema)(beside[level]));
      return (isEmpty ? '[]' : ']') + texts.toReversed().map(asEnd).join('');
    },
  };
}

/** An object's text as the end of one whose first member is written already. */
function asEnd(text: string): string {
  return text === '{}' ? '}' : `,${text.slice(1)}`;
}
