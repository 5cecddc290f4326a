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
    await writeFile(`${path}.gz`, await gzipSmallest(body));
  }
}

/** How much zlib looks at before it chooses its codes: which suits a text best shows by trying. */
const memoryLevels = [6, 7, 8, 9];

async function gzipSmallest(body: Buffer): Promise<Buffer> {
  const tries = memoryLevels.map((memLevel) => promisify(gzip)(body, { level: 9, memLevel }));
  return (await Promise.all(tries)).reduce((least, one) =>
    one.length < least.length ? one : least,
  );
}
