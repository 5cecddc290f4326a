import type { DecisionReply, DecisionState } from '#contract/decisions.ts';
import { isSanction } from '#domain/decisions/kinds.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { toTime } from '#server/presenters/time.ts';
import type { DecisionRow } from '#storage/features/decisions/rows.ts';

type DecisionHandlers = Pick<Handlers, 'listDecisions' | 'appealDecision'>;

/** What moderators decided about what somebody posted, and what they say against it. */
export function decisionHandlers({ reader, writer, limits, now }: Deps): DecisionHandlers {
  return {
    async listDecisions({ actor }) {
      return {
        decisions: (await reader.listDecisions(actor.id)).map((row) => presentDecision(row, now())),
      };
    },

    async appealDecision({ params: { id }, body: { text }, actor }) {
      await limits.editPerAccount.spend(actor.id);
      const appeal = { id, userId: actor.id, text, at: now() };
      const outcome = await writer.appealDecision(appeal);
      if (outcome === 'missing') throw new Refusal('decision_not_found');
      if (outcome === 'over') throw new Refusal('appeal_over');
      return {};
    },
  };
}
/** So much of what was hidden tells its writer which it is. */
const shown = 300;

function presentDecision(row: DecisionRow, now: number): DecisionReply {
  const { rule, reason, subject, appeal, ruling } = row;
  const state = stateOf(row, now);
  return {
    _id: row.id,
    kind: row.kind,
    decidedAt: toTime(row.decidedAt),
    reason,
    state,
    mayAppeal: state === 'stands' && (subject !== null || isSanction(row.kind)),
    ...(row.endsAt === null ? {} : { endsAt: toTime(row.endsAt) }),
    ...(row.hidesPosts ? { hidesPosts: true } : {}),
    ...(row.hidesName ? { hidesName: true } : {}),
    ...(rule ? { rule } : {}),
    ...(subject ? { subject: presentSubject(subject) } : {}),
    ...(appeal ? { appeal: { text: appeal.text, at: toTime(appeal.at) } } : {}),
    ...(ruling ? { ruling: { text: ruling.text, at: toTime(ruling.at) } } : {}),
  };
}

function presentSubject({ text, recipe }: NonNullable<DecisionRow['subject']>) {
  const short = [...text.trim()].slice(0, shown).join('');
  return { text: short, ...(recipe ? { recipe } : {}) };
}

function stateOf(
  { isEnded, endsAt, hidesPosts, appeal, ruling }: DecisionRow,
  now: number,
): DecisionState {
  if (isEnded || ruling?.isGranted) return 'restored';
  if (endsAt !== null && endsAt <= now && !hidesPosts) return 'over';
  if (ruling) return 'upheld';
  return appeal ? 'appealed' : 'stands';
}
