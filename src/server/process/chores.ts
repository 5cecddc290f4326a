import { setTimeout as wait } from 'node:timers/promises';
import { keptDays } from '#domain/accounts/kept-days.ts';
import type { PhotoStore } from '#photos/port.ts';
import type { Reader, RelaxedWriter, Writer } from '#storage/port.ts';
import { dropPhoto } from '../drop-photos.ts';
import { sessionAge, sessionLifetime } from '../http/session.ts';
import { removalLifetime } from '../presenters/days-left.ts';
import { findTrustDays } from '../trust-days.ts';
import { countReviews } from './count-reviews.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const removedAtOnce = 50;
const filledAtOnce = 20;

/** From which block of addresses something came is known for so long. */
const originDays = 7;
const originsAtOnce = 500;

type Parts = {
  reader: Pick<Reader, 'photosInUse'>;
  writer: Pick<
    Writer,
    | 'fillCards'
    | 'deleteOldSessions'
    | 'deleteRemovedRecipes'
    | 'deleteLeft'
    | 'deleteOldUploads'
    | 'deleteChangesBefore'
    | 'deleteOldNotifications'
    | 'deleteOldMails'
    | 'deleteOldEmailLinks'
    | 'deleteOldPasswordLinks'
    | 'deleteOldEmailChanges'
    | 'deleteOldChallenges'
    | 'deleteOldOpenid'
    | 'deleteOldInvitations'
    | 'deleteOldMessages'
    | 'tallyReviews'
    | 'fillFacets'
    | 'deleteOldOrigins'
    | 'deletePhotoHash'
  >;
  relaxed: Pick<RelaxedWriter, 'deleteExpiredTries'>;
  photos: PhotoStore;
  now: () => number;
  /** Removes photos that no row names and that were stored before a time. */
  sweep: (before: number) => Promise<unknown>;
};

/** Clears what nobody needs any more; the work is safe to do in several processes at once. */
export async function tidy({ reader, writer, relaxed, photos, now, sweep }: Parts): Promise<void> {
  while ((await writer.fillFacets(filledAtOnce)).length > 0);
  const deletions = [
    () => writer.deleteRemovedRecipes(now() - removalLifetime, removedAtOnce),
    () => writer.deleteOldUploads(now() - keptDays.uploads * day, removedAtOnce),
  ];
  for (const deleteSome of deletions) {
    for (;;) {
      const freed = await deleteSome();
      for (const id of freed) await dropPhoto({ photos, reader, writer }, id);
      if (freed.length < removedAtOnce) break;
    }
  }
  await deleteThoseWhoLeft({ reader, writer, photos, now });
  await sweep(now() - hour);
  // Those of before an update that changed what cards tell.
  for (let after: number | null = 0; after !== null; ) after = await writer.fillCards(after);
  await writer.deleteOldSessions(now() - sessionLifetime, now() - sessionAge);
  await writer.deleteOldMails(now() - keptDays.mails * day);
  await writer.deleteOldEmailLinks(now());
  await writer.deleteOldPasswordLinks(now());
  await writer.deleteOldEmailChanges(now());
  await writer.deleteOldChallenges(now());
  await writer.deleteOldOpenid(now());
  await writer.deleteOldMessages(now() - keptDays.settled * day);
  await writer.deleteOldInvitations(now() - keptDays.invitations * day);
  await relaxed.deleteExpiredTries(now());
  while (
    (await writer.deleteOldOrigins(now() - originDays * 24 * hour, originsAtOnce)) === originsAtOnce
  );
  while ((await writer.tallyReviews(removedAtOnce)) === removedAtOnce);
  while ((await writer.deleteOldNotifications(now(), removedAtOnce)) === removedAtOnce);
  await writer.deleteChangesBefore(now() - 10 * minute);
}

/** Deletes for good who has not come back in time. What is stopped in between goes on from there; the sweep takes photos that were left. */
async function deleteThoseWhoLeft({
  reader,
  writer,
  photos,
  now,
}: Pick<Parts, 'reader' | 'writer' | 'photos' | 'now'>): Promise<void> {
  for (;;) {
    const gone = await writer.deleteLeft(now(), removedAtOnce);
    if (!gone) return;
    for (const id of gone.photoIds) await dropPhoto({ photos, reader, writer }, id);
  }
}

/** Tidies now and every hour until the signal, and lets count what new accounts said; a failure is reported and tried again next time. */
export async function tidyByTheHour(
  parts: Parts & Parameters<typeof countReviews>[0],
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await tidy(parts).catch(report);
    await countReviews(parts, signal).catch(report);
    await wait(hour, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

type Cleaning = {
  reader: Pick<Reader, 'hasCleanups'>;
  writer: Pick<Writer, 'cleanSome'>;
  now: () => number;
};

/** Between two steps others write. */
const breathMs = 10;

/** Hides and shows all that moderators want hidden or shown at once; each step is whole. */
export async function cleanAll({ reader, writer, now }: Cleaning, signal?: AbortSignal) {
  if (!(await reader.hasCleanups())) return;
  while (!signal?.aborted && (await writer.cleanSome(now())))
    await wait(breathMs, undefined, { signal, ref: false }).catch(() => undefined);
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
    await wait(breathMs, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Asks every second whether there is something to clean up or to look at, until the signal; what a killed process left is gone on with. */
export async function keepCleaning(
  parts: Cleaning & Looking,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await cleanAll(parts, signal).catch(report);
    await lookAtAll(parts, signal).catch(report);
    await wait(askedEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** How often it is asked whether followers wait to be told: one read of an empty table. */
const askedEveryMs = 1_000;

type Telling = {
  reader: Pick<Reader, 'hasTellings'>;
  writer: Pick<Writer, 'tellMoreFollowers'>;
};

/** Tells followers of new recipes, some at a time, until the signal; what a killed process left is gone on with. */
export async function keepTelling(
  { reader, writer }: Telling,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  const tellAll = async () => {
    while (!signal.aborted && (await reader.hasTellings())) await writer.tellMoreFollowers();
  };
  while (!signal.aborted) {
    await tellAll().catch(report);
    await wait(askedEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
