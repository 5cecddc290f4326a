import type { UserReply } from '#contract/accounts.ts';
import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';
import { createStore, useStore } from '../data/store.ts';

export type Auth = {
  user: UserReply | null;
  token: string;
  /** Whose session the server ended under this page, until somebody logs in or out: they still sit before it. */
  ended?: string;
};

const storageKey = 'auth';
const visitor: Auth = { user: null, token: '' };

/** Who is logged in here. Starts as the visitor; `restoreAuth` reads what this browser remembers. */
export const authStore = createStore<Auth>(visitor);

function parseAuth(stored: unknown): Auth {
  const { user, token } = (stored ?? {}) as Partial<Auth>;
  return user && typeof user._id === 'string' && typeof token === 'string' && token
    ? { user, token }
    : visitor;
}

/** Takes back what the head script has reserved for a logged-in person. */
function forgetMarks(): void {
  delete document.documentElement.dataset.auth;
  document.adoptedStyleSheets = [];
}

function apply(auth: Auth): void {
  // The style sheets reserve the header's place by this mark before the page has hydrated.
  if (auth.user) document.documentElement.dataset.auth = 'user';
  else forgetMarks();
  authStore.set(auth);
}

/** Takes over the login that this browser remembers, or that it remembers none. */
const applyStored = () => apply(parseAuth(readStored(storageKey)));

/** Restores the login kept by this browser and follows logins and logouts of its other tabs. */
export function restoreAuth(): void {
  applyStored();
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) applyStored();
  });
  // A page that comes back whole from the history has slept through every login and logout since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) applyStored();
  });
}

/** Logs a person in here: the store and local storage hold the user and the token. */
export function storeAuth(auth: { user: UserReply; token: string }): void {
  writeStored(storageKey, { user: auth.user, token: auth.token });
  apply(auth);
}

/** Forgets what this browser remembers of the login, and tells its other tabs; this page still shows whose it is. */
export const forgetKept = (): void => removeStored(storageKey);

/** Forgets the user and the token, in the store and in local storage. */
export function clearAuth(): void {
  forgetKept();
  apply(visitor);
}

/** Forgets a login that the server no longer knows, and remembers whose it was while this page stays. */
export function endSession(): void {
  const { user } = authStore.get();
  removeStored(storageKey);
  apply(user ? { ...visitor, ended: user._id } : visitor);
}

/** The logged-in user and token; the visitor until the page has hydrated. */
export function useAuth(): Auth {
  return useStore(authStore);
}
