// @ts-check
/** Tells whether build/ was made from the present sources. Plain JavaScript, for the machine's own Node. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

// The steps of the build are part of what it makes.
const folders = ['src', 'starter', 'scripts'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts'];
const isTest = /\.(test|contract)\.tsx?$/;
// The cookbook is read where it lies, at run time.
const isData = /^starter[\\/](recipes|pictures)[\\/]/;

/** Holds the hash of the sources that build/ was made from; written last, so that it vouches for the rest. */
export const stampFile = join(root, 'build', 'stamp');

/** One hash over the path and content of everything the build reads. */
export function hashSources(folder = root) {
  return hashFiles([...files, ...folders.flatMap((room) => listFiles(folder, room))], folder);
}

/**
 * One hash over the path and content of files, in their order.
 * @param {string[]} paths
 */
export function hashFiles(paths, folder = root) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} room
 */
function listFiles(folder, room) {
  // What has an extension is a file here: the folders are plain words.
  return readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.\w+$/.test(path) && !isTest.test(path) && !isData.test(path))
    .sort();
}

/** True when nothing changed since the last build that ended well. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();
}
