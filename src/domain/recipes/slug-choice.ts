/** The longest slug. */
export const slugMaxLength = 80;

/** The n-th choice for a taken slug: `pad-thai`, `pad-thai-2`, ... still at most 80 characters. */
export function slugChoice(slug: string, n: number): string {
  if (n === 1) return slug;
  const suffix = `-${n}`;
  return slug.slice(0, slugMaxLength - suffix.length).replace(/-+$/, '') + suffix;
}
