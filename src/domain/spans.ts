/** A minute in milliseconds. */
export const minuteMs = 60_000;
/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs;
/** A day in milliseconds, as each day of UTC is. */
export const dayMs = 24 * hourMs;
