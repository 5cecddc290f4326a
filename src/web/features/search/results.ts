import type { Client } from '#contract/client.ts';
import type { UnderstoodPart } from '#contract/name-list.ts';
import { asTyped, nounAsTyped } from '#domain/search/as-typed.ts';
import { toCard } from '#web/data/recipe.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import {
  type Avoided,
  type Counts,
  nothingAvoided,
  queryOf,
} from '#web/lists/facets/narrowed-list.ts';
import type { Narrowing } from '#web/lists/facets/narrowing.ts';
import { emptyList, type RecipeList } from '#web/lists/recipe-list.ts';

/** The API counts exactly to here and pages no further. */
export const offsetMax = 1000;

export type Results = RecipeList &
  Avoided & {
    hasMoreThanTotal: boolean;
    understood: UnderstoodPart[];
    counts: Counts;
  };

/** A search that found nothing, or failed. */
export const emptyResults = (failure: RecipeList['failure']): Results => ({
  ...emptyList(failure),
  hasMoreThanTotal: false,
  ...nothingAvoided,
  understood: [],
  counts: [],
});

/** A keyword, what of it is to be searched as words though it is understood, and how the results are narrowed. */
export type Asked = { keyword: string; asWords: string[]; narrowing: Narrowing };

/** A page of what is found. Never throws. */
export async function fetchResults(
  api: Client,
  { keyword, asWords, narrowing }: Asked,
  page: number,
): Promise<Results> {
  const offset = (page - 1) * pageSize;
  const query = { ...queryOf(narrowing, { keyword, asWords }), limit: pageSize, offset };
  const result = await api.browseRecipes({ query: query as never });
  if (!result.ok) return emptyResults(result);
  const { foods, total, more, facets, understood, ...avoided } = result.data;
  const nextOffset = offset + pageSize;
  const hasNext = nextOffset < total && nextOffset <= offsetMax;
  return {
    foods: foods.map(toCard),
    total,
    next: hasNext ? String(page + 1) : null,
    page,
    isWhole: false,
    failure: null,
    hasMoreThanTotal: more === true,
    counts: facets,
    ...shownAsTyped(keyword, { ...avoided, understood: understood ?? [] }),
  };
}

type Told = Avoided & { understood: UnderstoodPart[] };

/** What is told of a keyword, in its own words; behind a mistyped one stands what it was taken for. */
function shownAsTyped(keyword: string, { understood, leftOut, notLeftOut, unknown }: Told): Told {
  const shown = understood.map((part) => {
    if (part.kind === 'cook') return { ...part, value: asTyped(keyword, part.value) };
    if (part.kind !== 'without') return part;
    const own = nounAsTyped(keyword, part.typed);
    return { ...part, value: part.value === part.typed ? own : `${own} (${part.value})` };
  });
  const said = new Map(
    understood.flatMap(({ kind, value }, i) =>
      kind === 'without' ? [[value, shown[i]?.value ?? value]] : [],
    ),
  );
  return {
    understood: shown,
    leftOut: leftOut.map((food) => said.get(food) ?? food),
    notLeftOut: notLeftOut.map((food) => asTyped(keyword, food)),
    unknown: unknown.map((one) => ({ ...one, typed: asTyped(keyword, one.typed) })),
  };
}
