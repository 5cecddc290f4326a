import { slugChoice } from '#domain/recipes/slug-choice.ts';
import { composed, composedOfRow } from '../../queries/composed.ts';
import type { Db, Schema } from '../../schema.ts';

const mostDigits = 6;

/** A slug taken apart: `pad-thai-2` is `pad-thai` and 2; a slug without a number has number 1. */
export function takeApart(slug: string): { stem: string; number: number } {
  const [, stem, digits] = /^(.+)-([2-9]|[1-9]\d{1,5})$/.exec(slug) ?? [];
  return stem && digits ? { stem, number: Number(digits) } : { stem: slug, number: 1 };
}

/** A recipe that has had so many others keeps its slug from then on, whatever its name. */
const mostFormer = 20;

type OwnSlug = { slug: string; wish: string };

/** The slugs that a recipe has or had, each with the wish that it was chosen for. */
export function slugsOf(db: Db, recipeId: string): Promise<OwnSlug[]> {
  const all = db.selectFrom('recipe_slugs').select(['slug', 'wish']);
  return all.where('recipe_id', '=', recipeId).execute();
}

/**
 * The recipe's slug for a wish: its own when it has one for that wish, else the first free
 * choice, which is then its own for as long as the recipe exists.
 */
export async function claimSlug(
  db: Db,
  recipe: { id: string; slug: string },
  wish: string,
  own: readonly OwnSlug[],
): Promise<string> {
  const kept =
    own.find((row) => row.slug === wish) ??
    own.find((row) => row.slug === recipe.slug && row.wish === wish) ??
    own.find((row) => row.wish === wish);
  if (kept) return kept.slug;
  if (own.length > mostFormer) return recipe.slug;
  const slug = await chooseSlug(db, wish);
  await noteSlug(db, recipe.id, slug, wish);
  return slug;
}

const noted = composedOfRow((db, row: Schema['recipe_slugs']) =>
  db.insertInto('recipe_slugs').values(row),
);

/** Makes a slug the recipe's own. */
export async function noteSlug(
  db: Db,
  recipeId: string,
  slug: string,
  wish: string,
): Promise<void> {
  await noted(db, { slug, recipe_id: recipeId, wish, ...takeApart(slug) });
}

/** The first `slugChoice(wish, n)` that no recipe has or had, in a handful of queries whatever n is. */
export async function chooseSlug(db: Db, wish: string): Promise<string> {
  if (!(await isTaken(db, wish))) return wish;
  // A longer number may shorten the stem (slugs have a limit), so each number of digits is its own range.
  for (let digits = 1; digits <= mostDigits; digits += 1) {
    const first = digits === 1 ? 2 : 10 ** (digits - 1);
    const number = await firstFreeNumber(db, wish, first, 10 ** digits - 1);
    if (number !== null) return slugChoice(wish, number);
  }
  throw new Error(`Every choice of the slug ${wish} is taken`);
}

async function firstFreeNumber(
  db: Db,
  wish: string,
  first: number,
  last: number,
): Promise<number | null> {
  const choice = slugChoice(wish, first);
  if (!(await isTaken(db, choice))) return first;
  const { stem } = takeApart(choice);
  // Read in the order of the index up to the first gap: a join with itself costs the square of what is taken.
  const row = await db
    .selectFrom(
      db
        .selectFrom('recipe_slugs')
        .select((eb) => [
          'number',
          eb.fn
            .agg<number | null>('lead', ['number'])
            .over((over) => over.orderBy('number'))
            .as('next'),
        ])
        .where('stem', '=', stem)
        .where('number', '>=', first)
        .where('number', '<=', last)
        .as('taken'),
    )
    .select('number')
    .where('number', '<', last)
    .where((eb) => eb.or([eb('next', 'is', null), eb('next', '<>', eb('number', '+', 1))]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row ? row.number + 1 : null;
}

/** Whether no recipe has or had a slug. */
export const isFreeSlug = async (db: Db, slug: string): Promise<boolean> =>
  !(await isTaken(db, slug));

const there = composed((db, slug: string) =>
  db.selectFrom('recipe_slugs').select('slug').where('slug', '=', slug),
);

async function isTaken(db: Db, slug: string): Promise<boolean> {
  return (await there(db, slug)).length > 0;
}
