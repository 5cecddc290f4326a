import { createContext } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { PageSite } from '#contract/page.ts';

/** The API client of a loader: in-process on the server, `fetch` in the browser. */
export const apiContext = createContext<Client>();

/** The site's settings, for loaders. */
export const siteContext = createContext<PageSite>();

/** In the browser: whether a call of this navigation got no reply at all. */
export const callsContext = createContext<{ isLost: boolean }>();
