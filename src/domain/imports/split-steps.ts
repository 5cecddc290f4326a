import { isMarkedHeading } from '../recipes/sections.ts';
import { asItem } from './headings.ts';
import { line } from './read-texts.ts';

const numbering = /^(?:step\s*)?\d{1,2}\s*[.):]\s+|^step\s+\d{1,2}\s*[-–:]?\s+|^[-–*•▢□☐]\s+/i;
const lineBreak = /\r\n?|\n|\u2028|\u2029/;

/** The lines of a text, each a step, without the numbers or bullets that they begin with. */
export function splitSteps(text: string): string[] {
  return text
    .split(lineBreak)
    .map((step) => asItem(line(step).replace(numbering, '')))
    .filter((step) => step !== '' && !/^(step\s*)?\d{1,2}[.):]?$/i.test(step));
}

/** All the steps in one text: its lines, or else the numbers or paragraphs that have run together in it. */
export function splitWhole(text: string): string[] {
  const lines = splitSteps(text);
  if (lines.length !== 1) return lines;
  const whole = line(text);
  return splitNumbered(whole) ?? splitGlued(lines[0] ?? '');
}

/** One of several steps: one, whatever its lines, unless they are a list themselves. */
export function splitOne(text: string): string[] {
  const lines = text.split(lineBreak).map(line).filter(Boolean);
  const isList = lines.filter((one) => numbering.test(one)).length > 1;
  if (isList) return splitSteps(text);
  const step = asItem(lines.join(' '));
  return step === '' ? [] : [step];
}

/** A number that counts steps: at the beginning, after a space, or right after a sentence. */
const counted = /(?:^|\s|(?<=[.!?)]))(?:step )?(\d{1,2})\s?[.):]\s?(?=\p{L})/giu;

const ordinal = /^(?:step\s*)?(\d{1,2})\s*[.):-]\s+(?=\S)/i;

/** Steps without the numbers before them, where those of a section count on by one: lists count by themselves. */
export function withoutCount(steps: readonly string[]): string[] {
  const sections: string[][] = [[]];
  for (const step of steps) {
    if (isMarkedHeading(step)) sections.push([step]);
    else sections.at(-1)?.push(step);
  }
  let before = 0;
  return sections.flatMap((section) => {
    const items = section.filter((step) => !isMarkedHeading(step));
    const numbers = items.map((step) => Number(ordinal.exec(step)?.[1]));
    const [first = 0] = numbers;
    const isCounted = numbers.every((number, index) => number === first + index);
    if (!isCounted || (first !== 1 && first !== before + 1)) return section;
    before = first + items.length - 1;
    return section.map((step) => (isMarkedHeading(step) ? step : step.replace(ordinal, '')));
  });
}

/** '1. Chop. 2. Fry.' as its steps; null unless the numbers count from one at the beginning. */
function splitNumbered(text: string): string[] | null {
  const starts: { from: number; to: number }[] = [];
  for (const found of text.matchAll(counted)) {
    if (Number(found[1]) !== starts.length + 1) continue;
    if (starts.length === 0 && found.index > 0) return null;
    starts.push({ from: found.index, to: found.index + found[0].length });
  }
  if (starts.length < 2) return null;
  return starts.map(({ to }, index) => line(text.slice(to, starts[index + 1]?.from)));
}

/** 'Chop the onion.Fry it.' as its steps: paragraphs whose breaks were lost. */
function splitGlued(text: string): string[] {
  return text.split(/(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll}*\s)/u).map(line);
}
