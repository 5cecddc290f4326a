// @ts-check
/**
 * The physical limit: `node:http` and nothing else, answering from memory whatever it is asked.
 * It gets its reply as a message and sends its port back.
 * @typedef {{ headers: string[], body: Uint8Array }} BareReply headers as names and values in turn
 */
import { createServer } from 'node:http';

/** @type {BareReply} */
let reply = { headers: ['content-length', '2'], body: Buffer.from('ok') };

const server = createServer((_request, response) => {
  response.writeHead(200, reply.headers);
  response.end(reply.body);
});
server.keepAliveTimeout = 65_000;
process.on('message', (given) => {
  if (given && typeof given === 'object' && 'body' in given) {
    const { headers, body } = /** @type {BareReply} */ (given);
    reply = { headers, body: Buffer.from(body) };
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') {
    console.log(`http://127.0.0.1:${address.port}`);
  }
});
