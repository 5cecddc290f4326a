import { transliterate } from 'transliteration';

const maxLength = 80;

/**
 * The slug of a recipe name: lower-case `[a-z0-9-]`, transliterated, at most 80
 * characters, and `recipe` when nothing is left.
 */
export function slugOf(name: string): string {
  const slug = transliterate(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '');
  return slug || 'recipe';
}

/** The n-th choice for a taken slug: `pad-thai`, `pad-thai-2`, ... still at most 80 characters. */
export function slugChoice(slug: string, n: number): string {
  if (n === 1) return slug;
  const suffix = `-${n}`;
  return slug.slice(0, maxLength - suffix.length).replace(/-+$/, '') + suffix;
}
