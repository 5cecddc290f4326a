import type {
  Call,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  RequestBodyOf,
} from '#contract/define.ts';
import type { CallName, Calls } from '#contract/index.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** The signed-in user who makes a call, with the session that says so. */
export type Actor = UserRow & { tokenHash: string };

export type HandlerInput<C extends Call> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  headers: HeadersOf<C>;
  body: RequestBodyOf<C>;
  /** The uploaded photo in bytes, when the form carried one. */
  photo: Uint8Array | null;
  actor: C['who'] extends 'anyone' ? null : Actor;
  /** The visitor's own address, as far as trusted proxies tell. */
  address: string;
  setHeader(name: string, value: string): void;
  log: Record<'error' | 'warn' | 'info', (details: object, message: string) => void>;
};

/** A handler answers with the reply without its `success: true`, which mounting adds. */
export type Answer<C extends Call> =
  ReplyOf<C> extends { success: true } ? Omit<ReplyOf<C>, 'success'> : ReplyOf<C>;

/**
 * An answer whose list `list` is too long to be made at once: it comes in slices, and the rest of
 * the answer after them.
 */
export class SlicedAnswer<Item = unknown, Rest = object> {
  readonly list: string;
  readonly slices: AsyncGenerator<Item[], Rest>;

  constructor(list: string, slices: AsyncGenerator<Item[], Rest>) {
    this.list = list;
    this.slices = slices;
  }
}

/**
 * An answer for one person with a list of recipes, in the order of `ids`; what `load` does not
 * find is left out. In `rest`, the answer but for them, that list is empty.
 */
export class RecipesAnswer<Rest = object> {
  readonly list: string;
  readonly ids: string[];
  readonly load: (ids: string[]) => Promise<{ _id: string }[]>;
  readonly rest: Rest;

  constructor({ list, ids, load, rest }: RecipesAnswer<Rest>) {
    this.list = list;
    this.ids = ids;
    this.load = load;
    this.rest = rest;
  }
}

/** The same answer with any one of its lists in slices. */
type Sliced<A> = {
  [K in keyof A]: A[K] extends (infer Item)[] ? SlicedAnswer<Item, Omit<A, K>> : never;
}[keyof A];

/** Only replies that are kept may come in slices. */
type AnyAnswer<C extends Call> = C extends { who: 'anyone'; method: 'GET' }
  ? Answer<C> | Sliced<Answer<C>>
  : Answer<C> | RecipesAnswer<Answer<C>>;

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<AnyAnswer<C>>;

/** One handler per call of the contract: a call without a handler does not compile. */
export type Handlers = { [K in CallName]: Handler<Calls[K]> };
