import type { Topics } from '#storage/define.ts';
import { bind } from '#storage/operations.ts';
import { OverQuota, PhotoGone, type Writer } from '#storage/port.ts';
import { faultOf } from '../process/faults.ts';
import type { DataVersion } from './data-version.ts';

/** A writer whose every change shows to all who ask after its answer. */
export type VersionedWriter = Writer & { readonly version: DataVersion };

/** Soon, and when the database has given up by itself whatever was under way (30 s). */
const late = [1_000, 40_000];

function bumpLater(version: DataVersion): void {
  for (const delay of late) setTimeout(() => version.bump('everything'), delay).unref();
}

/**
 * Wraps a writer so that what it changes is no longer answered from before the change: the same
 * topics that the other processes are told.
 */
export function createVersionedWriter(writer: Writer, version: DataVersion): VersionedWriter {
  const versioned = bind('write', (name, { changes }) => {
    const write = writer[name as keyof Writer] as (...args: unknown[]) => Promise<unknown>;
    const changed = changes as (outcome: unknown, ...args: unknown[]) => Topics;
    return async (...args) => {
      let outcome: unknown;
      try {
        outcome = await write(...args);
      } catch (error) {
        // Refused from inside its transaction, which was taken back: nothing has changed.
        if (error instanceof OverQuota || error instanceof PhotoGone) throw error;
        // It may have struck between the commit and its answer.
        version.bump(changed(undefined, ...args));
        // A database that is out of reach may go on to commit, and nobody would tell.
        if (faultOf(error) === 'unreachable') bumpLater(version);
        throw error;
      }
      await version.settle(changed(outcome, ...args));
      return outcome;
    };
  });
  return { ...versioned, version };
}
