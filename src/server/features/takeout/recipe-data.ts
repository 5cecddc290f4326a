import { type RecipeDetailReply, RecipeInput } from '#contract/recipes.ts';

/** What a write takes and is told in another way: the lists as they are, the photos by their files. */
const toldElsewise = new Set(['ingredients', 'steps', 'userId', 'photoIds', 'category']);

/**
 * A recipe as `publishRecipe` takes it, without loss: a cook who uploads the photos and puts their ids where `photos` and
 * `stepPhotos` name files has it again. The names come in the order of `photoIds`, and those of the steps behind them.
 */
export function recipeData(recipe: RecipeDetailReply, names: readonly string[]) {
  const { slug, createdAt, updatedAt, category, stepIds, photoIds, stepPhotos = [] } = recipe;
  const said = Object.entries(recipe).filter(
    ([name]) => name in RecipeInput.properties && !toldElsewise.has(name),
  );
  const captions = recipe.photos?.map(({ caption = '' }) => caption);
  const ofSteps = names.slice(photoIds.length);
  const fileOf = (id: string) => {
    const index = stepPhotos.findIndex(({ stepId }) => stepId === id);
    return index < 0 ? '' : ofSteps[index];
  };
  return {
    slug,
    createdAt,
    updatedAt,
    recipe: {
      ...Object.fromEntries(said),
      category: category._id,
      ...(captions ? { photoCaptions: captions } : {}),
    },
    photos: names.slice(0, photoIds.length),
    ...(stepPhotos.length > 0 ? { stepPhotos: stepIds.map(fileOf) } : {}),
  };
}
