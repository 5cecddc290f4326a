import { randomBytes } from 'node:crypto';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import type { ActRow, KeptNames, NewAct } from './rows.ts';

/** An act keeps no more names than these; how many recipes there were is kept whatever happens. */
const namesKept = 20;

/** What an act was done to. Recipes are kept by name; a person is named only while the account is there. */
export type Subject =
  | { kind: 'recipe'; id: string; name: string }
  | { kind: 'account'; id: string }
  | { kind: 'message'; id: string }
  /** Many at once, of several people. */
  | { kind: 'posts'; id: string; count: number }
  | { kind: 'invitation' }
  | { kind: 'site' }
  | { kind: 'gone account'; recipes: string[] };

let noted = 0;
/** Acts of one moment sort in the order in which this process noted them. */
function newActId(): string {
  noted = (noted + 1) % 0x1000000;
  return noted.toString(16).padStart(6, '0') + randomBytes(9).toString('hex');
}

/** Notes what was done, in the transaction that does it. */
export async function noteAct(
  db: Db,
  { at, actorId, act }: NewAct,
  subject: Subject,
): Promise<void> {
  const id = newActId();
  const names = namesOf(subject);
  await db
    .insertInto('acts')
    .values({
      id,
      at,
      actor_id: actorId,
      act,
      subject: subject.kind === 'gone account' ? 'account' : subject.kind,
      subject_id: 'id' in subject ? subject.id : null,
      recipe_names: names && JSON.stringify(names.slice(0, namesKept)),
      recipe_count: subject.kind === 'posts' ? subject.count : (names?.length ?? null),
    })
    .execute();
}

function namesOf(subject: Subject): string[] | null {
  if (subject.kind === 'recipe') return [subject.name];
  return subject.kind === 'gone account' ? subject.recipes : null;
}

/** Acts with the accounts that they were done by and to, as far as these are still there. */
function namedActs(db: Db) {
  return db
    .selectFrom('acts')
    .leftJoin('users as actors', 'actors.id', 'acts.actor_id')
    .leftJoin('users as accounts', 'accounts.id', 'acts.subject_id')
    .selectAll('acts')
    .select(['actors.name as actor_name', 'actors.email as actor_email'])
    .select('accounts.name as account_name');
}

/** A page of acts, newest first. */
export async function listActs(db: Db, limit: number, cursor?: string): Promise<Page<ActRow>> {
  const order = { list: 'acts', time: 'acts.at', id: 'acts.id' };
  const { records, nextCursor } = await readPage(namedActs(db), order, { limit, cursor });
  const rows = records.map(toNamedAct);
  return { rows, total: await countActs(db), nextCursor };
}

type NamedRecord = Awaited<ReturnType<ReturnType<typeof namedActs>['execute']>>[number];

function toNamedAct(record: NamedRecord): ActRow {
  const { actor_name: name, actor_email: email } = record;
  return {
    id: record.id,
    at: Number(record.at),
    actorId: record.actor_id,
    act: record.act,
    subject: record.subject,
    subjectId: record.subject_id,
    actor: name === null || email === null ? null : { name, email },
    subjectName: record.account_name,
    recipes: keptNames(record),
  };
}

function keptNames({ recipe_names: names, recipe_count: count }: NamedRecord): KeptNames | null {
  if (names === null) return count === null ? null : { names: [], count };
  return { names: JSON.parse(names) as string[], count: count ?? 0 };
}

async function countActs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('acts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
