import { isIPv4, isIPv6 } from 'node:net';

/** What is no address: proxies may say anything, and none of it makes a visitor somebody new; a connection that ended as it began tells none. */
const unknown = 'unknown';

/**
 * The key under which an address is counted, however it is written: with a port, in capitals, an
 * IPv4 address within IPv6. An IPv6 visitor owns a whole /64, so the key is that.
 */
export function addressKey(address: string | undefined): string {
  const parts = partsOf(address);
  if (!parts) return unknown;
  return typeof parts === 'string' ? parts : networkOf(parts, 4);
}

/**
 * The key of the block around an address, as providers give them out together: a /24 of IPv4, a /48
 * of IPv6. A visitor with many addresses has them in few blocks.
 */
export function blockKey(address: string | undefined): string {
  const parts = partsOf(address);
  if (!parts) return unknown;
  if (typeof parts !== 'string') return `${networkOf(parts, 3)}/48`;
  return `${parts.slice(0, parts.lastIndexOf('.'))}/24`;
}

/** The key of a block that somebody typed: as its key is shown, as providers write it, or an address in it; undefined where it is none of these. */
export function readBlock(typed: string): string | undefined {
  const said = typed.trim();
  if (said === unknown) return unknown;
  const [, start = said, size] = /^(.*)\/(24|48)$/.exec(said) ?? [];
  // The key itself ends with the block: the rest of it is nought.
  const whole = { 24: /^\d+(?:\.\d+){2}$/, 48: /^[\da-f]+(?::[\da-f]+){2}$/i };
  const rest = { 24: '.0', 48: '::' };
  const isKey = (size === '24' || size === '48') && whole[size].test(start);
  const block = blockKey(isKey ? start + rest[size] : start);
  return block !== unknown && (size === undefined || block.endsWith(`/${size}`))
    ? block
    : undefined;
}

/** An IPv4 address, or the eight numbers of an IPv6 address; null for what is neither. */
function partsOf(address: string | undefined): string | number[] | null {
  if (address === undefined) return null;
  const bare = withoutPort(address.trim());
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? toIPv4(groups[6] ?? 0, groups[7] ?? 0) : groups;
}

const networkOf = (groups: number[], count: number): string =>
  groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');

/** `1.2.3.4:5678` and `[2001:db8::1]:5678`, with or without the port. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1');
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A zone names an interface of this machine, nobody's address.
  const [plain = ''] = address.split('%');
  const [left = [], right = []] = plain.split('::').map(readGroups);
  const zeros = Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0);
  return [...left, ...zeros, ...right];
}

/** The numbers of a part without `::`, of which the last may be written as IPv4. */
function readGroups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function toIPv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
