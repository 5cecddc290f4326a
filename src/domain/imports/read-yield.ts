import { detailLimits } from '#contract/recipe-details.ts';
import { readServings } from './read-numbers.ts';

const people = /serv|portion|\bpers\b|person|people|porcion|porzion|couvert|guests|gäste/i;
const forSome = /^(?:for|für|pour|per|makes|yields?|ergibt)[\s:]*[\d\s–-]+$/i;
const label = /^(?:makes|yields?|ergibt)\b(?:\s+about)?[\s:]*/i;

const isServings = (text: string): boolean =>
  !/\p{L}/u.test(text) || people.test(text) || forSome.test(text);

/** `2 per person` tells what each gets, and not how many they are. */
const share = /\b(?:per|pro|each|je)\b/i;

/** `12 muffins (6 servings)` tells two things. */
function apart(text: string): string[] {
  const [, made = '', inside = ''] = /^([^()]+)\(([^()]+)\)\s*$/.exec(text) ?? [];
  const isApart = people.test(inside) && !share.test(inside) && !isServings(made);
  return isApart ? [made.trim(), inside] : [text];
}

/** What the texts of a yield tell: for how many it is, and what comes of it where that is no number of people. */
export function readYield(yields: readonly string[]): { servings?: number; yield?: string } {
  const told = yields.flatMap(apart);
  const servings = readServings(told.filter(isServings));
  const made = told
    .filter((text) => !isServings(text))
    .map((text) => text.replace(label, '').trim())
    .find((text) => text !== '' && [...text].length <= detailLimits.yield);
  return {
    ...(servings === undefined ? {} : { servings }),
    ...(made === undefined ? {} : { yield: made }),
  };
}
