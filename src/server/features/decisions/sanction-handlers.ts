import type { SanctionReply } from '#contract/sanctions.ts';
import { maySanction } from '#domain/accounts/may.ts';
import { dayMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { presentNamed } from '#server/presenters/cook.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { toTime } from '#server/presenters/time.ts';
import type { SanctionRow } from '#storage/features/decisions/rows.ts';

type SanctionHandlers = Pick<Handlers, 'listSanctions' | 'sanctionPerson' | 'liftSanction'>;

const listed = 50;

/** What moderators decide about people. */
export function sanctionHandlers({ reader, writer, now }: Deps): SanctionHandlers {
  return {
    async listSanctions({ query }) {
      const page = await reader.listSanctions(now(), query.limit ?? listed, query.cursor);
      return { sanctions: page.rows.map(presentSanction), ...pageEnd(page) };
    },

    async sanctionPerson({ params, body, actor, text }) {
      const person = await reader.findUser(params.id);
      if (!person) throw new Refusal('user_not_found');
      if (!maySanction(actor, person)) throw new Refusal('not_over_them');
      const { key, level, days, rule = null, reason } = body;
      if (level !== 'warning' && days === undefined) {
        const values = { field: fieldLabel('days', text) };
        throw new Refusal('field_missing', { field: 'days', values });
      }
      const by = { at: now(), actorId: actor.id };
      const endsAt = days === undefined ? null : by.at + days * dayMs;
      const wish = { id: key, userId: person.id, level, endsAt, rule, reason };
      if (!(await writer.sanctionPerson(wish, by))) throw new Refusal('user_not_found');
      return {};
    },

    async liftSanction({ params: { id }, actor }) {
      const person = await reader.findSanction(id);
      if (!person) throw new Refusal('decision_not_found');
      if (!maySanction(actor, person)) throw new Refusal('not_over_them');
      const isThere = await writer.liftSanction(id, { at: now(), actorId: actor.id });
      if (!isThere) throw new Refusal('decision_not_found');
      return {};
    },
  };
}

function presentSanction(row: SanctionRow): SanctionReply {
  const { rule, endsAt, decider, person } = row;
  return {
    _id: row.id,
    level: row.level,
    reason: row.reason,
    decidedAt: toTime(row.decidedAt),
    person: presentNamed(person),
    ...(rule ? { rule } : {}),
    ...(endsAt === null ? {} : { endsAt: toTime(endsAt) }),
    ...(decider === null ? {} : { by: decider }),
  };
}
