import type { Page } from './lazy-route.ts';
import { paths, patterns } from './paths.ts';

export const pages: readonly Page[] = [
  {
    id: 'src/web/pages/home/home-page.tsx',
    path: paths.home,
    load: () => import('./pages/home/home-page.tsx'),
  },
  {
    id: 'src/web/features/recipes/explore-page.tsx',
    path: paths.explore,
    texts: ['lists'],
    load: () => import('./features/recipes/explore-page.tsx'),
  },
  {
    id: 'src/web/features/categories/category-page.tsx',
    path: patterns.category,
    texts: ['lists', 'formats'],
    load: () => import('./features/categories/category-page.tsx'),
  },
  {
    id: 'src/web/pages/recipe/recipe-page.tsx',
    path: patterns.recipe,
    texts: [
      ...(['recipePage', 'details', 'kitchen', 'notes', 'reviews'] as const),
      ...(['questions', 'fields', 'errors', 'formats', 'follows'] as const),
    ],
    load: async () => {
      const { RecipePage, loadRecipe, isStale } = await import('./pages/recipe/recipe-page.tsx');
      return { Component: RecipePage, loader: loadRecipe, shouldRevalidate: isStale };
    },
  },
  {
    id: 'src/web/features/recipes/print-recipe-page.tsx',
    path: patterns.printRecipe,
    texts: ['recipePage', 'details', 'kitchen', 'fields'],
    load: () => import('./features/recipes/print-recipe-page.tsx'),
  },
  {
    id: 'src/web/pages/cooking/cooking-page.tsx',
    path: patterns.cooking,
    texts: ['cooking', 'recipePage', 'kitchen', 'timers'],
    load: async () => {
      const { CookingPage, loadCooking, isStale } = await import(
        './pages/cooking/cooking-page.tsx'
      );
      return { Component: CookingPage, loader: loadCooking, shouldRevalidate: isStale };
    },
  },
  {
    id: 'src/web/pages/cook/cook-page.tsx',
    path: patterns.cook,
    texts: ['lists', 'formats', 'cookPage', 'reviews', 'follows', 'collectionCards'],
    load: () => import('./pages/cook/cook-page.tsx'),
  },
  {
    id: 'src/web/features/search/search-page.tsx',
    path: paths.search,
    texts: ['lists', 'searchPage', 'errors'],
    load: () => import('./features/search/search-page.tsx'),
  },
  {
    id: 'src/web/features/pantry/pantry-page.tsx',
    path: paths.whatIHave,
    texts: ['lists', 'searchPage'],
    load: () => import('./features/pantry/pantry-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/login-page.tsx',
    path: paths.login,
    texts: ['accounts', 'fields', 'errors'],
    load: () => import('./features/accounts/login-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/openid-page.tsx',
    path: paths.openidBack,
    texts: ['accounts', 'fields', 'errors'],
    load: () => import('./features/accounts/openid-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/register-page.tsx',
    path: paths.register,
    texts: ['accounts', 'contact', 'fields', 'errors'],
    load: () => import('./features/accounts/register-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/setup-page.tsx',
    path: '/setup',
    texts: ['accounts', 'fields', 'errors'],
    load: () => import('./features/accounts/setup-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/reset-password-page.tsx',
    path: paths.forgotPassword,
    texts: ['accounts', 'fields', 'errors'],
    load: () => import('./features/accounts/reset-password-page.tsx'),
  },
  {
    id: 'src/web/features/accounts/new-password-page.tsx',
    path: paths.newPassword,
    texts: ['accounts', 'fields', 'errors'],
    load: () => import('./features/accounts/new-password-page.tsx'),
  },
  {
    id: 'src/web/features/mails/verify-email-page.tsx',
    path: paths.verifyEmail,
    texts: ['mailPages'],
    load: () => import('./features/mails/verify-email-page.tsx'),
  },
  {
    id: 'src/web/features/mails/unsubscribe-page.tsx',
    path: paths.unsubscribe,
    texts: ['mailPages'],
    load: () => import('./features/mails/unsubscribe-page.tsx'),
  },
  {
    id: 'src/web/features/contact/contact-page.tsx',
    path: paths.contact,
    texts: ['contact', 'fields', 'errors'],
    load: () => import('./features/contact/contact-page.tsx'),
  },
  {
    id: 'src/web/features/legal/privacy-page.tsx',
    path: paths.privacy,
    load: () => import('./features/legal/privacy-page.tsx'),
  },
  {
    id: 'src/web/features/legal/terms-page.tsx',
    path: paths.terms,
    load: () => import('./features/legal/terms-page.tsx'),
  },
  {
    id: 'src/web/features/reports/report-page.tsx',
    path: paths.report(':kind', ':id'),
    texts: ['contact'],
    load: () => import('./features/reports/report-page.tsx'),
  },
  {
    id: 'src/web/features/decisions/decisions-page.tsx',
    path: paths.decisions,
    texts: ['decisions'],
    load: () => import('./features/decisions/decisions-page.tsx'),
  },
  {
    id: 'src/web/pages/add-recipe/add-recipe-page.tsx',
    path: paths.addRecipe,
    texts: ['recipeForm', 'uploads', 'details', 'imports', 'lists', 'fields', 'errors', 'formats'],
    load: () => import('./pages/add-recipe/add-recipe-page.tsx'),
  },
  {
    id: 'src/web/features/recipe-form/update-recipe-page.tsx',
    path: patterns.updateRecipe,
    texts: ['recipeForm', 'uploads', 'details', 'imports', 'lists', 'fields', 'errors'],
    load: () => import('./features/recipe-form/update-recipe-page.tsx'),
  },
  {
    id: 'src/web/features/recipes/my-recipes-page.tsx',
    path: paths.myRecipes,
    texts: ['lists', 'myRecipes'],
    load: () => import('./features/recipes/my-recipes-page.tsx'),
  },
  {
    id: 'src/web/features/saved/saved-recipes-page.tsx',
    path: paths.savedRecipes,
    texts: ['lists', 'savedRecipes'],
    load: () => import('./features/saved/saved-recipes-page.tsx'),
  },
  {
    id: 'src/web/pages/account/account-page.tsx',
    path: paths.account,
    texts: [
      ...(['accountPage', 'profile', 'mailPages', 'fields', 'errors'] as const),
      ...(['lists', 'savedRecipes', 'following', 'collections', 'notifications'] as const),
      ...(['accounts', 'decisions', 'blocks'] as const),
    ],
    load: () => import('./pages/account/account-page.tsx'),
  },
  {
    id: 'src/web/features/follows/following-page.tsx',
    path: paths.following,
    texts: ['lists', 'following'],
    load: () => import('./features/follows/following-page.tsx'),
  },
  {
    id: 'src/web/features/collections/collections-page.tsx',
    path: paths.collections,
    texts: ['collections', 'collectionCards'],
    load: () => import('./features/collections/collections-page.tsx'),
  },
  {
    id: 'src/web/pages/collection/collection-page.tsx',
    path: patterns.collection,
    texts: ['lists', 'collections', 'collectionCards', 'formats'],
    load: () => import('./pages/collection/collection-page.tsx'),
  },
  {
    id: 'src/web/features/notifications/notifications-page.tsx',
    path: paths.notifications,
    texts: ['notifications'],
    load: () => import('./features/notifications/notifications-page.tsx'),
  },
  {
    id: 'src/web/features/admin/admin-page.tsx',
    path: patterns.admin,
    texts: ['admin'],
    load: () => import('./features/admin/admin-page.tsx'),
  },
];
