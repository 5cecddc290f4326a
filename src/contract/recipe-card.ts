import { type Static, Type } from 'typebox';
import { Category } from './categories.ts';
import { CookName } from './cook-name.ts';
import { detailFields } from './recipe-detail-fields.ts';
import { Photo, recipeFields } from './recipe-fields.ts';
import { byTime } from './recipe-times.ts';

/** What a list shows of a recipe; the category is the whole object everywhere. */
export const RecipeCard = Type.Object({
  _id: recipeFields._id,
  name: recipeFields.name,
  slug: recipeFields.slug,
  userId: recipeFields.userId,
  photo: Type.Omit(Photo, ['social']),
  category: Category,
  cook: CookName,
  createdAt: recipeFields.createdAt,
  updatedAt: recipeFields.updatedAt,
  /** All of them, because a card shows how long they take together. */
  ...byTime(() => Type.Optional(Type.Integer())),
  difficulty: recipeFields.difficulty,
  /** Of those that its author names the ones that its text bears out. */
  diet: recipeFields.diet,
  rating: Type.Optional(
    Type.Object(
      { value: Type.Number(), count: Type.Integer() },
      { description: 'The mean as written, where at least three rated it so' },
    ),
  ),
  /** So that a name is read out in its language. */
  language: detailFields.language,
});

export type RecipeCardReply = Static<typeof RecipeCard>;
