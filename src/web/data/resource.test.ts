import { expect, test } from 'vitest';
import { createResource } from './resource.ts';

const answered = (value: string | null) => async () => value;

test('the value before stays until the answer is here, and a failure leaves it', async () => {
  const resource = createResource<string>();
  await resource.load('a', answered('first'));
  const second = resource.load('b', answered('second'));
  expect(resource.store.get()).toMatchObject({ key: 'a', value: 'first', isLoading: true });
  await second;
  expect(resource.store.get()).toMatchObject({ key: 'b', value: 'second', isLoading: false });
  await resource.load('c', answered(null));
  expect(resource.store.get()).toMatchObject({ key: 'c', value: 'second', hasFailed: true });
});

test('an answer that comes after another question, or after a logout, is dropped', async () => {
  const resource = createResource<string>();
  const slow = Promise.withResolvers<string>();
  const late = resource.load('slow', () => slow.promise);
  await resource.load('quick', answered('quick'));
  slow.resolve('slow');
  await late;
  expect(resource.store.get()).toMatchObject({ key: 'quick', value: 'quick' });
  const asked = resource.load('again', answered('of who was here before'));
  resource.forget();
  await asked;
  expect(resource.store.get()).toMatchObject({ key: null, value: null, isLoading: false });
});

test('an answer that may not know of a change made here is asked for again', async () => {
  const resource = createResource<string>();
  const answers = ['before the change', 'after it'];
  const loaded = resource.load('a', async () => answers.shift() ?? null);
  resource.change(() => 'changed');
  expect(resource.store.get().value).toBe('changed');
  await loaded;
  expect(resource.store.get().value).toBe('after it');
});
