import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '#server/process/absent.ts';
import { allOwnTextFiles } from '#server/texts/own-texts.ts';
import { writeWhole } from './whole-file.ts';

type OwnText = { name: string; bytes: Uint8Array };

/** The operator's own texts about privacy and terms, which lie in the data folder beside what the site writes there. */
export async function readOwnTexts(dataDir: string): Promise<OwnText[]> {
  const found = await Promise.all(
    allOwnTextFiles.map(async (name) => {
      const bytes = await readFile(join(dataDir, name)).catch(absent);
      return bytes ? [{ name, bytes }] : [];
    }),
  );
  return found.flat();
}

/** Puts such a text back, whole or not at all; one that is there already stays as it is. */
export async function putOwnText(dataDir: string, { name, bytes }: OwnText): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, name);
  const isThere = await access(file).then(() => true, absent);
  if (!isThere) await writeWhole(file, bytes);
}
