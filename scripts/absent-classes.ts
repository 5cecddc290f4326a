import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import type { Violation } from './house-rules.ts';

const imports = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The classes that a file asks its style sheets for and that these do not have. */
export async function findAbsentClasses(
  folder: string,
  path: string,
  content: string,
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [, table = '', named = ''] of content.matchAll(imports)) {
    const sheet = named.replace(/^#web\//, 'src/web/');
    const place = sheet === named ? join(path, '..', named) : sheet;
    const classes = classesOf(await readFile(join(folder, place), 'utf8'));
    for (const [index, text] of content.split('\n').entries()) {
      if (text.startsWith('import ')) continue;
      for (const [, name = ''] of text.matchAll(
        new RegExp(`\\b${table}(?:\\.|\\[')([\\w-]+)`, 'g'),
      )) {
        if (classes.has(name)) continue;
        found.push({ path, line: index + 1, message: `${named} has no class ${name}.` });
      }
    }
  }
  return found;
}

function classesOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  return new Set([...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
