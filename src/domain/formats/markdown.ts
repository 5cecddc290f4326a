import type { RecipeDetailReply } from '#contract/recipes.ts';

/** What the file says beside the recipe's own words; null leaves a line out. */
export type MarkdownWords = {
  by: string | null;
  /** Servings, times, difficulty, category and diets, each as a person reads it. */
  facts: string[];
  ingredients: string;
  steps: string;
  tip: string;
  source: string;
};
export type MarkdownSource = { url: string; image: string };

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
    `![${line(recipe.name)}](${address(source.image)})`,
    recipe.description.split(/\n+/).map(line).join('\n\n'),
    words.facts.map((fact) => `- ${line(fact)}`).join('\n'),
    `## ${line(words.ingredients)}`,
    recipe.ingredientList.map((item) => `- ${line(item)}`).join('\n'),
    `## ${line(words.steps)}`,
    recipe.stepList.map((step, index) => `${index + 1}. ${line(step)}`).join('\n'),
    ...(recipe.tip ? [`## ${line(words.tip)}`, line(recipe.tip)] : []),
    `${line(words.source)}: <${address(link)}>`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

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
