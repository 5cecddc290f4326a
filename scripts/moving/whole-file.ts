import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file beside its place, and puts it there once it is whole and on the disk: what was there stays until then. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, content, { flush: true, mode });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
