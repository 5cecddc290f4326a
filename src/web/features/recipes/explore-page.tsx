import { useCallback, useState } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';
import { findCuisine } from '#domain/categories/cuisines.ts';
import { useApi } from '#web/data/api.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { allCategories, CategoryFilter } from '#web/lists/category-filter.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import { ListMeta } from '#web/lists/list-meta.tsx';
import styles from '#web/lists/list-page.module.css';
import { readPlace } from '#web/lists/list-place.ts';
import { fetchRecipeList, loadRecipeList } from '#web/lists/recipe-list.ts';
import { useRecipeList } from '#web/lists/use-recipe-list.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The address of a filtered list. */
function exploreUrl(filter: string): string {
  return filter === allCategories
    ? paths.explore
    : `${paths.explore}?category=${encodeURIComponent(filter)}`;
}

/** A filtered list is the same as the cuisine's own page, which search engines keep. */
function canonicalUrl(filter: string): string {
  return filter === allCategories ? paths.explore : paths.category(filter);
}

const idOf = (name: string | null) => findCuisine(name ?? '')?.id;

/** The same address with the filter as the site writes it, or null where it is written so. */
function tidied(url: URL): string | null {
  const name = url.searchParams.get('category');
  const cuisine = findCuisine(name ?? '');
  if (!cuisine || cuisine.name === name) return null;
  url.searchParams.set('category', cuisine.name);
  return withoutLanguage(url.pathname) + url.search;
}

/** Loads a page of recipes under the address's filter, and the cuisines. */
export async function loadExplore({ context, request }: LoaderFunctionArgs) {
  const address = tidied(new URL(request.url));
  if (address) throw redirect(address, 301);
  const place = readPlace(request.url);
  const category = idOf(new URL(request.url).searchParams.get('category'));
  const [list, categories] = await Promise.all([
    loadRecipeList(context, { category }, place),
    loadCategories(context),
  ]);
  return { ...list, categories };
}

/** Every recipe, by cuisine. */
export function ExplorePage() {
  const text = useText();
  const { brand } = useSite();
  const api = useApi();
  const loaded = useLoaderData<typeof loadExplore>();
  const categories = useCategories(loaded.categories);
  const { filter, chosen, choose, isChanging } = useFilter();
  const loadPage = useCallback(
    (cursor: string) => fetchRecipeList(api, { category: idOf(filter) }, { page: null, cursor }),
    [api, filter],
  );
  const list = useRecipeList({ loaded, loadPage, silentKey: 'silent.recipes' });
  const address = exploreUrl(filter);
  return (
    <Container className={styles.page}>
      <ListMeta
        title={text('explore.title')}
        isBranded
        socialTitle={text('explore.title')}
        description={text('explore.description', { brand })}
        loaded={loaded}
        address={address}
        canonical={canonicalUrl(filter)}
      />
      <div className={styles.intro}>
        <h1>{text('explore.title')}</h1>
        <CategoryFilter categories={categories} value={chosen} onChange={choose} />
        <p className={styles.count} role="status">
          {text('explore.total', { n: list.total })}
        </p>
      </div>
      <div className={styles.list} aria-busy={isChanging}>
        <ListBody list={list} loaded={loaded} address={address}>
          <EmptyState drawing="pot" as="h2" title={text('explore.empty')}>
            <ButtonLink to={paths.addRecipe} variant="primary">
              {text('explore.addOne')}
            </ButtonLink>
          </EmptyState>
        </ListBody>
      </div>
    </Container>
  );
}

/** The filter lives in the address; the control follows a choice before the new list has come. */
function useFilter() {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const name = query.get('category');
  const filter = name && idOf(name) ? name : allCategories;
  const [choice, setChoice] = useState({ under: filter, chosen: filter });
  if (choice.under !== filter) setChoice({ under: filter, chosen: filter });
  const choose = (chosen: string) => {
    setChoice({ under: filter, chosen });
    setQuery(chosen === allCategories ? {} : { category: chosen }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    filter,
    chosen: choice.chosen,
    choose,
    isChanging: next !== undefined && withoutLanguage(next.pathname) === pathname,
  };
}
