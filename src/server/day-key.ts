import { randomBytes } from 'node:crypto';
import type { Deps } from './deps.ts';
import type { Log } from './http/handler.ts';

/**
 * A secret of the site that changes every day: the same in every process, and kept nowhere once the
 * day is over.
 */
export function createDayKey({ writer, now }: Pick<Deps, 'writer' | 'now'>, noteKey: string) {
  let key = { day: '', value: '' };
  const renew = async (day: string, log: Log) => {
    const fresh = `${day} ${randomBytes(32).toString('base64url')}`;
    // While the database takes no writes (a full disk) this process has a key of its own.
    const value = await writer.renewNote(noteKey, day, fresh).catch((error: unknown) => {
      log.error({ err: error }, 'the key of the day could not be noted');
      return fresh;
    });
    key = { day, value };
  };
  return async (log: Log): Promise<string> => {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (key.day !== day) await renew(day, log);
    return key.value;
  };
}
