import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kitchenEmail } from '#domain/accounts/kitchen.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import type { PhotoProcessor, PhotoStore, StoredPhoto } from '#photos/port.ts';
import type { NewRecipe } from '#storage/features/recipes/rows.ts';
import type { Reader, RelaxedWriter, Writer } from '#storage/port.ts';
import { type DatedRecipe, dateRecipes } from './calendar.ts';
import { readCookbook, type StarterRecipe } from './cookbook.ts';
import { starterId } from './ids.ts';
import { loadTable, type TableOptions } from './load-table.ts';
import { drawPlaceholder } from './placeholder.ts';
import { readTable } from './table.ts';

export type StarterOptions = {
  reader: Pick<Reader, 'countRecipes' | 'findNote' | 'findUserByEmail'> & TableOptions['reader'];
  writer: Pick<Writer, 'publishRecipe' | 'setNote'> & TableOptions['writer'];
  relaxed: Pick<RelaxedWriter, 'keepPhotoHash'>;
  photos: Pick<PhotoStore, 'put'>;
  processor: PhotoProcessor;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The name that the recipes are published under. */
  kitchen: string;
  /** Holds `recipes/*.json`, `pictures/<slug>.webp` and `table.json`; this folder by default. */
  folder?: string;
  /** Told after every recipe. */
  onProgress?: (done: number, total: number) => void;
  /** Stops between two recipes; the next load goes on from there. */
  signal?: AbortSignal;
};

type StarterOutcome = { published: number; complete: boolean };

const noteKey = 'starter';
const loaded = 'loaded';
/** Recipes under way at once, so that one picture is encoded while another is read or stored. */
const workers = 3;

/**
 * Publishes the starter cookbook, newest first, into a database without recipes, or goes
 * on with a load that was interrupted. Once a load is complete it never runs again, so a
 * recipe that the operator deletes stays deleted.
 */
export async function loadStarter(options: StarterOptions): Promise<StarterOutcome> {
  const startedAt = await beginLoad(options);
  if (startedAt === null) return { published: 0, complete: true };
  const book = dateRecipes(await readCookbook(join(folderOf(options), 'recipes')), startedAt);
  // As old as what it shares: it is no account that somebody has just opened.
  const kitchenId = await openKitchen(options, book.at(-1)?.createdAt ?? startedAt);
  const missing = await filterAsync(book, async ({ recipe }) => {
    return (await options.reader.findRecipe(starterId(recipe.slug))) === null;
  });
  let done = book.length - missing.length;
  await inParallel(missing, options.signal, async (dated) => {
    await publish(options, kitchenId, dated);
    done += 1;
    options.onProgress?.(done, book.length);
  });
  const complete = done === book.length;
  if (complete) {
    const table = await readTable(join(folderOf(options), 'table.json'));
    await loadTable(options, table, startedAt);
    await options.writer.setNote(noteKey, loaded);
  }
  return { published: done - (book.length - missing.length), complete };
}

/** When this load, or the interrupted one it continues, began; null when there is nothing to do. */
async function beginLoad({ reader, writer, now }: StarterOptions): Promise<number | null> {
  const note = await reader.findNote(noteKey);
  if (note === loaded) return null;
  if (note !== null) return Number(note);
  if ((await reader.countRecipes()) > 0) return null;
  const startedAt = now();
  await writer.setNote(noteKey, String(startedAt));
  return startedAt;
}

/** The account that owns the recipes; without hashes nobody can log in to it. */
async function openKitchen(options: StarterOptions, createdAt: number): Promise<string> {
  const id = starterId('kitchen');
  const user = { id, name: options.kitchen, email: kitchenEmail, role: 0, createdAt };
  const hashes = { passwordHash: null, answerHash: null };
  if (await options.writer.createUser({ ...user, ...hashes })) return id;
  const present = await options.reader.findUserByEmail(kitchenEmail);
  if (!present) throw new Error(`${kitchenEmail} is taken, yet nobody has it`);
  return present.id;
}

async function publish(options: StarterOptions, userId: string, dated: DatedRecipe) {
  const { recipe, createdAt } = dated;
  const id = starterId(recipe.slug);
  const picture = await readPicture(options, recipe);
  // What an interrupted load left is being swept: this upload's files are its own.
  const upload = `${id} ${randomUUID()}`;
  const { photo, renditions, likeness } = await options.processor.process(picture, upload);
  await options.photos.put(renditions);
  // The photo stands without it, and a chore tells it anew.
  await options.relaxed.keepPhotoHash(photo.id, likeness).catch(() => undefined);
  const row = toRow(recipe, { id, userId, photo, createdAt });
  await options.writer.publishRecipe(row, `${noteKey}:${recipe.slug}`);
}

function toRow(
  { category, ...recipe }: StarterRecipe,
  own: { id: string; userId: string; photo: StoredPhoto; createdAt: number },
): NewRecipe {
  const updatedAt = own.createdAt;
  const told = { ...detailsUntold, ...recipe };
  return { ...told, ...own, updatedAt, categoryId: cuisineId(category) };
}

async function readPicture(options: StarterOptions, recipe: StarterRecipe): Promise<Uint8Array> {
  try {
    return await readFile(join(folderOf(options), 'pictures', `${recipe.slug}.webp`));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return drawPlaceholder(recipe.slug, recipe.category);
  }
}

function folderOf(options: StarterOptions): string {
  return options.folder ?? import.meta.dirname;
}

async function filterAsync<T>(items: T[], keeps: (item: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = [];
  for (const item of items) if (await keeps(item)) kept.push(item);
  return kept;
}

/** Works on the items in their order; after a failure or a stop only what is under way is finished. */
async function inParallel<T>(
  items: T[],
  signal: AbortSignal | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (const item of queue) {
      if (failures.length > 0 || signal?.aborted) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: workers }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
