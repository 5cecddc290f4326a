import { isAscii } from 'node:buffer';
import type { PackedTexts } from './packed-texts.ts';

/**
 * Texts by number that are read by the hundred: the bytes of all of them as one string, of which each is a part that is
 * not copied. One that is not plain ASCII is decoded when it is asked for.
 */
export class SlicedTexts {
  readonly starts: Int32Array;
  readonly #whole: string;
  /** A bit for each text that is to be decoded; null where none is. */
  readonly #encoded: Int32Array | null;

  constructor({ bytes, starts }: Pick<PackedTexts, 'bytes' | 'starts'>) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.starts = starts;
    this.#whole = buffer.toString('latin1');
    this.#encoded = isAscii(bytes) ? null : encodedOf(bytes, starts);
  }

  /** As they are kept in a file; made anew each time. */
  get bytes(): Uint8Array {
    const { buffer, byteOffset, byteLength } = Buffer.from(this.#whole, 'latin1');
    return new Uint8Array(buffer, byteOffset, byteLength);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    const text = this.#whole.slice(this.starts[index], this.starts[index + 1]);
    if (!this.#encoded) return text;
    const isEncoded = (((this.#encoded[index >> 5] as number) >>> (index & 31)) & 1) === 1;
    return isEncoded ? Buffer.from(text, 'latin1').toString('utf8') : text;
  }
}

function encodedOf(bytes: Uint8Array, starts: Int32Array): Int32Array {
  const encoded = new Int32Array((starts.length + 31) >> 5);
  for (let index = 0; index + 1 < starts.length; index += 1) {
    if (isAscii(bytes.subarray(starts[index], starts[index + 1]))) continue;
    encoded[index >> 5] = (encoded[index >> 5] as number) | (1 << (index & 31));
  }
  return encoded;
}
