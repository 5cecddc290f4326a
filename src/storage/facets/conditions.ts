import { type RawBuilder, sql } from 'kysely';
import { type Chosen, type Facet, facetNames } from '#domain/facets/facets.ts';
import { dietBits } from '#domain/facets/facts.ts';
import { readFoodFacets } from '#domain/facets/food-facets.ts';
import { namedBy } from '#domain/facets/named-by.ts';
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
      return isAny('tags', values);
    case 'have':
      return sql`(${sql.join(
        readFoodFacets({ have: values, avoid: [] }).have.map((keys) => isAny('needs', keys)),
        sql` and `,
      )})`;
    case 'avoid': {
      const { avoid } = readFoodFacets({ have: [], avoid: values });
      if (avoid.length === 0) return sql`1 = 1`;
      return sql`(named_by = ${sql.lit(namedBy())} and not ${isAny('named', avoid.map(String))})`;
    }
    default:
      return sql`${sql.ref(facet)} in (${sql.join(values)})`;
  }
}

/** Whether a recipe has a tag. */
export const isTagged = (tag: string): RawBuilder<boolean> => isAny('tags', [tag]);

function isAny(column: 'tags' | 'needs' | 'named', values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`1 = 0`;
  const held = values.map((value) => {
    const pattern = `%${betweenEnds(value).replace(/[\\%_]/g, '\\$&')}%`;
    return sql`${sql.ref(column)} like ${pattern} escape '\\'`;
  });
  return sql`(${sql.join(held, sql` or `)})`;
}
