import { joinLines } from '#domain/recipes/lists.ts';
import { type Draft, fieldsOfDraft } from './draft.ts';

type Parts = {
  draft: Draft;
  photo: File | null;
  userId: string;
  baseUpdatedAt?: string | undefined;
};

const singleFields = [
  'name',
  'description',
  'category',
  'servings',
  'prepMinutes',
  'cookMinutes',
  'difficulty',
  'tip',
  'sourceUrl',
] as const;

/**
 * The multipart body of a publish or an update: the lists in both wire forms, optional
 * fields even when empty, because empty clears and absent would keep.
 */
export function recipeBody({ draft, photo, userId, baseUpdatedAt }: Parts): FormData {
  const fields = fieldsOfDraft(draft);
  const form = new FormData();
  for (const name of singleFields) form.append(name, fields[name]);
  form.append('ingredients', joinLines(fields.ingredientList));
  form.append('steps', joinLines(fields.stepList));
  for (const line of fields.ingredientList) form.append('ingredientList', line);
  for (const line of fields.stepList) form.append('stepList', line);
  for (const diet of fields.diet.length > 0 ? fields.diet : ['']) form.append('diet', diet);
  form.append('userId', userId);
  if (baseUpdatedAt) form.append('baseUpdatedAt', baseUpdatedAt);
  if (photo) form.append('photo', photo, photo.name);
  return form;
}
