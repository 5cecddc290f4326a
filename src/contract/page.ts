import type { Send } from './client.ts';
import type { Language } from './languages.ts';

/**
 * The seam between the server and the web bundle. The bundle holds its own copy of every
 * module, so only functions and plain data cross here, never class instances.
 */

/** What pages need to know of this site, whatever their language. */
export type SiteSettings = {
  brand: string;
  /** Absolute origin without a trailing slash: PUBLIC_URL, or in a page the one it was asked under. */
  publicUrl: string;
  keywords: string;
  author: string;
  contact: { endpoint: string; serviceId: string; templateId: string; publicKey: string };
  social: { label: string; url: string }[];
  /** Whether password fields start masked; a person's own choice outranks it. */
  passwordsHidden: boolean;
  /** Whether people may have passkeys here. */
  passkeys: boolean;
  /** What the OpenID server is called through which people may log in; left out where there is none. */
  openid?: string;
  /** Present where moderators look at what new accounts post before others see it. */
  looksFirst?: true;
  /** Whether browsers keep pages of cook mode for when there is no network. */
  offline: boolean;
};

/** What a page knows of its site; it travels to the browser inside the page. */
export type PageSite = SiteSettings & {
  language: Language;
  /** The operator's own catalogue entries in that language, by key. */
  messages: Record<string, MessageEntry>;
};

/** A text, or its forms for each number that a language tells apart. */
export type MessageEntry = string | MessageForms;
type MessageForms = { by: string; other: string } & Partial<
  Record<'zero' | 'one' | 'two' | 'few' | 'many', string>
>;

/** Vite's manifest, as far as pages need it: source path to built file. */
export type AssetManifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

export type RenderRequest = {
  /** The absolute URL asked for. */
  url: string;
  /** Carries the page’s API calls inside the process, with the visitor’s own address. */
  send: Send;
  site: PageSite;
  /** Null in development, where Vite serves the sources. */
  manifest: AssetManifest | null;
};

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  /** A whole document, or empty for a redirect. */
  html: string;
};

/** What the server bundle (`web/entry.server.tsx`) exports. */
export type WebBundle = {
  /** Renders the visitor's view of a page; a failing page renders the error page, it does not throw. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Sources for script-src: the hash of each inline script a document carries. */
  scriptHashes: string[];
};
