import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { layCookbook } from '../test/support/cook-once.ts';
import { root } from './runtime.mjs';

const shelf = join(root, 'node_modules/.cache/cookbook');
/** What a laid cookbook is made from. Pages only show it. */
const madeFrom = ['package-lock.json', 'starter/**/*', 'src/!(web)/**/*'];

/**
 * The folder of the starter cookbook as these sources lay it. It is kept from run to run, and laid anew where there is
 * none: a change of a page leaves it as it is, and
 * its photos take half a minute of a slow machine.
 */
export async function keptCookbook(): Promise<string> {
  const folder = join(shelf, hashOrigins());
  if (existsSync(folder)) return folder;
  rmSync(shelf, { recursive: true, force: true });
  // A run that is ended meanwhile leaves none that is half laid.
  const laying = `${folder}-${process.pid}`;
  mkdirSync(laying, { recursive: true });
  await layCookbook(laying);
  renameSync(laying, folder);
  return folder;
}

function hashOrigins(): string {
  const hash = createHash('sha256');
  const files = globSync(madeFrom, { cwd: root }).filter((path) =>
    statSync(join(root, path)).isFile(),
  );
  for (const path of files.sort()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 32);
}
