import { expect, test } from 'vitest';
import { BadCursor } from '../port.ts';
import { ConnectionLost, isGone, isLost, toFailure } from './failures.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test('a connection that ended is lost, in whichever way it is told', () => {
  const told = ['EPIPE', 'ERR_STREAM_DESTROYED', '25006'].map(coded);
  for (const error of [...told, new Error('Connection terminated unexpectedly')]) {
    expect(toFailure(error)).toBeInstanceOf(ConnectionLost);
    expect(isLost(error) && isGone(error)).toBe(true);
  }
});

test('one that is only late is lost, and perhaps not gone', () => {
  const late = new Error('Query read timeout');
  expect([isLost(late), isGone(late)]).toEqual([true, false]);
});

test('a refusal is what it was', () => {
  for (const error of [coded('23505'), new BadCursor('no'), new TypeError('no')])
    expect(toFailure(error)).toBe(error);
});
