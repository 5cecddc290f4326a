const votes = 'votes?|ratings?|reviews?|stars?|stimmen?|bewertung(?:en)?|sternen?';
const count = String.raw`\d[\d.,]*`;
/** What only a page says. */
const sure = [
  '(?:jump|skip) to (?:the )?(?:recipe|video|comments?)',
  '(?:print|pin|save|rate|share) (?:this |the )?recipe',
  'share(?: (?:this|it))?',
  '(?:(?:direkt |springe )?zum )?rezept (?:springen|drucken|speichern|merken|teilen|bewerten)',
  '(?:direkt |springe )?zum rezept|teilen',
  String.raw`${count}\s(?:from|out of|von|aus)\s${count}\s(?:${votes})`,
  String.raw`${count}\s(?:votes?|ratings?|reviews?|stimmen?|bewertung(?:en)?)`,
  String.raw`[0-5][.,]\d{1,2}\s?\(${count}(?:\s(?:${votes}))?\)`,
  '[★☆⭐]+',
];
/** What a dish or an ingredient may be called as well: `Save It`, `10 Sterne`. */
const unsure = [
  '(?:print|pin|save|rate)(?: (?:this|it))?',
  'drucken|speichern|merken|bewerten',
  String.raw`${count}\s(?:${votes})`,
];
const any = (offers: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${offers.join('|')})(?![\p{L}\p{N}])`, 'giu');
const offer = any([...sure, ...unsure]);
const sureOffer = any(sure);
const person = String.raw`\p{Lu}[\p{L}.'’-]*`;
const more = `(?: (?:and |und |& )?${person})`;
/** In German one word behind 'von' may be any: `Von Herzen`. */
const writer = new RegExp(
  `^(?:(?:[Bb]y|BY) ${person}${more}{0,3}|(?:[Vv]on|VON) ${person}${more}{1,3})$`,
  'u',
);
const longest = 120;

/** Whether a line says no more than who wrote a page, what it offers to do with its recipe, and how many liked it. */
export function isFurniture(text: string): boolean {
  if (text.length > longest) return false;
  const left = text
    .replace(offer, ' ')
    .replace(/[^\p{L}\p{N}&.'’-]+/gu, ' ')
    .trim();
  return writer.test(left) || (!/[\p{L}\p{N}]/u.test(left) && text.search(offer) >= 0);
}

/** Whether a line says that even where nothing tells that it is of a page: over the name of a dish, or in a list. */
export function isSurelyFurniture(text: string): boolean {
  return isFurniture(text) && text.search(sureOffer) >= 0;
}
