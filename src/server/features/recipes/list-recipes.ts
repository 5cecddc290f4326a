import { numberedRecipes } from '#contract/recipes.ts';
import type { Deps } from '#server/deps.ts';
import { type Handlers, SlicedAnswer } from '#server/handler.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import { BadCursor } from '#storage/port.ts';
import type { Page } from '#storage/queries/page.ts';

const wholeList = 5_000;
/** Longer lists are read, and made into replies, so many recipes at a time. */
const slice = 200;

type RecipePage = Page<RecipeRow>;

/** Lists recipes; a long list comes in slices, so that nobody waits for the whole of it. */
export function createListRecipes({
  reader,
  config,
}: Pick<Deps, 'reader' | 'config'>): Handlers['listRecipes'] {
  const present = createRecipePresenter(config.photoBase);
  return async ({ query }) => {
    const { limit = wholeList, cursor } = query;
    // A form sends a choice that was not made as an empty one.
    const filter = { categoryId: query.category || undefined, userId: query.userId || undefined };
    const skip = skippedBy(query.page, limit, cursor);
    const list = (most: number, after?: string, skip?: number) =>
      reader.listRecipes(filter, most, after, skip).catch(refuseBadCursor);
    const [page, categories] = await Promise.all([
      list(Math.min(limit, slice), cursor, skip),
      reader.listCategories(),
    ]);
    const show = ({ rows }: RecipePage) => rows.map((row) => present.withCategory(row, categories));
    const rest = ({ nextCursor }: RecipePage) => ({
      total: page.total,
      ...(nextCursor ? { nextCursor } : {}),
    });
    if (limit <= slice || !page.nextCursor) return { foods: show(page), ...rest(page) };
    return new SlicedAnswer('foods', inSlices({ page, limit, list, show, rest }));
  };
}

type Slicing<Item, Rest> = {
  page: RecipePage;
  limit: number;
  list: (most: number, after: string) => Promise<RecipePage>;
  show: (page: RecipePage) => Item[];
  rest: (last: RecipePage) => Rest;
};

/** The first page and those behind it, until there are enough or there is none. */
async function* inSlices<Item, Rest>({
  page: first,
  limit,
  list,
  show,
  rest,
}: Slicing<Item, Rest>): AsyncGenerator<Item[], Rest> {
  let page = first;
  for (let listed = page.rows.length; ; listed += page.rows.length) {
    yield show(page);
    if (!page.nextCursor || listed >= limit) return rest(page);
    page = await list(Math.min(slice, limit - listed), page.nextCursor);
  }
}

/** How many recipes come before a page; a page too far into the list is a cursor's to reach. */
function skippedBy(page: number | undefined, limit: number, cursor: string | undefined): number {
  if (page === undefined) return 0;
  if (cursor !== undefined || page * limit > numberedRecipes) throw new Refusal('bad_request');
  return (page - 1) * limit;
}

function refuseBadCursor(error: unknown): never {
  throw error instanceof BadCursor ? new Refusal('bad_cursor') : error;
}
