import type {
  Call,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  RequestBodyOf,
} from '#contract/define.ts';
import type { CallName, Calls } from '#contract/index.ts';
import type { UserRow } from '#storage/port.ts';

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
  log: { error(details: object, message: string): void };
};

/** A handler answers with the reply without its `success: true`, which mounting adds. */
export type Answer<C extends Call> =
  ReplyOf<C> extends { success: true } ? Omit<ReplyOf<C>, 'success'> : ReplyOf<C>;

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<Answer<C>>;

/** One handler per call of the contract: a call without a handler does not compile. */
export type Handlers = { [K in CallName]: Handler<Calls[K]> };
