import type { Call } from '#contract/define.ts';
import { type ErrorCode, errorStatus, fieldErrors } from '#contract/errors.ts';
import { Review } from '#contract/reviews.ts';
import { daysKeptFrom, type Restriction } from '#domain/decisions/restriction.ts';
import type { Text } from '#messages/format.ts';
import { mayKeep } from '#server/kept/may-keep.ts';
import { type Json, refTo, toSchema } from './openapi-schemas.ts';

export type Answers = Record<string, Json>;

const failure = refTo('Failure');
const jsonOf = (schema: unknown): Json => ({ 'application/json': { schema } });

/** Every answer that a call gives, by status: its reply, what it refuses, and what any call may answer. */
export function toAnswers(call: Call, text: Text): Answers {
  const success: Json = {
    description: text('docs.success'),
    ...headersOf(call.replyHeaders ?? [], text),
    content: contentOf(call.reply, repliesOf(call)),
  };
  const answers: Answers = { [call.status]: success };
  for (const [status, codes] of refusals(call)) {
    const description = codes.join(', ');
    if (Number(status) === call.status) {
      success.description = text('docs.successOr', { codes: description });
      success.content = contentOf(call.reply, [...repliesOf(call), failure]);
    } else answers[status] = refusalOf(status, codes, call, text);
  }
  // What is kept may be told to be unchanged.
  if (mayKeep(call)) answers['304'] = { description: text('docs.unchanged') };
  answers.default = {
    description: text('docs.anyOther'),
    ...headersOf(['retry-after'], text),
    content: jsonOf(failure),
  };
  return answers;
}

/** The reply, and those to requests that ask for another view of it. */
function repliesOf({ reply, cards, ids }: Call): unknown[] {
  const views = Object.entries({ card: cards, id: ids }).filter(([, schema]) => schema);
  return [
    toSchema(reply),
    ...views.map(([view, schema]) => ({ title: `view=${view}`, ...(toSchema(schema) as Json) })),
  ];
}

function contentOf(reply: Call['reply'], replies: unknown[]): Json {
  const schema = replies.length > 1 ? { anyOf: replies } : replies[0];
  const isText = 'type' in reply && reply.type === 'string';
  return isText ? { 'text/plain': { schema } } : jsonOf(schema);
}

/** What stands beside a refused change: what there is now. */
function besideOf(codes: readonly ErrorCode[], { feature }: Call): Json | null {
  if (codes.includes('recipe_changed')) return { food: refTo('Recipe') };
  if (feature === 'reviews' && codes.includes('answer_changed'))
    return { review: toSchema(Review) };
  return null;
}

function refusalOf(status: string, codes: readonly ErrorCode[], call: Call, text: Text): Json {
  const told = codes.join(', ');
  const properties = besideOf(codes, call);
  const schema = properties ? { allOf: [failure, { type: 'object', properties }] } : failure;
  return {
    description: status === '200' ? text('docs.softly', { codes: told }) : told,
    ...headersOf(status === '429' || status === '503' ? ['retry-after'] : [], text),
    content: jsonOf(schema),
  };
}

function headersOf(names: readonly string[], text: Text): Json {
  if (names.length === 0) return {};
  const headers = names.map((name) => [
    name,
    { description: text(`docs.header.${name}` as never), schema: { type: 'string' } },
  ]);
  return { headers: Object.fromEntries(headers) };
}

/** Refusals by status: those that the call declares, and those of what stands before every handler. */
function refusals(call: Call): Map<string, ErrorCode[]> {
  const before: ErrorCode[] = call.body
    ? ['bad_request', 'body_too_large', ...fieldErrors]
    : ['bad_request'];
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of new Set([...call.errors, ...restrictionsOf(call), ...before])) {
    const status = String(call.softErrors?.includes(code) ? 200 : errorStatus[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** What a person is refused with who is kept from a call by what was decided about them. */
function restrictionsOf(call: Call): ErrorCode[] {
  if (call.who === 'anyone') return [];
  return restrictions
    .filter(([level]) => daysKeptFrom({ level, endsAt: 1 }, call, 0) !== null)
    .map(([, code]) => code);
}

const restrictions: [Restriction['level'], ErrorCode][] = [
  ['ban', 'banned'],
  ['read-only', 'read_only'],
];
