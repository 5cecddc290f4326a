/** Whether this tab has an earlier page of this site to go back to: the router counts them in its state. */
export function hasEarlierPage(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
