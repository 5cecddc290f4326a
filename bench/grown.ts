import { constants, existsSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from './engines.ts';
import { differing } from './generate.ts';

/** Answers with the folder of a site with so many generated recipes, and fills it where it is new. */
export type Grown = (size: number) => Promise<string>;

/** Sites of each size, each in a folder of its own below this one. What is filled stays so for the next section. */
export function grownIn(folder: string, engine: Engine): Grown {
  return async function grown(size) {
    const own = join(folder, `grown-${size}`);
    const mark = join(own, 'filled');
    if (existsSync(mark)) return own;
    await mkdir(own, { recursive: true });
    const from = size > differing ? differing : 0;
    if (from > 0) await copySite(await grown(from), own);
    await engine.fill(own, from, size);
    writeFileSync(mark, '');
    return own;
  };
}

/** Copies the database of a site that does not run, and what it keeps of its search index. */
async function copySite(from: string, to: string): Promise<void> {
  for (const name of ['potluck.sqlite', 'potluck.sqlite-search']) {
    if (!existsSync(join(from, name))) continue;
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
  }
}
