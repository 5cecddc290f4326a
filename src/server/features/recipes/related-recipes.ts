import { cuisineWithId } from '#domain/categories/cuisines.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { NewRelated } from '#storage/features/recipes/rows.ts';

const relatedCount = 4;
/** What was worked out waits so long for more of it, and is kept so much at once. */
const keptAfterMs = 500;
const keptAtOnce = 500;
/** More are not remembered: somebody who asks for everything at once has them worked out again. */
const mostWaiting = 5_000;

type Parts = Pick<Deps, 'reader' | 'searcher' | 'writer' | 'config' | 'now'>;

/** Related recipes: from the list that is kept of each, or worked out now and kept for the next. */
export function createRelatedRecipes(parts: Parts): Handlers['relatedRecipes'] {
  const { reader, searcher, config, now } = parts;
  const present = createRecipePresenter(config.photoBase);
  const ready = createCardsPresenter(config.photoBase);
  const keep = createKeeper(parts);
  return async ({ params, query }) => {
    const madeAt = now();
    const known = await reader.findRelated(params.recipeId);
    if (!known) throw new Refusal('recipe_not_found');
    const category = cuisineWithId(params.categoryId);
    if (!category) throw new Refusal('category_not_found');
    const isOwn = category.id === known.categoryId;
    const kept = isOwn ? known.ids : null;
    const ids = kept ?? (await searcher.relateRecipe(params.recipeId, category.id));
    const { updatedAt } = known;
    if (isOwn && !kept) keep({ recipeId: params.recipeId, updatedAt, madeAt, ids });
    const asked = [params.recipeId, category.id, ids, relatedCount] as const;
    if (query.view === 'card') {
      return ready.named('recipe', (await reader.listRelatedCards(...asked)).shown);
    }
    const { shown } = await reader.listRelated(...asked);
    return { recipe: shown.map((row) => present.withCategory(row)) };
  };
}

/** Keeps what was worked out, some of it at once and beside the requests; what is lost is worked out again. */
function createKeeper({ writer }: Pick<Parts, 'writer'>): (one: NewRelated) => void {
  const waiting = new Map<string, NewRelated>();
  const write = async () => {
    const some = [...waiting.values()].slice(0, keptAtOnce);
    for (const { recipeId } of some) waiting.delete(recipeId);
    if (waiting.size > 0) later();
    // A database that takes no writes is told of by the writes of people.
    await writer.keepRelated(some).catch(() => undefined);
  };
  const later = () => setTimeout(write, keptAfterMs).unref();
  return (one) => {
    if (waiting.size >= mostWaiting) return;
    if (waiting.size === 0) later();
    waiting.set(one.recipeId, one);
  };
}
