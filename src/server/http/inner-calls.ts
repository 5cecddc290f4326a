import type { ApiReply, ApiRequest } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { InnerReply } from '../kept/inner-reply.ts';
import type { KeptReplies } from '../kept/kept-replies.ts';
import { isLong } from '../kept/long-reply.ts';
import { noteUnkept, presentNotes } from '../kept/notes.ts';
import { addressKey } from '../limits/address-key.ts';
import { createJudge, toAnswer } from './errors.ts';
import type { HandlerInput, Handlers, Log } from './handler.ts';
import { type Asked, innerCallsOf, readAsked } from './inner-call.ts';

/** For whom a page is made: what of a request goes along to the calls inside it. */
type Visitor = { address: string; language: Language; log: Log };

/** Answers what a page asks; null where that is to go the way of every request. */
export type InnerCalls = (request: ApiRequest, visitor: Visitor) => Promise<ApiReply | null>;

type Context = Pick<Deps, 'limits' | 'metrics' | 'texts'> & {
  kept: KeptReplies;
  judge: ReturnType<typeof createJudge>;
};
/** What a handler answered; the text is null where the answer comes in slices. */
type Made = { text: string | null; headers: Record<string, string> };

/**
 * Answers the calls that a page makes from their handlers: with the validation, limits, reply filter and refusals of their
 * routes, and without a request, its way and its bytes. Only calls whose replies may be kept for everybody are answered so.
 */
export function createInnerCalls(handlers: Handlers, deps: Deps, kept: KeptReplies): InnerCalls {
  const known = innerCallsOf(handlers);
  const { limits, metrics, texts } = deps;
  const context = { limits, metrics, texts, kept, judge: createJudge(texts) };
  return async (request, visitor) => {
    const asked = readAsked(known, request);
    if (!asked) return null;
    const started = performance.now();
    try {
      return await take(asked, visitor, started, context);
    } catch (error) {
      noteUnkept();
      const { call } = asked.inner;
      const text = texts(visitor.language);
      const { status, headers, body } = toAnswer(context.judge(error, visitor, text), call, text);
      tell(call, status, started, visitor, context);
      // What is undefined is not sent either.
      return { status, headers, body: JSON.parse(JSON.stringify(body)) };
    }
  };
}

async function take(
  asked: Asked,
  visitor: Visitor,
  started: number,
  context: Context,
): Promise<ApiReply | null> {
  const { call } = asked.inner;
  const { kept, limits } = context;
  const taken = await kept.inner.take<Made>({
    key: `${visitor.language} ${asked.url}`,
    hasRoom: asked.hasRoom,
    make: () => make(asked, visitor, context),
    toReply: ({ since, notes, made: { text, headers } }) =>
      notes.mayKeep && text !== null ? new InnerReply({ text, headers }, since, notes) : null,
    count: () =>
      limits.searchPerAddress.trySpend(addressKey(visitor.address)).then((refusal) => !refusal),
  });
  if (taken.reply) presentNotes()?.add(taken.reply);
  const { text, headers } = taken.reply ?? taken.made;
  if (text === null) return null;
  // What was kept is counted as that.
  if (!taken.isHit) tell(call, call.status, started, visitor, context);
  return { status: call.status, headers, body: JSON.parse(text) };
}

async function make({ inner, params, query }: Asked, visitor: Visitor, { texts }: Context) {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  const input = {
    params,
    query,
    headers: {},
    body: undefined,
    photo: null,
    actor: null,
    address: visitor.address,
    text: texts(visitor.language),
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    log: visitor.log,
  } as unknown as HandlerInput<Call>;
  const answer = await inner.handler(input);
  return { text: isLong(answer) ? null : inner.write(answer, query.view), headers };
}

/** It is told of as if it had been a request: under its own route. */
function tell(
  { path, method }: Call,
  status: number,
  started: number,
  { log }: Visitor,
  { metrics }: Context,
): void {
  const ms = performance.now() - started;
  metrics?.metrics.countRequest(path, method, status, ms / 1000);
  log.info({ method, route: path, status, ms: Math.round(ms) }, 'answered');
}
