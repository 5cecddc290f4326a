import { type SanctionLevel, sanctionLevels } from '#contract/decisions.ts';

export type { DecisionKind, SanctionLevel } from '#contract/decisions.ts';

/** Whether something is decided about a person, rather than about what they posted. */
export const isSanction = (kind: string): kind is SanctionLevel =>
  sanctionLevels.some((one) => one === kind);
