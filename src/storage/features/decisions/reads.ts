import type { DecisionKind } from '#domain/decisions/kinds.ts';
import type { ReportKind, ReportReason } from '#domain/reports/kinds.ts';
import type { Db, DecisionRecord } from '../../schema.ts';
import { hasHiddenName } from '../cooks/hidden-names.ts';
import { findSubjects, type SubjectRecord } from '../reports/subjects.ts';
import type { AppealRow, DecisionRow } from './rows.ts';

/** A person is told of so many, the newest. */
const most = 100;

/** What was decided about what a person posted, newest first. */
export async function listDecisions(db: Db, userId: string): Promise<DecisionRow[]> {
  const records = await db
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const subjects = new Map<string, SubjectRecord>();
  const posted = records.filter(({ level }) => level === null);
  for (const [kind, some] of Map.groupBy(posted, (one) => one.kind)) {
    const ids = some.map((one) => one.subject_id);
    for (const subject of await findSubjects(db, kind as ReportKind, ids))
      subjects.set(`${kind} ${subject.id}`, subject);
  }
  const isNameHidden = await hasHiddenName(db, userId);
  return records.map((record) => {
    const { kind, subject_id: subjectId } = record;
    return {
      id: record.id,
      kind: kindOf(record),
      subjectId,
      decidedAt: Number(record.decided_at),
      endsAt: record.ends_at === null ? null : Number(record.ends_at),
      rule: record.rule as ReportReason | null,
      reason: record.reason,
      ...saidSince(record),
      isEnded: record.ended_at !== null,
      hidesPosts: record.cleanup_id !== null && record.level !== 'removal',
      hidesName: isNameHidden && kind === 'cook' && record.ended_at === null,
      subject: toSubject(subjects.get(`${kind} ${subjectId}`)),
    };
  });
}

/** The person's appeal, and what was answered. */
function saidSince(record: DecisionRecord): Pick<DecisionRow, 'appeal' | 'ruling'> {
  const { appeal, appealed_at, ruling, ruled_at, ruled_as } = record;
  return {
    appeal: appeal === null ? null : { text: appeal, at: Number(appealed_at) },
    ruling:
      ruled_at === null
        ? null
        : { text: ruling ?? '', at: Number(ruled_at), isGranted: ruled_as === 'granted' },
  };
}

/** What it is about: of a person, what was decided. */
const kindOf = ({ kind, level }: Pick<DecisionRecord, 'kind' | 'level'>): DecisionKind =>
  (level ?? kind) as DecisionKind;

function toSubject(record: SubjectRecord | undefined): DecisionRow['subject'] {
  if (!record) return null;
  const { text, recipe_name: name, recipe_slug: slug } = record;
  return { text, recipe: name === null || slug === null ? null : { name, slug } };
}

/** The appeals against these decisions, by the id of the decision. */
export async function findAppeals(db: Db, ids: readonly string[]): Promise<Map<string, AppealRow>> {
  if (ids.length === 0) return new Map();
  const records = await db
    .selectFrom('decisions')
    .leftJoin('users', 'users.id', 'decisions.decided_by')
    .selectAll('decisions')
    .select('users.name as decider_name')
    .where('decisions.id', 'in', ids)
    .execute();
  return new Map(
    records.map((record) => {
      const { decided_by: by, decider_name: name } = record;
      return [
        record.id,
        {
          kind: kindOf(record),
          subjectId: record.level ? record.user_id : record.subject_id,
          rule: record.rule as ReportReason | null,
          reason: record.reason,
          text: record.appeal ?? '',
          decidedAt: Number(record.decided_at),
          decider: by === null || name === null ? null : { id: by, name },
        },
      ];
    }),
  );
}
