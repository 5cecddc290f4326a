import { useCallback } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { findCuisine } from '#domain/categories/cuisines.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { useApi } from '#web/data/api.ts';
import { CuisineLinks } from '#web/lists/cuisine-links.tsx';
import { DeletedNotice } from '#web/lists/deleted-notice.tsx';
import { FacetBar } from '#web/lists/facets/facet-bar.tsx';
import { loadFacetedList } from '#web/lists/facets/load-list.ts';
import { fetchNarrowed } from '#web/lists/facets/narrowed-list.ts';
import {
  avoidingInstead,
  isWide,
  type Narrowing,
  narrowedAddress,
  readNarrowing,
  tidiedAddress,
} from '#web/lists/facets/narrowing.ts';
import { NothingLeft } from '#web/lists/facets/nothing-left.tsx';
import { useCounts } from '#web/lists/facets/use-counts.ts';
import { useNextNarrowing } from '#web/lists/facets/use-next-narrowing.ts';
import { LeftOut } from '#web/lists/left-out.tsx';
import { ListBody } from '#web/lists/list-body.tsx';
import { ListMeta } from '#web/lists/list-meta.tsx';
import styles from '#web/lists/list-page.module.css';
import { readPlace } from '#web/lists/list-place.ts';
import { fetchRecipeList } from '#web/lists/recipe-list.ts';
import { useRecipeList } from '#web/lists/use-recipe-list.ts';
import { cuisineBefore } from '#web/page/cuisine-name.ts';
import { failPage } from '#web/page/failures.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Loads a page of the cuisine that the address names, however it writes it; an unknown one is a 404. */
async function loadCategory({ context, params, request }: LoaderFunctionArgs) {
  const cuisine = findCuisine(params.slug ?? '');
  if (!cuisine) return failPage('category_not_found', 404);
  if (cuisine.name !== params.slug) {
    throw redirect(paths.category(cuisine.name) + new URL(request.url).search, 301);
  }
  const place = readPlace(request.url);
  const narrowing = withoutCuisine(readNarrowing(request.url, 'newest'));
  const address = tidiedAddress(request.url, narrowing);
  if (address) throw redirect(address, 301);
  const list = await loadFacetedList(context, narrowing, place, cuisine);
  return { ...list, category: { _id: cuisine.id, name: cuisine.name }, narrowing };
}

/** The path says the cuisine. */
const withoutCuisine = (narrowing: Narrowing): Narrowing => ({
  ...narrowing,
  chosen: { ...narrowing.chosen, category: [] },
});

/** The recipes of one cuisine. */
function CategoryPage() {
  const text = useText();
  const { brand } = useSite();
  const api = useApi();
  const loaded = useLoaderData<typeof loadCategory>();
  const { _id, name } = loaded.category;
  const { narrowing } = loaded;
  const loadPage = useCallback(
    (cursor: string) => {
      const at = { page: null, cursor };
      const cuisine = findCuisine(name) ?? null;
      return isWide(narrowing)
        ? fetchRecipeList(api, { category: _id }, at)
        : fetchNarrowed(api, narrowing, { cuisine }, at);
    },
    [api, _id, name, narrowing],
  );
  const counts = useCounts(loaded.counts);
  const list = useRecipeList({ loaded, loadPage, silentKey: 'silent.recipes' });
  const whole = paths.category(name);
  const address = narrowedAddress(whole, narrowing);
  const next = useNextNarrowing({ narrowing, whole });
  const category = cuisineBefore(text, name);
  const heading = text('category.heading', { category });
  return (
    <Container className={styles.page}>
      <ListMeta
        title={text('category.pageTitle', { category })}
        socialTitle={heading}
        description={text('category.description', { category, brand })}
        loaded={loaded}
        address={address}
        isKept={isWide(narrowing)}
        feed={{
          path: addresses.categoryFeed(name),
          title: text('feeds.category', { category, brand }),
        }}
      />
      <DeletedNotice />
      <div className={styles.intro}>
        <h1>{heading}</h1>
        <CuisineLinks />
        <p className={styles.count} role="status">
          {text('explore.total', { n: list.total })}
        </p>
      </div>
      <FacetBar
        narrowing={narrowing}
        whole={whole}
        counts={counts}
        notLeftOut={loaded.notLeftOut}
        total={list.total}
        hidden={['category']}
      />
      <LeftOut
        told={loaded}
        to={(...instead) => narrowedAddress(whole, avoidingInstead(next, ...instead))}
      />
      <ListBody list={list} loaded={loaded} address={address}>
        <NothingLeft narrowing={narrowing} whole={whole}>
          <EmptyState drawing="pot" as="h2" title={text('explore.empty')}>
            <ButtonLink to={paths.addRecipe} variant="primary">
              {text('explore.addOne')}
            </ButtonLink>
          </EmptyState>
        </NothingLeft>
      </ListBody>
    </Container>
  );
}

export { CategoryPage as Component, loadCategory as loader };
