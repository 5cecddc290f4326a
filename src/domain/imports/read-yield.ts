import { detailLimits } from '#contract/recipe-details.ts';
import { readServings } from './read-numbers.ts';

const people = /serv|portion|\bpers\b|person|people|porcion|porzion|couvert|guests|gäste/i;
const forSome = /^(?:for|für|pour|per|makes|yields?|ergibt)[\s:]*[\d\s–-]+$/i;
const label = /^(?:makes|yields?|ergibt)\b(?:\s+about)?[\s:]*/i;

/** What the texts of a yield tell: for how many it is, and what comes of it where that is no number of people. */
export function readYield(yields: readonly string[]): { servings?: number; yield?: string } {
  const isServings = (text: string) =>
    !/\p{L}/u.test(text) || people.test(text) || forSome.test(text);
  const servings = readServings(yields.filter(isServings));
  const made = yields
    .filter((text) => !isServings(text))
    .map((text) => text.replace(label, '').trim())
    .find((text) => text !== '' && [...text].length <= detailLimits.yield);
  return {
    ...(servings === undefined ? {} : { servings }),
    ...(made === undefined ? {} : { yield: made }),
  };
}
