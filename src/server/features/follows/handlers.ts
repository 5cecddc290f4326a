import { followLimits } from '#contract/follows.ts';
import { mayFollow } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { findPublicCook } from '#server/presenters/public-cook.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';
import { toTime } from '#server/presenters/time.ts';
import { createNewestPosts } from './newest-posts.ts';

type FollowHandlers = Pick<Handlers, 'followCook' | 'getFollow' | 'listFollows' | 'listFollowing'>;

const pageSize = 50;
const postsAtOnce = 20;

/** Following cooks; whom somebody follows is told to nobody else. */
export function followHandlers(deps: Deps): FollowHandlers {
  return { followCook: createFollowCook(deps), ...readHandlers(deps) };
}

function createFollowCook({ reader, writer, limits, now }: Deps): Handlers['followCook'] {
  return async ({ params, body, actor }) => {
    const cook = await reader.findUser(params.cookId);
    if (!cook) throw new Refusal('user_not_found');
    if (!mayFollow(actor, cook)) throw new Refusal('own_follow');
    // Whom there is nothing public of, a new follower does not find either.
    if (body.following) await findPublicCook(reader, cook.id);
    await limits.editPerAccount.spend(actor.id);
    const who = { userId: actor.id, cookId: cook.id, following: body.following };
    const outcome = await writer.keepFollow({ ...who, at: now(), most: followLimits.cooks });
    if (outcome.kind === 'missing') throw new Refusal('user_not_found');
    if (outcome.kind === 'oneself') throw new Refusal('own_follow');
    if (outcome.kind === 'declined') throw new Refusal('declined');
    if (outcome.kind === 'blocked') throw new Refusal('blocked_by_you');
    if (outcome.kind === 'full') {
      throw new Refusal('follows_full', { values: { limit: followLimits.cooks } });
    }
    return { following: outcome.following, followers: outcome.followers };
  };
}

function readHandlers(deps: Deps): Omit<FollowHandlers, 'followCook'> {
  const { reader, config } = deps;
  const newest = createNewestPosts(deps);
  const ready = createCardsPresenter(config.photoBase);
  return {
    async getFollow({ params, actor }) {
      return { following: await reader.isFollowing(actor.id, params.cookId) };
    },

    async listFollows({ query, actor }) {
      const { limit = pageSize, cursor } = query;
      const page = await reader.listFollows(actor.id, limit, cursor);
      const cooks = page.rows.map(({ cookId, name, handle, followedAt }) => ({
        _id: cookId,
        name,
        handle,
        followedAt: toTime(followedAt),
      }));
      return { cooks, ...pageEnd(page) };
    },

    async listFollowing({ query, actor }) {
      const { limit = postsAtOnce, cursor } = query;
      const known = cursor === undefined ? await newest(actor.id, limit) : null;
      const page = known ?? (await reader.listFollowedPosts(actor.id, limit, cursor));
      const { followed: following, nextCursor } = page;
      const end = nextCursor === null ? {} : { nextCursor };
      return ready.named('posts', page, { following, ...end });
    },
  };
}
