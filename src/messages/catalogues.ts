import type { Language } from '#contract/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Entries } from './format.ts';
import type { LatePart } from './parts.ts';

const catalogues: Record<Language, Entries> = { en, de };

/** Every text of a language, by key; in browsers those that `loadTexts` has brought. */
export function catalogueOf(language: Language): Entries {
  return catalogues[language];
}

/**
 * Resolves when a language's core texts and these parts are there. Here they are from the start; what a
 * browser runs of a built site is written by `scripts/slim-catalogue.ts`, and fetches each part once.
 */
export async function loadTexts(_language: Language, _parts: readonly LatePart[]): Promise<void> {}
