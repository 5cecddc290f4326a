import { type ComponentType, createContext, useContext } from 'react';
import { useSite } from './text.ts';

/** Pieces of markup kept between pages, of about 2 kB each. */
const mostPieces = 2_000;

/** What follows the number of a place: a known piece, or the two ends of one that was drawn. */
const [here, begins, ends] = ['=', '(', ')'];

/** What was drawn before, by what it was drawn from; the longest unused goes first. */
const known = new Map<string, string>();

/** The places of kept pieces on one page while it is drawn on the server. */
export class KeptPlaces {
  /** Begins each mark; no text of a person holds it, because nobody is told. */
  readonly #mark = `piece-${crypto.randomUUID()}-`;
  readonly #taken: { key: string; piece: string | null }[] = [];

  /** What stands for a piece in the markup: one mark where it is known, two around it where it is to be drawn. */
  take(key: string): { mark: string } | { before: string; after: string } {
    const piece = known.get(key) ?? null;
    if (piece !== null) {
      known.delete(key);
      known.set(key, piece);
    }
    const mark = `${this.#mark}${this.#taken.push({ key, piece }) - 1}`;
    return piece === null ? { before: mark + begins, after: mark + ends } : { mark: mark + here };
  }

  /** The markup with the known pieces in their places. What was drawn for it is known from now on. */
  fill(markup: string): string {
    const [start = '', ...rest] = markup.split(this.#mark);
    return start + rest.map((part) => this.#fillOne(part)).join('');
  }

  #fillOne(part: string): string {
    const at = part.search(/[^\d]/);
    const taken = this.#taken[Number(part.slice(0, at))];
    const rest = part.slice(at + 1);
    if (part[at] === begins && taken) remember(taken.key, rest);
    return part[at] === here ? `${taken?.piece}${rest}` : rest;
  }
}

function remember(key: string, piece: string): void {
  // A copy, because a part of a text holds the whole of it in memory.
  known.set(key, new TextDecoder().decode(new TextEncoder().encode(piece)));
  const [oldest] = known.keys();
  if (known.size > mostPieces && oldest !== undefined) known.delete(oldest);
}

/** Null where nothing is kept: in browsers, and inside a piece. */
export const KeptPlacesContext = /* @__PURE__ */ createContext<KeptPlaces | null>(null);

/**
 * A component whose markup the server keeps by its props, which say all that it shows beside the
 * site and its language. It uses no `useId`, whose ids tell of the place on a page. With props
 * that are not plain it is drawn each time.
 */
export function keptMarkup<Props extends object>(
  name: string,
  Piece: ComponentType<Props>,
  isPlain: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  return function Kept(props) {
    const places = useContext(KeptPlacesContext);
    const { brand, language, publicUrl } = useSite();
    if (!places || !isPlain(props)) return <Piece {...props} />;
    const place = places.take(JSON.stringify([name, brand, language, publicUrl, props]));
    if ('mark' in place) return place.mark;
    return (
      <>
        {place.before}
        <KeptPlacesContext value={null}>
          <Piece {...props} />
        </KeptPlacesContext>
        {place.after}
      </>
    );
  };
}
