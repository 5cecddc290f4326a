/** German words for meat that are English ones of another meaning: the rind of a lemon is no `Rind`, nor a trick a `Hack`. */
const written = /(?<![\p{L}\p{N}])(?:rinds?|hacks?)(?![\p{L}\p{N}])/giu;
/** So much of a text on either side tells which is meant. */
const near = 24;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What stands before the German word, though somebody writes it with a small letter. */
const germanBefore = setOf(
  `g gr kg gramm kilo pfund pfd pck packung portion rinder schweine etwas mehr für vom aus halb reines das dem des zum beim mit und oder schwein kalb lamm gemischtes gemischten
  gemischtem mageres veganes veganem veganen vegetarisches vegetarischem vegetarischen`,
);
/** What stands before the English word, also in a heading, where it has a capital. */
const englishBefore = setOf(
  `a an the of this my its grated zested peeled pared chopped sliced candied lemon orange lime citrus grapefruit mandarin
  fruit melon watermelon cheese parmesan parmigiano reggiano pecorino romano padano brie camembert bacon ham pork outer
  thick thin hard white green best great little neat simple easy quick handy clever genius kitchen life food cooking baking`,
);
const othersMeat = /^[\s/]*(?:(?:und|oder)\s+)?(?:halb\s+)?(?:schwein|kalb|lamm)/i;

/** A text without such words where they are English: a capital is German, but for what stands before. */
export const withoutAlsoEnglish = (text: string): string =>
  text.replace(written, (word: string, at: number) => {
    const before = text.slice(Math.max(0, at - near), at);
    const after = text.slice(at + word.length, at + word.length + near);
    return isEnglish(word, before, after) ? 'thing' : word;
  });

function isEnglish(word: string, before: string, after: string): boolean {
  const [, last = ''] = /(\p{L}+)[^\p{L}\n]*$/u.exec(before.toLowerCase()) ?? [];
  if (/^\s+of\b/.test(after)) return true;
  if (germanBefore.has(last) || othersMeat.test(after)) return false;
  const isAlone = last === '' && /^\P{L}*(?:\n|$)/u.test(after);
  const isSmall = word.startsWith(word.charAt(0).toLowerCase());
  return isSmall || /^hacks$/i.test(word) ? !isAlone : englishBefore.has(last);
}
