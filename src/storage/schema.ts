import type { Insertable, Kysely, Selectable } from 'kysely';
import { changeTables } from './changes/tables.ts';
import { facetTables } from './facets/tables.ts';
import { accountTables } from './features/accounts/tables.ts';
import { adminTables } from './features/admin/tables.ts';
import { blockTables } from './features/blocks/tables.ts';
import { categoryTables } from './features/categories/tables.ts';
import { cleanupTables } from './features/cleanups/tables.ts';
import { collectionTables } from './features/collections/tables.ts';
import { contactTables } from './features/contact/tables.ts';
import { cookTables } from './features/cooks/tables.ts';
import { decisionTables } from './features/decisions/tables.ts';
import { followTables } from './features/follows/tables.ts';
import { hintTables } from './features/hints/tables.ts';
import { invitationTables } from './features/invitations/tables.ts';
import { limitTables } from './features/limits/tables.ts';
import { mailTables } from './features/mails/tables.ts';
import { noteTables } from './features/notes/tables.ts';
import { notificationTables } from './features/notifications/tables.ts';
import { photoTables } from './features/photos/tables.ts';
import { questionTables } from './features/questions/tables.ts';
import { recipeTables } from './features/recipes/tables.ts';
import { reportTables } from './features/reports/tables.ts';
import { reviewTables } from './features/reviews/tables.ts';
import { savedTables } from './features/saved/tables.ts';
import { siteTables } from './features/site/tables.ts';
import { takeoutTables } from './features/takeout/tables.ts';
import { searchTables } from './search/tables.ts';
import type { RecordOf } from './table.ts';

/**
 * The tables as both engines have them, each described once by its feature. What only one engine
 * has (full-text indexes) is not listed here.
 */
export const tables = {
  ...categoryTables,
  ...accountTables,
  ...recipeTables,
  ...photoTables,
  ...savedTables,
  ...noteTables,
  ...reviewTables,
  ...followTables,
  ...blockTables,
  ...questionTables,
  ...takeoutTables,
  ...reportTables,
  ...cleanupTables,
  ...hintTables,
  ...decisionTables,
  ...invitationTables,
  ...cookTables,
  ...notificationTables,
  ...collectionTables,
  ...mailTables,
  ...contactTables,
  ...siteTables,
  ...adminTables,
  ...limitTables,
  ...searchTables,
  ...facetTables,
  ...changeTables,
};

export type TableName = keyof typeof tables;
export type Schema = { [Name in TableName]: RecordOf<(typeof tables)[Name]> };

export type Db = Kysely<Schema>;
export type QueueRecord = Selectable<Schema['queue_entries']>;
export type DecisionRecord = Selectable<Schema['decisions']>;
export type CleanupRecord = Selectable<Schema['cleanups']>;
export type CleanupPostRecord = Selectable<Schema['cleanup_posts']>;
export type MessageRecord = Selectable<Schema['contact_messages']>;
export type PhotoRecord = Selectable<Schema['photos']>;
export type RecipeRecord = Selectable<Schema['recipes']>;
export type RecipeInsert = Insertable<Schema['recipes']>;
