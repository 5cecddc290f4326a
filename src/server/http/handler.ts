import type {
  Call,
  CardsOf,
  HeadersOf,
  IdsOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  RequestBodyOf,
} from '#contract/define.ts';
import type { CallName, Calls } from '#contract/index.ts';
import type { Restriction } from '#domain/decisions/restriction.ts';
import type { Text } from '#messages/format.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { LongAnswer } from '../kept/long-reply.ts';
import type { ReadyCards } from '../presenters/ready-cards.ts';

/** The signed-in user who makes a call, with the session that says so. */
export type Actor = UserRow & {
  tokenHash: string;
  /** When a passkey last proved itself in the session; null where none has. */
  passkeyAt: number | null;
  /** When the OpenID server last said anew who sits there; null where it has not. */
  openidAt: number | null;
  /** The role that waits for a passkey to prove itself: until then they have the rights of anybody. Null for all others. */
  heldRole: number | null;
  /** What keeps them from something, which may be over. */
  restriction: Restriction | null;
};

export type Log = Record<'error' | 'warn' | 'info', (details: object, message: string) => void>;

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
  /** Texts in the language of the request. */
  text: Text;
  /** Who makes the call by now, with the rights of now; refuses who is kept from it: what takes long may end after a ban, or after the session. */
  lookAgain(): Promise<Actor>;
  setHeader(name: string, value: string): void;
  log: Log;
};

type WithoutSuccess<Reply> = Reply extends { success: true } ? Omit<Reply, 'success'> : Reply;

/**
 * A handler answers with the reply without its `success: true`, which mounting adds; with cards
 * or ids where these were asked for, the cards as JSON where they are kept so; and in slices where the contract says that the list may be long.
 */
type Answer<C extends Call> =
  | WithoutSuccess<ReplyOf<C>>
  | WithoutSuccess<CardsOf<C>>
  | WithoutSuccess<IdsOf<C>>
  | (C extends { cards: object } | { isOfCards: true } ? ReadyCards : never)
  | (C extends { longList: object } ? LongAnswer : never);

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<Answer<C>>;

/** One handler per call of the contract: a call without a handler does not compile. */
export type Handlers = { [K in CallName]: Handler<Calls[K]> };
