import type { Sense, Wanted } from './sense.ts';
import { isStopWord } from './stop-words.ts';

/** A recipe's terms by field, each field a text with a space before and after every term. */
export type Profile = { name: string; category: string; ingredients: string };

const weights = { name: 10, category: 6, ingredients: 4, elsewhere: 1 } as const;
const bonus = { wholeName: 40, sameOrder: 3, beginning: 1, coverage: 4 } as const;

/** The text form of a field. */
export function profileField(terms: readonly string[]): string {
  return ` ${terms.join(' ')} `;
}

/**
 * How well a recipe answers. A word found in no field of the profile counts as found in the
 * description, for only recipes that hold every word are scored with `missing` 0; otherwise
 * that many such words count as not found.
 */
export function scoreOf(
  profile: Profile,
  wanted: readonly Wanted[],
  keyword: string,
  missing: number,
): number {
  let score = 0;
  let left = missing;
  for (const word of wanted) {
    const found = bestField(profile, word.senses);
    if (found > 0) score += found;
    else if (left > 0) left -= 1;
    else score += weights.elsewhere * (word.senses[0]?.worth ?? 0);
  }
  return score / Math.max(1, wanted.length) + nameBonus(profile, wanted, keyword);
}

function bestField(profile: Profile, senses: readonly Sense[]): number {
  let best = 0;
  for (const sense of senses) {
    if (sense.worth * weights.name <= best) break;
    best = Math.max(best, sense.worth * fieldWeight(profile, sense));
  }
  return best;
}

function fieldWeight(profile: Profile, sense: Sense): number {
  if (holds(profile.name, sense)) return weights.name;
  if (holds(profile.category, sense)) return weights.category;
  if (holds(profile.ingredients, sense)) return weights.ingredients;
  return 0;
}

function holds(field: string, { terms, open }: Sense): boolean {
  return terms.every((term, i) =>
    field.includes(open && i === terms.length - 1 ? ` ${term}` : ` ${term} `),
  );
}

/** A name that is the keyword, begins with it, holds it in order, or says little else, comes first. */
function nameBonus(profile: Profile, wanted: readonly Wanted[], keyword: string): number {
  if (profile.name === keyword) return bonus.wholeName;
  const terms = profile.name.split(' ').filter((term) => term !== '' && !isStopWord(term));
  const named = wanted.filter((word) => word.senses.some((sense) => holds(profile.name, sense)));
  const coverage = Math.min(1, named.length / Math.max(1, terms.length));
  const inOrder = wanted.length > 1 && profile.name.includes(keyword);
  return (
    coverage * bonus.coverage +
    (inOrder ? bonus.sameOrder : 0) +
    (profile.name.startsWith(keyword) ? bonus.beginning : 0)
  );
}
