import type { Client, Refused } from '#contract/client.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import type { Text } from '#messages/format.ts';
import { uploadClient } from '#web/session/upload-client.ts';
import { type Draft, isUntouched } from './draft/draft.ts';
import type { PhotoHolder } from './draft/draft-photos.ts';
import { rebased } from './draft/merge-draft.ts';
import { recipeBody } from './draft/recipe-body.ts';

type SendJob = {
  draft: Draft;
  photo: File | null;
  /** Who sends it. */
  userId: string;
  /** The recipe to change; without it a new one is published. */
  recipeId?: string | undefined;
  text: Text;
  onProgress: (share: number) => void;
};

type SendResult = { ok: true; food: RecipeReply; message: string } | Refused;

/**
 * Publishes a draft or updates a recipe. A draft that was published without our knowing (the
 * reply got lost) and was edited since is published under its first key and then brought
 * up to date: never a second recipe, never a lost edit.
 */
async function sendRecipe(job: SendJob): Promise<SendResult> {
  const client = uploadClient(job);
  if (job.recipeId) return updateOrAgree(client, job, job.recipeId);
  const result = await client.publishRecipe({
    headers: { 'idempotency-key': job.draft.key },
    body: { formData: bodyOf(job) },
  });
  if (!result.ok) return result;
  const { food, message } = result.data;
  const published = { ok: true, food, message: message ?? job.text('recipe.published') } as const;
  if (!job.draft.changedSinceSent) return published;
  const updated = await update(client, job, food._id, undefined);
  return updated.ok ? { ...updated, message: published.message } : updated;
}

/**
 * Sends as `sendRecipe` does. Uploads of long ago may be gone from the site: then it asks for the photos
 * once they are there again, and sends once more.
 */
export async function sendWithPhotos(
  job: SendJob,
  renew: () => Promise<PhotoHolder | null>,
): Promise<SendResult> {
  const result = await sendRecipe(job);
  if (result.ok || result.code !== 'photo_gone') return result;
  const photos = await renew();
  return photos ? sendRecipe({ ...job, draft: { ...job.draft, ...photos } }) : result;
}

/** An update that the site refuses as stale goes on when it holds nobody else's, and is done when it holds this one. */
async function updateOrAgree(client: Client, job: SendJob, id: string): Promise<SendResult> {
  const result = await update(client, job, id, job.draft.base?.updatedAt);
  if (result.ok || result.code !== 'recipe_changed') return result;
  const { food } = result.body as { food: RecipeReply };
  const draft = rebased(job.draft, job.photo, food);
  if (!draft) return result;
  if (!job.photo && isUntouched(draft)) {
    return { ok: true, food, message: job.text('recipe.updated') };
  }
  return update(client, { ...job, draft }, id, food.updatedAt);
}

async function update(
  client: Client,
  job: SendJob,
  id: string,
  baseUpdatedAt: string | undefined,
): Promise<SendResult> {
  const result = await client.updateRecipe({
    params: { id },
    body: { formData: bodyOf(job, baseUpdatedAt) },
  });
  if (!result.ok) return result;
  const { food, message } = result.data;
  return { ok: true, food, message: message ?? job.text('recipe.updated') };
}

function bodyOf({ draft, photo, userId }: SendJob, baseUpdatedAt?: string): FormData {
  return recipeBody({ draft, photo, userId, baseUpdatedAt });
}
