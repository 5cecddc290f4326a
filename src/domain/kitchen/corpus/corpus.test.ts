import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCookbook } from '#starter/cookbook.ts';
import { withoutHeadings } from '../ingredient-sections.ts';

type Amount = {
  from: number;
  to: number | null;
  unit: string | null;
  text: string;
  same?: boolean;
  scales?: boolean;
  count?: number;
  pack?: string;
};

type Line = {
  line: string;
  language: string;
  amounts: Amount[];
  food: string | null;
  note: string | null;
  isOptional: boolean;
  isFixed: boolean;
  isHeading: boolean;
};

const units = new Set(
  [
    'mg g kg oz lb pfund ml cl dl l tsp dsp tbsp cup pint quart gallon mm cm inch',
    'pinch dash splash drizzle piece slice rasher strip sheet cube ball block bar rack knob scoop drop part loaf shot batch roll',
    'clove bulb head bunch sprig stalk stick leaf ear handful',
    'tin jar pack bottle bag box carton pot punnet tube',
  ].flatMap((row) => row.split(' ')),
).add('fl oz');

const staying = new Set(['pinch', 'dash', 'splash', 'drizzle']);

async function read<T>(name: string): Promise<T[]> {
  return JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8'));
}

type Step = {
  sentence: string;
  recipe?: string;
  language: string;
  amounts: (Amount & { food: string | null })[];
  durations: { text: string; fromSeconds: number; toSeconds: number | null }[];
  fixed: string[];
};

const english = await read<Line>('lines.en.json');
const german = await read<Line>('lines.de.json');
const lines = [...english, ...german];
const germanSteps = await read<Step>('steps.de.json');
const steps = [...(await read<Step>('steps.en.json')), ...germanSteps];
const book = await readCookbook(join(import.meta.dirname, '../../../../starter/recipes'));

/** The whole with a gap for each text, found one after the other; null where one is not found. */
function withGaps(whole: string, texts: readonly string[]): string | null {
  let before = '';
  let rest = whole;
  for (const text of texts) {
    const at = rest.indexOf(text);
    if (at < 0 || text === '') return null;
    before += `${rest.slice(0, at)}\0`;
    rest = rest.slice(at + text.length);
  }
  return before + rest;
}

const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text);

test('there are enough lines in each language, and none twice', () => {
  expect(lines.length).toBeGreaterThanOrEqual(520);
  expect(german.length).toBeGreaterThanOrEqual(120);
  expect(new Set(english.map((entry) => entry.language))).toEqual(new Set(['en-GB', 'en-US']));
  expect(new Set(german.map((entry) => entry.language))).toEqual(new Set(['de']));
  const keys = lines.map((entry) => `${entry.language} ${entry.line}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every line of the starter cookbook is there, but for its headings', () => {
  const known = new Set(english.map((entry) => entry.line));
  const missing = book
    .flatMap(({ ingredients }) => withoutHeadings(ingredients, 'en-GB'))
    .filter((line) => !known.has(line));
  expect(missing).toEqual([]);
});

test('what is expected of a line stands in it, in order', () => {
  for (const { line, amounts, food, note } of lines) {
    expect([line, withGaps(line, textsOf(amounts)) !== null]).toEqual([line, true]);
    expect([line, food === null || (food !== '' && line.includes(food))]).toEqual([line, true]);
    expect([line, note === null || (note !== '' && line.includes(note))]).toEqual([line, true]);
  }
});

test('amounts are positive numbers of known units, ranges rise, and the first is no repetition', () => {
  for (const { line, amounts } of lines) {
    for (const { from, to, unit, count, pack } of amounts) {
      expect([line, from > 0 && (to === null || to > from)]).toEqual([line, true]);
      expect([line, unit === null || units.has(unit)]).toEqual([line, true]);
      expect([line, (pack === undefined) === (count === undefined)]).toEqual([line, true]);
      expect([line, pack === undefined || (units.has(pack) && unit !== null)]).toEqual([
        line,
        true,
      ]);
    }
    expect([line, amounts[0]?.same]).toEqual([line, undefined]);
  }
});

test('headings have no amount, fixed lines and pinches do not scale', () => {
  for (const { line, amounts, isFixed, isHeading } of lines) {
    if (isHeading) expect([line, amounts]).toEqual([line, []]);
    for (const { unit, scales } of amounts) {
      if (isFixed || staying.has(unit ?? '')) expect([line, scales]).toEqual([line, false]);
    }
    expect([line, isFixed]).toEqual([line, line.trimEnd().endsWith('=')]);
  }
});

test('there are enough sentences of steps in each language, half of them verbatim from the starter cookbook', () => {
  expect(steps.length).toBeGreaterThanOrEqual(420);
  expect(germanSteps.length).toBeGreaterThanOrEqual(120);
  expect(new Set(germanSteps.map((entry) => entry.language))).toEqual(new Set(['de']));
  const sentences = steps.map((entry) => entry.sentence);
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  const taken = steps.filter((entry) => entry.recipe !== undefined);
  expect(taken.length * 2).toBeGreaterThanOrEqual(steps.length);
  for (const { sentence, recipe } of taken) {
    const stepsOfRecipe = book.find(({ slug }) => slug === recipe)?.steps ?? [];
    expect([sentence, stepsOfRecipe.some((step) => step.includes(sentence))]).toEqual([
      sentence,
      true,
    ]);
  }
});

test('what is expected of a sentence stands in it, and nothing that scales is fixed', () => {
  for (const { sentence, amounts, durations, fixed } of steps) {
    const gaps = withGaps(sentence, textsOf(amounts));
    expect([sentence, gaps !== null]).toEqual([sentence, true]);
    expect([sentence, fixed.filter((text) => !gaps?.includes(text))]).toEqual([sentence, []]);
    expect([sentence, withGaps(sentence, textsOf(durations)) !== null]).toEqual([sentence, true]);
    for (const { food } of amounts) {
      expect([sentence, food === null || sentence.includes(food)]).toEqual([sentence, true]);
    }
  }
});

test('amounts and durations of steps are positive, their ranges rise, and all amounts scale', () => {
  for (const { sentence, amounts, durations } of steps) {
    for (const { from, to, unit, scales } of amounts) {
      expect([sentence, from > 0 && (to === null || to > from)]).toEqual([sentence, true]);
      expect([sentence, unit === null || units.has(unit)]).toEqual([sentence, true]);
      expect([sentence, scales, staying.has(unit ?? '')]).toEqual([sentence, undefined, false]);
    }
    for (const { fromSeconds, toSeconds } of durations) {
      const rises = fromSeconds > 0 && (toSeconds === null || toSeconds > fromSeconds);
      expect([sentence, rises]).toEqual([sentence, true]);
    }
  }
});
