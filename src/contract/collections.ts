import { Type } from 'typebox';
import {
  Collection,
  CollectionCard,
  CollectionPage,
  collectionLimits,
  OwnCollectionCard,
  visibilities,
} from './collection-fields.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';

const ofCollection = Type.Object({ id: Type.String() });
const ofEntry = Type.Object({ id: Type.String(), entry: Type.String() });
const description = Text({ min: 0, max: collectionLimits.description });
const note = Text({ min: 0, max: collectionLimits.note });
/** The entry before which something comes; null puts it at the end. */
const before = Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 100 });

const ownErrors = [
  'not_signed_in',
  'collection_not_found',
  'collection_not_yours',
  'too_many_tries',
  'bad_request',
  ...fieldErrors,
] as const;

export const listOwnCollections = defineCall({
  method: 'GET',
  path: '/api/v1/collections/mine',
  feature: 'collections',
  summary:
    'The collections of the signed-in person, last used first; with `recipe` also which of them hold it',
  who: 'user',
  query: Type.Object({ recipe: Type.Optional(Type.String({ maxLength: 100 })) }),
  status: 200,
  reply: Success({ collections: Type.Array(OwnCollectionCard) }),
  errors: ['not_signed_in', 'bad_request'],
});

export const listCollections = defineCall({
  method: 'GET',
  path: '/api/v1/cook-collections/:userId',
  feature: 'collections',
  summary: 'The public collections of a cook, last used first',
  who: 'anyone',
  params: Type.Object({ userId: Type.String() }),
  query: Type.Object(pageQuery(50)),
  status: 200,
  reply: Success({ collections: Type.Array(CollectionCard), ...pageEnd }),
  errors: ['bad_cursor', 'bad_request'],
});

export const getCollection = defineCall({
  method: 'GET',
  path: '/api/v1/collections/:id',
  feature: 'collections',
  summary: 'A collection that is public, or shared by its link, page by page',
  who: 'anyone',
  params: ofCollection,
  query: Type.Object(pageQuery(collectionLimits.page)),
  status: 200,
  reply: CollectionPage,
  errors: ['collection_not_found', 'bad_cursor', 'bad_request'],
});

export const getOwnCollection = defineCall({
  method: 'GET',
  path: '/api/v1/collections/:id/mine',
  feature: 'collections',
  summary: 'A collection of the signed-in person as they see it, page by page',
  who: 'user',
  isFoundFirst: true,
  params: ofCollection,
  query: Type.Object(pageQuery(collectionLimits.page)),
  status: 200,
  reply: CollectionPage,
  errors: [
    'not_signed_in',
    'collection_not_found',
    'collection_not_yours',
    'bad_cursor',
    'bad_request',
  ],
});

export const createCollection = defineCall({
  method: 'POST',
  path: '/api/v1/collections',
  feature: 'collections',
  summary:
    'Make a collection, at once with a recipe if one is named; sent again within a day it answers with the first',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      name: Text({ max: collectionLimits.name }),
      description: Type.Optional(description),
      visibility: Type.Optional(Type.Enum([...visibilities])),
      recipe: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  status: 201,
  reply: Success({ collection: Collection }),
  errors: [
    'not_signed_in',
    'recipe_not_found',
    'collections_full',
    'unlisted_not_yours',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});

export const changeCollection = defineCall({
  method: 'PUT',
  path: '/api/v1/collections/:id',
  feature: 'collections',
  summary:
    'Change name, description or visibility; refused where they are no longer those of baseUpdatedAt',
  who: 'user',
  params: ofCollection,
  body: {
    kind: 'json',
    schema: Type.Object({
      name: Type.Optional(Text({ max: collectionLimits.name })),
      description: Type.Optional(description),
      visibility: Type.Optional(Type.Enum([...visibilities])),
      baseUpdatedAt: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  status: 200,
  reply: Success({ collection: Collection }),
  errors: [...ownErrors, 'collection_changed'],
});

export const deleteCollection = defineCall({
  method: 'DELETE',
  path: '/api/v1/collections/:id',
  feature: 'collections',
  summary: 'Delete a collection of yours; its recipes stay where they are',
  who: 'user',
  params: ofCollection,
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'collection_not_found', 'collection_not_yours'],
});

export const collectRecipe = defineCall({
  method: 'PUT',
  path: '/api/v1/collections/:id/recipes/:recipe',
  feature: 'collections',
  summary:
    'Put a recipe into a collection, at the end or before an entry, or take it out; one that is there stays where it is',
  who: 'user',
  params: Type.Object({ id: Type.String(), recipe: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({
      collected: Type.Boolean(),
      note: Type.Optional(note),
      before: Type.Optional(before),
    }),
  },
  status: 200,
  reply: Success({
    collected: Type.Boolean(),
    entry: Type.Optional(Type.String()),
    note: Type.Optional(Type.String({ description: 'Of what was taken out' })),
    before: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'What stood behind what was taken out; null where it was the last',
      }),
    ),
  }),
  errors: [...ownErrors, 'recipe_not_found', 'collection_full', 'unlisted_not_yours'],
});

export const removeEntry = defineCall({
  method: 'DELETE',
  path: '/api/v1/collections/:id/entries/:entry',
  feature: 'collections',
  summary: 'Take an entry out of a collection, whatever became of its recipe',
  who: 'user',
  params: ofEntry,
  status: 200,
  reply: Success({ note: Type.Optional(Type.String({ description: 'Of what was taken out' })) }),
  errors: ['not_signed_in', 'collection_not_found', 'collection_not_yours', 'too_many_tries'],
});

export const moveEntry = defineCall({
  method: 'PUT',
  path: '/api/v1/collections/:id/entries/:entry/place',
  feature: 'collections',
  summary: 'Put an entry before another one, or at the end',
  who: 'user',
  params: ofEntry,
  body: { kind: 'json', schema: Type.Object({ before }) },
  status: 200,
  reply: Success({}),
  errors: [...ownErrors, 'entry_not_found'],
});

export const noteEntry = defineCall({
  method: 'PUT',
  path: '/api/v1/collections/:id/entries/:entry/note',
  feature: 'collections',
  summary: 'Note something on a recipe of a collection; refused where the note is no longer `base`',
  who: 'user',
  params: ofEntry,
  body: {
    kind: 'json',
    schema: Type.Object({ note, base: Type.Optional(note) }),
  },
  status: 200,
  reply: Success({ note: Type.String() }),
  errors: [...ownErrors, 'entry_not_found', 'note_changed'],
});
