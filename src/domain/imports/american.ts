/** What a heat is told in; `at` is its number of degrees. */
const heat =
  /(?<!\d)(?<at>\d{3})\s?(?:[°º]\s?|degrees?\s)?(?:(?<american>f|fahrenheit)|c|celsius|centigrade)(?!\p{L})/giu;
/** Degrees that say no scale. */
const unsaid =
  /(?<!\d)(\d{3})\s?(?:[°º]|degrees?(?!\p{L}))(?!\s?(?:[cf]|fahrenheit|celsius|centigrade)(?!\p{L}))/giu;
const fahrenheit = /\d\s?(?:[°º]\s?|degrees?\s)?(?:f|fahrenheit)(?!\p{L})/iu;
/** Ovens of no other country have marks of gas. */
const gas = /(?<!\p{L})gas(?:\s+mark)?\s*[\d½¼]/iu;
/** Sticks that are counted are the butter's own; others are celery's or cinnamon's, eaten with it. */
const sticks =
  /(?:[\p{N})][\s-]{0,2}|(?<!\p{L})(?:an?|one|two|three|four|half)\s)sticks?\s+(?:of\s+)?(?:\([^()]{0,30}\)\s+)?(?:(?!(?:with|in|and|or|plus|peanut)\s)\p{L}+\s+){0,2}butter(?!\p{L})/iu;
/** Cups that an ingredient is measured in, as a line or a Cooklang file begins with them; tea is drunk from one. */
const cups =
  /(?:^[^\p{L}\p{N}]*|\{=?)\p{N}[\p{N}\s./⁄–%-]*(?:(?:to|or)\s+\p{N}[\p{N}\s./⁄-]*)?(?:\p{L}+\s+)?cups?(?!\p{L}|\s+of\s+(?:\p{L}+\s+)?tea(?!\p{L}))/iu;
const metric = /[\d½¼¾]\s?%?(?:g|kg|ml|l|grams?|litres?|liters?)(?!\p{L})/iu;
/** Foods that have other names in America: where one of them is, cups are a British or an Australian's. */
const british =
  /(?<!\p{L})(?:caster\s+sugar|icing\s+sugar|golden\s+syrup|plain\s+flour|self[- ]raising|cornflour|double\s+cream|bicarb(?:onate\s+of\s+soda)?|mixed\s+spice|sultanas?|prawns?|rocket|coriander\s+leaves|capsicums?|aubergines?|courgettes?)(?!\p{L})/iu;

/** From here on a heat is an oven's: less is that of a food. */
const leastOven = { fahrenheit: 250, celsius: 120 };
/** Degrees without a scale: so many are likely Celsius, and more than the last are Fahrenheit. */
const unsaidCelsius = { from: 140, to: 260 };
const mostCelsius = 300;

/**
 * Whether English lines are surely an American's: by the scale in which they tell the heat of an oven, by sticks of butter,
 * or by cups where nothing is weighed in grams. What may be another's is not.
 */
export function isAmerican(lines: readonly string[]): boolean {
  const said = (pattern: RegExp) => lines.some((one) => pattern.test(one));
  if (said(british) || said(gas)) return false;
  return toldByHeat(lines) ?? (said(sticks) || (said(cups) && !said(metric)));
}

/** What the heats of an oven say; the first scale counts, for Americans say `350°F (180°C)` and others `180°C/350°F`. */
function toldByHeat(lines: readonly string[]): boolean | undefined {
  for (const { groups } of lines.flatMap((one) => [...one.matchAll(heat)])) {
    const isFahrenheit = groups?.american !== undefined;
    const least = isFahrenheit ? leastOven.fahrenheit : leastOven.celsius;
    if (Number(groups?.at) >= least) return isFahrenheit;
  }
  const bare = lines.flatMap((one) => [...one.matchAll(unsaid)]).map(([, at]) => Number(at));
  if (bare.some((at) => at > mostCelsius)) return true;
  const mayBeCelsius = bare.some((at) => at >= unsaidCelsius.from && at <= unsaidCelsius.to);
  return mayBeCelsius && !lines.some((one) => fahrenheit.test(one)) ? false : undefined;
}
