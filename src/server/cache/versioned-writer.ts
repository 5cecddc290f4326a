import type { Writer } from '#storage/port.ts';
import { faultOf } from '../faults.ts';
import type { DataVersion, Topic } from './data-version.ts';

/** A writer whose every change shows at once: it bumps the version before it answers. */
export type VersionedWriter = Writer & { readonly version: DataVersion };

type Outcome<K extends keyof Writer> = Awaited<ReturnType<Writer[K]>>;

type Topics = {
  /**
   * What an operation changes for visitors; a new operation does not compile until it says so.
   * Without an outcome it failed, and may have struck all the same.
   */
  [K in keyof Writer]: (
    outcome: Outcome<K> | undefined,
    ...args: Parameters<Writer[K]>
  ) => Topic[] | 'everything';
};

const nothingPublic = () => [];

/** For whoever does not know which lists the recipe was in. */
const changed = (id: string): Topic[] => ['recipes', 'changed', `recipe:${id}`];

const topicsOf: Topics = {
  createUser: nothingPublic,
  resetPassword: nothingPublic,
  createResetLink: nothingPublic,
  resetByLink: nothingPublic,
  setRole: nothingPublic,
  createSession: nothingPublic,
  touchSession: nothingPublic,
  deleteSession: nothingPublic,
  deleteOldSessions: nothingPublic,
  publishRecipe: (_outcome, { id, categoryId, userId }) => [
    'recipes',
    `recipe:${id}`,
    `category:${categoryId}`,
    `user:${userId}`,
  ],
  updateRecipe: (outcome, id) => {
    if (!outcome) return changed(id);
    if (outcome.kind !== 'updated') return [];
    const { recipe, before } = outcome;
    const lists = [recipe, before].map(({ categoryId }) => `category:${categoryId}` as const);
    return ['recipes', `recipe:${id}`, ...lists, `user:${recipe.userId}`];
  },
  deleteRecipe: (_outcome, id) => changed(id),
  softDeleteRecipe: (_outcome, id) => changed(id),
  undeleteRecipe: (_outcome, id) => changed(id),
  // Who saved what is nobody else's business; no public call or page shows it.
  saveRecipe: nothingPublic,
  removeRecipe: (_outcome, id) => changed(id),
  restoreRecipe: (_outcome, id) => changed(id),
  deleteRemovedRecipes: nothingPublic,
  deleteUser: () => 'everything',
  endSessions: nothingPublic,
  deleteChangesBefore: nothingPublic,
  storeContactMessage: nothingPublic,
  setNote: nothingPublic,
  renewNote: nothingPublic,
};

/** Soon, and when the database has given up by itself whatever was under way (30 s). */
const late = [1_000, 40_000];

function bumpLater(version: DataVersion): void {
  for (const delay of late) setTimeout(() => version.bumpAll(), delay).unref();
}

/** Wraps a writer so that what it changes is no longer answered from before the change. */
export function createVersionedWriter(writer: Writer, version: DataVersion): VersionedWriter {
  const operations = (Object.keys(topicsOf) as (keyof Writer)[]).map((name) => {
    const write = writer[name] as (...args: unknown[]) => Promise<unknown>;
    const topics = topicsOf[name] as (...args: unknown[]) => Topic[] | 'everything';
    const versioned = async (...args: unknown[]) => {
      let outcome: unknown;
      try {
        outcome = await write(...args);
        return outcome;
      } catch (error) {
        // A database that is out of reach may go on to commit, and nobody would tell.
        if (faultOf(error) === 'unreachable') bumpLater(version);
        throw error;
      } finally {
        // After a failure too: it may have struck between the commit and its answer.
        const overtaken = topics(outcome, ...args);
        if (overtaken === 'everything') version.bumpAll();
        else version.bump(overtaken);
      }
    };
    return [name, versioned];
  });
  return { ...(Object.fromEntries(operations) as Writer), version };
}
