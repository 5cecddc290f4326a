import type { NamedCook } from '#domain/cooks/named-cook.ts';
import type {
  HintReason,
  QueueAct,
  QueueKind,
  ReportKind,
  ReportReason,
} from '#domain/reports/kinds.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { Topic } from '../../define.ts';
import type { ContactMessageRow } from '../contact/rows.ts';
import type { AppealRow } from '../decisions/rows.ts';
import type { ShownPhoto } from '../hints/shown-photos.ts';

/** What everybody sees of something: the name of its recipe or collection, what its writer says there, and who that is. */
export type ReportedRow = { name: string; text: string; writer: { name: string } };

/** A report as it comes; `id` is the same when it is sent again. */
export type NewReport = {
  id: string;
  kind: ReportKind;
  subjectId: string;
  reason: ReportReason;
  note: string;
  at: number;
};

/** What an entry is about, hidden or not. */
export type SubjectRow = {
  text: string;
  writer: NamedCook;
  recipe: { name: string; slug: string } | null;
  isHidden: boolean;
  /** Hidden until a moderator has looked at it. */
  isWaiting: boolean;
  /** Hidden with the account of its writer, who has left: it comes back with them. */
  isTakenAlong: boolean;
  /** Of a cook who tells nothing of themselves, so that the name is what is hidden. */
  isNameAlone: boolean;
  /** Another one once it says or shows something else; null for what does not wait. */
  sign: string | null;
  /** Of what waits: they are on no page. */
  photos: PhotoRow[];
  /** From which block of addresses it came; null where that is not known any more. */
  block: string | null;
};

/** What stands in the queue, with what was said of it since it was opened. */
export type QueueEntryRow = {
  id: string;
  kind: QueueKind;
  subjectId: string;
  openedAt: number;
  reports: number;
  reasons: { reason: ReportReason | HintReason; count: number }[];
  notes: string[];
  /** Null where it is gone, and for a message; of an appeal what was decided about. */
  subject: SubjectRow | null;
  /** Of a hint that a photo is somebody else's: the two, while both are shown; without the first of what waits, whose photos come with it. */
  alike: { photo: PhotoRow | null; other: ShownPhoto } | null;
  message: ContactMessageRow | null;
  appeal: AppealRow | null;
  settled: { at: number; as: 'hidden' | 'dismissed'; reason: string | null } | null;
};

/** An entry as far as it decides who may settle it. */
export type EntryOwner = {
  kind: QueueKind;
  userId: string | null;
  /** The role of whose it is. */
  ownerRole: number;
  /** Of an appeal: who decided, when it was made, and whether nobody but them could answer it. */
  appeal: { decidedBy: string | null; appealedAt: number; isAlone: boolean } | null;
};

/** What a moderator wants done with an entry; a reason comes with what is hidden or upheld. */
export type Settling = {
  act: QueueAct;
  rule: ReportReason | null;
  reason: string | null;
  /** Whether the name of a cook is hidden too. */
  withName?: boolean;
  /** The sign of what waited as the moderator read it; without one, whatever is there is let stand. */
  seen?: string | undefined;
};

/** What visitors see change, and whether what was to be shown is hidden with an account that is closed. */
export type Shown = { topics: readonly Topic[]; takenAlong?: true };

/** What became of it, and what visitors see change by that; `takenAlong` where what was to be shown waits for somebody who has left. */
export type SettleOutcome =
  | ({ kind: 'done' } & Shown)
  | { kind: 'no entry' | 'gone' | 'changed' | 'settled' };

/** What a recipe says that was removed, the sign of that, and why it was. */
export type RemovedRow = { text: string; photos: PhotoRow[]; sign: string; reason: string };
