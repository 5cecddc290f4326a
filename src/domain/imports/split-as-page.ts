import { keyOf } from './compare-texts.ts';
import type { PageLine } from './page-lines.ts';
import { line } from './read-texts.ts';

const mostLines = 20_000;
/** Where the page says 'Step 2' or shows a sign between two of the text's lines. */
const shortest = 12;

/**
 * One text as the lines in which the page shows it, where structured data run all steps or all
 * ingredients together; null where the page does not show it in several lines.
 */
export function splitAsPage(text: string, page: readonly PageLine[]): string[] | null {
  const whole = keyOf(text);
  const lines = page.slice(0, mostLines).map((one) => toLine(one.text));
  let best: string[] | null = null;
  for (const [index, { key }] of lines.entries()) {
    if (key.length < shortest || key.length * 20 > whole.length * 19) continue;
    if (!whole.startsWith(key)) continue;
    const found = followLines(whole, lines.slice(index, index + 400));
    if (found && found.length > (best?.length ?? 1)) best = found;
  }
  return best;
}

/** A line without the number of its step. */
function toLine(text: string) {
  const plain = line(text).replace(/^(?:step\s*)?\d{1,2}\s?[.):]?\s+(?=\p{L})/iu, '');
  return { text: plain, key: keyOf(plain) };
}

/** The lines from here that tell the text from its beginning to its end; null where they do not. */
function followLines(whole: string, lines: { text: string; key: string }[]): string[] | null {
  const found: string[] = [];
  let told = 0;
  for (const { text, key } of lines) {
    if (key !== '' && whole.startsWith(key, told)) {
      told += key.length;
      found.push(text);
    } else if (key.length > shortest) return null;
    if (told === whole.length) return found;
  }
  return null;
}
