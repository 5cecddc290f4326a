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

/** Other ways to say `without` before a food. */
const waysOfWithout = [
  /\b(?:ohne|ausser|niemals|senza|omitting|exclud(?:es?|ing)|avoids)\b/g,
  /\b(?:nicht|nichts|nothing|not)\s+(?:mit|with|containing)\b/g,
  /\ballerg(?:y|ies|ic|ie|ien|isch)\s*:/g,
  /\bkein(?:e[nrsm]?|erlei)?\b/g,
  /\bfrei von\b/g,
  /\b(?:neither|weder)\b/g,
  /\ballerg(?:isch|ie)\s+(?:gegen|auf)\b/g,
  /\bsin(?=\s+\p{L}{3})/gu,
  /\bw\/o(?:ut)?\b/g,
  /\b(?:can['’]?t|cannot|can not|do(?:es)?n['’]?t|do(?:es)? not|never|must not|mustn['’]?t|won['’]?t)\s+(?:eat|have|want|like|contain|include|use|add|tolerate|stand|take)\b/g,
  /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))\s+(?:to|of|for|against)\b/g,
  /\bleav(?:e|ing) out\b/g,
];
/** Behind a food they say that somebody cannot eat it. */
const cannotEat = [
  /(?<=\p{L}[\s-]+)(?:allerg(?:y|ies|ic|ie|isch|iker)|(?:intoleran|unvertraglich)\p{L}*|sensitiv(?:e|ity))\b(?:[\s-]+(?:friendly|safe))?/gu,
  /(?<=\p{L}\s+)(?:not\s+(?:allowed|ok)|forbidden|(?:(?:is|are|ist|sind)\s+)?(?:excluded|omitted)|vermeiden|weglassen)\b/gu,
  // `nuts: no`; of `none` and `keine` the latter says `without` by now.
  /(?<=\p{L}\s*:\s*)(?:no|none|nein|without)(?=[\s.!]*(?:$|[,;]))/gu,
];
/** What an illness and two short forms say. */
const wholeSayings: [said: RegExp, meant: string][] = [
  [/\b(?:co?eliacs?|zoliakie)\b(?:[\s-]+(?:disease|friendly|safe))?/g, 'gluten free'],
  [/\bgf\b/g, 'gluten free'],
  [/\bdf\b/g, 'dairy free'],
];
/** `egg-less` and `nuss-frei` are `eggless` and `nussfrei`. */
const hyphen = /(?<=\p{L}{2})-(?=(?:less|frei(?:e[rsnm]?)?)(?!\p{L}))/gu;
/** `glutenfree`, `eggless`, `Nussallergie`; a grape without seeds says nothing of seeds. */
const gluedFree =
  /^(?<food>\p{L}{2,})(?:free|less|frei(?:e[rsnm]?)?|allerg(?:ie|isch|iker(?:in|innen|n)?)|(?:intoleran|unvertraglich)\p{L}*)$/u;
const frei = /^frei(?:e[rsnm]?)?$/;
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
  return food && isFood(food) ? [food, 'free'] : [word];
}

const isFood = (word: string): boolean => foodsOfWords([word]).length > 0 || isNearAllergen(word);
