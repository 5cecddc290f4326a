import type { RecipeReply } from '#contract/recipes.ts';
import type { DraftPhoto } from './draft-photos.ts';
import { type Row, tidy } from './draft-rows.ts';

/** A step as the recipe has it: its lasting id, its text, and its photo. */
export type StepThere = { id: string; text: string; photo?: DraftPhoto };

/** The steps of a recipe in their order, each with its photo. */
export function stepsOf({
  stepIds,
  stepList,
  stepPhotos = [],
}: Pick<RecipeReply, 'stepIds' | 'stepList' | 'stepPhotos'>): StepThere[] {
  return stepIds.map((stepId, index) => {
    const step = { id: stepId, text: stepList[index] ?? '' };
    const found = stepPhotos.find((photo) => photo.stepId === stepId);
    if (!found) return step;
    const { id, url } = found;
    return { ...step, photo: { key: id, id, url, caption: '' } };
  });
}

/** The rows of an edit that begins: each is its step of the recipe, with the photo of that. */
export function asSteps(rows: readonly Row[], steps: readonly StepThere[]): Row[] {
  return rows.map((row, index) => ofStep(row, steps[index]));
}

/**
 * The rows of the recipe's steps as they are now, taken in place of the edit's: each with what the edit made of its
 * photo. A step that the edit does not have has the photo of the recipe.
 */
export function stepsTaken(
  rows: readonly Row[],
  edited: readonly Row[],
  steps: readonly StepThere[] = [],
): Row[] {
  const known = withIds(edited, { before: undefined, now: steps });
  return rows.map((row, index) => {
    const step = steps[index];
    const own = step && known.find(({ stepId }) => stepId === step.id);
    if (!own) return ofStep(row, step);
    return { ...row, stepId: step.id, ...(own.photo ? { photo: own.photo } : {}) };
  });
}

type Versions = {
  /** What the edit began with; absent in drafts of earlier versions. */
  before: readonly StepThere[] | undefined;
  /** What the recipe has by now. */
  now: readonly StepThere[];
};

/** The rows of an edit on the recipe as it is now: a photo that the edit did not change is that of the step there. */
export function onStepsNow(rows: readonly Row[], versions: Versions): Row[] {
  const { before, now } = versions;
  const there = new Set(now.flatMap(({ photo }) => photo?.id ?? []));
  return withIds(rows, versions).map((row) => {
    const step = now.find(({ id }) => id === row.stepId);
    if (step && !isChanged(row, before)) return withPhoto(row, step.photo);
    const isGone = row.photo?.url && !there.has(row.photo.id ?? '');
    return isGone ? withPhoto(row, undefined) : row;
  });
}

/** The rows with the photos that their steps have in the recipe; a step that only the edit has keeps its own. */
export function withPhotosNow(rows: readonly Row[], versions: Versions): Row[] {
  return onStepsNow(rows, versions).map((row) => {
    const step = versions.now.find(({ id }) => id === row.stepId);
    return step ? withPhoto(row, step.photo) : row;
  });
}

/** Whether the edit and somebody else have put different photos to the same step since the edit began. */
export function areStepsAtOdds(rows: readonly Row[], { before, now }: Versions): boolean {
  return rows.some((row) => {
    const step = now.find(({ id }) => id === row.stepId);
    if (!before || !step || !isChanged(row, before)) return false;
    const there = step.photo?.id;
    return there !== idBefore(row, before) && there !== idOf(row);
  });
}

/** Whether the edit gave the step of this row another photo, or took its photo away. */
function isChanged(row: Row, before: Versions['before']): boolean {
  // Where nothing tells what was there, a photo that the recipe does not have is the edit's.
  if (!before) return row.photo !== undefined && !row.photo.url;
  return idOf(row) !== idBefore(row, before);
}

const idOf = ({ photo }: Row) => photo && (photo.id ?? photo.key);

const idBefore = (row: Row, before: readonly StepThere[]) =>
  before.find(({ id }) => id === row.stepId)?.photo?.id;

/** Rows of drafts of earlier versions do not say which steps they are: those that say the same are. */
function withIds(rows: readonly Row[], { before, now }: Versions): Row[] {
  if (before || rows.some(({ stepId }) => stepId)) return [...rows];
  return rows.map((row) => {
    const step = now.find(({ text }) => tidy(text) === tidy(row.text));
    return step ? { ...row, stepId: step.id } : row;
  });
}

function ofStep(row: Row, step: StepThere | undefined): Row {
  return step ? withPhoto({ ...row, stepId: step.id }, step.photo) : row;
}

function withPhoto({ photo: _, ...row }: Row, photo: DraftPhoto | undefined): Row {
  return photo ? { ...row, photo } : row;
}
