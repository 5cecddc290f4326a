import { sql } from 'kysely';
import { dietBits, dietsOfBits } from '#domain/facets/facts.ts';
import { dietsOf } from '#domain/foods/diets.ts';
import { leastListed, listedMean } from '#domain/reviews/rating.ts';
import { composedRows } from '../../queries/one-text.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { cardRules, keptCard } from './cards.ts';
import { isListed } from './conditions.ts';
import { filteredPages } from './filtered-pages.ts';
import { listedRecipes } from './reads.ts';
import { recipeColumns, toRecipe } from './records.ts';
import type { CardPage, CardTexts, RecipeFilter } from './rows.ts';

/** A card as queries find it; without a text where none is kept by the present rules. */
export type CardRecord = {
  seq: number;
  id: string;
  cook: string;
  text: string | null;
  name: string | null;
  handle: string | null;
  sum: number | null;
  count: number | null;
  /** The diets that its text bears out, as facets keep them; null where those have not read it. */
  diets: number | null;
};

/** What a query that knows `cards` and `toldOfCards` selects of them. */
export const columnsOfCards = sql`
  cards.recipe_id as id, cards.user_id as cook, cards.text, users.name, users.handle,
  ratings.sum, ratings.count, facts.diets`;
/** The cards of the recipes that a query knows, and the cook, the rating and the diets of each. */
export const cardsOfRecipes = sql`
  left join recipe_cards as cards
    on cards.seq = recipes.seq and cards.rules = ${sql.lit(cardRules)}`;
export const toldOfCards = sql`
  left join users on users.id = cards.user_id
  left join recipe_ratings as ratings
    on ratings.recipe_id = cards.recipe_id and ratings.count >= ${sql.lit(leastListed)}
  left join recipe_facets as facts on facts.seq = cards.seq`;

const ofCard = ['seq', 'id', 'cook', 'name', 'handle', 'sum', 'count', 'diets'];
/** A card comes apart from what is told of it. */
const lined = { lines: 'text', others: ofCard };

const cardsUnder = composedRows(
  (_db, seqs: readonly number[]) => sql<CardRecord>`
    select cards.seq, ${columnsOfCards} from recipe_cards as cards ${toldOfCards}
    where cards.seq in (${sql.join(seqs)}) and cards.rules = ${sql.lit(cardRules)}`,
  lined,
);
const listedOf = composedRows(
  (_db, categoryId: string, ids: readonly string[]) => sql<CardRecord & { recipe: string }>`
    select recipes.seq, recipes.id as recipe, ${columnsOfCards}
    from recipes ${cardsOfRecipes} ${toldOfCards}
    where recipes.id in (${sql.join(ids)}) and recipes.category_id = ${categoryId}
      and ${isListed}`,
  { ...lined, others: ['recipe', ...ofCard] },
);

/** The cards of those of these recipes that lists and the category have, in their order. */
export async function cardsInCategory(
  db: Db,
  categoryId: string,
  ids: readonly string[],
): Promise<CardTexts> {
  if (ids.length === 0) return { text: '', ids: [], cookIds: [] };
  const rows = await listedOf(db, categoryId, ids);
  const byId = new Map(rows.map((row) => [row.recipe, row]));
  return toTexts(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** The cards under these numbers, in their order; one that lists do not have is left out. */
export async function cardsInOrder(db: Db, seqs: readonly number[]): Promise<CardTexts> {
  if (seqs.length === 0) return { text: '', ids: [], cookIds: [] };
  return toTexts(db, await findCards(db, seqs));
}

async function findCards(db: Db, seqs: readonly number[]): Promise<Found[]> {
  const rows = await cardsUnder(db, seqs);
  const bySeq = new Map(rows.map((row) => [Number(row.seq), row]));
  return seqs.map((seq) => bySeq.get(seq) ?? { seq, text: null });
}

/** A card with what others tell of it, and whose recipe that is. */
export type WholeCard = { id: string; cook: string; text: string };

/** The cards under these numbers, at least one, each by itself; one that lists do not have is left out. */
export async function wholeCards(db: Db, seqs: readonly number[]): Promise<Map<number, WholeCard>> {
  const cooks = new Map<string, string>();
  const found = await complete(db, await findCards(db, seqs));
  return new Map(
    found.map((record) => {
      // One flat text: what is put together of pieces is kept as these, and is slow to join.
      const text = Buffer.from(wholeText(record, cooks)).toString();
      return [Number(record.seq), { id: record.id, cook: record.cook, text }];
    }),
  );
}

const found = (db: Db) =>
  listedRecipes(db)
    .leftJoin('recipe_cards as cards', (join) =>
      join.onRef('cards.seq', '=', 'recipes.seq').on('cards.rules', '=', sql.lit(cardRules)),
    )
    .leftJoin('users', 'users.id', 'cards.user_id')
    .leftJoin('recipe_ratings as ratings', (join) =>
      join
        .onRef('ratings.recipe_id', '=', 'cards.recipe_id')
        .on('ratings.count', '>=', sql.lit(leastListed)),
    )
    .select(['recipes.seq', 'recipes.id', 'recipes.created_at', 'cards.user_id as cook'])
    .leftJoin('recipe_facets as facts', 'facts.seq', 'cards.seq')
    .select(['cards.text', 'users.name', 'users.handle', 'ratings.sum', 'ratings.count'])
    .select('facts.diets');
const pages = filteredPages(found, { ...lined, others: ['created_at', ...ofCard] });

/** A page of cards, in the order of `listRecipes` and from the same cursors. */
export async function listCards(
  db: Db,
  filter: RecipeFilter,
  limit: number,
  cursor?: string,
  skip = 0,
): Promise<CardPage> {
  const { records, ...rest } = await pages(db, filter, { limit, cursor, skip });
  return { cards: await toTexts(db, records as Found[]), ...rest };
}

type Found = CardRecord | { seq: number; text: null };

/** What is not kept is made from its recipe; one that lists do not have is left out. */
async function complete(db: Db, records: readonly Found[]): Promise<CardRecord[]> {
  const lacking = records.filter(({ text }) => text === null).map(({ seq }) => Number(seq));
  const made = lacking.length > 0 ? await makeCards(db, lacking) : null;
  return records.flatMap((one) =>
    one.text === null ? (made?.get(Number(one.seq)) ?? []) : (one as CardRecord),
  );
}

/** The texts of cards by their numbers. */
export async function textsBySeq(
  db: Db,
  records: readonly CardRecord[],
): Promise<Map<number, string>> {
  const cooks = new Map<string, string>();
  const found = await complete(db, records);
  return new Map(found.map((record) => [Number(record.seq), wholeText(record, cooks)]));
}

/** The texts of cards in the order of the records. */
async function toTexts(db: Db, records: readonly Found[]): Promise<CardTexts> {
  const found = await complete(db, records);
  const cooks = new Map<string, string>();
  return {
    text: found.map((record) => wholeText(record, cooks)).join(','),
    ids: found.map(({ id }) => id),
    cookIds: [...cooks.keys()],
  };
}

/** The cards of recipes that lists have, made anew. */
async function makeCards(db: Db, seqs: readonly number[]): Promise<Map<number, CardRecord>> {
  const records = await listedRecipes(db)
    .leftJoin('users', 'users.id', 'recipes.user_id')
    .leftJoin('recipe_ratings as ratings', (join) =>
      join.onRef('ratings.recipe_id', '=', 'recipes.id').on('ratings.count', '>=', leastListed),
    )
    .select(recipeColumns)
    .select(['recipes.seq', 'users.name as cookName', 'users.handle', 'ratings.sum'])
    .select('ratings.count')
    .where('recipes.seq', 'in', padded(seqs))
    .execute();
  return new Map(
    records.map((record) => {
      const { cookName: name, handle, sum, count } = record;
      const recipe = toRecipe(record);
      const card = { id: recipe.id, cook: recipe.userId, text: keptCard(recipe) };
      const told = { name, handle, sum, count, diets: dietBits(dietsOf(recipe, recipe.diet)) };
      return [Number(record.seq), { seq: Number(record.seq), ...card, ...told }];
    }),
  );
}

/** A card with the name of its cook, who stands in many cards of a list, its rating, and the diets that its text bears out. */
function wholeText(record: CardRecord, cooks: Map<string, string>): string {
  const { text, cook: _id, sum, count } = record;
  const { name, handle, diets } = record;
  const cook = cooks.get(_id) ?? JSON.stringify({ _id, name: name ?? '', handle: handle ?? '' });
  cooks.set(_id, cook);
  const mean = count === null ? null : listedMean({ sum: Number(sum), count: Number(count) });
  const rating = mean ? `,"rating":${JSON.stringify(mean)}` : '';
  const borneOut = dietsOfBits(Number(diets));
  const diet = borneOut.length > 0 ? `,"diet":${JSON.stringify(borneOut)}` : '';
  return `${(text ?? '').slice(0, -1)}${diet},"cook":${cook}${rating}}`;
}
