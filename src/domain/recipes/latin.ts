import { transliterate } from 'transliteration';

/**
 * A text in Latin letters. ASCII is that already, and most texts are ASCII: the tables for the others are large, and a
 * built site loads them when it first needs them (`scripts/bundle-server.ts`).
 */
export const toLatin = (text: string): string => (ascii.test(text) ? text : transliterate(text));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are ASCII too.
const ascii = /^[\u0000-\u007f]*$/;
