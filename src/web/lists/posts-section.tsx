import type { ReactNode } from 'react';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import styles from './posts.module.css';

type Props = { id: string; titleId: PostsTitle; title: string; children: ReactNode };

/** What people post on a recipe, under a heading that takes the focus where a post has gone. */
export function PostsSection({ id, titleId, title, children }: Props) {
  return (
    <section
      className={styles.posts}
      id={id}
      aria-labelledby={titleId}
      // The bar of ingredients stays away while the focus is here.
      data-reviews=""
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
