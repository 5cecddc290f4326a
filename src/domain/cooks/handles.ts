import { dayMs } from '../spans.ts';
import { reservedHandles } from './reserved-handles.ts';

export const handleLimits = { min: 3, max: 30 } as const;
/** A handle that was given up leads on to its cook for so long, and is nobody else's. */
export const formerHandleLifetime = 365 * dayMs;
/** So many handles of theirs lead on to a cook; one who has more keeps the one they have. */
export const mostFormerHandles = 5;

const shape = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;
const id = /^[0-9a-f]{24}$/;
/** What an account is called whose name and all its numbers are taken. */
const byId = /^cook-[0-9a-f]{24}$/;

/** Whether an address names a cook by their id; no handle looks like one. */
export const isCookId = (key: string): boolean => id.test(key);

/** What keeps a text from being chosen as a handle, or null. */
export function handleFault(handle: string): 'field_invalid' | 'handle_reserved' | null {
  if (!shape.test(handle) || isCookId(handle)) return 'field_invalid';
  return reservedHandles.has(handle) || byId.test(handle) ? 'handle_reserved' : null;
}

/** Room for `-` and five digits behind it. */
const stemMaxLength = handleLimits.max - 6;

/** Letters that are no letter with a mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
};

/**
 * The handle that an account is given for its name: Latin letters and digits, at most 24, so that a number
 * has room behind it. A name in another script gives one that says nothing.
 */
export function handleOf(account: { id: string; name: string }): string {
  const stem = cut(
    account.name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœþøđðħıłŧ]/g, (letter) => spelled[letter] ?? '')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
  );
  if (stem === '') return `cook-${account.id.slice(-6)}`;
  const isFit = stem.length >= handleLimits.min && handleFault(stem) === null;
  return isFit ? stem : cut(`cook-${stem}`);
}

const cut = (stem: string): string => stem.slice(0, stemMaxLength).replace(/-+$/, '');

/** Handles for an account in the order in which the first free one is taken, in groups that are asked for at once. */
export function* handleChoices(
  account: { id: string; name: string },
  random: () => number,
): Generator<string[]> {
  const stem = handleOf(account);
  const numbered = (numbers: number[]) => numbers.map((n) => `${stem}-${n}`);
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at);
  yield [stem, ...numbered(range(2, 9))];
  yield numbered(range(10, 99));
  // Of a name that a hundred have nobody counts the rest one by one.
  yield numbered(Array.from({ length: 30 }, () => 100 + Math.floor(random() * 99_900)));
  yield [`cook-${account.id}`];
}
