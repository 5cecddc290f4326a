import { describe, expect, test } from 'vitest';
import { isAtLength } from '#test/support/at-length.ts';
import { operations } from '../operations.ts';
import type { OpenStorage } from './fixtures.ts';
import { PortWatch } from './watch-port.ts';

/** Every contract of the storage room: a file that is there is run, none has to be listed. */
const contracts = import.meta.glob<Record<string, (open: OpenStorage) => void>>(
  '../**/*.contract.ts',
  { eager: true },
);

/** The one suite that every engine passes. */
export function describeStorage(name: string, open: OpenStorage): void {
  const called = new Set<string>();
  // Whatever order the contracts are played in, what they called is known after them.
  describe(name, { shuffle: false }, () => {
    describe('contracts', { shuffle: isAtLength }, () => {
      for (const contract of Object.values(contracts)) {
        for (const describeFeature of Object.values(contract))
          describeFeature(watching(open, called));
      }
    });

    test('every operation is called by a contract', () => {
      const forgotten = Object.keys(operations).filter((operation) => !called.has(operation));
      expect(forgotten, 'called by no *.contract.ts beside its feature').toEqual([]);
    });
  });
}

/** Again what searching promises, for another way in which an engine may search. */
export function describeSearching(name: string, open: OpenStorage): void {
  const searching = Object.entries(contracts).filter(([path]) =>
    /search|facets|related/.test(path),
  );
  describe(name, () => {
    for (const [, contract] of searching)
      for (const describeFeature of Object.values(contract)) describeFeature(open);
  });
}

/** The same storage, with what the contracts do noted. */
function watching(open: OpenStorage, called: Set<string>): OpenStorage {
  return async () => {
    const opened = await open();
    const watch = new PortWatch(called);
    return {
      storage: watch.watch(opened.storage),
      reopen: async () => watch.watch(await opened.reopen()),
      get elsewhere() {
        watch.share();
        return opened.elsewhere;
      },
      [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    };
  };
}
