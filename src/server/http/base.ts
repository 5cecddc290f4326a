/**
 * The time in ms since 1970 at which what somebody changes was changed last, as they saw it. One that is no time at all is that of nothing,
 * so that the change is answered as stale; undefined where none was sent.
 */
export function readBase(base: string | undefined): number | undefined {
  if (base === undefined) return undefined;
  const time = Date.parse(base);
  return Number.isNaN(time) ? -1 : time;
}
