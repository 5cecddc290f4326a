import { type Static, Type } from 'typebox';
import { Category } from './categories.ts';
import { Photo, recipeFields } from './recipe-fields.ts';

/** What a list shows of a recipe; the category is the whole object everywhere. */
export const RecipeCard = Type.Object({
  _id: recipeFields._id,
  name: recipeFields.name,
  slug: recipeFields.slug,
  userId: recipeFields.userId,
  photo: Type.Omit(Photo, ['social']),
  category: Category,
  cook: Type.Object({ _id: Type.String(), name: Type.String() }),
  createdAt: recipeFields.createdAt,
  updatedAt: recipeFields.updatedAt,
  prepMinutes: recipeFields.prepMinutes,
  cookMinutes: recipeFields.cookMinutes,
  difficulty: recipeFields.difficulty,
  diet: recipeFields.diet,
});

export type RecipeCardReply = Static<typeof RecipeCard>;
