import { keptDays } from '#domain/accounts/kept-days.ts';
import { isSpared, restoredNote, UnknownOwner } from '#domain/photos/spared.ts';
import { dayMs, hourMs, minuteMs } from '#domain/spans.ts';
import type { PhotoStore } from '#photos/port.ts';
import { Removals } from '#photos/removals.ts';
import type { Reader, RelaxedWriter, Writer } from '#storage/port.ts';
import { sessionAge, sessionLifetime } from '../http/session.ts';
import { dropPhoto } from '../photo-files/drop-photos.ts';
import { removalLifetime } from '../presenters/days-left.ts';
import { countReviews } from './count-reviews.ts';
import { rest } from './rest.ts';

const removedAtOnce = 50;
const filledAtOnce = 20;

/** From which block of addresses something came is known for so long. */
const originDays = 7;
const originsAtOnce = 500;

type Parts = {
  reader: Pick<Reader, 'photosInUse' | 'findNote'>;
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
    | 'deleteOldHandles'
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

/**
 * Clears what nobody needs any more; the work is safe to do in several processes at once. What fails keeps nothing else
 * from being done: it rejects at the end, with all that failed. Once the signal is given it ends with the write that it is at.
 * When its process was started says whose facts of recipes stand while two versions run. Until it has settled nothing goes that people could take back.
 */
export async function tidy(
  parts: Parts,
  signal?: AbortSignal,
  { startedAt = parts.now(), isSettled = true } = {},
) {
  const failures: unknown[] = [];
  const fillFacets = async () =>
    (await parts.writer.fillFacets(filledAtOnce, { startedAt, at: parts.now() })).length > 0;
  const steps = [whileIt(fillFacets, signal), ...(isSettled ? stepsOfPhotos(parts, signal) : [])];
  for (const step of [...steps, ...stepsOfRows(parts, signal)]) {
    if (signal?.aborted) break;
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 0) return;
  throw new AggregateError(failures, `Not all could be tidied: ${failures.join('; ')}`);
}

type Step = () => Promise<unknown>;
type Signal = AbortSignal | undefined;

/** Photos that no row names, then rows whose photos go with them. */
function stepsOfPhotos({ reader, writer, photos, now, sweep }: Parts, signal: Signal): Step[] {
  const parts = { reader, writer, photos };
  const removed = () => writer.deleteRemovedRecipes(now() - removalLifetime, removedAtOnce);
  const drop = (ids: AsyncIterable<string>) => dropAll(parts, ids, signal);
  const uploads = () => writer.deleteOldUploads(now() - keptDays.uploads * dayMs, removedAtOnce);
  let isKnown = true;
  const noteUnknown = (error: unknown) => {
    isKnown = !(error instanceof UnknownOwner);
    throw error;
  };
  const unlessSpared = (lifetime: number, step: Step) => async () => {
    if (!isKnown) return;
    if (!isSpared(await reader.findNote(restoredNote), lifetime, now())) await step();
  };
  return [
    // First, for it sees whether this database was put back to an earlier time; what is due waits where it cannot.
    () => sweep(now() - hourMs).catch(noteUnknown),
    unlessSpared(removalLifetime, () => drop(freedBy(removed, signal))),
    unlessSpared(keptDays.uploads * dayMs, () => drop(freedBy(uploads, signal))),
    unlessSpared(keptDays.grace * dayMs, () => drop(freedByThoseWhoLeft({ writer, now }, signal))),
  ];
}

function stepsOfRows({ writer, relaxed, now }: Parts, signal: Signal): Step[] {
  const whileFull = (atOnce: number, doSome: () => Promise<number>): Step =>
    whileIt(async () => (await doSome()) === atOnce, signal);
  return [
    async () => {
      // Those of before an update that changed what cards tell.
      let after: number | null = 0;
      while (after !== null && !signal?.aborted) after = await writer.fillCards(after);
    },
    () => writer.deleteOldSessions(now() - sessionLifetime, now() - sessionAge),
    () => writer.deleteOldMails(now() - keptDays.mails * dayMs),
    () => writer.deleteOldEmailLinks(now()),
    () => writer.deleteOldPasswordLinks(now()),
    () => writer.deleteOldEmailChanges(now()),
    () => writer.deleteOldChallenges(now()),
    () => writer.deleteOldOpenid(now()),
    () => writer.deleteOldMessages(now() - keptDays.settled * dayMs),
    () => writer.deleteOldInvitations(now() - keptDays.invitations * dayMs),
    () => relaxed.deleteExpiredTries(now()),
    whileFull(originsAtOnce, () =>
      writer.deleteOldOrigins(now() - originDays * dayMs, originsAtOnce),
    ),
    whileFull(
      removedAtOnce,
      async () => (await writer.deleteOldHandles(now(), removedAtOnce)).length,
    ),
    whileFull(removedAtOnce, () => writer.tallyReviews(removedAtOnce)),
    whileFull(removedAtOnce, () => writer.deleteOldNotifications(now(), removedAtOnce)),
    () => writer.deleteChangesBefore(now() - 10 * minuteMs),
  ];
}

/** Goes on for as long as there may be more, until the signal. */
const whileIt = (mayHaveMore: () => Promise<boolean>, signal: Signal): Step => {
  return async () => {
    while ((await mayHaveMore()) && !signal?.aborted);
  };
};

/**
 * Removes the files of photos whose rows are gone. A file that cannot be removed is told at the end, and a later sweep takes it, as it
 * does those that are not tried any more: the rows go all the same.
 */
async function dropAll(
  parts: Parameters<typeof dropPhoto>[0],
  ids: AsyncIterable<string>,
  signal: Signal,
): Promise<void> {
  const removals = new Removals((id) => dropPhoto(parts, id), { signal });
  for await (const id of ids) await removals.take(id);
  removals.end();
}

async function* freedBy(
  deleteSome: () => Promise<string[]>,
  signal: Signal,
): AsyncGenerator<string> {
  for (;;) {
    const freed = await deleteSome();
    yield* freed;
    if (freed.length < removedAtOnce || signal?.aborted) return;
  }
}

/** Deletes for good who has not come back in time. What is stopped in between goes on from there. */
async function* freedByThoseWhoLeft(
  { writer, now }: Pick<Parts, 'writer' | 'now'>,
  signal: Signal,
): AsyncGenerator<string> {
  while (!signal?.aborted) {
    const gone = await writer.deleteLeft(now(), removedAtOnce);
    if (!gone) return;
    yield* gone.photoIds;
  }
}

/** A machine that starts may have its clock far ahead, until it has asked another. */
const settlingMs = 10 * minuteMs;

/**
 * Tidies now and every hour until the signal, and lets count what new accounts said; a failure is reported and tried again next time.
 * What people could take back goes from ten minutes after its start on.
 */
export async function tidyByTheHour(
  parts: Parts & Parameters<typeof countReviews>[0],
  signal: AbortSignal,
  report: (error: unknown) => void,
  restFor = rest,
): Promise<void> {
  const startedAt = parts.now();
  for (let isSettled = false; !signal.aborted; isSettled = true) {
    await tidy(parts, signal, { startedAt, isSettled }).catch(({ errors }: AggregateError) => {
      for (const error of errors) report(error);
    });
    await countReviews(parts, signal).catch(report);
    await restFor(isSettled ? hourMs : settlingMs, signal);
  }
}
