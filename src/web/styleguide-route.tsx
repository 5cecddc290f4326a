import type { RouteObject } from 'react-router';

/**
 * The style guide, with the pieces in it that belong to features. routes.tsx takes it in
 * development alone: a build for production holds nothing of it.
 */
export const styleguideRoute: RouteObject = {
  id: 'src/web/features/styleguide/styleguide-page.tsx',
  path: '/styleguide',
  lazy: async () => {
    const [page, { loadStyleguide }, { PhotoField }, amountPieces, cookingPieces, more] =
      await Promise.all([
        import('./features/styleguide/styleguide-page.tsx'),
        import('./features/styleguide/load-styleguide.ts'),
        import('./features/recipe-form/photo/photo-field.tsx'),
        loadAmountPieces(),
        loadCookingPieces(),
        import('./pages/styleguide/kitchen-sections.tsx'),
      ]);
    const parts = { photoField: PhotoField, amountPieces, cookingPieces };
    return {
      Component: () => <page.StyleguidePage {...parts} more={more.kitchenSections} />,
      loader: loadStyleguide,
    };
  },
};

async function loadAmountPieces() {
  const [{ AmountControls }, { ShownText }] = await Promise.all([
    import('./features/kitchen/amount-controls.tsx'),
    import('./features/recipes/shown-text.tsx'),
  ]);
  return { Controls: AmountControls, Shown: ShownText };
}

async function loadCookingPieces() {
  const [{ IngredientLines }, { IngredientTools }, { StepItem }, { LineReading }] =
    await Promise.all([
      import('./features/recipes/ingredient-lines.tsx'),
      import('./features/kitchen/ingredient-tools.tsx'),
      import('./features/recipes/step-item.tsx'),
      import('./features/recipe-form/lines/line-reading.tsx'),
    ]);
  return { Lines: IngredientLines, Tools: IngredientTools, Step: StepItem, Reading: LineReading };
}
