import { type RawBuilder, sql } from 'kysely';
import type { NamedCook } from '#domain/cooks/named-cook.ts';

/**
 * 1 where somebody shares something with everybody, so that there is a page of theirs, else 0: what each of the three counts is counted
 * in is asked. `visibility || ''`, or SQLite may look at every collection that is public in place of the few of the person.
 */
export const hasPage = (userId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`case when
  exists (select 1 from recipe_counts where category_id = '' and user_id = ${userId} and count > 0)
  or exists (select 1 from review_ranks where user_id = ${userId} and shown = 1)
  or exists (
    select 1 from collections
    where user_id = ${userId} and visibility || '' = 'public' and hidden_at is null
  ) then 1 else 0 end`;

/** What is told beside the name of somebody, by what `hasPage` found. */
export const tellNoPage = (found: number | null): Pick<NamedCook, 'hasNoPage'> =>
  Number(found) === 1 ? {} : { hasNoPage: true };
