import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SlicedAnswer } from '../handler.ts';

/** Makes JSON of a value; what its schema does not declare does not leave. */
export type Serialize = (value: unknown) => string;

type Serializers = { whole: Serialize; item: Serialize };

/** Bytes with their hash, made a slice at a time. */
export type LongBody = { bytes: Buffer; hash: string };

/** So many items are made into text before others have their turn. */
export const itemsPerTurn = 50;

/**
 * The JSON of an answer whose list is longer than one turn of the event loop should last: the same
 * bytes as all at once would be, while others are served between its pieces.
 */
export async function writeLongReply(
  { list, slices }: SlicedAnswer,
  { whole, item }: Serializers,
): Promise<LongBody> {
  const texts = new Pieces();
  let step = await slices.next();
  for (let isFirst = true; !step.done; step = await slices.next()) {
    for (let start = 0; start < step.value.length; start += itemsPerTurn) {
      const items = step.value.slice(start, start + itemsPerTurn).map(item);
      texts.add(`${isFirst ? '' : ','}${items.join(',')}`);
      isFirst = false;
      await nextTurn();
    }
  }
  const [head, tail] = aroundList(list, whole({ ...step.value, [list]: [] }));
  return texts.between(head, tail);
}

/** What stands before and behind the items of a reply's only list of this name, which is empty yet. */
export function aroundList(list: string, text: string): [head: string, tail: string] {
  // A quote inside a text is escaped, so nothing but the empty list itself can look like this.
  const place = `"${list}":[`;
  const [head, tail, ...others] = text.split(`${place}]`);
  if (head === undefined || tail === undefined || others.length > 0) {
    throw new Error(`The reply has no single list ${list}`);
  }
  return [head + place, `]${tail}`];
}

class Pieces {
  readonly #pieces: Buffer[] = [];

  add(text: string): void {
    this.#pieces.push(Buffer.from(text));
  }

  async between(head: string, tail: string): Promise<LongBody> {
    const all = [Buffer.from(head), ...this.#pieces, Buffer.from(tail)];
    const hash = createHash('sha1');
    const bytes = Buffer.allocUnsafe(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const [index, piece] of all.entries()) {
      hash.update(piece);
      piece.copy(bytes, at);
      at += piece.byteLength;
      if (index % 8 === 7) await nextTurn();
    }
    return { bytes, hash: hash.digest('base64url') };
  }
}
