import { readWordList, toNameList, toUnderstood } from '#contract/name-list.ts';
import { keywordMax } from '#contract/search.ts';
import { type Begun, readBegun, suggestCuisines, suggestFoods } from '#domain/search/suggest.ts';
import { minuteMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteCounted, noteUntil } from '#server/kept/notes.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { ownTurn } from '#server/process/turns.ts';
import type { SearchTold } from '#storage/search/rows.ts';

const defaultLimit = 200;
const suggestedForMs = 5 * minuteMs;
/** How many of each are suggested at most. */
const most = { recipes: 4, foods: 2, foodsAlone: 8, cooks: 1, cuisines: 1, tags: 1 } as const;
const nothingSuggested = { recipes: [], foods: [], cooks: [], cuisines: [], tags: [] };
const nothing = {
  rows: [],
  cards: { text: '', ids: [], cookIds: [] },
  total: 0,
  more: false,
  understood: [],
  leftOut: [],
  notLeftOut: [],
};

/** Search over recipes. */
export function searchHandlers(deps: Deps): Pick<Handlers, 'searchRecipes' | 'suggest'> {
  const { photoBase } = deps.config;
  const present = createRecipePresenter(photoBase);
  const ready = createCardsPresenter(photoBase);
  return {
    async searchRecipes({ params, query, address, setHeader }) {
      const keyword = params['*'].trim();
      if ([...params['*']].length > keywordMax) throw new Refusal('keyword_too_long');
      noteCounted();
      await deps.limits.searchPerAddress.spend(addressKey(address));
      const { limit = defaultLimit, offset = 0 } = query;
      const asked = [keyword, limit, offset, readWordList(query.words)] as const;
      if (query.view === 'card') {
        const page = keyword ? await deps.searcher.searchCards(...asked) : nothing;
        await tell(page, setHeader);
        return ready.bare(page.cards);
      }
      const page = keyword ? await deps.searcher.searchRecipes(...asked) : nothing;
      await tell(page, setHeader);
      return page.rows.map(present.withCategoryId);
    },
    async suggest({ query, address }) {
      const begun = readBegun(query.typed);
      if (!begun) return nothingSuggested;
      if (query.of) return foodsAlone(begun, query.typed);
      // A cook who has another name only now shows a little later.
      noteUntil(Date.now() + suggestedForMs);
      await deps.limits.suggestPerAddress.spend(addressKey(address));
      const { recipes, cooks, tags } = await deps.searcher.suggest(query.typed, most.recipes);
      return {
        recipes,
        foods: suggestFoods(begun, query.typed, most.foods),
        cooks: cooks.slice(0, most.cooks).map(({ id, ...cook }) => ({ _id: id, ...cook })),
        cuisines: suggestCuisines(begun, most.cuisines),
        tags: tags.slice(0, most.tags),
      };
    },
  };
}

const foodsAlone = (begun: Begun, typed: string) => ({
  ...nothingSuggested,
  foods: suggestFoods(begun, typed, most.foodsAlone),
});

/** What a reply says beside what was found. Results for several people may have come in one turn. */
async function tell(
  { total, more, understood, leftOut, notLeftOut }: SearchTold,
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  await ownTurn();
  setHeader('x-total-count', String(total));
  if (more) setHeader('x-total-more', 'true');
  if (understood.length > 0) setHeader('x-understood', toUnderstood(understood));
  if (leftOut.length > 0) setHeader('x-left-out', toNameList(leftOut));
  if (notLeftOut.length > 0) setHeader('x-not-left-out', toNameList(notLeftOut));
}
