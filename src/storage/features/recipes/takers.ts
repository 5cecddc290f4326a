import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';

/**
 * Who took a recipe away, by the number that its row has of it (`deleted_by_owner`, from when only two could): nobody where it
 * waits for a moderator's look, `first` before anybody saw it and `again` once it was changed, which stand last.
 */
const takers = ['admin', 'owner', 'first', 'again'] as const;
export type Taker = (typeof takers)[number];

/** What a row says of it; as nulls where a recipe is only joined. */
type Told = { removed_at: number | string | null; deleted_by_owner: number | string | null };

/** Who took the recipe of a row away, or null while it is there. */
export const takerOf = ({ removed_at, deleted_by_owner }: Told): Taker | null =>
  removed_at === null ? null : (takers[Number(deleted_by_owner)] ?? 'admin');

/** Whether a recipe waits for a moderator's look; `takenBy` is null while it is there. */
export const isWaiting = ({ takenBy }: { takenBy: Taker | null }): boolean =>
  takenBy === 'first' || takenBy === 'again';

/** Whether those who run the site keep a recipe from everybody but its author: it waits for their look, or one took it down. */
export const isWithheld = ({ takenBy }: { takenBy: Taker | null }): boolean =>
  takenBy !== null && takenBy !== 'owner';

/** What the row of a recipe says once somebody took it away. */
export const takenAway = (by: Taker, at: number) => ({
  removed_at: at,
  deleted_by_owner: takers.indexOf(by),
});

/** What it says while the recipe is there. */
export const backAgain = { removed_at: null, deleted_by_owner: 0 };

const where = expressionBuilder<Schema, 'recipes'>();
// Literals, as in `conditions.ts`.
const byAdmin = sql.lit(takers.indexOf('admin'));
const byOwner = sql.lit(takers.indexOf('owner'));

/** Whether the owner of a recipe deleted it, or left. */
export const isDeletedByOwner = where('recipes.deleted_by_owner', '=', byOwner);

/** Whether a recipe is there, or those who run the site keep it from everybody. */
export const isNotDeletedByOwner = where('recipes.deleted_by_owner', '<>', byOwner);

/** Whether a recipe waits for a moderator's look. */
export const isWaitingForLook = where('recipes.deleted_by_owner', '>', byOwner);

/** Whether a recipe is there or a moderator took it down. */
export const isThereOrTakenDown = where('recipes.deleted_by_owner', '=', byAdmin);
