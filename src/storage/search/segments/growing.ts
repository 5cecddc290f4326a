/** Numbers of which nobody knows beforehand how many there will be. */
export class GrowingInts {
  #numbers = new Int32Array(1_024);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) this.#numbers = grown(this.#numbers, this.length * 2);
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  /** Room for so many zeros behind what is there; where they begin. */
  extend(count: number): number {
    const start = this.length;
    this.length += count;
    if (this.length > this.#numbers.length) {
      this.#numbers = grown(this.#numbers, Math.max(this.length, start * 2));
    }
    return start;
  }

  /** What is there, to be changed in place; it holds until more is added. */
  view(): Int32Array {
    return this.#numbers.subarray(0, this.length);
  }

  /** A copy that takes no more memory than it holds. */
  finish(): Int32Array {
    return this.#numbers.slice(0, this.length);
  }
}

/** The same for bytes. */
export class GrowingBytes {
  #bytes = new Uint8Array(4_096);
  length = 0;

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(this.length * 2);
    this.#bytes[this.length] = byte;
    this.length += 1;
  }

  /** Adds a number, seven bits to a byte, the high bit where more follow. */
  pushPacked(number: number): void {
    let left = number;
    while (left > 127) {
      this.push(128 | (left & 127));
      left >>= 7;
    }
    this.push(left);
  }

  /** Adds the UTF-8 of a text. */
  pushText(text: string): void {
    const most = this.length + text.length * 3;
    if (most > this.#bytes.length) this.#grow(Math.max(most, this.length * 2));
    this.length += encoder.encodeInto(text, this.#bytes.subarray(this.length)).written;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }

  #grow(length: number): void {
    const bytes = new Uint8Array(length);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
  }
}

const encoder = new TextEncoder();

function grown(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(length);
  more.set(numbers);
  return more;
}
