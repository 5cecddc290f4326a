import { useEffect, useState } from 'react';
import type { readingOfLine } from '#domain/kitchen/line-reading.ts';

type LineReader = typeof readingOfLine;

/** The reader of ingredient lines, which comes once the form is there; null until then, and where it is not wanted. */
export function useLineReader(isWanted: boolean): LineReader | null {
  const [loaded, setLoaded] = useState<{ read: LineReader }>();
  useEffect(() => {
    if (!isWanted) return;
    import('#domain/kitchen/line-reading.ts')
      .then(({ readingOfLine: read }) => setLoaded({ read }))
      // The form does without: it only tells less.
      .catch((error: unknown) => console.error('The reader of lines did not load', error));
  }, [isWanted]);
  return loaded?.read ?? null;
}
