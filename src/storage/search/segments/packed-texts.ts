import { GrowingBytes, GrowingInts } from './growing.ts';

/** Texts by number, as bytes one behind the other: a fraction of what strings take. */
export class PackedTexts {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly #buffer: Buffer;

  /** `starts` holds one number more than there are texts: where the last one ends. */
  constructor(bytes: Uint8Array, starts: Int32Array) {
    this.bytes = bytes;
    this.starts = starts;
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    return this.#buffer.toString('utf8', this.starts[index], this.starts[index + 1]);
  }
}

/** Packs texts in the order in which they come. */
export class TextPacker {
  readonly #bytes = new GrowingBytes();
  readonly #starts = new GrowingInts();

  add(text: string): void {
    this.#starts.push(this.#bytes.length);
    this.#bytes.pushText(text);
  }

  finish(): PackedTexts {
    this.#starts.push(this.#bytes.length);
    return new PackedTexts(this.#bytes.finish(), this.#starts.finish());
  }
}

/** Packs a list of texts. */
export function packTexts(texts: Iterable<string>): PackedTexts {
  const packer = new TextPacker();
  for (const text of texts) packer.add(text);
  return packer.finish();
}
