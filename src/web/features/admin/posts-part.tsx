import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { type HiddenPostReply, type PostKind, postKinds } from '#contract/posts.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { sayBy } from './cook-name.tsx';
import { PartFrame } from './part-frame.tsx';
import shows from './recipes-part.module.css';
import styles from './row.module.css';
import { useAct } from './use-act.ts';
import { type AskList, useAdminList } from './use-admin-list.ts';

/** What admins have hidden of what people posted; here it is restored. */
export function PostsPart() {
  const text = useText();
  const api = useApi();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('kind');
  const kind = postKinds.find((one) => one === asked);
  const admin = useAdminList(useAskPosts(kind), search);
  const act = useAct(admin.reload);
  const restore = ({ kind, _id: id, isDeleted }: HiddenPostReply) =>
    act.run(
      api.setPostHidden({ params: { kind, id }, body: { hidden: false } }),
      ({ takenAlong }) =>
        text(
          isDeleted ? 'adminPage.ended' : `adminPage.${takenAlong ? 'restoredAlong' : 'restored'}`,
        ),
    );
  return (
    <PartFrame
      label={text('adminPage.posts')}
      admin={admin}
      filter={postKinds.length > 1 ? <KindLinks present={kind} /> : null}
    >
      {(post) => <PostRow post={post} isBusy={act.isBusy} onRestore={() => void restore(post)} />}
    </PartFrame>
  );
}

type RowProps = { post: HiddenPostReply; isBusy: boolean; onRestore: () => void };

/** A hidden post with its writer and the reason, and its way back. */
function PostRow({ post, isBusy, onRestore }: RowProps) {
  const text = useText();
  const { kind, writer, recipe, reason, isDeleted } = post;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.quiet}>
          <Chip>{text(`adminPage.kind.${kind}`)}</Chip>
          {recipe && <Link to={paths.recipe(recipe.slug)}>{recipe.name}</Link>}
          <span>{sayBy(text, writer)}</span>
        </p>
        <p className={styles.said} dir="auto">
          {post.text || text('adminPage.wordless')}
        </p>
        <p className={styles.quiet}>
          <time dateTime={post.hiddenAt}>
            {text('adminPage.hiddenAt', { time: text.time(post.hiddenAt) })}
          </time>
          <span dir="auto">{text('adminPage.hiddenFor', { reason })}</span>
          {isDeleted && <span>{text('adminPage.deletedByWriter')}</span>}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={text(isDeleted ? 'adminPage.endPost' : 'adminPage.restorePost', {
            name: writer.name || writer.email,
          })}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onRestore()}
        >
          {text(isDeleted ? 'adminPage.end' : 'adminPage.restore')}
        </Button>
      </div>
    </div>
  );
}

function useAskPosts(kind: PostKind | undefined): AskList<HiddenPostReply> {
  const api = useApi();
  return useCallback(
    async ({ keyword: _, ...query }) => {
      const ofKind = kind ? { kind } : {};
      const result = await api.listHiddenPosts({ query: { ...query, ...ofKind } });
      if (!result.ok) return { ok: false, refused: result };
      const { posts, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: posts, total, nextCursor } };
    },
    [api, kind],
  );
}

/** Which kinds show, as links. */
function KindLinks({ present }: { present: PostKind | undefined }) {
  const text = useText();
  const here = paths.adminPart('posts');
  const all = { kind: undefined, label: text('adminPage.showAll'), to: here };
  const kinds = postKinds.map((kind) => ({
    kind,
    label: text(`adminPage.kind.${kind}`),
    to: `${here}?kind=${kind}`,
  }));
  return (
    <nav className={shows.shows} aria-label={text('adminPage.showPosts')}>
      {[all, ...kinds].map(({ kind, label, to }) => (
        <Link
          key={to}
          to={to}
          className={shows.show}
          aria-current={present === kind ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
