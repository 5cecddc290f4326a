import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { countLinks, manyLinks } from '#domain/hints/links.ts';
import { sketchAlike, sketchOf } from '#domain/hints/sketch.ts';
import type { HintReason, ReportKind } from '#domain/reports/kinds.ts';
import type { WriteTools } from '../../define.ts';
import { together } from '../../queries/together.ts';
import type { Db } from '../../schema.ts';
import { isListed } from '../recipes/conditions.ts';
import { openEntry } from '../reports/entries.ts';
import { findSaid } from '../reports/said.ts';
import { findSubject, isWaiting, type SubjectRecord } from '../reports/subjects.ts';
import { photosToLookAt } from '../reports/waiting-photos.ts';
import { isNew } from '../trust/stood.ts';
import { type Alike, findAlike } from './photo-hashes.ts';
import { photosOfPost } from './shown-photos.ts';

/** So much posted by one account in so long is a burst. */
const burst = { posts: 10, ms: 600_000 };

/** Whether something was posted that nobody has looked at for hints. */
export async function hasUnlooked(db: Db): Promise<boolean> {
  const posts = db.selectFrom('post_origins').select('post_id').where('looked', '=', sql.lit(0));
  return (await posts.limit(1).executeTakeFirst()) !== undefined;
}

/** Looks at the post that has waited longest, and puts what is strange about it into the queue; false where none waits. */
export async function lookAtPost(
  tools: WriteTools,
  at: number,
  trustDays: number,
): Promise<boolean> {
  const { db, locks } = tools;
  const origin = await findOldest(db);
  if (!origin) return false;
  const { post_id: id, user_id: userId } = origin;
  const kind = origin.kind as ReportKind;
  const [, , seen] = await together(
    db,
    () => locks.accountStays(db, userId),
    () => noteLooked(db, kind, id),
    () => findSubject(db, kind, id),
  );
  const [, subject, steps] = await together(
    db,
    async () => seen?.recipe_id && locks.recipeStays(db, seen.recipe_id),
    () => findSubject(db, kind, id),
    async () => (kind === 'recipe' ? stepsOf(db, id) : ''),
  );
  if (!subject || (subject.hidden_at !== null && !isWaiting(subject))) return true;
  const whose = { userId, recipeId: subject.recipe_id, at };
  const about = { kind, subjectId: id, ...whose };
  const [isCopy, isFromNew, isOneOfMany, words] = await together(
    db,
    async () => kind === 'recipe' && isCopied(db, id, userId, steps),
    () => isNew(db, userId, at, trustDays),
    () => isBurst(db, userId, Number(origin.at)),
    () => wordsOf(db, kind, subject),
  );
  if (countLinks(words) >= manyLinks) await hint(db, 'links', about);
  if (isCopy) await hint(db, 'copied-text', about);
  // What trusted accounts show is nobody's to compare.
  if (isFromNew) await comparePhotos(db, about, isWaiting(subject));
  if (isOneOfMany)
    await hint(db, 'burst', { kind: 'cook', subjectId: userId, ...whose, recipeId: null });
  return true;
}

function findOldest(db: Db) {
  const posts = db.selectFrom('post_origins').select(['kind', 'post_id', 'user_id', 'at']);
  return posts.where('looked', '=', sql.lit(0)).orderBy('at').limit(1).executeTakeFirst();
}

async function noteLooked(db: Db, kind: ReportKind, id: string): Promise<void> {
  const noted = db.updateTable('post_origins').set({ looked: 1 }).where('kind', '=', kind);
  await noted.where('post_id', '=', id).execute();
}

/** Puts it into the queue where a photo of a post looks like one that somebody else shows. */
async function comparePhotos(db: Db, about: Hinted, doWait: boolean): Promise<void> {
  const photoIds = await photosOfPost(db, about.kind as ReportKind, about.subjectId);
  const alike = await findAlike(db, photoIds, about.userId ?? '', doWait);
  if (alike) await hint(db, 'same-photo', about, alike);
}

/** All that visitors read of a post. */
async function wordsOf(db: Db, kind: ReportKind, { id, text }: SubjectRecord): Promise<string> {
  const said = (await findSaid(db, kind, [id])).get(id);
  const photos = await photosToLookAt(db, kind, id);
  return [said?.words ?? text, ...photos.map(({ caption }) => caption ?? '')].join('\n');
}

async function stepsOf(db: Db, id: string): Promise<string> {
  const found = db.selectFrom('recipes').select(['steps', 'tip']).where('id', '=', id);
  const { steps = '[]', tip = null } = (await found.executeTakeFirst()) ?? {};
  return [...(JSON.parse(steps) as string[]), tip ?? ''].join('\n');
}

/** Keeps what tells the steps, and whether somebody else's recipe that lists have says the same. */
async function isCopied(db: Db, id: string, userId: string, steps: string): Promise<boolean> {
  const sketch = sketchOf(steps);
  const before = db.deleteFrom('recipe_sketches').where('recipe_id', '=', id);
  if (sketch.length === 0) await before.execute();
  if (sketch.length === 0) return false;
  const own = sketch.map((hash) => ({ recipe_id: id, hash }));
  const [, , alike] = await together(
    db,
    () => before.execute(),
    () => db.insertInto('recipe_sketches').values(own).execute(),
    () => findAlikeText(db, sketch, userId),
  );
  return alike;
}

/**
 * Whether somebody else's recipe has as much of a sketch as those that say the same. Only of recipes that lists have: what a moderator
 * cannot find makes no hint, or an unlisted copy of somebody's recipe would make theirs look copied when they next change it.
 */
async function findAlikeText(
  db: Db,
  sketch: ReturnType<typeof sketchOf>,
  userId: string,
): Promise<boolean> {
  const alike = await db
    .selectFrom('recipe_sketches as other')
    .innerJoin('recipes', 'recipes.id', 'other.recipe_id')
    .select('other.recipe_id')
    .where('other.hash', 'in', sketch)
    .where('recipes.user_id', '<>', userId)
    .where(isListed)
    .groupBy('other.recipe_id')
    .having(({ fn }) => fn.countAll(), '>=', sketchAlike)
    .limit(1)
    .executeTakeFirst();
  return alike !== undefined;
}

/** Authors thank many at once; what they answer to reviews, one each, makes no burst. */
async function isBurst(db: Db, userId: string, at: number): Promise<boolean> {
  const posts = await db
    .selectFrom('post_origins')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('kind', '<>', 'review-answer')
    .where('at', '>', at - burst.ms)
    .limit(burst.posts)
    .execute();
  return posts.length >= burst.posts;
}

type Hinted = Parameters<typeof openEntry>[1];

/** Makes or joins the entry of the thing, once for each kind of hint: what was settled is not opened again by the same. */
async function hint(
  db: Db,
  reason: HintReason,
  about: Hinted,
  alike: Alike | null = null,
): Promise<void> {
  const named = `${reason} ${about.kind} ${about.subjectId}`;
  const id = createHash('sha256').update(named).digest('hex').slice(0, 24);
  const sent = db.selectFrom('reports').select('id').where('id', '=', id);
  if (await sent.executeTakeFirst()) return;
  const entryId = await openEntry(db, about);
  await db
    .insertInto('reports')
    .values({
      id,
      entry_id: entryId,
      reason,
      note: '',
      created_at: about.at,
      photo_id: alike?.photoId ?? null,
      like_photo_id: alike?.other.photo.id ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
