import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherMs, mailDueAt } from './mail-times.ts';

const due = (mail: 'daily' | 'weekly', time: string) =>
  new Date(mailDueAt(mail, Date.parse(time)) ?? 0).toISOString();

test('a mail at once waits for what comes with it, and where none is wanted none is due', () => {
  expect(mailDueAt('now', 5)).toBe(5 + gatherMs);
  expect(mailDueAt('off', 5)).toBeNull();
});

test('days and weeks end at six on the clock of the world, weeks on a Saturday', () => {
  expect(due('daily', '2026-11-23T05:59:59.999Z')).toBe('2026-11-23T06:00:00.000Z');
  expect(due('daily', '2026-11-23T06:00:00.000Z')).toBe('2026-11-24T06:00:00.000Z');
  expect(due('weekly', '2026-11-23T06:00:00.000Z')).toBe('2026-11-28T06:00:00.000Z');
  expect(due('weekly', '2026-11-28T06:00:00.000Z')).toBe('2026-12-05T06:00:00.000Z');
});

test('each moment belongs to one digest, which is after it and no later than a period', () => {
  const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(moments, fc.constantFrom('daily' as const, 'weekly' as const), (at, mail) => {
      const period = (mail === 'daily' ? 1 : 7) * 86_400_000;
      const end = mailDueAt(mail, at) ?? 0;
      expect(end > at && end <= at + period).toBe(true);
      expect(mailDueAt(mail, end - 1)).toBe(end);
      expect(mailDueAt(mail, end)).toBe(end + period);
    }),
  );
});
