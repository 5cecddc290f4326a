import { isTyping } from '#web/forms/is-typing.ts';

/** The id of the heading above the questions. */
export const titleId = 'questions';

/** What had the focus has gone with its question: a keyboard user goes on from the heading, unless they type already. */
export function focusTitle(): void {
  if (!isTyping()) document.getElementById(titleId)?.focus({ preventScroll: true });
}
