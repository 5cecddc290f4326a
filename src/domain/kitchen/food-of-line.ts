import type { Amount } from './amounts.ts';

/** Words that begin a remark without a comma before them. */
const remark =
  /\s+(?:to\s+(?:taste|serve|garnish|finish|decorate|season|dust|grease)|for\s+(?:the|dusting|frying|greasing|serving|garnish|brushing|rolling|deep-frying|sprinkling|topping|dipping)|plus\s+[\d½¼¾⅓⅔]|or\s+[\d½¼¾⅓⅔]|oder\s+[\d½¼¾⅓⅔]|plus\s+(?:extra|more)|nach\s+(?:geschmack|belieben)|n\.\s?B\.|zum\s+\p{Lu}|für\s+(?:die|den|das)|at\s+room\s+temperature|(?:made\s+up\s+(?:to|with)|in)\s+[\d½¼¾⅓⅔]|(?:und|and)\s+etwas|oder\s+nach)/iu;
const vague =
  /^(?:some|several|reichlich|a\s+few|a\s+little|a\s+bit\s+of|a\s+lot\s+of|plenty\s+of|etwas|ein\s+paar|ein\s+wenig|ein\s+bisschen|einige|wenig|n\.\s?B\.|nach\s+(?:Belieben|Bedarf|Geschmack))\s+(?:(?:sprigs?|leaves|drops?|slices?|stalks?|Zweige?|Blätter|Tropfen|Stängel)\s+(?:of\s+)?)?/iu;
const between =
  /^[\s(/|+=&,;–—-]*(?:(?:about|approx\.?|ca\.?|etwa|plus|minus|to|bis|and|und|or|oder|bzw\.?)\s*)?$/iu;

const sizes = String.raw`(?:extra[\s-])?(?:small|medium|large|big|whole|kleine[rns]?|mittelgroße[rns]?|große[rns]?)`;
/** What may stand before the end of parentheses that say an amount again: ` each)`, ` medium)`. */
const closing = new RegExp(String.raw`^(?:\s*(?:each|${sizes}))?\s*\)`, 'iu');
/** `small (about 2 lb) squash`: what it weighs stands between its size and the food. */
const sizedFood = new RegExp(String.raw`^\s*${sizes}\s+\(([^()]*)\)\s+(?=\p{L})`, 'iu');

/** `large or 2 small onions`: a choice of sizes stands before the food that both are of. */
const sizesOfFood = new RegExp(
  String.raw`^\s*(${sizes}\s+(?:or|oder)\s+[\d½]+\s+${sizes})\s+(?=\p{L})`,
  'iu',
);

/** These end the name of a food that other words begin: nobody writes `plain` of a flour alone. */
const nouns =
  'flour sugar cream milk yoghurt yogurt butter cheese chocolate oil vinegar soda syrup salt rice bread beans onions? peppers? chill?ie?s? mince beef pork lamb bacon'
    .split(' ')
    .join('|');
/** `plain (all-purpose) flour`, `rote (milde) Zwiebeln`: what it is called as well stands within the name of the food. */
const namedWithin = new RegExp(
  String.raw`^((?:(?!(?:${nouns})(?!\p{L}))\p{Ll}[\p{L}’'-]*\s+){1,3})\(([^()\d]{2,40})\)\s+(?=(?:\p{Ll}+\s+)?(?:(?:${nouns})(?![\p{L}-])|\p{Lu}))`,
  'u',
);

/** What may stand before the amount that begins a line and names no food. */
const beforeAmount =
  /^[^\p{L}]*(?:(?:an?|about|approx\.?|approximately|around|roughly|generous|scant|ca?\.?|circa|etwa|ungefähr|rund|mindestens|höchstens|gut|knapp|optional|just|under|over|up|to|at|least|bis|zu|je|jeweils|between|zwischen|good|evtl\.?|ein|eine|einen)(?!\p{L})[\s,:]*)*/iu;

/** What of a fruit is taken, right before its number: `juice 2 limes`, `Saft einer Zitrone`. */
const fruitPart =
  /^\s*((?:(?:finely|coarsely|freshly|grated|pared|squeezed|strained|juice|zest|and|&|\p{Lu}\p{L}+\s+und)\s+){0,5}(?:Saft|Abrieb|Schale|Mark|juice|zest))\s+$/iu;

/** The food of a line and what is said of it, by where its amounts stand. */
export function splitFood(
  line: string,
  amounts: readonly Amount[],
): { food: string | null; note: string | null } {
  const [first] = amounts;
  if (!first)
    return parts(
      line
        .trim()
        .replace(vague, '')
        .replace(/^\d+\s+(?=[^\p{L}\p{N}\s])/u, ''),
      null,
    );
  const before = line.slice(0, first.start);
  const [, title] = /^\s*([^\d,;:(]{1,40}):\s+\D*$/u.exec(before) ?? [];
  const rest = behind(line, amounts);
  if (title && /^\s*(?:optional)\s*$/iu.test(title)) return parts(rest, null);
  // 'Onions: 2, sliced' begins with what it counts.
  if (title && /^\s*(?:$|[,(])/.test(rest))
    return parts(title + rest.replace(/^\s*\(/, ' ('), null);
  if (title) return parts(rest, title.trim());
  // 'Juice of 1 lemon': what is taken from the food stands in front.
  const [, taken] =
    /^\s*(\p{L}[^,;(]*?)\s+(?:of|from|von|aus)\s+(?:about\s+|ca\.?\s+)?$/iu.exec(before) ?? [];
  if (taken) return parts(behind(line, amounts), taken);
  const [, part] = (first.unit === null && fruitPart.exec(before)) || [];
  if (part) return parts(behind(line, amounts), part);
  const isTrailing = /\p{L}/u.test(before.replace(beforeAmount, ''));
  if (isTrailing) return trailing(before, line.slice(first.end));
  return parts(behind(line, amounts), null);
}

/** `butter, 100 g`, `Eggs: 3`. */
function trailing(before: string, after: string): { food: string | null; note: string | null } {
  const food = before.replace(
    /(?<![\s:,(–—-])(?:\s+x)?[\s:,(–—-]+(?:(?:about|ca\.?|etwa)\s*)?$/iu,
    '',
  );
  return parts(food + after.replace(/^\s*\)/, ''), null);
}

/** What stands behind the first amount, and behind those that say it again or add to it. */
function behind(line: string, amounts: readonly Amount[]): string {
  let from = amounts[0]?.end ?? 0;
  for (const next of amounts.slice(1)) {
    if (!between.test(line.slice(from, next.start))) break;
    from = next.end;
    from += closing.exec(line.slice(from))?.[0].length ?? 0;
  }
  return line
    .slice(from)
    .replace(/^[\s.]*(?:each\s*:?\s+|or\s+so\s+)?(?:(?:of|vom|von)\s+(?:the\s+)?|[x×]\s+)?/iu, '');
}

function parts(text: string, taken: string | null): { food: string | null; note: string | null } {
  // '4 (6-ounce) salmon fillets': what each weighs stands before the food.
  const [sized = '', size] = /^\s*\(((?:[^()]|\([^()]*\))*)\)\s+(?=\p{L})/u.exec(text) ?? [];
  if (size !== undefined) return parts(text.slice(sized.length), size);
  const [between = '', weight] = sizedFood.exec(text) ?? [];
  if (weight !== undefined) return parts(text.slice(between.length), taken ?? weight);
  const [chosen = '', choice] = sizesOfFood.exec(text) ?? [];
  if (choice !== undefined) return parts(text.slice(chosen.length), taken ?? choice);
  const [within = '', named = '', also] = namedWithin.exec(text) ?? [];
  if (also !== undefined)
    return parts(named + text.slice(within.length), taken ? `${taken}, ${also}` : also);
  const [head, rest] = cut(text);
  const food = head
    .replace(/:\s*$/, '')
    .replace(/(?<!\s)\s*(?:\(\s*)?optional\s*(?:\)\s*)?$/iu, '')
    .trim();
  const said = tidy(rest);
  const note = taken && said ? `${taken}, ${said}` : (taken ?? said);
  return { food: food || null, note: note || null };
}

/** Where the food ends: at a comma that is not between adjectives, a parenthesis, a dash or a remark. */
function cut(text: string): [string, string] {
  const stops = [
    firstComma(text),
    text.search(/\s+\(/),
    text.search(/\s[-–—]\s/),
    text.search(/\s+(?:à|\+)\s+(?:(?:ca\.?|etwa)\s+)?[\d½¼¾⅓⅔]/iu),
    text.search(remark),
  ].filter((at) => at >= 0);
  const at = Math.min(text.length, ...stops);
  return [text.slice(0, at), text.slice(at)];
}

/** `boneless, skinless chicken thighs`: adjectives before the comma, and more before a noun behind it. */
function firstComma(text: string): number {
  let from = 0;
  for (;;) {
    const at = text.slice(from).search(/,(?!\d)/) + from;
    if (at < from) return -1;
    const [, next = ''] = /^,\s*([^,(]*)/.exec(text.slice(at)) ?? [];
    const goesOn =
      isAdjective(text.slice(from, at)) && (/\s/.test(next.trim()) || isAdjective(next));
    if (!goesOn) return at;
    from = at + 1;
  }
}

const isAdjective = (word: string) =>
  adjectives.has(word.trim().toLowerCase()) ||
  /^\s*(?:\p{L}+-(?:in|on|free)|\p{L}{3,}less)\s*$/iu.test(word);

const adjectives = new Set(
  'boneless skinless light dark thick thin fresh ripe large small dry sweet firm crusty unsalted raw soft lean low-salt low-fat'.split(
    ' ',
  ),
);

const aboutWord = String.raw`(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|etwa|ungefähr)?`;
/** What only says an amount again, or that the line is optional, is no remark. */
const empty = new RegExp(
  String.raw`^\(?\s*(?:${aboutWord}\s*[\d.,½¼¾⅓⅔/–-]+\s*(?:k?g|m?l|oz|lb|cups?|tbsp|tsp|EL|TL|Stück|pieces?)?|optional|nach Belieben|wahlweise|evtl\.?)\s*\)?$`,
  'iu',
);

function tidy(rest: string): string {
  const text = rest
    .trim()
    .replace(/^[,;–—-]\s*/, '')
    .replace(/(?:,\s*|\s*\()optional\)?$/iu, '')
    .replace(/^\(optional\),?\s*/iu, '')
    .trim();
  const [, whole] = /^\(([^()]*)\)$/.exec(text) ?? [];
  const plain = (whole ?? text).trim();
  return empty.test(text) ? '' : plain;
}
