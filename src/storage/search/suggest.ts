import { sql } from 'kysely';
import { tagKey } from '#domain/facets/facets.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import {
  type Begun,
  beginsAt,
  begunExpression,
  readBegun,
  suggestionKey,
} from '#domain/search/suggest.ts';
import type { SearchTools } from '../define.ts';
import { hasPage } from '../features/cooks/has-page.ts';
import { listedRecipes } from '../features/recipes/reads.ts';
import { composed } from '../queries/composed.ts';
import type { Db } from '../schema.ts';
import type { PostingsReader } from './postings.ts';
import type { Suggested } from './rows.ts';

/** So many of the newest recipes that begin so are looked at. */
const looked = 40;
/** Of so many handles that begin so it is asked whether their cook has a page: most accounts share nothing. */
const handlesLooked = 500;
/** Where more words than this begin so, their beginning is looked up in their place. */
const mostCompletions = 60;

const namesUnder = composed((db, seqs: readonly number[]) =>
  listedRecipes(db)
    .select(['name', 'slug', 'other_names'])
    .where('seq', 'in', seqs)
    .orderBy('seq', 'desc'),
);

/** Recipes, cooks and tags whose name has a word that begins with what was typed so far; `most` of each. */
export async function suggest(
  { db, postings, ...tools }: SearchTools,
  typed: string,
  most: number,
): Promise<Suggested> {
  const begun = readBegun(typed);
  if (!begun) return { recipes: [], cooks: [], tags: [] };
  return {
    recipes: await suggestRecipes(db, postings, begun, most),
    cooks: await suggestCooks(db, typed, most),
    tags: await (await tools.facets()).tagsBeginning(tagKey(typed), most),
  };
}

async function suggestRecipes(
  db: Db,
  postings: PostingsReader,
  begun: Begun,
  most: number,
): Promise<Suggested['recipes']> {
  const completions = await postings.beginning(begun.last.text, mostCompletions);
  const expression = begunExpression(begun, completions ?? []);
  const seqs = await postings.find('names', expression, looked);
  if (seqs.length === 0) return [];
  const rows = await namesUnder(db, seqs);
  const found = rows.flatMap(({ name, slug, other_names }) => {
    const own = beginsAt(name, begun);
    if (own !== null) return [{ name, slug, at: own }];
    const others = JSON.parse(other_names) as string[];
    return others.some((one) => beginsAt(one, begun) !== null) ? [{ name, slug, at: 2 }] : [];
  });
  const byName = new Map<string, Suggested['recipes'][number]>();
  for (const { name, slug } of found.sort((a, b) => a.at - b.at)) {
    const key = suggestionKey(name);
    if (!byName.has(key)) byName.set(key, { name, slug });
  }
  return [...byName.values()].slice(0, most);
}

/**
 * Who has a handle that begins so, and a page. How many handles are looked at stands in the statement itself: where it is
 * bound, SQLite may expect any number of them and go through all accounts instead.
 */
export function cooksBetween(db: Db, from: string, below: string, most: number) {
  const begun = db
    .selectFrom('handles')
    .select(['handle', 'user_id'])
    .where('handle', '>=', from)
    .where('handle', '<', below)
    .orderBy('handle')
    .limit(sql.lit(handlesLooked));
  return db
    .selectFrom(begun.as('begun'))
    .innerJoin('users', 'users.id', 'begun.user_id')
    .select(['users.id', 'users.name', 'users.handle'])
    .whereRef('users.handle', '=', 'begun.handle')
    .where(hasPage(sql.ref('users.id')), '=', 1)
    .orderBy('begun.handle')
    .limit(most);
}

const findCooks = composed(cooksBetween);

/** Handles are made of names: a cook called Anna has one that begins so. */
async function suggestCooks(db: Db, typed: string, most: number): Promise<Suggested['cooks']> {
  const handle = slugOf(typed);
  return handle.length < 2 ? [] : findCooks(db, handle, `${handle}{`, most);
}
