import type { FastifyInstance } from 'fastify';
import type { ApiReply, ApiRequest, Send } from '#contract/client.ts';
import { type Language, languageHeaders } from '#contract/languages.ts';
import { noteUnkept } from '../kept/notes.ts';
import type { Log } from './handler.ts';
import type { InnerCalls } from './inner-calls.ts';

/** Answers inside the process, and where a fault in there is told of. */
type Inside = { calls: InnerCalls; log: Log };

/**
 * Carries a page's API calls to what answers strangers too, without a socket: to the handlers where `inside` knows them, else through
 * the routes. The visitor's own address goes along, so that limits count the visitor and not the server, and so does the page's language.
 * A page that was told a refusal is not kept: it must not outlive it.
 */
export function createInProcessSend(
  app: FastifyInstance,
  address: string,
  language: Language,
  inside?: Inside,
): Send {
  return async (request) => {
    const reply = await inside?.calls(request, { address, language, log: inside.log });
    return reply ?? askRoutes(app, address, language, request);
  };
}

async function askRoutes(
  app: FastifyInstance,
  address: string,
  language: Language,
  { method, url, headers: given }: ApiRequest,
): Promise<ApiReply> {
  const headers = { ...given, ...languageHeaders(language) };
  const reply = await app.inject({ method, url, headers, remoteAddress: address });
  if (reply.statusCode !== 200) noteUnkept();
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(
      Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: isJson ? JSON.parse(reply.body) : reply.body,
  };
}
