import { createHash } from 'node:crypto';
import { isSanction } from '#domain/decisions/kinds.ts';
import { isHint, type ReportKind } from '#domain/reports/kinds.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db, QueueRecord } from '../../schema.ts';
import { findMessages } from '../contact/messages.ts';
import { tellNoPage } from '../cooks/has-page.ts';
import { findAppeals } from '../decisions/reads.ts';
import type { AppealRow } from '../decisions/rows.ts';
import { findBlocks } from '../hints/origins.ts';
import { type ShownPhoto, shownPhotosOf } from '../hints/shown-photos.ts';
import { hidingsOf } from '../recipes/hidings.ts';
import type { QueueEntryRow, RemovedRow, SubjectRow } from './rows.ts';
import { findSaid } from './said.ts';
import { findSubjects, isTakenAlong, isWaiting, type SubjectRecord } from './subjects.ts';
import { photosToLookAt } from './waiting-photos.ts';

/** So many of what reporters said are shown with an entry. */
const notesShown = 5;

/** A page of what waits, oldest first; or of what was settled, last first. */
export async function listQueue(
  db: Db,
  isSettled: boolean,
  limit: number,
  cursor?: string,
): Promise<Page<QueueEntryRow>> {
  const found = db
    .selectFrom('queue_entries')
    .where('settled_at', isSettled ? 'is not' : 'is', null);
  const order = isSettled
    ? { list: 'settled', time: 'settled_at', id: 'id' }
    : { list: 'queue', time: 'opened_at', id: 'id', isOldestFirst: true };
  const { records, nextCursor } = await readPage(found.selectAll(), order, { limit, cursor });
  const counted = found.select(({ fn }) => fn.countAll().as('count'));
  const { count } = await counted.executeTakeFirstOrThrow();
  return { rows: await fillEntries(db, records), total: Number(count), nextCursor };
}

async function fillEntries(db: Db, records: QueueRecord[]): Promise<QueueEntryRow[]> {
  if (records.length === 0) return [];
  const appeals = await findAppeals(db, idsOf(records, 'appeal'));
  const named = records.map((record) => nameOf(record, appeals.get(record.subject_id)));
  const subjects = await subjectsOf(db, named);
  const messages = await findMessages(db, idsOf(records, 'message'));
  const said = await db
    .selectFrom('reports')
    .select(['entry_id', 'reason', 'note', 'photo_id', 'like_photo_id'])
    .where(
      'entry_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const shown = await shownPhotosOf(
    db,
    said.flatMap(({ photo_id, like_photo_id }) => [photo_id ?? [], like_photo_id ?? []].flat()),
  );
  return records.map((record, n) => {
    const ofThis = said.filter((one) => one.entry_id === record.id);
    const subject = subjects.get(`${named[n]?.kind} ${named[n]?.subject_id}`) ?? null;
    return {
      ...toEntry(record),
      ...sumUp(ofThis),
      alike: alikeIn(ofThis, shown, subject),
      subject,
      appeal: (record.kind === 'appeal' && appeals.get(record.subject_id)) || null,
      message:
        record.kind === 'message'
          ? (messages.find(({ id }) => id === record.subject_id) ?? null)
          : null,
    };
  });
}

function toEntry(record: QueueRecord): Omit<QueueEntryRow, keyof ReturnType<typeof sumUp>> {
  const { settled_at: at, settled_as: as, settled_reason: reason } = record;
  return {
    id: record.id,
    kind: record.kind as QueueEntryRow['kind'],
    subjectId: record.subject_id,
    openedAt: Number(record.opened_at),
    subject: null,
    alike: null,
    message: null,
    appeal: null,
    settled:
      at === null ? null : { at: Number(at), as: as === 'hidden' ? 'hidden' : 'dismissed', reason },
  };
}

type Compared = { photo_id: string | null; like_photo_id: string | null };

/** The two photos of a hint, as long as both are shown; the other one of what still has the photo and waits. */
function alikeIn(
  said: Compared[],
  shown: Map<string, ShownPhoto>,
  subject: SubjectRow | null,
): QueueEntryRow['alike'] {
  const hint = said.find(({ photo_id }) => photo_id !== null);
  const other = shown.get(hint?.like_photo_id ?? '');
  if (!hint || !other) return null;
  const photo = shown.get(hint.photo_id ?? '')?.photo ?? null;
  const doesWait = subject?.isWaiting && subject.photos.some(({ id }) => id === hint.photo_id);
  return photo || doesWait ? { photo, other } : null;
}

function sumUp(said: { reason: string; note: string }[]) {
  const counts = new Map<string, number>();
  for (const { reason } of said) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    reports: said.filter(({ reason }) => !isHint(reason)).length,
    reasons: [...counts]
      .map(([reason, count]) => ({
        reason: reason as QueueEntryRow['reasons'][number]['reason'],
        count,
      }))
      .sort((a, b) => b.count - a.count),
    notes: said.flatMap(({ note }) => note || []).slice(0, notesShown),
  };
}

const idsOf = (records: readonly Named[], kind: string): string[] =>
  records.filter((one) => one.kind === kind).map((one) => one.subject_id);

type Named = Pick<QueueRecord, 'kind' | 'subject_id'>;

/** What an entry is about: of an appeal, what was decided about. */
const nameOf = (record: QueueRecord, appeal: AppealRow | undefined): Named =>
  record.kind === 'appeal' && appeal
    ? { kind: isSanction(appeal.kind) ? 'cook' : appeal.kind, subject_id: appeal.subjectId }
    : record;

/** What these are about, by kind and id with a space between, as moderators are shown it. */
export async function subjectsOf(
  db: Db,
  named: readonly Named[],
): Promise<Map<string, SubjectRow>> {
  const kinds = new Set(named.map(({ kind }) => kind));
  for (const kind of ['message', 'appeal']) kinds.delete(kind);
  const found = new Map<string, SubjectRow>();
  for (const kind of kinds) {
    const subjects = await findSubjects(db, kind as ReportKind, idsOf(named, kind));
    const blocks = await findBlocks(db, kind as ReportKind, idsOf(named, kind));
    const said = await findSaid(db, kind as ReportKind, pageless(subjects));
    for (const subject of subjects) {
      const row = toSubject(kind as ReportKind, subject, blocks.get(subject.id) ?? null);
      const whole = said.get(subject.id);
      const isToLookAt = row.isWaiting || (row.isHidden && kind === 'recipe');
      const photos = isToLookAt
        ? await photosToLookAt(db, kind as ReportKind, subject.id)
        : row.photos;
      const text = [whole?.words ?? row.text, ...captionsOf(photos)].join('\n');
      const sign = row.isHidden ? signOf(whole?.content ?? text, photos) : null;
      found.set(`${kind} ${subject.id}`, { ...row, text, photos, sign });
    }
  }
  return found;
}

/** A recipe that was removed, as moderators are shown it; null where none is under this id. */
export async function findRemoved(db: Db, id: string): Promise<RemovedRow | null> {
  const [subject] = (await subjectsOf(db, [{ kind: 'recipe', subject_id: id }])).values();
  if (!subject?.sign || subject.isWaiting) return null;
  const { text, photos, sign } = subject;
  const hiding = (await hidingsOf(db, [id])).get(id);
  return { text, photos, sign, reason: hiding?.reason ?? '' };
}

/** Those that are on no page where a moderator could read all of them. */
const pageless = (subjects: readonly SubjectRecord[]): string[] =>
  subjects.flatMap(({ id, hidden_at: hiddenAt }) => (hiddenAt === null ? [] : id));

/** Another one with each change of what visitors would see; of a recipe also of one that is taken back. */
const signOf = (said: unknown, photos: readonly PhotoRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([said, photos.map(({ id, caption }) => [id, caption])]))
    .digest('hex')
    .slice(0, 16);

const captionsOf = (photos: readonly PhotoRow[]): string[] =>
  photos.flatMap(({ caption }) => caption || []);

function toSubject(kind: ReportKind, record: SubjectRecord, block: string | null): SubjectRow {
  const { recipe_name: name, recipe_slug: slug, user_id: id, writer_name, writer_handle } = record;
  return {
    text: record.text,
    writer: { id, name: writer_name, handle: writer_handle, ...tellNoPage(record.has_page) },
    recipe: name === null || slug === null ? null : { name, slug },
    isHidden: record.hidden_at !== null,
    isWaiting: isWaiting(record),
    // Recipes that somebody took along are no subjects, and of one that was removed no reason is kept.
    isTakenAlong: kind !== 'recipe' && isTakenAlong(record),
    isNameAlone: record.name_alone === 1,
    sign: null,
    photos: [],
    block,
  };
}
