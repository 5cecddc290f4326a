/** What decides how an entry shows: its collection, and the recipe if that is there. */
type Holder = { readonly userId: string; readonly visibility: 'private' | 'link' | 'public' };
type Held = {
  /** Whether the recipe was unlisted when its owner put it in: its name was never public. */
  readonly wasUnlisted: boolean;
  readonly recipe: { readonly userId: string; readonly unlisted: boolean } | null;
};

/** Who looks: the owner of the collection, or anybody else. */
export type Viewer = 'owner' | 'other';

/**
 * A recipe shows whole, as the title that is left of it, or not at all. One that is not listed is
 * for its owner, and for people with the link of a collection into which its owner put it. Of one that
 * those who run the site took down that title is empty: storage hands it to nobody.
 */
export function shownAs(
  { wasUnlisted, recipe }: Held,
  holder: Holder,
  viewer: Viewer,
): 'whole' | 'title' | 'nothing' {
  if (recipe && !recipe.unlisted) return 'whole';
  const isForLink = viewer === 'owner' || holder.visibility === 'link';
  if (recipe && recipe.userId === holder.userId && isForLink) return 'whole';
  return wasUnlisted && !isForLink ? 'nothing' : 'title';
}
