import { withoutFixing } from '#domain/kitchen/ingredients-text.ts';
import { cutName } from '#domain/recipes/names.ts';

/** What a line is called in the names of buttons and fields: its beginning, for a step may be a page long. */
export const lineName = (line: string): string => cutName(withoutFixing(line), 60);

/** The beginning of a line as it read when something was noted on it; null where it reads the same now, or nothing is told of it. */
export function earlierLine(then: string | undefined, now: string | undefined): string | null {
  if (then === undefined || now === undefined) return null;
  const earlier = withoutFixing(then);
  return earlier === withoutFixing(now) ? null : cutName(earlier, 160);
}
