import { crc32 } from 'node:zlib';
import { type CardSource, cardOf, photoBaseMark } from '#domain/recipes/card.ts';
import type { WriteTools } from '../../define.ts';
import { composedOfRow } from '../../queries/composed.ts';
import { padded } from '../../queries/padded.ts';
import type { Db, Schema } from '../../schema.ts';
import { listedRecipes } from './reads.ts';
import { recipeColumns, toRecipe } from './records.ts';
import type { RecipeRow } from './rows.ts';

/** What of a card is kept: all that the recipe itself tells, but for its diets. */
export function keptCard(recipe: CardSource): string {
  const { photo, ...rest } = cardOf(recipe, photoBaseMark);
  const escaped = JSON.stringify(photoBaseMark).slice(1, -1);
  // Nothing in the photo was written by a person.
  const photoText = JSON.stringify(photo).replaceAll(escaped, photoBaseMark);
  return `${JSON.stringify(rest).slice(0, -1)},"photo":${photoText}}`;
}

const sample: CardSource = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  categoryId: '',
  userId: 'user',
  difficulty: 'easy',
  language: 'de',
  prepMinutes: 1,
  cookMinutes: 2,
  restMinutes: 3,
  photo: { id: 'photo', width: 5_000, height: 4_000, color: '#000000' },
  createdAt: 0,
  updatedAt: 0,
};

/** By what rules cards are made at present: the text of one that was made by others is no longer read. */
export const cardRules = crc32(keptCard(sample)) >>> 1;

const put = composedOfRow((db, card: Schema['recipe_cards']) =>
  db
    .insertInto('recipe_cards')
    .values(card)
    .onConflict((conflict) => conflict.column('seq').doUpdateSet(card)),
);

/** Keeps the card of a recipe that lists have. */
export async function putCard(db: Db, seq: number, recipe: CardSource): Promise<void> {
  const text = keptCard(recipe);
  const card = { seq, recipe_id: recipe.id, user_id: recipe.userId, rules: cardRules, text };
  await put(db, card);
}

/** Forgets the cards of recipes that lists have no longer. */
export async function dropCards(db: Db, seqs: readonly number[]): Promise<void> {
  await db.deleteFrom('recipe_cards').where('seq', 'in', padded(seqs)).execute();
}

/** So many recipes are looked at, and their cards made, in one step. */
const atOnce = 100;

/**
 * Keeps the cards that are missing of the next recipes behind a number; the last of them, null when
 * none is left.
 */
export async function fillCards({ db, locks }: WriteTools, after: number): Promise<number | null> {
  const recipes = await lacking(db, after);
  for (const { id, seq } of recipes) {
    await locks.recipe(db, id);
    const recipe = await listedRecipe(db, seq);
    if (recipe) await putCard(db, seq, recipe);
  }
  return recipes.at(-1)?.seq ?? null;
}

async function lacking(db: Db, after: number): Promise<{ seq: number; id: string }[]> {
  const rows = await listedRecipes(db)
    .leftJoin('recipe_cards', (join) =>
      join.onRef('recipe_cards.seq', '=', 'recipes.seq').on('recipe_cards.rules', '=', cardRules),
    )
    .select(['recipes.seq', 'recipes.id'])
    .where('recipes.seq', '>', after)
    .where('recipe_cards.seq', 'is', null)
    .orderBy('recipes.seq')
    .limit(atOnce)
    .execute();
  return rows.map(({ seq, id }) => ({ seq: Number(seq), id }));
}

async function listedRecipe(db: Db, seq: number): Promise<RecipeRow | null> {
  const record = await listedRecipes(db)
    .select(recipeColumns)
    .where('recipes.seq', '=', seq)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}
