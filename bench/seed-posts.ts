import type { Row } from '#storage/transfer.ts';
import { cookId, hex, recipeId, recipesPerCook } from './generate.ts';
import { collectionId, day, firstDay, guestId, guests } from './table-ids.ts';

/** The first recipe has a fiftieth of all questions. */
const askedOf = (n: number, recipes: number) => (n % 50 === 0 ? 0 : n % recipes);

export function questionRow(n: number, recipes: number): Row {
  const at = firstDay * day + n * 1_000;
  return {
    id: `a0${hex(n, 22)}`,
    recipe_id: recipeId(askedOf(n, recipes)),
    user_id: guestId(n % guests),
    text: 'Does it freeze well, and for how long?',
    created_at: at,
    updated_at: at,
  };
}

/** Two of three questions have an answer, every other of them by the author. */
export function answerRow(n: number, recipes: number, cooks: number): Row {
  const at = firstDay * day + n * 1_000 + 500;
  const question = n - (n % 3 === 2 ? 1 : 0);
  const recipe = askedOf(question, recipes);
  const author = Math.floor(recipe / recipesPerCook) % cooks;
  const by = n % 3 === 2 ? guestId((question + 2) % guests) : guestId((question + 1) % guests);
  return {
    id: `a1${hex(n, 22)}`,
    question_id: `a0${hex(question, 22)}`,
    recipe_id: recipeId(recipe),
    user_id: n % 2 === 0 ? cookId(author) : by,
    text: 'It does, for three months.',
    created_at: at,
    updated_at: at,
  };
}

export function collectionRow(n: number): Row {
  const at = firstDay * day + n * 1_000;
  return {
    id: collectionId(n),
    user_id: guestId(n < 100 ? 0 : n),
    name: `Collection ${n}`,
    description: 'What we cook again and again.',
    visibility: 'public',
    created_at: at,
    updated_at: at,
    used_at: at,
  };
}

/** The first collection holds 1,000, the others a few. */
export function entryRow(n: number, recipes: number): Row {
  const first = 1_000;
  const collection = n < first ? 0 : 1 + (n % (guests - 1));
  const position = n < first ? n : Math.floor(n / (guests - 1));
  return {
    id: `a2${hex(n, 22)}`,
    collection_id: collectionId(collection),
    recipe_id: recipeId((n * 7) % recipes),
    position,
    name: 'A recipe',
    note: '',
    was_unlisted: 0,
    added_at: firstDay * day + n,
  };
}
