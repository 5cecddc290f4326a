import type { Reader, Writer } from '#storage/port.ts';
import { findTrustDays } from '../trust-days.ts';

type Parts = Parameters<typeof findTrustDays>[0] & {
  reader: Pick<Reader, 'listNowTrusted'>;
  writer: Pick<Writer, 'letCount'>;
  now: () => number;
};

/**
 * Lets the reviews count whose writers are trusted by now, each recipe in a step of its own; what is stopped in between
 * goes on the next time. Several processes may do so at once.
 */
export async function countReviews(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { reader, writer, now } = parts;
  const trustDays = await findTrustDays(parts);
  for (let after: string | null = ''; after !== null; ) {
    const some = await reader.listNowTrusted(now(), trustDays, after);
    for (const own of some.reviews) {
      if (signal?.aborted) return;
      await writer.letCount(own);
    }
    after = some.next;
  }
}
