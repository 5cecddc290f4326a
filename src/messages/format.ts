import { type Catalogue, en, type MessageKey } from './en.ts';

export type MessageValues = Readonly<Record<string, string | number>>;
/** Looks a text up by key and fills its `{placeholders}`. */
export type Text = (key: MessageKey, values?: MessageValues) => string;

/** Replaces `{name}` by the value of that name; a placeholder without a value stays as it is. */
export function format(template: string, values: MessageValues = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name) =>
    name in values ? String(values[name]) : whole,
  );
}

const late: Record<string, string> = {};

/** Adds texts that a browser gets with the pages that say them; elsewhere the catalogue holds them already. */
export function addTexts(part: Readonly<Record<string, string>>): void {
  Object.assign(late, part);
}

/** A text function over the catalogue with the operator's entries laid over it. */
export function createText(overrides: Partial<Catalogue> = {}): Text {
  const catalogue: Partial<Catalogue> = { ...en, ...overrides };
  return (key, values) => format(catalogue[key] ?? late[key] ?? key, values);
}
