import { type PersonDecision, personDecisions } from '#contract/decisions.ts';

export type {
  DecisionKind,
  PersonDecision,
  Restricting,
  SanctionLevel,
} from '#contract/decisions.ts';

/** Whether something is decided about a person, rather than about what they posted. */
export const isSanction = (kind: string): kind is PersonDecision =>
  personDecisions.some((one) => one === kind);
