import type { RouteObject } from 'react-router';
import { PageError } from './features/errors/page-error.tsx';
import { SiteError } from './features/errors/site-error.tsx';
import { RootLayout } from './features/layout/root-layout.tsx';
import { failPage } from './page/failures.ts';
import { paths, patterns } from './paths.ts';
import { styleguideRoute } from './styleguide-route.tsx';

/** The route whose error boundary draws failures inside the layout. */
export const pagesRouteId = 'pages';

/**
 * The pages. A lazy route's id is its source path, by which the manifest finds its chunks. A
 * page whose file holds no loader takes nothing from the server but its form.
 */
const pages: RouteObject[] = [
  {
    id: 'src/web/pages/home/home-page.tsx',
    path: paths.home,
    lazy: async () => {
      const { HomePage, loadHome } = await import('./pages/home/home-page.tsx');
      return { Component: HomePage, loader: loadHome };
    },
  },
  {
    id: 'src/web/features/recipes/explore-page.tsx',
    path: paths.explore,
    lazy: async () => {
      const { ExplorePage, loadExplore } = await import('./features/recipes/explore-page.tsx');
      return { Component: ExplorePage, loader: loadExplore };
    },
  },
  {
    id: 'src/web/features/categories/category-page.tsx',
    path: patterns.category,
    lazy: async () => {
      const { CategoryPage, loadCategory } = await import(
        './features/categories/category-page.tsx'
      );
      return { Component: CategoryPage, loader: loadCategory };
    },
  },
  {
    id: 'src/web/pages/recipe/recipe-page.tsx',
    path: patterns.recipe,
    lazy: async () => {
      const { RecipePage, loadRecipe } = await import('./pages/recipe/recipe-page.tsx');
      return { Component: RecipePage, loader: loadRecipe };
    },
  },
  {
    id: 'src/web/features/recipes/print-recipe-page.tsx',
    path: patterns.printRecipe,
    lazy: async () => {
      const { PrintRecipePage, loadPrintRecipe } = await import(
        './features/recipes/print-recipe-page.tsx'
      );
      return { Component: PrintRecipePage, loader: loadPrintRecipe };
    },
  },
  {
    id: 'src/web/features/cooks/cook-page.tsx',
    path: patterns.cook,
    lazy: async () => {
      const { CookPage, loadCook } = await import('./features/cooks/cook-page.tsx');
      return { Component: CookPage, loader: loadCook };
    },
  },
  {
    id: 'src/web/features/search/search-page.tsx',
    path: paths.search,
    lazy: async () => {
      const { SearchPage, loadSearch } = await import('./features/search/search-page.tsx');
      return { Component: SearchPage, loader: loadSearch };
    },
  },
  {
    id: 'src/web/features/accounts/login-page.tsx',
    path: paths.login,
    lazy: async () => {
      const { LoginPage } = await import('./features/accounts/login-page.tsx');
      return { Component: LoginPage };
    },
  },
  {
    id: 'src/web/features/accounts/register-page.tsx',
    path: paths.register,
    lazy: async () => {
      const { RegisterPage } = await import('./features/accounts/register-page.tsx');
      return { Component: RegisterPage };
    },
  },
  {
    id: 'src/web/features/accounts/reset-password-page.tsx',
    path: paths.forgotPassword,
    lazy: async () => {
      const { ResetPasswordPage } = await import('./features/accounts/reset-password-page.tsx');
      return { Component: ResetPasswordPage };
    },
  },
  {
    id: 'src/web/features/accounts/new-password-page.tsx',
    path: paths.newPassword,
    lazy: async () => {
      const { NewPasswordPage } = await import('./features/accounts/new-password-page.tsx');
      return { Component: NewPasswordPage };
    },
  },
  {
    id: 'src/web/features/contact/contact-page.tsx',
    path: paths.contact,
    lazy: async () => {
      const { ContactPage } = await import('./features/contact/contact-page.tsx');
      return { Component: ContactPage };
    },
  },
  {
    id: 'src/web/pages/add-recipe/add-recipe-page.tsx',
    path: paths.addRecipe,
    lazy: async () => {
      const { AddRecipePage, loadAddRecipe } = await import(
        './pages/add-recipe/add-recipe-page.tsx'
      );
      return { Component: AddRecipePage, loader: loadAddRecipe };
    },
  },
  {
    id: 'src/web/features/recipe-form/update-recipe-page.tsx',
    path: patterns.updateRecipe,
    lazy: async () => {
      const { UpdateRecipePage, loadUpdateRecipe } = await import(
        './features/recipe-form/update-recipe-page.tsx'
      );
      return { Component: UpdateRecipePage, loader: loadUpdateRecipe };
    },
  },
  {
    id: 'src/web/features/recipes/my-recipes-page.tsx',
    path: paths.myRecipes,
    lazy: async () => {
      const { MyRecipesPage, loadMyRecipes } = await import(
        './features/recipes/my-recipes-page.tsx'
      );
      return { Component: MyRecipesPage, loader: loadMyRecipes };
    },
  },
  {
    id: 'src/web/features/saved/saved-recipes-page.tsx',
    path: paths.savedRecipes,
    lazy: async () => {
      const { SavedRecipesPage, loadSavedRecipes } = await import(
        './features/saved/saved-recipes-page.tsx'
      );
      return { Component: SavedRecipesPage, loader: loadSavedRecipes };
    },
  },
  {
    id: 'src/web/features/admin/admin-page.tsx',
    path: patterns.admin,
    lazy: async () => {
      const { AdminPage, loadAdmin } = await import('./features/admin/admin-page.tsx');
      return { Component: AdminPage, loader: loadAdmin };
    },
  },
];

/** Every route of the site. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: SiteError,
    children: [
      {
        id: pagesRouteId,
        ErrorBoundary: PageError,
        children: [
          ...pages,
          ...(import.meta.env.DEV ? [styleguideRoute] : []),
          {
            id: 'not-found',
            path: '*',
            loader: () => failPage('not_found', 404),
            Component: Nothing,
          },
        ],
      },
    ],
  },
];

/** Never drawn: the route's loader has failed before. */
function Nothing() {
  return null;
}
