type Post = { _id: string; cook: { _id: string } };

/**
 * A reader's own posts: those that are told as theirs, and with them what the list shows of theirs. These stand in the same place
 * before they are told, for what is open at a post goes as it changes its place.
 */
export function ownPosts<P extends Post>(
  told: readonly P[] = [],
  listed: readonly P[] = [],
  userId: string | null = null,
): P[] {
  const known = new Set(told.map(({ _id }) => _id));
  return [...told, ...listed.filter(({ _id, cook }) => cook._id === userId && !known.has(_id))];
}
