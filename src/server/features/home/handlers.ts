import { chooseLoved, lovedDays } from '#domain/home/loved.ts';
import { chooseTonight, ringStart } from '#domain/home/tonight.ts';
import { dayMs, utcDay } from '#domain/reviews/day.ts';
import { isNewAccount } from '#domain/reviews/trust.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { createRecipePresenter, findCooks } from '#server/presenters/recipe.ts';

type HomeHandlers = Pick<Handlers, 'tonightRecipes' | 'lovedRecipes'>;

/** The parts of Home that are others tomorrow; what is kept of them ends with the UTC day. */
export function homeHandlers({ reader, config, now }: Deps): HomeHandlers {
  const present = createRecipePresenter(config.photoBase);
  const cardsOf = async (ids: readonly string[]) => ({
    foods: await present.cards(await reader.findRecipes(ids), reader),
  });
  /** Who of these cooks is new, as of the beginning of the day: so it is the same all day. */
  const newCooks = async (userIds: readonly string[], day: number) => {
    const cooks = await findCooks(
      userIds.map((userId) => ({ userId })),
      reader,
    );
    return (id: string) => isNewAccount(cooks.get(id) ?? { createdAt: 0 }, day * dayMs);
  };
  return {
    async tonightRecipes() {
      const day = utcDay(now());
      noteUntil((day + 1) * dayMs);
      const rows = await reader.listQuickRecipes(ringStart(day));
      const isNewCook = await newCooks(
        rows.map(({ userId }) => userId),
        day,
      );
      const recipes = rows.map(({ userId: cookId, ...row }) => ({
        ...{ ...row, cookId, isNewCook: isNewCook(cookId) },
      }));
      return cardsOf(chooseTonight(recipes, day));
    },

    async lovedRecipes() {
      const day = utcDay(now());
      noteUntil((day + 1) * dayMs);
      const reviews = await reader.listRecentReviews();
      const isNewCook = await newCooks(
        reviews.map(({ cookId }) => cookId),
        day,
      );
      return cardsOf(chooseLoved(reviews, { since: (day - lovedDays) * dayMs, isNewCook }));
    },
  };
}
