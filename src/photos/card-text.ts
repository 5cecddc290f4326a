import { readFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';

// Outlines instead of text: which fonts a machine has, and whether it has any, changes nothing.
const fonts = ['latin', 'latin-ext', 'vietnamese'].map((name) => {
  const bytes = readFileSync(`${import.meta.dirname}/fonts/fraunces-${name}.ttf`);
  return opentype.parse(new Uint8Array(bytes).buffer);
});

const droppable =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\p{Cc}|\p{VS}|\u20e3)$/u;

/** More signs than any card has room for. */
const longest = 200;

/** A line of text that is set: its outlines as SVG path data from x 0 on its baseline, and its width. */
type SetLine = { path: string; width: number };
export type SetText = { lines: SetLine[]; size: number };

/** A size with the number of lines that text of that size may take. */
type Fit = { size: number; lines: number };

/**
 * Sets text in the first of the sizes into which it fits, and in the last with an ellipsis
 * otherwise. Emoji are left out; null when a letter has no outline here (Arabic, Chinese ...),
 * because half a name is worse than none.
 */
export function setText(text: string, width: number, fits: readonly Fit[]): SetText | null {
  const drawable = keepDrawable(text);
  if (drawable === null) return null;
  for (const { size, lines: most } of fits) {
    const lines = wrap(drawable, width, size);
    if (lines.length <= most) return { size, lines: lines.map((line) => setLine(line, size)) };
  }
  const { size, lines: most } = fits.at(-1) ?? { size: 48, lines: 1 };
  const lines = cut(wrap(drawable, width, size), most, width, size);
  return { size, lines: lines.map((line) => setLine(line, size)) };
}

function keepDrawable(text: string): string | null {
  const kept: string[] = [];
  for (const sign of [...text.normalize('NFC').replace(/\s+/g, ' ')].slice(0, longest)) {
    if (fontOf(sign)) kept.push(sign);
    else if (!droppable.test(sign)) return null;
  }
  const drawable = kept.join('').replace(/ +/g, ' ').trim();
  return drawable === '' ? null : drawable;
}

function fontOf(sign: string): Font | undefined {
  return fonts.find((font) => font.charToGlyphIndex(sign) > 0);
}

/** Breaks at spaces, and within a word only where the word alone is wider than a line. */
function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (measure(line, size) > width) {
      const head = longestHead(line, width, size);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line];
}

function longestHead(word: string, width: number, size: number): string {
  const signs = [...word];
  let [fits, tooMany] = [1, signs.length + 1];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (measure(signs.slice(0, half).join(''), size) <= width) fits = half;
    else tooMany = half;
  }
  return signs.slice(0, fits).join('');
}

function cut(lines: string[], most: number, width: number, size: number): string[] {
  const kept = lines.slice(0, most);
  const last = `${kept.at(-1) ?? ''}…`;
  const signs = [...last.slice(0, -1)];
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`, size) > width) signs.pop();
  return [...kept.slice(0, -1), `${signs.join('').trimEnd()}…`];
}

function measure(text: string, size: number): number {
  return runs(text).reduce((sum, { font, text: run }) => sum + font.getAdvanceWidth(run, size), 0);
}

function setLine(text: string, size: number): SetLine {
  let width = 0;
  const paths: string[] = [];
  for (const { font, text: run } of runs(text)) {
    paths.push(...font.getPath(run, width, 0, size).commands.map(toPathData));
    width += font.getAdvanceWidth(run, size);
  }
  return { path: paths.join(''), width };
}

/** Neighbours that one font has are set together, so that they are kerned. */
function runs(text: string): { font: Font; text: string }[] {
  const all: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const font = fontOf(sign);
    const last = all.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += sign;
    else all.push({ font, text: sign });
  }
  return all;
}

/** The library's own writer turns rare fractions into NaN and remembers every fraction for good. */
function toPathData(command: PathCommand): string {
  const numbers = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  const { type } = command;
  if (type === 'Z') return 'Z';
  if (type === 'Q') return `Q${numbers(command.x1, command.y1, command.x, command.y)}`;
  if (type !== 'C') return `${type}${numbers(command.x, command.y)}`;
  const { x1, y1, x2, y2, x, y } = command;
  return `C${numbers(x1, y1, x2, y2, x, y)}`;
}
