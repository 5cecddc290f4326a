import { foodsOfWords } from '../foods/named-foods.ts';
import { fold } from './fold.ts';
import { isNearAllergen } from './listed-allergens.ts';
import { tokenize } from './tokenize.ts';

/**
 * A keyword as a person wrote it: its words, with the commas and minus signs between them. A `dash`
 * is a minus with a space behind it, which may as well be a dash.
 */
export type Piece = { readonly kind: 'word' | 'comma' | 'minus' | 'dash'; readonly text: string };

const minus = /(?<=^|[\s,;(])[-−–—!]+["“”'‘]?(?=(?<space>\s*)[\p{L}\p{Extended_Pictographic}])/gu;
const joints = /(?<minus>\ue010)|(?<dash>\ue011)|(?<comma>[,;&/+|]+)/gu;

/** Other ways to say `without` before a food, and the slips of those who type it. */
const waysOfWithout = [
  /\b(?:ohne|ausser|niemals|senza|omitting|exclud(?:es?|ing)|avoids)\b/g,
  /\b(?:ohn|ohnne|ohnee|ohme|onhe|ohen|onne|wi(?:t|h)out|withot|withou|withouth|withoutt|w(?:iht|hit|tih)out|wthout|withut|wothout|withuot|with out)\b/g,
  /\b(?:except(?:ing)?|excpet|exept|ecxept|expect) for\b|\b(?:excpet|exept|ecxept|exluding|excludng|exlcuding)\b/g,
  /\b(?:other|rather) than\b|\b(?:aside|(?<!fall[\s-])(?<!falls )apart) from\b|\bwith the exception of\b/g,
  /\b(?:anything|everything|all) but\b(?! the bagel)/g,
  /\bbis auf\b|\b(?:mit ausnahme von|ausgenommen|abgesehen von)\b|\b(?:exkl|excl)\b\.?/g,
  /\b(?:devoid of|lacking|none of)\b|\bverzicht(?:e|et|en)? auf\b|\bverzichtend auf\b/g,
  /\b(?:nicht|nichts|nix|nothing|not)\s+(?:mit|with|containing|eating|using|including)\b/g,
  /\b(?:stay(?:ing)?|keep(?:ing)?|steer(?:ing)?)\s+(?:away|clear)\s+(?:from|of)\b/g,
  /\b(?:allerg(?:y|ies|ic|ie|ien|isch|ens?|ene)|(?:intoleran(?:ces?|z|zen)|unvertraglichkeit(?:en)?))\s*:/g,
  /\b(?:intoleranz|unvertraglichkeit)\s+(?:gegen(?:uber)?|auf|von)\b/g,
  /\bkein(?:e[nrsm]?|erlei)?\b/g,
  /\bfrei von\b/g,
  /\b(?:neither|weder)\b/g,
  /\ballerg(?:isch|ie)\s+(?:gegen|auf)\b/g,
  /\bsin(?=\s+\p{L}{3})/gu,
  /\bw\/o(?:ut)?\b/g,
  /\b(?:can['’]?t|cannot|can not|do(?:es)?n['’]?t|do(?:es)? not|never|(?:must|should|may|will) not|(?:must|should)n['’]?t|won['’]?t|unable to|not able to|not allowed to)\s+(?:eat|have|want|like|contain|include|use|add|tolerate|stand|take|digest|consume|touch)\b/g,
  /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))\s+(?:to|of|for|against)\b/g,
  /\bleav(?:e|ing) out\b/g,
];
/** Behind a food they say that somebody cannot eat it. */
const cannotEat = [
  /(?<=\p{L}[\s-]+)(?:allerg(?:y|ies|ic|ie|isch|iker)|(?:intoleran|unvertraglich)\p{L}*|sensitiv(?:e|ity))\b(?:[\s-]+(?:friendly|safe))?/gu,
  /(?<=\b(?:nuts?|peanuts?|gluten|dairy|milk|lactose|eggs?|soya?|sesame|wheat|allergen)[\s-]+)safe\b/g,
  /(?<=\p{L}\s+)(?:(?:is|are|ist|sind)\s+)?(?:not\s+(?:allowed|ok|wanted)|forbidden|excluded|omitted|left out|vermeiden|weglassen|verboten|tabu|nicht erlaubt|unerwunscht)\b/gu,
  /(?<=\p{L}\s+)(?:mag|vertrage|esse|darf|will)\s+(?:ich|er|sie|es)\s+nicht\b/gu,
  // `nuts: no`; of `none` and `keine` the latter says `without` by now.
  /(?<=\p{L}\s*:\s*)(?:no|none|nein|without)(?=[\s.!]*(?:$|[,;]))/gu,
];
/** What an illness, a diet and short forms say, and what stands around its food; a minus takes one food and no list behind it. */
const wholeSayings: [said: RegExp, meant: string][] = [
  [
    /\b(?:c(?:o?e|eo)ll?ia[ck]s?|coelaics?|zo?e?liakie)\b(?:[\s-]+(?:disease|friendly|safe))?/g,
    'gluten free',
  ],
  [/\bpes[ck][ae]tarians?\b/g, 'meat free'],
  [/\bpes[ck][ae]tari(?:er(?:in)?|sch(?:e[rsnm]?)?)\b/g, 'fleisch free'],
  [/\bhalal\b/g, ' -pork -alcohol '],
  [/\b(?:koscher(?:e[rsnm]?)?|kosher)\b(?![\s-]+(?:salt|salz|dill|pickle))/g, ' -pork -shellfish '],
  [/\bnon(?=dairy\b|alcoholic\b)/g, 'non '],
  [/\bnicht[\s-]+(?:(?:zu|so|sehr)\s+)?(?=scharf)/g, 'without '],
  [/\bnot (?:too|so|very) (?=spicy|hot\b)/g, 'without '],
  [/\btierische[nrs]? (?:produkten?|erzeugnissen?|zutaten)\b/g, 'tierisches'],
  [/\b(?:zuckerzusatz|zugesetzte[nrm]? zucker)\b/g, 'zucker'],
  [/\b0\s*(?:%|g|prozent)?\s*(?=(?:sugar|zucker|alcohol|alkohol)\b)/g, 'without '],
  [
    /\b(?:mag|mochte|esse|vertrage|darf|will)\s+(?:(?:die|das|den)\s+)?(?!(?:ich|er|sie|es|wir|man)\b)(\p{L}+)\s+nicht\b/gu,
    'without $1',
  ],
  [/\blass(?:e|en|t)?\s+(?:(?:die|das|den)\s+)?(\p{L}+)\s+weg\b/gu, 'without $1'],
  [/\bleav(?:e|ing)\s+(?:(?:the|any)\s+)?(?!out\b)(\p{L}+)\s+out\b/gu, 'without $1'],
  [/(?<=^|[,;.]\s*)weglassen\s*:?\s+(?=\p{L})/gu, 'without '],
  [
    /(?<=\b(?:i|he|she|son|daughter|child|kid|husband|wife|who)\s+(?:am|is)\s+|\bi['’]?m\s+)not allowed\s+(?!to\b)(?=\p{L})/gu,
    'without ',
  ],
  [/\bgf\b/g, 'gluten free'],
  [/\bdf\b/g, 'dairy free'],
];
/** `egg-less` and `nuss-frei` are `eggless` and `nussfrei`. */
const hyphen = /(?<=\p{L}{2})-(?=(?:less|frei(?:e[rsnm]?)?)(?!\p{L}))/gu;
/** `glutenfree`, `eggless`, `Nussallergie`; a grape without seeds says nothing of seeds. */
const gluedFree =
  /^(?<food>\p{L}{2,})(?:free|less|frei(?:e[rsnm]?)?|fri|frie|frey|fre|allerg(?:ie|isch|iker(?:in|innen|n)?)|(?:intoleran|unvertraglich)\p{L}*)$/u;
/** Said of anything, it says that somebody cannot eat it: `Fruktoseintoleranz`. */
const gluedIllness =
  /^(?!lebens|nahrungs|kreuz|pollen|heu)(?<food>\p{L}{3,})(?:(?:intoleran|unvertraglich)\p{L}*)$/u;
const frei = /^(?:frei(?:e[rsnm]?)?|fre|fri|frie|frey|freee|feri|fere)$/;
const notGlued = new Set('boneless skinless seedless crustless shellless'.split(' '));

/** Takes a keyword apart. A minus is one that begins a word: the hyphen of `stir-fry` is none. */
export function piecesOf(keyword: string): Piece[] {
  const plain = fold(keyword).replace(/[\ue010\ue011]/g, ' ');
  const meant = wholeSayings.reduce((said, [way, whole]) => said.replace(way, whole), plain);
  const negated = waysOfWithout.reduce((said, way) => said.replace(way, 'without'), meant);
  const text = cannotEat
    .reduce((said, way) => said.replace(way, 'free'), negated)
    .replace(hyphen, '')
    .replace(minus, (_minus, space: string) => (space === '' ? ' \ue010' : ' \ue011'));
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(joints)) {
    pieces.push(...wordsOfPart(text.slice(end, match.index)));
    const { minus: isMinus, dash } = match.groups ?? {};
    if (isMinus || dash) pieces.push({ kind: isMinus ? 'minus' : 'dash', text: '-' });
    else pieces.push({ kind: 'comma', text: ',' });
    end = match.index + match[0].length;
  }
  return [...pieces, ...wordsOfPart(text.slice(end))];
}

const wordsOfPart = (text: string): Piece[] =>
  tokenize(text)
    .flatMap((token) => unglued(token.text))
    .map((word, i, all) => ({ kind: 'word', text: isFreeOf(word, all[i - 1]) ? 'free' : word }));

/** `gluten frei`; elsewhere the word says nothing of food. */
const isFreeOf = (word: string, food = ''): boolean => frei.test(word) && isFood(food);

function unglued(word: string): string[] {
  const food = notGlued.has(word) ? undefined : gluedFree.exec(word)?.groups?.food;
  if (food && isFood(food)) return [food, 'free'];
  const unable = gluedIllness.exec(word)?.groups?.food;
  return unable ? [unable, 'free'] : [word];
}

const isFood = (word: string): boolean => foodsOfWords([word]).length > 0 || isNearAllergen(word);
