/**
 * The handle of a route whose chunk did not load: the layout keeps the server's markup of
 * that page, whose links then work as plain links.
 */
export const keptPage = { kept: true } as const;
