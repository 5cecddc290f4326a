import type { CategoryReply } from '#contract/categories.ts';
import type { RecipeCardReply } from '#contract/recipe-card.ts';
import { byTime, type TimeField } from '#contract/recipe-times.ts';
import type { RecipeReply, RecipeWithCategoryIdReply } from '#contract/recipes.ts';
import { cuisines } from '#domain/categories/cuisines.ts';

/** A recipe as lists carry it: the category is an object in some replies and an id in others. */
type AnyRecipe = RecipeReply | RecipeWithCategoryIdReply;

/** What a cook chooses by, as far as it is told. */
type Facts = {
  [Fact in TimeField | 'difficulty' | 'diet' | 'language' | 'rating' | 'cook']?:
    | RecipeCardReply[Fact]
    | undefined;
};

/** What a card shows, and what the AllRecipes cache holds. */
export type CardRecipe = Pick<AnyRecipe, '_id' | 'slug' | 'name' | 'updatedAt' | 'userId'> &
  Facts & {
    category: CategoryReply | string;
    photo: Pick<AnyRecipe['photo'], 'url' | 'width' | 'height' | 'color' | 'sizes'>;
  };

/** The category of a recipe from either wire shape; a name is known for our six cuisines. */
export function categoryOf(recipe: { category: CategoryReply | string }): CategoryReply {
  if (typeof recipe.category !== 'string') return recipe.category;
  const id = recipe.category;
  return { _id: id, name: cuisines.find((cuisine) => cuisine.id === id)?.name ?? '' };
}

/** Keeps of a recipe what its card needs. */
export function toCard(recipe: CardRecipe): CardRecipe {
  const { _id, slug, name, updatedAt, userId, category } = recipe;
  const { difficulty, diet, language, rating, cook } = recipe;
  const { url, width, height, color, sizes } = recipe.photo;
  return {
    _id,
    slug,
    name,
    updatedAt,
    userId,
    category,
    photo: { url, width, height, color, sizes },
    ...byTime((time) => recipe[time]),
    difficulty,
    diet,
    language,
    rating,
    cook,
  };
}
