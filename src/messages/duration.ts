import type { Text } from './format.ts';

/** A number of minutes as people say it: '45 min', '2 h', '1 h 20 min'. */
export function shownDuration(text: Text, minutes: number): string {
  const h = Math.floor(minutes / 60);
  const n = minutes % 60;
  if (h === 0) return text('recipe.minutes', { n });
  return n === 0 ? text('recipe.hours', { n: h }) : text('recipe.hoursMinutes', { h, n });
}
