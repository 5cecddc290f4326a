import { isCookId } from '#domain/cooks/handles.ts';
import { composed } from '../../queries/composed.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { findUser, toUser, userColumns } from '../accounts/accounts.ts';
import type { UserRow } from '../accounts/rows.ts';
import { isInLists } from '../recipes/conditions.ts';
import { shownReviews, toReviews } from '../reviews/reads.ts';
import type { ReviewRow } from '../reviews/rows.ts';
import type { ProfileRow } from './rows.ts';

const ofHandle = composed((db, handle: string) =>
  db
    .selectFrom('users')
    .select(userColumns)
    .innerJoin('handles', 'handles.user_id', 'users.id')
    .where('handles.handle', '=', handle)
    .where('handles.hidden', 'is', null),
);

/** The cook of an id, or of a handle that they have or had; one who has left is nobody's to find. */
export async function findCook(db: Db, key: string): Promise<UserRow | null> {
  const cook = isCookId(key) ? await findUser(db, key) : await findNamed(db, key);
  return cook?.handle ? cook : null;
}

async function findNamed(db: Db, handle: string): Promise<UserRow | null> {
  const [record] = await ofHandle(db, handle);
  return record ? toUser(record) : null;
}

const profileOf = composed((db, userId: string) =>
  db.selectFrom('profiles').selectAll().where('user_id', '=', userId),
);

const untold: ProfileRow = { lines: '', link: '', photo: null, hidden: null, updatedAt: 0 };

/** What somebody tells of themselves; of one who has told nothing, nothing. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRow> {
  const [record] = await profileOf(db, userId);
  if (!record) return untold;
  const { photo_id: id, photo_width: width, photo_height: height, photo_color: color } = record;
  const hasPhoto = id !== null && width !== null && height !== null && color !== null;
  const { hidden_at: hiddenAt, hidden_reason: reason } = record;
  const { name_before: name, handle_before: handle } = record;
  const isNamed = name !== null && handle !== null;
  const names = JSON.parse(record.names_hidden ?? '[]') as string[];
  return {
    lines: record.lines,
    link: record.link,
    updatedAt: Number(record.updated_at),
    photo: hasPhoto ? { id, width: Number(width), height: Number(height), color } : null,
    hidden: hiddenAt === null ? null : { at: Number(hiddenAt), reason: reason ?? '' },
    ...(isNamed ? { before: { name, handle, names } } : {}),
  };
}

/** Reviews of this writer that everybody may read: of recipes that lists have. */
const publicReviews = (db: Db, userId: string) =>
  shownReviews(db).where(isInLists).where('reviews.user_id', '=', userId);

/** A page of what a cook wrote about the recipes of others, newest first. */
export async function listCookReviews(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<ReviewRow>> {
  const order = { list: 'cookreviews', time: 'reviews.created_at', id: 'reviews.id' };
  const page = await readPage(publicReviews(db, userId), order, { limit, cursor });
  const total = await countCookReviews(db, userId);
  const rows = await toReviews(db, page.records);
  return { rows, total, nextCursor: page.nextCursor };
}

const shownOf = composed((db, userId: string) =>
  db
    .selectFrom('review_ranks')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('shown', '=', 1),
);

/** How many reviews of this writer everybody may read. */
export async function countCookReviews(db: Db, userId: string): Promise<number> {
  const [shown] = await shownOf(db, userId);
  return Number(shown?.count ?? 0);
}
