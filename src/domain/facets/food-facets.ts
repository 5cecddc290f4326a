import { keysCoveredBy } from '../pantry/covers.ts';
import { mostFoods, readAvoid } from '../pantry/food-list.ts';
import { type Avoided, leftOutName } from '../search/avoided.ts';
import type { Chosen } from './facets.ts';

/** What a recipe tells of ingredients: what it needs, and the foods it names; null where those were not read as they are now. */
export type FoodFacts = { needs: readonly string[]; named: readonly number[] | null };

/** What is to be had, each as the needs that it meets, and the foods that are avoided, by their ids. */
export type FoodsAsked = { have: readonly (readonly string[])[]; avoid: readonly number[] };

type Asked = Pick<Chosen, 'have' | 'avoid'>;

/** What is avoided, as a search reads it, and what there is too much of to be looked for. */
export function avoidedIn({ avoid }: Asked): { avoided: Avoided[]; beyond: readonly string[] } {
  return { avoided: readAvoid(avoid.slice(0, mostFoods)), beyond: avoid.slice(mostFoods) };
}

/** What the ingredients that are chosen mean. */
export function readFoodFacets(chosen: Asked): FoodsAsked {
  const { avoided } = avoidedIn(chosen);
  const ids = avoided.flatMap(({ foods }) => foods.map(({ id }) => id));
  return { have: chosen.have.map(keysCoveredBy), avoid: [...new Set(ids)] };
}

/** What lists leave out, and what they cannot: only the foods of the table are known of every recipe. */
export function toldOfAvoided(chosen: Asked): { leftOut: string[]; notLeftOut: string[] } {
  const { avoided, beyond } = avoidedIn(chosen);
  const isKnown = ({ foods }: Avoided) => foods.length > 0;
  return {
    leftOut: avoided.filter(isKnown).map(leftOutName),
    notLeftOut: [...avoided.filter((one) => !isKnown(one)).map(leftOutName), ...beyond],
  };
}
