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

/** A statement has room for many more; of so many each, few lengths come of any list. */
const atOnce = 512;

/** The list in parts that a statement has room for. */
export function chunked<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / atOnce);
  return Array.from({ length: count }, (_, n) => items.slice(n * atOnce, (n + 1) * atOnce));
}

/** How long a list is made so. */
export function paddedLength(length: number): number {
  const most = Math.max(8, 2 ** Math.ceil(Math.log2(length)));
  return length > 8 && length <= most * 0.75 ? most * 0.75 : most;
}
