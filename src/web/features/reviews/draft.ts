import { type ChangeKind, type ReviewReply, reviewLimits } from '#contract/reviews.ts';

export type DraftChange = {
  key: string;
  kind: ChangeKind;
  lineId: string;
  text: string;
  /** The line that the review has it of, which the recipe may have no more. */
  cooked?: { id: string; line: string };
  /** The line that was picked, as it read then: its author may take it away before this is sent. */
  picked?: { id: string; line: string };
};

/** A photo of a draft: its file is kept in this browser under its key, until the site has it. */
export type DraftPhoto = {
  key: string;
  /** Once it is uploaded, or where the review has it already. */
  id?: string;
  /** Where the review has it. */
  url?: string;
};

/** What is typed of a review and not sent yet; numbers as they are typed. */
export type Draft = {
  /** The review that it changes, and when that was changed last; empty for a new one. */
  id: string;
  base: string;
  rating: string;
  asWritten: boolean;
  changes: DraftChange[];
  cookedOn: string;
  servings: string;
  minutes: string;
  text: string;
  again: '' | 'yes' | 'no';
  photos: DraftPhoto[];
};

/** A new review as its form opens: cooked today, where the reader is. */
export function newDraft(servings: number | undefined): Draft {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return {
    id: '',
    base: '',
    rating: '',
    asWritten: true,
    changes: [],
    again: '',
    photos: [],
    cookedOn: local.toISOString().slice(0, 10),
    servings: String(servings ?? ''),
    minutes: '',
    text: '',
  };
}

/** A review as its form opens. */
export function draftOf(review: ReviewReply): Draft {
  const { _id, updatedAt, rating, servings, minutes, again } = review;
  return {
    id: _id,
    base: updatedAt,
    asWritten: review.asWritten,
    text: review.text,
    rating: String(rating ?? ''),
    cookedOn: review.cookedOn,
    servings: String(servings ?? ''),
    minutes: String(minutes ?? ''),
    again: again === undefined ? '' : again ? 'yes' : 'no',
    photos: photosOf(review),
    changes: review.changes.map(({ kind, lineId = '', line, text = '' }) => ({
      ...newChange(),
      kind,
      lineId,
      text,
      ...(line === undefined ? {} : { cooked: { id: lineId, line } }),
    })),
  };
}

/** An empty change. */
export function newChange(): DraftChange {
  return { key: newKey(), kind: 'less', lineId: '', text: '' };
}

/** A key of this form's own. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

const photosOf = ({ photos = [] }: ReviewReply): DraftPhoto[] =>
  photos.map(({ id, url, sizes }) => ({ key: id, id, url: sizes[0]?.url ?? url }));

/** A draft with the photos of the review that it is to change, before its own and as far as there is room. */
export function withPhotosOf(draft: Draft, review: ReviewReply | undefined): Draft {
  const there = review ? photosOf(review) : [];
  return { ...draft, photos: [...there, ...draft.photos].slice(0, reviewLimits.photos) };
}

/** The changes that name a line which an earlier one names already, by their keys. */
export function doubled({ asWritten, changes }: Draft): ReadonlySet<string> {
  const named = asWritten ? [] : changes.filter(({ kind, lineId }) => kind !== 'added' && lineId);
  const isLater = ({ lineId }: DraftChange, at: number) =>
    named.findIndex((one) => one.lineId === lineId) < at;
  return new Set(named.filter(isLater).map(({ key }) => key));
}

/** Whether letting go of a draft loses what the review which it changes has not: words, photos, or what was chosen. */
export function hasWork(draft: Draft, review: ReviewReply | undefined): boolean {
  const start = review ? draftOf(review) : newDraft(undefined);
  const isChosen = chosenIn(draft) !== chosenIn(start);
  return isChosen || draft.photos.some(({ url }) => !url) || hasWords(draft, review);
}

/** What takes a cook more than a press to say again; the day and the servings are there when the form opens. */
const chosenIn = ({ rating, minutes, again, changes }: Draft): string => {
  const named = changes.filter(({ lineId, text }) => lineId !== '' || text.trim() !== '');
  return JSON.stringify([
    rating,
    minutes.trim(),
    again,
    named.map((one) => [one.kind, one.lineId]),
  ]);
};

function hasWords(draft: Draft, review: ReviewReply | undefined): boolean {
  const before = [review?.text, ...(review?.changes ?? []).map(({ text }) => text)];
  const typed = [draft.text, ...draft.changes.map(({ text }) => text)].map((one) => one.trim());
  return typed.some((one) => one !== '' && !before.includes(one));
}

/** What is sent of a draft. */
export function bodyOf(draft: Draft) {
  const { asWritten, cookedOn, text, again } = draft;
  const number = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  return {
    asWritten,
    cookedOn,
    text,
    rating: number(draft.rating),
    servings: number(draft.servings),
    minutes: number(draft.minutes),
    again: again === '' ? null : again === 'yes',
    photoIds: draft.photos.flatMap(({ id }) => id ?? []),
    changes: asWritten
      ? []
      : draft.changes.map(({ kind, lineId, text: said }) => ({
          kind,
          ...(kind === 'added' || lineId === '' ? {} : { lineId }),
          ...(said.trim() === '' ? {} : { text: said }),
        })),
  };
}

/** Whether what was found is a draft of this version. */
export function isDraft(stored: Partial<Draft>): boolean {
  const texts = [stored.id, stored.base, stored.rating, stored.cookedOn, stored.text];
  return texts.every((one) => typeof one === 'string') && Array.isArray(stored.changes);
}
