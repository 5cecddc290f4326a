/**
 * What words alone do not tell: lady's fingers are okra, and of `Gehacktes` the amount says that it is no word for herbs,
 * as of `toast` that it is not what is done to nuts. Looking back follows the word, or it would be done at every blank.
 */
const otherSpellings: [written: RegExp, meant: string][] = [
  [/&/g, ' and '],
  [/\blady fingers?\b/gi, 'ladyfingers'],
  [
    /\b(?:rot|grün|gelb)e[nr]?\s+curry-?paste\b|\bcurry-?paste,?\s+\(?(?:rot|grün|gelb)e?(?!\p{L})/giu,
    'thai currypaste',
  ],
  [
    /\bwei(?:ß|ss)e[nr]?\s+(?:schoko|kuvertüre)\p{L}*|\b(?:schokolade|kuvertüre),?\s+\(?wei(?:ß|ss)e?(?!\p{L})/giu,
    'weisse Schokolade',
  ],
  [
    /gehacktes(?<=\d\s*(?:k?g|gramm|pfund|kilo)\s+(?:gemischtes\s+)?gehacktes)(?=\s*(?:$|[\n,(]|vom|aus|und|oder|halb|gemischt))/gi,
    'Hackfleisch',
  ],
  [
    /\btoasts?\b(?<=(?:^|\n|[\d¼½¾⅓⅔]\s*(?:(?!(?:buttered|french|melba|of|on|texas)\s)\p{L}+\s+){0,2})toasts?)/giu,
    'slice toast',
  ],
];

/** A text in words that each mean one food, or none. */
export const spelledOut = (text: string): string =>
  otherSpellings.reduce((said, [way, meant]) => said.replace(way, meant), text);
