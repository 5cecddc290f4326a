import { blockLimits } from '#contract/blocks.ts';
import { mayBlock } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { toTime } from '#server/presenters/time.ts';

/** Whom somebody mutes and blocks; nobody else is told. */
export function blockHandlers(deps: Deps): Pick<Handlers, 'listBlocks' | 'blockPerson'> {
  const { reader, writer, limits, now } = deps;
  return {
    async listBlocks({ actor }) {
      const rows = await reader.listBlocks(actor.id);
      const people = rows.map(({ otherId, name, handle, kind, madeAt }) => ({
        _id: otherId,
        name,
        handle,
        kind,
        since: toTime(madeAt),
      }));
      return { people };
    },

    async blockPerson({ params, body, actor }) {
      if (!mayBlock(actor, { id: params.userId })) throw new Refusal('own_block');
      await limits.editPerAccount.spend(actor.id);
      const kind = body.kind === 'none' ? null : body.kind;
      const wish = { userId: actor.id, otherId: params.userId, kind, at: now() };
      const outcome = await writer.keepBlock({ ...wish, most: blockLimits.people });
      if (outcome.kind === 'missing') throw new Refusal('user_not_found');
      if (outcome.kind === 'oneself') throw new Refusal('own_block');
      if (outcome.kind === 'full') {
        throw new Refusal('blocks_full', { values: { limit: blockLimits.people } });
      }
      return { kind: body.kind };
    },
  };
}
