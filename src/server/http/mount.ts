import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Call } from '#contract/define.ts';
import { type CallName, calls } from '#contract/index.ts';
import { languageHeader } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { KeptReplies, Made } from '../kept/kept-replies.ts';
import { isLong, type LongAnswer, type Serialize, writeLongReply } from '../kept/long-reply.ts';
import { mayKeep } from '../kept/may-keep.ts';
import { noteUnkept, presentNotes, unnoted } from '../kept/notes.ts';
import { addressKey } from '../limits/address-key.ts';
import { ReplyTurns } from '../process/reply-turns.ts';
import type { Actor, Handler, HandlerInput, Handlers } from './handler.ts';
import { createInnerCalls, type InnerCalls } from './inner-calls.ts';
import { languageOf } from './language.ts';
import { createLargeBodies, type LargeBodies } from './large-bodies.ts';
import { readForm } from './multipart.ts';
import { refuseForeignPage } from './own-pages.ts';
import { Refusal } from './refusal.ts';
import { requireActor } from './session.ts';
import { bodySchema, joinParts, tidyFields } from './validation.ts';
import { createWrite } from './write-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of this route; absent on pages and files. */
    call?: Call;
  }
  interface FastifyRequest {
    actor: Actor | null;
    /** When its actor was found, by `performance.now()`. */
    admittedAt: number;
    photo: Uint8Array | null;
  }
}

/** Registers every call of the contract with its guard, validation, handler and reply filter; answers with what pages ask without a request. */
export function mountCalls(
  app: FastifyInstance,
  handlers: Handlers,
  deps: Deps,
  kept: KeptReplies,
): InnerCalls {
  app.decorateRequest('actor', null);
  app.decorateRequest('admittedAt', 0);
  app.decorateRequest('photo', null);
  const large = createLargeBodies();
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name];
    const handler = handlers[name] as Handler<Call>;
    app.route({
      ...toRoute(call, deps, large),
      handler: mayKeep(call)
        ? keeping(call, handler, kept, deps)
        : answering(call, handler, deps, large),
    });
  }
  return createInnerCalls(handlers, deps, kept);
}

/** A body that comes within this time came at once. */
const shortMs = 100;

function toRoute(call: Call, deps: Deps, large: LargeBodies): Omit<RouteOptions, 'handler'> {
  return {
    method: call.method,
    url: call.path,
    ...(call.body?.maxBytes ? { bodyLimit: call.body.maxBytes } : {}),
    config: { call },
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.headers ? { headers: call.headers } : {}),
      ...(call.body ? { body: bodySchema(call.body) } : {}),
      response: { [call.status]: call.reply },
    },
    async onRequest(request, reply) {
      if (call.isForOwnPages) refuseForeignPage(request, deps.config);
      if (call.who !== 'anyone') request.actor = await requireActor(request, call, deps);
      request.admittedAt = performance.now();
      await large.enter(request, reply, call);
    },
    async preValidation(request) {
      if (call.body) await prepareBody(request, call.body);
    },
    async preHandler(request) {
      // A body may take minutes: a person who is kept from it by now, or has no session any more, does it no more.
      if (request.actor && performance.now() - request.admittedAt > shortMs)
        request.actor = await requireActor(request, call, deps);
    },
  };
}

/** Answers from the handler each time, for this client alone. */
function answering(
  call: Call,
  handler: Handler<Call>,
  deps: Deps,
  large: LargeBodies,
): RouteOptions['handler'] {
  const write = createWrite(call);
  return async (request, reply) => {
    noteUnkept();
    const answer = await large
      .workOn(request, () => unnoted(() => handler(toInput(request, reply, call, deps))))
      .catch((error: unknown) => refuseWhoIsGone(error, request.actor, deps));
    reply.code(call.status).header('cache-control', 'no-store');
    if (isLong(answer)) {
      return reply.type(json).send(await unnoted(() => inSlices(call, answer, reply)));
    }
    if (typeof answer === 'string') return reply.type('text/plain; charset=utf-8').send(answer);
    return reply.type(json).send(write(answer, viewOf(request)));
  };
}

/** An account may be deleted while its owner's photo is on the way; the database then refuses the rest; so it does where they have just left. */
async function refuseWhoIsGone(error: unknown, actor: Actor | null, { reader }: Deps) {
  const isGone = actor && !(error instanceof Refusal) && !(await reader.findUser(actor.id))?.handle;
  throw isGone ? new Refusal('not_signed_in') : error;
}

/** Answers with a kept reply, or from the handler and keeps that. */
function keeping(
  call: Call,
  handler: Handler<Call>,
  kept: KeptReplies,
  deps: Deps,
): RouteOptions['handler'] {
  const write = createWrite(call);
  const make = async (
    request: FastifyRequest,
    reply: FastifyReply,
    turns: Turns,
  ): Promise<Made> => {
    await turns?.begin();
    const answer = await handler(toInput(request, reply, call, deps));
    // What many asked a thread or a database for comes at once as well.
    await turns?.begin();
    reply.code(call.status).header('cache-control', 'no-cache').type(json);
    varyByLanguage(reply);
    if (isLong(answer)) {
      noteUnkept();
      await deps.limits.heavyPerAddress.spend(addressKey(request.ip));
      return { body: await inSlices(call, answer, reply) };
    }
    return { body: write(answer, viewOf(request)) };
  };
  const names = Object.keys(call.query?.properties ?? {});
  return (request, reply) => {
    // A page has a turn of its own, and what it asks for is made in that.
    const turns = presentNotes() === null ? replyTurns : null;
    return kept.answer(request, reply, () => make(request, reply, turns), names);
  };
}

type Turns = ReplyTurns | null;

/** Replies that nobody has kept: twenty that are asked for at once would hold the event loop for all of their times. */
const replyTurns = new ReplyTurns();

/** Tells caches what the kept replies know: the same call may have other words in another language. */
function varyByLanguage(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, ${languageHeader}` : languageHeader);
}

const json = 'application/json; charset=utf-8';

const viewOf = ({ query }: FastifyRequest): unknown => (query as { view?: string }).view;

/** Each item passes the same filter as in a reply that is made at once. */
function inSlices(
  { path, longList }: Call,
  answer: LongAnswer,
  reply: FastifyReply,
): Promise<string | Readable> {
  if (!longList) throw new Error(`${path} declares no long list`);
  return writeLongReply(
    answer,
    longList,
    (schema) => reply.compileSerializationSchema(schema as Record<string, unknown>) as Serialize,
  );
}

/** Reads a form into fields, and tidies every field. Forms may come as JSON with the same fields. */
async function prepareBody(request: FastifyRequest, body: NonNullable<Call['body']>) {
  if (request.isMultipart()) {
    if (body.kind === 'json') throw new Refusal('bad_request');
    const form = await readForm(request);
    request.photo = form.photo;
    request.body = joinParts(form.fields, body.schema.properties);
  }
  request.body = tidyFields(request.body, body.schema.properties);
}

function toInput(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  deps: Deps,
): HandlerInput<Call> {
  return {
    params: request.params as HandlerInput<Call>['params'],
    query: request.query as HandlerInput<Call>['query'],
    headers: request.headers as HandlerInput<Call>['headers'],
    body: request.body as HandlerInput<Call>['body'],
    photo: request.photo,
    actor: request.actor as never,
    address: request.ip,
    text: deps.texts(languageOf(request)),
    lookAgain: () => requireActor(request, { ...call, isFoundFirst: false }, deps),
    setHeader: (name, value) => reply.header(name, value),
    log: request.log,
  };
}
