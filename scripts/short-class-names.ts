import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { root } from './runtime.mjs';

/**
 * Names each class by the place of its file among the style sheets and its own place therein: `ah3`. A page names
 * some hundred of them three times, in its document, its script and its style sheet, and long names were a sixth of
 * the last. The same sources give the same names, in the browser's build and in the server's.
 */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const sheets = globSync('src/web/**/*.module.css', { cwd: root }).toSorted();
  return (name, file, css) => {
    const at = sheets.indexOf(relative(root, file.replace(/\?.*$/, '')));
    const place = namesIn(css).indexOf(name);
    if (at < 0 || place < 0) throw new Error(`No short name for ${name} of ${basename(file)}`);
    return `${twoLetters(at)}${place.toString(36)}`;
  };
}

/** The classes and animations that a style sheet names, each once, in their order. */
function namesIn(css: string): string[] {
  const found = css.matchAll(/(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))];
}

function twoLetters(at: number): string {
  return String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26));
}
