import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { choicesOf } from '#domain/facets/facets.ts';
import { useApi } from '#web/data/api.ts';
import { loadCategories, useCategories } from '#web/lists/categories.ts';
import { allCategories, CategoryFilter } from '#web/lists/category-filter.tsx';
import { choiceName } from '#web/lists/facets/choice-name.ts';
import { FacetBar } from '#web/lists/facets/facet-bar.tsx';
import { loadFacetedList, soleCuisine } from '#web/lists/facets/load-list.ts';
import { fetchNarrowed } from '#web/lists/facets/narrowed-list.ts';
import {
  avoidingInstead,
  isForEngines,
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
import { useSite, useText } from '#web/page/text.ts';
import { useNextAddress } from '#web/page/use-next-address.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Loads a page of the recipes that have what the address chooses, and the cuisines. */
async function loadExplore({ context, request }: LoaderFunctionArgs) {
  const narrowing = readNarrowing(request.url, 'newest');
  const address = tidiedAddress(request.url, narrowing);
  if (address) throw redirect(address, 301);
  const [list, categories] = await Promise.all([
    loadFacetedList(context, narrowing, readPlace(request.url)),
    loadCategories(context),
  ]);
  return { ...list, categories, narrowing };
}

/** Every recipe, by cuisine and whatever else is chosen. */
function ExplorePage() {
  const text = useText();
  const loaded = useLoaderData<typeof loadExplore>();
  const { narrowing } = loaded;
  const categories = useCategories(loaded.categories);
  const { chosen, choose, isChanging, toInstead } = useFilter(narrowing);
  const counts = useCounts(loaded.counts);
  const list = useNarrowedList(loaded);
  const address = narrowedAddress(paths.explore, narrowing);
  const place = { narrowing, whole: paths.explore };
  return (
    <Container className={styles.page}>
      <ExploreMeta loaded={loaded} address={address} />
      <div className={styles.intro}>
        <h1>{text('explore.title')}</h1>
        <CategoryFilter categories={categories} value={chosen} onChange={choose} />
        <p className={styles.count} role="status">
          {text('explore.total', { n: list.total })}
        </p>
      </div>
      <FacetBar
        {...place}
        counts={counts}
        notLeftOut={loaded.notLeftOut}
        total={list.total}
        hidden={hidden(narrowing)}
      />
      <LeftOut told={loaded} to={toInstead} />
      <div className={styles.list} aria-busy={isChanging}>
        <ListBody list={list} loaded={loaded} address={address}>
          <NothingLeft {...place}>
            <EmptyState drawing="pot" as="h2" title={text('explore.empty')}>
              <ButtonLink to={paths.addRecipe} variant="primary">
                {text('explore.addOne')}
              </ButtonLink>
            </EmptyState>
          </NothingLeft>
        </ListBody>
      </div>
    </Container>
  );
}

type Loaded = Awaited<ReturnType<typeof loadExplore>>;

/** A single cuisine is chosen above; of several each is a chip that can be taken away. */
const hidden = ({ chosen }: Narrowing) =>
  chosen.category.length > 1 ? [] : (['category'] as const);

function ExploreMeta({ loaded, address }: { loaded: Loaded; address: string }) {
  const text = useText();
  const { brand } = useSite();
  const { narrowing } = loaded;
  const [first] = choicesOf(narrowing.chosen);
  const explore = text('explore.title');
  const title =
    first && isForEngines(narrowing)
      ? text('facets.titleWith', {
          title: explore,
          choice: choiceName(text, first.facet, first.value),
        })
      : explore;
  // A cuisine alone is the same as its own page, which search engines keep.
  const cuisine = soleCuisine(narrowing);
  return (
    <ListMeta
      title={title}
      isBranded
      socialTitle={title}
      description={text('explore.description', { brand })}
      loaded={loaded}
      address={address}
      isKept={isForEngines(narrowing)}
      {...(cuisine ? { canonical: paths.category(cuisine.name) } : {})}
    />
  );
}

function useNarrowedList(loaded: Loaded) {
  const api = useApi();
  const { narrowing } = loaded;
  const loadPage = useCallback(
    (cursor: string) => {
      const cuisine = soleCuisine(narrowing);
      const place = { page: null, cursor };
      return cuisine === undefined
        ? fetchNarrowed(api, narrowing, {}, place)
        : fetchRecipeList(api, { category: cuisine?.id }, place);
    },
    [api, narrowing],
  );
  return useRecipeList({ loaded, loadPage, silentKey: 'silent.recipes' });
}

/** The filter lives in the address; the control follows a choice before the new list has come. */
function useFilter(narrowing: Narrowing) {
  const navigate = useNavigate();
  const bound = useNextNarrowing({ narrowing, whole: paths.explore });
  const { category } = narrowing.chosen;
  const filter = (category.length === 1 && category[0]) || allCategories;
  const [choice, setChoice] = useState({ under: filter, chosen: filter });
  if (choice.under !== filter) setChoice({ under: filter, chosen: filter });
  const choose = (chosen: string) => {
    setChoice({ under: filter, chosen });
    const wanted = { ...bound.chosen, category: chosen === allCategories ? [] : [chosen] };
    void navigate(narrowedAddress(paths.explore, { ...bound, chosen: wanted }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    chosen: choice.chosen,
    choose,
    toInstead: (typed: string, food: string) =>
      narrowedAddress(paths.explore, avoidingInstead(bound, typed, food)),
    isChanging: useNextAddress(paths.explore) !== null,
  };
}

export { ExplorePage as Component, loadExplore as loader };
