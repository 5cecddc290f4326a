import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PageSite } from '#contract/page.ts';
import { useSite } from './text.ts';

/** Pieces of markup kept between pages, of about 2 kB each. */
const mostPieces = 2_000;

/** What follows the number of a place: a known piece, or the two ends of one that was drawn. */
const [here, begins, ends] = ['=', '(', ')'];

type Piece = { markup: string; isUsed: boolean };

/** What was drawn before, by what it was drawn from. Where room is wanted the oldest goes that was not used since it was passed over. */
const known = new Map<string, Piece>();

/** The places of kept pieces on one page while it is drawn on the server. */
export class KeptPlaces {
  /** Begins each mark; no text of a person holds it, because nobody is told. */
  readonly #mark = `piece-${crypto.randomUUID()}-`;
  readonly #taken: { key: string; piece: Piece | null }[] = [];

  /** What stands for a piece in the markup: one mark where it is known, two around it where it is to be drawn. */
  take(key: string): { mark: string } | { before: string; after: string } {
    const piece = known.get(key) ?? null;
    if (piece) piece.isUsed = true;
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
    return part[at] === here ? `${taken?.piece?.markup}${rest}` : rest;
  }
}

function remember(key: string, markup: string): void {
  // A copy, because a part of a text holds the whole of it in memory.
  const own = new TextDecoder().decode(new TextEncoder().encode(markup));
  known.set(key, { markup: own, isUsed: false });
  for (const [oldest, piece] of known) {
    if (known.size <= mostPieces) return;
    known.delete(oldest);
    if (piece.isUsed) known.set(oldest, { ...piece, isUsed: false });
  }
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
    const site = useSite();
    if (!places || !isPlain(props)) return <Piece {...props} />;
    const place = places.take(keyOf(name, site, props));
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

/**
 * Such components as all the children of an element: those that are known side by side stand in it as one text,
 * which is drawn in a fiftieth of the time of as many components.
 */
export function keptItems<Props extends object>(
  name: string,
  Piece: ComponentType<Props>,
  isPlain: (props: Props) => boolean = () => true,
): ComponentType<{ items: readonly Props[]; keyOfItem: (props: Props) => string }> {
  return function KeptItems({ items, keyOfItem }) {
    const places = useContext(KeptPlacesContext);
    const site = useSite();
    const draw = (props: Props) => <Piece key={keyOfItem(props)} {...props} />;
    if (!places || !items.every(isPlain)) return items.map(draw);
    const drawn: ReactNode[] = [];
    // Two texts side by side would get a comment between them.
    let text = '';
    for (const props of items) {
      const place = places.take(keyOf(name, site, props));
      if ('mark' in place) text += place.mark;
      else {
        const piece = draw(props);
        drawn.push(
          text + place.before,
          <KeptPlacesContext key={piece.key} value={null}>
            {piece}
          </KeptPlacesContext>,
        );
        text = place.after;
      }
    }
    return [...drawn, text];
  };
}

const keyOf = (name: string, { brand, language, publicUrl }: PageSite, props: object): string =>
  JSON.stringify([name, brand, language, publicUrl, props]);
