import type { RouteObject } from 'react-router';

/**
 * The style guide, with the one piece in it that belongs to a feature. routes.tsx takes it in
 * development alone: a build for production holds nothing of it.
 */
export const styleguideRoute: RouteObject = {
  id: 'src/web/features/styleguide/styleguide-page.tsx',
  path: '/styleguide',
  lazy: async () => {
    const [{ StyleguidePage }, { loadStyleguide }, { PhotoField }] = await Promise.all([
      import('./features/styleguide/styleguide-page.tsx'),
      import('./features/styleguide/load-styleguide.ts'),
      import('./features/recipe-form/photo/photo-field.tsx'),
    ]);
    return {
      Component: () => <StyleguidePage photoField={PhotoField} />,
      loader: loadStyleguide,
    };
  },
};
