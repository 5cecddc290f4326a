import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type KeptTimes, timesFrom } from '#domain/recipes/times.ts';
import type { RecipeRecord } from '../../schema.ts';

/** Where the table of recipes keeps each time that a recipe may tell: one that is not named here does not compile. */
const columnOf = {
  prepMinutes: 'prep_minutes',
  cookMinutes: 'cook_minutes',
  restMinutes: 'rest_minutes',
} as const satisfies Record<keyof KeptTimes, keyof RecipeRecord>;
const times = Object.keys(columnOf) as (keyof KeptTimes)[];
type TimeColumn = (typeof columnOf)[keyof KeptTimes];
type TimeRecord = Pick<RecipeRecord, TimeColumn>;

/** The columns of all times. */
export const timeColumns: readonly TimeColumn[] = Object.values(columnOf);
/** The same as a query of recipes names them. */
export const recipeTimeColumns = timeColumns.map((column) => `recipes.${column}` as const);

/** The times that a row tells. */
export const timesOf = (record: TimeRecord): KeptTimes =>
  timesFrom((time) => record[columnOf[time]]);

/** The times as a row keeps them. */
export const timesWritten = (told: KeptTimes): TimeRecord =>
  Object.fromEntries(times.map((time) => [columnOf[time], told[time]])) as TimeRecord;

const columns = recipeTimeColumns.map((column) => sql.ref(column));

/** How long a recipe that a query knows takes, by the times that are told; 0 where none is. The index `recipes_quick` says the same. */
export const totalMinutes: RawBuilder<number> = sql`(${sql.join(
  columns.map((column) => sql`coalesce(${column}, 0)`),
  sql` + `,
)})`;

/** Whether any time of it is told. */
export const isTimed: RawBuilder<SqlBool> = sql`coalesce(${sql.join(columns)}) is not null`;
