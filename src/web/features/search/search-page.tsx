import { useCallback } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readWordList } from '#contract/name-list.ts';
import { keywordMax } from '#contract/search.ts';
import { retyped } from '#domain/search/as-typed.ts';
import type { Text } from '#messages/format.ts';
import { apiContext } from '#web/context.ts';
import { useApi } from '#web/data/api.ts';
import { pageSize } from '#web/lists/all-recipes.ts';
import { FacetBar } from '#web/lists/facets/facet-bar.tsx';
import {
  avoidingInstead,
  narrowedAddress,
  readNarrowing,
  tidiedAddress,
} from '#web/lists/facets/narrowing.ts';
import { NothingLeft } from '#web/lists/facets/nothing-left.tsx';
import { useNextNarrowing } from '#web/lists/facets/use-next-narrowing.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import styles from '#web/lists/list-page.module.css';
import { readPlace } from '#web/lists/list-place.ts';
import { onlyWithRecipes } from '#web/lists/recipe-list.ts';
import { useLinkAlong } from '#web/lists/use-link-along.ts';
import { useRecipeList } from '#web/lists/use-recipe-list.ts';
import { failPage } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { searchDrawing } from '#web/ui/more-drawings.tsx';
import { type Asked, emptyResults, fetchResults, offsetMax, type Results } from './results.ts';
import { SearchForm } from './search-form.tsx';
import { SearchInvitation } from './search-invitation.tsx';
import { searchAddress, UnderstoodChips } from './understood-chips.tsx';

/** Searches for the keyword of the address; without one there is nothing to ask. */
async function loadSearch({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const keyword = (query.get('keyword') ?? '').trim();
  const asWords = readWordList(query.get('words')?.slice(0, 2 * keywordMax));
  const isTooLong = [...keyword].length > keywordMax;
  const narrowing = readNarrowing(request.url, 'match');
  const asked = { keyword, asWords, narrowing };
  if (!keyword || isTooLong) return { ...emptyResults(null), ...asked, isTooLong };
  const address = tidiedAddress(request.url, narrowing);
  if (address) throw redirect(address, 301);
  const page = readPlace(request.url).page ?? 1;
  if ((page - 1) * pageSize > offsetMax) return failPage('not_found', 404);
  const results = await fetchResults(context.get(apiContext), asked, page);
  return { ...onlyWithRecipes(results, { page }), ...asked, isTooLong };
}

type Found = Results & Asked & { isTooLong: boolean };

/** What was found under the keyword of the address; without one, an invitation to search. The box stays the same while a visitor types. */
function SearchPage() {
  const text = useText();
  const loaded = useLoaderData<typeof loadSearch>();
  const { keyword, hasMoreThanTotal } = loaded;
  const list = useFoundList(loaded);
  const pantry = useLinkAlong('avoid')(paths.whatIHave);
  return (
    <Container className={styles.page}>
      <SearchMeta keyword={keyword} />
      <div className={styles.intro}>
        <h1>{text(keyword ? 'search.title' : 'search.inviteTitle')}</h1>
        <SearchForm keyword={keyword} />
        {keyword && (
          <>
            <p className={styles.count} role="status">
              {text(hasMoreThanTotal ? 'search.foundMore' : 'search.found', { n: list.total })}
            </p>
            <Link {...pantry}>{text('pantry.link')}</Link>
          </>
        )}
      </div>
      {keyword ? (
        <SearchResults loaded={loaded} list={list} />
      ) : (
        <SearchInvitation pantry={pantry} />
      )}
    </Container>
  );
}

function SearchMeta({ keyword }: { keyword: string }) {
  const text = useText();
  const { brand } = useSite();
  const title = keyword ? text('search.titleFor', { keyword }) : text('search.inviteTitle');
  return (
    <PageMeta
      title={`${title} · ${brand}`}
      canonical={keyword ? paths.searchFor(keyword) : paths.search}
      noIndex="follow"
    />
  );
}

function useFoundList(loaded: Found) {
  const api = useApi();
  const { keyword, asWords, narrowing } = loaded;
  const loadPage = useCallback(
    (page: string) => fetchResults(api, { keyword, asWords, narrowing }, Number(page)),
    [api, keyword, asWords, narrowing],
  );
  return useRecipeList({ loaded, loadPage, silentKey: 'silent.search' });
}

type Props = { loaded: Found; list: ReturnType<typeof useFoundList> };

function SearchResults({ loaded, list }: Props) {
  const text = useText();
  const { keyword, asWords, narrowing } = loaded;
  const whole = searchAddress(keyword, asWords);
  const place = { narrowing, whole };
  const next = useNextNarrowing(place);
  const linkAlong = useLinkAlong();
  return (
    <>
      <UnderstoodChips
        understood={loaded.understood}
        keyword={keyword}
        asWords={asWords}
        narrow={(address) => narrowedAddress(address, next)}
      />
      <LeftOut
        told={loaded}
        to={(typed, food) =>
          narrowedAddress(
            searchAddress(retyped(keyword, typed, food), asWords),
            avoidingInstead(next, typed, food),
          )
        }
      />
      {loaded.counts.length > 0 && (
        <FacetBar
          {...place}
          counts={loaded.counts}
          notLeftOut={loaded.notLeftOut}
          total={list.total}
          hasMore={loaded.hasMoreThanTotal}
        />
      )}
      <ListBody list={list} loaded={loaded} address={narrowedAddress(whole, narrowing)}>
        <NothingLeft {...place}>
          <EmptyState
            drawing={searchDrawing}
            as="h2"
            title={text('search.none')}
            hint={hintFor(loaded, text)}
          >
            <ButtonLink {...linkAlong(paths.explore)} variant="primary">
              {text('nav.explore')}
            </ButtonLink>
          </EmptyState>
        </NothingLeft>
      </ListBody>
    </>
  );
}

/** What may help; a search that failed has found out nothing. */
function hintFor(loaded: Found, text: Text): string | undefined {
  const { keyword, isTooLong, failure, understood } = loaded;
  if (isTooLong) return text('error.keyword_too_long');
  if (failure) return undefined;
  return understood.length > 0 ? text('search.noneOfAll') : text('search.noneHint', { keyword });
}

export { loadSearch as loader, SearchPage as Component };
