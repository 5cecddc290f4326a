import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { catalogueOf } from '#messages/catalogues.ts';
import type { Entries, Entry } from '#messages/format.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};

/** A text between brackets, with accents, the same placeholders, and half as long again. */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const parts = text.split(/(\{\w+\})/);
  const strange = parts.map((part, at) =>
    at % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter),
  );
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length;
  const words = 'long er as before '.repeat(10);
  return `⟦${strange.join('')} ${words.slice(0, Math.max(2, Math.ceil(letters * 0.5))).trim()}⟧`;
}

function pseudoEntry(entry: Entry): Entry {
  if (typeof entry === 'string') return pseudoText(entry);
  const { by, ...forms } = entry;
  const strange = Object.entries(forms).map(([form, text]) => [form, pseudoText(text)]);
  return { by, ...Object.fromEntries(strange) } as Entry;
}

/** Writes a file for MESSAGES_FILE that puts a pseudo text in the place of every German one, and answers its name. */
export async function writePseudoMessages(folder: string): Promise<string> {
  const texts: Entries = catalogueOf('de');
  const strange = Object.entries(texts).map(([key, entry]) => [key, pseudoEntry(entry)]);
  const file = join(folder, 'pseudo-messages.json');
  await writeFile(file, JSON.stringify({ de: Object.fromEntries(strange) }));
  return file;
}

/**
 * What the present page says that comes from no catalogue: visible texts, names and hints without
 * brackets. Left out is what is marked as of another language (recipes' own words), what
 * fields hold, and these data.
 */
export function findForeignTexts(page: Page, data: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const isForeign = (text: string | null): text is string =>
      /\p{L}/u.test(text ?? '') && !/[⟦⟧]/.test(text ?? '') && !known.includes((text ?? '').trim());
    const isOurs = (element: Element) => element.closest('[lang]') === document.documentElement;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, textarea') || !isOurs(element)) continue;
      if (element.checkVisibility() && isForeign(node.nodeValue)) found.push(node.nodeValue);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOurs(element)) continue;
      for (const name of ['title', 'aria-label', 'placeholder', 'alt', 'aria-description']) {
        const text = element.getAttribute(name);
        if (isForeign(text)) found.push(`${name}: ${text}`);
      }
    }
    return [...new Set(found)];
  }, data);
}
