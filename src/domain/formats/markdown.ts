import type { RecipeDetailReply } from '#contract/recipes.ts';
import { ingredientSections } from '../kitchen/ingredient-sections.ts';
import { withoutFixing } from '../kitchen/ingredients-text.ts';
import { languageOf } from '../recipes/language.ts';
import { type Section, type SectionLine, stepSections } from '../recipes/sections.ts';

/** What the file says beside the recipe's own words; null leaves a line out. */
export type MarkdownWords = {
  by: string | null;
  /** Servings, times, difficulty, category, diets and so on, each as a person reads it; the language by its tag. */
  facts: string[];
  ingredients: string;
  steps: string;
  equipment: string;
  nutrition: string;
  /** What a serving holds, each as a person reads it. */
  nutrients: string[];
  tip: string;
  source: string;
};
type MarkdownSource = {
  url: string;
  image: string;
  /** The addresses of the photos behind the first, in their order. */
  moreImages?: readonly string[];
};

/** A recipe as a Markdown file. */
export function toMarkdown(
  recipe: RecipeDetailReply,
  source: MarkdownSource,
  words: MarkdownWords,
): string {
  const link = recipe.sourceUrl ?? source.url;
  const blocks = [
    `# ${line(recipe.name)}`,
    words.by === null ? '' : `*${line(words.by)}*`,
    [source.image, ...(source.moreImages ?? [])]
      .map((image, index) => `![${line(alt(recipe, index))}](${address(image)})`)
      .join('\n\n'),
    paragraphs(recipe.description),
    words.facts.map((fact) => `- ${line(fact)}`).join('\n'),
    `## ${line(words.ingredients)}`,
    ...blocksOf(
      ingredientSections(recipe.ingredientList, languageOf(recipe)),
      ({ text }) => `- ${line(withoutFixing(text))}`,
    ),
    ...listUnder(words.equipment, recipe.equipment),
    `## ${line(words.steps)}`,
    ...blocksOf(stepSections(recipe.stepList), ({ text, number }) => `${number}. ${line(text)}`),
    ...listUnder(words.nutrition, words.nutrients),
    ...(recipe.tip ? [`## ${line(words.tip)}`, paragraphs(recipe.tip)] : []),
    `${line(words.source)}: <${address(link)}>`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** A list under its heading; nothing where it is empty. */
function listUnder(heading: string, lines: readonly string[] = []): string[] {
  if (lines.length === 0) return [];
  return [`## ${line(heading)}`, lines.map((one) => `- ${line(one)}`).join('\n')];
}

/** Each section as its heading and its list. */
function blocksOf(sections: readonly Section[], write: (line: SectionLine) => string): string[] {
  return sections.flatMap(({ heading, lines }) => [
    heading === null ? '' : `### ${line(heading)}`,
    lines.map(write).join('\n'),
  ]);
}

/** What stands for a photo where it is not seen. */
function alt({ name, photos }: RecipeDetailReply, index: number): string {
  return photos?.[index]?.alt ?? name;
}

/** A text whose lines are paragraphs of their own. */
const paragraphs = (text: string): string => text.split(/\n+/).map(line).join('\n\n');

/** One line of text that Markdown shows as it is. */
function line(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^([-+=]|\d+(?=[.)]))/, '\\$1')
    .replace(/^\\(\d+)/, '$1\\');
}

/** An address that cannot end the brackets it stands in. */
function address(url: string): string {
  return url.replace(/[\s<>()]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
}
