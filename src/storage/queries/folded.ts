import { type RawBuilder, sql } from 'kysely';

/**
 * Whether any of the columns, taken together, holds the text somewhere, in any case and without
 * regard to accents. Each engine has a function `folded`; the columns are joined exactly as the
 * engine's index has them.
 */
export function holdsText(text: string, ...columns: readonly string[]): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const joined = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  return sql<boolean>`folded(${joined}) like folded(${pattern}) escape '\\'`;
}
