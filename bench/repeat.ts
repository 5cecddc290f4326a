import type { DatabaseSync } from 'node:sqlite';
import { createGenerator, differing, recipeId } from './generate.ts';
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
    for (const statement of copiesOf(shift, lastSeq + (start - from) + 1 - behind)) {
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

const behindBase = 'from base where n >= :behind and n < :end order by n';
const joined = (table: string, on: string) =>
  `from base cross join ${table} as old on ${on} where base.n >= :behind and base.n < :end order by base.n`;

/** Statements that copy the recipes from `behind` to `end` as those that many further on. */
function copiesOf(shift: number, seqOfFirst: number): string[] {
  const repeats = shift / differing;
  const seq = `base.n + ${seqOfFirst}`;
  const id = `printf('b0%022x', base.n + ${shift})`;
  const slug = `base.slug || '-c${repeats}'`;
  const user = `printf('c0%022x', (base.n + ${shift}) / 50)`;
  const photo = `printf('%032x', base.n + ${shift})`;
  const later = shift * 1_000;
  const told = `name, description, ingredients, steps, category_id, servings, prep_minutes, cook_minutes,
    difficulty, diet, photo_width, photo_height, photo_color, ingredient_ids, step_ids`;
  return [
    `insert into recipes (seq, id, slug, user_id, photo_id, created_at, updated_at, ${told})
      select ${seq}, ${id}, ${slug}, ${user}, ${photo}, created_at + ${later}, updated_at + ${later}, ${told}
      ${joined('recipes', 'old.seq = base.seq')}`,
    `insert into recipe_slugs (slug, recipe_id, wish, stem, number)
      select ${slug}, ${id}, ${slug}, ${slug}, 1 ${behindBase}`,
    `insert into recipe_cards (seq, recipe_id, user_id, rules, text)
      select ${seq}, ${id}, ${user}, rules,
        replace(replace(replace(replace(old.text, base.id, ${id}), base.slug, ${slug}), old.user_id, ${user}), printf('%032x', base.n), ${photo})
      ${joined('recipe_cards', 'old.seq = base.seq')}`,
    `insert into recipe_facets (seq, recipe_id, created_at, category, course, diets, quickness, difficulty, mean, score, made, tags)
      select ${seq}, ${id}, created_at + ${later}, category, course, diets, quickness, difficulty, mean, score, made, tags
      ${joined('recipe_facets', 'old.seq = base.seq')}`,
    `insert into search_profiles (seq, created_at, name, category, ingredients)
      select ${seq}, created_at + ${later}, name, category, ingredients
      ${joined('search_profiles', 'old.seq = base.seq')}`,
    `insert into search_names (rowid, terms) select ${seq}, names ${joined('told', 'old.n = base.n')}`,
    `insert into search_all (rowid, terms) select ${seq}, terms ${joined('told', 'old.n = base.n')}`,
  ];
}

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
