import { expect, test } from 'vitest';
import { BadSetting } from '../settings/settings.ts';
import { toldOfListening } from './listen.ts';

const where = { host: 'site.example.org', port: 80 };
const failed = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

test.each([
  ['listen', 'EACCES', 'Set a PORT above 1023'],
  ['bind', 'EACCES', 'Set a PORT above 1023'],
  ['bind', 'EADDRINUSE', 'another program listens there'],
  ['getaddrinfo', 'EAI_AGAIN', 'cannot be looked up'],
  ['listen', 'ENOTSUP', 'listen ENOTSUP'],
])('what %s says with %s is told of HOST and PORT, and of no folder', (syscall, code, reason) => {
  const told = toldOfListening(failed(syscall, code), where);
  expect(told).toBeInstanceOf(BadSetting);
  expect(String(told)).toMatch(`HOST=site.example.org and PORT=80: `);
  expect(String(told)).toContain(reason);
});

test('an error of anything else stays as it came', () => {
  const error = failed('open', 'EACCES');
  expect(toldOfListening(error, where)).toBe(error);
});
