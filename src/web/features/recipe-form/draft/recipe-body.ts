import { timeFields } from '#contract/recipe-times.ts';
import { joinLines } from '#domain/recipes/lists.ts';
import { type Draft, fieldsOfDraft, hasOwnPhotos } from './draft.ts';
import { detailParts } from './draft-details.ts';
import { orderOf } from './draft-photos.ts';

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
  ...timeFields,
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
  for (const [name, value] of detailParts(fields)) form.append(name, value);
  form.append('userId', userId);
  if (baseUpdatedAt) form.append('baseUpdatedAt', baseUpdatedAt);
  if (photo) form.append('photo', photo, photo.name);
  if (hasOwnPhotos(draft)) appendOrder(form, draft, photo !== null);
  const hasStepPhotos = draft.base?.stepPhotos?.length || draft.stepList.some((row) => row.photo);
  if (hasStepPhotos)
    for (const { photo } of draft.stepList) form.append('stepPhotoIds', photo?.id ?? '');
  return form;
}

/** The photos behind the first, or all in another order; an empty id says that there are none. */
function appendOrder(form: FormData, { photos }: Draft, hasFile: boolean): void {
  const { ids, captions } = orderOf(photos, hasFile);
  for (const id of ids.length > 0 ? ids : ['']) form.append('photoIds', id);
  for (const caption of captions) form.append('photoCaptions', caption);
}
