import { readWordList, toNameList, toUnderstood } from '#contract/name-list.ts';
import { keywordMax } from '#contract/search.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteCounted } from '#server/kept/notes.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { ownTurn } from '#server/process/turns.ts';

const defaultLimit = 200;
const nothing = { rows: [], total: 0, more: false, understood: [], leftOut: [], notLeftOut: [] };

/** Search over recipes. */
export function searchHandlers(deps: Deps): Pick<Handlers, 'searchRecipes'> {
  const present = createRecipePresenter(deps.config.photoBase);
  return {
    async searchRecipes({ params, query, address, setHeader }) {
      const keyword = params['*'].trim();
      if ([...params['*']].length > keywordMax) throw new Refusal('keyword_too_long');
      noteCounted();
      await deps.limits.searchPerAddress.spend(addressKey(address));
      const page = keyword
        ? await deps.searcher.searchRecipes(
            keyword,
            query.limit ?? defaultLimit,
            query.offset ?? 0,
            readWordList(query.words),
          )
        : nothing;
      // Results for several people may have come in one turn.
      await ownTurn();
      setHeader('x-total-count', String(page.total));
      if (page.more) setHeader('x-total-more', 'true');
      if (page.understood.length > 0) setHeader('x-understood', toUnderstood(page.understood));
      if (page.leftOut.length > 0) setHeader('x-left-out', toNameList(page.leftOut));
      if (page.notLeftOut.length > 0) setHeader('x-not-left-out', toNameList(page.notLeftOut));
      if (query.view === 'card') return present.cards(page.rows, deps.reader);
      return page.rows.map(present.withCategoryId);
    },
  };
}
