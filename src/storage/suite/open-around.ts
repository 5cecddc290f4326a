import { afterAll, beforeAll } from 'vitest';
import type { Storage } from '../port.ts';
import type { OpenStorage, StorageUnderTest } from './fixtures.ts';

/** A storage for the tests around the call: opened before the first of them, closed after the last. */
export function openAround(open: OpenStorage): Storage {
  let opened: StorageUnderTest | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());
  return new Proxy({} as Storage, { get: (_, part: keyof Storage) => opened?.storage[part] });
}
