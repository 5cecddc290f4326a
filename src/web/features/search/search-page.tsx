import { useCallback } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Client } from '#contract/client.ts';
import {
  readNameList,
  readUnderstood,
  readWordList,
  type UnderstoodPart,
} from '#contract/name-list.ts';
import { keywordMax } from '#contract/search.ts';
import type { Text } from '#messages/format.ts';
import { apiContext } from '#web/context.ts';
import { useApi } from '#web/data/api.ts';
import { toCard } from '#web/data/recipe.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import styles from '#web/lists/list-page.module.css';
import { readPlace } from '#web/lists/list-place.ts';
import { emptyList, onlyWithRecipes, type RecipeList } from '#web/lists/recipe-list.ts';
import { useRecipeList } from '#web/lists/use-recipe-list.ts';
import { failPage } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { searchDrawing } from '#web/ui/more-drawings.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchInvitation } from './search-invitation.tsx';
import { searchAddress, UnderstoodChips } from './understood-chips.tsx';

/** The API counts exactly to here and pages no further. */
const offsetMax = 1000;

type Results = RecipeList & {
  hasMoreThanTotal: boolean;
  understood: UnderstoodPart[];
  leftOut: string[];
  notLeftOut: string[];
};

const emptyResults = (failure: RecipeList['failure']): Results => ({
  ...emptyList(failure),
  hasMoreThanTotal: false,
  understood: [],
  leftOut: [],
  notLeftOut: [],
});

/** A keyword, and what of it is to be searched as words though it is understood. */
type Asked = { keyword: string; asWords: string[] };

async function fetchResults(
  api: Client,
  { keyword, asWords }: Asked,
  page: number,
): Promise<Results> {
  const params = { '*': keyword };
  const offset = (page - 1) * pageSize;
  const words = asWords.length > 0 ? { words: asWords.join(',') } : {};
  const query = { limit: pageSize, offset, ...words };
  const result = await api.cards.searchRecipes({ params, query });
  if (!result.ok) return emptyResults(result);
  const total = Number(result.headers['x-total-count'] ?? result.data.length);
  const nextOffset = offset + pageSize;
  const hasNext = nextOffset < total && nextOffset <= offsetMax;
  return {
    foods: result.data.map(toCard),
    total,
    next: hasNext ? String(page + 1) : null,
    page,
    isWhole: false,
    failure: null,
    hasMoreThanTotal: result.headers['x-total-more'] === 'true',
    understood: readUnderstood(result.headers['x-understood']),
    leftOut: readNameList(result.headers['x-left-out']),
    notLeftOut: readNameList(result.headers['x-not-left-out']),
  };
}

/** Searches for the keyword of the address; without one there is nothing to ask. */
async function loadSearch({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const keyword = (query.get('keyword') ?? '').trim();
  const asWords = readWordList(query.get('words')?.slice(0, 2 * keywordMax));
  const isTooLong = [...keyword].length > keywordMax;
  if (!keyword || isTooLong) {
    return { ...emptyResults(null), keyword, asWords, isTooLong };
  }
  const page = readPlace(request.url).page ?? 1;
  if ((page - 1) * pageSize > offsetMax) return failPage('not_found', 404);
  const results = await fetchResults(context.get(apiContext), { keyword, asWords }, page);
  return { ...onlyWithRecipes(results, { page }), keyword, asWords, isTooLong };
}

type Found = Results & Asked & { isTooLong: boolean };

/** What was found under the keyword of the address; without one, an invitation to search. */
function SearchPage() {
  const { keyword } = useLoaderData<typeof loadSearch>();
  return keyword ? <SearchResults /> : <InvitingPage />;
}

function InvitingPage() {
  const text = useText();
  const { brand } = useSite();
  return (
    <Container className={styles.page}>
      <PageMeta
        title={`${text('search.inviteTitle')} · ${brand}`}
        canonical={paths.search}
        noIndex="follow"
      />
      <div className={styles.intro}>
        <h1>{text('search.inviteTitle')}</h1>
        <SearchForm keyword="" />
      </div>
      <SearchInvitation />
    </Container>
  );
}

function SearchResults() {
  const text = useText();
  const { brand } = useSite();
  const api = useApi();
  const loaded = useLoaderData<typeof loadSearch>();
  const { keyword, asWords } = loaded;
  const loadPage = useCallback(
    (page: string) => fetchResults(api, { keyword, asWords }, Number(page)),
    [api, keyword, asWords],
  );
  const list = useRecipeList({ loaded, loadPage, silentKey: 'silent.search' });
  const found = loaded.hasMoreThanTotal ? 'search.foundMore' : 'search.found';
  const address = searchAddress(keyword, asWords);
  const title = text('search.titleFor', { keyword });
  return (
    <Container className={styles.page}>
      <PageMeta
        title={`${title} · ${brand}`}
        canonical={paths.searchFor(keyword)}
        noIndex="follow"
      />
      <div className={styles.intro}>
        <h1>{text('search.title')}</h1>
        <SearchForm keyword={keyword} />
        <p className={styles.count} role="status">
          {text(found, { n: list.total })}
        </p>
        <Link to={paths.whatIHave}>{text('pantry.link')}</Link>
      </div>
      <UnderstoodChips understood={loaded.understood} keyword={keyword} asWords={asWords} />
      <LeftOut leftOut={loaded.leftOut} notLeftOut={loaded.notLeftOut} />
      <ListBody list={list} loaded={loaded} address={address}>
        <EmptyState
          drawing={searchDrawing}
          as="h2"
          title={text('search.none')}
          hint={hintFor(loaded, text)}
        >
          <ButtonLink to={paths.explore} variant="primary">
            {text('nav.explore')}
          </ButtonLink>
        </EmptyState>
      </ListBody>
    </Container>
  );
}

/** What may help; a search that failed has found out nothing. */
function hintFor({ keyword, isTooLong, failure }: Found, text: Text): string | undefined {
  if (isTooLong) return text('error.keyword_too_long');
  return failure ? undefined : text('search.noneHint', { keyword });
}

export { loadSearch as loader, SearchPage as Component };
