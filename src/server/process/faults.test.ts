import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test('what may succeed another time is a fault, whoever says so', () => {
  const late = new DOMException('late', 'TimeoutError');
  const wrapped = new Error('outer', { cause: coded('ECONNREFUSED') });
  const busy = Object.assign(new Error('no'), { errcode: 5 });
  for (const error of [late, wrapped, busy, coded('57014'), coded('40P01'), coded('EREMOTEIO')]) {
    expect(faultOf(error)).toBe('unreachable');
  }
  expect(faultOf(coded('53100'))).toBe('full');
  expect(faultOf(coded('EROFS'))).toBe('readOnly');
});

test('a mistake of ours is none', () => {
  for (const error of [new TypeError('no'), coded('23503'), coded('42601'), null, 'no']) {
    expect(faultOf(error)).toBeNull();
  }
});
