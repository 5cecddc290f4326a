import { expect, test } from 'vitest';
import { hostsOf } from './hosts.ts';

test('an address names one host, or several', () => {
  const one = 'postgres://cook:p%40ss@db1:5432/potluck?sslmode=require';
  expect(hostsOf(one)).toEqual([one]);
  expect(
    hostsOf('postgres://cook:a,b@db1,[::1]:5433,db3:5434/potluck?target_session_attrs=read-write'),
  ).toEqual([
    'postgres://cook:a,b@db1/potluck?target_session_attrs=read-write',
    'postgres://cook:a,b@[::1]:5433/potluck?target_session_attrs=read-write',
    'postgres://cook:a,b@db3:5434/potluck?target_session_attrs=read-write',
  ]);
});
