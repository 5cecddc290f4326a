import type { NamedCook } from '#domain/cooks/named-cook.ts';
import type { DecisionKind, PersonDecision, SanctionLevel } from '#domain/decisions/kinds.ts';
import type { ReportKind, ReportReason } from '#domain/reports/kinds.ts';

/** Why something is hidden: the rule that it breaks, where one is named, and words for its writer. */
export type Why = { rule: ReportReason | null; reason: string };

/** What was hidden or restored, with whose it is and who did it. */
export type Hiding = {
  kind: ReportKind;
  id: string;
  userId: string;
  recipeId: string | null;
  /** Null where it is restored. */
  why: Why | null;
  by: string | null;
  at: number;
  /** False where its writer has deleted it meanwhile. */
  isTold: boolean;
  /** Whether it is a cook whose name is hidden by it. */
  isNamed?: boolean;
};

/** What was decided about something of a person's, as they are told of it. */
export type DecisionRow = Why & {
  id: string;
  kind: DecisionKind;
  subjectId: string;
  decidedAt: number;
  appeal: { text: string; at: number } | null;
  ruling: { text: string; at: number; isGranted: boolean } | null;
  isEnded: boolean;
  /** Whether much that they posted was hidden by it as well, which does not end by itself. */
  hidesPosts: boolean;
  /** Whether the name is hidden by it as well. */
  hidesName: boolean;
  /** When what a person is kept from ends by itself. */
  endsAt: number | null;
  /** Null where it is gone meanwhile, and for what is about the person. */
  subject: { text: string; recipe: { name: string; slug: string } | null } | null;
};

/** An appeal as those read it who answer it. */
export type AppealRow = Why & {
  kind: DecisionKind;
  subjectId: string;
  text: string;
  decidedAt: number;
  /** Null for the operator, and for one whose account is gone. */
  decider: { id: string; name: string } | null;
};

export type NewAppeal = { id: string; userId: string; text: string; at: number };
/** `over`: there is an appeal in other words, or nothing to appeal against any more. */
export type AppealOutcome = 'made' | 'missing' | 'over';

/** What is decided about a person; `id` is the same when it is sent again. */
export type NewSanction = Why & {
  id: string;
  userId: string;
  level: SanctionLevel;
  /** Null for a warning. */
  endsAt: number | null;
};

/** What holds against a person, as moderators see it. */
export type SanctionRow = Why & {
  id: string;
  level: PersonDecision;
  person: NamedCook;
  decidedAt: number;
  endsAt: number | null;
  decider: string | null;
};
