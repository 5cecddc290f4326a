import { createContext, useContext } from 'react';
import type { PageSite } from '#contract/page.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createText, type Text } from '#messages/format.ts';

const texts = new WeakMap<PageSite, Text>();

/** The text function of a site: the catalogue with the operator's entries laid over it. */
export function textOf(site: PageSite): Text {
  const known = texts.get(site);
  if (known) return known;
  const text = createText(site.language, catalogueOf(site.language), site.messages);
  texts.set(site, text);
  return text;
}

export const SiteContext = createContext<PageSite | null>(null);

/** The site's settings. */
export function useSite(): PageSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteContext is missing above this component');
  return site;
}

/** Looks texts up in the site's catalogue: `text('nav.home')`, `text('explore.total', { n: 3 })`. */
export function useText(): Text {
  return textOf(useSite());
}
