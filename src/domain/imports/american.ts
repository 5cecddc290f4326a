/** What a heat is told in; the first of them counts, for Americans say `350°F (180°C)` and others `180°C/350°F`. */
const heat =
  /\d{3}\s?(?:[°º]\s?|degrees?\s)?(?:(?<american>f|fahrenheit)|c|celsius|centigrade)(?!\p{L})|gas\s+mark\s+\d/iu;
const sticks =
  /(?<!\p{L})sticks?\s+(?:of\s+)?(?:\([^()]{0,30}\)\s+)?(?:\p{L}+\s+){0,2}butter(?!\p{L})/iu;
const cups = /(?<!\p{L})cups?(?!\p{L})/iu;
const metric = /[\d½¼¾]\s?%?(?:g|kg|ml|l|grams?|litres?|liters?)(?!\p{L})/iu;
/** Foods that have other names in America: where one of them is, cups are a British or an Australian's. */
const british =
  /(?<!\p{L})(?:caster\s+sugar|icing\s+sugar|plain\s+flour|self[- ]raising|double\s+cream|bicarbonate\s+of\s+soda|aubergines?|courgettes?)(?!\p{L})/iu;

/**
 * Whether English lines are an American's: by the scale in which they tell heat, by sticks of butter, or by cups where
 * nothing is weighed in grams.
 */
export function isAmerican(lines: readonly string[]): boolean {
  const said = (pattern: RegExp) => lines.some((one) => pattern.test(one));
  if (said(british)) return false;
  const [first] = lines.flatMap((one) => {
    const found = heat.exec(one);
    return found ? [found.groups?.american !== undefined] : [];
  });
  return first ?? (said(sticks) || (said(cups) && !said(metric)));
}
