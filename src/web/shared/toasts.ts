import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Refused } from '#contract/client.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const errorDuration = 4000;
const successDuration = 2000;
const announcedKey = 'announced';

type Announcement = { kind: 'success' | 'error'; message: string };

/** Shows an error toast for 4 seconds. */
export function showError(message: string | ReactElement): void {
  toast.error(message, { duration: errorDuration });
}

/** Shows a success toast for 2 seconds. */
export function showSuccess(message: string): void {
  toast.success(message, { duration: successDuration });
}

/** Keeps a toast for the page that loads next in this tab: call it just before a reload. */
export function announceAfterReload(kind: Announcement['kind'], message: string): void {
  writeStored(announcedKey, { kind, message }, 'sessionStorage');
}

/** Shows what the page before a reload announced. */
export function showAnnounced(): void {
  const announced = readStored(announcedKey, 'sessionStorage') as Announcement | null;
  if (!announced) return;
  removeStored(announcedKey, 'sessionStorage');
  if (announced.kind === 'success') showSuccess(announced.message);
  else showError(announced.message);
}

type SilentKey = Extract<MessageKey, `silent.${string}`>;

/**
 * Logs a failure that the specification keeps silent. It shows a toast only where the
 * operator has given the catalogue entry words.
 */
export function reportSilently(text: Text, key: SilentKey, failure: unknown): void {
  console.error(key, isRefused(failure) ? `${failure.status} ${failure.code}` : failure);
  const message = text(key);
  if (message) showError(message);
}

function isRefused(failure: unknown): failure is Pick<Refused, 'status' | 'code'> {
  return (
    typeof failure === 'object' && failure !== null && 'code' in failure && 'status' in failure
  );
}
