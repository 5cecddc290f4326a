import { halve } from './dictionary.ts';
import { GrowingBytes, GrowingInts } from './growing.ts';
import { blockSize, UnpackedBlocks } from './unpacked-blocks.ts';

/** So many documents are looked at together, as one bit each. */
export const windowSize = 4_096;
export const windowWords = windowSize / 32;
/** A term that one of so many documents holds is kept as one bit for each document: that takes less. */
const denseFrom = 6;

/** The arrays that lists of documents are kept in: what a snapshot holds of them. */
export type PostingsData = {
  /** How many documents hold each term. */
  counts: Int32Array;
  /** The first block of each term; for one kept as bits, below zero: where its bits start. */
  starts: Int32Array;
  /** The first document of each block, and where the steps to the others lie in `steps`. */
  firsts: Int32Array;
  offsets: Int32Array;
  /** Steps from document to document, seven bits to a byte, the high bit where more follow. */
  steps: Uint8Array;
  bits: Int32Array;
};

const unpacked = new UnpackedBlocks();

/** Which documents hold which term: ascending numbers, packed. */
export class PostingsLists {
  readonly data: PostingsData;
  readonly #documents: number;
  /** By which blocks of these lists are told from those of others. */
  readonly #owner = UnpackedBlocks.newOwner();

  constructor(data: PostingsData, documents: number) {
    this.data = data;
    this.#documents = documents;
  }

  count(term: number): number {
    return this.data.counts[term] as number;
  }

  /** The last window up to this one that may hold a document of the term, -1 when none does. */
  lastWindow(term: number, window: number): number {
    const start = this.#start(term);
    if (start < 0) return window;
    const block = this.#blockBefore(term, (window + 1) * windowSize);
    if (block < start) return -1;
    const length = this.#length(term, block);
    const from = this.#unpack(block, length);
    const { documents } = unpacked;
    const end = (window + 1) * windowSize;
    let last = from;
    while (last + 1 < from + length && (documents[last + 1] as number) < end) last += 1;
    return Math.floor((documents[last] as number) / windowSize);
  }

  /** Sets the bits of a window's documents that hold the term; whether there may be any. */
  fill(term: number, window: number, into: Int32Array): boolean {
    const start = this.#start(term);
    if (start < 0) return this.#fillFromBits(-1 - start, window, into);
    const base = window * windowSize;
    let isAny = false;
    for (let block = this.#blockBefore(term, base + windowSize); block >= start; block -= 1) {
      const length = this.#length(term, block);
      const from = this.#unpack(block, length);
      const { documents } = unpacked;
      for (let i = from; i < from + length; i += 1) {
        const at = (documents[i] as number) - base;
        if (at < 0) continue;
        if (at >= windowSize) break;
        into[at >> 5] = (into[at >> 5] as number) | (1 << (at & 31));
        isAny = true;
      }
      if ((documents[from] as number) < base) break;
    }
    return isAny;
  }

  has(term: number, document: number): boolean {
    const start = this.#start(term);
    if (start < 0) {
      const word = this.data.bits[-1 - start + (document >> 5)] as number;
      return ((word >>> (document & 31)) & 1) === 1;
    }
    const block = this.#blockBefore(term, document + 1);
    if (block < start) return false;
    const length = this.#length(term, block);
    const from = this.#unpack(block, length);
    const { documents } = unpacked;
    const at = halve(from, from + length, (one) => (documents[one] as number) < document);
    return at < from + length && documents[at] === document;
  }

  /** Gives the documents of a term, ascending. */
  each(term: number, give: (document: number) => void): void {
    const start = this.#start(term);
    if (start < 0) {
      for (let document = 0; document < this.#documents; document += 1) {
        if (this.has(term, document)) give(document);
      }
      return;
    }
    for (let block = start; block < start + this.#blocks(term); block += 1) {
      const length = this.#length(term, block);
      const from = this.#unpack(block, length);
      // The callback that is given one may unpack others.
      for (const document of unpacked.documents.slice(from, from + length)) give(document);
    }
  }

  #start(term: number): number {
    return this.data.starts[term] as number;
  }

  #blocks(term: number): number {
    return Math.ceil(this.count(term) / blockSize);
  }

  /** The last block of a term that begins below a document; one before its first when none does. */
  #blockBefore(term: number, document: number): number {
    const start = this.#start(term);
    const { firsts } = this.data;
    const end = start + this.#blocks(term);
    return halve(start, end, (block) => (firsts[block] as number) < document) - 1;
  }

  /** How many documents a block of a term has. */
  #length(term: number, block: number): number {
    return Math.min(blockSize, this.count(term) - (block - this.#start(term)) * blockSize);
  }

  /** Unpacks a block where it is not yet; where its documents begin among those that are unpacked. */
  #unpack(block: number, length: number): number {
    const known = unpacked.find(this.#owner, block);
    if (known >= 0) return known;
    const { firsts, offsets, steps } = this.data;
    const from = unpacked.replace(this.#owner, block);
    const { documents } = unpacked;
    let document = firsts[block] as number;
    let at = offsets[block] as number;
    documents[from] = document;
    for (let i = from + 1; i < from + length; i += 1) {
      let byte = steps[at] as number;
      at += 1;
      document += byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = steps[at] as number;
        at += 1;
        document += (byte & 127) << shift;
      }
      documents[i] = document;
    }
    return from;
  }

  #fillFromBits(start: number, window: number, into: Int32Array): boolean {
    const { bits } = this.data;
    const words = wordsFor(this.#documents) - window * windowWords;
    const from = start + window * windowWords;
    for (let i = 0; i < windowWords && i < words; i += 1) {
      into[i] = (into[i] as number) | (bits[from + i] as number);
    }
    return true;
  }
}

/** Packs the lists of one term after the other. */
export class PostingsPacker {
  readonly #documents: number;
  readonly #counts = new GrowingInts();
  readonly #starts = new GrowingInts();
  readonly #firsts = new GrowingInts();
  readonly #offsets = new GrowingInts();
  readonly #steps = new GrowingBytes();
  readonly #bits = new GrowingInts();

  constructor(documents: number) {
    this.#documents = documents;
  }

  /** Adds the next term with its documents, ascending. */
  add(documents: Int32Array): void {
    this.#counts.push(documents.length);
    if (documents.length * denseFrom >= this.#documents && documents.length > 0) {
      this.#addBits(documents);
    } else {
      this.#addBlocks(documents);
    }
  }

  finish(): PostingsLists {
    const data = {
      counts: this.#counts.finish(),
      starts: this.#starts.finish(),
      firsts: this.#firsts.finish(),
      offsets: this.#offsets.finish(),
      steps: this.#steps.finish(),
      bits: this.#bits.finish(),
    };
    return new PostingsLists(data, this.#documents);
  }

  #addBits(documents: Int32Array): void {
    const start = this.#bits.extend(wordsFor(this.#documents));
    const bits = this.#bits.view();
    this.#starts.push(-1 - start);
    for (const document of documents) {
      const at = start + (document >> 5);
      bits[at] = (bits[at] as number) | (1 << (document & 31));
    }
  }

  #addBlocks(documents: Int32Array): void {
    this.#starts.push(this.#firsts.length);
    let last = 0;
    for (const [i, document] of documents.entries()) {
      if (i % blockSize === 0) {
        this.#firsts.push(document);
        this.#offsets.push(this.#steps.length);
      } else {
        this.#steps.pushPacked(document - last);
      }
      last = document;
    }
  }
}

const wordsFor = (documents: number): number => (documents + 31) >> 5;
