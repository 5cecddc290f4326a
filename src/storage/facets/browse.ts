import type { FacetCounts } from '#domain/facets/count.ts';
import type { Chosen, Sort } from '#domain/facets/facets.ts';
import { readFoodFacets, toldOfAvoided } from '#domain/facets/food-facets.ts';
import type { SearchTools } from '../define.ts';
import type { CardPage, RecipeRow } from '../features/recipes/rows.ts';
import { cutPage } from '../queries/page.ts';
import { cardsOf } from '../search/search.ts';
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
  const seqs = records.map(({ seq }) => seq);
  const cards = await cardsOf(tools, seqs, allowedBy(tools, chosen));
  return {
    cards,
    nextCursor,
    ...(await facets.count(chosen)),
    ...toldOfAvoided(chosen),
  };
}

/** Whether a recipe may be shown as it is by now, where something is avoided: it may have changed since it was chosen. */
function allowedBy({ foods }: Pick<SearchTools, 'foods'>, chosen: Chosen) {
  const avoid = new Set(readFoodFacets(chosen).avoid);
  return avoid.size === 0 ? null : (row: RecipeRow) => !foods.read(row).some((id) => avoid.has(id));
}
