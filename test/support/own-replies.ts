import type { Page, Response } from '@playwright/test';

/** What the page of a recipe asks by itself for whoever is logged in, after it shows. */
const calls = ['notes/*', 'recipe-reviews/*/mine', 'recipe-questions/*/mine'];

/**
 * Comes once the page of a recipe has the replies to what it asks by itself: a deletion that overtook one of these
 * would have it answered with a 404. To be called before that page comes.
 */
export function ownReplies(page: Page): Promise<Response[]> {
  return Promise.all(calls.map((call) => page.waitForResponse(`**/api/v1/${call}`)));
}
