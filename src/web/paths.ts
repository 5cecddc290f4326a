import { addresses } from '#domain/sharing/addresses.ts';

/** Every page address of the site; the API's addresses live in the contract. */
export const paths = {
  home: addresses.home,
  explore: addresses.explore,
  login: addresses.login,
  forgotPassword: '/forgot-password',
  newPassword: addresses.newPassword,
  verifyEmail: addresses.verifyEmail,
  unsubscribe: addresses.unsubscribe(),
  openidBack: addresses.openidBack,
  register: addresses.register,
  contact: addresses.contact,
  privacy: '/privacy',
  terms: '/terms',
  addRecipe: '/addrecipe',
  myRecipes: '/myrecipe',
  savedRecipes: '/savedrecipe',
  account: addresses.account,
  following: '/following',
  collections: '/collections',
  notifications: addresses.notifications,
  decisions: addresses.decisions,
  notificationSettings: addresses.notificationSettings,
  search: '/search',
  whatIHave: '/what-i-have',
  admin: '/admin',
  recipe: (slug: string) => addresses.recipe({ slug }),
  printRecipe: (slug: string) => `${addresses.recipe({ slug })}/print`,
  cooking: (slug: string) => `${addresses.recipe({ slug })}/cook`,
  category: addresses.category,
  cook: addresses.cook,
  collection: addresses.collection,
  /** Where something is reported, named as the contract names its kind. */
  report: (kind: string, id: string) => `/report/${kind}/${id}`,
  adminPart: (part: string) => `/admin/${part}`,
  updateRecipe: (slug: string) => `/update-recipe/${encodeURIComponent(slug)}`,
  searchFor: (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`,
} as const;

/** The route patterns behind the addresses that carry a parameter. */
export const patterns = {
  recipe: '/recipe/:slug',
  printRecipe: '/recipe/:slug/print',
  cooking: '/recipe/:slug/cook',
  category: '/recipe-category/:slug',
  cook: '/cook/:handle',
  collection: '/collection/:id',
  updateRecipe: '/update-recipe/:slug',
  admin: '/admin/:part?',
} as const;
