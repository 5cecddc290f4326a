import { firstLanguage, type Language } from '#contract/languages.ts';
import type { MessageEntry } from '#contract/page.ts';
import type { MessageKey } from './en.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** What stands in a catalogue under a key: a text, or its forms, of which the value named by `by` chooses. */
export type Entry = string | Readonly<Exclude<MessageEntry, string>>;
export type Entries = Readonly<Record<string, Entry>>;

/** A part of the catalogue in another language: the same keys, and no more. */
export type Translated<Part> = { readonly [Key in keyof Part]: Entry };

/** Looks texts up by key, fills their `{placeholders}`, and writes numbers, dates and lists, all in one language. */
export type Text = {
  (key: MessageKey, values?: MessageValues): string;
  readonly language: Language;
  number(value: number): string;
  /** The day of an ISO time, in UTC. */
  date(time: string): string;
  /** Day and minute of an ISO time, in UTC. */
  time(time: string): string;
  /** The minute of the day of a moment, on the clock of its reader. */
  clock(moment: number): string;
  /** Things one after another: 'eggs, milk and flour'. */
  list(things: readonly string[]): string;
};

/**
 * Whose way of writing a language follows. Dates of English pages are those of the specification,
 * 2026-11-22, which Sweden writes.
 */
const locales: Record<Language, { words: string; dates: string }> = {
  en: { words: 'en-GB', dates: 'sv-SE' },
  de: { words: 'de-DE', dates: 'de-DE' },
};

/** A text function over a catalogue, with the operator's own entries of that language laid over it. */
export function createText(language: Language, catalogue: Entries, own: Entries = {}): Text {
  const { words, dates } = locales[language];
  const numbers = late(() => new Intl.NumberFormat(words, { useGrouping: 'min2' }));
  const plurals = late(() => new Intl.PluralRules(words));
  const lists = late(() => new Intl.ListFormat(words));
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const fill = (entry: Entry, values: MessageValues): string =>
    choose(entry, values, plurals).replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? numbers().format(value) : value;
    });
  const text = (key: string, values: MessageValues = {}) =>
    fill(own[key] ?? catalogue[key] ?? key, values);
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = late(() => new Intl.DateTimeFormat(dates, options));
    return (time: string | number) => format().format(new Date(time));
  };
  return Object.assign(text, {
    language,
    number: (value: number) => numbers().format(value),
    date: write(day),
    time: write({ ...day, ...clock }),
    clock: write(clock),
    list: (things: readonly string[]) => lists().format(things),
  });
}

/** Makes a thing when it is first asked for: five ways of writing cost a phone a fifth of a second before anything comes alive. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function choose(entry: Entry, values: MessageValues, plurals: () => Intl.PluralRules): string {
  if (typeof entry === 'string') return entry;
  return entry[plurals().select(Number(values[entry.by]))] ?? entry.other;
}

/** The text functions of a site, one for each language, made when first asked for. */
export type Texts = (language?: Language) => Text;

/** `catalogueOf` gives a language's entries; `own` the operator's, by language. */
export function createTexts(
  catalogueOf: (language: Language) => Entries,
  own: Partial<Record<Language, Entries>> = {},
): Texts {
  const made = new Map<Language, Text>();
  return (language = firstLanguage) => {
    const text = made.get(language) ?? createText(language, catalogueOf(language), own[language]);
    made.set(language, text);
    return text;
  };
}
