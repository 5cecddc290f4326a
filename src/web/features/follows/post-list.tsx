import { Link } from 'react-router';
import type { FollowedPostReply } from '#contract/follows.ts';
import { toCard } from '#web/data/recipe.ts';
import { RecipeCard } from '#web/lists/recipe-card.tsx';
import grid from '#web/lists/recipe-grid.module.css';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import styles from './post-list.module.css';

export type FollowedPost = FollowedPostReply;

/** What cooks published and cooked, each with the recipe and, where they cooked it, what they say of it. */
export function PostList({ posts }: { posts: readonly FollowedPost[] }) {
  return (
    <ul className={grid.grid}>
      {posts.map((post, index) => (
        <li key={post._id} className={styles.post}>
          <Doing post={post} />
          <RecipeCard recipe={toCard(post.food)} heading="h2" priority={index < 4} />
          {post.review && <Said review={post.review} />}
        </li>
      ))}
    </ul>
  );
}

function Doing({ post: { kind, cook, at } }: { post: FollowedPost }) {
  const text = useText();
  const name = kind === 'recipe' ? 'following.published' : 'following.cooked';
  return (
    <p className={styles.doing}>
      {cook.name ? (
        <Link to={paths.cook(cook)} className={styles.cook} dir="auto">
          {text(name, { name: cook.name })}
        </Link>
      ) : (
        text(name, { name: text('following.formerCook') })
      )}
      <time dateTime={at}>{text.date(at)}</time>
    </p>
  );
}

/** Plain words: no link in them leads anywhere. */
function Said({
  review: { rating, text: words },
}: {
  review: NonNullable<FollowedPost['review']>;
}) {
  const text = useText();
  if (rating === undefined && words === '') return null;
  return (
    <blockquote className={styles.said}>
      {rating !== undefined && (
        <p className={styles.rating}>{text('following.rated', { n: rating })}</p>
      )}
      {words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
    </blockquote>
  );
}
