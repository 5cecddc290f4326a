import { afterEach, expect, test } from 'vitest';
import { createSubmits } from '#web/forms/submits.ts';
import { type Auth, authStore } from './auth.ts';
import { endBehind } from './use-form-uploads.ts';

const logIn = (_id: string) =>
  authStore.set({ user: { _id } as Auth['user'], token: `token of ${_id}` });

afterEach(() => authStore.set(authStore.initial));

/** A form of Asha's with a submit that is under way until `finish`, and how often its uploads were ended. */
function setUp() {
  logIn('asha');
  const submits = createSubmits();
  const ends: string[] = [];
  const uploads = { begin: () => undefined, end: () => void ends.push('end') };
  const { promise, resolve } = Promise.withResolvers<void>();
  const submit = submits.noting(() => promise);
  return { submits, uploads, ends, submit, finish: resolve };
}

test('uploads end with their form where no submit waits for them', () => {
  const { submits, uploads, ends } = setUp();
  endBehind(submits, uploads, 'asha');
  expect(ends).toHaveLength(1);
});

test('uploads that a submit waits for end with it, and whoever logs in afterwards is nothing to them', async () => {
  const { submits, uploads, ends, submit, finish } = setUp();
  const submitted = [submit(), submit()];
  endBehind(submits, uploads, 'asha');
  expect(ends).toEqual([]);
  finish();
  await Promise.all(submitted);
  expect(ends).toHaveLength(1);
  logIn('ben');
  expect(ends).toHaveLength(1);
});

test('uploads that a submit waits for end once somebody else is logged in', async () => {
  const { submits, uploads, ends, submit, finish } = setUp();
  const submitted = submit();
  endBehind(submits, uploads, 'asha');
  logIn('ben');
  expect(ends).toHaveLength(1);
  finish();
  await submitted;
});

test('a submit that fails is over, and a form that follows a login of somebody else ends at once', async () => {
  const { submits, uploads, ends } = setUp();
  const failed = submits.noting(() => Promise.reject(new Error('No line')))();
  endBehind(submits, uploads, 'asha');
  await expect(failed).rejects.toThrow('No line');
  expect(ends).toHaveLength(1);
  const next = setUp();
  void next.submit();
  logIn('ben');
  endBehind(next.submits, next.uploads, 'asha');
  expect(next.ends).toHaveLength(1);
  next.finish();
});
