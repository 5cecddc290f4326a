import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadZip } from 'client-zip';
import { notificationKinds } from '#contract/notifications.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { toCooklang } from '#domain/formats/cooklang.ts';
import { toMarkdown } from '#domain/formats/markdown.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import { withUntouched } from '#domain/notifications/settings.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { recipeNode } from '#domain/sharing/recipe-node.ts';
import { toJsonLd } from '#domain/sharing/structured-data.ts';
import { markdownWords } from '#server/features/formats/markdown-words.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { MorePhotos, PhotoRow } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { OpenedSite, Settings } from '../open-site.ts';

type File = { name: string; input: string | Uint8Array<ArrayBuffer> };

/** Writes a person's own recipes into a zip file, each in every form and with its photos, and what they noted on any; how many recipes. */
export async function exportRecipes(
  site: OpenedSite,
  settings: Settings,
  email: string,
  file: string,
): Promise<number | null> {
  const user = await site.storage.reader.findUserByEmail(normalizeEmail(email));
  if (!user) return null;
  let count = 0;
  const onRecipe = () => {
    count += 1;
  };
  const zip = downloadZip(filesOf(site, settings, user, onRecipe));
  await pipeline(Readable.fromWeb(zip.body as never), createWriteStream(file, { flush: true }));
  return count;
}

async function* filesOf(
  site: OpenedSite,
  settings: Settings,
  user: UserRow,
  onRecipe: () => void,
): AsyncGenerator<File> {
  const { reader } = site.storage;
  for await (const recipe of recipesOf(site, user)) {
    const more = await reader.listMorePhotos(recipe.id);
    yield* formsOf(recipe, more, user, settings);
    yield* photosOf(site, recipe, more);
    onRecipe();
  }
  const notes = await reader.listOwnNotes(user.id);
  const told = notes.map((note) => ({
    ...note,
    updatedAt: new Date(note.updatedAt).toISOString(),
  }));
  if (told.length > 0) yield { name: 'my-notes.json', input: JSON.stringify(told, null, 2) };
  yield* profileOf(site, user);
  yield* reviewsOf(site, user);
  yield* accountOf(site, user);
  yield* followsOf(site, user);
  yield* questionsOf(site, user);
  yield* notificationsOf(site, user);
  yield* collectionsOf(site, user);
}

/** What the person tells of themselves, with their picture. */
async function* profileOf(site: OpenedSite, { id, name, handle }: UserRow): AsyncGenerator<File> {
  const { lines, link, photo } = await site.storage.reader.findProfile(id);
  const told = { name, handle, lines, link };
  yield { name: 'my-profile.json', input: JSON.stringify(told, null, 2) };
  const picture = photo && (await bytesOf(site, photo));
  if (picture) yield { name: 'my-picture.webp', input: picture };
}

/** Of the account: its address, and since when that is proven. */
async function* accountOf({ storage }: OpenedSite, { id, name }: UserRow): AsyncGenerator<File> {
  const state = await storage.reader.findMailState(id);
  if (!state?.verifiedAt) return;
  const verifiedAt = new Date(state.verifiedAt).toISOString();
  const input = JSON.stringify({ name, email: state.email, verifiedAt }, null, 2);
  yield { name: 'my-account.json', input };
}

/** What the person wrote about recipes that they made. */
async function* reviewsOf(site: OpenedSite, { id }: UserRow): AsyncGenerator<File> {
  const reviews = await site.storage.reader.listWrittenReviews(id);
  const told = reviews.map(({ cookedLines: _, userId: _writer, photos, ...review }) => ({
    ...review,
    photos: photos.map((photo) => reviewPhoto(photo)),
    createdAt: new Date(review.createdAt).toISOString(),
    updatedAt: new Date(review.updatedAt).toISOString(),
  }));
  if (told.length > 0) yield { name: 'my-reviews.json', input: JSON.stringify(told, null, 2) };
  for (const photo of reviews.flatMap(({ photos }) => photos)) {
    const input = await bytesOf(site, photo);
    if (input) yield { name: reviewPhoto(photo), input };
  }
}

/** Where a photo of a review lies in the archive. */
const reviewPhoto = ({ id }: PhotoRow): string => `my-reviews/${id}.webp`;

/** Whom the person follows. */
async function* followsOf({ storage }: OpenedSite, { id }: UserRow): AsyncGenerator<File> {
  const cooks: { name: string; followedAt: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await storage.reader.listFollows(id, 100, cursor);
    const told = page.rows.map(({ name, followedAt }) => ({
      ...{ name, followedAt: new Date(followedAt).toISOString() },
    }));
    cooks.push(...told);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  if (cooks.length > 0) yield { name: 'my-follows.json', input: JSON.stringify(cooks, null, 2) };
}

/** What the person asked on recipes, and what they answered. */
async function* questionsOf({ storage }: OpenedSite, { id }: UserRow): AsyncGenerator<File> {
  const files = {
    'my-questions.json': await storage.reader.listAskedQuestions(id),
    'my-answers.json': await storage.reader.listGivenAnswers(id),
  };
  for (const [name, posts] of Object.entries(files)) {
    const told = posts.map(({ userId: _writer, ...post }) => ({
      ...post,
      createdAt: new Date(post.createdAt).toISOString(),
      updatedAt: new Date(post.updatedAt).toISOString(),
    }));
    if (told.length > 0) yield { name, input: JSON.stringify(told, null, 2) };
  }
}

/** What the person was told and is still kept, and what they want to be told of. */
async function* notificationsOf({ storage }: OpenedSite, { id }: UserRow): AsyncGenerator<File> {
  const { rows } = await storage.reader.listNotifications(id, mostKept);
  const told = rows.map((group) => ({
    ...group,
    createdAt: new Date(group.createdAt).toISOString(),
  }));
  const chosen = await storage.reader.listNotificationSettings(id);
  const settings = withUntouched(notificationKinds, chosen);
  const all = { settings, told };
  yield { name: 'my-notifications.json', input: JSON.stringify(all, null, 2) };
}

/** What the person put together, with what they noted on it. */
async function* collectionsOf({ storage }: OpenedSite, { id }: UserRow): AsyncGenerator<File> {
  const collections = await storage.reader.exportCollections(id);
  const told = collections.map(({ name, description, visibility, createdAt, entries }) => ({
    ...{ name, description, visibility, createdAt: new Date(createdAt).toISOString() },
    recipes: entries.map(({ name: recipe, slug, note }) => ({ recipe, slug, note })),
  }));
  if (told.length > 0) yield { name: 'my-collections.json', input: JSON.stringify(told, null, 2) };
}

/** Everything that a person published: what lists have, and what they do not. */
async function* recipesOf({ storage }: OpenedSite, { id }: UserRow): AsyncGenerator<RecipeRow> {
  const { reader } = storage;
  const lists = [
    (cursor?: string) => reader.listRecipes({ userId: id }, 100, cursor),
    (cursor?: string) => reader.listUnlistedRecipes(id, 100, cursor),
  ];
  for (const ask of lists) {
    let cursor: string | undefined;
    do {
      const page = await ask(cursor);
      yield* page.rows;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}

function* formsOf(
  row: RecipeRow,
  more: MorePhotos,
  user: UserRow,
  { config, text }: Settings,
): Generator<File> {
  const recipe = createRecipePresenter('').detail(row, more, user);
  const source = sourceOf(recipe, config.site.publicUrl);
  const named = (form: string) => `${row.slug}/${row.slug}.${form}`;
  yield { name: named('json'), input: toJsonLd(recipeNode(recipe, config.site)) };
  yield { name: named('md'), input: toMarkdown(recipe, source, markdownWords(recipe, text)) };
  const gather = text('formats.gather', { ingredients: '{ingredients}' });
  yield { name: named('cook'), input: toCooklang(recipe, source, { gather }) };
}

/** In the archive the photos lie beside the recipe. */
function sourceOf(recipe: RecipeDetailReply, publicUrl: string) {
  const { slug, photos = [] } = recipe;
  const moreImages = photos.slice(1).map((_, index) => `${slug}-${index + 2}.webp`);
  return { url: `${publicUrl}/recipe/${slug}`, image: `${slug}.webp`, moreImages };
}

/** The first under the name of the recipe, the others numbered behind it. */
async function* photosOf(
  site: OpenedSite,
  { slug, photo: first }: RecipeRow,
  { photos, steps }: MorePhotos,
): AsyncGenerator<File> {
  for (const [index, photo] of [first, ...photos, ...steps].entries()) {
    const input = await bytesOf(site, photo);
    const name = index === 0 ? slug : `${slug}-${index + 1}`;
    if (input) yield { name: `${slug}/${name}.webp`, input };
  }
}

async function bytesOf({ photos }: OpenedSite, { id, width }: PhotoRow) {
  const stored = await photos.open(`${id}-${photoWidths(width).at(-1)}.webp`);
  if (!stored) return null;
  return new Uint8Array(await new Response(Readable.toWeb(stored.body) as never).arrayBuffer());
}
