import { mostListed, numberedRecipes } from '#contract/recipes.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Page } from '#storage/queries/page.ts';

/** Longer lists are read, and made into replies, so many recipes at a time. */
const slice = 200;

type RecipePage = Page<RecipeRow>;

/** Lists recipes, or their cards; a long list comes in slices, so that nobody waits for the whole of it. */
export function createListRecipes({
  reader,
  config,
}: Pick<Deps, 'reader' | 'config'>): Handlers['listRecipes'] {
  const present = createRecipePresenter(config.photoBase);
  const ready = createCardsPresenter(config.photoBase);
  return async ({ query }) => {
    const isOfCards = query.view === 'card';
    const most = isOfCards ? mostListed.cards : mostListed.recipes;
    const { limit = most, cursor } = query;
    if (limit > most) throw new Refusal('bad_request');
    // A form sends a choice that was not made as an empty one.
    const filter = { categoryId: query.category || undefined, userId: query.userId || undefined };
    const skip = skippedBy(query.page, limit, cursor);
    if (isOfCards) {
      const { cards, total, nextCursor } = await reader.listCards(filter, limit, cursor, skip);
      return ready.named('foods', cards, pageEnd({ total, nextCursor }));
    }
    const list = (most: number, after?: string, skip?: number) =>
      reader.listRecipes(filter, most, after, skip);
    const page = await list(Math.min(limit, slice), cursor, skip);
    const rest = ({ nextCursor }: RecipePage) => pageEnd({ total: page.total, nextCursor });
    const show = ({ rows }: RecipePage) => rows.map(present.withCategory);
    if (limit <= slice || !page.nextCursor) return { foods: show(page), ...rest(page) };
    const ending = (last: RecipePage) => [{ success: true, ...rest(last) }];
    return { slices: inSlices({ page, limit, list, show, ending }) };
  };
}

type Slicing<Item> = {
  page: RecipePage;
  limit: number;
  list: (most: number, after: string) => Promise<RecipePage>;
  show: (page: RecipePage) => Item[];
  ending: (last: RecipePage) => object[];
};

/** The first page and those behind it, until there are enough or there is none. */
async function* inSlices<Item>({
  page: first,
  limit,
  list,
  show,
  ending,
}: Slicing<Item>): AsyncGenerator<Item[], object[]> {
  let page = first;
  for (let listed = page.rows.length; ; listed += page.rows.length) {
    yield show(page);
    if (!page.nextCursor || listed >= limit) return ending(page);
    page = await list(Math.min(slice, limit - listed), page.nextCursor);
  }
}

/** How many recipes come before a page; a page too far into the list is a cursor's to reach. */
function skippedBy(page: number | undefined, limit: number, cursor: string | undefined): number {
  if (page === undefined) return 0;
  if (cursor !== undefined || page * limit > numberedRecipes) throw new Refusal('bad_request');
  return (page - 1) * limit;
}
