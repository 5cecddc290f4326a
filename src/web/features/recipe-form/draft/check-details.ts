import { detailLimits, mostOf, nutrients } from '#contract/recipe-details.ts';
import { splitTags } from '#domain/recipes/tags.ts';
import type { Text } from '#messages/format.ts';
import { type DetailFields, listsOf, tidyDetails } from './draft-details.ts';

type Fault = [field: string, sentence: string | null];

/** What is at fault in the details of a form, by field; the API checks the same again. */
export function checkDetails(typed: DetailFields, text: Text): Fault[] {
  const { otherNames, equipment } = listsOf(typed);
  const name = text('field.yield');
  return [
    ['yield', tooLong(typed.yield.trim(), name, detailLimits.yield, text)],
    ['tags', checkTags(splitTags(typed.tags), text)],
    ['equipment', checkLines(equipment, 'equipment', detailLimits.tool, text)],
    ['otherNames', checkLines(otherNames, 'otherNames', detailLimits.otherName, text)],
    ...checkNutrition(typed, text),
  ];
}

/** A single tag is named by itself, so that its author finds it. */
function checkTags(tags: string[], text: Text): string | null {
  const { tags: most, tag: longest, shortestTag: limit } = detailLimits;
  if (tags.length > most) return tooMany('tags', text);
  const short = tags.find((tag) => [...tag].length < limit);
  if (short) return text('error.field_too_short', { field: short, limit });
  return firstTooLong(tags, longest, text);
}

function checkLines(
  lines: string[],
  name: 'equipment' | 'otherNames',
  longest: number,
  text: Text,
): string | null {
  return lines.length > detailLimits[name]
    ? tooMany(name, text)
    : firstTooLong(lines, longest, text);
}

function tooMany(name: 'tags' | 'equipment' | 'otherNames', text: Text): string {
  return text('error.field_too_long', { field: text(`field.${name}`), limit: detailLimits[name] });
}

function firstTooLong(lines: string[], limit: number, text: Text): string | null {
  const long = lines.find((line) => [...line].length > limit);
  return long === undefined ? null : tooLong(long, `${long.slice(0, 30)}…`, limit, text);
}

function tooLong(value: string, field: string, limit: number, text: Text): string | null {
  return [...value].length > limit ? text('error.field_too_long', { field, limit }) : null;
}

function checkNutrition(typed: DetailFields, text: Text): Fault[] {
  const tidy = tidyDetails(typed);
  return nutrients.map((nutrient) => {
    const value = tidy[`nutrition.${nutrient}`];
    const limit = mostOf(nutrient);
    const isFine = /^(?:\d+(?:\.\d*)?|\.\d+)?$/.test(value) && Number(value) <= limit;
    const unit = text(nutrient === 'kcal' ? 'form.kcal' : 'form.grams');
    const field = text(`field.nutrition.${nutrient}`);
    const told = { field, unit, example: text.number(2.5), limit };
    return [`nutrition.${nutrient}`, isFine ? null : text('form.nutritionFault', told)];
  });
}
