import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createAddressOf, toTrust } from './visitor-address.ts';

const chains = [
  undefined,
  '',
  ' ',
  '7.7.7.7',
  ' 7.7.7.7 ',
  '6.6.6.6, 7.7.7.7',
  '6.6.6.6,7.7.7.7,10.0.0.2',
  '5.5.5.5, 6.6.6.6,\t7.7.7.7, 10.0.0.2',
  '2001:db8::1, [2001:db8::2]:80',
  'unknown, _hidden',
  ',7.7.7.7',
  '7.7.7.7,',
  '6.6.6.6,,7.7.7.7',
  '6.6.6.6 7.7.7.7, 8.8.8.8',
  '6.6.6.6 , 7.7.7.7',
];

test.each([
  ['nobody', false],
  ['one hop', 1],
  ['two hops', 2],
  ['nine hops', 9],
  ['a list', ['10.0.0.0/8']],
] as const)(
  'where %s is believed the address is the framework’s, or left to it',
  async (_who, trusted) => {
    const trust = typeof trusted === 'object' ? [...trusted] : trusted;
    const addressOf = createAddressOf(trust);
    const app = Fastify({ trustProxy: toTrust(trust) ?? false });
    app.get('/', async ({ raw, ip }) => ({ ours: addressOf(raw), framework: ip }));
    let told = 0;
    for (const chain of chains) {
      const headers = chain === undefined ? {} : { 'x-forwarded-for': chain };
      const reply = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers });
      const { ours, framework } = reply.json();
      if (ours !== null) expect({ chain, address: ours }).toEqual({ chain, address: framework });
      if (ours !== null) told += 1;
    }
    expect(told).toBe(trust === false ? chains.length : typeof trust === 'number' ? 7 : 0);
    await app.close();
  },
);
