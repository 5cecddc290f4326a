import type { FacetCounts } from '#domain/facets/count.ts';
import type { Chosen, Sort } from '#domain/facets/facets.ts';
import { toldOfAvoided } from '#domain/facets/food-facets.ts';
import type { SearchTools } from '../define.ts';
import type { CardPage } from '../features/recipes/rows.ts';
import { cutPage } from '../queries/page.ts';
import { decodePlace, encodePlace } from './cursor.ts';

/** A list by facets: what is chosen, in which order, and which page of it. */
type FacetedList = {
  chosen: Chosen;
  sort: Sort;
  limit: number;
  cursor?: string | undefined;
};

type FacetedPage = CardPage & {
  facets: FacetCounts;
  leftOut: string[];
  notLeftOut: string[];
};

/** A page of the recipes that have what is chosen, and how many each further choice leads to. */
export async function browseRecipes(
  tools: SearchTools,
  { chosen, sort, limit, cursor }: FacetedList,
): Promise<FacetedPage> {
  const facets = await tools.facets();
  const after = cursor === undefined ? null : decodePlace(sort, cursor);
  const places = limit > 0 ? await facets.list(chosen, sort, limit + 1, after) : [];
  const { records, nextCursor } = cutPage(places, limit, (last) => encodePlace(sort, last));
  const cards = await tools.cards(records.map(({ seq }) => seq));
  return {
    ...{ cards, nextCursor },
    ...(await facets.count(chosen)),
    ...toldOfAvoided(chosen),
  };
}
