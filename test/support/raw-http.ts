import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which any bytes may be sent, well-formed or not. */
export async function dial(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // A server that hangs up in the middle of a write is what many tests are after.
  socket.on('error', () => undefined);
  return socket;
}

type RawReply = { status: number; head: string; body: string };

/** Sends bytes and answers with the first reply; status 0 when the line was cut without one. */
export async function exchange(origin: string, bytes: string | Uint8Array): Promise<RawReply> {
  const socket = await dial(origin);
  socket.write(bytes);
  const reply = await readReply(socket);
  socket.destroy();
  return reply;
}

/** Reads one reply from a connection; a chunked body comes as it is on the wire. */
export async function readReply(socket: Socket): Promise<RawReply> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += (chunk as Buffer).toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = text.slice(0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    const body = text.slice(end + 4);
    const isWhole =
      length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
    if (isWhole) return { status: Number(head.split(' ')[1]), head, body };
  }
  return { status: 0, head: '', body: text };
}
