/** Last parts of names that the public name service does not have and networks use for themselves. */
const insideEndings = new Set(
  'corp home internal intranet lan local localdomain localhost private workgroup'.split(' '),
);

/**
 * Whether a host name can only be a name inside: one word, or under an ending that the public
 * does not use. Such a name is refused before it is looked up, whether it exists or not.
 */
export function isInsideName(hostname: string): boolean {
  if (hostname.startsWith('[')) return false;
  const parts = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const last = parts.at(-1) ?? '';
  if (/^\d+$/.test(last)) return false;
  return parts.length < 2 || insideEndings.has(last) || hostname.endsWith('.home.arpa');
}
