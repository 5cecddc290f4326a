import { nearNames } from '#domain/foods/near-names.ts';
import { isKnownFood, usualStaples } from '#domain/pantry/covers.ts';
import { mostProposed, proposedInstead, readAvoided, readFoods } from '#domain/pantry/food-list.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { noteCounted } from '#server/kept/notes.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';

const defaultLimit = 24;
const nothing = { entries: [], total: 0, more: false, leftOut: [], notLeftOut: [] };

/** Recipes by what somebody has at home. */
export function pantryHandlers(deps: Deps): Pick<Handlers, 'listPantryRecipes'> {
  const present = createRecipePresenter(deps.config.photoBase);
  return {
    async listPantryRecipes({ query, address }) {
      noteCounted();
      await deps.limits.searchPerAddress.spend(addressKey(address));
      const { limit = defaultLimit, offset = 0 } = query;
      const listed = readFoods(query.have);
      const have = listed.map(({ name }) => name);
      const { avoid, beyond } = readAvoided(query.avoid);
      const staples =
        query.staples === undefined
          ? [...usualStaples]
          : readFoods(query.staples).map(({ name }) => name);
      const asked = { have, staples, avoid };
      const { entries, ...page } =
        have.length > 0 ? await deps.searcher.pantryRecipes(asked, limit, offset) : nothing;
      const cards = await present.cards(
        entries.map(({ recipe }) => recipe),
        deps.reader,
      );
      const recipes = entries.flatMap(({ have: there, of, missing }, i) => {
        const recipe = cards[i];
        return recipe ? [{ recipe, have: there, of, missing }] : [];
      });
      const typed = listed.map((one) => one.typed);
      const notLeftOut = [...page.notLeftOut, ...beyond];
      const strange = typed.filter((food) => !isKnownFood(food)).slice(0, mostProposed);
      const unknown = [
        ...strange.map((food) => ({ of: 'have' as const, typed: food, near: nearNames(food) })),
        ...proposedInstead(page).map((one) => ({ of: 'avoid' as const, ...one })),
      ];
      return { recipes, ...page, notLeftOut, have, typed, staples, unknown };
    },
  };
}
