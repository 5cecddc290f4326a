import { readStored, writeStored } from '#web/data/browser-storage.ts';

const storageKey = 'device';

/**
 * The header by which the site knows this browser again: an owner who has logged in here before is not
 * locked out by strangers who guess at the account. It says nothing about who is logged in.
 */
export function deviceHeader(): { 'x-device'?: string } {
  const stored = readStored(storageKey);
  return typeof stored === 'string' && stored ? { 'x-device': stored } : {};
}

/** Keeps the token that a login has answered; it stays after a logout. */
export function keepDevice(token: string): void {
  writeStored(storageKey, token);
}
