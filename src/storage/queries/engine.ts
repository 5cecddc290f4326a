import { PostgresAdapter } from 'kysely';
import type { Db } from '../schema.ts';

/** Whether it is PostgreSQL that is asked, for what costs it less in another way. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
