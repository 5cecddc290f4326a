import { expect, test } from 'vitest';
import { uploadSend } from './upload-send.ts';

test('an upload that was given up before it began asks for nothing, and is answered as a lost connection', async () => {
  // No such request can be made here: one that was begun would throw.
  const send = uploadSend({ onProgress: () => undefined, signal: AbortSignal.abort() });
  const request = { method: 'POST', url: '/api/v1/photos', headers: {}, form: true } as const;
  expect(await send({ ...request, body: new FormData() })).toMatchObject({ status: 0, body: null });
});
