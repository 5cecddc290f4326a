import { expect, test } from 'vitest';
import { editBehindTime, jumpAhead, publishBehindTime } from '#test/support/faults/clock.ts';

test('a clock set back makes no edit older than the one before', async () => {
  expect(await editBehindTime()).toEqual([]);
});

test('a clock set back ends no session, and publishing goes on under ids of their own', async () => {
  expect(await publishBehindTime()).toEqual([]);
});

test('a clock that jumps a month ahead ends sessions and nothing else, also after it is set right', async () => {
  expect(await jumpAhead()).toEqual([]);
});
