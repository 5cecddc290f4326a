import { fold } from '../search/fold.ts';
import { isReadAsOne } from './german-compounds.ts';

/** What German joins to the name of a food with a hyphen or without: `Soja-Soße` is a `Sojasoße`. */
const pairs =
  /(?<![\p{L}-])(\p{L}{2,})-((?:bouillon|brühe|butter|brötchen|eis|ersatz|fond|geschnetzeltes|gewürz|joghurt|käse|kotelett|mehl|milch|nudel|sahne|sauce|so(?:ß|ss)e|spaghetti|steak|würz)\p{L}{0,8})(?![\p{L}-])/giu;

/** A text where such words are one, as far as the first of them is read in the whole as well. */
export const withoutHyphens = (text: string): string =>
  text.includes('-')
    ? text.replace(pairs, (both: string, first: string, last: string) =>
        isReadAsOne(fold(first), fold(last)) ? `${first}${last}` : both,
      )
    : text;
