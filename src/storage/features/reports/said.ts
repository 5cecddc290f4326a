import type { ReportKind } from '#domain/reports/kinds.ts';
import type { KeptChange } from '#domain/reviews/summary.ts';
import type { Db } from '../../schema.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import type { RecipeRow } from '../recipes/rows.ts';

/** Every word of a post that visitors read, and what is another one with each change of what they see, photos aside. */
type Said = { words: string; content: unknown };

type Finder = (db: Db, ids: readonly string[]) => Promise<Map<string, Said>>;

/** Of each kind what a post says beside the one text that all kinds have. */
const finders: Partial<Record<ReportKind, Finder>> = {
  recipe: saidInRecipes,
  review: saidInReviews,
  collection: saidInCollections,
};

/**
 * All that these posts say, by their id: what a moderator reads of one that is on no page, and where links are counted. Nothing
 * of a kind whose one text says all, nor of a post that is gone.
 */
export async function findSaid(
  db: Db,
  kind: ReportKind,
  ids: readonly string[],
): Promise<Map<string, Said>> {
  const find = finders[kind];
  return find && ids.length > 0 ? find(db, ids) : new Map();
}

const inLines = (said: readonly (string | null | undefined)[]): string =>
  said.filter(Boolean).join('\n');

async function saidInRecipes(db: Db, ids: readonly string[]): Promise<Map<string, Said>> {
  const records = await db
    .selectFrom('recipes')
    .select(recipeColumns)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    records.map(toRecipe).map((recipe) => [
      recipe.id,
      // Its time of change is in it: one that is taken back is a change too.
      { words: wordsOf(recipe), content: recipe },
    ]),
  );
}

function wordsOf({ name, description, ...more }: RecipeRow): string {
  const { ingredients, steps, tip, tags, otherNames, equipment, sourceUrl, photo } = more;
  const short = [more.yield, ...tags, ...otherNames, ...equipment].filter(Boolean).join(', ');
  const lines = [...ingredients, ...steps, tip, short, sourceUrl, photo.caption];
  return inLines([`${name}: ${description}`, ...lines]);
}

async function saidInReviews(db: Db, ids: readonly string[]): Promise<Map<string, Said>> {
  const records = await db
    .selectFrom('reviews')
    .select(['id', 'text', 'changes', 'rating', 'as_written', 'cooked_on'])
    .select(['servings', 'minutes', 'again'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    records.map(({ id, ...content }) => {
      // The line that a change is about is the words of the recipe's cook.
      const changes = JSON.parse(content.changes) as KeptChange[];
      return [id, { words: inLines([content.text, ...changes.map(({ text }) => text)]), content }];
    }),
  );
}

async function saidInCollections(db: Db, ids: readonly string[]): Promise<Map<string, Said>> {
  const records = await db
    .selectFrom('collections')
    .select(['id', 'name', 'description'])
    .where('id', 'in', ids)
    .execute();
  const entries = await db
    .selectFrom('collection_entries')
    .select(['collection_id', 'recipe_id', 'note'])
    .where('collection_id', 'in', ids)
    .orderBy('collection_id')
    .orderBy('position')
    .execute();
  const inThese = Map.groupBy(entries, (entry) => entry.collection_id);
  return new Map(
    records.map(({ id, name, description }) => {
      const own = inThese.get(id) ?? [];
      const words = inLines([name, description, ...own.map(({ note }) => note)]);
      return [id, { words, content: { name, description, entries: own } }];
    }),
  );
}
