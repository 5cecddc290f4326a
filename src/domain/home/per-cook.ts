/** How many recipes of one cook whose account is new may stand in a part of Home. */
export const mostOfNewCook = 2;

/** The recipes in their order, without those of a new cook who has as many there already. */
export function withFewOfNewCooks<Recipe extends { cookId: string; isNewCook: boolean }>(
  recipes: readonly Recipe[],
): Recipe[] {
  const taken = new Map<string, number>();
  return recipes.filter(({ cookId, isNewCook }) => {
    const before = taken.get(cookId) ?? 0;
    taken.set(cookId, before + 1);
    return !isNewCook || before < mostOfNewCook;
  });
}
