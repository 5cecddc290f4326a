import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { KeptTimes } from '#domain/recipes/times.ts';
import type { RecipeRecord } from '../../schema.ts';

/** Where the table of recipes keeps each time that a recipe may tell: one that is not named here does not compile. */
const columnOf: Record<keyof KeptTimes, keyof RecipeRecord> = {
  prepMinutes: 'prep_minutes',
  cookMinutes: 'cook_minutes',
  restMinutes: 'rest_minutes',
};

/** The columns of all times. */
export const timeColumns: readonly string[] = Object.values(columnOf);

const columns = timeColumns.map((column) => sql.ref(`recipes.${column}`));

/** How long a recipe that a query knows takes, by the times that are told; 0 where none is. The index `recipes_quick` says the same. */
export const totalMinutes: RawBuilder<number> = sql`(${sql.join(
  columns.map((column) => sql`coalesce(${column}, 0)`),
  sql` + `,
)})`;

/** Whether any time of it is told. */
export const isTimed: RawBuilder<SqlBool> = sql`coalesce(${sql.join(columns)}) is not null`;
