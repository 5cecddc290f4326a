import type {
  Call,
  CardsOf,
  HeadersOf,
  IdsOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  RequestBodyOf,
} from './define.ts';
import type { ErrorCode } from './errors.ts';
import { type CallName, type Calls, calls, lateCalls } from './index.ts';

/** A request in plain data: `url` is root-relative with its query; `form` says how to send the body. */
export type ApiRequest = {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  form: boolean;
};

/** A reply in plain data; `status` 0 means that no reply came at all. */
export type ApiReply = { status: number; headers: Record<string, string>; body: unknown };

/** Carries a request to the API: `fetch` in the browser, the same process on the server. Never throws. */
export type Send = (request: ApiRequest) => Promise<ApiReply>;

/** Gives what every call carries, as it is when the call is made; what is undefined is left out. */
export type HeadersNow = () => Record<string, unknown>;

export type Refused = {
  ok: false;
  status: number;
  code: ErrorCode | 'no_reply';
  message: string;
  field?: string;
  /** The whole reply body, for data beside the message (`food` with recipe_changed, `review` with answer_changed of one). */
  body: unknown;
};
export type Result<C extends Call> =
  | { ok: true; status: number; data: ReplyOf<C>; headers: Record<string, string> }
  | Refused;

type Given<Name extends string, Value> = keyof Value extends never
  ? { [K in Name]?: Value }
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/**
 * What a call takes: its parameters, and a query, headers and a body where the contract asks for
 * them. A form may be given as FormData (typed `unknown` here, where no DOM exists).
 */
type InputOf<C extends Call> = Given<'params', ParamsOf<C>> &
  Given<'query', QueryOf<C>> &
  Given<'headers', HeadersOf<C>> &
  (RequestBodyOf<C> extends undefined
    ? { body?: undefined }
    : { body: RequestBodyOf<C> | { formData: unknown } });

/** A call that needs nothing may be made with nothing. */
type ArgsOf<C extends Call> =
  Record<never, never> extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];

/** The calls that answer with cards where they are asked for them. */
type CardCallName = {
  [K in CallName]: Calls[K] extends { cards: unknown } ? K : never;
}[CallName];
type CardsResult<C extends Call> =
  | { ok: true; status: number; data: CardsOf<C>; headers: Record<string, string> }
  | Refused;

/** The calls that answer with ids where they are asked for them. */
type IdsCallName = {
  [K in CallName]: Calls[K] extends { ids: unknown } ? K : never;
}[CallName];
type IdsResult<C extends Call> =
  | { ok: true; status: number; data: IdsOf<C>; headers: Record<string, string> }
  | Refused;

export type Client = {
  [K in CallName]: (...args: ArgsOf<Calls[K]>) => Promise<Result<Calls[K]>>;
} & {
  /** The same calls, asked for cards in the place of whole recipes. */
  cards: { [K in CardCallName]: (...args: ArgsOf<Calls[K]>) => Promise<CardsResult<Calls[K]>> };
  /** The same calls, asked for no more than the ids of recipes. */
  ids: { [K in IdsCallName]: (...args: ArgsOf<Calls[K]>) => Promise<IdsResult<Calls[K]>> };
};

/** Fills a path's parameters and appends the query; every value is percent-encoded. */
export function callUrl(
  call: Call,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = call.path.replace(/:(\w+)|\*/g, (_, name) => encode(params[name ?? '*']));
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`);
  return pairs.length ? `${path}?${pairs.join('&')}` : path;
}

/** Half an emoji, as a cut text may hold, cannot be encoded and would throw. */
const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/**
 * Builds the typed client: one function per call of the contract; a refusal is a value, not an exception. The functions
 * are made when they are first used, for a page uses few of them. `headersNow` is asked when a call is made: until a late
 * one leaves, somebody else may have logged in.
 */
export function createClient(send: Send, headersNow?: HeadersNow): Client {
  const methods = (query: Fields) =>
    methodsOf((input = {}) => {
      const headers = { ...input.headers, ...headersNow?.() };
      return (call) =>
        send(toRequest(call, { ...input, headers, query: { ...input.query, ...query } }));
    });
  return Object.assign(methods({}), {
    cards: methods({ view: 'card' }),
    ids: methods({ view: 'id' }),
  }) as unknown as Client;
}

type Method = (input?: AnyInput) => Promise<Result<Call>>;
/** Takes what a call is given, and then, once it is known, the call itself. */
type Ask = (input?: AnyInput) => (call: Call) => Promise<ApiReply>;

function methodsOf(ask: Ask): Record<string, Method> {
  return new Proxy<Record<string, Method>>(
    {},
    {
      get(made, name: string) {
        // What is asked for `then` is no promise.
        if (name !== 'then') made[name] ??= methodOf(name, ask);
        return made[name];
      },
    },
  );
}

/** Every name that is none of a call is that of a late one; where those do not come, no reply came. */
function methodOf(name: string, ask: Ask): Method {
  const known = (calls as Record<string, Call>)[name];
  return async (input) => {
    const sendAs = ask(input);
    const call = known ?? (await lateCalls?.().catch(() => null))?.[name];
    return read(call ? await sendAs(call) : { status: 0, headers: {}, body: null });
  };
}

type Fields = Record<string, unknown>;
type AnyInput = Partial<Record<'params' | 'query' | 'headers', Fields>> & {
  body?: unknown;
};

function toRequest(call: Call, input: AnyInput & { headers: Fields }): ApiRequest {
  const body = input.body as { formData?: unknown } | undefined;
  return {
    method: call.method,
    url: callUrl(call, input.params, input.query),
    headers: definedOnly(input.headers),
    body: body && 'formData' in body ? body.formData : body,
    form: call.body?.kind === 'form',
  };
}

function definedOnly(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value)]));
}

function read(reply: ApiReply): Result<Call> {
  const body = reply.body as { success?: boolean; message?: string; code?: string; field?: string };
  const { status } = reply;
  const refused = !status || status >= 400 || body?.success === false;
  if (!refused) return { ok: true, status, data: reply.body as never, headers: reply.headers };
  return {
    ok: false,
    status,
    code: (body?.code ?? (status ? 'unexpected' : 'no_reply')) as ErrorCode,
    message: body?.message ?? '',
    ...(body?.field ? { field: body.field } : {}),
    body: reply.body,
  };
}
