import { type RawBuilder, sql } from 'kysely';
import { commonTags, countChoices, type FacetCounts, mostFirst } from '#domain/facets/count.ts';
import { type Chosen, facets } from '#domain/facets/facets.ts';
import { answering, type Kind, untold } from '#domain/facets/facts.ts';
import type { Db } from '../schema.ts';
import { conditions, isTagged } from './conditions.ts';
import { splitTags } from './records.ts';

/** The tags of so many of the newest recipes are looked at for those that many have. */
export const tagSample = 2_000;
/** Of more recipes than this, tags are not counted here: it would take too long for what it tells. */
const mostTagged = 20_000;

/**
 * How many recipes have what is chosen, and how many each choice leads to: the recipes of each kind are counted in
 * one look at all of them, whatever is chosen, and the choices from the kinds. Tags take a second look.
 */
export async function countStored(
  db: Db,
  chosen: Chosen,
): Promise<{ total: number; facets: FacetCounts }> {
  const kinds = await readKinds(db, conditions(chosen, ['tag', 'have', 'avoid']));
  const untagged = { ...chosen, tag: [] };
  const sumOf = (some: readonly Counted[]) => some.reduce((sum, { count }) => sum + count, 0);
  const total = sumOf(kinds.filter(({ kind }) => answering(untagged)(kind)));
  const counted = countChoices(kinds, untagged);
  return {
    total,
    facets: [...counted, { facet: 'tag', choices: await countTags(db, chosen, total) }],
  };
}

type Counted = { kind: Kind; count: number };
type KindRecord = Record<'category' | 'course' | 'difficulty', string> &
  Record<'diets' | 'quickness' | 'mean' | 'count', number | string>;

async function readKinds(db: Db, where: readonly RawBuilder<boolean>[]): Promise<Counted[]> {
  const { rows } = await sql<KindRecord>`
    select category, course, difficulty, diets, quickness, mean, count(*) as count
    from (
      select category, course, difficulty, diets, ${quickness} as quickness, ${mean} as mean
      from recipe_facets where ${sql.join(where, sql` and `)}
    ) as steps
    group by category, course, difficulty, diets, quickness, mean
  `.execute(db);
  return rows.map(({ category, course, difficulty, ...row }) => ({
    kind: {
      category,
      course,
      difficulty,
      diets: Number(row.diets),
      tags: [],
      quickness: Number(row.quickness),
      mean: Number(row.mean),
    },
    count: Number(row.count),
  }));
}

const quickness = stepOf(
  'quickness',
  facets.time.values.map((minutes) => -Number(minutes)),
  untold,
);
const mean = stepOf(
  'mean',
  facets.rating.values.map((least) => Math.round(Number(least) * 10)),
  0,
);

/** A number as the highest step that it reaches; recipes are of one kind as far as facets tell them apart. */
function stepOf(column: string, values: readonly number[], none: number): RawBuilder<number> {
  const cases = values.map(
    (value) => sql`when ${sql.ref(column)} >= ${sql.lit(value)} then ${sql.lit(value)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(none)} end`;
}

/** The tags that most of the newest have of what the other facets leave, and how many of all have each. */
async function countTags(db: Db, chosen: Chosen, total: number) {
  const where = sql.join(conditions({ ...chosen, tag: [] }), sql` and `);
  const isTooMany = total > mostTagged;
  const newest = isTooMany
    ? []
    : (
        await sql<{ tags: string }>`
          select tags from recipe_facets where ${where}
          order by created_at desc, seq desc limit ${tagSample}
        `.execute(db)
      ).rows;
  const tags = commonTags(
    newest.map((row) => splitTags(row.tags)),
    chosen.tag,
  );
  if (tags.length === 0) return [];
  const sums = tags.map(
    (tag, at) =>
      sql`coalesce(sum(case when ${isTagged(tag)} then 1 else 0 end), 0) as ${sql.ref(`n${at}`)}`,
  );
  const { rows } = await sql<Record<string, number | string>>`
    select ${sql.join(sums)} from recipe_facets where ${where}
  `.execute(db);
  return mostFirst(tags.map((value, at) => ({ value, count: Number(rows[0]?.[`n${at}`] ?? 0) })));
}
