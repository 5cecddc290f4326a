import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadZip } from 'client-zip';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { normalizeEmail } from '#domain/accounts/normalize.ts';
import { toCooklang } from '#domain/formats/cooklang.ts';
import { toMarkdown } from '#domain/formats/markdown.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { recipeNode } from '#domain/sharing/recipe-node.ts';
import { toJsonLd } from '#domain/sharing/structured-data.ts';
import { markdownWords } from '#server/features/formats/markdown-words.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { CategoryRow } from '#storage/features/categories/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { OpenedSite, Settings } from '../open-site.ts';

type File = { name: string; input: string | Uint8Array<ArrayBuffer> };

/** Writes a person's own recipes into a zip file, each in every form and with its photo; how many. */
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
  const categories = await reader.listCategories();
  let cursor: string | undefined;
  do {
    const page = await reader.listRecipes({ userId: user.id }, 100, cursor);
    for (const recipe of page.rows) {
      yield* formsOf(recipe, categories, user, settings);
      yield* photoOf(site, recipe);
      onRecipe();
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

function* formsOf(
  row: RecipeRow,
  categories: CategoryRow[],
  user: UserRow,
  { config, text }: Settings,
): Generator<File> {
  const recipe = createRecipePresenter('').detail(row, categories, user);
  const source = sourceOf(recipe, config.site.publicUrl);
  const named = (form: string) => `${row.slug}/${row.slug}.${form}`;
  yield { name: named('json'), input: toJsonLd(recipeNode(recipe, config.site)) };
  yield { name: named('md'), input: toMarkdown(recipe, source, markdownWords(recipe, text)) };
  const gather = text('formats.gather', { ingredients: '{ingredients}' });
  yield { name: named('cook'), input: toCooklang(recipe, source, { gather }) };
}

/** In the archive the photo lies beside the recipe. */
function sourceOf(recipe: RecipeDetailReply, publicUrl: string) {
  return { url: `${publicUrl}/recipe/${recipe.slug}`, image: `${recipe.slug}.webp` };
}

async function* photoOf({ photos }: OpenedSite, { slug, photo }: RecipeRow): AsyncGenerator<File> {
  const width = photoWidths(photo.width).at(-1);
  const stored = await photos.open(`${photo.id}-${width}.webp`);
  if (!stored) return;
  const bytes = new Uint8Array(
    await new Response(Readable.toWeb(stored.body) as never).arrayBuffer(),
  );
  yield { name: `${slug}/${slug}.webp`, input: bytes };
}
