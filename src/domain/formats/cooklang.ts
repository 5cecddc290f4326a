import type { RecipeDetailReply } from '#contract/recipes.ts';
import { type Duration, findDurations } from '../kitchen/durations.ts';
import { withoutHeadings } from '../kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';
import { languageOf } from '../recipes/language.ts';
import { headingName, isMarkedHeading } from '../recipes/sections.ts';
import { type CooklangSource, frontMatter } from './cooklang-front-matter.ts';
import { type CooklangLine, readCooklangLine } from './cooklang-line.ts';

/** What the file says beside the recipe's own words; `{ingredients}` stands for the list. */
type CooklangWords = { gather: string };

/** A recipe as a Cooklang file: YAML front matter, then one paragraph a step. */
export function toCooklang(
  recipe: RecipeDetailReply,
  source: CooklangSource,
  words: CooklangWords,
): string {
  const paragraphs = placeIngredients(recipe, words);
  const tips = recipe.tip?.split(/\n+/).map((one) => `> ${escapeText(one).trim()}`) ?? [];
  if (recipe.tip) paragraphs.push(tips.join('\n'));
  return `${frontMatter(recipe, source)}\n${paragraphs.join('\n\n')}\n`;
}

type Mark = { token: string; at: number; end: number };
type Placed = Mark & { pattern: RegExp; step: number };

/**
 * The steps with every ingredient marked once: where a step first names it word for word, and
 * in a paragraph before the steps where none does.
 */
function placeIngredients(recipe: RecipeDetailReply, words: CooklangWords): string[] {
  const language = languageOf(recipe);
  const ingredients = withoutHeadings(recipe.ingredientList, language).map((line) => {
    const { name, ...rest } = readCooklangLine(line, language);
    return { name, token: ingredientToken({ name, ...rest }), pattern: wholeWords(name) };
  });
  const placed: Placed[] = [];
  // Longer names first: 'salt' must not take the place of 'sea salt'.
  for (const one of [...ingredients].sort((a, b) => b.name.length - a.name.length)) {
    const place = findPlace(recipe.stepList, one.pattern, placed);
    if (place) placed.push({ ...one, ...place });
  }
  const found = new Set(placed.map(({ pattern }) => pattern));
  const left = ingredients.filter(({ pattern }) => !found.has(pattern));
  const list = left.map(({ token }) => token).join(', ');
  const gather = left.length ? [words.gather.replace('{ingredients}', () => list)] : [];
  const steps = recipe.stepList.map((step, index) =>
    isMarkedHeading(step)
      ? sectionLine(step)
      : markStep(step, [
          ...placed.filter((one) => one.step === index),
          ...timersOf(step, language),
        ]),
  );
  return [...gather, ...steps];
}

function findPlace(steps: readonly string[], pattern: RegExp, taken: readonly Placed[]) {
  for (const [step, text] of steps.entries()) {
    if (isMarkedHeading(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      const isFree = taken.every((one) => one.step !== step || one.end <= at || one.at >= end);
      if (isFree) return { step, at, end };
    }
  }
  return null;
}

/** The line that begins a section; of signs that would end its name or mark something, only the words stay. */
function sectionLine(heading: string): string {
  const name = plainWords(headingName(heading)) || '…';
  return `== ${name} ==`;
}

function markStep(step: string, marks: Mark[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { at, end, token } of marks.sort((a, b) => a.at - b.at)) {
    if (at < from) continue;
    pieces.push(escapeText(step.slice(from, at)), token);
    // A parenthesis right behind an ingredient would be read as a note on it.
    if (step[end] === '(') pieces.push(' ');
    from = end;
  }
  pieces.push(escapeText(step.slice(from)));
  return escapeStart(pieces.join('').trim());
}

/** `~{20%minutes}` for each duration, in the largest unit in which it is whole. */
function timersOf(step: string, language: RecipeLanguage): Mark[] {
  return findDurations(step, language).map(({ start, end, ...duration }) => ({
    token: timerToken(duration),
    at: start,
    end,
  }));
}

function timerToken({ fromSeconds, toSeconds }: Omit<Duration, 'start' | 'end'>): string {
  const both = [fromSeconds, ...(toSeconds === null ? [] : [toSeconds])];
  const [size, unit] = timeUnits.find(([seconds]) => both.every((one) => one % seconds === 0)) ?? [
    1,
    'seconds',
  ];
  return `~{${both.map((one) => one / size).join('-')}%${unit}}`;
}

const timeUnits: readonly [seconds: number, unit: string][] = [
  [3600, 'hours'],
  [60, 'minutes'],
];

function wholeWords(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
}

function ingredientToken(line: CooklangLine): string {
  const unit = line.unit ? `%${plainWords(line.unit)}` : '';
  const note = line.note && plainWords(line.note) ? `(${plainWords(line.note)})` : '';
  // A sign before the name would be read as a modifier (optional, hidden, a reference).
  const name = plainWords(line.name).replace(/^[-+?&./\s]+/, '') || '…';
  return `@${name}{${line.quantity ?? ''}${unit}}${note}`;
}

/** A text without the signs that Cooklang reads as marks. */
function plainWords(text: string): string {
  return text
    .replace(/[\s\p{Cc}{}()[\]@#~|\\=>*]+/gu, ' ')
    .replace(/-{2,}/g, '-')
    .trim();
}

/** Keeps running text from being read as marks or comments; an empty line would end the step. */
function escapeText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\@#~{}]/g, '\\$&')
    .replace(/\[-+|--+/g, (run) => run.replace(/./g, '\\$&'));
}

/** At the start of a line these open a section or a note. */
function escapeStart(paragraph: string): string {
  return paragraph.replace(/^[>=]/, '\\$&');
}
