const votes = 'votes?|ratings?|reviews?|stars?|stimmen?|bewertung(?:en)?|sternen?';
const count = String.raw`\d[\d.,]*`;
const offers = [
  '(?:jump|skip) to (?:the )?(?:recipe|video|comments?)',
  '(?:print|pin|save|rate|share)(?: (?:(?:this |the )?recipe|this|it))?',
  '(?:(?:direkt |springe )?zum )?rezept (?:springen|drucken|speichern|merken|teilen|bewerten)',
  '(?:direkt |springe )?zum rezept|drucken|speichern|merken|teilen|bewerten',
  String.raw`${count}\s(?:(?:from|out of|von|aus)\s${count}\s)?(?:${votes})`,
  String.raw`[0-5][.,]\d{1,2}\s?\(${count}(?:\s(?:${votes}))?\)`,
  '[★☆⭐]+',
];
const offer = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${offers.join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const writer =
  /^(?:[Bb]y|BY|[Vv]on|VON) \p{Lu}[\p{L}.'’-]*(?: (?:and |und |& )?\p{Lu}[\p{L}.'’-]*){0,3}$/u;
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
