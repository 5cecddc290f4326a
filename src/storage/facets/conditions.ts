import { type RawBuilder, sql } from 'kysely';
import { type Chosen, type Facet, facetNames } from '#domain/facets/facets.ts';
import { dietBits } from '#domain/facets/facts.ts';
import { betweenEnds } from './records.ts';

/** What is chosen as conditions on `recipe_facets`, of these facets; there is always one. */
export function conditions(
  chosen: Chosen,
  of: readonly Facet[] = facetNames,
): RawBuilder<boolean>[] {
  const asked = of.filter((facet) => chosen[facet].length > 0);
  return [sql<boolean>`1 = 1`, ...asked.map((facet) => condition(facet, chosen[facet]))];
}

function condition(facet: Facet, values: readonly string[]): RawBuilder<boolean> {
  switch (facet) {
    case 'diet': {
      const bits = sql.lit(dietBits(values));
      return sql`(diets & ${bits}) = ${bits}`;
    }
    case 'time':
      return sql`quickness >= ${-Number(values[0])}`;
    case 'rating':
      return sql`mean >= ${Math.round(Number(values[0]) * 10)}`;
    case 'tag':
      return sql`(${sql.join(values.map(isTagged), sql` or `)})`;
    default:
      return sql`${sql.ref(facet)} in (${sql.join(values)})`;
  }
}

/** Whether a recipe has a tag. */
export function isTagged(tag: string): RawBuilder<boolean> {
  const pattern = `%${betweenEnds(tag).replace(/[\\%_]/g, '\\$&')}%`;
  return sql`tags like ${pattern} escape '\\'`;
}
