import { expect, test } from 'vitest';
import { createPhotoUploads, type UploadResult, type UploadState } from './photo-uploads.ts';

const file = (name: string) => new File([name], name);

function setUp() {
  const sent: { name: string; signal: AbortSignal; end: (result: UploadResult) => void }[] = [];
  const done: string[] = [];
  const states = new Map<string, UploadState | null>();
  const uploads = createPhotoUploads({
    send: ({ name }, signal) => {
      const { promise, resolve } = Promise.withResolvers<UploadResult>();
      sent.push({ name, signal, end: resolve });
      return promise;
    },
    onDone: (key, id) => done.push(`${key} ${id}`),
    onState: (key, state) => states.set(key, state),
  });
  return { sent, done, states, uploads };
}

test('photos go one after the other, and one that fails holds up none', async () => {
  const { sent, done, states, uploads } = setUp();
  for (const key of ['a', 'b', 'a']) uploads.add(key, file(key));
  expect(sent.map(({ name }) => name)).toEqual(['a']);
  expect(states.get('b')).toEqual({ kind: 'waiting' });
  sent[0]?.end({ ok: false, message: 'No line' });
  await expect.poll(() => sent.length).toBe(2);
  expect(states.get('a')).toEqual({ kind: 'failed', message: 'No line' });
  uploads.add('a', file('a'));
  sent[1]?.end({ ok: true, id: '2' });
  await expect.poll(() => sent.length).toBe(3);
  sent[2]?.end({ ok: true, id: '3' });
  await uploads.settled();
  expect(done).toEqual(['b 2', 'a 3']);
  expect([...states.values()]).toEqual([null, null]);
});

test('what is ended is aborted and sends no more, and goes anew once it begins again', async () => {
  const { sent, done, states, uploads } = setUp();
  for (const key of ['a', 'b']) uploads.add(key, file(key));
  uploads.end();
  uploads.add('c', file('c'));
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(states).toEqual(new Map(Object.entries({ a: null, b: null })));
  uploads.begin();
  // The one that was aborted has not answered yet.
  uploads.add('a', file('a'));
  sent[0]?.end({ ok: false, message: 'No line' });
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.end({ ok: true, id: '2' });
  await uploads.settled();
  expect([done, states.get('a')]).toEqual([['a 2'], null]);
});

test('what is taken back never comes, on its way or waiting', async () => {
  const { sent, done, states, uploads } = setUp();
  uploads.add('a', file('a'));
  uploads.add('b', file('b'));
  uploads.drop('b');
  uploads.drop('a');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.end({ ok: true, id: '1' });
  await uploads.settled();
  expect([sent.length, done]).toEqual([1, []]);
  expect([...states.values()]).toEqual([null, null]);
});
