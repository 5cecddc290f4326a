import type { CollectionPageReply } from '#contract/collection-fields.ts';
import type { SiteSettings } from '#contract/page.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import {
  type Crumb,
  collectionStructuredData,
  cookStructuredData,
  homeStructuredData,
  listStructuredData,
  plainStructuredData,
  recipeStructuredData,
} from '#domain/sharing/structured-data.ts';
import type { Text } from '#messages/format.ts';
import type { loader as loadCategory } from './features/categories/category-page.tsx';
import type { loader as loadExplore } from './features/recipes/explore-page.tsx';
import { cuisineBefore } from './page/cuisine-name.ts';
import type { loader as loadCook } from './pages/cook/cook-page.tsx';
import type { loader as loadHome } from './pages/home/home-page.tsx';
import type { LoadedRecipe } from './pages/recipe/recipe-page.tsx';

type Loaded<L extends (...args: never[]) => unknown> = Awaited<ReturnType<L>>;
type Build = (data: never, site: SiteSettings, text: Text) => string[];

/** What search engines are told about a page, by the id of its route; other pages tell nothing. */
const builders: Record<string, Build> = {
  'src/web/pages/home/home-page.tsx': ({ recent }: Loaded<typeof loadHome>, site) =>
    homeStructuredData(site, recent.foods),

  'src/web/features/recipes/explore-page.tsx': (
    { foods }: Loaded<typeof loadExplore>,
    site,
    text,
  ) => ofList(text('explore.title'), addresses.explore, foods, site, text),

  'src/web/features/categories/category-page.tsx': (
    { category, foods }: Loaded<typeof loadCategory>,
    site,
    text,
  ) =>
    ofList(
      text('category.heading', { category: cuisineBefore(text, category.name) }),
      addresses.category(category.name),
      foods,
      site,
      text,
    ),

  'src/web/pages/cook/cook-page.tsx': ({ cook, foods }: Loaded<typeof loadCook>, site) =>
    cookStructuredData({ ...cook, recipes: foods }, site),

  'src/web/pages/collection/collection-page.tsx': (
    { page }: { page: CollectionPageReply | null },
    site,
  ) => {
    const recipes = page?.entries.flatMap(({ recipe }) => recipe ?? []) ?? [];
    const isTold = page?.collection.visibility === 'public' && recipes.length > 0;
    return isTold ? collectionStructuredData({ ...page.collection, recipes }, site) : [];
  },

  'src/web/pages/recipe/recipe-page.tsx': (page: LoadedRecipe | null, site, text) => {
    if (!page) return [];
    const { food, reviews } = page;
    const category = cuisineBefore(text, food.category.name);
    const names = {
      home: text('nav.home'),
      category: text('category.heading', { category }),
    };
    return recipeStructuredData(food, site, names, reviews);
  },
};

/** Pages that load nothing, by the id of their route. */
const plain: Record<string, (text: Text) => Crumb> = {
  'src/web/features/contact/contact-page.tsx': (text) => ({
    name: text('contact.title'),
    path: addresses.contact,
  }),
};

function ofList(
  name: string,
  path: string,
  recipes: readonly { slug: string; name: string }[],
  site: SiteSettings,
  text: Text,
): string[] {
  const crumbs: Crumb[] = [
    { name: text('nav.home'), path: addresses.home },
    { name, path },
  ];
  // A list of nothing is an error to those who read it.
  return recipes.length ? listStructuredData({ name, recipes, crumbs }, site) : [];
}

/**
 * The JSON-LD documents of a page, from what its loaders brought. Only the server asks: the
 * browser would need the builders, and Trusted Types keep it from writing script elements.
 */
export function structuredDataOf(
  routeIds: readonly string[],
  loaderData: Readonly<Record<string, unknown>>,
  site: SiteSettings,
  text: Text,
): string[] {
  return routeIds.flatMap((id) => {
    const own = plain[id]?.(text);
    if (own)
      return plainStructuredData([{ name: text('nav.home'), path: addresses.home }, own], site);
    const data = loaderData[id];
    return data ? (builders[id]?.(data as never, site, text) ?? []) : [];
  });
}
