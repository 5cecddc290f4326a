import { nutrients } from '#contract/recipe-details.ts';
import { timeFields } from '#contract/recipe-times.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { MarkdownWords } from '#domain/formats/markdown.ts';
import { borneOutDiets } from '#domain/recipes/borne-out.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { shownDuration } from '#messages/duration.ts';
import type { Text } from '#messages/format.ts';

/** What a Markdown file says beside the recipe's own words, from the catalogue. */
export function markdownWords(recipe: RecipeDetailReply, text: Text): MarkdownWords {
  return {
    by: recipe.cook.name ? text('recipe.by', { name: recipe.cook.name }) : null,
    facts: facts(recipe, text),
    ingredients: text('recipe.ingredients'),
    steps: text('recipe.steps'),
    equipment: text('field.equipment'),
    nutrition: text('details.perServing'),
    nutrients: nutrientLines(recipe, text),
    tip: text('recipe.tip'),
    source: text('recipe.source'),
  };
}

function facts(recipe: RecipeDetailReply, text: Text): string[] {
  const { servings, course, difficulty, tags = [], otherNames = [] } = recipe;
  const diet = borneOutDiets(recipe);
  const labelled = (label: string, value: string) => text('formats.fact', { label, value });
  return [
    labelled(text('recipe.category'), recipe.category.name),
    ...(course ? [labelled(text('field.course'), text(`course.${course}`))] : []),
    ...(servings ? [text('recipe.servings', { n: servings })] : []),
    ...(recipe.yield ? [labelled(text('field.yield'), recipe.yield)] : []),
    ...timeFields.flatMap((time) => {
      const minutes = recipe[time];
      return minutes !== undefined
        ? [labelled(text(`times.${time}`), shownDuration(text, minutes))]
        : [];
    }),
    ...(difficulty ? [labelled(text('recipe.difficulty'), text(`difficulty.${difficulty}`))] : []),
    ...(diet.length ? [diet.map((one) => text(`diet.${one}`)).join(', ')] : []),
    ...(tags.length ? [labelled(text('field.tags'), tags.join(', '))] : []),
    ...(otherNames.length ? [labelled(text('field.otherNames'), together(otherNames))] : []),
    labelled(text('field.language'), languageOf(recipe)),
  ];
}

/** Names that hold a comma are parted by another sign, by which they are read apart again. */
const together = (names: readonly string[]): string =>
  names.some((name) => name.includes(','))
    ? names.map((name) => `${name};`).join(' ')
    : names.join(', ');

function nutrientLines({ nutrition = {} }: RecipeDetailReply, text: Text): string[] {
  return nutrients.flatMap((one) => {
    const n = nutrition[one];
    if (n === undefined) return [];
    const value = text(one === 'kcal' ? 'details.energy' : 'details.grams', { n });
    return text('formats.fact', { label: text(`field.nutrition.${one}`), value });
  });
}
