import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { takeoutZip } from '#server/features/takeout/zip.ts';
import type { OpenedSite, Settings } from '../open-site.ts';

/** Writes everything of a person's own into a zip file, as they take it along themselves; how many recipes. */
export async function exportRecipes(
  { storage: { reader }, photos }: OpenedSite,
  { config: { site }, text }: Settings,
  email: string,
  file: string,
): Promise<number | null> {
  const user = await reader.findUserByEmail(normalizeEmail(email));
  if (!user) return null;
  const sum = { recipes: 0, missing: [] };
  const zip = takeoutZip({ reader, photos, user, site, text, sum });
  await pipeline(zip, createWriteStream(file, { flush: true }));
  return sum.recipes;
}
