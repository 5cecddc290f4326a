export type FetchedPage = { url: string; html: string };
/** Fetches a public web page; refuses with one of the `link_` codes otherwise. */
export type FetchPage = (url: string) => Promise<FetchedPage>;
/** Fetches whatever lies at a public address, to be decoded as a picture; refuses as `FetchPage` does. */
export type FetchPicture = (url: string) => Promise<Uint8Array>;
