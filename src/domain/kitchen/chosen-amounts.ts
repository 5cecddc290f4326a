/** The kitchens in whose units amounts can be shown, besides the author's own. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** The amounts that a person chose for a recipe, as they stand in the address of its page. */
export type ChosenAmounts = {
  servings: number | null;
  scale: number | null;
  units: UnitSystem | null;
};

/** The parameters of an address that tell them; pages that are kept for everybody ignore these. */
export const amountParameters = ['servings', 'scale', 'units'] as const;

/** The most that a page scales to, either way: beyond it nobody cooks from the same recipe. */
export const mostServings = 500;
export const mostScale = 100;

/** The parameters of an address, by name. */
type Query = { get(name: string): string | null };

/** Reads `?servings=6`, `?scale=1.5` and `?units=us`; what makes no sense is as if it were not said. */
export function readChosenAmounts(query: Query): ChosenAmounts {
  const servings = Number(query.get('servings') ?? Number.NaN);
  const scale = Number(query.get('scale') ?? Number.NaN);
  const isWhole = Number.isInteger(servings) && servings >= 1 && servings <= mostServings;
  const isScale = scale >= 1 / mostScale && scale <= mostScale;
  return {
    servings: isWhole ? servings : null,
    scale: isScale ? scale : null,
    units: readUnits(query.get('units')),
  };
}

/** The kitchen that a word names, or null. */
export function readUnits(word: unknown): UnitSystem | null {
  return unitSystems.find((one) => one === word) ?? null;
}

/** How many times the recipe's amounts that is; servings count only for a recipe that says its own. */
export function factorOf({ servings, scale }: ChosenAmounts, own: number | undefined): number {
  if (own && servings !== null) return servings / own;
  return scale ?? 1;
}
