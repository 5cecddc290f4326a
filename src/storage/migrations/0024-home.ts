import type { SharedMigration } from './all.ts';

const parts = ['prep_minutes', 'cook_minutes', 'rest_minutes'].map((one) => `coalesce(${one}, 0)`);
const total = parts.join(' + ');

/** Cooks of quick recipes in the order of the ends of their ids, which are as good as random. */
const quick = `
create index recipes_quick on recipes (substr(user_id, 9), created_at, id, user_id)
where removed_at is null and unlisted = 0 and ${total} > 0 and ${total} <= 30;
`;

/** An index by which Home draws what is quick, evenly over cooks. */
export const home: SharedMigration = { number: 24, name: 'home', sqlite: quick, postgres: quick };
