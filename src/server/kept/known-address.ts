import { amountParameters, readChosenAmounts } from '#domain/kitchen/chosen-amounts.ts';

/**
 * Whether an address is one of those that a route has, and not one of the endless others that it answers alike: with a step or a
 * stroke too many, parameters that it does not know, one twice, or what can be written plainly in another way. `names` are its
 * parameters, one of few values with each of them: `posts=more`, and `staples=` of one that says something where it says nothing.
 */
export function isKnownAddress(url: string, names: readonly string[]): boolean {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (path !== '/' && !path.slice(1).split('/').every(isPlainPart)) return false;
  if (query === undefined) return true;
  const pairs = query.split('&');
  const asked = pairs.map((pair) => pair.split('=')[0] ?? '');
  const isOnce = new Set(asked).size === asked.length;
  const isKnown = (pair: string, at: number) =>
    (pair !== asked[at] && names.includes(pair)) ||
    (names.includes(asked[at] ?? '') && isPlainPair(pair));
  return isOnce && pairs.every(isKnown);
}

function isPlainPart(part: string): boolean {
  if (part === '' || part === '.' || part === '..') return false;
  try {
    return !part.includes('%') || encodeURIComponent(decodeURIComponent(part)) === part;
  } catch {
    // A stray percent sign: no address of ours.
    return false;
  }
}

/** Letters, digits and four signs in percents, or percents in small letters: forms and links write them plainly. */
const needless = /%(?:3\d|[46][1-9A-F]|[57][\dA]|2[DE]|5F|7E|[\dA-F]?[a-f])/;

/** A number has one way to be written: of nothing, and of spaces, Number makes 0. */
function isPlainPair(pair: string): boolean {
  const [[, value] = ['', '']] = new URLSearchParams(pair);
  const number = Number(value);
  return !needless.test(pair) && (!Number.isFinite(number) || String(number) === value);
}

/** The pages of recipes, in every language, but not their print, which is made in the amounts asked for. */
const recipePage = /^(?:\/[a-z]{2})?\/recipe\/[^/?]+\?/;
const amountParameter = new RegExp(`^(?:${amountParameters.join('|')})=`);

/**
 * The address under which a reply is kept. In other amounts the page of a recipe is the same until it is
 * alive, so that all of them share one.
 */
export function sharedAddress(url: string): string {
  if (!recipePage.test(url)) return url;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => !amountParameter.test(part));
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}

/** Where a page leads that was made under its shared address: with the amounts that were asked for. */
export function withAmountsOf(url: string, location: string): string {
  if (sharedAddress(url) === url) return location;
  const chosen = readChosenAmounts(new URLSearchParams(url.split(/\?(.*)/s)[1]));
  const told = amountParameters.flatMap((name) => {
    const value = chosen[name];
    return value === null ? [] : `${name}=${value}`;
  });
  if (told.length === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${told.join('&')}`;
}
