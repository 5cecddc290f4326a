/** FNV-1a of 32 bits (draft-eastlake-fnv) over the UTF-16 units of a text: a whole number from 0 to 2^32 - 1. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** The same, mixed at its end as MurmurHash3 does, so that its order is of no meaning. */
export function mixedHash(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The same over whole numbers below 2^32, four octets of each. */
export function fnv1aOfNumbers(numbers: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const number of numbers) {
    for (let shift = 0; shift < 32; shift += 8) {
      hash = Math.imul(hash ^ ((number >>> shift) & 0xff), 0x01000193);
    }
  }
  return hash >>> 0;
}
