import { useLocation } from 'react-router';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Props = { label: string; title: PostsTitle; onPress: () => void };

/**
 * What shows more of the posts that a page comes with. Before the page is alive, and without a script for good, it
 * leads to the same page with as many as are given at once; there it has nothing more to offer.
 */
export function MorePosts({ label, title, onPress }: Props) {
  const isAlive = useHydrated();
  const { search } = useLocation();
  if (isAlive) return <Button onClick={onPress}>{label}</Button>;
  if (hasMorePosts(search)) return null;
  return <ButtonLink to={{ search: '?posts=more', hash: title }}>{label}</ButtonLink>;
}

/** Whether an address asks for a page with more posts than it usually comes with. */
export function hasMorePosts(search: string): boolean {
  return new URLSearchParams(search).has('posts');
}
