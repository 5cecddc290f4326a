import { photoBaseMark } from '#domain/recipes/card.ts';
import type { CardTexts } from '#storage/features/recipes/rows.ts';

/** Cards as JSON, or what holds them. */
type Ready = Pick<CardTexts, 'text'>;

/**
 * An answer whose cards are JSON already, an array. In the reply it stands under `name`, with `beside`
 * next to it, or is the whole reply.
 */
export class ReadyCards {
  readonly #list: string;
  readonly #name: string | null;
  readonly #beside: object;

  constructor(list: string, name: string | null, beside: object) {
    this.#list = list;
    this.#name = name;
    this.#beside = beside;
  }

  /** The whole reply, as JSON. */
  get json(): string {
    if (this.#name === null) return this.#list;
    const beside = JSON.stringify({ success: true, ...this.#beside });
    return `${beside.slice(0, -1)},${JSON.stringify(this.#name)}:${this.#list}}`;
  }
}

/**
 * Makes replies of cards as the database keeps them. `photoBase` is what stands before a photo's
 * file name. What is told beside the cards must be what the contract tells: nothing filters it.
 */
export function createCardsPresenter(photoBase: string) {
  const base = JSON.stringify(photoBase).slice(1, -1);
  const list = ({ text }: Ready) => `[${text.replaceAll(photoBaseMark, base)}]`;
  return {
    /** Under a name, with what stands beside them. */
    named: (name: string, cards: Ready, beside: object = {}) =>
      new ReadyCards(list(cards), name, beside),
    /** As the whole reply. */
    bare: (cards: Ready) => new ReadyCards(list(cards), null, {}),
  };
}
