import type { Cost, EngineCosts, Line } from './costs.ts';
import { fitPower } from './model.ts';

/** Milliseconds of one search among so many recipes, by the line through the measured sizes. */
export function searchMs(searches: Line, recipes: number): number {
  return fitPower(searches.map(({ recipes: n, ms }) => ({ n, ms })))(recipes);
}

/** What a search request costs among so many recipes, by the index that answers it. */
export function searchCost(engine: EngineCosts, recipes: number, mostInMemory: number): Cost {
  const { requests, stored, searches } = engine;
  const grown = (line: Line) => searchMs(line, recipes) - searchMs(line, engine.recipes);
  if (!stored || recipes <= mostInMemory) {
    return { ...requests.search, all: requests.search.all + grown(searches) };
  }
  const { request } = stored;
  return { ...request, database: request.database + grown(stored.searches) };
}
