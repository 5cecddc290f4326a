import { authStore } from './auth.ts';

/** A function that tells work that has waited whether who is logged in now, as it begins, is so still. */
export function sameUser(): () => boolean {
  const id = authStore.get().user?._id;
  return () => authStore.get().user?._id === id;
}
