import type { PageSite } from '#contract/page.ts';

/** The element that React owns, and the data block that it starts from. */
export const rootId = 'app';
export const pageDataId = 'page-data';
/** The type of the blocks that tell search engines what a page holds. */
export const structuredDataType = 'application/ld+json';

/** What the browser needs to take over a page without asking again. */
export type PageData = {
  site: PageSite;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
};
