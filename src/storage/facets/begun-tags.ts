import type { Choice } from '#domain/facets/count.ts';

/** Of tags those with a word that begins so: those in front first, then those that more recipes have. */
export function begunTags(tags: Iterable<Choice>, typed: string, limit: number): string[] {
  const begun = [...tags].flatMap(({ value, count }) => {
    const isInFront = value.startsWith(typed);
    return count > 0 && (isInFront || value.includes(` ${typed}`))
      ? [{ value, count, isInFront }]
      : [];
  });
  return begun
    .sort(
      (a, b) =>
        Number(b.isInFront) - Number(a.isInFront) ||
        b.count - a.count ||
        (a.value < b.value ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ value }) => value);
}
