import type { Reader, Writer } from '#storage/port.ts';
import { findTrustDays } from '../trust-days.ts';
import { rest } from './rest.ts';

type Cleaning = {
  reader: Pick<Reader, 'hasCleanups'>;
  writer: Pick<Writer, 'cleanSome'>;
  now: () => number;
};

/** How often it is asked whether there is something to do: a read or two of what is nearly always empty. */
const askedEveryMs = 1_000;
/** Between two steps others write. */
const breathMs = 10;

/** Hides and shows all that moderators want hidden or shown at once; each step is whole. */
export async function cleanAll({ reader, writer, now }: Cleaning, signal?: AbortSignal) {
  if (!(await reader.hasCleanups())) return;
  while (!signal?.aborted && (await writer.cleanSome(now()))) await rest(breathMs, signal);
}

type Looking = Parameters<typeof findTrustDays>[0] & {
  reader: Pick<Reader, 'hasUnlooked'>;
  writer: Pick<Writer, 'lookAtPost'>;
  now: () => number;
};

/** Looks for hints at all that was posted since the last time. */
export async function lookAtAll(parts: Looking, signal?: AbortSignal) {
  const { reader, writer, now } = parts;
  if (!(await reader.hasUnlooked())) return;
  const trustDays = await findTrustDays(parts);
  while (!signal?.aborted && (await writer.lookAtPost(now(), trustDays)))
    await rest(breathMs, signal);
}

type Indexing = {
  reader: Pick<Reader, 'findUnindexed'>;
  writer: Pick<Writer, 'indexSome'>;
  now: () => number;
};

/** Lets the recipes of all who are back be found. Where that fails for one of them it goes on with the next, and rejects at the end. */
export async function indexAll({ reader, writer, now }: Indexing, signal?: AbortSignal) {
  let failure: unknown = null;
  let userId = await reader.findUnindexed('');
  while (userId !== null && !signal?.aborted) {
    const put = await writer.indexSome(userId, now()).catch((error: unknown) => {
      failure ??= error;
      return null;
    });
    if (put) await rest(breathMs, signal);
    else userId = await reader.findUnindexed(userId);
  }
  if (failure) throw failure;
}

/** Asks every second whether there is something to clean up, to look at or to index, until the signal; what a killed process left is gone on with. */
export async function keepCleaning(
  parts: Cleaning & Looking & Indexing,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await cleanAll(parts, signal).catch(report);
    await indexAll(parts, signal).catch(report);
    await lookAtAll(parts, signal).catch(report);
    await rest(askedEveryMs, signal);
  }
}
