import { beforeAll, describe, expect, test } from 'vitest';
import type { RelaxedWriter } from '../../port.ts';
import { newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** Counted tries, whatever the engine. */
export function describeTries(open: OpenStorage): void {
  describe('tries', () => {
    const storage = openAround(open);
    let tries: RelaxedWriter;
    beforeAll(() => {
      tries = storage.relaxed;
    });

    const later = () => Date.now() + 60_000;

    test('points add up under a key and keep the first expiry', async () => {
      const [key, expiry] = [newId(), later()];
      expect(await tries.findTries(key)).toBeNull();
      expect(await tries.addTries(key, 1, expiry, false)).toEqual({ points: 1, expiresAt: expiry });
      const more = await tries.addTries(key, 2, expiry + 5, false);
      expect(more).toEqual({ points: 3, expiresAt: expiry });
      expect(await tries.findTries(key)).toEqual(more);
    });

    test('an expired key is absent and starts anew', async () => {
      const [key, expiry] = [newId(), later()];
      await tries.addTries(key, 5, Date.now() - 1, false);
      expect(await tries.findTries(key)).toBeNull();
      expect(await tries.addTries(key, 1, expiry, false)).toEqual({ points: 1, expiresAt: expiry });
    });

    test('a count from before the clock was set back starts anew', async () => {
      const [key, expiry] = [newId(), later()];
      await tries.addTries(key, 5, expiry + 365 * 24 * 60 * 60 * 1000, false);
      expect(await tries.addTries(key, 1, expiry, false)).toEqual({ points: 1, expiresAt: expiry });
    });

    test('renewing starts anew, and without an expiry a key stays', async () => {
      const key = newId();
      await tries.addTries(key, 5, later(), false);
      expect(await tries.addTries(key, 2, null, true)).toEqual({ points: 2, expiresAt: null });
      expect(await tries.addTries(key, 2, later(), false)).toEqual({ points: 4, expiresAt: null });
    });

    test('tries at once are all counted', async () => {
      const [key, expiry] = [newId(), later()];
      const rows = await Promise.all(
        Array.from({ length: 20 }, () => tries.addTries(key, 1, expiry, false)),
      );
      const counted = rows.map(({ points }) => points).sort((a, b) => a - b);
      expect(counted).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });

    test('a key is deleted once', async () => {
      const key = newId();
      await tries.addTries(key, 1, later(), false);
      expect(await tries.deleteTries(key)).toBe(true);
      expect(await tries.deleteTries(key)).toBe(false);
      expect(await tries.findTries(key)).toBeNull();
    });

    test('the sweep deletes what has expired and nothing else', async () => {
      const [young, lasting, old] = [newId(), newId(), newId()];
      await tries.addTries(young, 1, later(), false);
      await tries.addTries(lasting, 1, null, false);
      await tries.addTries(old, 1, Date.now() - 5, false);
      await tries.deleteExpiredTries(Date.now());
      expect(await tries.findTries(young)).not.toBeNull();
      expect(await tries.findTries(lasting)).not.toBeNull();
      expect(await tries.deleteTries(old)).toBe(false);
    });
  });
}
