/** So many documents are packed together. */
export const blockSize = 128;
/** So many blocks stay unpacked, half a kilobyte each: words that many look for come again in one search and in the next. */
const slotCount = 4_096;
/** Neighbouring blocks have neighbouring slots, and the lists of different owners begin far from each other. */
const stride = 977;

let owners = 0;

/** Blocks that were unpacked last, of all lists of a thread: each has one slot, which it takes from the block that had it. */
export class UnpackedBlocks {
  #documents: Int32Array | null = null;
  readonly #owners = new Int32Array(slotCount);
  readonly #blocks = new Int32Array(slotCount);

  /** A number from 1 that no other lists have. */
  static newOwner(): number {
    owners += 1;
    return owners;
  }

  /** The documents of all slots; those of one hold until another block is unpacked. */
  get documents(): Int32Array {
    this.#documents ??= new Int32Array(slotCount * blockSize);
    return this.#documents;
  }

  /** Where the documents of a block begin; -1 where it is not unpacked. */
  find(owner: number, block: number): number {
    const slot = slotOf(owner, block);
    const isHere = this.#owners[slot] === owner && this.#blocks[slot] === block;
    return isHere ? slot * blockSize : -1;
  }

  /** Makes room for a block; where its documents are to be written. */
  replace(owner: number, block: number): number {
    const slot = slotOf(owner, block);
    this.#owners[slot] = owner;
    this.#blocks[slot] = block;
    return slot * blockSize;
  }
}

const slotOf = (owner: number, block: number): number => (block + owner * stride) & (slotCount - 1);
