import { nothing, read, type Topic, write } from '../../define.ts';
import { findUnindexed, indexSome } from './along.ts';
import { listBorneOut } from './borne-out.ts';
import { listCards } from './card-reads.ts';
import { fillCards } from './cards.ts';
import { listDeletedRecipes, softDeleteRecipe, undeleteRecipe } from './deletion.ts';
import { countCooks, listCookLinks, listRecipeLinks } from './links.ts';
import { publishRecipe } from './publish.ts';
import { findUsage } from './quota.ts';
import {
  countRecipes,
  countRecipesOf,
  findRecipe,
  findRecipeBySlug,
  findRecipes,
  findWithheldRecipe,
  listRecipes,
  listTakenDownRecipes,
  listUnlistedRecipes,
  listWaitingRecipes,
} from './reads.ts';
import { findRelated, keepRelated, listRelated, listRelatedCards } from './related.ts';
import { deleteRemovedRecipes, removeRecipe, restoreRecipe } from './removal.ts';
import type { CardTexts, Placed, RecipeFilter, RecipeRow } from './rows.ts';
import { deleteRecipe, updateRecipe } from './writes.ts';

/** Longer lists would hold up the event loop. */
const shortList = 100;
const shortListOfCards = 500;

/** The topics of a list of recipes. */
function listTopics({ categoryId, userId }: RecipeFilter): Topic[] {
  if (userId !== undefined) return ['lists', `user:${userId}`];
  return categoryId === undefined ? ['recipes'] : ['lists', `category:${categoryId}`];
}

/** What others change of cards; that of the recipe itself comes with its list. */
export function cardTopics({ ids, cookIds }: CardTexts): Topic[] {
  const ratings = ids.map((id) => `rating:${id}` as const);
  return [...ratings, ...cookIds.map((id) => `person:${id}` as const)];
}

function relatedTopics(isFilledUp: boolean, categoryId: string, ids: readonly string[]): Topic[] {
  const all = ids.map((id) => `recipe:${id}` as const);
  return isFilledUp ? ['lists', `category:${categoryId}`, ...all] : all;
}

/** The topics of a recipe that came, went or changed in lists that are known. */
export function recipeTopics(recipe: Placed, before = recipe): Topic[] {
  const lists = new Set([recipe.categoryId, before.categoryId]);
  return [
    'recipes',
    `recipe:${recipe.id}`,
    ...[...lists].map((id) => `category:${id}` as const),
    `user:${recipe.userId}`,
  ];
}

/** The topics of a recipe whose write failed and may have struck all the same. */
const anyListWith = (id: string): Topic[] => ['recipes', 'lists', `recipe:${id}`];

const foundTopics = (recipe: RecipeRow | null): Topic[] => [
  recipe ? `recipe:${recipe.id}` : 'recipes',
];

/** Reading, publishing, changing and removing recipes. */
export const recipeOperations = {
  /**
   * Newest first by createdAt, then id; behind the cursor, and so many rows further. Skipped rows
   * are counted one by one: a caller bounds them.
   */
  listRecipes: read(listRecipes, {
    where: (_filter, limit, _cursor, skip = 0) => (skip + limit <= shortList ? 'main' : 'reader'),
    madeFrom: (_page, filter) => listTopics(filter),
  }),
  /** The cards of the same list, ready to be sent. */
  listCards: read(listCards, {
    where: (_filter, limit, _cursor, skip = 0) =>
      skip + limit <= shortListOfCards ? 'main' : 'reader',
    madeFrom: ({ cards }, filter) => [...listTopics(filter), ...cardTopics(cards)],
  }),
  /** A person's own recipes that no list has, newest first. */
  listUnlistedRecipes: read(listUnlistedRecipes, { madeFrom: 'private' }),
  /** A person's own recipes that wait for a moderator's look, newest first. */
  listWaitingRecipes: read(listWaitingRecipes, { madeFrom: 'private' }),
  /** A person's own recipes that a moderator took down, newest first, with why. */
  listTakenDownRecipes: read(listTakenDownRecipes, { madeFrom: 'private' }),
  /** One of either. */
  findWithheldRecipe: read(findWithheldRecipe, { madeFrom: 'private' }),
  countRecipes: read(countRecipes, { madeFrom: ['recipes'] }),
  /** How many of a cook's lists have. */
  countRecipesOf: read(countRecipesOf, {
    madeFrom: (_count, userId) => listTopics({ userId }),
  }),
  findRecipe: read(findRecipe, { madeFrom: (_recipe, id) => [`recipe:${id}`] }),
  /** In the order of the ids, at most 100 of them; what is not there is left out. */
  findRecipes: read(findRecipes, {
    madeFrom: (_recipes, ids) => ids.map((id) => `recipe:${id}` as const),
  }),
  /** The diets of these recipes that their texts bear out, in no order. */
  listBorneOut: read(listBorneOut, {
    madeFrom: (_diets, ids) => ids.map((id) => `recipe:${id}` as const),
  }),
  /** Finds by the present slug or by one from before a rename. */
  findRecipeBySlug: read(findRecipeBySlug, { madeFrom: foundTopics }),
  /** What is known of the recipes that one is related to; null when there is no such recipe. */
  findRelated: read(findRelated, {
    madeFrom: (_known, id) => [`recipe:${id}`, `related:${id}`],
  }),
  /** Of the recipes that one is related to those that its category has, filled up with the newest of it. */
  listRelated: read(listRelated, {
    madeFrom: ({ isFilledUp }, _recipeId, categoryId, ids) =>
      relatedTopics(isFilledUp, categoryId, ids),
  }),
  /** The cards of the same. */
  listRelatedCards: read(listRelatedCards, {
    madeFrom: ({ shown, isFilledUp }, _recipeId, categoryId, ids) => [
      ...relatedTopics(isFilledUp, categoryId, ids),
      ...cardTopics(shown),
    ],
  }),
  /** What an account keeps, as its quota counts it. */
  findUsage: read(findUsage, { madeFrom: 'private' }),
  /** What this person has deleted and can still bring back, last deleted first. */
  listDeletedRecipes: read(listDeletedRecipes, { madeFrom: 'private' }),
  /** Oldest first by createdAt, then id; of every recipe that lists have. */
  listRecipeLinks: read(listRecipeLinks, { where: 'reader', madeFrom: ['recipes'] }),
  /** Everybody who has published a recipe that is still there, by id. */
  listCookLinks: read(listCookLinks, { where: 'reader', madeFrom: ['recipes'] }),
  countCooks: read(countCooks, { where: 'reader', madeFrom: ['recipes'] }),

  /**
   * With a key that this user has used before, answers with that recipe and writes nothing. Over
   * a given quota it throws OverQuota, however many publish at once.
   */
  publishRecipe: write(publishRecipe, {
    changes: (outcome, wish) => (outcome?.repeated ? nothing : recipeTopics(wish)),
  }),
  /** The owner and createdAt never change; an old slug keeps pointing at the recipe. */
  updateRecipe: write(updateRecipe, {
    changes(outcome, id) {
      if (!outcome) return anyListWith(id);
      return outcome.kind === 'updated' ? recipeTopics(outcome.recipe, outcome.before) : nothing;
    },
  }),
  /** Deletes for good. The recipe and the photos whose files may now go; null when there was none to delete. */
  deleteRecipe: write(deleteRecipe, {
    changes: (gone, id) => withRating(goneOrBack(gone ? gone.recipe : gone, id), id),
  }),
  /**
   * Takes a recipe of this person from every page, list and search until they undo it; null when
   * they have none of this id.
   */
  softDeleteRecipe: write(softDeleteRecipe, { changes: goneOrBack }),
  /** Puts back what this person deleted; null when they have deleted none of this id. Over a given quota it throws OverQuota. */
  undeleteRecipe: write(undeleteRecipe, { changes: goneOrBack }),
  /** Takes a recipe from every page, list and search until it is restored; null when it is not there. */
  removeRecipe: write(removeRecipe, { changes: goneOrBack }),
  /**
   * Puts a recipe that an admin removed back where it was; null when none is removed under this id.
   * What its owner deleted is not for admins to restore.
   */
  restoreRecipe: write(restoreRecipe, {
    changes: (restored, id) => goneOrBack(restored ? restored.recipe : restored, id),
  }),
  /** Keeps what recipes are related to, and forgets it of those whose list may be another now. */
  keepRelated: write(keepRelated, {
    changes: (renewed) => renewed?.map((id) => `related:${id}` as const) ?? nothing,
  }),
  /** Keeps the cards of the next recipes behind a number of which none is kept; the last of them, null when none is left. */
  fillCards: write(fillCards, { changes: nothing }),
  /** For whom there is something for `indexSome` to do, the first behind an id; null when there is nobody. */
  findUnindexed: read(findUnindexed, { madeFrom: 'private' }),
  /** Lets some more recipes of somebody who is back be found by searches and facets: which these were, and null where none wait. */
  indexSome: write(indexSome, {
    changes: (put) =>
      put === undefined ? ['recipes', 'lists'] : (put ?? []).flatMap((one) => recipeTopics(one)),
  }),
  /** Deletes for good what was removed, or deleted by its owner, before a time, at most so many; the photo ids that are now free. */
  deleteRemovedRecipes: write(deleteRemovedRecipes, { changes: nothing }),
};

function goneOrBack(recipe: RecipeRow | null | undefined, id: string): readonly Topic[] {
  if (recipe === undefined) return anyListWith(id);
  return recipe ? recipeTopics(recipe) : [];
}

/** What lists tell of it goes with a recipe that is gone for good. */
function withRating(topics: readonly Topic[], id: string): Topic[] {
  return topics.length > 0 ? [...topics, `rating:${id}`] : [];
}
