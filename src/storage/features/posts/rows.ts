import type { PostKind } from '#domain/posts/kinds.ts';
import type { ReportReason } from '#domain/reports/kinds.ts';
import type { Topic } from '../../define.ts';
import type { NamedUser } from '../accounts/rows.ts';

/** Which post, of what kind. */
export type PostName = { kind: PostKind; id: string };

/** What an admin has hidden, with its writer and the recipe it stands at. */
export type HiddenPostRow = PostName & {
  userId: string;
  writer: NamedUser;
  recipe: { name: string; slug: string } | null;
  text: string;
  reason: string;
  hiddenAt: number;
  /** Its writer has deleted it meanwhile. */
  isWithdrawn: boolean;
};

/** Which rule it breaks, and whether the name of a cook is hidden too. */
export type HideWish = { rule?: ReportReason | null; withName?: boolean };

/**
 * What changed for visitors: nothing where the post was as it was wished before. `takenAlong` where it was to be shown
 * and is not: its writer has left, and it comes back with them.
 */
export type HideOutcome = { topics: Topic[]; takenAlong?: true };
