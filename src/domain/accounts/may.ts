type Actor = { readonly id: string; readonly role: number };
type Owned = { readonly userId: string };

/** Role 1 is the admin. */
export const isAdmin = (actor: Actor): boolean => actor.role === 1;
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
/** Whoever may act on what others have is reset by the operator alone: a dish can be guessed. */
export const mayResetByAnswer = ({ role }: Pick<Actor, 'role'>): boolean => role === 0;
