import { fold } from '../search/fold.ts';
import { joinedAs } from './german-compounds.ts';

/** German words that share what they end with: `Erd-, Hasel- oder Walnüsse`, `Rinder-/Gemüsebrühe`. */
const halves =
  /(?<![\p{L}-])((?:\p{L}{2,20}-(?:\s?[,/]\s?(?:(?:und|oder)\s)?|\s(?:und\/oder|und|oder|bzw\.?|sowie|u\.|o\.|&)\s)){1,5})(\p{L}{5,40})/giu;
const isHalved = /\p{L}-[\s,/]/u;
const half = /(\p{L}+)-/gu;

/** A text where each of such words is whole, as far as it then names a food. */
export const withHalvesJoined = (text: string): string =>
  isHalved.test(text)
    ? text.replace(halves, (_, firsts: string, last: string) => {
        const end = fold(last);
        const whole = firsts.replace(half, (as, first: string) => joinedAs(fold(first), end) ?? as);
        return `${whole}${last}`;
      })
    : text;
