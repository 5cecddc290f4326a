import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many ms, or until the signal; keeps no process alive. */
export const rest = (ms: number, signal?: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
