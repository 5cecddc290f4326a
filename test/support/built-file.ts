import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../build/client/.vite/manifest.json');

/** The path of the built file that a source has of its own, below the site's root; throws where it has none. */
export function builtFile(source: string): string {
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const built = files[source];
  if (!built) throw new Error(`${source} is no file of its own in the build`);
  return `/${built.file}`;
}
