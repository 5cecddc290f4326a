import { randomBytes } from 'node:crypto';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import type { ReviewContent } from '#domain/reviews/content.ts';
import type { NewUser, PasswordChange, UserRow } from '../features/accounts/rows.ts';
import type { RecipeChange, RecipeRow, RecipeToBe } from '../features/recipes/rows.ts';
import type { NewReview, WriteOutcome } from '../features/reviews/rows.ts';
import type { Storage } from '../port.ts';

/** What an engine gives the suite: an empty storage that can be closed and opened again. */
export type StorageUnderTest = AsyncDisposable & {
  storage: Storage;
  /** Closes what is open and opens the same data again. */
  reopen(): Promise<Storage>;
  /** How another process opens the same data: with which engine, and what it is told. */
  elsewhere: { engine: 'sqlite' | 'postgres'; options: unknown };
};
export type OpenStorage = () => Promise<StorageUnderTest>;

/** 24 hex digits that nothing else has. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

/** A word of letters that no other recipe holds. Its plural is an s more, and it is its own stem: its end is always the same. */
export function newWord(): string {
  const begun = Array.from(randomBytes(10), (byte) => 'bcdfghjklmnpqrtvwxz'[byte % 19]);
  return `${begun.join('')}kt`;
}

/** A person with an e-mail of their own. */
export function userRow(overrides: Partial<NewUser> = {}): NewUser {
  const id = newId();
  return {
    id,
    name: 'A cook',
    email: `${id}@example.org`,
    role: 0,
    createdAt: 1_700_000_000_000,
    passwordHash: 'password hash',
    answerHash: 'answer hash',
    ...overrides,
  };
}

/** Stores a person and answers with them. */
export async function addUser(
  storage: Storage,
  overrides: Partial<NewUser> = {},
): Promise<UserRow> {
  const { passwordHash, answerHash, ...user } = userRow(overrides);
  await storage.writer.createUser({ ...user, passwordHash, answerHash });
  const { handle } = (await storage.reader.findUser(user.id)) ?? { handle: '' };
  return { ...user, handle };
}

/** A new password, as somebody who knew the answer sets it. */
export function reset(overrides: Partial<PasswordChange> = {}): PasswordChange {
  return { passwordHash: 'new hash', at: 1_000, event: 'reset-by-answer', ...overrides };
}

let clock = 1_700_000_000_000;

/** A recipe of the person, each a second younger than the one before. */
export function recipeRow(userId: string, overrides: Partial<RecipeToBe> = {}): RecipeToBe {
  clock += 1_000;
  const id = newId();
  const name = overrides.name ?? 'A dish';
  return {
    id,
    slug: slugOf(name),
    name,
    description: 'Good.',
    ingredients: ['2 eggs, beaten', 'salt'],
    steps: ['Mix.', 'Bake, then wait.'],
    categoryId: cuisineId('Thai'),
    userId,
    ...detailsUntold,
    photo: { id: randomBytes(16).toString('hex'), width: 1200, height: 900, color: '#aabbcc' },
    createdAt: clock,
    updatedAt: clock,
    ...overrides,
  };
}

/** Publishes a recipe and answers with it as stored. */
export async function publish(
  storage: Storage,
  userId: string,
  overrides: Partial<RecipeRow> = {},
): Promise<RecipeRow> {
  const { recipe } = await storage.writer.publishRecipe(recipeRow(userId, overrides), null);
  return recipe;
}

/** A change that leaves the recipe as it is but for the overrides. */
export function changeOf(
  recipe: RecipeToBe & Partial<RecipeRow>,
  overrides: Partial<RecipeChange> = {},
): RecipeChange {
  const { ingredientIds: _ingredients, stepIds: _steps, ...told } = recipe;
  const { id: _, userId: _owner, createdAt: _created, updatedAt, photo: _photo, ...rest } = told;
  const slug = slugOf(overrides.name ?? recipe.name);
  return { ...rest, slug, photo: null, at: updatedAt + 5_000, baseUpdatedAt: null, ...overrides };
}

/** What somebody says of a recipe that they made as it is written. */
export function reviewContent(overrides: Partial<ReviewContent> = {}): ReviewContent {
  return {
    rating: 5,
    asWritten: true,
    changes: [],
    cookedOn: '2026-01-02',
    text: 'Good',
    servings: null,
    minutes: null,
    again: null,
    ...overrides,
  };
}

/** Writes a review and answers with what came of it; one that is not written throws. */
export async function addReview(
  storage: Storage,
  by: Omit<NewReview, 'id'>,
  said: Partial<ReviewContent> = {},
): Promise<Extract<WriteOutcome, { kind: 'written' }>> {
  const outcome = await storage.writer.writeReview({ id: newId(), ...by }, reviewContent(said));
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  return outcome;
}

/** The entry of the queue about something, among those that are open or were settled. */
export async function findEntry(storage: Storage, subjectId: string, isSettled = false) {
  const { rows } = await storage.reader.listQueue(isSettled, 200);
  return rows.find((entry) => entry.subjectId === subjectId);
}
