import type { Reader } from '../port.ts';
import { findCredentials, findUser, findUserByEmail, listAdmins } from './accounts.ts';
import { listActs } from './acts.ts';
import { listCategories } from './categories.ts';
import { listContactMessages } from './contact.ts';
import { listDeletedRecipes } from './deletion.ts';
import { listDeviceUses } from './devices.ts';
import { countCooks, listCookLinks, listRecipeLinks } from './links.ts';
import { findPhotoOwner, listAccounts, listModeratedRecipes } from './moderation.ts';
import { findNote } from './notes.ts';
import {
  countRecipes,
  findRecipe,
  findRecipeBySlug,
  findRecipes,
  listRecipes,
  photosInUse,
} from './recipes.ts';
import { findResetLink, listAccountEvents } from './resets.ts';
import { listSavedIds } from './saved.ts';
import type { Db } from './schema.ts';
import { findSession } from './sessions.ts';

/** The reading side of the port over one database. */
export function createSqlReader(db: Db): Reader {
  return {
    listCategories: () => listCategories(db),
    listRecipes: (filter, limit, cursor, skip) => listRecipes(db, filter, limit, cursor, skip),
    countRecipes: () => countRecipes(db),
    findRecipe: (id) => findRecipe(db, id),
    findRecipes: (ids) => findRecipes(db, ids),
    findRecipeBySlug: (slug) => findRecipeBySlug(db, slug),
    findUser: (id) => findUser(db, id),
    findUserByEmail: (email) => findUserByEmail(db, email),
    findCredentials: (email) => findCredentials(db, email),
    findSession: (tokenHash) => findSession(db, tokenHash),
    listAdmins: () => listAdmins(db),
    listDeviceUses: (tokenHash) => listDeviceUses(db, tokenHash),
    listAccountEvents: (userId, after) => listAccountEvents(db, userId, after),
    findResetLink: (tokenHash, now) => findResetLink(db, tokenHash, now),
    listSavedIds: (userId, most) => listSavedIds(db, userId, most),
    listContactMessages: (limit, cursor, text) => listContactMessages(db, limit, cursor, text),
    listDeletedRecipes: (userId, limit, cursor) => listDeletedRecipes(db, userId, limit, cursor),
    listModeratedRecipes: (filter, limit, cursor) =>
      listModeratedRecipes(db, filter, limit, cursor),
    listAccounts: (filter, limit, cursor) => listAccounts(db, filter, limit, cursor),
    listActs: (limit, cursor) => listActs(db, limit, cursor),
    photosInUse: (ids) => photosInUse(db, ids),
    findPhotoOwner: (photoId) => findPhotoOwner(db, photoId),
    listRecipeLinks: (start, limit) => listRecipeLinks(db, start, limit),
    listCookLinks: (start, limit) => listCookLinks(db, start, limit),
    countCooks: () => countCooks(db),
    findNote: (key) => findNote(db, key),
  };
}
