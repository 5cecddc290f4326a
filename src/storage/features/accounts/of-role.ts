import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../schema.ts';

const where = expressionBuilder<Schema, 'users'>();

/** Whether a user that a query knows has one of these roles, none of them everybody's. */
export const isOfRole = (...roles: readonly number[]): Expression<SqlBool> =>
  // The second of these in the query's text, so that the index of those few is found.
  where.and([where('users.role', 'in', roles), where('users.role', '<>', sql.lit(0))]);
