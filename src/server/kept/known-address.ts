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
