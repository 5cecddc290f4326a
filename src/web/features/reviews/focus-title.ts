/** The id of the heading above the reviews. */
export const titleId = 'reviews';

/** What had the focus has gone with its review: whoever goes by keyboard goes on from the heading. */
export function focusTitle(): void {
  document.getElementById(titleId)?.focus({ preventScroll: true });
}
