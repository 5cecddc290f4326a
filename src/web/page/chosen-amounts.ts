import type { ShouldRevalidateFunctionArgs } from 'react-router';
import {
  type ChosenAmounts,
  factorOf,
  readChosenAmounts,
  readUnits,
  type UnitSystem,
} from '#domain/kitchen/chosen-amounts.ts';
import type { ShownAmounts } from '#domain/kitchen/show-text.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

const unitsKey = 'units';

/** The amounts in which its author wrote a recipe. */
export const asWritten: ShownAmounts = { factor: 1, units: null };

/** The amounts that the search part of an address asks for. */
export function shownAmountsIn(search: string, ownServings: number | undefined): ShownAmounts {
  const chosen = readChosenAmounts(new URLSearchParams(search));
  return { factor: factorOf(chosen, ownServings), units: chosen.units };
}

/** The search part of an address with other amounts, its other parameters untouched; null takes one out. */
export function withChosenAmounts(search: string, chosen: Partial<ChosenAmounts>): string {
  const query = new URLSearchParams(search);
  // Servings and times say the same.
  const isSize = chosen.servings !== undefined || chosen.scale !== undefined;
  for (const name of isSize ? ['servings', 'scale'] : []) query.delete(name);
  for (const [name, value] of Object.entries(chosen)) {
    if (value === null) query.delete(name);
    else query.set(name, typeof value === 'number' ? String(Number(value.toFixed(4))) : value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The units in which a person reads every recipe in this browser; null for those of each recipe. */
export const readKeptUnits = (): UnitSystem | null => readUnits(readStored(unitsKey));

export function keepUnits(units: UnitSystem | null): void {
  if (units) writeStored(unitsKey, units);
  else removeStored(unitsKey);
}

/** The part of a search that names amounts, with its question mark: what goes along to the print page. */
export function chosenAmountsOf(search: string): string {
  return withChosenAmounts('', readChosenAmounts(new URLSearchParams(search)));
}

/** Other amounts of a recipe, and what lies over it, are another address of the same page: nothing is asked for again. */
export function isRecipeStale({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOther = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  if (currentUrl.pathname === nextUrl.pathname && isOther) return false;
  return defaultShouldRevalidate;
}
