import { isIP } from 'node:net';

/** A contradiction or a bad value in the settings; its message is the one sentence the operator sees. */
export class BadSetting extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/** The setting trimmed, or the fallback where it is absent or empty. */
export function read(env: Env, name: string, fallback: string): string {
  const value = env[name]?.trim();
  return value ? value : fallback;
}

/** A whole number within bounds. */
export function readInteger(
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = read(env, name, String(fallback));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new BadSetting(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

/** A setting that is on or off. */
export function readSwitch(env: Env, name: string, fallback: boolean): boolean {
  const value = read(env, name, fallback ? 'on' : 'off').toLowerCase();
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new BadSetting(`${name} must be on or off, not "${value}".`);
}

/** One of a few words. */
export function readOneOf<T extends string>(
  env: Env,
  name: string,
  fallback: T,
  all: readonly T[],
): T {
  const value = read(env, name, fallback);
  const found = all.find((one) => one === value);
  if (!found) throw new BadSetting(`${name} must be one of ${all.join(', ')}, not "${value}".`);
  return found;
}

/** Items separated by commas. */
export function readList(env: Env, name: string): string[] {
  return splitList(read(env, name, ''));
}

/** The items of a text that separates them by commas. */
export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A web address. */
export function readUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new BadSetting(`${name} must be a web address that starts with http, not "${value}".`);
  }
  return value;
}

/** A web address, perhaps with a path, that other parts of an address can follow after a slash. */
export function readPlainUrl(name: string, value: string): string {
  const { origin, pathname } = new URL(readUrl(name, value));
  const plain = origin + pathname.replace(/\/+$/, '');
  if (plain !== value.replace(/\/+$/, '')) {
    throw new BadSetting(
      `${name} must be an address such as https://example.org/folder, not "${value}".`,
    );
  }
  return plain;
}

/** A web address without a path. */
export function readOrigin(name: string, value: string): string {
  const { origin } = new URL(readUrl(name, value));
  if (origin !== value) {
    throw new BadSetting(`${name} must be an origin such as https://example.org, not "${value}".`);
  }
  return origin;
}

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether this is an address, a network (`10.0.0.0/8` or `10.0.0.0/255.0.0.0`), or the name of one that the framework knows. */
export function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (bits === undefined || (kind === 4 && isNetmask(bits))) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (kind === 4 ? 32 : 128);
}

/** Ones, then zeros: `255.255.240.0`. */
function isNetmask(text: string): boolean {
  const bytes = text.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'));
  return isIP(text) === 4 && /^1+0*$/.test(bytes.join(''));
}
