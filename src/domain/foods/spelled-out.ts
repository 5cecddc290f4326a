/**
 * What words alone do not tell: lady's fingers are okra, and of `Gehacktes` the amount says that it is no word for herbs,
 * as of `toast` that it is not what is done to nuts. Looking back follows the word, or it would be done at every blank.
 */
type Meant = string | ((written: string, ...parts: string[]) => string);
const otherSpellings: [hints: string, written: RegExp, meant: Meant][] = [
  ['&', /&/g, ' and '],
  ['lady', /\blady'?s? ?fingers?\s*\((?=okra|bhindi)/gi, '('],
  ['lady', /\blady fingers?\b/gi, 'ladyfingers'],
  ['drumstick', /\bdrumsticks?\s*\((?=moringa)/gi, '('],
  ['suet', /\bsuet\s*\((?=veg)/gi, 'vegetable suet ('],
  ['gf ', /\bGF\b/g, 'gluten-free'],
  ['df ', /\bDF\b/g, 'dairy-free'],
  ['just egg', /\b(?:JUST|Just) Egg\b(?!\s+(?:white|yolk|noodle|wash))/g, 'mung bean'],
  [
    "cow's or|cow’s or|cow or|dairy or|regular or|normal or|normal oder|normale oder",
    /\b(?:cow['’]?s?|dairy|regular|normale?)\s+(?:or|oder)\s+(?=(?:\p{L}+\s+){0,2}(?:milk|\p{L}+milch)\b)/giu,
    'milk or ',
  ],
  [
    'regular/|plain/|normal/|normale/|normaler/|normales/',
    /(?<=\b(?:regular|plain|normal(?:e[mnrs]?)?))\/(?=\p{L})/giu,
    ' or ',
  ],
  [
    'curry',
    /\b(?:rot|gr(?:ü|ue)n|gelb)e[nr]?\s+curry-?paste\b|\bcurry-?paste,?\s+\(?(?:rot|gr(?:ü|ue)n|gelb)e?(?!\p{L})/giu,
    'thai currypaste',
  ],
  [
    'weiß|weiss',
    /\bwei(?:ß|ss)e[nr]?\s+(?:schok[io]|kuvert(?:ü|ue)re)\p{L}*|\b(?:schokolade|kuvert(?:ü|ue)re),?\s+\(?wei(?:ß|ss)e?(?!\p{L})/giu,
    'weisse Schokolade',
  ],
  [
    'gehacktes',
    /gehacktes(?<=\d\s*(?:k?g|gramm|pfund|kilo)\s+(?:gemischtes\s+)?gehacktes)(?=\s*(?:$|[\n,(]|vom|aus|und|oder|halb|gemischt))/gi,
    'Hackfleisch',
  ],
  [
    'toast',
    /\btoasts?\b(?<=(?:^|\n|[\d¼½¾⅓⅔]\s*(?:(?!(?:buttered|french|melba|of|on|texas)\s)(?:\p{L}+|\p{L}{1,4}\.)\s+){0,2})toasts?)/giu,
    'slice toast',
  ],
  ["ei'|ei’|eiʼ", /(?<!\p{L})ei['’ʼ]s(?!\p{L})/giu, 'Eier'],
  ['pâtes', /(?<!\p{L})pâtes(?!\p{L})/giu, 'pasta'],
  ['kugel', /\beis(?<=kugeln?\s+eis)(?!\p{L})/giu, 'Eiscreme'],
  ['brät|braet', /\bbr(?:ä|ae)t\b/giu, 'Wurstbrät'],
  ['brühe', /\bbrühe\s*\((?=gemüse)/giu, 'Gemüsebrühe ('],
  ['filet', /\bfilet(?<=\d\s*(?:k?g|gramm|kilo)\s+filet)(?=\s*(?:$|[\n,(]))/gi, 'Filetfleisch'],
  ['wild', /\bwild(?<=\d\s*(?:k?g|gramm|kilo)\s+wild)(?=\s*(?:$|[\n,(]))/gi, 'Wildfleisch'],
  [
    'bries',
    /\bbries(?<=(?:\d\s*(?:k?g|gramm|kilo)|(?<!\p{L})(?:das|dem|vom|zum|ein|frisches))\s+bries)(?!\p{L})/giu,
    'Briesfleisch',
  ],
  [' met', /\bmet(?<=(?:[\dm]\s*l|[cdet]l|flasche|glas)\s+met)(?=\s*(?:$|[\n,(]))/gi, 'Honigwein'],
  [
    'helles',
    /\bhelles(?<=(?:[\dm]\s*l|cl|dl|flaschen?|dosen?)\s+helles)(?=\s*(?:$|[\n,(]))/gi,
    'Bier',
  ],
  [
    'schlag',
    /\bschlag(?<=(?:[\dm]\s*l|cl|dl|becher)\s+schlag)(?=\s*(?:$|[\n,(]))/gi,
    'Schlagobers',
  ],
  [
    'peperoni',
    /\bpeperoni(?<=(?:oz|ounces?|lbs?|cups?|packages?|packs?|slices?(?:\s+of)?|sliced|diced|chopped)\s+peperoni)/gi,
    'pepperoni',
  ],
  ['ribs', /\bribs(?<=(?:\d\s*(?:lbs?|pounds?|k?g)|racks?(?:\s+of)?)\s+ribs)/gi, 'spare ribs'],
  ['whites', /\bwhites(?<=(?:^|\n)\s*\d+\s+(?:large\s+)?whites)/gi, 'egg whites'],
  [
    'swiss',
    /\bswiss(?<=(?:\d\s*(?:g|oz)|slices?(?:\s+of)?|grated|shredded|sliced)\s+swiss)(?=\s*(?:$|[\n,(]))/gi,
    'swiss cheese',
  ],
  [
    'serrano',
    /\bserrano(?<=(?:\d\s*g|scheiben?|slices?(?:\s+of)?)\s+serrano)(?=\s*(?:$|[\n,(]))/gi,
    'serrano ham',
  ],
  [
    ' til',
    /\btil(?<=(?:tbsp|tsp|cups?|\d\s*g|white|black)\s+til)(?=\s*(?:$|[\n,(]|seeds?\b))/gi,
    'sesame',
  ],
  [
    '-chicken|no chicken|-beef|no beef',
    /\bnot?[- ](?:chicken|beef)[- ](?=broth|stock|bouillon|base)/gi,
    '',
  ],
  ['carnation', /\b(?:can|tin)s?\s+(?:of\s+)?carnation\b/gi, 'condensed milk'],
  ['salted', /\bsticks?\s+(?:un)?salted(?=\s*(?:$|[\n,(]))/gi, 'butter'],
  [
    'jelly',
    /\b(?:packet|pack|pkt|sachet)s?\s+(?:of\s+)?(?:(?!veg)\p{L}+\s+)?jelly\b/giu,
    'jelly cube',
  ],
  [
    '(vegan)|(vegetari|(pflanzlich)|(plant|(gluten|(dairy',
    /(?<![\p{L}-])((?:\p{L}{3,30} )?\p{L}{3,30}) ?\((vegan|vegetari(?:an|sch)|pflanzlich|plant[- ]based|gluten-?frei|gluten[- ]free|dairy[- ]free)\)/giu,
    (_, name = '', free = '') => name.replace(/\p{L}+/gu, `${free} $&`),
  ],
];

const ways = otherSpellings.map(([hints, ...way]) => ({ hints: hints.split('|'), way }));
const hinted = new RegExp(
  ways.flatMap(({ hints }) => hints.map((hint) => hint.replace(/[()]/g, '\\$&'))).join('|'),
);

/** A text in words that each mean one food, or none. Few texts hold one of the hints, without which there is nothing to look for. */
export function spelledOut(text: string): string {
  const small = text.toLowerCase();
  if (!hinted.test(small)) return text;
  return ways.reduce((said, { hints, way: [written, meant] }) => {
    if (!hints.some((hint) => small.includes(hint))) return said;
    return typeof meant === 'string' ? said.replace(written, meant) : said.replace(written, meant);
  }, text);
}
