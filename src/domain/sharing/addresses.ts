type Slugged = { readonly slug: string };
type Dated = Slugged & { readonly updatedAt: string };

const recipe = ({ slug }: Slugged) => `/recipe/${encodeURIComponent(slug)}`;
const category = (name: string) => `/recipe-category/${encodeURIComponent(name)}`;
const collection = (id: string) => `/collection/${encodeURIComponent(id)}`;
/** A cook's page by the handle; by the id where a reply does not tell it. */
const cook = ({ _id, handle }: { readonly _id: string; readonly handle?: string }) =>
  `/cook/${encodeURIComponent(handle || _id)}`;

/**
 * The root-relative addresses that leave the site: in structured data, feeds, the sitemap and
 * shared links. Pages name theirs in `web/paths.ts` from here.
 */
export const addresses = {
  home: '/',
  logo: '/icon-512.png',
  explore: '/explore',
  contact: '/contact',
  /** The page that takes an operator's one-time link, with the token behind `#`. */
  newPassword: '/new-password',
  /** The page that takes mailed links: those that prove an address, and those that let a new one or a new password count. */
  verifyEmail: '/verify-email',
  /** The page that ends the mails of the person whose token it is; a POST to it ends them at once. */
  unsubscribe: (token = '') => (token ? `/unsubscribe?token=${token}` : '/unsubscribe'),
  /** Where the OpenID server sends people back to. */
  openidBack: '/login/openid',
  account: '/account',
  login: '/login',
  /** Where somebody opens an account; the token of an invitation stands behind `#`. */
  register: '/register',
  /** The first run; the token of its link stands behind `#`. */
  setup: '/setup',
  /** Everything of one’s own as a file, for a request with the token. */
  takeout: (token: string) => `/account/takeout.zip?token=${token}`,
  notifications: '/notifications',
  /** What was decided about what one posted, and where one appeals. */
  decisions: '/account/moderation',
  notificationSettings: '/account#notifications',
  recipe,
  category,
  cook,
  collection,
  searchTemplate: '/search?keyword={search_term_string}',
  step: (of: Slugged, n: number) => `${recipe(of)}#${stepAnchor(n)}`,
  /** The recipe in another form: schema.org, Markdown or Cooklang. */
  form: (of: Slugged, form: RecipeForm) => `${recipe(of)}.${form}`,
  /** The drawn picture for social cards; the version makes each drawing's address its own. */
  card: (of: Dated) => `${recipe(of)}/card.jpg?v=${cardVersion(of)}`,
  embed: ({ slug }: Slugged) => `/embed/recipe/${encodeURIComponent(slug)}`,
  oembed: (pageUrl: string) => `/oembed?url=${encodeURIComponent(pageUrl)}`,
  feed: '/feed.xml',
  categoryFeed: (name: string) => `${category(name)}/feed.xml`,
  /** By the id: those who follow it are not to lose it with a new handle. */
  cookFeed: (id: string) => `/cook/${encodeURIComponent(id)}/feed.xml`,
  collectionFeed: (id: string) => `${collection(id)}/feed.xml`,
  sitemap: '/sitemap.xml',
  sitemapPart: (part: string) => `/sitemap-${part}.xml`,
} as const;

export const recipeForms = ['json', 'md', 'cook'] as const;
export type RecipeForm = (typeof recipeForms)[number];

/** The id of the n-th step on the recipe page, counted from 1. */
export function stepAnchor(n: number): string {
  return `step-${n}`;
}

/** The id of what those say on the recipe page who made it; an address that ends in it asks to join them. */
export const madeItAnchor = 'made-it';

/** The id of what people ask on the recipe page; an address that ends in it asks to join them. */
export const askAnchor = 'ask';

/** Which state of a recipe a drawn card shows. */
export function cardVersion({ updatedAt }: { readonly updatedAt: string }): string {
  return Date.parse(updatedAt).toString(36);
}

/** An address with the origin before it; one that is absolute already stays. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

export const photoShapes = ['1x1', '4x3', '16x9'] as const;
export type PhotoShape = (typeof photoShapes)[number];

/**
 * The addresses of a photo cut to each shape. They are cut when first asked for, so they are the
 * site's own even where a bucket serves the photo itself.
 */
export function shapedPhotos(photo: { readonly url: string }): string[] {
  const name = wholePhoto(photo).replace(/\.webp$/, '');
  return photoShapes.map((shape) => `${name}-${shape}.jpg`);
}

/** The address of a photo as it is, beside those of its shapes: the site serves it too. */
export function wholePhoto(photo: { readonly url: string }): string {
  return `/photos/${photo.url.slice(photo.url.lastIndexOf('/') + 1)}`;
}
