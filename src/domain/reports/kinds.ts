import { hintReasons } from '#contract/reports.ts';

/** What anybody can report, what stands in the queue, why, and what becomes of it. */
export type {
  HintReason,
  QueueAct,
  QueueKind,
  ReportKind,
  ReportReason,
} from '#contract/reports.ts';

/** Whether the site found it, rather than anybody reported it. */
export const isHint = (reason: string): boolean => hintReasons.some((one) => one === reason);

/** So many reports of an entry are kept: more tell a moderator nothing. */
export const reportsKept = 50;
