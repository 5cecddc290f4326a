import { lastChange, touchedAfter } from '../../changes/changes.ts';
import { SharedTurns } from '../../changes/shared-turns.ts';
import type { Touched } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { type WholeCard, wholeCards } from './card-reads.ts';
import type { CardTexts } from './rows.ts';

/** So many characters of cards are held, some 750 for each: what nobody asks for again goes first. */
const usualMost = 16_000_000;

/** `isWanted`: it was asked for since those that are here longest were looked at. */
type HeldCard = WholeCard & { isWanted: boolean };

/**
 * The cards of lists in memory, as many as there is room for. Before each answer those are forgotten that a write has
 * changed since the last one, by whichever process: by the topics that replies with cards are made from.
 */
export class CardMemory {
  readonly #db: Db;
  readonly #most: number;
  readonly #onFailure: (error: unknown) => void;
  readonly #cards = new Map<number, HeldCard>();
  readonly #seqs = new Map<string, number>();
  #length = 0;
  /** The last change that the cards know; null while they are in step with nothing. */
  #known: number | null = null;
  /** A database that fails again and again is told of once. */
  #hasFailed = false;
  #isStopped = false;
  readonly #catchingUp = new SharedTurns(() => this.#catchUp());

  constructor(db: Db, onFailure: (error: unknown) => void = () => undefined, most = usualMost) {
    this.#db = db;
    this.#onFailure = onFailure;
    this.#most = most;
  }

  /** Forgets what was changed meanwhile. */
  keepUp(): Promise<void> {
    return this.#catchingUp.next();
  }

  /** Tells of no failure from then on: the database may be gone. */
  stop(): void {
    this.#isStopped = true;
  }

  /** The cards under these numbers, in their order (`cardsInOrder`), as they are when this is called. */
  async inOrder(seqs: readonly number[]): Promise<CardTexts> {
    if (seqs.length === 0) return { text: '', ids: [], cookIds: [] };
    await this.#catchingUp.next();
    const known = this.#known;
    const missing: number[] = [];
    // What is held now may be gone when those have come.
    const held = seqs.map((seq) => {
      const card = this.#cards.get(seq);
      if (card) card.isWanted = true;
      else missing.push(seq);
      return card;
    });
    const read = missing.length > 0 ? await wholeCards(this.#db, missing) : null;
    // What came before a change that was taken over meanwhile may be what was before it.
    if (read && known !== null && known === this.#known) this.#keep(read);
    const cards = seqs.flatMap((seq, at) => held[at] ?? read?.get(seq) ?? []);
    return {
      text: cards.map(({ text }) => text).join(','),
      ids: cards.map(({ id }) => id),
      cookIds: [...new Set(cards.map(({ cook }) => cook))],
    };
  }

  /** How many characters of cards are held. */
  get length(): number {
    return this.#length;
  }

  #keep(cards: ReadonlyMap<number, WholeCard>): void {
    for (const [seq, card] of cards) {
      this.#forget(seq);
      this.#put(seq, card);
    }
    this.#makeRoom();
  }

  #put(seq: number, { id, cook, text }: WholeCard): void {
    this.#cards.set(seq, { id, cook, text, isWanted: false });
    this.#seqs.set(id, seq);
    this.#length += text.length;
  }

  /** Those that are here longest go first; what was asked for since has another turn. */
  #makeRoom(): void {
    for (const [seq, card] of this.#cards) {
      if (this.#length <= this.#most) return;
      this.#forget(seq);
      if (card.isWanted) this.#put(seq, card);
    }
  }

  #forget(seq: number): void {
    const card = this.#cards.get(seq);
    if (!card) return;
    this.#cards.delete(seq);
    this.#seqs.delete(card.id);
    this.#length -= card.text.length;
  }

  #clear(): void {
    this.#cards.clear();
    this.#seqs.clear();
    this.#length = 0;
  }

  async #catchUp(): Promise<void> {
    try {
      this.#known = await this.#takeChanges();
      this.#hasFailed = false;
    } catch (error) {
      // Cards are read from the database then, each time.
      this.#known = null;
      this.#clear();
      if (!this.#hasFailed && !this.#isStopped) this.#onFailure(error);
      this.#hasFailed = true;
    }
  }

  async #takeChanges(): Promise<number> {
    if (this.#known === null) return lastChange(this.#db);
    const { last, touched } = await touchedAfter(this.#db, this.#known);
    if (touched) this.#forgetTouched(touched);
    else this.#clear();
    return last;
  }

  #forgetTouched(touched: readonly Touched[]): void {
    const cooks = new Set<string>();
    for (const one of touched) {
      const [kind, id] = one.split(':');
      if (!id) continue;
      if (kind === 'number') this.#forget(Number(id));
      if (kind === 'recipe' || kind === 'rating') this.#forget(this.#seqs.get(id) ?? -1);
      if (kind === 'person') cooks.add(id);
    }
    if (cooks.size === 0) return;
    for (const [seq, { cook }] of this.#cards) if (cooks.has(cook)) this.#forget(seq);
  }
}
