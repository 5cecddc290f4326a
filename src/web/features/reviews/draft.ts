import type { ChangeKind, ReviewReply } from '#contract/reviews.ts';

export type DraftChange = { key: string; kind: ChangeKind; lineId: string; text: string };

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
};

/** A new review as its form opens: cooked today, where the reader is. */
export function newDraft(servings: number | undefined): Draft {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return {
    ...{ id: '', base: '', rating: '', asWritten: true, changes: [], again: '' },
    ...{ cookedOn: local.toISOString().slice(0, 10), servings: String(servings ?? '') },
    ...{ minutes: '', text: '' },
  };
}

/** A review as its form opens. */
export function draftOf(review: ReviewReply): Draft {
  const { _id, updatedAt, rating, servings, minutes, again } = review;
  return {
    ...{ id: _id, base: updatedAt, asWritten: review.asWritten, text: review.text },
    ...{ rating: String(rating ?? ''), cookedOn: review.cookedOn },
    ...{ servings: String(servings ?? ''), minutes: String(minutes ?? '') },
    again: again === undefined ? '' : again ? 'yes' : 'no',
    changes: review.changes.map(({ kind, lineId = '', text = '' }) => ({
      ...newChange(),
      ...{ kind, lineId, text },
    })),
  };
}

/** An empty change; its key is this form's own. */
export function newChange(): DraftChange {
  return {
    key: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    kind: 'less',
    lineId: '',
    text: '',
  };
}

/** What is sent of a draft. */
export function bodyOf(draft: Draft) {
  const { asWritten, cookedOn, text, again } = draft;
  const number = (typed: string) => (typed.trim() === '' ? null : Number(typed));
  return {
    ...{ asWritten, cookedOn, text, rating: number(draft.rating) },
    ...{ servings: number(draft.servings), minutes: number(draft.minutes) },
    again: again === '' ? null : again === 'yes',
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
