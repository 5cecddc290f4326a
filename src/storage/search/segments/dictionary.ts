import { type PackedTexts, packTexts } from './packed-texts.ts';

/** A dictionary of fewer texts is searched without a table of beginnings. */
const fewTexts = 20_000;
const beginnings = 0x1_0000;

/** The order of a dictionary: that of the UTF-8 bytes, which is also the database's. */
export function byBytes(a: string, b: string): number {
  return isPlain(a) && isPlain(b)
    ? a < b
      ? -1
      : a > b
        ? 1
        : 0
    : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

// Below the surrogates UTF-16 sorts as UTF-8 does.
const isPlain = (text: string): boolean => !/[\ud800-\uffff]/.test(text);

/** Sorted texts by number; a text is found by halving. */
export class Dictionary {
  readonly texts: PackedTexts;
  /** Where the texts that begin with two given bytes start, for a large dictionary. */
  readonly #starts: Int32Array | null;

  constructor(texts: PackedTexts) {
    this.texts = texts;
    this.#starts = texts.length < fewTexts ? null : this.#startsOfBeginnings();
  }

  /** The texts are sorted by bytes, none twice. */
  static of(sorted: Iterable<string>): Dictionary {
    return new Dictionary(packTexts(sorted));
  }

  get size(): number {
    return this.texts.length;
  }

  at(index: number): string {
    return this.texts.at(index);
  }

  /** The number of a text, -1 when it is not there. */
  find(text: string): number {
    const bytes = Buffer.from(text);
    const index = this.#firstFrom(bytes);
    return index < this.size && this.#compare(index, bytes) === 0 ? index : -1;
  }

  /** The texts that begin so: the number of the first, and of the one behind the last. */
  range(beginning: string): { start: number; end: number } {
    const bytes = Buffer.from(beginning);
    const start = this.#firstFrom(bytes);
    const [low, high] = this.#bounds(bytes);
    const end = halve(Math.max(start, low), high, (index) => this.#begins(index, bytes));
    return { start, end };
  }

  #firstFrom(bytes: Uint8Array): number {
    const [low, high] = this.#bounds(bytes);
    return halve(low, high, (index) => this.#compare(index, bytes) < 0);
  }

  #bounds(bytes: Uint8Array): [low: number, high: number] {
    const [one, two] = bytes;
    if (!this.#starts || one === undefined || two === undefined) return [0, this.size];
    const at = one * 256 + two;
    return [this.#starts[at] ?? 0, this.#starts[at + 1] ?? this.size];
  }

  #compare(index: number, wanted: Uint8Array): number {
    const { bytes, starts } = this.texts;
    const start = starts[index] as number;
    const length = (starts[index + 1] as number) - start;
    const common = Math.min(length, wanted.length);
    for (let i = 0; i < common; i += 1) {
      const difference = (bytes[start + i] as number) - (wanted[i] as number);
      if (difference !== 0) return difference;
    }
    return length - wanted.length;
  }

  #begins(index: number, wanted: Uint8Array): boolean {
    const { bytes, starts } = this.texts;
    const start = starts[index] as number;
    if ((starts[index + 1] as number) - start < wanted.length) return false;
    return wanted.every((byte, i) => bytes[start + i] === byte);
  }

  #startsOfBeginnings(): Int32Array {
    const { bytes, starts } = this.texts;
    const found = new Int32Array(beginnings + 1).fill(this.size);
    for (let index = this.size - 1; index >= 0; index -= 1) {
      const start = starts[index] as number;
      const isLonger = (starts[index + 1] as number) - start > 1;
      found[(bytes[start] ?? 0) * 256 + (isLonger ? (bytes[start + 1] ?? 0) : 0)] = index;
    }
    for (let at = beginnings - 1; at >= 0; at -= 1) {
      found[at] = Math.min(found[at] as number, found[at + 1] as number);
    }
    return found;
  }
}

/** The first number from `low` below `high` of which `isBefore` does not hold, as it holds of none behind it. */
export function halve(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
