import type { FastifyInstance } from 'fastify';
import type { Send } from '#contract/client.ts';
import { type Language, languageHeaders } from '#contract/languages.ts';
import { noteUnkept } from '../kept/notes.ts';

/**
 * Carries a page's API calls to the same routes that strangers use, without a socket.
 * The visitor's own address goes along, so that limits count the visitor and not the server, and so does the page's language.
 * A page that was told a refusal is not kept: it must not outlive it.
 */
export function createInProcessSend(
  app: FastifyInstance,
  address: string,
  language: Language,
): Send {
  return async ({ method, url, headers: given }) => {
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
  };
}
