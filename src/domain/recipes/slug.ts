import { toLatin } from './latin.ts';
import { slugMaxLength } from './slug-choice.ts';

/**
 * The slug of a recipe name: lower-case `[a-z0-9-]`, transliterated, at most 80
 * characters, and `recipe` when nothing is left.
 */
export function slugOf(name: string): string {
  const slug = toLatin(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, slugMaxLength)
    .replace(/-+$/, '');
  return slug || 'recipe';
}
