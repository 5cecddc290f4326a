import type { OrderWish } from './rows.ts';

/** A new photo takes the place of the first, where there is one; nothing else is wished. */
export const keepOthers = (uploaderId: string): OrderWish => ({
  order: null,
  captions: null,
  steps: null,
  uploaderId,
});
