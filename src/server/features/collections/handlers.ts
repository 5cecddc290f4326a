import { collectionLimits } from '#contract/collection-fields.ts';
import { mayReadCollection } from '#domain/accounts/may.ts';
import type { Viewer } from '#domain/collections/shown.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { newId } from '#server/ids.ts';
import { stampOf } from '#server/must-wait.ts';
import {
  presentCollection,
  presentCollectionCard,
  presentEntries,
  presentOwnCard,
} from '#server/presenters/collection.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { withPage } from '#server/presenters/public-cook.ts';
import type { CollectionRow } from '#storage/features/collections/rows.ts';
import { entryHandlers } from './entry-handlers.ts';
import { findOwnCollection } from './find-own.ts';
import { noteShared } from './note-shared.ts';

type ListHandlers = Pick<Handlers, 'listOwnCollections' | 'listCollections'>;
type ReadHandlers = Pick<Handlers, 'getCollection' | 'getOwnCollection'>;
type WriteHandlers = Pick<Handlers, 'createCollection' | 'changeCollection' | 'deleteCollection'>;

const pageSize = 48;
const listSize = 12;

/** What people put together. */
export function collectionHandlers(deps: Deps) {
  return {
    ...listHandlers(deps),
    ...readHandlers(deps),
    ...writeHandlers(deps),
    ...entryHandlers(deps),
  };
}

function listHandlers({ reader, config }: Deps): ListHandlers {
  return {
    async listOwnCollections({ query, actor }) {
      const rows = await reader.listOwnCollections(actor.id, query.recipe ?? null);
      const isAsked = query.recipe !== undefined;
      return { collections: rows.map((row) => presentOwnCard(row, config.photoBase, isAsked)) };
    },

    async listCollections({ params, query }) {
      const { limit = listSize, cursor } = query;
      const page = await reader.listPublicCollections(params.userId, limit, cursor);
      return {
        collections: page.rows.map((row) => presentCollectionCard(row, config.photoBase)),
        ...pageEnd(page),
      };
    },
  };
}

function readHandlers(deps: Deps): ReadHandlers {
  return {
    async getCollection({ params, query }) {
      const collection = await deps.reader.findCollection(params.id);
      if (!collection || !mayReadCollection(null, collection)) {
        throw new Refusal('collection_not_found');
      }
      return presentPage(deps, collection, 'other', query);
    },

    async getOwnCollection({ params, query, actor, lookAgain }) {
      const collection = await findOwnCollection(deps, params.id, actor);
      await lookAgain();
      return presentPage(deps, collection, 'owner', query);
    },
  };
}

/** A page of a collection as somebody sees it. */
async function presentPage(
  { reader, config }: Deps,
  collection: CollectionRow,
  viewer: Viewer,
  { limit = pageSize, cursor }: { limit?: number; cursor?: string },
) {
  const page = await reader.listEntries(collection, viewer, limit, cursor);
  const cook = await reader.findUser(collection.userId);
  const { photoBase } = config;
  const told = presentCollection(collection, cook, page.total, viewer);
  // Of the owner of a public one there is a page.
  if (collection.visibility !== 'public') told.cook = await withPage(reader, told.cook);
  return {
    collection: told,
    entries: await presentEntries(page.rows, collection, viewer, { reader, photoBase }),
    ...pageEnd(page),
  };
}

/** Why a collection was not made. */
const unmade = {
  'no account': 'not_signed_in',
  'recipe missing': 'recipe_not_found',
  unlisted: 'unlisted_not_yours',
  full: 'collections_full',
} as const;

function writeHandlers(deps: Deps): WriteHandlers {
  const { reader, writer, limits } = deps;
  const present = async (row: CollectionRow) => {
    const { total } = await reader.listEntries(row, 'owner', 1);
    return presentCollection(row, await reader.findUser(row.userId), total, 'owner');
  };
  return {
    async createCollection({ body, actor, ...asked }) {
      const { name, description = '', visibility = 'private', recipe } = body;
      await limits.editPerAccount.spend(actor.id);
      const { at, waits } = await stampOf(deps, actor);
      const first = recipe === undefined ? null : { entryId: newId(at), recipeId: recipe, at };
      const wish = { id: newId(at), userId: actor.id, at, waits };
      const said = { name: inOneLine(name), description, visibility };
      const outcome = await writer.createCollection(wish, said, first, collectionLimits);
      if (outcome.kind === 'missing') throw new Error('A new collection is gone');
      if (outcome.kind !== 'made') throw new Refusal(unmade[outcome.kind]);
      await noteShared(deps, outcome.collection, asked);
      return { collection: await present(outcome.collection) };
    },

    async changeCollection({ params, body, actor, ...asked }) {
      const { id } = await findOwnCollection(deps, params.id, actor);
      await limits.editPerAccount.spend(actor.id);
      const { baseUpdatedAt, name, ...rest } = body;
      const said = name === undefined ? rest : { ...rest, name: inOneLine(name) };
      const change = { base: readBase(baseUpdatedAt), ...(await stampOf(deps, actor)) };
      const outcome = await writer.changeCollection(id, actor.id, said, change);
      if (outcome.kind === 'missing') throw new Refusal('collection_not_found');
      if (outcome.kind === 'stale') throw new Refusal('collection_changed');
      await noteShared(deps, outcome.collection, asked);
      return { collection: await present(outcome.collection) };
    },

    async deleteCollection({ params, actor }) {
      const { id } = await findOwnCollection(deps, params.id, actor);
      if (!(await writer.deleteCollection(id, actor.id))) throw new Refusal('collection_not_found');
      return {};
    },
  };
}

const inOneLine = (name: string): string => name.replace(/\s+/g, ' ');
