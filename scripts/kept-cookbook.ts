import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layCookbook } from '../test/support/cook-once.ts';
import { root } from './runtime.mjs';
import { hashFiles } from './sources.mjs';

const shelf = join(root, 'node_modules/.cache/cookbook');
/** What a laid cookbook is made from: pages only show it. Their names have an extension, folders have none. */
const madeFrom = ['package-lock.json', 'starter/**/*.*', 'src/!(web)/**/*.*'];

/**
 * The folder of the starter cookbook as these sources lay it. It is kept from run to run, for its photos take half a
 * minute of a slow machine, and laid anew after a change of what it is made from.
 */
export async function keptCookbook(): Promise<string> {
  const made = globSync(madeFrom, { cwd: root, exclude: ['**/*.{test,contract}.ts'] });
  const folder = join(shelf, hashFiles(made.sort()));
  if (existsSync(folder)) return folder;
  rmSync(shelf, { recursive: true, force: true });
  // A run that is ended meanwhile leaves none that is half laid.
  const laying = `${folder}-${process.pid}`;
  mkdirSync(laying, { recursive: true });
  await layCookbook(laying);
  renameSync(laying, folder);
  return folder;
}
