import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { MarkdownWords } from '#domain/formats/markdown.ts';
import type { Text } from '#messages/format.ts';

/** What a Markdown file says beside the recipe's own words, from the catalogue. */
export function markdownWords(recipe: RecipeDetailReply, text: Text): MarkdownWords {
  return {
    by: recipe.cook.name ? text('recipe.by', { name: recipe.cook.name }) : null,
    facts: facts(recipe, text),
    ingredients: text('recipe.ingredients'),
    steps: text('recipe.steps'),
    tip: text('recipe.tip'),
    source: text('recipe.source'),
  };
}

function facts(recipe: RecipeDetailReply, text: Text): string[] {
  const { servings, prepMinutes, cookMinutes, difficulty, diet = [] } = recipe;
  const labelled = (label: string, value: string) => text('formats.fact', { label, value });
  return [
    labelled(text('recipe.category'), recipe.category.name),
    ...(servings ? [text('recipe.servings', { n: servings })] : []),
    ...(prepMinutes ? [labelled(text('recipe.prep'), duration(prepMinutes, text))] : []),
    ...(cookMinutes ? [labelled(text('recipe.cook'), duration(cookMinutes, text))] : []),
    ...(difficulty ? [labelled(text('recipe.difficulty'), text(`difficulty.${difficulty}`))] : []),
    ...(diet.length ? [diet.map((one) => text(`diet.${one}`)).join(', ')] : []),
  ];
}

function duration(minutes: number, text: Text): string {
  const h = Math.floor(minutes / 60);
  const n = minutes % 60;
  if (h === 0) return text('recipe.minutes', { n });
  return n === 0 ? text('recipe.hours', { n: h }) : text('recipe.hoursMinutes', { h, n });
}
