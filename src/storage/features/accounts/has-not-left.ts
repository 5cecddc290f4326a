import { expressionBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';

const where = expressionBuilder<Schema, 'users'>();

/** Whether a user that a query knows has not left, for good or so that they may come back (`hasLeft`): who leaves has no handle any more. */
export const hasNotLeft = where('users.handle', '<>', sql.lit(''));
