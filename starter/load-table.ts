import { type SiteCook, siteCooks } from '#domain/cooks/site-cooks.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Reader, Writer } from '#storage/port.ts';
import { starterId } from './ids.ts';
import type { StarterQuestion, StarterReview, StarterTable } from './table.ts';

const day = 24 * 60 * 60 * 1000;

export type TableOptions = {
  reader: Pick<Reader, 'findRecipe'>;
  writer: Pick<Writer, 'answerQuestion' | 'askQuestion' | 'createUser' | 'writeReview'>;
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
  for (const { key, name } of table.cooks) await openCook(options, key, name, startedAt);
  for (const review of table.reviews) {
    const recipe = await options.reader.findRecipe(starterId(review.recipe));
    if (recipe) await write(options, review, recipe, startedAt);
  }
  for (const question of table.questions) {
    const recipe = await options.reader.findRecipe(starterId(question.recipe));
    if (recipe) await ask(options, question, recipe, startedAt);
  }
}

/** Nobody can log in as one of them: they have no password. */
async function openCook(options: TableOptions, key: SiteCook, name: string, createdAt: number) {
  const email = `${key}@potluck.invalid`;
  const user = { id: siteCooks[key], name: `${name} (${options.kitchen})`, email, role: 0 };
  await options.writer.createUser({ ...user, createdAt, passwordHash: null, answerHash: null });
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
    ...{ id: questionId, userId: siteCooks[cook], recipeId: recipe.id, text },
    at: daysAfter(recipe, after, startedAt),
  });
  if (asked.kind !== 'written') throw new Error(`A question about ${recipe.slug}: ${asked.kind}`);
  for (const answer of question.answers) {
    const outcome = await writer.answerQuestion({
      ...{ id: starterId(`answer:${question.recipe}:${answer.cook}`), questionId },
      userId: answer.cook === 'kitchen' ? recipe.userId : siteCooks[answer.cook],
      text: answer.text,
      at: daysAfter(recipe, answer.after, startedAt),
    });
    if (outcome.kind !== 'written') throw new Error(`An answer: ${outcome.kind}`);
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
