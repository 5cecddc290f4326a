import type { NamedCook } from '#domain/cooks/named-cook.ts';
import type { Restricting } from '#domain/decisions/kinds.ts';
import type { HintReason, ReportKind, ReportReason } from '#domain/reports/kinds.ts';

/** Which posts are meant: those that are shown or wait for a look, were made in a time, and that no clean-up is about to hide. */
export type PostSet = {
  /** Of this person alone; where it is null, of all who have no role. */
  userId: string | null;
  since: number;
  until: number;
  /** Of accounts that were made since then. */
  newSince: number | null;
  /** From this block of addresses. */
  block: string | null;
  /** With this hint, which nobody has settled. */
  hint: HintReason | null;
};

export type SetCount = {
  posts: number;
  people: number;
  /** Those of them whose accounts can be closed: without a role, not closed already, not who asks. */
  accounts: number;
};
export type SetCounts = SetCount & { kinds: { kind: ReportKind; count: number }[] };

/** What a moderator wants hidden at once; `id` is the same when it is sent again. */
export type NewCleanup = {
  id: string;
  set: PostSet;
  rule: ReportReason | null;
  reason: string;
  /** What the accounts of the set are kept from as well, and until when. */
  keep: Keep | null;
};
export type Keep = { level: Restricting; endsAt: number };

/** A clean-up with how far it has come. */
export type CleanupRow = SetCount & {
  id: string;
  at: number;
  actor: string | null;
  person: NamedCook | null;
  since: number;
  until: number;
  rule: ReportReason | null;
  reason: string;
  left: number;
  /** Of how many people who have left it was to show posts again: these come back with them. */
  takenAlong: number;
  keep: Keep | null;
  undoneAt: number | null;
};
