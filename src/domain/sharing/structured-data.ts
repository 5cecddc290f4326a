import type { SiteSettings } from '#contract/page.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { ReviewsReply } from '#contract/reviews.ts';
import { absoluteUrl, addresses } from './addresses.ts';
import { type Node, organizationOf, pageUrl, recipeNode, type SharedSite } from './recipe-node.ts';
import { reviewNodes } from './review-nodes.ts';
import { toScriptJson } from './script-json.ts';

/** A step of the way to a page: what a person calls it, and its root-relative address. */
export type Crumb = { name: string; path: string };
type Listed = { slug: string; name: string };
type SharedCollection = {
  _id: string;
  name: string;
  description: string;
  cook: { _id: string; name: string; handle?: string };
  recipes: readonly Listed[];
};

/** A JSON-LD document that may stand in a script element. */
export function toJsonLd(node: Node): string {
  return toScriptJson(node);
}

/**
 * A recipe page's structured data: Recipe and BreadcrumbList. Like every function here it
 * answers with one text for each `<script type="application/ld+json">`.
 */
export function recipeStructuredData(
  recipe: RecipeDetailReply,
  site: SharedSite,
  crumbs: { home: string; category: string },
  reviews: ReviewsReply | null = null,
): string[] {
  const way = [
    { name: crumbs.home, path: addresses.home },
    { name: crumbs.category, path: addresses.category(recipe.category.name) },
    { name: recipe.name, path: addresses.recipe(recipe) },
  ];
  const whole = { ...recipeNode(recipe, site), ...reviewNodes(reviews) };
  return [whole, breadcrumbNode(way, site)].map(toJsonLd);
}

/** The home page's structured data: WebSite with its search, Organization, and what is newest. */
export function homeStructuredData(
  site: SharedSite & Pick<SiteSettings, 'social'>,
  newest: readonly Listed[] = [],
): string[] {
  const lists = newest.length ? [itemListNode(newest, site)] : [];
  return [webSiteNode(site), organizationNode(site), ...lists].map(toJsonLd);
}

/** A list page's structured data: ItemList of the recipes it shows, and BreadcrumbList. */
export function listStructuredData(
  list: { name: string; recipes: readonly Listed[]; crumbs: readonly Crumb[] },
  site: SharedSite,
): string[] {
  return [itemListNode(list.recipes, site, list.name), breadcrumbNode(list.crumbs, site)].map(
    toJsonLd,
  );
}

/** The structured data of a page that holds no recipe: BreadcrumbList. */
export function plainStructuredData(crumbs: readonly Crumb[], site: SharedSite): string[] {
  return [toJsonLd(breadcrumbNode(crumbs, site))];
}

/** What a cook's page tells of its cook. */
type SharedCook = {
  readonly _id: string;
  readonly name: string;
  readonly handle: string;
  readonly lines?: string | undefined;
  readonly link?: string | undefined;
  readonly isLinkLive?: boolean | undefined;
  readonly photo?: { readonly url: string } | undefined;
};

/** A cook's page: ProfilePage, and ItemList of the recipes it shows. */
export function cookStructuredData(
  cook: SharedCook & { recipes: readonly Listed[] },
  site: SharedSite,
): string[] {
  const url = pageUrl(addresses.cook(cook), site);
  const profile = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: personNode(cook, url, site),
  };
  // A list of nothing is an error to those who read it.
  const lists = cook.recipes.length ? [itemListNode(cook.recipes, site, cook.name)] : [];
  return [profile, ...lists].map(toJsonLd);
}

function personNode(cook: SharedCook, url: string, site: SharedSite): Node {
  const { name, _id, handle, lines, link, isLinkLive, photo } = cook;
  return {
    '@type': 'Person',
    name,
    alternateName: handle,
    identifier: _id,
    url,
    ...(lines ? { description: lines } : {}),
    ...(photo ? { image: absoluteUrl(photo.url, site.publicUrl) } : {}),
    ...(link && isLinkLive ? { sameAs: [link] } : {}),
  };
}

/** A public collection: CollectionPage with the ItemList of the recipes it shows. */
export function collectionStructuredData(
  { _id, name, description, cook, recipes }: SharedCollection,
  site: SharedSite,
): string[] {
  const url = pageUrl(addresses.collection(_id), site);
  const page = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url,
    name,
    ...(description ? { description } : {}),
    ...(cook.name
      ? {
          author: {
            '@type': 'Person',
            name: cook.name,
            url: pageUrl(addresses.cook(cook), site),
          },
        }
      : {}),
    mainEntity: itemListNode(recipes, site, name),
  };
  return [toJsonLd(page)];
}

function itemListNode(recipes: readonly Listed[], site: SharedSite, name?: string): Node {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: recipes.length,
    itemListElement: recipes.map((recipe, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: recipe.name,
      url: pageUrl(addresses.recipe(recipe), site),
    })),
  };
}

function breadcrumbNode(crumbs: readonly Crumb[], site: SharedSite): Node {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, site),
    })),
  };
}

function webSiteNode(site: SharedSite): Node {
  const home = absoluteUrl(addresses.home, site.publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.brand,
    url: pageUrl(addresses.home, site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: pageUrl(addresses.searchTemplate, site),
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organizationNode(site: SharedSite & Pick<SiteSettings, 'social'>): Node {
  const home = absoluteUrl(addresses.home, site.publicUrl);
  // The front page of a network says nothing about this site; a profile on it does.
  const profiles = site.social
    .map(({ url }) => url)
    .filter((url) => /^https?:\/\/[^/]+\/./.test(url));
  return {
    '@context': 'https://schema.org',
    ...organizationOf(site),
    '@id': `${home}#organization`,
    ...(profiles.length ? { sameAs: profiles } : {}),
  };
}
