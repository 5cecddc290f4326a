import type { Course } from '#contract/recipe-details.ts';
import type { Diet } from '#contract/recipe-fields.ts';
import { cuisineWithId } from '../categories/cuisines.ts';
import { dietBits, type Kind, untold } from '../facets/facts.ts';
import type { RecipeFacts } from './facts.ts';
import { termsOf } from './terms.ts';

/** What a part of a search sentence was understood to ask for; `typed` is that part, folded. */
export type Reading = { readonly typed: string } & (
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'difficulty'; readonly difficulty: string }
  | { readonly kind: 'course'; readonly course: Course }
  | { readonly kind: 'diet'; readonly diet: Diet }
  | { readonly kind: 'cuisine'; readonly categoryId: string }
  | { readonly kind: 'cook'; readonly cook: string }
);

/** Cooks by the reading that names them. */
export type CooksOf = (reading: Reading) => ReadonlySet<string>;

/**
 * Whether a recipe may be found by the reading: it is what is asked for, or is called so. `Quick bread` is
 * found as a quick one however long it takes; no name makes a recipe vegan.
 */
export function mayAnswer(reading: Reading, facts: RecipeFacts, cooksOf: CooksOf): boolean {
  if (answers(reading, facts, cooksOf)) return true;
  return !isFirm(reading) && facts.called().includes(` ${termsOf(reading.typed).join(' ')} `);
}

/** Whether a recipe is what the reading asks for. */
function answers(reading: Reading, facts: RecipeFacts, cooksOf: CooksOf): boolean {
  switch (reading.kind) {
    case 'time':
      return facts.minutes !== null && facts.minutes <= reading.minutes;
    case 'difficulty':
      return facts.difficulty === reading.difficulty;
    case 'course':
      return facts.course === reading.course;
    case 'diet':
      return facts.diets.includes(reading.diet);
    case 'cuisine':
      return facts.categoryId === reading.categoryId;
    case 'cook':
      return cooksOf(reading).has(facts.userId);
  }
}

/** The same by what facets keep of a recipe, in which its cook is not. */
export function answersByKept(reading: Reading, facts: Kind): boolean {
  switch (reading.kind) {
    case 'time':
      return facts.quickness !== untold && -facts.quickness <= reading.minutes;
    case 'difficulty':
      return facts.difficulty === reading.difficulty;
    case 'course':
      return facts.course === reading.course;
    case 'diet':
      return (facts.diets & dietBits([reading.diet])) !== 0;
    case 'cuisine':
      return facts.category === cuisineWithId(reading.categoryId)?.name;
    case 'cook':
      return false;
  }
}

/** A diet is a promise and a cook a person; what else is read may as well be a word of a dish's name. */
export const isFirm = ({ kind }: Reading): boolean => kind === 'diet' || kind === 'cook';

/** What a reading came to mean, in one word: minutes, a name that this house has for it, a cook. */
export function meaningOf(reading: Reading): string {
  switch (reading.kind) {
    case 'time':
      return String(reading.minutes);
    case 'difficulty':
      return reading.difficulty;
    case 'course':
      return reading.course;
    case 'diet':
      return reading.diet;
    case 'cuisine':
      return cuisineWithId(reading.categoryId)?.name ?? '';
    case 'cook':
      return reading.cook;
  }
}
