import { firstLanguage, isLanguage, type Language } from '#contract/languages.ts';
import type { MessageEntry } from '#contract/page.ts';
import { BadSetting, type Env, read } from './settings.ts';

/** The operator's own catalogue entries, by language and key. */
export type OwnMessages = Partial<Record<Language, Record<string, MessageEntry>>>;

/**
 * Reads MESSAGES: under a key stands a text in English, under a language an object of those in that one. A
 * text that differs by number is an object with `by` and `other`. Throws BadSetting for anything else.
 */
export function readMessages(env: Env): OwnMessages {
  const json = read(env, 'MESSAGES', '');
  if (!json) return {};
  const own: OwnMessages = {};
  for (const [key, value] of Object.entries(parseObject(json))) {
    const isOfLanguage = isLanguage(key);
    const language = isOfLanguage ? key : firstLanguage;
    own[language] = { ...own[language], ...readEntries(isOfLanguage ? value : { [key]: value }) };
  }
  return own;
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
