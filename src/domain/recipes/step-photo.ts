import type { RecipeDetailReply } from '#contract/recipes.ts';

type Photographed = Pick<RecipeDetailReply, 'stepIds' | 'stepPhotos'>;

/** The photo of the step at an index of the list, or undefined where it has none. */
export function stepPhotoOf({ stepIds, stepPhotos }: Photographed, index: number) {
  return stepPhotos?.find(({ stepId }) => stepId === stepIds[index]);
}
