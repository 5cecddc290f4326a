import { tables } from '#storage/schema.ts';
import type { Leaver } from './people.ts';
import { quoted, type Rows } from './rows.ts';

/** Tables with what a recipe is made of, for who made it. */
const ofRecipes = ['recipes', 'photos', 'recipe_counts', 'recipe_cards'];

const flag = (value: unknown): boolean => Number(value) === 1;

/** Of people who leave, at a moment when no process runs: those who are neither wholly here nor wholly closed. */
export async function findHalves({ all }: Rows, leavers: readonly Leaver[]): Promise<string[]> {
  const rows = await all(`
    select users.id, users.name, users.handle, leavings.keeps_recipes as keeps, leavings.ends_at as ends,
      (select count(*) from sessions where sessions.user_id = users.id) as sessions,
      (select count(*) from reviews where reviews.user_id = users.id and hidden_at is null) as reviews,
      (select count(*) from questions where questions.user_id = users.id and hidden_at is null) as questions,
      (select count(*) from recipes where recipes.user_id = users.id and removed_at is null) as recipes
    from users left join leavings on leavings.user_id = users.id
  `);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return leavers.flatMap(({ user, keepsRecipes, fate }) => {
    const row = byId.get(user._id);
    if (!row) return fate === 'here' ? [`${user._id} is gone and never asked for it`] : [];
    const counts = [row.sessions, row.reviews, row.questions, row.recipes].map(Number);
    const isClosed = row.ends !== null || row.handle === '';
    const closed = [0, 0, 0, keepsRecipes ? 1 : 0];
    const wanted = isClosed ? closed : [1, 1, 1, 1];
    const isWhole =
      counts.join() === wanted.join() &&
      (row.name === '') === isClosed &&
      (row.ends === null || flag(row.keeps) === keepsRecipes);
    const isLost = fate === 'left' && !isClosed;
    return isWhole && !isLost ? [] : [`${user._id} is half gone: ${JSON.stringify(row)}`];
  });
}

/** What is left at the end of those who left: nothing, but an empty row with recipes where they stay. */
export async function findRemains({ all }: Rows, leavers: readonly Leaver[]): Promise<string[]> {
  const faults: string[] = [];
  const left = leavers.filter(({ fate }) => fate === 'left');
  const ids = left.map(({ user }) => quoted(user._id)).join();
  const stay = left.filter(({ keepsRecipes }) => keepsRecipes);
  const theirs = Object.entries(tables).filter(([, { columns }]) => 'user_id' in columns);
  for (const [table] of theirs) {
    const found = await all(
      `select user_id, count(*) as n from ${table} where user_id in (${ids}) group by user_id`,
    );
    const mayStay = ofRecipes.includes(table);
    const kept = new Set(mayStay ? stay.map(({ user }) => user._id) : []);
    const others = found.filter(({ user_id }) => !kept.has(String(user_id)));
    faults.push(...others.map(({ user_id, n }) => `${n} of ${user_id} are left in ${table}`));
    if (table === 'recipes' && found.length < kept.size)
      faults.push(`${kept.size - found.length} lost recipes that were to stay`);
  }
  const users = await all(`select id, name, handle, email from users where id in (${ids})`);
  const wanted = new Set(stay.map(({ user }) => user._id));
  for (const { id, name, handle, email } of users) {
    const isEmpty = name === '' && handle === '' && String(email).endsWith('@former.invalid');
    if (!wanted.has(String(id)) || !isEmpty) faults.push(`the account ${id} is left`);
  }
  if (users.length < wanted.size) faults.push('former cooks have no row');
  return faults;
}
