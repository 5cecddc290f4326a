import { photoBytes } from './0007-photo-bytes.ts';

/** A migration of both engines: one number and name, and what each engine does. */
export type SharedMigration = { number: number; name: string; sqlite: string; postgres: string };

/**
 * The migrations since the seventh, in order, listed by hand; each file says what either engine
 * does. A released one is never edited.
 */
export const sharedMigrations: readonly SharedMigration[] = [photoBytes];
