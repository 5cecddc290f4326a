/**
 * The list made as long as the next power of two by repeating its last item, for `in (...)`:
 * few lengths mean few distinct statements to prepare. The list is not empty.
 */
export function padded<T>(items: readonly T[]): T[] {
  const last = items.at(-1);
  if (last === undefined) return [];
  const length = Math.max(8, 2 ** Math.ceil(Math.log2(items.length)));
  return [...items, ...Array.from({ length: length - items.length }, () => last)];
}
