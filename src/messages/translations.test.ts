import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Entries, Entry } from './format.ts';

const translations: Readonly<Record<string, Entries>> = { de };
const english: Entries = en;

const formsOf = (entry: Entry = ''): string[] => {
  if (typeof entry === 'string') return [entry];
  const { by: _, ...forms } = entry;
  return Object.values(forms);
};

/** The values that an entry asks for, be it as `{placeholder}` or to choose among its forms. */
const askedBy = (entry: Entry = ''): string[] => {
  const filled = formsOf(entry).flatMap((form) => form.match(/(?<=\{)\w+(?=\})/g) ?? []);
  const chosen = typeof entry === 'string' ? [] : [entry.by];
  return [...new Set([...filled, ...chosen])].sort();
};

/** The specification titles the page of every cuisine 'American Recipes'; the page gives the name all the same. */
const namesMore: Readonly<Record<string, string[]>> = { 'category.pageTitle': ['category'] };

/** Why a German text may be the English one: names, words that German has too, and texts without a word. */
const sameInGerman: Readonly<Record<string, readonly string[]>> = {
  names: ['formats.md', 'formats.cook'],
  'German words': [
    'adminPage.isAdmin',
    'course.snack',
    'diet.vegan',
    'facets.course.snack',
    'field.name',
    'field.from_name',
    'field.text',
    'collectionForm.name',
    'decisions.title',
    'field.link',
    'field.url',
    'form.optional',
    'reportPage.optional',
    'newPassword.answerOptional',
    'passkeys.title',
    'saved.sort.name',
    'sharing.feed',
  ],
  'no words': [
    'adminPage.act.other',
    'adminPage.at',
    'follow.whom',
    'formats.fact',
    'kitchen.centimetres',
    'kitchen.times',
    'kitchen.units.us',
    'mail.device.line',
    'form.grams',
    'form.kcal',
    'facets.count',
    'facets.titleWith',
  ],
};

test.each(Object.keys(translations))('%s asks for the values that pages give', (language) => {
  for (const [key, entry] of Object.entries(english)) {
    const given = [...askedBy(entry), ...(namesMore[key] ?? [])].sort();
    expect(askedBy(translations[language]?.[key]), key).toEqual(given);
  }
});

test.each(Object.keys(translations))(
  '%s is silent where English is, and nowhere else',
  (language) => {
    for (const [key, entry] of Object.entries(english)) {
      const isSilent = entry === '';
      for (const form of formsOf(translations[language]?.[key])) {
        expect(form.trim() === '', key).toBe(isSilent);
        expect(form, key).toBe(form.trim());
      }
    }
  },
);

test.each(Object.keys(translations))(
  '%s names every cuisine, alone and before a noun',
  (language) => {
    const keys = Object.keys(translations[language] ?? {});
    const named = keys.filter((key) => key.startsWith('cuisine.'));
    const cuisineKeys = cuisines.map(({ name }) => `cuisine.${name.toLowerCase()}`);
    expect(named.sort()).toEqual(cuisineKeys.flatMap((key) => [key, `${key}.before`]).sort());
  },
);

test('a German text is the English one only where German says the same', () => {
  const same = Object.entries(english)
    .filter(
      ([key, entry]) =>
        formsOf(entry).join() &&
        formsOf(entry).join() === formsOf(de[key as keyof typeof de]).join(),
    )
    .map(([key]) => key);
  expect(same.sort()).toEqual(Object.values(sameInGerman).flat().sort());
});

test('German texts have the quotation marks and dots of German', () => {
  for (const [key, entry] of Object.entries(de as Entries)) {
    // A command's usage is typed as it stands.
    if (key.endsWith('.usage')) continue;
    for (const form of formsOf(entry)) {
      expect(form.replaceAll('://...', ''), key).not.toMatch(/["'“](?=\w)|\.\.\./);
      expect(form.split('„').length, key).toBe(form.split('“').length);
    }
  }
});

test('a German number stands on one line with its unit', () => {
  for (const [key, entry] of Object.entries(de as Entries)) {
    for (const form of formsOf(entry))
      expect(form, key).not.toMatch(/[\d}] (?:g|kcal|%|MB|cm|mm|Min\.|Std\.)(?!\p{L})/u);
  }
});

test('a word of the German menus that is wider than a column of the footer on a phone says where it parts', () => {
  const menus = Object.entries<Entry>(de).filter(([key]) => /^(?:nav|footer)\./.test(key));
  const words = menus.flatMap(([, entry]) => formsOf(entry)).flatMap((form) => form.split(/\s/));
  const parts = words.flatMap((word) => word.split(/[\u00ad-]/));
  expect(parts.filter((part) => part.length > 18)).toEqual([]);
});

test('no text begins with a sign that belongs to the word before it: read aloud, a space comes between', () => {
  for (const [key, entry] of [...Object.entries(english), ...Object.entries<Entry>(de)])
    for (const form of formsOf(entry)) expect(form, key).not.toMatch(/^[:;,.](?!\.)/);
});
