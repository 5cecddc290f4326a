import { collectionLimits } from '#contract/collection-fields.ts';
import { siteCooks } from '#domain/cooks/site-cooks.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import { starterId } from './ids.ts';
import type { StarterCollection, StarterQuestion, StarterReview, StarterTable } from './table.ts';

const day = 24 * 60 * 60 * 1000;

export type TableOptions = {
  reader: Pick<Reader, 'findRecipe' | 'findUser'>;
  writer: Pick<
    Writer,
    | 'answerQuestion'
    | 'askQuestion'
    | 'collectRecipe'
    | 'createCollection'
    | 'createUser'
    | 'updateProfile'
    | 'writeReview'
  >;
  /** The name of the site's kitchen, which its cooks bear too. */
  kitchen: string;
};

/**
 * Lets the cooks of the site say what they say about the starter recipes that are there, none of it later than
 * `startedAt`. A load that goes on writes nothing twice.
 */
export async function loadTable(
  options: TableOptions,
  table: StarterTable,
  startedAt: number,
): Promise<void> {
  for (const cook of table.cooks) await openCook(options, cook, startedAt);
  for (const review of table.reviews) {
    const recipe = await options.reader.findRecipe(starterId(review.recipe));
    if (recipe) await write(options, review, recipe, startedAt);
  }
  for (const question of table.questions) {
    const recipe = await options.reader.findRecipe(starterId(question.recipe));
    if (recipe) await ask(options, question, recipe, startedAt);
  }
  for (const collection of table.collections) await collect(options, collection, startedAt);
}

type Cook = StarterTable['cooks'][number];

/** Nobody can log in as one of them: they have no password. */
async function openCook(
  { reader, writer, kitchen }: TableOptions,
  { key, name, lines }: Cook,
  createdAt: number,
): Promise<void> {
  const id = siteCooks[key];
  const user = { id, name: `${name} (${kitchen})`, email: `${key}@potluck.invalid`, role: 0 };
  await writer.createUser({ ...user, createdAt, passwordHash: null, answerHash: null });
  const handle = (await reader.findUser(id))?.handle;
  if (!handle) throw new Error(`${user.email} is taken, yet nobody has it`);
  // What was written before the load was interrupted stays.
  const change = { handle, lines, link: '', photoId: null, base: 0, at: createdAt };
  await writer.updateProfile(id, change);
}

async function write(
  { writer }: TableOptions,
  review: StarterReview,
  recipe: RecipeRow,
  startedAt: number,
): Promise<void> {
  const at = daysAfter(recipe, review.after, startedAt);
  const id = starterId(`review:${review.recipe}:${review.cook}`);
  const wish = { id, userId: siteCooks[review.cook], recipeId: recipe.id, at };
  const outcome = await writer.writeReview(wish, {
    rating: null,
    asWritten: !review.changes,
    changes: changesOf(review, recipe),
    cookedOn: new Date(at).toISOString().slice(0, 10),
    servings: review.servings ?? null,
    minutes: review.minutes ?? null,
    text: review.text,
    again: review.again ?? null,
  });
  if (outcome.kind !== 'written' && outcome.kind !== 'today') {
    throw new Error(`The review of ${review.recipe} by ${review.cook}: ${outcome.kind}`);
  }
}

/** A question with its answers; the kitchen answers as the author of the recipe. */
async function ask(
  { writer }: TableOptions,
  { cook, after, text, ...question }: StarterQuestion,
  recipe: RecipeRow,
  startedAt: number,
): Promise<void> {
  const questionId = starterId(`question:${question.recipe}:${cook}`);
  const asked = await writer.askQuestion({
    id: questionId,
    userId: siteCooks[cook],
    recipeId: recipe.id,
    text,
    at: daysAfter(recipe, after, startedAt),
  });
  if (asked.kind !== 'written') throw new Error(`A question about ${recipe.slug}: ${asked.kind}`);
  for (const answer of question.answers) {
    const outcome = await writer.answerQuestion({
      id: starterId(`answer:${question.recipe}:${answer.cook}`),
      questionId,
      userId: answer.cook === 'kitchen' ? recipe.userId : siteCooks[answer.cook],
      text: answer.text,
      at: daysAfter(recipe, answer.after, startedAt),
    });
    if (outcome.kind !== 'written') throw new Error(`An answer: ${outcome.kind}`);
  }
}

/** For everybody; a recipe that is not there any more is left out. */
async function collect(
  { reader, writer }: TableOptions,
  { cook, name, description, recipes }: StarterCollection,
  at: number,
): Promise<void> {
  const userId = siteCooks[cook];
  const own = { id: starterId(`collection:${name}`), userId, at };
  const said = { name, description, visibility: 'public' as const };
  const made = await writer.createCollection(own, said, null, collectionLimits);
  if (made.kind !== 'made') throw new Error(`The collection ${name}: ${made.kind}`);
  for (const { recipe, note = '' } of recipes) {
    const recipeId = starterId(recipe);
    if (!(await reader.findRecipe(recipeId))) continue;
    const entry = { entryId: starterId(`entry:${name}:${recipe}`), recipeId, at };
    const placed = { ...entry, before: null, note };
    await writer.collectRecipe(made.collection.id, userId, placed, collectionLimits);
  }
}

/** Never in the future, for what is newest has just been published. */
const daysAfter = (recipe: RecipeRow, days: number, startedAt: number): number =>
  Math.min(recipe.createdAt + days * day, startedAt);

function changesOf({ changes = [] }: StarterReview, recipe: RecipeRow) {
  return changes.map(({ kind, line, text }) => {
    const place = recipe.ingredients.indexOf(line);
    const lineId = recipe.ingredientIds[place];
    if (lineId === undefined) throw new Error(`${recipe.slug} has no line ${line}`);
    return { kind, lineId, ...(text ? { text } : {}) };
  });
}
