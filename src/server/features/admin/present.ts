import type { AccountReply, ActReply, ModeratedRecipeReply } from '#contract/admin.ts';
import type { PhotoReply } from '#contract/recipe-fields.ts';
import { daysLeft } from '#server/presenters/days-left.ts';
import { toTime } from '#server/presenters/time.ts';
import type { NamedUser } from '#storage/features/accounts/rows.ts';
import type { AccountRow, ActRow, ModeratedRecipeRow } from '#storage/features/admin/rows.ts';

const named = ({ name, email }: NamedUser) => ({ name, email });

/** A recipe for admins, with how long a removed one can still be restored. */
export function presentModerated(
  row: ModeratedRecipeRow,
  photo: PhotoReply,
  now: number,
): ModeratedRecipeReply {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    photo,
    createdAt: toTime(row.createdAt),
    owner: { _id: row.userId, ...named(row.owner) },
    ...(row.removedAt === null ? {} : { removed: presentRemoval(row.removedAt, row, now) }),
  };
}

function presentRemoval(at: number, { removedBy }: ModeratedRecipeRow, now: number) {
  const by = removedBy ? { by: named(removedBy) } : {};
  return { at: toTime(at), ...by, daysLeft: daysLeft(at, now) };
}

/** An account for admins. */
export function presentAccount(row: AccountRow): AccountReply {
  const { id, role, recipes, createdAt } = row;
  return { _id: id, ...named(row), role, createdAt: toTime(createdAt), recipes };
}

/** An act for the log; what is not known any more is left out. */
export function presentAct(row: ActRow): ActReply {
  const { recipes } = row;
  const isRecipe = row.subject === 'recipe';
  const subjectName = (isRecipe ? recipes?.names[0] : row.subjectName) ?? null;
  return {
    _id: row.id,
    at: toTime(row.at),
    act: row.act,
    ...(row.actor ? { actor: named(row.actor) } : {}),
    subject: row.subject,
    ...(row.subjectId === null ? {} : { subjectId: row.subjectId }),
    ...(subjectName === null ? {} : { subjectName }),
    ...(isRecipe || recipes === null ? {} : { wentAlong: recipes }),
  };
}
