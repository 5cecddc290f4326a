import { pieces, vague } from './food-names.ts';

/** A word of a text; `follows` where no sign but a hyphen stands between it and the one before it. */
export type Word = { text: string; follows: boolean; isJoined: boolean };

/** What a name of an ingredient is told by. */
type Named = { head: string; others: readonly string[] };

/** The places of up to four words before one, without a comma or a stop in between. */
export function wordsBefore(words: readonly Word[], at: number): number[] {
  const places: number[] = [];
  for (let one = at; one > 0 && words[one]?.follows && places.length < 4; one--)
    places.push(one - 1);
  return places;
}

/** Water that pasta is cooked in, or that runs, is no ingredient. */
export function isOnlyForCooking(
  words: readonly Word[],
  at: number,
  { head, others }: Named,
): boolean {
  if (head !== 'water') return false;
  const before = words[at - 1]?.text ?? '';
  const isBath =
    words.slice(Math.max(0, at - 6), at).some(({ text }) => bath.test(text)) ||
    /^to (?:come|cover|reach)$/.test(`${words[at + 1]?.text} ${words[at + 2]?.text}`);
  const isOther = /^(?:hot|boiling|warm|cold|iced)$/.test(before) && !others.includes(before);
  const isLeft = before === 'the' && words[at - 2]?.text === 'from';
  return (
    (isBath && isOther) ||
    isLeft ||
    /^(?:salted|running|simmering|of)$/.test(before) ||
    words[at - 2]?.text === 'of'
  );
}

/** What is dipped or cooled in water takes none of it in. */
const bath = /^(?:dip|plunge|soak|blanch|lower|refresh|cool)$/;

/** `A slice of cheese` is none of the pickle slices. */
export function isOfOther(words: readonly Word[], at: number, { head, others }: Named): boolean {
  const [of, ...rest] = [1, 2, 3].map((one) => words[at + one]?.text ?? '');
  return pieces.has(head) && of === 'of' && !rest.some((word) => others.includes(word));
}

/** `Like thin cream` and `the thickness of single cream` say how something is, not what goes in. */
export function isLikened(words: readonly Word[], at: number): boolean {
  if (!likened.test(words[at]?.text ?? '')) return false;
  const [last = '', next = '', third = ''] = wordsBefore(words, at).map(
    (one) => words[one]?.text ?? '',
  );
  const told = [last, next, third];
  const isOf = told.some((word, one) => word === 'of' && measured.test(told[one + 1] ?? ''));
  return isOf || last === 'like' || next === 'like';
}

const likened = /^(?:cream|custard|honey|milk|soup|syrup|yogurt|butter|paste)$/;
const measured = /^(?:thickness|consistency|texture|colour|color)$/;

/** `pasta water`, and the `nut paste` of a step before. */
export function isOfMixture(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next?.follows === true && vague.has(next.text);
}

/** A `potato masher` is no potato. */
export function isOfTool(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    next?.follows === true &&
    /^(?:masher|ricer|peeler|grater|zester|grinder|crusher|squeezer|juicer|slicer|corer|cooker)$/.test(
      next.text,
    )
  );
}

/** `Cream the butter` and `mince the garlic` name no cream and no mince. */
export function isVerb(words: readonly Word[], at: number): boolean {
  const { text = '', follows = false } = words[at] ?? {};
  if (!/^(?:cream|mince|juice|zest|dress|roll|slice|chop|stem|head|top|leaf)$/.test(text))
    return false;
  // A sauce 'leaves the sides of the pan'.
  const isFirst =
    !follows || text === 'leaf' || /^(?:and|then|or|to)$/.test(words[at - 1]?.text ?? '');
  return (
    isFirst && /^(?:the|a|an|it|each|both|together|them|out|up)$/.test(words[at + 1]?.text ?? '')
  );
}
