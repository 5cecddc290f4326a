import type { NotificationKind } from '#contract/notifications.ts';
import type { NamedCook } from '#domain/cooks/named-cook.ts';
import { mostNamed } from './keeping.ts';

/** A doing that somebody is told of. */
export type Doing = {
  kind: NotificationKind;
  /** Who did it; null is the site itself. */
  actorId: string | null;
  recipeId: string | null;
  /** The review, question, answer or collection that it is about. */
  subjectId: string | null;
  /** What an answer belongs to. */
  ofId?: string | undefined;
};

/**
 * What doings are told together by: several of a kind about the same thing are one. Those of a cook
 * who publishes are about the cook, and followers about whom they follow.
 */
export function groupOf({ kind, actorId, recipeId, subjectId, ofId }: Doing): string {
  const about: Record<NotificationKind, string | null | undefined> = {
    review: recipeId,
    'review-answer': subjectId,
    question: recipeId,
    answer: ofId ?? subjectId,
    follow: null,
    helpful: subjectId,
    published: actorId,
    hidden: subjectId ?? recipeId,
  };
  return `${kind}:${about[kind] ?? ''}`;
}

type Recipe = { id: string; name: string; slug: string };

/** What somebody was told, with the names as they are now. */
export type Told = {
  id: string;
  group: string;
  kind: NotificationKind;
  actor: NamedCook | null;
  recipe: Recipe | null;
  subjectId: string | null;
  detail: string | null;
  isUnread: boolean;
  createdAt: number;
};

/** Several doings as one: what the newest says, who did them, and whether any is unread. */
export type ToldGroup = Omit<Told, 'actor'> & {
  actors: NamedCook[];
  people: number;
  things: number;
};

/** Puts together what belongs together, newest first as it is given. */
export function groupTold(told: readonly Told[]): ToldGroup[] {
  const groups = Map.groupBy(told, ({ group }) => group);
  return [...groups.values()].map(([newest, ...older]) => toGroup(newest as Told, older));
}

function toGroup(newest: Told, older: Told[]): ToldGroup {
  const all = [newest, ...older];
  const { actor: _, ...said } = newest;
  const actors = new Map(all.flatMap(({ actor }) => (actor ? [[actor.id, actor]] : [])));
  const things = new Set(all.map(({ subjectId, recipe }) => subjectId ?? recipe?.id));
  return {
    ...said,
    actors: [...actors.values()].slice(0, mostNamed),
    people: actors.size,
    things: things.size,
    isUnread: all.some(({ isUnread }) => isUnread),
  };
}
