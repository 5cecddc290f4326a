import type { DatabaseSync } from 'node:sqlite';
import { createGenerator, differing, recipeId, recipesPerCook, repeatedSlug } from './generate.ts';
import { termsOf } from './terms.ts';

/** So many are in one transaction. */
const atOnce = 20_000;

/**
 * Adds to a file the recipes from number `from` up to `to`, which tell what those before `differing` do:
 * SQLite copies their rows by itself, in a tenth of the time that it takes to work them out.
 */
export function repeatRecipes(
  database: DatabaseSync,
  { from, to, lastSeq }: { from: number; to: number; lastSeq: number },
): void {
  database.exec('create temp table told (n integer primary key, names text, terms text)');
  database.exec('create temp table base (n integer primary key, seq integer, id text, slug text)');
  keepTerms(database);
  database.exec(`
    insert into base select row_number() over (order by id) - 1, seq, id, slug from recipes
    where id between '${recipeId(0)}' and '${recipeId(differing - 1)}' order by id`);
  for (let start = from; start < to; ) {
    const behind = start % differing;
    const count = Math.min(atOnce, differing - behind, to - start);
    const shift = start - behind;
    database.exec('begin');
    for (const statement of copiesOf(database, shift, lastSeq + (start - from) + 1 - behind)) {
      database.prepare(statement).run({ behind, end: behind + count });
    }
    database.exec('commit');
    start += count;
  }
  countAnew(database);
}

/** The terms under which each is found. */
function keepTerms(database: DatabaseSync): void {
  const generate = createGenerator();
  const insert = database.prepare('insert into told values (?, ?, ?)');
  database.exec('begin');
  for (let n = 0; n < differing; n += 1) {
    const { names, all } = termsOf(generate(n));
    insert.run(n, names.join(' '), all.join(' '));
  }
  database.exec('commit');
}

const joined = (table: string, on: string) =>
  `from base cross join ${table} as old on ${on} where base.n >= :behind and base.n < :end order by base.n`;

/** Statements that copy the recipes from `behind` to `end` as those that many further on. */
function copiesOf(database: DatabaseSync, shift: number, seqOfFirst: number): string[] {
  const number = `base.n + ${shift}`;
  const seq = `base.n + ${seqOfFirst}`;
  const id = `printf('b0%022x', ${number})`;
  const slug = `base.slug || '${repeatedSlug('', shift / differing)}'`;
  const user = `printf('c0%022x', (${number}) / ${recipesPerCook})`;
  const photo = `printf('%032x', ${number})`;
  const created_at = `old.created_at + ${shift * 1_000}`;
  const updated_at = `old.updated_at + ${shift * 1_000}`;
  const instead = { id, slug, user_id: user, photo_id: photo, created_at, updated_at };
  const text = `replace(replace(replace(replace(old.text, base.id, ${id}), base.slug, ${slug}), old.user_id, ${user}), printf('%032x', base.n), ${photo})`;
  const copy = (table: string, others: Record<string, string>, on = 'old.seq = base.seq') => {
    const columns = columnsOf(database, table);
    const values = columns.map((column) => others[column] ?? `old.${column}`);
    return `insert into ${table} (${columns}) select ${values} ${joined(table, on)}`;
  };
  return [
    copy('recipes', { seq, ...instead }),
    copy('recipe_slugs', { slug, recipe_id: id, wish: slug, stem: slug }, 'old.slug = base.slug'),
    copy('recipe_cards', { seq, recipe_id: id, user_id: user, text }),
    copy('recipe_facets', { seq, recipe_id: id, created_at }),
    copy('search_profiles', { seq, created_at }),
    copy('photo_hashes', { photo_id: photo }, "old.photo_id = printf('%032x', base.n)"),
    `insert into search_names (rowid, terms) select ${seq}, names ${joined('told', 'old.n = base.n')}`,
    `insert into search_all (rowid, terms) select ${seq}, terms ${joined('told', 'old.n = base.n')}`,
  ];
}

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

/** How many recipes each list has. */
function countAnew(database: DatabaseSync): void {
  database.exec('begin; delete from recipe_counts');
  for (const by of [[], ['category_id'], ['user_id'], ['category_id', 'user_id']]) {
    const of = (column: string) => (by.includes(column) ? column : "''");
    database.exec(`
      insert into recipe_counts (category_id, user_id, count)
      select ${of('category_id')}, ${of('user_id')}, count(*) from recipes
      where removed_at is null and unlisted = 0 ${by.length > 0 ? `group by ${by.join(', ')}` : ''}`);
  }
  database.exec('commit');
}
