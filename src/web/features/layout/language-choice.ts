import { isLanguage, type Language } from '#contract/languages.ts';
import { readStored, writeStored } from '#web/data/browser-storage.ts';

const storageKey = 'languageChosen';

/** Somebody has chosen a language here, or wants no other: nothing is offered from now on. */
export function rememberChoice(): void {
  writeStored(storageKey, true);
}

/** The language that this browser prefers among those of the site, where the page is in another one and nobody has chosen yet. */
export function languageToOffer(present: Language): Language | null {
  const wished = navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage);
  return wished && wished !== present && readStored(storageKey) !== true ? wished : null;
}
