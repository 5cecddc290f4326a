import { followLimits } from '#contract/follows.ts';
import { mayFollow } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';

type FollowHandlers = Pick<Handlers, 'followCook' | 'getFollow' | 'listFollows'>;

const pageSize = 50;

/** Following cooks; whom somebody follows is told to nobody else. */
export function followHandlers({ reader, writer, limits, now }: Deps): FollowHandlers {
  return {
    async followCook({ params, body, actor }) {
      const cook = await reader.findUser(params.cookId);
      if (!cook) throw new Refusal('user_not_found');
      if (!mayFollow(actor, cook)) throw new Refusal('own_follow');
      await limits.editPerAccount.spend(actor.id);
      const who = { userId: actor.id, cookId: cook.id, following: body.following };
      const outcome = await writer.keepFollow({ ...who, at: now(), most: followLimits.cooks });
      if (outcome.kind === 'missing') throw new Refusal('user_not_found');
      if (outcome.kind === 'oneself') throw new Refusal('own_follow');
      if (outcome.kind === 'full') {
        throw new Refusal('follows_full', { values: { limit: followLimits.cooks } });
      }
      return { following: outcome.following, followers: outcome.followers };
    },

    async getFollow({ params, actor }) {
      return { following: await reader.isFollowing(actor.id, params.cookId) };
    },

    async listFollows({ query, actor }) {
      const { limit = pageSize, cursor } = query;
      const page = await reader.listFollows(actor.id, limit, cursor);
      const cooks = page.rows.map(({ cookId, name, followedAt }) => ({
        ...{ _id: cookId, name, followedAt: new Date(followedAt).toISOString() },
      }));
      return { cooks, ...pageEnd(page) };
    },
  };
}
