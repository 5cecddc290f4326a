import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allOwnTextFiles } from '#server/texts/own-texts.ts';

type OwnText = { name: string; bytes: Uint8Array };

/** The operator's own texts about privacy and terms, which lie in the data folder beside what the site writes there. */
export async function readOwnTexts(dataDir: string): Promise<OwnText[]> {
  const found = await Promise.all(
    allOwnTextFiles.map(async (name) => {
      const bytes = await readFile(join(dataDir, name)).catch(unless('ENOENT'));
      return bytes ? [{ name, bytes }] : [];
    }),
  );
  return found.flat();
}

/** Puts such a text back; one that is there already stays as it is. */
export async function putOwnText(dataDir: string, { name, bytes }: OwnText): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, name), bytes, { flag: 'wx' }).catch(unless('EEXIST'));
}

const unless =
  (code: string) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code === code) return null;
    throw error;
  };
