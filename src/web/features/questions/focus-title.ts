/** The id of the heading above the questions. */
export const titleId = 'questions';

/** What had the focus has gone with its question: whoever goes by keyboard goes on from the heading. */
export function focusTitle(): void {
  document.getElementById(titleId)?.focus({ preventScroll: true });
}
