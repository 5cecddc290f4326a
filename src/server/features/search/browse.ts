import { readWordList } from '#contract/name-list.ts';
import { type Chosen, choicesOf, readChosen, readSort } from '#domain/facets/facets.ts';
import { proposedInstead } from '#domain/pantry/food-list.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { noteCounted } from '#server/kept/notes.ts';
import { addressKey } from '#server/limits/address-key.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';

const defaultLimit = 48;

type Browsing = Pick<Handlers, 'browseRecipes'>;

/** Lists of recipes by facets, of all there are or of what a keyword finds. */
export function browseHandlers({ searcher, limits, config }: Deps): Browsing {
  const ready = createCardsPresenter(config.photoBase);
  return {
    async browseRecipes({ query, address }) {
      const { limit = defaultLimit, offset = 0, cursor } = query;
      const keyword = query.keyword?.trim() ?? '';
      const asked = new URLSearchParams(textsOf(query));
      const chosen = readChosen(asked);
      const usual = keyword === '' ? 'newest' : 'match';
      const sort = readSort(asked, usual);
      if (keyword !== '' || sort !== usual || !isForEverybody(chosen)) {
        noteCounted();
        await limits.searchPerAddress.spend(addressKey(address));
      }
      if (keyword === '') {
        const page = await searcher.browseRecipes({ chosen, sort, limit, cursor });
        const { facets, leftOut, notLeftOut } = page;
        const unknown = proposedInstead(page);
        const end = { ...pageEnd(page), facets, leftOut, notLeftOut, unknown };
        return ready.named('foods', page.cards, end);
      }
      const asWords = readWordList(query.words);
      const text = keyword;
      const page = await searcher.findFaceted({ text, asWords, chosen, sort, limit, offset });
      const { total, more, facets, understood, leftOut, notLeftOut } = page;
      const unknown = proposedInstead(page);
      const told = { facets, understood, leftOut, notLeftOut, unknown };
      return ready.named('foods', page.cards, { total, more, ...told });
    },
  };
}

/** Whether that is all there is, or a category's page: what everybody is shown is nobody's search. */
function isForEverybody(chosen: Chosen): boolean {
  const [first, ...more] = choicesOf(chosen);
  return more.length === 0 && (!first || first.facet === 'category');
}

/** The parameters that are texts, as an address has them. */
function textsOf(query: object): Record<string, string> {
  const texts = Object.entries(query).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}
