import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { en, type MessageKey } from '#messages/en.ts';
import type { Text, Texts } from '#messages/format.ts';
import { BadCursor } from '#storage/port.ts';
import { faultOf } from '../process/faults.ts';
import type { Log } from './handler.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

type ValidationIssue = {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
};

/**
 * Turns anything a request can throw into one declared refusal, in the request's language; nothing else
 * leaves as an error. The log is in the first language.
 */
export function createErrorHandler(texts: Texts) {
  const judge = createJudge(texts);
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    const text = texts(languageOf(request));
    // Nobody is left to hear a refusal, and nothing of ours has failed.
    const isGone = Boolean(request.raw.errored);
    const refusal = judge(isGone ? new Refusal('bad_request') : error, request, text);
    return sendRefusal(refusal, request, reply, text);
  };
}

/** Finds the declared refusal in what was thrown, and logs it where it is a fault of ours. */
export function createJudge(texts: Texts) {
  return (thrown: unknown, { body, log }: { body?: unknown; log: Log }, text: Text): Refusal => {
    const error = thrown as FastifyError | Refusal;
    const refusal = toRefusal(error, body, text);
    // A refusal is an answer, whatever its status: only what was thrown besides is a fault of ours.
    if (!(error instanceof Refusal) && errorStatus[refusal.code] >= 500) {
      const fault = faultOf(error);
      log.error({ err: error }, fault ? texts()(`fault.${fault}`) : refusal.code);
    }
    return refusal;
  };
}

/** Sends a refusal under its own status, or 200 where the call's contract softens that code. */
function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, text: Text) {
  const { status, headers, body } = toAnswer(refusal, request.routeOptions.config.call, text);
  return reply.code(status).headers(headers).serializer(JSON.stringify).send(body);
}

/** What a refusal of a call is answered with. */
export function toAnswer({ code, details }: Refusal, call: Call | undefined, text: Text) {
  const { retryAfterSeconds, field, data, sentence = `error.${code}` as const } = details;
  const values = { ...(field ? { field: fieldLabel(field, text) } : {}), ...details.values };
  return {
    status: call?.softErrors?.includes(code) ? 200 : errorStatus[code],
    headers: {
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    },
    body: {
      success: false,
      message: text(sentence, { ...waitOf(details, text), ...values }),
      code,
      ...(field ? { field } : {}),
      ...data,
    },
  };
}

/** How long to wait, as a person says it: `{wait}` in the sentence of a refusal. */
function waitOf({ retryAfterSeconds = 0 }: Refusal['details'], text: Text): { wait: string } {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    minutes < 120
      ? text('wait.minutes', { n: minutes })
      : text('wait.hours', { n: Math.ceil(minutes / 60) });
  return { wait };
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
};

function toRefusal(error: FastifyError | Refusal, body: unknown, text: Text): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BadCursor) return new Refusal('bad_cursor');
  if (error.validation?.[0]) {
    const issue = error.validation[0] as ValidationIssue;
    if (error.validationContext !== 'body') return toUrlRefusal(issue);
    return toFieldRefusal(issue, body as Record<string, unknown> | null, text);
  }
  const known = frameworkCodes[error.code];
  if (known) return new Refusal(known);
  if (faultOf(error)) return new Refusal('unavailable', { retryAfterSeconds: 30 });
  return new Refusal(isBadRequest(error) ? 'bad_request' : 'unexpected');
}

const isBadRequest = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;

function toUrlRefusal(issue: ValidationIssue): Refusal {
  return new Refusal(issue.instancePath === '/cursor' ? 'bad_cursor' : 'bad_request');
}

/** Names the field of a body that does not fit its schema, with what is wrong about it. */
function toFieldRefusal(
  issue: ValidationIssue,
  body: Record<string, unknown> | null,
  text: Text,
): Refusal {
  const field = String(issue.params.missingProperty ?? toField(issue.instancePath));
  if (!field) return new Refusal('bad_request');
  // A person who has typed nothing is not told how much of it was too little.
  const code = body?.[field] === '' ? 'field_missing' : fieldCode(issue);
  if (field === 'category' && code === 'field_missing') {
    return new Refusal('category_missing', { field });
  }
  return new Refusal(code, {
    field,
    values: { field: fieldLabel(field, text), limit: Number(issue.params.limit ?? 0) },
  });
}

/** A place in a list is told by the list, a part of an object by both names: `nutrition.fat`. */
function toField(path: string): string {
  const [, name = '', part = ''] = path.split('/');
  return /^(?:\d+)?$/.test(part) ? name : `${name}.${part}`;
}

function fieldCode(issue: ValidationIssue): ErrorCode {
  if (issue.keyword === 'required') return 'field_missing';
  if (issue.keyword === 'minLength' || issue.keyword === 'minItems') {
    return issue.params.limit === 1 ? 'field_missing' : 'field_too_short';
  }
  if (issue.keyword === 'maxLength' || issue.keyword === 'maxItems') return 'field_too_long';
  return 'field_invalid';
}

/** What a person calls a field; fields without a name of their own are 'a field'. */
export function fieldLabel(field: string, text: Text): string {
  const key = `field.${field}`;
  return text(key in en ? (key as MessageKey) : 'field.other');
}
