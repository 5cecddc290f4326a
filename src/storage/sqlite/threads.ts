import { Worker } from 'node:worker_threads';
import type { Reader, Searcher, Tries, Writer } from '../port.ts';
import { Thread } from './remote.ts';

/** What a thread does for its owner. */
export type ThreadControl = { close(): Promise<void> };

/** The methods that cross to a thread, each named once; the types complain when one is missing. */
const names = {
  control: { close: true } satisfies Record<keyof ThreadControl, true>,
  writer: {
    createUser: true,
    resetPassword: true,
    setRole: true,
    createSession: true,
    touchSession: true,
    deleteSession: true,
    deleteOldSessions: true,
    createResetLink: true,
    resetByLink: true,
    renewNote: true,
    publishRecipe: true,
    updateRecipe: true,
    deleteRecipe: true,
    saveRecipe: true,
    storeContactMessage: true,
    setNote: true,
    softDeleteRecipe: true,
    undeleteRecipe: true,
    removeRecipe: true,
    restoreRecipe: true,
    deleteRemovedRecipes: true,
    deleteUser: true,
    endSessions: true,
    deleteChangesBefore: true,
  } satisfies Record<keyof Writer, true>,
  tries: {
    findTries: true,
    addTries: true,
    deleteTries: true,
    deleteExpiredTries: true,
  } satisfies Record<keyof Tries, true>,
  searcher: { searchRecipes: true, relatedRecipes: true } satisfies Record<keyof Searcher, true>,
  reader: {
    listCategories: true,
    listRecipes: true,
    countRecipes: true,
    findRecipe: true,
    findRecipes: true,
    findRecipeBySlug: true,
    findUser: true,
    findUserByEmail: true,
    findCredentials: true,
    findSession: true,
    listAdmins: true,
    listDeviceUses: true,
    listAccountEvents: true,
    findResetLink: true,
    listSavedIds: true,
    listContactMessages: true,
    photosInUse: true,
    findPhotoOwner: true,
    listRecipeLinks: true,
    listCookLinks: true,
    countCooks: true,
    findNote: true,
    listDeletedRecipes: true,
    listModeratedRecipes: true,
    listAccounts: true,
    listActs: true,
  } satisfies Record<keyof Reader, true>,
};

/** Starts the thread that writes; it is ready when the database is migrated. */
export function startWriterThread(file: string, origin: string) {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
    workerData: { file, origin },
  });
  const thread = new Thread(worker, 'database writer');
  return {
    thread,
    control: thread.remote<ThreadControl>('control', names.control),
    writer: thread.remote<Writer>('writer', names.writer),
    tries: thread.remote<Tries>('tries', names.tries),
  };
}

/** Starts the thread that searches; the database is migrated. */
export function startReaderThread(file: string) {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: { file },
  });
  const thread = new Thread(worker, 'database reader');
  return {
    thread,
    control: thread.remote<ThreadControl>('control', names.control),
    reader: thread.remote<Reader>('reader', names.reader),
    searcher: thread.remote<Searcher>('searcher', names.searcher),
  };
}
