/**
 * The list made as long as the next power of two, or three quarters of that, by repeating its last item, for `in (...)`:
 * few lengths mean few distinct statements to prepare, and a page of 48 is one of them. The list is not empty.
 */
export function padded<T>(items: readonly T[]): T[] {
  const last = items.at(-1);
  if (last === undefined) return [];
  const length = paddedLength(items.length) - items.length;
  return [...items, ...Array.from({ length }, () => last)];
}

/** How long a list is made so. */
export function paddedLength(length: number): number {
  const most = Math.max(8, 2 ** Math.ceil(Math.log2(length)));
  return length > 8 && length <= most * 0.75 ? most * 0.75 : most;
}
