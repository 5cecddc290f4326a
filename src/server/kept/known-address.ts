import { amountParameters, readChosenAmounts } from '#domain/kitchen/chosen-amounts.ts';

/**
 * Whether an address is one of those that a route has, and not one of the endless others that it
 * answers alike: with parameters that it does not know, one twice, or letters in percents.
 */
export function isKnownAddress(url: string, names: readonly string[]): boolean {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (path.includes('%') && !path.split('/').every(isPlainlyEncoded)) return false;
  if (query === undefined) return true;
  const asked = [...new URLSearchParams(query).keys()];
  const isOnce = new Set(asked).size === asked.length && query.split('&').length === asked.length;
  return isOnce && asked.every((name) => names.includes(name));
}

function isPlainlyEncoded(part: string): boolean {
  try {
    return encodeURIComponent(decodeURIComponent(part)) === part;
  } catch {
    // A stray percent sign: no address of ours.
    return false;
  }
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
