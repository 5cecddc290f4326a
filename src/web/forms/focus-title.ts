import { isTyping } from './is-typing.ts';

/** The ids of the headings above what people post on a recipe. */
export type PostsTitle = 'questions' | 'reviews';

/** What had the focus has gone with its post: a keyboard user goes on from the heading, unless they type already. */
export function focusTitle(id: PostsTitle): void {
  if (!isTyping()) document.getElementById(id)?.focus({ preventScroll: true });
}
