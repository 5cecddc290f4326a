import type { RecipeDetailReply } from '#contract/recipes.ts';
import { readIngredientLine } from './ingredient-line.ts';

/** What the file says beside the recipe's own words; `{ingredients}` stands for the list. */
export type CooklangWords = { gather: string };
export type CooklangSource = { url: string; image: string };

/** A recipe as a Cooklang file: YAML front matter, then one paragraph a step. */
export function toCooklang(
  recipe: RecipeDetailReply,
  source: CooklangSource,
  words: CooklangWords,
): string {
  const paragraphs = placeIngredients(recipe, words);
  if (recipe.tip) paragraphs.push(`> ${escapeText(recipe.tip).trim()}`);
  return `${frontMatter(recipe, source)}\n${paragraphs.join('\n\n')}\n`;
}

function frontMatter(recipe: RecipeDetailReply, source: CooklangSource): string {
  const minutes = (value: number | undefined) => (value === undefined ? null : `${value} minutes`);
  const fields: [string, string | number | string[] | null | undefined][] = [
    ['title', recipe.name],
    ['description', recipe.description],
    ['author', recipe.cook.name || null],
    ['source', recipe.sourceUrl ?? source.url],
    ['servings', recipe.servings],
    ['prep time', minutes(recipe.prepMinutes)],
    ['cook time', minutes(recipe.cookMinutes)],
    ['difficulty', recipe.difficulty],
    ['cuisine', recipe.category.name],
    ['diet', recipe.diet],
    ['tags', [recipe.category.name, ...(recipe.diet ?? [])].map((tag) => tag.toLowerCase())],
    ['image', source.image],
  ];
  const lines = fields.flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${key}: ${yamlValue(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

/** JSON is YAML; the two line separators that YAML also breaks at are written as escapes. */
function yamlValue(value: string | number | string[]): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type Placed = { token: string; pattern: RegExp; step: number; at: number; end: number };

/**
 * The steps with every ingredient marked once: where a step first names it word for word, and
 * in a paragraph before the steps where none does.
 */
function placeIngredients(recipe: RecipeDetailReply, words: CooklangWords): string[] {
  const ingredients = recipe.ingredientList.map((line) => {
    const { name, ...rest } = readIngredientLine(line);
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
    markStep(
      step,
      placed.filter((one) => one.step === index),
    ),
  );
  return [...gather, ...steps];
}

function findPlace(steps: readonly string[], pattern: RegExp, taken: readonly Placed[]) {
  for (const [step, text] of steps.entries()) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      const isFree = taken.every((one) => one.step !== step || one.end <= at || one.at >= end);
      if (isFree) return { step, at, end };
    }
  }
  return null;
}

function markStep(step: string, placed: Placed[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { at, end, token } of placed.sort((a, b) => a.at - b.at)) {
    pieces.push(escapeText(step.slice(from, at)), token);
    // A parenthesis right behind an ingredient would be read as a note on it.
    if (step[end] === '(') pieces.push(' ');
    from = end;
  }
  pieces.push(escapeText(step.slice(from)));
  return escapeStart(pieces.join('').trim());
}

function wholeWords(name: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
}

function ingredientToken(line: ReturnType<typeof readIngredientLine>): string {
  const plain = (text: string) =>
    text
      .replace(/[\s\p{Cc}{}()[\]@#~|\\=>*&]+/gu, ' ')
      .replace(/-{2,}/g, '-')
      .trim();
  const unit = line.unit ? `%${plain(line.unit)}` : '';
  const note = line.note && plain(line.note) ? `(${plain(line.note)})` : '';
  // A sign before the name would be read as a modifier (optional, hidden, a reference).
  const name = plain(line.name).replace(/^[-+?./\s]+/, '') || '…';
  return `@${name}{${line.quantity ?? ''}${unit}}${note}`;
}

/** Keeps running text from being read as marks; an empty line would end the step. */
function escapeText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\@#~{}]/g, '\\$&')
    .replace(/--|\[-/g, (mark) => `\\${mark}`);
}

/** At the start of a line these open a section or a note. */
function escapeStart(paragraph: string): string {
  return paragraph.replace(/^[>=]/, '\\$&');
}
