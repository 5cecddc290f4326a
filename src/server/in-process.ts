import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Send } from '#contract/client.ts';
import type { Topic } from './cache/data-version.ts';
import type { KeptReplies } from './cache/kept-replies.ts';

/**
 * What a page was made from: the topics of its calls, or null once one of them gave a reply that
 * is not kept (a refusal above all: a page that shows a failure must not outlive it).
 */
export type Used = { topics: Topic[] | null; isCounted: boolean };

/**
 * Carries a page's API calls to the same routes that strangers use, without a socket.
 * The visitor's own address goes along, so that limits count the visitor and not the server.
 */
export function createInProcessSend(
  app: FastifyInstance,
  kept: KeptReplies,
  address: string,
): { send: Send; used: Used } {
  const used: Used = { topics: [], isCounted: false };
  const send: Send = async ({ method, url, headers }) => {
    const reply = await app.inject({ method, url, headers, remoteAddress: address });
    note(used, reply, kept);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: isJson ? JSON.parse(reply.body) : reply.body,
    };
  };
  return { send, used };
}

function note(used: Used, reply: LightMyRequestResponse, kept: KeptReplies): void {
  const source = reply.statusCode === 200 ? kept.peek(reply.raw.req) : null;
  if (!source) used.topics = null;
  else used.topics?.push(...source.topics);
  if (source?.isCounted) used.isCounted = true;
}
