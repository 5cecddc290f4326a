/** Spans of time in milliseconds. A day of them is one of UTC, which has no other. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
