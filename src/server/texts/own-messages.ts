import { readFileSync } from 'node:fs';
import { firstLanguage, isLanguage, type Language } from '#contract/languages.ts';
import type { MessageEntry } from '#contract/page.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { BadSetting, type Env, read } from '../settings/settings.ts';

/** The operator's own catalogue entries, by language and key. */
export type OwnMessages = Partial<Record<Language, Record<string, MessageEntry>>>;

/**
 * Reads MESSAGES, or what the file of MESSAGES_FILE says: under a key stands a text in English, under a language
 * an object of those in that one. A text that differs by number is an object with `by` and `other`. Throws
 * BadSetting for anything else, for a file that cannot be read, and where both are given.
 */
export function readMessages(env: Env): OwnMessages {
  const json = readJson(env);
  if (!json) return {};
  const own: OwnMessages = {};
  for (const [key, value] of Object.entries(parseObject(json))) {
    const isOfLanguage = isLanguage(key);
    const language = isOfLanguage ? key : firstLanguage;
    own[language] = { ...own[language], ...readEntries(isOfLanguage ? value : { [key]: value }) };
  }
  return own;
}

/** A sentence for each key that the catalogue has not: misspelt, or of a text that another version has. */
export function findUnknownTexts(own: OwnMessages): string[] {
  const keys = Object.values(own).flatMap((entries) => Object.keys(entries));
  const known = catalogueOf(firstLanguage);
  return [...new Set(keys)]
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `MESSAGES has a text under "${key}", which no text of this site stands under.`);
}

/** A file holds more: Linux takes 128 kB in one value of an environment. */
function readJson(env: Env): string {
  const json = read(env, 'MESSAGES', '');
  const file = read(env, 'MESSAGES_FILE', '');
  if (!file) return json;
  if (json) throw new BadSetting('Give either MESSAGES or MESSAGES_FILE.');
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new BadSetting(`MESSAGES_FILE cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

function readEntries(value: unknown): Record<string, MessageEntry> {
  const isAllTexts = isObject(value) && Object.values(value).every(isEntry);
  if (!isAllTexts) throw new BadSetting(messagesRule);
  return value as Record<string, MessageEntry>;
}

const formNames = ['by', 'other', 'zero', 'one', 'two', 'few', 'many'];

function isEntry(entry: unknown): entry is MessageEntry {
  if (!isObject(entry)) return typeof entry === 'string';
  const isForm = ([name, form]: [string, unknown]) =>
    formNames.includes(name) && typeof form === 'string';
  return 'by' in entry && 'other' in entry && Object.entries(entry).every(isForm);
}

const messagesRule =
  'MESSAGES must be a JSON object of catalogue keys and texts, or of languages and such objects.';

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (isObject(value)) return value;
  } catch {
    // Falls through to the one sentence below: what matters is that it is not such an object.
  }
  throw new BadSetting(messagesRule);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
