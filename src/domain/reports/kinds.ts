/** What anybody can report, what stands in the queue, why, and what becomes of it. */
export type { QueueAct, QueueKind, ReportKind, ReportReason } from '#contract/reports.ts';

/** So many reports of an entry are kept: more tell a moderator nothing. */
export const reportsKept = 50;
