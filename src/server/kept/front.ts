import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { KeptReplies } from './kept-replies.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers what is kept before the framework sees the request, with the very headers that the
 * framework once gave it, once `refuse` has let the request pass. Everything else goes on as before.
 */
export function putInFront(
  server: Server,
  kept: KeptReplies,
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const behind = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (refuse(request, response)) return;
    if (kept.answerAtOnce(request, response)) return;
    for (const listener of behind) listener.call(server, request, response);
  });
}
