import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const assets = join(import.meta.dirname, '../../build/client/assets');

/** The name of the one built script that holds these words. */
export function scriptWith(words: string): string {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = names.filter((name) => readFileSync(join(assets, name), 'utf8').includes(words));
  if (found.length !== 1) throw new Error(`${found.length} scripts hold ${words}`);
  return `${found[0]}`;
}
