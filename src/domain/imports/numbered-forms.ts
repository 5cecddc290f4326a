import { readIngredientLine } from '#domain/kitchen/ingredient-line.ts';

/** `Zwiebel(n)`, `Tasse/n`, `egg(s)`: one word in both its numbers, as sites that reckon amounts write it. */
const both = /(?<=\p{L}{2})(?:\((n|en|er|e|s)\)|(?<=\p{L}{3})\/(n|en|er)(?=\s))/gu;
/** One or a part of one, right before a word: `1 - 2 Zwiebel(n)` are several. Behind a unit any number of a food is meant: `1 kg Kartoffel(n)`. */
const one = /^(?:ca\.?\s)?(?:1|½|¼|¾|⅓|⅔|[1-3]\/[2-4])\s(?=\p{L})(?!(?:kg|g|ml|l|cl|dl)\s)/u;
/** No unit stands between: words that say more of a German food begin small, and its units do not. */
const same = /^[^\p{L}]*(?:\p{Ll}[\p{L}.-]*\s+){0,3}\p{L}+$/u;

/** An ingredient with each word in the number that its amount asks for; `m.-große` written out. */
export function numberedForms(text: string): string {
  if (text.length > 300) return text;
  const isOne = one.test(text);
  const plain = text.replace(/(?<!\p{L})m\.-\s?(?=gro(?:ß|ss))/gu, 'mittel');
  return plain.replace(both, (_, inside, behind, at: number) => {
    const ending: string = inside ?? behind ?? '';
    const before = plain.slice(0, at);
    const isBare = isOne && same.test(before) && !(ending === 's' && hasUnit(before));
    return isBare ? '' : ending;
  });
}

/** Whether a unit stands before the last word: English units begin small, as its other words do. */
function hasUnit(text: string): boolean {
  const [first] = readIngredientLine(text.replace(/\p{L}+$/u, 'x'), 'en-GB').amounts;
  return Boolean(first?.unit);
}
