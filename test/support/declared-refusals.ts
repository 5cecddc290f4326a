import type { Call } from '#contract/define.ts';
import { type ErrorCode, fieldErrors } from '#contract/errors.ts';
import { calls } from '#contract/index.ts';

/** What stands before and behind every handler may refuse any call with these. */
const anywhere: readonly ErrorCode[] = [
  'bad_request',
  'unexpected',
  'unavailable',
  'banned',
  'read_only',
];
/** And with these what comes with a body. */
const ofBodies: readonly ErrorCode[] = ['body_too_large', ...fieldErrors];

const all = Object.entries(calls as Record<string, Call>).map(([name, call]) => {
  const path = call.path.replace(/:\w+/g, '[^/?]+').replace('*', '[^?]*');
  return { name, call, pattern: new RegExp(`^${path}(\\?|$)`) };
});

/** A sentence about a refusal that the contract of its call does not declare, or null. */
export function findUndeclared(method: string, url: string, code: unknown): string | null {
  if (typeof code !== 'string') return null;
  const asked = all.filter(({ call, pattern }) => call.method === method && pattern.test(url));
  const isDeclared = ({ call: { errors, body } }: (typeof all)[number]) =>
    [...errors, ...anywhere, ...(body ? ofBodies : [])].some((one) => one === code);
  if (asked.length === 0 || asked.some(isDeclared)) return null;
  const names = asked.map(({ name }) => name).join(' or ');
  return `${names} refused with ${code}, which the \`errors\` of its contract lack`;
}
