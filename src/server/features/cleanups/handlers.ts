import type { CleanupReply } from '#contract/cleanups.ts';
import { maySanction } from '#domain/accounts/may.ts';
import type { HintReason } from '#domain/reports/kinds.ts';
import { dayMs, hourMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Actor, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readBlock } from '#server/limits/address-key.ts';
import { presentNamed } from '#server/presenters/cook.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { toTime } from '#server/presenters/time.ts';
import type { CleanupRow, PostSet } from '#storage/features/cleanups/rows.ts';

type CleanupHandlers = Pick<
  Handlers,
  'countCleanup' | 'startCleanup' | 'listCleanups' | 'undoCleanup'
>;
type Asked = {
  userId?: string | null;
  since: string;
  until?: string;
  newSince?: string;
  block?: string;
  hint?: HintReason | null;
};

const listed = 50;
/** A set goes no further back: thirty days, and what a clock may be wrong by. */
const furthest = 30 * dayMs + hourMs;

/** What moderators hide at once, counted before, and shown again. */
export function cleanupHandlers(deps: Deps): CleanupHandlers {
  const { reader, writer, now } = deps;
  return {
    async countCleanup({ query, actor }) {
      const set = readSet(query, now());
      await refuseOver(deps, actor, set.userId);
      return reader.countSet(set, { at: now(), actorId: actor.id });
    },

    async startCleanup({ body, actor, text }) {
      const { key: id, rule = null, reason, level, days, ...asked } = body;
      if (level !== undefined && days === undefined) {
        const values = { field: fieldLabel('days', text) };
        throw new Refusal('field_missing', { field: 'days', values });
      }
      const set = readSet(asked, now());
      await refuseOver(deps, actor, set.userId);
      const by = { at: now(), actorId: actor.id };
      const keep = level && days ? { level, endsAt: by.at + days * dayMs } : null;
      const counted = await writer.startCleanup({ id, set, rule, reason, keep }, by);
      if (!counted) throw new Refusal('user_not_found');
      return counted;
    },

    async listCleanups({ query }) {
      const page = await reader.listCleanups(query.limit ?? listed, query.cursor);
      return { cleanups: page.rows.map(presentCleanup), ...pageEnd(page) };
    },

    async undoCleanup({ params: { id }, actor }) {
      const cleanup = await reader.findCleanup(id);
      if (!cleanup) throw new Refusal('cleanup_not_found');
      if (cleanup.person && !maySanction(actor, cleanup.person)) throw new Refusal('not_over_them');
      const isThere = await writer.undoCleanup(id, { at: now(), actorId: actor.id });
      if (!isThere) throw new Refusal('cleanup_not_found');
      return {};
    },
  };
}

/** The set that is asked for: of somebody, of new accounts, from a block or with a hint, never of everybody. Accounts of long ago are everybody's. */
function readSet({ userId = null, hint = null, ...asked }: Asked, now: number): PostSet {
  const since = Date.parse(asked.since);
  const until = asked.until === undefined ? now : Date.parse(asked.until);
  const newSince = asked.newSince === undefined ? null : Date.parse(asked.newSince);
  if ([since, until, newSince].some(Number.isNaN)) throw new Refusal('bad_request');
  const block = asked.block === undefined ? null : readBlock(asked.block);
  if (block === undefined) throw new Refusal('block_unreadable', { field: 'block' });
  const isOfNew = newSince !== null && newSince >= now - furthest;
  const isOfSome = isOfNew || (userId ?? block ?? hint) !== null;
  if (!isOfSome || since < now - furthest) throw new Refusal('set_too_wide');
  return { userId, since, until, newSince, block, hint };
}

/** Refuses a set of somebody over whom its moderator is not; one of several people has nobody with a role in it. */
async function refuseOver({ reader }: Deps, actor: Actor, userId: string | null): Promise<void> {
  if (userId === null) return;
  const person = await reader.findUser(userId);
  if (!person) throw new Refusal('user_not_found');
  if (!maySanction(actor, person)) throw new Refusal('not_over_them');
}

function presentCleanup(row: CleanupRow): CleanupReply {
  const { actor, person, rule, keep, undoneAt } = row;
  return {
    _id: row.id,
    at: toTime(row.at),
    reason: row.reason,
    posts: row.posts,
    people: row.people,
    since: toTime(row.since),
    until: toTime(row.until),
    left: row.left,
    ...(actor === null ? {} : { by: actor }),
    ...(row.takenAlong > 0 ? { takenAlong: row.takenAlong } : {}),
    ...(person ? { person: presentNamed(person) } : {}),
    ...(rule ? { rule } : {}),
    ...(keep && row.accounts > 0
      ? { accounts: row.accounts, level: keep.level, endsAt: toTime(keep.endsAt) }
      : {}),
    ...(undoneAt === null ? {} : { undoneAt: toTime(undoneAt) }),
  };
}
