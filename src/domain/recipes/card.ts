import type { RecipeCardReply } from '#contract/recipe-card.ts';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import { byTime } from '#contract/recipe-times.ts';
import { cuisineWithId } from '#domain/categories/cuisines.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { KeptDetails } from './details.ts';
import type { KeptTimes } from './times.ts';

/** Stands in the text of a kept card for what comes before the name of a photo's file; JSON never holds it by itself. */
export const photoBaseMark = '\u0001';

/** As much of a recipe as its card tells. */
export type CardSource = Pick<KeptDetails, 'difficulty' | 'language'> &
  KeptTimes & {
    id: string;
    slug: string;
    name: string;
    categoryId: string;
    userId: string;
    photo: { id: string; width: number; height: number; color: string };
    createdAt: number;
    updatedAt: number;
  };

/** A card without what changes beside its recipe: the name of the cook, the rating, and how foods are read from texts, which tells the diets. */
type OwnCard = Omit<RecipeCardReply, 'cook' | 'rating' | 'diet'>;

/** What the card of a recipe tells of the recipe alone. */
export function cardOf(recipe: CardSource, photoBase: string): OwnCard {
  const { difficulty, language } = recipe;
  const { social: _, ...photo } = presentPhoto(recipe.photo, photoBase);
  return {
    _id: recipe.id,
    name: recipe.name,
    slug: recipe.slug,
    userId: recipe.userId,
    photo,
    category: presentCategory(recipe.categoryId),
    createdAt: new Date(recipe.createdAt).toISOString(),
    updatedAt: new Date(recipe.updatedAt).toISOString(),
    ...withoutNulls({
      ...byTime((time) => recipe[time]),
      difficulty,
      language: language === firstRecipeLanguage ? null : language,
    }),
  };
}

/** A category as replies name it. */
export function presentCategory(id: string): { _id: string; name: string } {
  return { _id: id, name: cuisineWithId(id)?.name ?? '' };
}

/** What the person did not say is absent in replies. */
export function withoutNulls(details: Record<string, unknown>): object {
  const present = Object.entries(details).filter(([, value]) => value !== null);
  return Object.fromEntries(present);
}
