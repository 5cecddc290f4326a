import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** The server compresses nothing below this size either. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts `.br` and `.gz` twins beside the texts of a built folder, at the strength that only a build has time for. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)));
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.byteLength < smallest) continue;
    await writeFile(`${path}.br`, await brotli(body, best));
    await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
  }
}
