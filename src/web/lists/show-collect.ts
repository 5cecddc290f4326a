import type { Client } from '#contract/client.ts';
import type { PageSite } from '#contract/page.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { authStore } from '../session/auth.ts';

/**
 * Opens the dialog that puts a recipe into collections; says whether it could be loaded. It does not open where `isHere`
 * denies it by then, for it would cover another page, nor where somebody else is logged in.
 */
export async function showCollect(
  recipe: CardRecipe,
  userId: string,
  given: { api: Client; site: PageSite; isHere?: () => boolean },
): Promise<boolean> {
  const { language } = given.site;
  try {
    const [{ openCollectDialog }] = await Promise.all([
      import('./collect-dialog.tsx'),
      loadTexts(language, ['collect']),
    ]);
    const isTheirs = authStore.get().user?._id === userId;
    if (isTheirs && given.isHere?.() !== false) openCollectDialog(recipe, userId, given);
    return true;
  } catch (error) {
    console.error('collect', error);
    return false;
  }
}
