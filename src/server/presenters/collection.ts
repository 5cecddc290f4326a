import type {
  CollectionCardReply,
  CollectionReply,
  EntryReply,
  OwnCollectionReply,
} from '#contract/collection-fields.ts';
import { shownAs, type Viewer } from '#domain/collections/shown.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type {
  CollectionRow,
  EntryRow,
  ListedCollection,
} from '#storage/features/collections/rows.ts';
import { presentCook } from './cook.ts';
import { type CardReader, createRecipePresenter } from './recipe.ts';
import { toTime } from './time.ts';

/** A collection as its own page tells it; that it is hidden is told to its owner alone. */
export function presentCollection(
  row: CollectionRow,
  cook: UserRow | null,
  count: number,
  viewer: Viewer,
): CollectionReply {
  const { id, userId, name, description, visibility, hidden } = row;
  return {
    _id: id,
    name,
    description,
    visibility,
    count,
    cook: presentCook(userId, cook),
    createdAt: toTime(row.createdAt),
    updatedAt: toTime(row.updatedAt),
    ...(hidden && viewer === 'owner' ? { hidden } : {}),
  };
}

/** A collection as lists show it. */
export function presentCollectionCard(
  row: ListedCollection,
  photoBase: string,
): CollectionCardReply {
  const { id, name, visibility, count, cover } = row;
  return {
    _id: id,
    name,
    visibility,
    count,
    ...(cover ? { cover: presentPhoto(cover, photoBase) } : {}),
  };
}

/** One's own, with whether it holds what was asked about. */
export function presentOwnCard(
  row: ListedCollection & { holds: boolean },
  photoBase: string,
  isAsked: boolean,
): OwnCollectionReply {
  return {
    ...presentCollectionCard(row, photoBase),
    ...(isAsked ? { holds: row.holds } : {}),
  };
}

/** Entries as somebody sees them: a recipe that is not for them is no more than its title. */
export async function presentEntries(
  rows: readonly EntryRow[],
  collection: CollectionRow,
  viewer: Viewer,
  { reader, photoBase }: { reader: CardReader; photoBase: string },
): Promise<EntryReply[]> {
  const whole = rows.flatMap((row) =>
    row.recipe && shownAs(row, collection, viewer) === 'whole' ? row.recipe : [],
  );
  const cards = await createRecipePresenter(photoBase).cards(whole, reader);
  const byId = new Map(cards.map((card) => [card._id, card]));
  return rows.map(({ id, name, note, recipe }) => {
    const card = recipe ? byId.get(recipe.id) : undefined;
    const unlisted = viewer === 'owner' && card && recipe?.unlisted ? { unlisted: true } : {};
    return { _id: id, name, note, ...(card ? { recipe: card } : {}), ...unlisted };
  });
}
