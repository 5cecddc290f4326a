import type { FollowedPostReply } from '#contract/follows.ts';

type Told = Omit<FollowedPostReply, 'food'>;
type Post = {
  kind: Told['kind'];
  id: string;
  at: number;
  cook: { id: string; name: string; handle: string };
  /** Null where the recipe itself is the post. */
  review: { rating: number | null; asWritten: boolean; text: string } | null;
};

/** A post as it is told, without the card of its recipe. */
export function postOf({ kind, id, at, cook, review }: Post): Told {
  const { id: _id, name, handle } = cook;
  const post = { _id: id, kind, at: new Date(at).toISOString(), cook: { _id, name, handle } };
  if (!review) return post;
  const { rating, ...rest } = review;
  return { ...post, review: rating === null ? rest : { rating, ...rest } };
}
