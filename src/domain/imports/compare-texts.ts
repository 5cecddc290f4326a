/** What two writings of one text share: letters and digits alone, in lower case, without fractions' signs. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How alike two keys are, from 0 to 1, by the pairs of letters that both hold. */
export function likeness(first: string, second: string): number {
  if (first === second) return first === '' ? 0 : 1;
  if (first.length < 2 || second.length < 2) return 0;
  const [a, b] = [pairs(first), pairs(second)];
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function pairs(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) found.add(text.slice(at, at + 2));
  return found;
}
