import type { Changes } from '#storage/port.ts';
import type { DataVersion } from './data-version.ts';

/** Lets no reply outlive what another process, or the operator's command, has changed. */
export function followChanges(changes: Changes, version: DataVersion): void {
  changes.follow((changed) => void version.settle(changed));
}
