import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { LatePart } from '#messages/parts.ts';

export type Page = {
  /** The page's source path, by which the manifest finds its chunk. */
  id: string;
  path: string;
  /** The parts of the catalogue that the page says beside what every page says. */
  texts?: readonly LatePart[];
  load: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>;
};

/** The route of a page in a language: its program and its texts come at the same time. */
export function lazyRoute({ id, path, texts = [], load }: Page, language: Language): RouteObject {
  const lazy = async () => {
    const [loaded] = await Promise.all([load(), loadTexts(language, texts)]);
    return loaded;
  };
  return { id, path, lazy };
}
