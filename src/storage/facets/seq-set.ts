const chunkBits = 16;
const chunkSize = 1 << chunkBits;
/** From so many numbers on a bit for each takes less than the numbers. */
const most = chunkSize / 16;

/** The numbers of one chunk: a list, or a bit for each where they are many. */
type Chunk = { list: Uint16Array; length: number; bits: Uint32Array | null };

/** Numbers of recipes, packed: two bytes for each at the most. None is added twice. */
export class SeqSet {
  readonly #chunks: (Chunk | undefined)[] = [];

  add(seq: number): void {
    const at = seq >>> chunkBits;
    this.#chunks[at] ??= { list: new Uint16Array(4), length: 0, bits: null };
    addTo(this.#chunks[at], seq & (chunkSize - 1));
  }

  delete(seq: number): void {
    const chunk = this.#chunks[seq >>> chunkBits];
    if (chunk) deleteFrom(chunk, seq & (chunkSize - 1));
  }

  /** Sets the bit of each number; there is room for all of them. */
  addTo(bits: Uint32Array): void {
    for (const [at, chunk] of this.#chunks.entries()) {
      if (!chunk) continue;
      const start = (at * chunkSize) / 32;
      if (chunk.bits) {
        const end = Math.min(chunk.bits.length, bits.length - start);
        for (let n = 0; n < end; n += 1) {
          bits[start + n] = (bits[start + n] as number) | (chunk.bits[n] as number);
        }
      } else {
        const some = bits.subarray(start);
        for (let n = 0; n < chunk.length; n += 1) setBit(some, chunk.list[n] as number);
      }
    }
  }

  forEach(visit: (seq: number) => void): void {
    for (const [at, chunk] of this.#chunks.entries()) {
      if (!chunk) continue;
      const base = at * chunkSize;
      if (chunk.bits) visitBits(chunk.bits, base, visit);
      else for (let n = 0; n < chunk.length; n += 1) visit(base + (chunk.list[n] as number));
    }
  }
}

function addTo(chunk: Chunk, low: number): void {
  if (chunk.length === most) {
    chunk.bits = new Uint32Array(chunkSize / 32);
    for (const one of chunk.list.subarray(0, chunk.length)) setBit(chunk.bits, one);
    chunk.list = new Uint16Array(0);
  } else if (!chunk.bits && chunk.length === chunk.list.length) {
    const list = new Uint16Array(Math.min(most, chunk.length * 2));
    list.set(chunk.list);
    chunk.list = list;
  }
  if (chunk.bits) setBit(chunk.bits, low);
  else chunk.list[chunk.length] = low;
  chunk.length += 1;
}

function deleteFrom(chunk: Chunk, low: number): void {
  if (chunk.bits) {
    // The length stays where it is: nothing becomes a list again.
    const at = low >>> 5;
    chunk.bits[at] = (chunk.bits[at] as number) & ~(1 << (low & 31));
    return;
  }
  const at = chunk.list.subarray(0, chunk.length).indexOf(low);
  if (at < 0) return;
  chunk.length -= 1;
  chunk.list[at] = chunk.list[chunk.length] as number;
}

function setBit(bits: Uint32Array, low: number): void {
  bits[low >>> 5] = (bits[low >>> 5] as number) | (1 << (low & 31));
}

function visitBits(bits: Uint32Array, base: number, visit: (seq: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1) {
      visit(base + at * 32 + (31 - Math.clz32(word & -word)));
    }
  }
}
