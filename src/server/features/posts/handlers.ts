import type { HiddenPostReply } from '#contract/posts.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { toTime } from '#server/presenters/time.ts';
import type { HiddenPostRow } from '#storage/features/posts/rows.ts';

type PostHandlers = Pick<Handlers, 'listHiddenPosts' | 'setPostHidden'>;

const listed = 50;

/** What admins see and do of what people posted. */
export function postHandlers({ reader, writer, now }: Deps): PostHandlers {
  return {
    async listHiddenPosts({ query }) {
      const { kind, limit = listed, cursor } = query;
      const page = await reader.listHiddenPosts(kind, limit, cursor);
      return { posts: page.rows.map(presentHidden), ...pageEnd(page) };
    },

    async setPostHidden({ params, body, actor, text }) {
      const { hidden, reason, withName = false } = body;
      if (hidden && !reason) {
        const values = { field: fieldLabel('reason', text) };
        throw new Refusal('field_missing', { field: 'reason', values });
      }
      const why = hidden ? (reason ?? '') : null;
      const act = { at: now(), actorId: actor.id, act: hidden ? 'hide-post' : 'restore-post' };
      const outcome = await writer.setPostHidden(params, why, act, { withName });
      if (!outcome) throw new Refusal('post_not_found');
      return { hidden, ...(outcome.takenAlong ? { takenAlong: true } : {}) };
    },
  };
}

function presentHidden(row: HiddenPostRow): HiddenPostReply {
  const { id, kind, userId, writer, recipe, text, reason } = row;
  return {
    _id: id,
    kind,
    writer: { _id: userId, ...writer },
    text,
    reason,
    ...(recipe ? { recipe } : {}),
    hiddenAt: toTime(row.hiddenAt),
    ...(row.isWithdrawn ? { isDeleted: true } : {}),
  };
}
