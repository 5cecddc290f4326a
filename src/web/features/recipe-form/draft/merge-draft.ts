import type { RecipeReply } from '#contract/recipes.ts';
import {
  type Base,
  baseOf,
  type Draft,
  differingFields,
  type FieldName,
  fieldsOfDraft,
  type RecipeFields,
  withFields,
} from './draft.ts';
import { type DraftPhotos, isSamePhotos, noPhotos } from './draft-photos.ts';
import { areStepsAtOdds, onStepsNow, stepsTaken, withPhotosNow } from './step-photos.ts';

export type Side = 'mine' | 'theirs';
/** A part of a recipe in which two versions differ. */
export type Part = FieldName | 'photo';
export type Choices = Readonly<Partial<Record<Part, Side>>>;

type Conflict = {
  mine: RecipeFields;
  theirs: Base;
  parts: Part[];
  /** What a person who looks at nothing would want: their own edits, and the other's elsewhere. */
  suggested: Choices;
};

/** Compares an edit with the recipe as it is now, part by part. */
export function findConflict(draft: Draft, photo: File | null, current: RecipeReply): Conflict {
  const mine = fieldsOfDraft(draft);
  const theirs = baseOf(current);
  const edited = new Set(draft.base ? differingFields(mine, draft.base.fields) : []);
  const fields = differingFields(mine, theirs.fields);
  const photoDiffers =
    (photo !== null && draft.base?.photoUrl !== theirs.photoUrl) || arePhotosAtOdds(draft, theirs);
  const suggested = fields.map((name) => [name, edited.has(name) ? 'mine' : 'theirs'] as const);
  return {
    mine,
    theirs,
    parts: photoDiffers ? [...fields, 'photo'] : fields,
    suggested: { ...Object.fromEntries(suggested), photo: 'mine' },
  };
}

/**
 * The draft based on the recipe as it is now, when a person has nothing to choose between the two;
 * else null. So it is when an update arrived and its reply did not: the recipe holds it already,
 * whatever was typed since.
 */
export function rebased(draft: Draft, photo: File | null, current: RecipeReply): Draft | null {
  const { parts, theirs } = findConflict(draft, photo, current);
  const isOwnText = draft.sent && differingFields(draft.sent, theirs.fields).length === 0;
  // A photo that was sent without a reply is most likely the one that differs now.
  const isChoice = parts.some((part) => (part === 'photo' ? !draft.sent : !isOwnText));
  return isChoice ? null : onTheirs(draft, theirs);
}

/** An edit based on the recipe as it is now, with its own photos beside those that came there. */
function onTheirs(draft: Draft, theirs: Base): Draft {
  return {
    ...draft,
    base: theirs,
    photos: photosBeside(draft, theirs),
    stepList: onStepsNow(draft.stepList, stepVersions(draft, theirs)),
  };
}

/** The draft after the choices, based on the recipe as it is now, and the photo to send with it. */
export function resolveConflict(
  draft: Draft,
  photo: File | null,
  { mine, theirs, parts }: Conflict,
  choices: Choices,
): { draft: Draft; photo: File | null } {
  const taken = parts
    .filter((part): part is FieldName => part !== 'photo' && choices[part] === 'theirs')
    .map((name) => [name, theirs.fields[name]]);
  const chosen = withFields(draft, { ...mine, ...Object.fromEntries(taken) });
  const stepList =
    choices.stepList === 'theirs' && parts.includes('stepList')
      ? stepsTaken(chosen.stepList, draft.stepList, theirs.steps)
      : draft.stepList;
  const resolved = { ...chosen, stepList };
  if (!parts.includes('photo') || choices.photo !== 'theirs') {
    return { draft: onTheirs(resolved, theirs), photo };
  }
  const photos = theirs.photos ?? draft.photos;
  const now = withPhotosNow(stepList, stepVersions(draft, theirs));
  return { draft: { ...resolved, base: theirs, photos, stepList: now }, photo: null };
}

/** What the steps were when the edit began, and what they are now. */
function stepVersions(draft: Draft, theirs: Base) {
  return { before: draft.base?.steps, now: theirs.steps ?? [] };
}

/** Whether both versions have put the photos in another order, and not in the same, or others to a step. */
function arePhotosAtOdds(draft: Draft, theirs: Base): boolean {
  if (areStepsAtOdds(draft.stepList, stepVersions(draft, theirs))) return true;
  const { photos } = theirs;
  const before = draft.base?.photos;
  if (!photos || !before || !hasOwnOrder(draft)) return false;
  return !isSamePhotos(photos, before) && !isSamePhotos(photos, draft.photos);
}

/** Whether the edit changed the photos of the recipe, those of its steps aside. */
function hasOwnOrder({ photos, base }: Draft): boolean {
  return !isSamePhotos(photos, base?.photos ?? noPhotos);
}

/** The photos of the edit, where it has its own, as far as they are there; else those on the site now. */
function photosBeside(draft: Draft, { photos }: Base): DraftPhotos {
  if (!photos || !hasOwnOrder(draft)) return photos ?? draft.photos;
  const present = new Set([photos.first?.id, ...photos.more.map(({ id }) => id)]);
  const isThere = ({ id, url }: { id?: string | undefined; url?: string }) =>
    !url || present.has(id);
  const { first, more } = draft.photos;
  return {
    ...draft.photos,
    first: first && isThere(first) ? first : photos.first,
    more: more.filter(isThere),
  };
}
