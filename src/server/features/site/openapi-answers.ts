import type { Call } from '#contract/define.ts';
import { type ErrorCode, errorStatus, fieldErrors } from '#contract/errors.ts';
import type { Text } from '#messages/format.ts';
import { type Json, refTo, toSchema } from './openapi-schemas.ts';

export type Answers = Record<string, Json>;

const failure = refTo('Failure');
const jsonOf = (schema: unknown): Json => ({ 'application/json': { schema } });

/** Every answer that a call gives, by status: its reply, what it refuses, and what any call may answer. */
export function toAnswers(call: Call, text: Text): Answers {
  const success: Json = {
    description: text('docs.success'),
    ...headersOf(call.replyHeaders ?? [], text),
    content: replyOf(call),
  };
  const answers: Answers = { [call.status]: success };
  for (const [status, codes] of refusals(call)) {
    const description = codes.join(', ');
    if (Number(status) === call.status) {
      success.description = text('docs.successOr', { codes: description });
      success.content = jsonOf({ anyOf: [toSchema(call.reply), failure] });
    } else answers[status] = refusalOf(status, codes, text);
  }
  if (isKept(call)) answers['304'] = { description: text('docs.unchanged') };
  answers.default = { description: text('docs.anyOther'), content: jsonOf(failure) };
  return answers;
}

function replyOf({ reply }: Call): Json {
  const isText = 'type' in reply && reply.type === 'string';
  return isText ? { 'text/plain': { schema: toSchema(reply) } } : jsonOf(toSchema(reply));
}

/** Only replies that depend on nobody are kept, and told to be unchanged. */
const isKept = ({ method, who, isMomentary }: Call): boolean =>
  method === 'GET' && who === 'anyone' && !isMomentary;

function refusalOf(status: string, codes: readonly ErrorCode[], text: Text): Json {
  const isConflict = codes.includes('recipe_changed');
  const schema = isConflict
    ? { allOf: [failure, { type: 'object', properties: { food: refTo('Recipe') } }] }
    : failure;
  return {
    description: codes.join(', '),
    ...headersOf(status === '429' ? ['retry-after'] : [], text),
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
  const guarded: ErrorCode[] = call.who === 'anyone' ? [] : ['banned', 'read_only'];
  for (const code of new Set([...call.errors, ...guarded, ...before])) {
    const status = String(call.softErrors?.includes(code) ? 200 : errorStatus[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}
