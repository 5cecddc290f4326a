import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { pageEnd, Success } from './define.ts';
import { RecipeCard } from './recipe-card.ts';
import { Photo } from './recipe-fields.ts';

/** Who sees a collection: its owner, people with its link, or everybody. */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

export const collectionLimits = {
  name: 80,
  description: 500,
  note: 300,
  /** Recipes in one. */
  recipes: 1_000,
  /** Collections of a person. */
  collections: 200,
  page: 100,
} as const;

const shown = {
  _id: Type.String(),
  name: Type.String(),
  visibility: Type.Enum([...visibilities]),
  count: Type.Integer({ description: 'How many recipes it holds' }),
};

/** What a list shows of a collection. */
export const CollectionCard = Type.Object({
  ...shown,
  cover: Type.Optional(Type.Omit(Photo, ['social'])),
});
export type CollectionCardReply = Static<typeof CollectionCard>;

/** One's own collection in a list. */
export const OwnCollectionCard = Type.Object({
  ...CollectionCard.properties,
  holds: Type.Optional(
    Type.Boolean({ description: 'Whether the recipe that was asked about is in it' }),
  ),
});
export type OwnCollectionReply = Static<typeof OwnCollectionCard>;

export const Collection = Type.Object({
  ...shown,
  description: Type.String(),
  cook: CookName,
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({
    format: 'date-time',
    description: 'When name, description or visibility were changed last',
  }),
  hidden: Type.Optional(
    Type.Object(
      { reason: Type.String() },
      { description: 'Told to its owner alone: nobody else sees it' },
    ),
  ),
});
export type CollectionReply = Static<typeof Collection>;

/** A recipe in a collection; without `recipe` it is no longer there, or not for everybody. */
const Entry = Type.Object({
  _id: Type.String({ description: 'Its place in the collection, which outlives the recipe' }),
  name: Type.String({
    description:
      'What the recipe was called when it was put in; empty where those who run the site took it down',
  }),
  note: Type.String(),
  recipe: Type.Optional(RecipeCard),
  unlisted: Type.Optional(
    Type.Boolean({
      description:
        'Told to its owner alone: the recipe is in no list, and in a public collection for nobody else',
    }),
  ),
});
export type EntryReply = Static<typeof Entry>;

/** A page of a collection, in the order of its owner. */
export const CollectionPage = Success({
  collection: Collection,
  entries: Type.Array(Entry),
  ...pageEnd,
});
export type CollectionPageReply = Omit<Static<typeof CollectionPage>, 'success' | 'message'>;
