/** A kind of what people post and an admin can hide. */
export type { PostKind } from '#contract/posts.ts';
