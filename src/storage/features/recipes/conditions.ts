import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { isDeletedByOwner } from './takers.ts';

const where = expressionBuilder<Schema, 'recipes'>();

/** Whether a recipe that a query knows is there: neither removed by an admin nor deleted by its owner. */
export const isThere = where('recipes.removed_at', 'is', null);

/** Whether its cook leaves it in lists. A literal: indexes of a part of the table name it, and SQLite would plan by each value that is bound. */
export const isInLists = where('recipes.unlisted', '=', sql.lit(0));

/** Whether lists, search and feeds have it: the others are for people with their link. */
export const isListed = where.and([isThere, isInLists]);

/**
 * The same, asked of each row that an index in another order gives: the signs before the columns keep PostgreSQL from searching for
 * their values within that index, which takes thirty times as long as to look at the next rows.
 */
export const isListedByRow: RawBuilder<SqlBool> = sql`+${sql.ref('recipes.removed_at')} is null and +${sql.ref('recipes.unlisted')} = 0`;

/** Whether its title may be told: it is there, or its owner deleted it, and those who run the site do not keep it from everybody. */
export const isTitled = where.or([isThere, isDeletedByOwner]);

/**
 * What is left of a recipe for those who wrote about it, where that is told to them: its name stays once its cook deleted it, as it does
 * in collections; of what those who run the site keep from everybody it is null, and so is the address of one that is not there.
 */
export const leftOfRecipe = [
  sql<string | null>`case when ${isTitled} then ${sql.ref('recipes.name')} end`.as('recipe'),
  sql<string | null>`case when ${isThere} then ${sql.ref('recipes.slug')} end`.as('slug'),
] as const;
