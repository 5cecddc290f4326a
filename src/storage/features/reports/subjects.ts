import { type SelectQueryBuilder, sql } from 'kysely';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import { hasPage } from '../cooks/has-page.ts';
import { kinds, type PostRecord, saidByCook } from '../posts/kinds.ts';
import { waitingReason } from '../posts/waiting.ts';
import { isNotDeletedByOwner, isWaitingForLook } from '../recipes/takers.ts';

/** `name_alone` is 1 for a cook of whom there is nothing but the name. */
type Subject = Omit<PostRecord, 'withdrawn'> & { name_alone?: number };

/** What can be reported, whatever its kind; those of no recipe have nulls there. */
export type SubjectRecord = Subject & {
  writer_name: string;
  writer_handle: string;
  has_page: number;
};

/** Of recipes no reason is kept but that they wait. */
const reasonOfRecipe = sql<
  string | null
>`case when ${isWaitingForLook} then ${sql.lit(waitingReason)} end`;

const nameAlone = sql<number>`
  case when coalesce(lines, '') = '' and coalesce(link, '') = '' and photo_id is null then 1 else 0 end`;

/** Whether it waits for a moderator's look. */
export const isWaiting = ({ hidden_at, hidden_reason }: Subject): boolean =>
  hidden_at !== null && hidden_reason === waitingReason;

/** Whether its writer hid it by leaving: it has no reason. Recipes that somebody took along are nobody's to look at. */
export const isTakenAlong = ({ hidden_at, hidden_reason, writer_handle }: SubjectRecord): boolean =>
  hidden_at !== null && hidden_reason === null && writer_handle === '';

/** Those of a kind, hidden ones too; what its writer deleted is nobody's to look at. */
// biome-ignore lint/suspicious/noExplicitAny: each kind is of other tables; what is selected is the same.
function subjectsOf(db: Db, kind: ReportKind): SelectQueryBuilder<any, any, Subject> {
  const none = sql<string | null>`cast(null as text)`;
  if (kind === 'recipe') {
    return db
      .selectFrom('recipes')
      .where(isNotDeletedByOwner)
      .select(['recipes.id', 'recipes.user_id', 'removed_at as hidden_at'])
      .select(['recipes.id as recipe_id', 'name as recipe_name', 'slug as recipe_slug'])
      .select(sql<string>`name || ': ' || description`.as('text'))
      .select(reasonOfRecipe.as('hidden_reason'));
  }
  if (kind !== 'cook') return kinds[kind].posts(db);
  // A name alone can be what is wrong, so that a cook is there without a profile.
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.id as user_id', 'profiles.hidden_at', 'profiles.hidden_reason'])
    .select([none.as('recipe_id'), none.as('recipe_name'), none.as('recipe_slug')])
    .select(saidByCook.as('text'))
    .select(nameAlone.as('name_alone'));
}

/** Which of these are there, hidden or not, each with whose it is. */
export function findSubjects(
  db: Db,
  kind: ReportKind,
  ids: readonly string[],
): Promise<SubjectRecord[]> {
  return db
    .selectFrom(subjectsOf(db, kind).as('subject'))
    .innerJoin('users', 'users.id', 'subject.user_id')
    .selectAll('subject')
    .select(['users.name as writer_name', 'users.handle as writer_handle'])
    .select(hasPage(sql.ref('users.id')).as('has_page'))
    .where('subject.id', 'in', ids)
    .execute();
}

/** The one of this id; undefined where there is none. */
export async function findSubject(db: Db, kind: ReportKind, id: string) {
  const [subject] = await findSubjects(db, kind, [id]);
  return subject;
}
