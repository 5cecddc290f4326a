import type { CookNameReply } from '#contract/cook-name.ts';
import type { NamedCook } from '#domain/cooks/named-cook.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';

/** A cook wherever one is named; one who has just gone has no name. */
export function presentCook(
  id: string,
  cook: Pick<UserRow, 'name' | 'handle'> | null | undefined,
): CookNameReply {
  return { _id: id, name: cook?.name ?? '', handle: cook?.handle ?? '' };
}

/** Somebody as storage names them, who may have no page. */
export const presentNamed = ({ id, ...named }: NamedCook): CookNameReply => ({
  _id: id,
  ...named,
});
