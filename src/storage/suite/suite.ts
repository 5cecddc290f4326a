import { describe } from 'vitest';
import type { OpenStorage } from './fixtures.ts';

/** Every contract of the storage room: a file that is there is run, none has to be listed. */
const contracts = import.meta.glob<Record<string, (open: OpenStorage) => void>>(
  '../**/*.contract.ts',
  { eager: true },
);

/** The one suite that every engine passes. */
export function describeStorage(name: string, open: OpenStorage): void {
  describe(name, () => {
    for (const contract of Object.values(contracts)) {
      for (const describeFeature of Object.values(contract)) describeFeature(open);
    }
  });
}
