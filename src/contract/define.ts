import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: the guard answers 401 or 403 before the body is read. */
type Who = 'anyone' | 'user' | 'moderator' | 'admin';

/**
 * How a body travels. `form` is multipart (JSON with the same fields is accepted too);
 * `photo` says whether a file part of that name is read.
 */
type Body = {
  readonly kind: 'json' | 'form';
  readonly schema: TObject;
  readonly photo?: 'required' | 'optional';
  /** Where the body may be larger than most. */
  readonly maxBytes?: number;
};

/** A list that is sent in slices: the names that lead to it in the reply, and what it lists. */
export type LongList = {
  readonly path: readonly string[];
  readonly item: TSchema;
  /** The schemas of what stands beside the list: of the whole reply without it, and of each object on the way to it. */
  readonly rests: readonly TSchema[];
};

/** One API call, the single source of its route, validation, reply filter, client and documentation. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly feature: string;
  readonly summary: string;
  readonly who: Who;
  /** The reply tells of this very moment; other replies to GET that are open to all are kept until a write. */
  readonly isMomentary?: boolean;
  /** Browsers may send it from this site's own pages and those of CORS_ORIGINS, from no others. */
  readonly isForOwnPages?: boolean;
  /** The guard lets a banned person through: the handler answers where nothing of theirs is there, and asks the guard again (`lookAgain`) once it has found something. */
  readonly isFoundFirst?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: Body;
  readonly status: 200 | 201;
  readonly reply: TSchema;
  /** The reply with a card in the place of each recipe, for a request that asks `view=card`. */
  readonly cards?: TSchema;
  /** The reply itself is of cards, which the database keeps as JSON. */
  readonly isOfCards?: true;
  /** The reply with no more than the id of each recipe, for a request that asks `view=id`. */
  readonly ids?: TSchema;
  /** Where a list of the reply may be so long that it is sent in slices. */
  readonly longList?: LongList;
  /** Reply headers that clients of this call may read, in lower case. */
  readonly replyHeaders?: readonly string[];
  readonly errors: readonly ErrorCode[];
  /** Refusals answered as 200 with `success: false`, for clients that read only `success`. */
  readonly softErrors?: readonly ErrorCode[];
};

/** Declares a call and keeps its literal types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type StaticOr<S, Fallback> = S extends TSchema ? Static<S> : Fallback;
type BodyOf<C extends Call> = C['body'] extends { readonly schema: infer S }
  ? StaticOr<S, undefined>
  : undefined;

export type ParamsOf<C extends Call> = StaticOr<C['params'], Record<never, never>>;
export type QueryOf<C extends Call> = StaticOr<C['query'], Record<never, never>>;
export type HeadersOf<C extends Call> = StaticOr<C['headers'], Record<never, never>>;
export type RequestBodyOf<C extends Call> = BodyOf<C>;
export type ReplyOf<C extends Call> = Static<C['reply']>;
/** The reply of a call that was asked for cards. */
export type CardsOf<C extends Call> = StaticOr<C['cards'], never>;
/** The reply of a call that was asked for ids. */
export type IdsOf<C extends Call> = StaticOr<C['ids'], never>;

/** Asks for cards instead of whole recipes: what lists show, in a few hundred bytes each. */
export const view = Type.Optional(
  Type.Enum(['card'], { description: '`card` answers with cards in the place of whole recipes' }),
);

/** What stands beside a page of a list: how many there are, and the cursor of the page behind it. */
export const pageEnd = {
  total: Type.Integer(),
  nextCursor: Type.Optional(Type.String()),
};

/** Which page of a list is asked for: so many, behind a cursor that the page before it gave. */
export const pageQuery = (most: number, limitNote = 'How many at most') => ({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most, description: limitNote })),
  cursor: Type.Optional(
    Type.String({ maxLength: 200, description: '`nextCursor` of the page before' }),
  ),
});

/** The success envelope: `success: true`, an optional `message`, and the call's own data. */
export function Success<P extends Record<string, TSchema>>(data: P) {
  return Type.Object({
    success: Type.Literal(true),
    message: Type.Optional(Type.String()),
    ...data,
  });
}

/** The one shape of every refusal. `food` travels with `recipe_changed` only, `review` with `answer_changed` of one, `challenge` with `work_needed`. */
export const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  code: Type.String(),
  field: Type.Optional(Type.String()),
  challenge: Type.Optional(
    Type.String({ description: 'With work_needed: what `x-work` has to solve' }),
  ),
});

/** No engine can store a NUL. Looked for by itself: a pattern of all letters but NUL takes eight bytes of stack for each, and fails where they are many. */
const withoutNul = { not: { pattern: '\\u0000' } };

/** Limits are in code points after trimming; a NUL is refused. */
export function Text(options: { min?: number; max: number; description?: string }) {
  return Type.String({
    minLength: options.min ?? 1,
    maxLength: options.max,
    ...withoutNul,
    ...(options.description ? { description: options.description } : {}),
  });
}

/** A secret typed by a person: the same as Text, but never trimmed. */
export function Secret(options: { min?: number; max: number }) {
  return Type.String({
    minLength: options.min ?? 1,
    maxLength: options.max,
    ...withoutNul,
    untrimmed: true,
  });
}

/** A write that is sent again with the same key, because its answer was lost, is done once. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

export const Email = Type.String({ minLength: 1, maxLength: 254, format: 'email' });
