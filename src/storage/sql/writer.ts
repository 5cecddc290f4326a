import type { Writer } from '../port.ts';
import { deleteUser, endSessions } from './account-removal.ts';
import { createUser, setRole } from './accounts.ts';
import { deleteChangesBefore, type Tell } from './changes.ts';
import { storeContactMessage } from './contact.ts';
import { softDeleteRecipe, undeleteRecipe } from './deletion.ts';
import { noGuards } from './guards.ts';
import { renewNote, setNote } from './notes.ts';
import { deleteRecipe, publishRecipe, type RecipeTools, updateRecipe } from './recipe-writes.ts';
import { deleteRemovedRecipes, removeRecipe, restoreRecipe } from './removal.ts';
import { createResetLink, resetByLink, resetPassword } from './resets.ts';
import { saveRecipe } from './saved.ts';
import type { Db } from './schema.ts';
import type { SearchIndex } from './search-index.ts';
import { createSession, deleteOldSessions, deleteSession, touchSession } from './sessions.ts';

/** Runs a change as one transaction. */
export type Transact = <T>(change: (db: Db) => Promise<T>) => Promise<T>;

/** The writing side of the port over one database whose writes run one after another. */
export function createSqlWriter(db: Db, index: SearchIndex, tell: Tell): Writer {
  const transact: Transact = (change) => db.transaction().execute(change);
  return createGuardedWriter(transact, { index, guards: noGuards, tell });
}

/** The writing side of the port: every operation is one transaction. */
export function createGuardedWriter(write: Transact, tools: RecipeTools): Writer {
  return {
    createUser: (user) => write((db) => createUser(db, user)),
    resetPassword: (userId, change) =>
      write((db) => resetPassword(db, tools.guards, userId, change)),
    createResetLink: (userId, link, act) => write((db) => createResetLink(db, userId, link, act)),
    resetByLink: (hash, change) => write((db) => resetByLink(db, tools.guards, hash, change)),
    setRole: (email, role, act) => write((db) => setRole(db, email, role, act)),
    createSession: (session, passwordHash, deviceHash) =>
      write((db) => createSession(db, tools.guards, { session, passwordHash, deviceHash })),
    touchSession: (hash, usedAt) => write((db) => touchSession(db, hash, usedAt)),
    deleteSession: (hash) => write((db) => deleteSession(db, hash)),
    deleteOldSessions: (used, begun) => write((db) => deleteOldSessions(db, used, begun)),
    publishRecipe: (recipe, key) => write((db) => publishRecipe(db, tools, recipe, key)),
    updateRecipe: (id, change) => write((db) => updateRecipe(db, tools, id, change)),
    deleteRecipe: (id, act) => write((db) => deleteRecipe(db, tools, id, act)),
    softDeleteRecipe: (id, userId, at) =>
      write((db) => softDeleteRecipe(db, tools, { id, userId, at })),
    undeleteRecipe: (id, userId) => write((db) => undeleteRecipe(db, tools, id, userId)),
    removeRecipe: (id, act) => write((db) => removeRecipe(db, tools, id, act)),
    restoreRecipe: (id, act) => write((db) => restoreRecipe(db, tools, id, act)),
    deleteRemovedRecipes: (time, limit) => write((db) => deleteRemovedRecipes(db, time, limit)),
    deleteUser: (id, act) => write((db) => deleteUser(db, tools, id, act)),
    endSessions: (userId, act) => write((db) => endSessions(db, userId, act)),
    deleteChangesBefore: (time) => write((db) => deleteChangesBefore(db, time)),
    saveRecipe: (userId, recipeId, saved, at) =>
      write((db) => saveRecipe(db, tools.guards, { userId, recipeId, saved, at })),
    storeContactMessage: (message) => write((db) => storeContactMessage(db, message)),
    setNote: (key, value) => write((db) => setNote(db, key, value)),
    renewNote: (key, beginning, value) => write((db) => renewNote(db, key, beginning, value)),
  };
}
