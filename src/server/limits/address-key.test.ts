import { expect, test } from 'vitest';
import { addressKey, blockKey, readBlock } from './address-key.ts';

test.each([
  '10.1.2.3',
  ' 10.1.2.3 ',
  '10.1.2.3:50123',
  '::ffff:10.1.2.3',
  '::FFFF:10.1.2.3',
  '[::ffff:10.1.2.3]:443',
  '::ffff:0a01:203',
  '0:0:0:0:0:FFFF:10.1.2.3',
  '0000:0000:0000:0000:0000:ffff:0a01:0203',
])('%s is counted as 10.1.2.3', (address) => {
  expect(addressKey(address)).toBe('10.1.2.3');
});

test.each([
  '2001:db8:1:2::1',
  '2001:DB8:1:2::1',
  '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
  '[2001:db8:1:2::1]',
  '[2001:db8:1:2::1]:50123',
  '2001:db8:1:2:3::1.2.3.4',
])('%s is counted as its network', (address) => {
  expect(addressKey(address)).toBe('2001:db8:1:2');
});

test('networks and the loopback are told apart', () => {
  const keys = ['2001:db8:1:3::1', '2001:db8::1', '::1', 'fe80::1%eth0', '127.0.0.1'];
  expect(keys.map(addressKey)).toEqual([
    '2001:db8:1:3',
    '2001:db8:0:0',
    '0:0:0:0',
    'fe80:0:0:0',
    '127.0.0.1',
  ]);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '999.1.1.1',
  '1.2.3.4:x',
  '::ffff:10.1.2.3:1:2:3:4:5',
  '[::1',
  undefined,
])('%j is no address, and whoever says so is one visitor', (address) => {
  expect(addressKey(address)).toBe('unknown');
});

test.each([
  ['10.1.2.3', '10.1.2/24'],
  ['10.1.2.255:50123', '10.1.2/24'],
  ['::ffff:10.1.3.3', '10.1.3/24'],
  ['2001:db8:1:2::1', '2001:db8:1/48'],
  ['[2001:db8:1:ffff::9]:443', '2001:db8:1/48'],
  ['2001:db8:2::1', '2001:db8:2/48'],
  ['::1', '0:0:0/48'],
  ['unknown', 'unknown'],
])('%s belongs to the block %s', (address, block) => {
  expect(blockKey(address)).toBe(block);
});

test.each([
  ...['10.1.2.3', '10.1.2/24', '10.1.2.0/24', ' 10.1.2.9/24 '].map((typed) => [typed, '10.1.2/24']),
  ...['2001:db8:1:2::1', '2001:db8:1/48', '2001:DB8:1::/48', '2001:0db8:0001:2::/48'].map(
    (typed) => [typed, '2001:db8:1/48'],
  ),
  ['0:0:0/48', '0:0:0/48'],
  ['unknown', 'unknown'],
])('%j that somebody typed is the block %s', (typed, block) => {
  expect(readBlock(typed)).toBe(block);
});

test.each([
  '',
  '10.1.2',
  '10.1.2.300',
  '10.1.2.3.4',
  '300.1.2/24',
  '10.1.2.0/16',
  '10.1.2.0/48',
  '/24',
  '2001:db8:1',
  '2001:db8:1::/24',
  '2001:db8:1:2/48',
  'somewhere',
  'unknown/24',
])('%j that somebody typed is no block', (typed) => {
  expect(readBlock(typed)).toBeUndefined();
});
