import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCookbook } from '#starter/cookbook.ts';
import type { Amount } from '../amounts.ts';
import { foodsOf } from '../foods-of-lines.ts';
import { readIngredientLine } from '../ingredient-line.ts';
import type { RecipeLanguage } from '../language.ts';
import { readStep } from '../step-text.ts';

type Line = { line: string; language: RecipeLanguage };
type Duration = { text: string; fromSeconds: number; toSeconds: number | null };
type Step = {
  sentence: string;
  language: RecipeLanguage;
  recipe?: string;
  amounts: { text: string }[];
  durations: Duration[];
};

async function read<Row>(name: string): Promise<Row[]> {
  return JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8'));
}

const rounded = (value: number) => Number(value.toFixed(4));

/** An amount in the corpus's notation. */
function told(text: string, amount: Amount & { doesScale: boolean }) {
  const { start, end, from, to, unit, packs, isSame, doesScale } = amount;
  return {
    ...(packs ? { count: rounded(packs.count) } : {}),
    from: rounded(from),
    to: to === null ? null : rounded(to),
    unit: unit?.name ?? null,
    ...(packs?.unit ? { pack: packs.unit.name } : {}),
    text: text.slice(start, end),
    ...(isSame ? { same: true } : {}),
    ...(doesScale ? {} : { scales: false }),
  };
}

test.each(['lines.en.json', 'lines.de.json'])(
  'every line of %s is read as a cook reads it',
  async (name) => {
    for (const wanted of await read<Line>(name)) {
      const { amounts, ...rest } = readIngredientLine(wanted.line, wanted.language);
      const { line, language } = wanted;
      expect({ line, language, amounts: amounts.map((one) => told(line, one)), ...rest }).toEqual(
        wanted,
      );
    }
  },
);

describe.each(['steps.en.json', 'steps.de.json'])('of %s', async (name) => {
  const steps = await read<Step>(name);
  const cookbook = await readCookbook(join(import.meta.dirname, '../../../../starter/recipes'));
  const lines = new Map(cookbook.map(({ slug, ingredients }) => [slug, ingredients]));
  const readSentence = ({ sentence, language, recipe = '' }: Step) =>
    readStep(sentence, language, foodsOf(lines.get(recipe) ?? [], language));

  test('no amount scales that must stay, and none stays that should scale', () => {
    let missed = 0;
    for (const step of steps) {
      const wanted = step.amounts.map(({ text }) => text);
      const found = readSentence(step).amounts.map(({ start, end }) =>
        step.sentence.slice(start, end),
      );
      expect(wanted, step.sentence).toEqual(expect.arrayContaining(found));
      missed += wanted.length - found.length;
    }
    expect(missed).toBe(0);
  });

  test('every duration is one that a timer can be set to', () => {
    for (const step of steps) {
      const found = readSentence(step).durations.map(({ start, end, fromSeconds, toSeconds }) => ({
        text: step.sentence.slice(start, end),
        fromSeconds,
        toSeconds,
      }));
      expect(found, step.sentence).toEqual(step.durations);
    }
  });
});
