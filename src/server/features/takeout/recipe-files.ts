import type { RecipeDetailReply } from '#contract/recipes.ts';
import { toCooklang } from '#domain/formats/cooklang.ts';
import { toMarkdown } from '#domain/formats/markdown.ts';
import { recipeNode, type SharedSite } from '#domain/sharing/recipe-node.ts';
import { toJsonLd } from '#domain/sharing/structured-data.ts';
import type { Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import { markdownWords } from '#server/presenters/markdown-words.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { ownTurn } from '#server/process/turns.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { MorePhotos, PhotoRow } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Reader } from '#storage/port.ts';
import { recipeData } from './recipe-data.ts';

/** A file of the archive: its text, or the photo that it is. */
export type File = { name: string; input: string | PhotoRow };

/** Whence everything comes, and how it is told. */
export type Takeout = {
  reader: Reader;
  photos: PhotoStore;
  user: UserRow;
  site: SharedSite;
  /** What stands before a photo's file name. */
  photoBase: string;
  text: Text;
  /** When it was asked for, which is the time of its files. */
  at: number;
};

/** A person's own recipes, each in every form and with its photos, and each in a turn of its own: others are answered in between. */
export async function* recipeFiles(takeout: Takeout): AsyncGenerator<File> {
  for await (const recipe of recipesOf(takeout)) {
    await ownTurn();
    const more = await takeout.reader.listMorePhotos(recipe.id);
    yield* formsOf(takeout, recipe, more);
    for (const [index, input] of [recipe.photo, ...more.photos, ...more.steps].entries()) {
      yield { name: `${recipe.slug}/${photoName(recipe.slug, index)}`, input };
    }
  }
}

/** Everything that a person published and did not delete: what lists have, and what they do not. */
async function* recipesOf({ reader, user }: Takeout): AsyncGenerator<RecipeRow> {
  const lists = [
    (cursor?: string) => reader.listRecipes({ userId: user.id }, 100, cursor),
    (cursor?: string) => reader.listUnlistedRecipes(user.id, 100, cursor),
    (cursor?: string) => reader.listWaitingRecipes(user.id, 100, cursor),
    (cursor?: string) => reader.listTakenDownRecipes(user.id, 100, cursor),
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
  { user, site, photoBase, text }: Takeout,
  row: RecipeRow,
  more: MorePhotos,
): Generator<File> {
  const recipe = createRecipePresenter(photoBase).detail(row, more, user);
  const source = sourceOf(recipe, site.publicUrl);
  const named = (form: string) => `${row.slug}/${row.slug}.${form}`;
  const photos = [row.photo, ...more.photos, ...more.steps];
  const data = recipeData(
    recipe,
    photos.map((_, index) => photoName(row.slug, index)),
  );
  yield { name: named('potluck.json'), input: JSON.stringify(data, null, 2) };
  yield { name: named('json'), input: toJsonLd(recipeNode(recipe, site)) };
  yield { name: named('md'), input: toMarkdown(recipe, source, markdownWords(recipe, text)) };
  const gather = text('formats.gather', { ingredients: '{ingredients}' });
  yield { name: named('cook'), input: toCooklang(recipe, source, { gather }) };
}

/** The first under the name of the recipe, the others numbered behind it. */
const photoName = (slug: string, index: number): string =>
  index === 0 ? `${slug}.webp` : `${slug}-${index + 1}.webp`;

/** In the archive the photos lie beside the recipe. */
function sourceOf(recipe: RecipeDetailReply, publicUrl: string) {
  const { slug, photos = [] } = recipe;
  const moreImages = photos.slice(1).map((_, index) => photoName(slug, index + 1));
  return { url: `${publicUrl}/recipe/${slug}`, image: photoName(slug, 0), moreImages };
}
