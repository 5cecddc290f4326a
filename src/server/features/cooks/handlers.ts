import type { CookReply } from '#contract/cooks.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { presentCook } from '#server/presenters/cook.ts';
import { isLinkLive } from '#server/presenters/live-links.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { findPublicCook, type PublicCook } from '#server/presenters/public-cook.ts';
import { findCooks } from '#server/presenters/recipe.ts';
import { presentReviews } from '#server/presenters/review.ts';
import type { ReviewRow } from '#storage/features/reviews/rows.ts';
import { profileHandlers } from './profile-handlers.ts';

type CookHandlers = Pick<Handlers, 'getCook' | 'listCookReviews'>;

const pageSize = 10;

/** The public side of an account, and what its owner sets of it. */
export function cookHandlers(deps: Deps): CookHandlers & ReturnType<typeof profileHandlers> {
  const { reader } = deps;
  return {
    ...profileHandlers(deps),

    async getCook({ params }) {
      return { cook: await presentWhole(deps, await findPublicCook(reader, params.id)) };
    },

    async listCookReviews({ params, query }) {
      const { id } = (await findPublicCook(reader, params.id)).user;
      const { limit = pageSize, cursor } = query;
      const { rows, ...page } = await reader.listCookReviews(id, limit, cursor);
      return { reviews: await presentWithRecipes(deps, rows), ...pageEnd(page) };
    },
  };
}

async function presentWhole(
  deps: Deps,
  { user, recipes, reviews }: PublicCook,
): Promise<CookReply> {
  const { reader, config } = deps;
  const { lines, link, photo, hidden } = await reader.findProfile(user.id);
  const followers = await reader.countFollowers(user.id);
  const cook = { ...presentCook(user.id, user), recipes, reviews, followers };
  if (hidden) return cook;
  return {
    ...cook,
    ...(lines ? { lines } : {}),
    ...(link ? { link, isLinkLive: await isLinkLive(deps, user) } : {}),
    ...(photo ? { photo: presentPhoto(photo, config.photoBase) } : {}),
  };
}

/** Reviews of several recipes, each beside its own. */
async function presentWithRecipes(deps: Deps, rows: readonly ReviewRow[]) {
  const { reader } = deps;
  const recipes = await reader.findRecipes([...new Set(rows.map(({ recipeId }) => recipeId))]);
  const authors = await findCooks(recipes, reader);
  const told = rows.map(async (row) => {
    const recipe = recipes.find(({ id }) => id === row.recipeId);
    const [review] = recipe ? await presentReviews([row], recipe, deps) : [];
    if (!recipe || !review) return [];
    const { id: _id, name, slug, userId } = recipe;
    const cook = presentCook(userId, authors.get(userId));
    return [{ ...review, recipe: { _id, name, slug, cook } }];
  });
  return (await Promise.all(told)).flat();
}
