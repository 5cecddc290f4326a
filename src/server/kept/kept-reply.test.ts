import { expect, test } from 'vitest';
import { KeptReply } from './kept-reply.ts';

const body = Buffer.from('compressible '.repeat(200));
const parts = { headers: { 'content-type': 'text/html' }, body, since: 0, topics: [] };
const reply = (compressed: { br: Buffer; gzip: Buffer } | null = null) =>
  new KeptReply({ ...parts, until: null, isCounted: false, compressed });

test('a body that could not be compressed once is compressed when it is asked for again', async () => {
  const asked = reply({ br: body, gzip: body });
  const made = reply();
  Object.assign(made, { body: { byteLength: body.byteLength } });
  await expect(made.readyAs(asked)).rejects.toThrow();
  Object.assign(made, { body });
  const { size } = made;
  await made.readyAs(asked);
  expect(made.size).toBeGreaterThan(size);
});
