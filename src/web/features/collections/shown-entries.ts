import type { EntryReply } from '#contract/collection-fields.ts';
import type { Text } from '#messages/format.ts';

/** An entry in its owner's list; one that was taken out shows, faded, until the page is left. */
export type Shown = EntryReply & {
  isOut?: boolean;
  /** It was put back here, and the site has not said yet that it has it. */
  isComing?: boolean;
  /** What its row goes by, where it was put back and has another id since: the focus stays in a row that stays. */
  row?: string;
};

/** What an entry is called: as its recipe is now, by the title that is left of it, or, where nobody may read that, in general. */
export const nameOf = ({ recipe, name }: EntryReply, text: Text): string =>
  recipe?.name || name || text('collections.untitled');

/** The entries with one of them before another, or at the end. */
export function moved(entries: readonly Shown[], id: string, before: string | null): Shown[] {
  const entry = entries.find(({ _id }) => _id === id);
  const rest = entries.filter(({ _id }) => _id !== id);
  const at = rest.findIndex(({ _id }) => _id === before);
  if (!entry) return [...entries];
  return at === -1 ? [...rest, entry] : [...rest.slice(0, at), entry, ...rest.slice(at)];
}

/** Whether an entry is here alone, as far as is known: the site has forgotten its note. */
export const isHereAlone = ({ isOut, isComing }: Shown): boolean => Boolean(isOut || isComing);

/** The entries as the site has them, and among them, where they were, those that are here alone. */
export function withOut(there: readonly EntryReply[], before: readonly Shown[]): Shown[] {
  const ids = new Set(there.map(({ _id }) => _id));
  // What was put back has another id there, and a recipe stands in a collection once.
  const recipes = new Set(there.flatMap(({ recipe }) => (recipe ? [recipe._id] : [])));
  const isThere = ({ _id, recipe }: Shown) => ids.has(_id) || recipes.has(recipe?._id ?? '');
  let entries: Shown[] = [...there];
  for (const one of before.filter((one) => isHereAlone(one) && !isThere(one)).reverse()) {
    const known = new Set(entries.map(({ _id }) => _id));
    const behind = before.slice(before.indexOf(one) + 1).find(({ _id }) => known.has(_id));
    entries = moved([...entries, one], one._id, behind?._id ?? null);
  }
  return entries;
}

/** The entry behind this one that is still in the collection; null at its end. */
export function standing(entries: readonly Shown[], id: string): string | null {
  const at = entries.findIndex(({ _id }) => _id === id);
  return entries.slice(at + 1).find(({ isOut }) => !isOut)?._id ?? null;
}

/** Before which entry one comes that goes a place up or down among those that are in; undefined where it cannot. */
export function neighbour(
  entries: readonly Shown[],
  id: string,
  by: -1 | 1,
): string | null | undefined {
  const inside = entries.filter(({ isOut, _id }) => !isOut || _id === id);
  const at = inside.findIndex(({ _id }) => _id === id);
  if (by === -1) return at > 0 ? inside[at - 1]?._id : undefined;
  return at < inside.length - 1 ? (inside[at + 2]?._id ?? null) : undefined;
}
