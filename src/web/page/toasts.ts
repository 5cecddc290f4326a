import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Refused } from '#contract/client.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';

const errorDuration = 4000;
const successDuration = 2000;
const announcedKey = 'announced';

type SilentKey = Extract<MessageKey, `silent.${string}`>;

/** What a toast is about: a visitor who succeeds in it need not read on what went wrong before. */
type Subject =
  | (SilentKey extends `silent.${infer Word}` ? Word : never)
  | 'delete'
  | 'act'
  | 'appeal'
  | 'follow';

const errorsAbout = new Map<Subject, string[]>();

/** Shows an error toast for 4 seconds, or until a success about the same thing; answers with its id. */
export function showError(message: string | ReactElement, about?: Subject): string {
  const id = toast.error(message, { duration: errorDuration });
  if (about) errorsAbout.set(about, [...(errorsAbout.get(about) ?? []), id]);
  return id;
}

/** Shows a success toast for 2 seconds, in the place of errors about the same thing. */
export function showSuccess(message: string, about?: Subject): void {
  if (about) endErrors(about);
  toast.success(message, { duration: successDuration });
}

/** Ends the errors about something that is mended, or tried again. */
export function endErrors(about: Subject): void {
  for (const id of errorsAbout.get(about) ?? []) toast.dismiss(id);
  errorsAbout.delete(about);
}

/** Shows what matters too much to go by itself: it stays until it is put away. */
export function showNotice(message: string): void {
  toast(message, { duration: Number.POSITIVE_INFINITY });
}

/** Keeps a success toast for the page that loads next in this tab: call it just before a reload. */
export function announceAfterReload(message: string): void {
  writeStored(announcedKey, message, 'sessionStorage');
}

/** Shows what the page before a reload announced. */
export function showAnnounced(): void {
  const announced = readStored(announcedKey, 'sessionStorage');
  removeStored(announcedKey, 'sessionStorage');
  if (typeof announced === 'string') showSuccess(announced);
}

/**
 * Logs a failure that the specification keeps silent. It shows a toast only where the
 * operator has given the catalogue entry words.
 */
export function reportSilently(text: Text, key: SilentKey, failure: unknown): void {
  console.error(key, isRefused(failure) ? `${failure.status} ${failure.code}` : failure);
  const message = text(key);
  // Browsers lack entries that are empty, and a text that is lacked is its key.
  if (message && message !== key) showError(message, key.replace('silent.', '') as Subject);
}

function isRefused(failure: unknown): failure is Pick<Refused, 'status' | 'code'> {
  return (
    typeof failure === 'object' && failure !== null && 'code' in failure && 'status' in failure
  );
}
