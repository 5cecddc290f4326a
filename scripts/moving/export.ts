import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { createSum, takeoutZip } from '#server/features/takeout/zip.ts';
import type { OpenedSite } from '../open-site.ts';

/** Writes everything of a person's own into a zip file, as they take it along themselves; how many recipes. It appears under its name when it is whole and on the disk, or not at all. */
export async function exportRecipes(
  { storage: { reader }, photos, config, text }: OpenedSite,
  email: string,
  file: string,
): Promise<number | null> {
  const user = await reader.findUserByEmail(normalizeEmail(email));
  if (!user) return null;
  const sum = createSum();
  const { site, photoBase } = config;
  const takeout = { reader, photos, user, site, photoBase, text, at: Date.now() };
  const zip = takeoutZip(takeout, undefined, sum);
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(zip, createWriteStream(draft, { flush: true, mode: 0o600 }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return sum.recipes;
}
