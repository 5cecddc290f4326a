/** A call that was not done, as the client tells of it; status 0 where nobody answered. */
type Refused = { status: number; message: string };

/** Whether nobody answered, or the site could not: what became of the call is not known. */
export function isUnanswered({ status }: Pick<Refused, 'status'>): boolean {
  return status === 0 || status >= 500;
}

/** What a person reads of a call that was not done: why the site refused, or `failed` where it has not said. */
export function whyNot(refused: Refused, failed: string): string {
  return isUnanswered(refused) ? failed : refused.message;
}
