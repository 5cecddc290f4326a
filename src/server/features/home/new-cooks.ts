import { isTrustedAnyway, isYoung, standsAfter, thingsThatStand } from '#domain/accounts/trust.ts';
import { mostOfNewCook } from '#domain/home/per-cook.ts';
import type { Deps } from '#server/deps.ts';
import { findCooks } from '#server/presenters/recipe.ts';
import { findTrustDays } from '#server/trust-days.ts';

type Parts = Pick<Deps, 'reader' | 'config'>;
type Recipe = { cookId: string; recipeId: string };

/** Whose accounts were not trusted yet at a time, of the cooks of whom there are more recipes than a new one may have there. */
export async function findNewCooks(
  { reader, config }: Parts,
  recipes: readonly Recipe[],
  at: number,
): Promise<(cookId: string) => boolean> {
  const byCook = [...Map.groupBy(recipes, ({ cookId }) => cookId)];
  const many = byCook.filter(([, own]) => countOf(own) > mostOfNewCook);
  const cooks = await findCooks(
    many.map(([userId]) => ({ userId })),
    reader,
  );
  const trustDays = await findTrustDays({ reader, config });
  const found = await Promise.all(
    [...cooks.values()].map(async (cook) => {
      if (isTrustedAnyway(cook, trustDays)) return [];
      if (isYoung(cook, trustDays, at)) return cook.id;
      const last = (await reader.listStanding(cook.id, thingsThatStand))[thingsThatStand - 1];
      return last && last.at < at - standsAfter ? [] : cook.id;
    }),
  );
  const isNew = new Set(found.flat());
  return (id) => isNew.has(id);
}

const countOf = (own: readonly Recipe[]): number =>
  new Set(own.map(({ recipeId }) => recipeId)).size;
