import { fold } from './fold.ts';
import { tokenize } from './tokenize.ts';

/**
 * A keyword as a person wrote it: its words, with the commas and minus signs between them. A `dash`
 * is a minus with a space behind it, which may as well be a dash.
 */
export type Piece = { readonly kind: 'word' | 'comma' | 'minus' | 'dash'; readonly text: string };

const minus = /(?<=^|[\s,;(])[-−–—]+(?=(?<space>\s*)[\p{L}\p{Extended_Pictographic}])/gu;
const joints = /(?<minus>\ue010)|(?<dash>\ue011)|(?<comma>[,;&/+|]+)/gu;

/** Takes a keyword apart. A minus is one that begins a word: the hyphen of `stir-fry` is none. */
export function piecesOf(keyword: string): Piece[] {
  const text = fold(keyword)
    .replace(/[\ue010\ue011]/g, ' ')
    .replace(/\bw\/o\b/g, 'without')
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
  tokenize(text).map((token) => ({ kind: 'word', text: token.text }));
