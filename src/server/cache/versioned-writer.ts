import type { Writer } from '#storage/port.ts';
import type { DataVersion, Topic } from './data-version.ts';

/** A writer whose every change shows at once: it bumps the version before it answers. */
export type VersionedWriter = Writer & { readonly version: DataVersion };

type Topics = {
  /** What an operation changes for visitors; a new operation does not compile until it says so. */
  [K in keyof Writer]: (...args: Parameters<Writer[K]>) => Topic[] | 'everything';
};

const nothingPublic = () => [];

const topicsOf: Topics = {
  createUser: nothingPublic,
  resetPassword: nothingPublic,
  setRole: nothingPublic,
  createSession: nothingPublic,
  touchSession: nothingPublic,
  deleteSession: nothingPublic,
  deleteSessionsUnusedSince: nothingPublic,
  publishRecipe: ({ id, categoryId, userId }) => [
    'recipes',
    `recipe:${id}`,
    `category:${categoryId}`,
    `user:${userId}`,
  ],
  updateRecipe: (id) => ['recipes', 'changed', `recipe:${id}`],
  deleteRecipe: (id) => ['recipes', 'changed', `recipe:${id}`],
  // Who saved what is nobody else's business; no public call or page shows it.
  saveRecipe: nothingPublic,
  removeRecipe: (id) => ['recipes', 'changed', `recipe:${id}`],
  restoreRecipe: (id) => ['recipes', 'changed', `recipe:${id}`],
  deleteRemovedRecipes: nothingPublic,
  deleteUser: () => 'everything',
  endSessions: nothingPublic,
  deleteChangesBefore: nothingPublic,
  storeContactMessage: nothingPublic,
  setNote: nothingPublic,
};

/** Wraps a writer so that what it changes is no longer answered from before the change. */
export function createVersionedWriter(writer: Writer, version: DataVersion): VersionedWriter {
  const operations = (Object.keys(topicsOf) as (keyof Writer)[]).map((name) => {
    const write = writer[name] as (...args: unknown[]) => Promise<unknown>;
    const topics = topicsOf[name] as (...args: unknown[]) => Topic[] | 'everything';
    const versioned = async (...args: unknown[]) => {
      try {
        return await write(...args);
      } finally {
        // After a failure too: it may have struck between the commit and its answer.
        const changed = topics(...args);
        if (changed === 'everything') version.bumpAll();
        else version.bump(changed);
      }
    };
    return [name, versioned];
  });
  return { ...(Object.fromEntries(operations) as Writer), version };
}
