import { chooseLoved, lovedDays } from '#domain/home/loved.ts';
import { chooseTonight, ringStart } from '#domain/home/tonight.ts';
import { utcDay } from '#domain/reviews/day.ts';
import { dayMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { findNewCooks } from './new-cooks.ts';

type HomeHandlers = Pick<Handlers, 'tonightRecipes' | 'lovedRecipes'>;

/** The parts of Home that are others tomorrow; what is kept of them ends with the UTC day. */
export function homeHandlers(deps: Deps): HomeHandlers {
  const { reader, config, now } = deps;
  const present = createRecipePresenter(config.photoBase);
  const cardsOf = async (ids: readonly string[]) => ({
    foods: await present.cards(await reader.findRecipes(ids), reader),
  });
  return {
    async tonightRecipes() {
      const day = utcDay(now());
      noteUntil((day + 1) * dayMs);
      const rows = await reader.listQuickRecipes(ringStart(day));
      const ofCooks = rows.map(({ id: recipeId, userId: cookId }) => ({ recipeId, cookId }));
      // As of its beginning: so it is the same all day.
      const isNewCook = await findNewCooks(deps, ofCooks, day * dayMs);
      const recipes = rows.map(({ userId: cookId, ...row }) => ({
        ...row,
        cookId,
        isNewCook: isNewCook(cookId),
      }));
      return cardsOf(chooseTonight(recipes, day));
    },

    async lovedRecipes() {
      const day = utcDay(now());
      noteUntil((day + 1) * dayMs);
      const reviews = await reader.listRecentReviews();
      const isNewCook = await findNewCooks(deps, reviews, day * dayMs);
      return cardsOf(chooseLoved(reviews, { since: (day - lovedDays) * dayMs, isNewCook }));
    },
  };
}
