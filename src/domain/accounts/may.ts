import { dayMs } from '../spans.ts';

type Actor = { readonly id: string; readonly role: number };
type Owned = { readonly userId: string };
type Appealed = {
  readonly decidedBy: string | null;
  readonly appealedAt: number;
  readonly isAlone: boolean;
};

/** How long who decided waits before answering an appeal, where nobody else can. */
const appealWait = dayMs;

/** Role 1 is the admin. */
export const isAdmin = ({ role }: Pick<Actor, 'role'>): boolean => role === 1;
/** Role 2 is the moderator; admins may what moderators may. */
export const isModerator = ({ role }: Pick<Actor, 'role'>): boolean => role > 0;
/** Moderators settle what was reported of others, and admins alone that of admins; of an admin's own nobody else may be there to. */
export const maySettle = (
  actor: Actor,
  entry: { readonly userId: string | null; readonly ownerRole: number },
): boolean =>
  isAdmin(actor) ||
  (isModerator(actor) && actor.id !== entry.userId && !isAdmin({ role: entry.ownerRole }));
/** Admins warn and ban moderators and everybody else, moderators people without a role; nobody an admin or themselves. */
export const maySanction = (actor: Actor, person: Actor): boolean =>
  actor.id !== person.id &&
  (isAdmin(actor) ? !isAdmin(person) : isModerator(actor) && !isModerator(person));
/** An appeal is answered by somebody else than who made it and who decided; where there is nobody else, by who decided, a day later. */
export const mayAnswerAppeal = (
  actor: Actor,
  userId: string | null,
  { decidedBy, appealedAt, isAlone }: Appealed,
  now: number,
): boolean =>
  actor.id !== userId && (actor.id !== decidedBy || (isAlone && now - appealedAt >= appealWait));
/** Owners and admins edit a recipe; an edit never changes the owner. */
export const mayEditRecipe = (actor: Actor, recipe: Owned): boolean =>
  isAdmin(actor) || actor.id === recipe.userId;
/** Owners and admins delete a recipe. */
export const mayDeleteRecipe = mayEditRecipe;
/** People read their own account; admins read any. */
export const mayReadUser = (actor: Actor, userId: string): boolean =>
  isAdmin(actor) || actor.id === userId;
/** Admins delete accounts, but never their own: so an admin is always left. */
export const mayDeleteAccount = (actor: Actor, userId: string): boolean =>
  isAdmin(actor) && actor.id !== userId;
/** Admins and moderators, who act on what others have, are reset by the operator alone: a dish can be guessed. */
export const mayResetByAnswer = ({ role }: Pick<Actor, 'role'>): boolean => role === 0;
/** A review says how somebody else's recipe turned out. */
export const mayReview = (actor: Actor, recipe: Owned): boolean => actor.id !== recipe.userId;
/** A review is its writer's words: nobody else edits it. */
export const mayEditReview = (actor: Actor, review: Owned): boolean => actor.id === review.userId;
/** Writers delete their reviews, and admins any. */
export const mayDeleteReview = (actor: Actor, review: Owned): boolean =>
  isAdmin(actor) || actor.id === review.userId;
/** The author of a recipe answers what is said about it. */
export const mayAnswerReview = (actor: Actor, recipe: Owned): boolean => actor.id === recipe.userId;
/** People follow others. */
export const mayFollow = (actor: Actor, cook: { readonly id: string }): boolean =>
  actor.id !== cook.id;
/** People mute and block others, moderators and admins too: what moderators do is not kept from them by it. */
export const mayBlock = mayFollow;
/** Admins hide what somebody posted, and restore it. */
export const mayHidePost = isAdmin;
/** A question or an answer is its writer's words: nobody else edits it. */
export const mayEditQuestion = mayEditReview;
/** Writers delete their questions and answers, and admins any. */
export const mayDeleteQuestion = mayDeleteReview;
/** The author of a recipe puts a question with its answer into the tips. */
export const mayFoldQuestion = mayAnswerReview;
/** A person who may not read what an admin has hidden is told that it is not there. */
export const mayReadHidden = (actor: Actor, post: Owned): boolean =>
  isAdmin(actor) || actor.id === post.userId;
/** One's own review is no help to oneself. */
export const mayVoteReview = (actor: Actor, review: Owned): boolean => actor.id !== review.userId;
/** A collection is its owner's alone, or for people who know where it is, as long as it is not hidden. */
export const mayReadCollection = (
  actor: Pick<Actor, 'id'> | null,
  collection: Owned & { readonly visibility: string; readonly hidden: object | null },
): boolean =>
  actor?.id === collection.userId ||
  (collection.visibility !== 'private' && collection.hidden === null);
/** Only its owner changes a collection. */
export const mayEditCollection = (actor: Actor, collection: Owned): boolean =>
  actor.id === collection.userId;
/** A recipe that no list has is for its owner to pass on. */
export const mayCollect = (
  actor: Pick<Actor, 'id'>,
  recipe: Owned & { readonly unlisted?: boolean | undefined },
): boolean => !recipe.unlisted || actor.id === recipe.userId;
