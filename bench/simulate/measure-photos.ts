import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPhotoProcessor } from '#photos/process.ts';

const folder = join(import.meta.dirname, '../../starter/pictures');
const sample = 24;
/** What a card on most screens asks for. */
const usual = '-640.webp';

/** The bytes of an average photo: all of its widths as they are kept, and the width that is asked for most. */
export async function measurePhotos(): Promise<{ kept: number; shown: number }> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp')).slice(0, sample);
  const processor = createPhotoProcessor();
  let [kept, shown] = [0, 0];
  for (const file of files) {
    const { renditions } = await processor.process(await readFile(join(folder, file)), file);
    for (const { name, bytes } of renditions) {
      kept += bytes.byteLength;
      if (name.endsWith(usual)) shown += bytes.byteLength;
    }
  }
  return { kept: kept / files.length, shown: shown / files.length };
}
